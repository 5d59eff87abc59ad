import type { components } from '../../../generated/store.types.ts'
import type { RecordChange, Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { amountText, toMajor, toMinor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { untilIn } from '../../db/sql/now.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Line, type Offer, requireAmount, subtotalOf } from '../catalog/line-prices.ts'
import { requesterOf } from '../messaging/mail-limits.ts'
import { orderPlaced } from '../messaging/store-notices.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { takeOrderNumber } from '../orders/order-numbers.ts'
import { paymentTime } from '../orders/order-status.ts'
import { holdStock } from '../orders/order-stock.ts'
import { moneyTable, type Order, orderColumns } from '../orders/orders.ts'
import * as paymentMethods from '../payments/methods.ts'
import { ensureCustomer } from '../people/customers.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { holdOpen } from '../shared/shop.ts'
import { copyOf } from '../shipping/addresses.ts'
import { take as takeRate } from '../shipping/rate-claims.ts'
import * as carts from './carts.ts'
import { limitUnpaid } from './unpaid-orders.ts'

type NewOrder = components['schemas']['NewOrder']

type OrderValues = {
  id: string
  shopId: string
  userId: string
  customerId: string
  email: string
  currency: string
  /** The copy of the shipping address, as JSON. */
  addressCopy: string | null
  paymentMethodId: string | null
  note: string | null
  /** The time that the shopper has to pay, as an interval from now. */
  payableFor: string
  guestAddress: string | null
  lines: string
  /** The claimed shipping rate, as JSON. */
  rate: string | null
  scale: number
  number: number
}

const insert = statement<OrderValues, Order>(
  'orders.insert',
  `with line as (
      select * from json_to_recordset(:lines::json) as line (
        id object_id, product_id object_id, variant_id object_id, name text, variant_name text, image text,
        options jsonb, unit_price bigint, quantity integer, auto_renew boolean, holds_stock boolean, digital jsonb, position integer
      )
    ),
    orders as (
      insert into orders (
        id, shop_id, number, user_id, customer_id, email, subtotal, currency, shipping_address, shipping_cost,
        shipping_rate, payment_method_id, note, expires_at, guest_address
      )
      select :id, :shopId, :number, :userId, :customerId, :email,
        (select sum(unit_price * quantity) from line), :currency,
        :addressCopy::jsonb, coalesce((:rate::jsonb->>'amount')::bigint, 0),
        :rate::jsonb->'chosen', :paymentMethodId, :note, now() + :payableFor::interval, :guestAddress
      returning *
    ),
    order_items as (
      insert into order_items (
        id, shop_id, order_id, product_id, variant_id, name, variant_name, image, options, unit_price, quantity,
        auto_renew, holds_stock, digital, position
      )
      select line.id, orders.shop_id, orders.id, product_id, variant_id, name, variant_name, image, options,
        unit_price, quantity, auto_renew, holds_stock, digital, position
      from line, orders
      returning *
    )
    select ${orderColumns} from orders, ${moneyTable}`,
)

/**
 * Places an order of `items`, or of the cart, which is then empty. Prices are those of this moment, stock is reserved
 * at once, the buyer becomes a customer of the store, and store and shopper are notified; `record` receives the events
 * of a new customer and of the order. E-mail to an account goes to its own address. The order keeps a copy of the
 * shipping address. Throws emailRequired (a guest without one), shopNotFound for a store that has just been closed, the
 * refusals of `limitUnpaid`, paymentMethodNotFound, cartEmpty, productNotFound, variantRequired, outOfStock,
 * amountTooLarge, shippingAddressNotFound, with `rateId` the refusals of `takeRate`, and totalChanged.
 */
export async function place(
  tx: Transaction,
  { dependencies, record, ip }: { dependencies: Dependencies; record: RecordChange; ip: string },
  shop: Shop,
  shopper: Shopper,
  { items, email: given, shippingAddressId, rateId, paymentId, note, autoRenew, expectedTotal }: NewOrder,
): Promise<Order> {
  const email = shopper.email ?? given
  if (!email) throw new Refusal('emailRequired')
  const guestAddress = await limitUnpaid(tx, dependencies.config, shop, shopper, ip)
  await holdOpen(tx, shop.id, 'shopNotFound')
  const method =
    paymentId === undefined ? null : await paymentMethods.requireActive(tx, dependencies, shop, paymentId)
  const lines = items ?? (await carts.take(tx, shop, shopper))
  if (lines.length === 0) throw new Refusal('cartEmpty')
  // The customer is locked before the products (ARCHITECTURE: the order of locks).
  const customer = await ensureCustomer(tx, shop, {
    userId: shopper.guest ? null : shopper.id,
    email,
    name: shopper.name,
  })
  if (customer.changed) await record(tx, { shopId: shop.id, resource: 'customers', resourceId: customer.id })
  const offers = await holdStock(tx, shop, lines)
  const id = newId()
  const subtotal = subtotalOf(shop, lines, offers)
  const quoted = { orderId: id, subtotal, shippingAddressId: shippingAddressId ?? null }
  const rate = rateId === undefined ? null : await takeRate(tx, shop, shopper, { rateId, ...quoted })
  if (rate) requireAmount(shop, toMajor(subtotal + rate.amount, shop.scale))
  if (expectedTotal !== undefined)
    requireTotal(shop, expectedTotal, { subtotal, shippingCost: rate?.amount ?? 0 })
  const address =
    rate?.address ??
    (shippingAddressId === undefined ? null : await copyOf(tx, shopper.id, shippingAddressId))
  const [order] = await insert(tx, {
    id,
    shopId: shop.id,
    userId: shopper.id,
    customerId: customer.id,
    email,
    currency: shop.currency,
    addressCopy: address && JSON.stringify(address),
    paymentMethodId: method?._id ?? null,
    note: note ? withoutCardNumbers(note) : null,
    payableFor: untilIn(paymentTime),
    guestAddress,
    lines: JSON.stringify(
      offers.map((offer, position) => rowOf(lines[position]!, offer, position, autoRenew)),
    ),
    rate: rate && JSON.stringify(rate),
    scale: shop.scale,
    number: await takeOrderNumber(tx, shop),
  })
  await orderPlaced(tx, record, shop, order!, offers)
  const requester = shopper.guest ? requesterOf(dependencies.config, ip) : undefined
  await announceOrder(tx, { orderId: order!._id, shopId: shop.id, change: 'placed', requester })
  return order!
}

/**
 * Throws totalChanged unless the order has the total, in major units, that its shopper was shown; the order's own
 * amounts are in minor units.
 */
function requireTotal(
  { scale, currency }: Shop,
  expected: number,
  { subtotal, shippingCost }: { subtotal: number; shippingCost: number },
): void {
  const total = subtotal + shippingCost
  if (toMinor(expected, scale) === total) return
  const shown = (amount: number) => toMajor(amount, scale)
  throw new Refusal('totalChanged', {
    values: { total: amountText(total, scale, currency) },
    data: { subtotal: shown(subtotal), shippingCost: shown(shippingCost), total: shown(total) },
  })
}

/**
 * Returns a row of order_items: a copy of the product as it is now. Its options are those that define the variant
 * and those that the shopper chose beside it. Only passes can be renewed.
 */
function rowOf(line: Line, offer: Offer, position: number, renewAll: boolean | undefined) {
  return {
    id: newId(),
    product_id: offer.productId,
    variant_id: offer.variantId,
    name: offer.name,
    variant_name: offer.variantName,
    image: offer.image,
    options: { ...line.options, ...offer.variantOptions },
    unit_price: offer.price,
    quantity: line.quantity,
    auto_renew: offer.pass && (renewAll ?? line.autoRenew ?? false),
    holds_stock: offer.holdsStock,
    digital: offer.digital,
    position,
  }
}
