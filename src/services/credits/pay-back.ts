// Credit of exchanges: the part of an order that goods of another order pay, and paying it back
// (decision an-exchange-is-an-order-of-its-own).

import { clock } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import { manualProviders } from '../../base/manual-payments.ts'
import type { Transaction } from '../../db/database.ts'

/** An order, and what goods of the order `exchangeOf` pay of it, in minor units. */
export interface Credited {
  id: string
  shopId: string
  exchangeOf: string | null
  credited: number
}

type Key = Pick<Credited, 'id' | 'shopId'>

interface Source {
  /** Null if the merchant pays it back by hand. */
  paymentId: string | null
  /** The part of the payment that has not gone back. */
  left: number
}

/**
 * Returns the payment of an order, which a provider can refund, and what is left of it; without one, what is left of the
 * money that the merchant has seen.
 */
async function sourceOf(tx: Transaction, { id, shopId }: Key): Promise<Source> {
  const payment = await tx('payments')
    .where({ order_id: id, shop_id: shopId, state: 'succeeded' })
    .whereNotIn('provider', manualProviders)
    .first<{ paymentId: string; left: number } | undefined>(
      'id as paymentId',
      tx.raw(`amount - (
        select coalesce(sum(refunds.amount - from_credit - by_hand), 0)::bigint from refunds
        where refunds.payment_id = payments.id and refunds.shop_id = payments.shop_id and refunds.state <> 'failed'
      ) as left`),
    )
  return payment ?? { paymentId: null, left: await leftByHand(tx, { id, shopId }) }
}

/** Goods that are exchanged take no money: only what an exchange pays back, which is `excess`, does. */
async function leftByHand(tx: Transaction, { id, shopId }: Key): Promise<number> {
  const order = await tx('orders')
    .where({ id, shop_id: shopId })
    .first<{ left: number }>(
      tx.raw(`total - credited - (
        select coalesce(sum(refunds.amount - from_credit), 0)::bigint from refunds
        where refunds.order_id = orders.id and refunds.shop_id = orders.shop_id and refunds.payment_id is null
          and refunds.state <> 'failed' and (kind = 'excess') = (exchange_id is not null)
      ) as left`),
    )
  return Math.max(order.left, 0)
}

/**
 * Divides a refund of a locked order, in minor units: what its payment does not bring is given back by hand, of what the
 * merchant had booked of it, and then by the goods that paid the rest.
 */
export async function sharesOf(
  tx: Transaction,
  order: Credited & { partPaid: number },
  amount: number,
): Promise<{ byHand: number; fromCredit: number }> {
  const { paymentId, left } = await sourceOf(tx, order)
  const rest = Math.max(amount - left, 0)
  const byHand = paymentId === null ? 0 : Math.min(rest, await partsLeft(tx, order))
  return { byHand, fromCredit: Math.min(rest - byHand, order.credited) }
}

/** Returns how much of what was booked before the payment of an order has not been given back. */
async function partsLeft(
  tx: Transaction,
  { id, shopId, partPaid }: Key & { partPaid: number },
): Promise<number> {
  if (partPaid === 0) return 0
  const given = await tx('refunds')
    .where({ order_id: id, shop_id: shopId })
    .whereNot({ state: 'failed' })
    .first<{ back: number }>(tx.raw('coalesce(sum(by_hand), 0)::bigint as back'))
  return Math.max(partPaid - given.back, 0)
}

/** Records that the merchant gives back what was booked of an order which is cancelled before it is paid in full. */
export async function returnParts(
  tx: Transaction,
  { id: order_id, shopId: shop_id, partPaid: amount }: Key & { partPaid: number },
): Promise<void> {
  const now = clock.now()
  await tx('refunds').insert({
    ...{ id: newId(), shop_id, order_id, payment_id: null, kind: 'excess', amount, by_hand: amount },
    ...{ state: 'succeeded', created_at: now, updated_at: now },
  })
  await tx('orders').where({ id: order_id, shop_id }).update({ payment_status: 'refunded' })
}

/**
 * Promises the refund of what goods have paid of an order, `amount` in minor units, by the payment of the order that they
 * came from, or of those before it. The job of refunds submits it, and tries it again for 10 days.
 */
export async function payBackCredit(tx: Transaction, order: Credited, amount: number): Promise<void> {
  if (order.exchangeOf) await payBack(tx, { id: order.exchangeOf, shopId: order.shopId }, order.id, amount)
}

/** Promises the refund of an amount by the payment of an order: what the goods that came back need not pay. */
export async function payBack(tx: Transaction, from: Key, exchangeId: string, amount: number): Promise<void> {
  if (amount === 0) return
  const { id, shopId } = from
  const order = (await tx('orders')
    .where({ id, shop_id: shopId })
    .forUpdate()
    .first<Credited & { partPaid: number }>(
      'id',
      'shop_id as shopId',
      'exchange_of as exchangeOf',
      'credited',
      'part_paid as partPaid',
    ))!
  const { paymentId, left } = await sourceOf(tx, order)
  const isLast = order.exchangeOf === null || order.credited === 0
  const own = Math.min(left, amount)
  if (own > 0) await promise(tx, order, { paymentId, exchangeId, amount: own })
  const byHand = paymentId === null ? 0 : Math.min(amount - own, await partsLeft(tx, order))
  if (byHand > 0) await promise(tx, order, { paymentId: null, exchangeId, amount: byHand, byHand })
  const rest = amount - own - byHand
  if (!isLast) await payBack(tx, { id: order.exchangeOf!, shopId }, exchangeId, rest)
  else if (rest > 0) await promise(tx, order, { paymentId: null, exchangeId, amount: rest })
}

/** Records a refund that a provider is asked for; the merchant pays back what no provider brought. */
async function promise(
  tx: Transaction,
  { id: order_id, shopId: shop_id }: Key,
  {
    paymentId,
    exchangeId,
    amount,
    byHand = 0,
  }: { paymentId: string | null; exchangeId: string; amount: number; byHand?: number },
): Promise<void> {
  const now = clock.now()
  await tx('refunds').insert({
    ...{ id: newId(), shop_id, order_id, payment_id: paymentId, exchange_id: exchangeId },
    ...{ kind: 'excess', amount, by_hand: byHand, state: paymentId ? 'intent' : 'succeeded' },
    ...{ created_at: now, updated_at: now },
  })
}
