import type { components } from '../api.ts'
import type { Format } from '../format.ts'
import type { Words } from '../words.ts'

type Schemas = components['schemas']
type Kind = Schemas['ItemKind']

/** The part of an order that decides what happens next; strangers who track an order see it too. */
export type Followed = Pick<
  Schemas['Order'],
  'orderId' | 'status' | 'paymentStatus' | 'total' | 'currency' | 'fulfilment' | 'expiresAt'
> & { items: { kind: Kind }[]; shippingAddress: object | null }
type Parcel = Pick<Schemas['TrackedShipment'], 'status'>

export interface Progress {
  order: Followed
  /** The latest shipment that was not cancelled, if there is one. */
  parcel: Parcel | null | undefined
  /** The payment method that was chosen last; undefined if that is not known. */
  method: Schemas['PaymentMethod'] | undefined
}

type Reader = Pick<Format, 'money'> & { words: Words }

/** Returns what happens next with an order, in sentences: by its state, the payment method, and the kinds of goods. */
export function nextSteps(reader: Reader, progress: Progress): string[] {
  return [...paymentSteps(reader, progress), ...goodsSteps(reader, progress)]
}

function paymentSteps({ words, money }: Reader, { order, method }: Progress): string[] {
  const { next } = words
  const { status, paymentStatus, total, currency, expiresAt, orderId } = order
  const amount = money(total, currency)
  if (status === 'cancelled') return [paymentStatus === 'refunded' ? next.refunded : next.cancelled]
  if (status === 'refunded') return [next.refunded]
  const kept = expiresAt ? [next.kept(timeLeft(words, expiresAt))] : []
  switch (paymentStatus) {
    case 'awaiting_confirmation':
      return [next.lookingForTransfer(amount), ...kept]
    case 'pending':
      if (method && !['gateway', 'transfer'].includes(method.type))
        return [next.payOnSight(amount, method.paymentOption.name)]
      return [method?.type === 'transfer' ? next.transfer(amount, orderId) : next.confirming, ...kept]
    case 'failed':
      return [next.payAgain(amount), ...kept]
    case 'unpaid':
      return [total > 0 ? next.pay(amount) : next.confirmFree, ...kept]
    case 'partially_refunded':
      return [next.partlyRefunded]
    default:
      if (total === 0) return [next.free]
      if (method)
        return [
          method.type === 'transfer'
            ? next.transferCame(amount)
            : next.paidBy(amount, method.paymentOption.name),
        ]
      return [next.paid(amount)]
  }
}

/** Returns how long an order is still kept, in the unit in which people think of that time. */
function timeLeft({ next }: Words, until: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(until) - Date.now()) / 60_000))
  if (minutes < 90) return next.minutes(minutes)
  const hours = Math.round(minutes / 60)
  return hours < 48 ? next.hours(hours) : next.days(Math.floor(hours / 24))
}

function goodsSteps({ words }: Reader, { order, parcel }: Progress): string[] {
  const { next } = words
  const { status, items, paymentStatus } = order
  if (status === 'cancelled' || status === 'refunded') return []
  const kinds = new Set(items.map(({ kind }) => kind))
  const isComing = status === 'paid' || status === 'processing'
  const when = isComing
    ? next.now
    : paymentStatus === 'awaiting_confirmation'
      ? next.onceArrived
      : next.oncePaid
  const steps: string[] = []
  if (kinds.has('digital')) steps.push(status === 'paid' ? next.download : when.download)
  if (kinds.has('service')) steps.push(when.service)
  if (kinds.has('food') || kinds.has('product')) steps.push(sentStep(next, when, order, parcel, kinds))
  return steps
}

type Next = Words['next']

function sentStep(
  next: Next,
  when: Next['now'],
  { fulfilment, orderId, shippingAddress }: Followed,
  parcel: Parcel | null | undefined,
  kinds: Set<Kind>,
): string {
  if (parcel && parcel.status !== 'cancelled') return next.parcels[parcel.status]
  const goods = kinds.has('food') ? 'food' : 'product'
  if (fulfilment?.method === 'collection') return when.collect[goods](orderId)
  return shippingAddress || fulfilment ? when.deliver[goods] : when.agree[goods]
}
