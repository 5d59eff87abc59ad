import type { components } from '../../../generated/store.types.ts'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import { requirePhone } from '../../base/phone.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Causer } from '../../gateways/throttle/call-budget.ts'
import { sumOf } from '../amounts/division.ts'
import {
  findOffers,
  isShipped,
  type Line,
  requireAmount,
  shippedKinds,
  subtotalOf,
} from '../catalog/line-prices.ts'
import { requireParts } from '../geo/address-formats.ts'
import { isCountry } from '../geo/countries.ts'
import { type CurrentPrice, withCurrentPrice } from '../modifiers/current-price.ts'
import { modifierTree } from '../modifiers/offered.ts'
import { type AddressCopy, copyOf } from './addresses.ts'
import { askCouriers, type Content, findAnswer, type Offered, questionOf, shownOf } from './courier-rates.ts'
import { flatRates, requireServed, type ShippedKind } from './zone-rates.ts'
import { readRow, type ShippingSettings } from './zones.ts'

type ShippingRate = components['schemas']['ShippingRate']
type NewAddress = components['schemas']['NewShippingAddress']
/** Exactly one of the addresses, and at most one of `orderId` and `items`. */
interface RateRequest {
  addressId?: string
  address?: NewAddress
  orderId?: string
  items?: Line[]
}
type Context = Pick<Dependencies, 'couriers' | 'log' | 'config' | 'callBudget'>

/** How long a rate is valid, in milliseconds. */
const lifetime = 30 * minutes

type OrderContent = Content & { status: string; address: AddressCopy | null }

/** SQL for the kinds of the products that are shipped, in alphabetical order, each once. */
const kindsOf = `coalesce(array_agg(distinct products.kind order by products.kind) filter (where ${isShipped}), '{}')`

/** A line of a cart as far as its modifiers have a price. */
type ChosenLine = CurrentPrice & { quantity: number }

const cartContent = statement<
  { shopId: string; userId: string },
  { lines: number; subtotal: number; chosen: ChosenLine[]; kinds: ShippedKind[] }
>(
  'shippingRates.cartContent',
  `select count(*) as lines, ${kindsOf} as kinds,
      coalesce(sum(coalesce(variants.price, products.price)::float8 * cart_items.quantity), 0) as subtotal,
      coalesce(
        json_agg(json_build_object('price', 0, 'quantity', cart_items.quantity, 'modifiers', cart_items.modifiers,
          'groups', ${modifierTree('products', '1')})) filter (where cart_items.modifiers is not null),
        '[]'
      ) as chosen
    from carts
    join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
    join products on products.id = cart_items.product_id and products.shop_id = carts.shop_id
    left join variants on variants.id = cart_items.variant_id and variants.shop_id = carts.shop_id
    where carts.shop_id = :shopId and carts.user_id = :userId`,
)

/**
 * Quotes the store's and its couriers' rates for shipping the shopper's cart, `items` or one of their orders, to one of
 * their addresses or to a given one; cheapest first, each valid for half an hour. Throws invalidRequest unless exactly
 * one address is given, or if items are combined with an order; unknownCountry, shippingAddressNotFound, cartEmpty,
 * productNotFound, variantRequired, amountTooLarge, orderNotFound, orderNotShippable, nothingToShip, and
 * courierUnavailable or tooManyRequests if a courier fails, or has been asked too often, and there is no other rate;
 * where there is none at all, the refusals of `requireServed`.
 */
export async function quoteForShopper(
  db: Database,
  context: Context,
  shop: Shop,
  { shopper, ip }: { shopper: Shopper; ip: string },
  { addressId, address, orderId, items }: RateRequest,
): Promise<ShippingRate[]> {
  if ((addressId === undefined) === (address === undefined)) {
    throw invalid('exactly one of addressId and address is required')
  }
  if (orderId !== undefined && items) throw invalid('items and orderId cannot be combined')
  const to = address ? copyFrom(address) : await copyOf(db, shopper.id, addressId!)
  const contentOf = () => {
    if (orderId !== undefined) return contentOfOrder(db, shop, orderId, shopper.id)
    return items ? contentOfItems(db, shop, shopper, items) : contentOfCart(db, shop, shopper)
  }
  // An address that was given has an id that no other question can name.
  const place = address ? { ...to, _id: null } : to
  const causer = { shopperId: shopper.id, ip }
  const content = await contentOf()
  const found = await quote(db, context, shop, content, { to, place, causer })
  if (found.length === 0) await requireServed(await readRow(db, shop), shop, to, content)
  return found
}

/**
 * Quotes the rates for an order of the store, to an address of its shopper or the one that the order keeps.
 * Throws orderNotFound, shippingAddressNotFound, orderNotShippable, nothingToShip, tooManyRequests and
 * courierUnavailable.
 */
export async function quoteForOrder(
  db: Database,
  context: Context,
  shop: Shop,
  { orderId, shippingAddressId }: { orderId: string; shippingAddressId: string },
): Promise<ShippingRate[]> {
  const content = await contentOfOrder(db, shop, orderId)
  const to = await addressOfOrder(db, content, shippingAddressId)
  return quote(db, context, shop, content, { to, place: to, causer: null })
}

/** Returns an address of the order's shopper or the one that the order keeps. Throws shippingAddressNotFound. */
export async function addressOfOrder(
  db: Database,
  { userId, address }: { userId: string; address: AddressCopy | null },
  id: string,
): Promise<AddressCopy> {
  return address?._id === id ? address : copyOf(db, userId, id)
}

async function contentOfCart(db: Database, shop: Shop, { id: userId }: Shopper): Promise<Content> {
  const [row] = await cartContent(db, { shopId: shop.id, userId })
  const { lines, chosen, kinds } = row!
  const subtotal = row!.subtotal + sumOf(chosen, (line) => withCurrentPrice(line).price * line.quantity)
  if (lines === 0) throw new Refusal('cartEmpty')
  requireAmount(shop, toMajor(subtotal, shop.scale))
  return { userId, orderId: null, subtotal, kinds }
}

/** Returns the content of an order of these items. */
async function contentOfItems(
  db: Database,
  shop: Shop,
  { id: userId }: Shopper,
  items: Line[],
): Promise<Content> {
  const offers = await findOffers(db, shop, items)
  const subtotal = subtotalOf(shop, items, offers)
  return { userId, orderId: null, subtotal, kinds: shippedKinds(offers) }
}

/**
 * Returns an order's content; with `userId`, only for this shopper's order. Throws orderNotFound and
 * orderNotShippable.
 */
async function contentOfOrder(
  db: Database,
  shop: Shop,
  orderId: string,
  userId?: string,
): Promise<OrderContent> {
  const order = await db('orders')
    .where({ id: orderId, shop_id: shop.id, deleted_at: null, ...(userId && { user_id: userId }) })
    .select({
      userId: 'user_id',
      orderId: 'id',
      subtotal: 'subtotal',
      status: 'status',
      address: 'shipping_address',
      kinds: db.raw(
        `(select ${kindsOf} from order_items
          join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
          where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id)`,
      ),
    })
    .first<OrderContent | undefined>()
  if (!order) throw new Refusal('orderNotFound')
  if (order.status === 'cancelled' || order.status === 'refunded') throw new Refusal('orderNotShippable')
  return order
}

/** Returns a column for a query on `orders` that is true if the order has anything to ship. */
export function hasShippableItems(db: Database) {
  return db.raw(
    `exists (select from order_items
      join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
      where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id and ${isShipped})`,
  )
}

/**
 * Copies a given address. It appears in no list, but has an id by which an order refers to it. Throws unknownCountry,
 * and invalidRequest for an address that lacks a part required in its country, or whose telephone number can be none.
 */
function copyFrom(given: NewAddress): AddressCopy {
  if (!isCountry(given.country)) throw new Refusal('unknownCountry')
  requireParts(given)
  requirePhone(given.phone, given.country)
  const { name, phone = '', line1, line2 = null, city = '', state = '', country, postalCode = null } = given
  const [lat, lng] = [given.lat ?? null, given.lng ?? null]
  const point = lat === null || lng === null ? { lat: null, lng: null } : { lat, lng }
  return { _id: newId(), name, phone, line1, line2, city, state, country, postalCode, ...point }
}

async function quote(
  db: Database,
  context: Context,
  shop: Shop,
  content: Content,
  { to, place, causer }: { to: AddressCopy; place: object; causer: Causer },
): Promise<ShippingRate[]> {
  if (content.kinds.length === 0) throw new Refusal('nothingToShip')
  const settings = await readRow(db, shop)
  const own = await ownRates(shop, settings, content, to)
  const question = questionOf(context, shop, settings, content, place)
  const known = await findAnswer(db, shop, content, question)
  if (known.length > 0) return cheapestFirst([...known, ...(await keep(db, shop, content, to, own))])
  const { rates, failure } = await askCouriers(context, shop, settings, content, to, causer)
  if (failure && own.length + rates.length === 0) throw failure
  // The answer of some couriers is not that of all.
  const answer = rates.map((rate) => ({ ...rate, question: failure ? null : question }))
  return keep(db, shop, content, to, [...own, ...answer])
}

function cheapestFirst(rates: ShippingRate[]): ShippingRate[] {
  return rates.sort((one, other) => one.amount - other.amount)
}

async function ownRates(
  shop: Shop,
  settings: ShippingSettings,
  content: Content,
  to: AddressCopy,
): Promise<Offered[]> {
  const rates = await flatRates(settings, to, content)
  return rates.map(({ name, carrier = shop.name, amount, etaDays = null }) => ({
    provider: 'store',
    provider_rate: null,
    service: null,
    carrier,
    courier: { id: null, name: carrier, image: null },
    shipping_method: name,
    amount,
    eta_days: etaDays,
    question: null,
  }))
}

async function keep(
  db: Database,
  shop: Shop,
  { userId, orderId, subtotal, kinds }: Content,
  address: AddressCopy,
  rates: Offered[],
): Promise<ShippingRate[]> {
  if (rates.length === 0) return []
  const subject = {
    ...{ shop_id: shop.id, user_id: userId, order_id: orderId },
    ...{ subtotal, kinds, currency: shop.currency },
  }
  const times = { created_at: clock.now(), expires_at: fromNow(lifetime) }
  const rows = rates
    .sort((one, other) => one.amount - other.amount)
    .map((rate) => ({ id: newId(), ...subject, ...rate, address: JSON.stringify(address), ...times }))
  return db('shipping_rates').insert(rows).returning<ShippingRate[]>(shownOf(db, shop))
}
