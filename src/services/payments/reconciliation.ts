// Payment reconciliation with the card providers.

import type { Knex } from 'knex'
import { clock, days, hours, minutes } from '../../base/clock.ts'
import { type Database, transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { aliased } from '../../db/sql/columns.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import { eachDue } from '../shared/due-work.ts'
import { type Attempt, attemptColumns } from './attempts.ts'
import { closePayment } from './cancellation.ts'
import { settle } from './payments.ts'
import { type Refund, refundColumns } from './refund-records.ts'
import { submitRefund } from './refund-requests.ts'
import { abandon } from './settlement.ts'

/** Payments, and as many refunds, looked up concurrently; each takes a few gateway time-outs at most. */
const atOnce = 10
/** A charge that the provider still does not know after this time never reached it. */
const missingFor = 15 * minutes
/** An unused payment page is closed at this age, even if its order is still unpaid. */
const pageLifetime = 7 * days
/** If a provider cannot close the page of an order that has ended, the payment is abandoned at this age. */
const uselessPageLifetime = 24 * hours

type Due = Attempt & { orderIsOver: boolean }

/**
 * Finishes what calls left open: looks up the card payments and refunds whose outcome is unknown, least recently
 * checked first. The first look-up is a minute after the payment began, later ones after a tenth of its age. Leasing a
 * row postpones its next look-up, so parallel runs take different rows and a lost run loses nothing.
 */
export async function reconcile(db: Database, context: PaymentContext, signal: AbortSignal): Promise<void> {
  const usual = {
    atOnce,
    failure: 'a payment or refund could not be reconciled',
    nameOf: ({ id, orderId }: { id: string; orderId: string }) => ({ id, orderId }),
  }
  await Promise.all([
    eachDue<Due>(context.log, signal, {
      take: (limit) => takePayments(db, context, limit),
      work: (payment) => ask(db, context, payment),
      ...usual,
    }),
    eachDue<Refund>(context.log, signal, {
      take: (limit) => takeRefunds(db, context, limit),
      work: (refund) => submitRefund(db, context, { refund, isNew: false }),
      ...usual,
    }),
  ])
}

async function ask(db: Database, context: PaymentContext, payment: Due): Promise<void> {
  const { state } = await settle(db, context, payment)
  const age = clock.now().getTime() - Date.parse(payment.createdAt)
  const neverCame = state === 'missing' && age >= missingFor
  const neverUsed = state === 'pending' && (payment.orderIsOver || age >= pageLifetime)
  if (!neverCame && !neverUsed) return
  const reason = neverCame ? 'the provider does not know it' : 'its page was not used'
  const closed = await closePayment(db, context, payment, reason)
  // If the provider cannot close the page, its callback still reports money that arrives later.
  if (closed.state === 'refused' && (neverCame || age >= uselessPageLifetime))
    await transaction(db, (tx) => abandon(tx, payment, reason))
}

/** Leases due payments: a leased row is not due again for at least a minute, by the database's clock. */
function takePayments(db: Database, { cardProviders }: PaymentContext, limit: number): Promise<Due[]> {
  const due = dueIn(db, 'payments', 'coalesce(checked_at, created_at)')
    .whereIn('state', ['intent', 'pending'])
    .whereIn('provider', Object.keys(cardProviders))
    .limit(limit)
  return leaseDue(db, 'payments', due)
    .update({ checked_at: db.raw(databaseNow()) })
    .updateFrom('orders')
    .whereRaw('orders.id = payments.order_id and orders.shop_id = payments.shop_id')
    .returning<Due[]>([
      ...aliased(attemptColumns, 'payments'),
      db.raw(`orders.status not in ('pending', 'processing') as "orderIsOver"`),
    ])
}

/** Leases due refunds, including refused ones whose next attempt is due. */
function takeRefunds(db: Database, { cardProviders }: PaymentContext, limit: number): Promise<Refund[]> {
  const reachable = db('payments').whereIn('provider', Object.keys(cardProviders)).select('shop_id', 'id')
  const due = dueIn(db, 'refunds', 'coalesce(next_at, checked_at, created_at)', 'next_at is not null')
    .where({ state: 'intent' })
    .whereIn(['shop_id', 'payment_id'], reachable)
    .limit(limit)
  return leaseDue(db, 'refunds', due)
    .update({ checked_at: db.raw(databaseNow()), next_at: null })
    .updateFrom('payments')
    .whereRaw('payments.id = refunds.payment_id and payments.shop_id = refunds.shop_id')
    .returning<Refund[]>(aliased(refundColumns))
}

/**
 * Selects rows whose last look-up was at least a minute and a tenth of their age ago; if `scheduled` holds, a minute is
 * enough.
 */
function dueIn(
  db: Database,
  table: 'payments' | 'refunds',
  asked: string,
  scheduled = 'false',
): Knex.QueryBuilder {
  const now = databaseNow()
  return db(table)
    .whereRaw(`${asked} < ${now} - ${interval(1 * minutes)}`)
    .whereRaw(`(${scheduled} or ${asked} < ${now} - (${now} - created_at) / 10)`)
    .orderByRaw(asked)
}
