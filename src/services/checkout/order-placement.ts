import type { components } from '../../../generated/store.types.ts'
import type { RecordChange, Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { amountText, toMajor, toMinor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { untilIn } from '../../db/sql/now.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Totals } from '../amounts/totals.ts'
import { giveToOrder, takeHolds } from '../bookings/order-lines.ts'
import {
  type Line,
  type Offer,
  priced,
  requireAmount,
  shippedKinds,
  shippedLoads,
  subtotalOf,
} from '../catalog/line-prices.ts'
import { requireWithinLimits } from '../goods/limits.ts'
import { loadOf } from '../goods/parcels.ts'
import { type Handover, requireTime, takeTime, wayOf } from '../hours/order-times.ts'
import { requireOffered } from '../menu-times/menu-times.ts'
import { requesterOf } from '../messaging/mail-limits.ts'
import { orderPlaced } from '../messaging/store-notices.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { manualTime, paymentTime } from '../orders/order-expiry.ts'
import { takeOrderNumber } from '../orders/order-numbers.ts'
import { holdStock } from '../orders/order-stock.ts'
import { moneyTable, type Order, orderColumns } from '../orders/orders.ts'
import * as paymentMethods from '../payments/methods.ts'
import { ensureCustomer } from '../people/customers.ts'
import { keptDiscounts, keptReduction } from '../promotions/applied.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { agreeOnDelivery, holdTerms } from '../shipping/delivery.ts'
import { tableNamed } from '../tables/tables.ts'
import { keepTerms } from '../tax-providers/reports.ts'
import { taxIdOf } from '../taxes/given-tax-ids.ts'
import { keptTaxes, taxColumns } from '../taxes/order-taxes.ts'
import type { Treatment } from '../taxes/place-of-supply.ts'
import { verifiedCountryOf } from '../taxes/tax-numbers.ts'
import * as carts from './carts.ts'
import { limitGuests } from './guest-share.ts'
import { amountsOf } from './order-amounts.ts'
import { limitUnpaid } from './unpaid-orders.ts'

type NewOrder = components['schemas']['NewOrder']

type OrderValues = {
  id: string
  shopId: string
  userId: string
  customerId: string
  email: string
  subtotal: number
  shippingCost: number
  discount: number
  /** The rules that a coupon is weighed against later, as JSON. */
  rules: string
  discounts: string
  /** As JSON; null where the store computes none. */
  taxes: string | null
  shippingTaxes: string | null
  taxAdded: number
  taxTreatment: Treatment | null
  billingAddress: string | null
  taxId: string | null
  currency: string
  /** The copy of the shipping address, as JSON. */
  addressCopy: string | null
  paymentMethodId: string | null
  note: string | null
  /** The merchant confirms the payment. */
  byHand: boolean
  /** How long the shopper has to pay, as an interval from now; for a manual method, its own time is added. */
  payableFor: string
  byGuest: boolean
  /** It counts against the part of a stock that guests may hold. */
  heldByGuest: boolean
  guestAddress: string | null
  lines: string
  /** The claimed shipping rate, as JSON. */
  rate: string | null
  /** How many pieces have to be shipped. */
  toShip: number
  /** The place where the order is picked up, as JSON. */
  collection: string | null
  dueAt: string | null
  /** When it is due, and how it reaches its shopper, as JSON. */
  handover: string | null
  scale: number
  number: number
}

/** Inserts an order and its lines, as they are. */
export const insertOrder = statement<OrderValues, Order>(
  'orders.insert',
  `with line as (
      select * from json_to_recordset(:lines::json) as line (
        id object_id, product_id object_id, variant_id object_id, name text, variant_name text, image text,
        options jsonb, unit_price bigint, quantity integer, auto_renew boolean, holds_stock boolean, kind text, digital jsonb,
        details jsonb,
        position integer, discount bigint, discounts jsonb, taxes jsonb, modifiers jsonb
      )
    ),
    orders as (
      insert into orders (
        id, shop_id, number, user_id, customer_id, email, subtotal, currency, shipping_address, shipping_cost,
        shipping_rate, collection, due_at, handover, discount, rules, discounts, taxes, shipping_taxes, tax_added,
        tax_treatment, billing_address, tax_id, payment_method_id, note, expires_at, by_guest, guest_address, to_ship
      )
      select :id, :shopId, :number, :userId, :customerId, :email,
        :subtotal, :currency,
        :addressCopy::jsonb, :shippingCost,
        :rate::jsonb->'chosen', :collection::jsonb, :dueAt::timestamptz, :handover::jsonb, :discount, :rules::jsonb, :discounts::jsonb,
        :taxes::jsonb, :shippingTaxes::jsonb, :taxAdded, :taxTreatment, :billingAddress::jsonb, :taxId::jsonb,
        :paymentMethodId, :note, now() + :payableFor::interval +
          case when :byHand::boolean then ${manualTime(':paymentMethodId', ':shopId')} else interval '0' end, :byGuest,
        :guestAddress, :toShip
      returning *
    ),
    order_items as (
      insert into order_items (
        id, shop_id, order_id, product_id, variant_id, name, variant_name, image, options, unit_price, quantity,
        auto_renew, holds_stock, held_by_guest, kind, digital, details, position, discount, discounts, taxes,
        modifiers
      )
      select line.id, orders.shop_id, orders.id, product_id, variant_id, name, variant_name, image, options,
        unit_price, quantity, auto_renew, holds_stock, holds_stock and :heldByGuest::boolean, kind, digital, details, position,
        line.discount, line.discounts, line.taxes, line.modifiers
      from line, orders
      returning *
    )
    select ${orderColumns} from orders, ${moneyTable}`,
)

/**
 * Places an order for `items`, or for the cart, which is then emptied. Prices are current, stock is reserved at once,
 * the buyer becomes a customer of the store, and store and shopper are notified; `record` receives the events of a new
 * customer and of the order. E-mail for an account goes to the account's own address. The order keeps a copy of the
 * shipping address. Throws emailRequired (a guest without one), shopNotFound for a store that has just been closed, the
 * refusals of `limitUnpaid`, paymentMethodNotFound, cartEmpty, productNotFound, variantRequired, modifiersInvalid,
 * modifierSoldOut, outOfStock, foodNotOffered, belowMinimum, aboveMaximum, guestShareReached, amountTooLarge, the refusals of `takeTime`,
 * `requireTime`, `tableNamed` and `agreeOnDelivery`, bookingNotFound, holdOver, bookingRequired, unknownCountry,
 * taxRateMissing, taxesUnavailable and totalChanged.
 */
export async function place(
  tx: Transaction,
  { dependencies, record, ip }: { dependencies: Dependencies; record: RecordChange; ip: string },
  shop: Shop,
  shopper: Shopper,
  {
    items,
    bookings,
    email: given,
    paymentId,
    note,
    autoRenew,
    expectedTotal,
    billingAddress,
    fulfilment,
    dueAt,
    asap,
    table,
    ...wanted
  }: NewOrder,
): Promise<Order> {
  const email = shopper.email ?? given
  if (!email) throw new Refusal('emailRequired')
  const guestAddress = await limitUnpaid(tx, dependencies.config, shop, shopper, ip)
  const terms = await holdTerms(tx, shop)
  const method =
    paymentId === undefined ? null : await paymentMethods.requireActive(tx, dependencies, shop, paymentId)
  const booked = await takeHolds(tx, shop, shopper, bookings)
  const lines: Line[] = [...booked, ...(items ?? (bookings ? [] : await carts.take(tx, shop, shopper)))]
  if (lines.length === 0) throw new Refusal('cartEmpty')
  // Lock the customer before the products (ARCHITECTURE: the order of locks).
  const customer = await ensureCustomer(tx, shop, {
    userId: shopper.guest ? null : shopper.id,
    email,
    name: shopper.name,
    recipient: shopper.guest ? { ...wanted, shopperId: shopper.id } : undefined,
  })
  if (customer.changed) await record(tx, { shopId: shop.id, resource: 'customers', resourceId: customer.id })
  const at = table === undefined ? undefined : await tableNamed(tx, shop, table)
  const time = { way: wayOf(fulfilment), dueAt, asap, table: at }
  // Take the place before the products (ARCHITECTURE: the order of locks).
  const handover = await takeTime(tx, shop, terms, time)
  const id = newId()
  const offers = await holdStock(tx, shop, lines, id)
  requireOffered(shop, offers, handover?.dueAt ?? null)
  requireWithinLimits(lines, offers)
  requireBooked(offers, booked.length)
  if (shopper.guest) await limitGuests(tx, shop, lines)
  const byHand = method !== null && method.type !== 'gateway'
  const subtotal = subtotalOf(shop, lines, offers)
  const shipped = { kinds: shippedKinds(offers), load: loadOf(shippedLoads(lines, offers)) }
  const asked = { ...wanted, way: time.way, orderId: id, subtotal, ...shipped }
  if (!handover && asked.kinds.length > 0) requireTime(terms, time.way)
  const delivery = await agreeOnDelivery(tx, dependencies, { shop, shopper, terms }, asked)
  const { rate, address, collection } = delivery
  if (method)
    paymentMethods.requireFor(method, {
      isDelivered: rate !== null,
      // Guests at a table pay at the counter.
      isCollected: collection !== null || time.way === 'table',
    })
  const goods = priced(lines, offers)
  const taxId = await taxIdOf(tx, shop, shopper)
  const verifiedCountry = verifiedCountryOf(taxId)
  const buyer = { userId: shopper.id, customerId: customer.id, billing: billingAddress, verifiedCountry }
  const call = { dependencies, causer: { shopperId: shopper.id, ip } }
  const amounts = await amountsOf(tx, shop, { lines: goods, buyer, address, rate }, call)
  const { totals, rules } = amounts
  requireAmount(shop, toMajor(totals.total, shop.scale))
  if (expectedTotal !== undefined) requireTotal(shop, expectedTotal, totals)
  const [order] = await insertOrder(tx, {
    id,
    shopId: shop.id,
    userId: shopper.id,
    customerId: customer.id,
    email,
    subtotal: totals.subtotal,
    shippingCost: totals.shippingCost,
    discount: totals.discount,
    rules: JSON.stringify(rules),
    discounts: JSON.stringify(keptDiscounts(totals.discounts, null)),
    ...taxColumns(amounts.treatment && totals),
    taxTreatment: amounts.treatment,
    billingAddress: billingAddress ? JSON.stringify(billingAddress) : null,
    taxId: taxId && JSON.stringify(taxId),
    currency: shop.currency,
    addressCopy: address && JSON.stringify(address),
    paymentMethodId: method?._id ?? null,
    note: note ? withoutCardNumbers(note) : null,
    byHand,
    payableFor: untilIn(byHand ? 0 : paymentTime),
    byGuest: shopper.guest,
    heldByGuest: shopper.guest,
    guestAddress,
    lines: JSON.stringify(
      offers.map((offer, position) => ({
        ...rowOf(lines[position]!, offer, position, autoRenew),
        ...{ id: goods[position]!.id, unit_price: amounts.lines[position]!.price },
        ...keptReduction(totals.lines[position]!, null),
        taxes: amounts.treatment && keptTaxes(totals.lines[position]!, totals.taxIncluded),
      })),
    ),
    rate: rate && JSON.stringify(rate),
    toShip: time.way === 'delivery' ? piecesToShip(lines, offers) : 0,
    collection: collection && JSON.stringify(collection),
    ...handoverColumns(handover),
    scale: shop.scale,
    number: await takeOrderNumber(tx, shop),
  })
  const lineIds = goods.map((line) => line.id)
  await giveToOrder(tx, record, shop, { orderId: order!._id, email, items: lineIds }, booked)
  if (amounts.terms) await keepTerms(tx, shop, order!._id, amounts.terms)
  await orderPlaced(tx, record, shop, order!, offers)
  const requester = shopper.guest ? requesterOf(dependencies.config, ip) : undefined
  await announceOrder(tx, { orderId: order!._id, shopId: shop.id, change: 'placed', requester })
  return order!
}

/** Throws bookingRequired for a service that is sold for a time; the first lines are those of bookings. */
export function requireBooked(offers: Offer[], booked: number): void {
  const timeless = offers.find(({ bookable }, position) => bookable && position >= booked)
  if (timeless) throw new Refusal('bookingRequired', { values: { name: timeless.name } })
}

const handoverColumns = (handover: Handover | null) => ({
  dueAt: handover?.dueAt ?? null,
  handover: handover && JSON.stringify(handover),
})

const piecesToShip = (lines: Line[], offers: Offer[]) =>
  offers.reduce((sum, { shipped }, place) => sum + (shipped ? lines[place]!.quantity : 0), 0)

/** Throws totalChanged unless the order has the total, in major units, that the shopper saw. */
function requireTotal(
  { scale, currency }: Shop,
  expected: number,
  { subtotal, shippingCost, total }: Totals,
): void {
  if (toMinor(expected, scale) === total) return
  const shown = (amount: number) => toMajor(amount, scale)
  throw new Refusal('totalChanged', {
    values: { total: amountText(total, scale, currency) },
    data: { subtotal: shown(subtotal), shippingCost: shown(shippingCost), total: shown(total) },
  })
}

/**
 * Returns a row of order_items: a copy of the product as it is now. Its options are those that define the variant plus
 * those that the shopper chose. Only passes can be renewed.
 */
function rowOf(line: Line, offer: Offer, position: number, renewAll: boolean | undefined) {
  return {
    product_id: offer.productId,
    variant_id: offer.variantId,
    name: offer.name,
    variant_name: offer.variantName,
    image: offer.image,
    options: { ...line.options, ...offer.variantOptions },
    modifiers: offer.modifiers,
    quantity: line.quantity,
    auto_renew: offer.pass && (renewAll ?? line.autoRenew ?? false),
    holds_stock: offer.holdsStock,
    kind: offer.kind,
    digital: offer.digital,
    details: offer.details,
    position,
  }
}
