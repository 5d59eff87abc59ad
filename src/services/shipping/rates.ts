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
  soldDetails,
  subtotalOf,
} from '../catalog/line-prices.ts'
import { requireParts } from '../geo/address-formats.ts'
import { isCountry } from '../geo/countries.ts'
import { loadOf } from '../goods/parcels.ts'
import { type CurrentPrice, withCurrentPrice } from '../modifiers/current-price.ts'
import { modifierTree } from '../modifiers/offered.ts'
import { type AddressCopy, copyOf } from './addresses.ts'
import {
  askCouriers,
  type Content,
  findAnswer,
  type Offered,
  questionOf,
  type ShippedLine,
  shownOf,
} from './courier-rates.ts'
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

/** A line of a cart, which costs `price` by itself, in minor units. */
type CartLine = CurrentPrice & Omit<ContentLine, 'value'>

/** SQL that is null for what is not shipped. */
const shippedKind = `case when ${isShipped} then products.kind end`

const cartContent = statement<{ shopId: string; userId: string }, { lines: CartLine[] }>(
  'shippingRates.cartContent',
  `select coalesce(json_agg(json_build_object('name', products.name, 'quantity', cart_items.quantity,
        'kind', ${shippedKind}, 'details', ${soldDetails},
        'price', coalesce(variants.price, products.price), 'modifiers', cart_items.modifiers,
        'groups', case when cart_items.modifiers is not null then ${modifierTree('products', '1')} end
      )), '[]') as lines
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
  if (row!.lines.length === 0) throw new Refusal('cartEmpty')
  const lines = row!.lines.map((line) => ({ ...line, value: withCurrentPrice(line).price * line.quantity }))
  const subtotal = sumOf(lines, ({ value }) => value)
  requireAmount(shop, toMajor(subtotal, shop.scale))
  return { userId, orderId: null, subtotal, ...shippedOf(lines) }
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
  const lines = offers.map(({ name, kind, shipped, details, price }, place) => {
    const { quantity } = items[place]!
    return { name, quantity, details, value: price * quantity, kind: shipped ? kind : null }
  })
  return { userId, orderId: null, subtotal, ...shippedOf(lines) }
}

type ContentLine = ShippedLine & { kind: 'product' | 'food' | 'service' | null }

/** Returns the goods of lines; `kind` is null for what is not shipped. */
function shippedOf(all: ContentLine[]): Pick<Content, 'kinds' | 'load' | 'lines'> {
  const lines = all.filter(({ kind }) => kind !== null)
  const kinds = [...new Set(lines.map(({ kind }) => kind as ShippedKind))].sort()
  return { kinds, load: loadOf(lines), lines }
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
      all: db.raw(
        `(select coalesce(json_agg(json_build_object('name', order_items.name, 'quantity', order_items.quantity,
            'kind', ${shippedKind}, 'details', order_items.details,
            'value', order_items.unit_price * order_items.quantity - order_items.discount,
            'left', order_items.quantity - order_items.shipped - order_items.cancelled)), '[]')
          from order_items
          join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
          where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id)`,
      ),
    })
    .first<(Omit<OrderContent, 'kinds' | 'load' | 'lines'> & { all: OrderedLine[] }) | undefined>()
  if (!order) throw new Refusal('orderNotFound')
  if (order.status === 'cancelled' || order.status === 'refunded') throw new Refusal('orderNotShippable')
  const { all, ...rest } = order
  return { ...rest, ...shippedOf(leftOf(all)) }
}

type OrderedLine = ContentLine & { left: number }

/** Returns what is left to be shipped; all of it where nothing is, for the parcel that replaces another one. */
function leftOf(all: OrderedLine[]): OrderedLine[] {
  const open = all.filter(({ kind, left }) => kind !== null && left > 0)
  if (open.length === 0) return all
  return open.map((line) => ({
    ...line,
    quantity: line.left,
    value: Math.round((line.value * line.left) / line.quantity),
  }))
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
  { userId, orderId, subtotal, kinds, load }: Content,
  address: AddressCopy,
  rates: Offered[],
): Promise<ShippingRate[]> {
  if (rates.length === 0) return []
  const subject = {
    ...{ shop_id: shop.id, user_id: userId, order_id: orderId },
    ...{ subtotal, kinds, load: load && JSON.stringify(load), currency: shop.currency },
  }
  const times = { created_at: clock.now(), expires_at: fromNow(lifetime) }
  const rows = rates
    .sort((one, other) => one.amount - other.amount)
    .map((rate) => ({ id: newId(), ...subject, ...rate, address: JSON.stringify(address), ...times }))
  return db('shipping_rates').insert(rows).returning<ShippingRate[]>(shownOf(db, shop))
}
