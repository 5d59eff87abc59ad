import { transaction } from '../../../src/db/database.ts'
import { tellUnlessTold } from '../../../src/services/stock/cause.ts'
import { createRole, createStaff } from '../../console/support.ts'
import { createDigitalProduct, createEntitlement } from '../digital.ts'
import { createBookable, createBooking, createResource, slotIn } from '../fixtures/bookings.ts'
import {
  createAutomaticDiscount,
  createCategory,
  createFood,
  createModifierGroup,
  createProduct,
  createService,
  createVariant,
} from '../fixtures/catalogue.ts'
import { createDraft } from '../fixtures/drafts.ts'
import { createInvoice } from '../fixtures/invoices.ts'
import { createNote, createTask } from '../fixtures/office.ts'
import { createOrder, createTicket } from '../fixtures/orders.ts'
import { createAccount, createCustomer } from '../fixtures/people.ts'
import { createComment, createReview } from '../fixtures/posts.ts'
import { createReturn } from '../fixtures/returns.ts'
import {
  createShipment,
  createShippingAddress,
  createShippingRate,
  setOrigin,
  setShipping,
} from '../fixtures/shipping.ts'
import { unique } from '../fixtures/unique.ts'
import type { Owner } from '../records.ts'
import { service } from '../service.ts'
import { ofPerson, ofShopper, ofStore, type Reference, set } from './reference.ts'

const item = { name: 'A thing', price: 10 }
const note = { title: 'A title', content: 'Words.' }
const task = { title: 'A task', dueDate: '2026-11-30T18:00:00Z' }

/** An order of the owner that took over a booking. */
const bookedOrder = async ({ shop, account }: Owner) => {
  const { id } = await createOrder(shop, account)
  const booking = await createBooking(shop, account)
  await service().db('bookings').where({ shop_id: shop.id, id: booking.id }).update({ order_id: id })
  return { id }
}

const category = ({ shop }: Owner) => createCategory(shop)

const categoryOfProduct = async (owner: Owner) => {
  const made = await category(owner)
  return { ...made, product: (await createProduct(owner.shop, { category_id: made.id })).id }
}

const categoryAbove = async (owner: Owner) => {
  const made = await category(owner)
  const below = await category(owner)
  await set('categories', below, { parent_id: made.id })
  return { ...made, below: below.id }
}

const categoryOfFood = async (owner: Owner) => {
  const made = await category(owner)
  return { ...made, food: (await createFood(owner.shop, { category_id: made.id })).id }
}

async function optionOfGroup({ shop }: Owner): Promise<{ id: string; optionId: string }> {
  const { id } = await createModifierGroup(shop)
  const { options } = await service().db('modifier_groups').where({ id, shop_id: shop.id }).first('options')
  return { id, optionId: options[0]._id }
}

async function customerWithOrder({ shop, account }: Owner) {
  const customer = await createCustomer(shop)
  await set('orders', await createOrder(shop, account), { customer_id: customer.id })
  return customer
}

/** Creates an order, for which the ledger of stock has a movement. */
async function movedOrder({ shop, account }: Owner) {
  const { id, productId } = await createOrder(shop, account)
  await transaction(service().db, async (tx) => {
    await tellUnlessTold(tx, { orderId: id })
    await tx('products').where({ id: productId, shop_id: shop.id }).increment('quantity', 1)
  })
  return { id }
}

const invoicedOrder = async ({ shop, account }: Owner) => ({
  id: (await createInvoice(shop, account)).orderId,
})

async function shopperWithOrder({ shop, account }: Owner) {
  await createOrder(shop, account)
  return { id: account.id }
}

/** Creates an order that can be shipped by a rate of the store, to an address of its shopper. */
async function parcel({ shop, account }: Owner) {
  await setShipping(shop)
  const { id } = await createOrder(shop, account)
  return { id, addressId: (await createShippingAddress(account)).id }
}

const address = async (owner: Owner) => {
  const { id: orderId, addressId: id } = await parcel(owner)
  return { id, orderId }
}

async function assignee({ shop }: Owner) {
  const person = await createAccount()
  await createStaff(shop, await createRole(shop, ['orders:view']), person)
  const assigned = await createTask(shop, { assignees: [person.id] })
  return { id: person.id, assigned: assigned.id, task: (await createTask(shop)).id }
}

async function paidLine({ shop, account }: Owner) {
  const order = await createOrder(shop, account, { status: 'paid', payment_status: 'paid' })
  const { id } = await service().db('order_items').where({ order_id: order.id }).first('id')
  return { id: id as string, order: order.id }
}

const freeLine = { name: 'Engraving', unitPrice: 6, quantity: 1 }

const variantOfProduct = async ({ shop }: Owner) => {
  const product = await createProduct(shop)
  return { ...(await createVariant(shop, product)), product: product.id }
}

/** A return whose goods can be exchanged. */
async function askedExchange({ shop, account }: Owner) {
  const { id: returnId, itemId, productId } = await createReturn(shop, account, { kind: 'exchange' })
  return { returnId, itemId, productId }
}

/** A line of an order that waits for its money. */
async function openLine({ shop, account }: Owner) {
  const order = await createOrder(shop, account)
  const { updated_at: updatedAt } = await service().db('orders').where({ id: order.id }).first('updated_at')
  const { id } = await service().db('order_items').where({ order_id: order.id }).first('id')
  return { id: id as string, order: order.id, updatedAt }
}

const ofCategory = ofStore(category, (id) => ({ query: { category: id } }))

/** The references of the Apps API. */
export const appsReferences: Record<string, Reference> = {
  'listInvoices ?order': ofStore(invoicedOrder, (order) => ({ query: { order } })),
  'listOrders ?customer': ofStore(customerWithOrder, (customer) => ({ query: { customer } })),
  'countOrders ?customer': ofStore(customerWithOrder, (customer) => ({ query: { customer } })),
  'listOrders ?user': ofStore(shopperWithOrder, (user) => ({ query: { user } })),
  'countOrders ?user': ofStore(shopperWithOrder, (user) => ({ query: { user } })),
  'saveCustomers customers[].id': ofStore(
    ({ shop }) => createCustomer(shop),
    (id) => ({ body: { customers: [{ id, tags: ['vip'] }] } }),
  ),
  'createProduct relatedProducts': ofStore(
    ({ shop }) => createProduct(shop),
    (id) => ({ body: { ...item, quantity: 1, relatedProducts: [id] } }),
    { table: 'products' },
  ),
  'updateProduct relatedProducts': ofStore(
    async ({ shop }) => ({ ...(await createProduct(shop)), changed: (await createProduct(shop)).id }),
    (id, { changed }) => ({ path: { id: changed }, body: { relatedProducts: [id] } }),
    { table: 'products' },
  ),
  'saveProducts products[].relatedProducts': ofStore(
    ({ shop }) => createProduct(shop),
    (id) => ({ body: { products: [{ ...item, quantity: 1, relatedProducts: [id] }] } }),
    { table: 'products' },
  ),
  'saveProducts products[].id': ofStore(
    ({ shop }) => createProduct(shop),
    (id) => ({ body: { products: [{ id, tags: ['new'] }] } }),
    { table: 'products' },
  ),
  'saveProducts products[].category': ofStore(category, (id) => ({
    body: { products: [{ ...item, quantity: 1, category: id }] },
  })),
  'saveProducts products[].otherCategories': ofStore(category, (id) => ({
    body: { products: [{ ...item, quantity: 1, otherCategories: [id] }] },
  })),
  'listProducts ?category': { ...ofCategory, record: categoryOfProduct },
  'createProduct category': ofStore(category, (id) => ({ body: { ...item, quantity: 1, category: id } })),
  'createProduct otherCategories': ofStore(category, (id) => ({
    body: { ...item, quantity: 1, otherCategories: [id] },
  })),
  'updateProduct otherCategories': ofStore(categoryOfProduct, (id, { product }) => ({
    path: { id: product },
    body: { otherCategories: [id] },
  })),
  'listCategories ?parent': ofStore(categoryAbove, (parent) => ({ query: { parent } })),
  'createCategory parent': ofStore(category, (parent) => ({ body: { name: unique('Category'), parent } })),
  'updateCategory parent': ofStore(
    async (owner) => ({ ...(await category(owner)), moved: (await category(owner)).id }),
    (parent, { moved }) => ({ path: { id: moved }, body: { parent } }),
  ),
  'updateProductPrices category': ofStore(categoryOfProduct, (id) => ({
    body: { percent: -10, category: id },
  })),
  'previewProductPrices ?category': ofStore(categoryOfProduct, (id) => ({
    query: { percent: -10, category: id },
  })),
  'refundOrder lines[].itemId': ofStore(paidLine, (itemId, { order }) => ({
    path: { id: order },
    body: { lines: [{ itemId, quantity: 1 }] },
  })),
  'editOrder lines[].itemId': ofStore(openLine, (itemId, { order, updatedAt }) => ({
    path: { id: order },
    body: { updatedAt, lines: [{ itemId, quantity: 1 }] },
  })),
  'editOrder add[].product': ofStore(
    async (owner) => ({ ...(await openLine(owner)), ...(await createProduct(owner.shop)) }),
    (product, { order, updatedAt }) => ({
      path: { id: order },
      body: { updatedAt, add: [{ product, quantity: 1 }] },
    }),
    { table: 'products' },
  ),
  'editOrder add[].variant': ofStore(
    async (owner) => ({ ...(await openLine(owner)), ...(await variantOfProduct(owner)) }),
    (variant, { product, order, updatedAt }) => ({
      path: { id: order },
      body: { updatedAt, add: [{ product, variant, quantity: 1 }] },
    }),
    { table: 'variants' },
  ),
  'createDraftOrder customer': ofStore(
    ({ shop }) => createCustomer(shop),
    (customer) => ({ body: { customer, lines: [freeLine] } }),
  ),
  'createDraftOrder lines[].product': ofStore(
    ({ shop }) => createProduct(shop),
    (product) => ({ body: { lines: [{ product, quantity: 1 }] } }),
    { table: 'products' },
  ),
  'createDraftOrder lines[].variant': ofStore(
    variantOfProduct,
    (variant, { product }) => ({ body: { lines: [{ product, variant, quantity: 1 }] } }),
    { table: 'variants' },
  ),
  'updateDraftOrder customer': ofStore(
    async ({ shop }) => ({ ...(await createCustomer(shop)), draft: (await createDraft(shop))._id }),
    (customer, { draft }) => ({ path: { id: draft }, body: { customer } }),
  ),
  'updateDraftOrder lines[].product': ofStore(
    async ({ shop }) => ({ ...(await createProduct(shop)), draft: (await createDraft(shop))._id }),
    (product, { draft }) => ({ path: { id: draft }, body: { lines: [{ product, quantity: 1 }] } }),
    { table: 'products' },
  ),
  'updateDraftOrder lines[].variant': ofStore(
    async (owner) => ({ ...(await variantOfProduct(owner)), draft: (await createDraft(owner.shop))._id }),
    (variant, { product, draft }) => ({
      path: { id: draft },
      body: { lines: [{ product, variant, quantity: 1 }] },
    }),
    { table: 'variants' },
  ),
  'listReturns ?order': ofStore(
    async ({ shop, account }) => ({ id: (await createReturn(shop, account)).orderId }),
    (order) => ({ query: { order } }),
  ),
  'approveReturn wanted[].itemId': ofStore(
    async (owner) => {
      const { itemId, ...asked } = await askedExchange(owner)
      return { ...asked, id: itemId }
    },
    (itemId, { returnId, productId }) => ({
      path: { id: returnId },
      body: { wanted: [{ itemId, product: productId }] },
    }),
  ),
  'approveReturn wanted[].product': ofStore(
    async (owner) => ({ ...(await askedExchange(owner)), ...(await createProduct(owner.shop)) }),
    (product, { returnId, itemId }) => ({ path: { id: returnId }, body: { wanted: [{ itemId, product }] } }),
    { table: 'products' },
  ),
  'approveReturn wanted[].variant': ofStore(
    async (owner) => ({ ...(await askedExchange(owner)), ...(await variantOfProduct(owner)) }),
    (variant, { returnId, itemId, product }) => ({
      path: { id: returnId },
      body: { wanted: [{ itemId, product, variant }] },
    }),
    { table: 'variants' },
  ),
  'receiveReturn lines[].itemId': ofStore(
    async ({ shop, account }) => {
      const { id, itemId } = await createReturn(shop, account, { status: 'approved' })
      return { id: itemId, returnId: id }
    },
    (itemId, { returnId }) => ({ path: { id: returnId }, body: { lines: [{ itemId }] } }),
  ),
  'setReturnPolicy excluded[].product': ofStore(
    ({ shop }) => createProduct(shop),
    (id) => ({ body: { days: 30, excluded: [{ product: id, reason: 'perishable' }] } }),
    { table: 'products' },
  ),
  'setProductPrices prices[].product': ofStore(
    ({ shop }) => createProduct(shop),
    (product) => ({ body: { prices: [{ product, price: 7 }] } }),
    { table: 'products' },
  ),
  'setProductPrices prices[].variant': ofStore(
    async ({ shop }) => {
      const product = await createProduct(shop)
      return { ...(await createVariant(shop, product)), product: product.id }
    },
    (variant, { product }) => ({ body: { prices: [{ product, variant, price: 7 }] } }),
    { table: 'variants' },
  ),
  'adjustStock adjustments[].id': ofStore(
    ({ shop }) => createProduct(shop),
    (id) => ({ body: { adjustments: [{ id, change: 1, reason: 'received' }] } }),
    { table: 'products' },
  ),
  'listStockMovements ?product': ofStore(
    ({ shop }) => createProduct(shop),
    (product) => ({ query: { product } }),
  ),
  'listStockMovements ?variant': ofStore(
    async ({ shop }) => createVariant(shop, await createProduct(shop)),
    (variant) => ({ query: { variant } }),
  ),
  'listStockMovements ?order': ofStore(movedOrder, (order) => ({ query: { order } })),
  'updateProduct category': ofStore(categoryOfProduct, (id, { product }) => ({
    path: { id: product },
    body: { category: id },
  })),
  'listFoods ?category': { ...ofCategory, record: categoryOfFood },
  'createFood category': ofStore(category, (id) => ({ body: { ...item, category: id } })),
  'createModifierGroup options[].foodId': ofStore(
    ({ shop }) => createFood(shop),
    (foodId) => ({ body: { name: 'Sides', options: [{ name: 'Fries', foodId }] } }),
    { table: 'products' },
  ),
  'updateModifierGroup options[].foodId': ofStore(
    async ({ shop }) => ({
      ...(await createFood(shop)),
      group: (await createModifierGroup(shop)).id,
    }),
    (foodId, { group }) => ({ path: { id: group }, body: { options: [{ name: 'Fries', foodId }] } }),
    { table: 'products' },
  ),
  'createBooking service': ofStore(
    ({ shop }) => createBookable(shop),
    (service) => ({ body: { service, startsAt: slotIn(3) } }),
    { table: 'products' },
  ),
  'createBooking resource': ofStore(
    async ({ shop }) => {
      const { id: service, resourceId: id } = await createBookable(shop)
      return { id, service }
    },
    (resource, { service }) => ({ body: { service, resource, startsAt: slotIn(3) } }),
    { table: 'resources' },
  ),
  'moveBooking resource': ofStore(
    async ({ shop }) => {
      const { id: booking, resourceId: id } = await createBooking(shop)
      return { id, booking }
    },
    (resource, { booking }) => ({ path: { id: booking }, body: { resource, startsAt: slotIn(3) } }),
    { table: 'resources' },
  ),
  'listBookings ?resource': ofStore(
    async ({ shop }) => ({ id: (await createBooking(shop)).resourceId }),
    (resource) => ({ query: { resource } }),
  ),
  'listBookings ?service': ofStore(
    async ({ shop }) => ({ id: (await createBooking(shop)).serviceId }),
    (service) => ({ query: { service } }),
  ),
  'listBookings ?order': ofStore(bookedOrder, (order) => ({ query: { order } })),
  'createResource services': ofStore(
    ({ shop }) => createService(shop, { duration_minutes: 60 }),
    (id) => ({ body: { name: 'Amara', kind: 'person', services: [id] } }),
    { table: 'products' },
  ),
  'updateResource services': ofStore(
    async ({ shop }) => ({
      ...(await createService(shop, { duration_minutes: 60 })),
      resource: (await createResource(shop)).id,
    }),
    (id, { resource }) => ({ path: { id: resource }, body: { services: [id] } }),
    { table: 'products' },
  ),
  'listTickets ?order': ofStore(
    async ({ shop, account }) => ({ id: (await createTicket(shop, account)).orderId }),
    (order) => ({ query: { order } }),
  ),
  'setSoldOut foodId': ofStore(
    ({ shop }) => createFood(shop),
    (foodId) => ({ body: { foodId } }),
  ),
  'setSoldOut groupId': ofStore(optionOfGroup, (groupId, { optionId }) => ({ body: { groupId, optionId } })),
  'setSoldOut optionId': ofStore(
    async (owner) => {
      const { id, optionId } = await optionOfGroup(owner)
      return { id: optionId, groupId: id }
    },
    (optionId, { groupId }) => ({ body: { groupId, optionId } }),
  ),
  'updateFood category': ofStore(categoryOfFood, (id, { food }) => ({
    path: { id: food },
    body: { category: id },
  })),
  'quoteShipping orderId': ofStore(
    parcel,
    (orderId, { addressId }) => ({ body: { orderId, shippingAddressId: addressId } }),
    { table: 'orders' },
  ),
  'quoteShipping shippingAddressId': ofPerson(address, (shippingAddressId, { orderId }) => ({
    body: { orderId, shippingAddressId },
  })),
  'createShipment orderId': ofStore(
    parcel,
    (orderId, { addressId }) => ({ body: { orderId, shippingAddressId: addressId } }),
    { table: 'orders' },
  ),
  'createShipment lines[].itemId': ofStore(
    async (owner) => {
      const { id: orderId, addressId } = await parcel(owner)
      const { id } = await service().db('order_items').where({ order_id: orderId }).first('id')
      return { id, orderId, addressId }
    },
    (itemId, { orderId, addressId }) => ({
      body: { orderId, shippingAddressId: addressId, lines: [{ itemId, quantity: 1 }] },
    }),
  ),
  'createShipment shippingAddressId': ofPerson(address, (shippingAddressId, { orderId }) => ({
    body: { orderId, shippingAddressId },
  })),
  'createShipment rateId': ofShopper(
    async ({ shop, account }) => {
      const { id: orderId } = await createOrder(shop, account)
      return { ...(await createShippingRate(shop, account, { order_id: orderId })), orderId }
    },
    (rateId, { orderId }) => ({ body: { orderId, rateId } }),
  ),
  'createDispatch shipmentId': ofStore(
    async ({ shop, account }) => {
      await setOrigin(shop)
      return createShipment(shop, account)
    },
    (shipmentId) => ({ body: { shipmentId } }),
  ),
  'listNotes ?resourceId': ofStore(
    async ({ shop }) => {
      const product = await createProduct(shop)
      await createNote(shop, { resource: 'products', resource_id: product.id })
      return product
    },
    (resourceId) => ({ query: { resource: 'products', resourceId } }),
  ),
  'createNote resourceId': ofStore(
    ({ shop }) => createProduct(shop),
    (resourceId) => ({ body: { ...note, resource: 'products', resourceId } }),
    { table: 'products' },
  ),
  'updateNote resourceId': ofStore(
    async ({ shop }) => ({ ...(await createProduct(shop)), note: (await createNote(shop)).id }),
    (resourceId, mine) => ({ path: { id: mine.note }, body: { resource: 'products', resourceId } }),
    { table: 'products' },
  ),
  'createComment parentId': ofStore(
    ({ shop, account }) => createComment(shop, account),
    (parentId) => ({ body: { parentId, body: 'Words.' } }),
    { table: 'comments' },
  ),
  'listReviews ?productId': ofStore(
    async ({ shop, account }) => ({ id: (await createReview(shop, account)).productId }),
    (productId) => ({ query: { productId } }),
  ),
  'listTasks ?assignee': ofStore(assignee, (id) => ({ query: { assignee: id } })),
  'createTask assignees': ofStore(assignee, (id) => ({ body: { ...task, assignees: [id] } })),
  'updateTask assignees': ofStore(assignee, (id, mine) => ({
    path: { id: mine.task },
    body: { assignees: [id] },
  })),
  'listDigitalAccess ?product': ofStore(
    async ({ shop, account }) => ({ id: (await createEntitlement(shop, account)).productId }),
    (product) => ({ query: { product } }),
  ),
  'listDigitalAccess ?user': ofStore(
    async ({ shop, account }) => {
      await createEntitlement(shop, account)
      return { id: account.id }
    },
    (user) => ({ query: { user } }),
  ),
  'createDigitalAccess productId': ofStore(
    ({ shop }) => createDigitalProduct(shop),
    (productId) => ({ body: { email: `${unique('reader')}@example.com`, productId } }),
    { table: 'products' },
  ),
  'previewDiscounts items[].productId': ofStore(
    ({ shop }) => createProduct(shop),
    (productId) => ({ body: { items: [{ productId, quantity: 1 }] } }),
    { table: 'products' },
  ),
  'previewDiscounts items[].variantId': ofStore(
    async ({ shop }) => {
      const { id: productId } = await createProduct(shop)
      return { ...(await createVariant(shop, { id: productId })), productId }
    },
    (variantId, { productId }) => ({ body: { items: [{ productId, variantId, quantity: 1 }] } }),
    { table: 'variants' },
  ),
  'previewDiscounts discountId': ofStore(
    async ({ shop }) => ({
      ...(await createAutomaticDiscount(shop)),
      productId: (await createProduct(shop)).id,
    }),
    (discountId, { productId }) => ({ body: { discountId, items: [{ productId, quantity: 1 }] } }),
    { table: 'automatic_discounts' },
  ),
}
