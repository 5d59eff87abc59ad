import type { components } from '../../../generated/apps.types.ts'
import { clock, days, fromNow } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { dayIn } from '../../base/time-zone.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { type LockedOrder, lockOrder } from '../orders/order-lock.ts'
import { takeLines } from '../parcels/lines.ts'
import { callerKey, requestFingerprint, requireSameRequest } from '../shared/idempotency.ts'
import { minorOf } from '../shared/shop.ts'
import type { AddressCopy } from './addresses.ts'
import { buyLabel, type Label, writeLabel } from './labels.ts'
import { addressOfOrder, hasShippableItems } from './rates.ts'
import { courierOf, type Draft, get, insert, type Shipment, type ShipmentContext } from './shipments.ts'

type NewShipment = components['schemas']['NewShipment']

export interface ShipCall {
  shop: Shop
  installation: Installation
  /** The caller's Idempotency-Key: a repeated call finds the shipment that the first one created. */
  key?: string | string[]
  body: NewShipment
}

/** A row of `shipping_rates`, with the fields that shipping needs. */
interface Rate {
  id: string
  provider: string
  providerRate: string | null
  carrier: string
  courier: Shipment['courier']
  method: string
  amount: number
  etaDays: number | null
  address: AddressCopy
  isLate: boolean
}

/** The columns of an order that shipping needs besides its lock. */
interface Parcel {
  address: AddressCopy | null
  rate: { carrier: string; shippingMethod: string } | null
  hasShippableItems: boolean
  /** True while the refund that cancels the order is under way. */
  isEnding: boolean
}

/**
 * Creates the shipment of an order, from the merchant's data or one of its rates. A courier's rate buys its label in
 * three steps, so that no crash buys it twice: the label is recorded first, then bought outside any transaction, then
 * settled. Throws orderNotFound, orderNotShippable, nothingToShip, orderLineNotFound, lineNotLeft,
 * shippingAddressNotFound, shippingAddressRequired, rateNotFound, rateExpired, rateOutdated (quoted for another
 * address), rateUsed, labelRefused, idempotencyMismatch, invalidRequest for a cost below one minor unit, and
 * courierUnavailable while it is unknown whether the label was bought: a repeated call, or the background job, finds
 * out.
 */
export async function create(db: Database, context: ShipmentContext, call: ShipCall): Promise<Shipment> {
  const begun = await transaction(db, (tx) => begin(tx, context, call))
  const id = 'shipmentId' in begun ? begun.shipmentId : await buyLabel(db, context, begun)
  return get(db, context, call.shop, id)
}

type Begun = { shipmentId: string } | { label: Label; isNew: boolean }

async function begin(tx: Transaction, context: ShipmentContext, call: ShipCall): Promise<Begun> {
  const { shop, body } = call
  const order = await lockOrder(tx, body.orderId, shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  const repeatable = {
    idempotencyKey: callerKey(call.installation, call.key),
    fingerprint: requestFingerprint(body),
  }
  const known = await findRepeated(tx, order, repeatable)
  if (known) return { shipmentId: known }
  if (body.rateId === undefined)
    return { shipmentId: await shipByHand(tx, context, { shop, order, body }, repeatable) }
  await parcelOf(tx, order)
  const rate = await rateOf(tx, order, body)
  const draft = { ...automatic(shop, rate, body), ...repeatable }
  if (rate.providerRate)
    return writeLabel(tx, order, { ...rate, providerRate: rate.providerRate }, draft, body.lines)
  const lines = await takeLines(tx, order, body.lines)
  return { shipmentId: await insert(tx, context, order, { ...draft, lines }) }
}

/**
 * Creates the shipment of a locked order from the merchant's data. Returns its id. Throws orderNotShippable,
 * nothingToShip, orderLineNotFound, lineNotLeft, shippingAddressNotFound, shippingAddressRequired, and invalidRequest for
 * a cost below one minor unit.
 */
export async function shipByHand(
  tx: Transaction,
  context: Pick<ShipmentContext, 'record'>,
  { shop, order, body }: { shop: Shop; order: LockedOrder; body: Omit<NewShipment, 'orderId' | 'rateId'> },
  repeatable: Repeatable,
): Promise<string> {
  const parcel = await parcelOf(tx, order)
  const draft = { ...(await manual(tx, shop, order, parcel, body)), ...repeatable }
  return insert(tx, context, order, { ...draft, lines: await takeLines(tx, order, body.lines) })
}

type Repeatable = Required<Pick<Draft, 'idempotencyKey' | 'fingerprint'>>

/** Returns the shipment that this key created earlier. Throws idempotencyMismatch if the request differs. */
async function findRepeated(
  tx: Transaction,
  order: LockedOrder,
  { idempotencyKey, fingerprint }: Repeatable,
): Promise<string | null> {
  if (!idempotencyKey) return null
  const found = await tx('shipments')
    .where({ shop_id: order.shopId, order_id: order.id, idempotency_key: idempotencyKey })
    .first('id', 'fingerprint')
  if (!found) return null
  requireSameRequest(found.fingerprint!, fingerprint)
  return found.id
}

/** Returns what shipping needs of an order. Throws orderNotShippable and nothingToShip. */
async function parcelOf(tx: Transaction, { id, shopId, status }: LockedOrder): Promise<Parcel> {
  if (status === 'cancelled' || status === 'refunded') throw new Refusal('orderNotShippable')
  const [parcel] = await tx('orders')
    .where({ id, shop_id: shopId })
    .select({
      address: 'shipping_address',
      rate: 'shipping_rate',
      hasShippableItems: hasShippableItems(tx),
      isEnding: tx.raw('exists ?', [
        tx('refunds')
          .where({ order_id: id, shop_id: shopId, cancels: true, state: 'intent' })
          .select(tx.raw('1')),
      ]),
    })
  if (parcel!.isEnding) throw new Refusal('orderNotShippable')
  if (!parcel!.hasShippableItems) throw new Refusal('nothingToShip')
  return parcel!
}

/** Drafts a shipment from the merchant's data; carrier and method default to those that the shopper chose. */
async function manual(
  tx: Transaction,
  shop: Shop,
  order: LockedOrder,
  { address: kept, rate }: Parcel,
  body: Omit<NewShipment, 'orderId' | 'rateId'>,
): Promise<Omit<Draft, keyof Repeatable | 'lines'>> {
  const { shippingAddressId: id, carrier = rate?.carrier ?? '' } = body
  const address = id ? await addressOfOrder(tx, { userId: order.userId, address: kept }, id) : kept
  if (!address) throw new Refusal('shippingAddressRequired')
  return {
    rateId: null,
    carrier,
    courier: courierOf(carrier),
    address,
    metadata: {},
    trackingNumber: body.trackingNumber ?? '',
    trackingUrl: body.trackingUrl ?? null,
    shippingMethod: body.shippingMethod ?? rate?.shippingMethod ?? '',
    shippingCost: minorOf(shop, body.shippingCost ?? 0, 'shippingCost'),
    notes: body.notes ?? '',
    estimatedDelivery: body.estimatedDelivery ?? null,
  }
}

/** Drafts a shipment from a rate. A flat rate has no tracking number, so the merchant may give one. */
function automatic(
  { timeZone }: Shop,
  rate: Rate,
  body: NewShipment,
): Omit<Draft, keyof Repeatable | 'lines'> {
  const { id: rateId, carrier, courier, address, method, amount, etaDays } = rate
  const expected = etaDays === null ? null : dayIn(timeZone, fromNow(etaDays * days).getTime())
  return {
    rateId,
    carrier,
    courier,
    address,
    metadata: {},
    trackingNumber: body.trackingNumber ?? '',
    trackingUrl: body.trackingUrl ?? null,
    shippingMethod: body.shippingMethod ?? method,
    shippingCost: amount,
    notes: body.notes ?? '',
    estimatedDelivery: body.estimatedDelivery ?? expected,
  }
}

/**
 * Returns the rate that the order was placed with, however old, or one quoted for it since; by its id, or by the code
 * of its service (specification: POST /shipping/shipments). Throws rateNotFound, rateExpired and rateOutdated.
 */
async function rateOf(
  tx: Transaction,
  { id: orderId, shopId }: LockedOrder,
  { rateId, shippingAddressId }: NewShipment,
): Promise<Rate> {
  const rate = await tx('shipping_rates')
    .where({ shop_id: shopId })
    .where((any) => any.where({ order_id: orderId }).orWhereIn('id', placedWith(tx, orderId, shopId)))
    .where((any) => any.where({ id: rateId }).orWhere({ service: rateId }))
    .orderBy('created_at', 'desc')
    .select({
      id: 'id',
      provider: 'provider',
      providerRate: 'provider_rate',
      carrier: 'carrier',
      courier: 'courier',
      method: 'shipping_method',
      amount: 'amount',
      etaDays: 'eta_days',
      address: 'address',
      isLate: tx.raw('taken_by is null and expires_at <= ?', [clock.now()]),
    })
    .first<Rate | undefined>()
  if (!rate) throw new Refusal('rateNotFound')
  if (rate.isLate) throw new Refusal('rateExpired')
  if (shippingAddressId && shippingAddressId !== rate.address._id) throw new Refusal('rateOutdated')
  return rate
}

function placedWith(tx: Transaction, id: string, shop_id: string) {
  return tx('orders').where({ id, shop_id }).select(tx.raw(`shipping_rate->>'rateId'`))
}
