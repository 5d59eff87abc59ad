import { newId } from '../../src/base/ids.ts'
import { plannedAnew } from '../support/plans.ts'

/** The ids of the records that the statements concern. */
interface Ids {
  shopId: string
  shopperId: string
  productId: string
  categoryId: string
}

/** Returns the values for each named statement, by its name: the records that it concerns exist in the store. */
export function valuesIn(store: Ids): (statement: string) => object {
  const records = recordsOf(store)
  return (statement) => ({ ...anyValues(store), ...records[statement] })
}

const orderId = `bb${'0'.repeat(19)}0c8`
const comment = { id: `dd${'0'.repeat(19)}0c8` }
const productIds = Array.from({ length: 20 }, (_, n) => (n * 100).toString(16).padStart(24, '0'))
const monthOf = (month: string) =>
  Array.from({ length: 31 }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`)
const asked = (id: string) => ({ ids: [id], known: [''] })
const lineOf = (productId: string) => ({
  id: newId(),
  product_id: productId,
  name: 'A',
  options: {},
  unit_price: 100,
  quantity: 1,
  auto_renew: false,
  holds_stock: true,
  position: 0,
})

/** Returns a value for every name in a statement: of the store's own records, or of none. */
const anyValues = ({ shopId, shopperId, productId }: Ids) => ({
  shopId,
  userId: shopperId,
  productId,
  orderId,
  shopperId,
  words: ['lamp'],
  id: newId(),
  cartId: newId(),
  itemId: newId(),
  customerId: null,
  variantId: null,
  paymentId: null,
  paymentMethodId: null,
  taxes: null,
  shippingTaxes: null,
  taxTreatment: null,
  billingAddress: null,
  countries: ['DE'],
  shippingAddressId: null,
  couponId: newId(),
  rateId: newId(),
  sessionId: newId(),
  from: newId(),
  to: shopperId,
  ids: [newId()],
  userIds: [shopperId],
  limit: 20,
  offset: 0,
  kind: 'product',
  slug: 'notebook',
  couriers: false,
  kinds: ['product'],
  guestId: shopperId,
  scale: 100,
  decimals: 2,
  most: 10_000,
  now: new Date(),
  quantity: 1,
  price: 100,
  discount: 1,
  subtotal: 100,
  number: 1,
  count: 1,
  addressCopy: null,
  rating: 5,
  position: 0,
  shop: '{}',
  currency: 'USD',
  details: '{}',
  options: '{}',
  coupon: '{}',
  rate: null,
  rows: '[]',
  lines: JSON.stringify([{ position: 0, productId, quantity: 1 }]),
  change: 'placed',
  surface: 'store',
  autoRenew: false,
  liked: true,
  isDefault: false,
  email: 'shopper@example.com',
  name: 'A',
  title: 'A',
  body: 'A',
  note: null,
  code: 'A',
  reason: 'A',
  hash: 'A',
  domain: 'a.example',
  storeUrl: 'A',
  page: 'A',
  shopper: 'A',
  phone: 'A',
  line1: 'A',
  line2: null,
  city: 'A',
  state: 'A',
  country: 'US',
  postalCode: 'A',
  ownShopId: shopId,
  everywhere: false,
  products: [newId()],
  all: true,
  discounts: '[]',
  rules: '[]',
  taxAdded: 0,
  shippingCost: 0,
  categories: [newId()],
  sessionIds: [newId()],
  surfaces: ['store'],
  shopIds: [shopId],
  times: [new Date().toISOString()],
  hidden: true,
  reply: null,
  query: 'A',
  lat: null,
  lng: null,
  site: 'A',
  networks: ['A'],
  allowances: ['20'],
  mailbox: 'A',
  guestAddress: null,
  payableFor: '3600 seconds',
  known: '',
  placement: null,
  collection: null,
  byTransfer: false,
  byGuest: false,
  caller: 'A',
  key: 'A',
  until: new Date().toISOString(),
  total: 1,
  at: new Date().toISOString(),
})

/** The records of the statements that name theirs by `id`, `ids` or `offset`. */
function recordsOf({ shopId, productId, categoryId }: Ids): Record<string, object> {
  const [ofShop, ofProduct, ofOrder] = [{ id: shopId }, { id: productId }, { id: orderId }]
  return {
    'shops.byId': ofShop,
    'shops.hold': ofShop,
    'shops.holdDeliveryTerms': ofShop,
    'orders.withoutRate': ofOrder,
    'products.findAny': ofProduct,
    'products.related': ofProduct,
    'orders.insert': { lines: JSON.stringify([lineOf(productId)]) },
    'pictures.byAddress': { sha256: 'a'.repeat(64), format: 'webp' },
    'pictures.inOtherSize': { sha256: 'a'.repeat(64), format: 'webp', sizeName: 'small' },
    // The usual period, a month, is planned once; a few days may be planned anew.
    'sales.byDay': { days: monthOf('2026-01'), timeZone: 'UTC' },
    'sales.today': { timeZone: 'UTC' },
    'sales.edges': { days: monthOf('2026-01'), timeZone: 'UTC' },
    'counts.read': { kind: 'orders', keys: ['%'] },
    'counts.readKeys': { kind: 'reviews', keys: ['5', '5 hidden'] },
    'products.cheapest.after': { key: 500 },
    'products.dearest.after': { key: 500 },
    'products.findListed': asked(productId),
    'foods.findListed': asked(`0${'0'.repeat(18)}186a1`),
    'services.findListed': asked(newId()),
    'categories.find': asked(categoryId),
    'shops.settings': { ...asked(shopId), currency: '{}' },
    'shops.policies': asked(shopId),
    'blogs.findPublished': asked(newId()),
    'orders.byIdWithBuyer': ofOrder,
    'orders.buyer': ofOrder,
    'orders.byId': ofOrder,
    'orders.ofShopper': ofOrder,
    'orders.lockForPayment': ofOrder,
    'comments.countShown': { resource: 'product', resourceId: productId },
    'comments.lock': comment,
    'comments.react': comment,
    'comments.report': comment,
    'products.findBatch': { ids: productIds },
    ...Object.fromEntries(
      [...plannedAnew.keys()].filter((name) => name.endsWith('.far')).map((name) => [name, { offset: 1500 }]),
    ),
  }
}
