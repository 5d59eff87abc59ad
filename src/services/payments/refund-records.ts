// Refund records: the rows of refunds, their references, and the list that merchants read.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { manualProviders } from '../../base/manual-payments.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList } from '../../db/sql/columns.ts'
import type { LockedOrder } from '../orders/order-lock.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

/** A row of `refunds`, with the payment that it refunds. The amount is in minor units. */
export interface Refund {
  id: string
  shopId: string
  orderId: string
  kind: 'refund' | 'excess'
  amount: number
  /** The part of the amount that its payment did not bring, but the goods that came back in exchange. */
  fromCredit: number
  /** The part of the amount that the merchant had booked before the payment, and gives back by hand. */
  byHand: number
  state: 'intent' | 'succeeded' | 'failed'
  /** How often a provider has refused it. */
  tries: number
  /** When it was first refused. */
  refusedAt: string | null
  /** The provider's words when it last refused the refund. */
  failure: string | null
  createdAt: string
  /** Null if no provider refunds it, so the merchant pays it back. */
  paymentId: string | null
  paymentReference: string | null
  /** `refunded`: the order keeps nothing of the payment. */
  paymentState: string | null
  providerId: string | null
  provider: string | null
}

/** The columns of refunds, each joined with its payment, that make a `Refund`. */
export const refundColumns = {
  id: 'refunds.id',
  shopId: 'refunds.shop_id',
  orderId: 'refunds.order_id',
  kind: 'refunds.kind',
  amount: 'refunds.amount',
  fromCredit: 'refunds.from_credit',
  byHand: 'refunds.by_hand',
  state: 'refunds.state',
  tries: 'refunds.tries',
  refusedAt: 'refunds.refused_at',
  failure: 'refunds.failure',
  createdAt: 'refunds.created_at',
  paymentId: 'payments.id',
  paymentReference: 'payments.reference',
  paymentState: 'payments.state',
  providerId: 'payments.provider_id',
  provider: 'payments.provider',
} satisfies Columns<Refund>

/** Returns the query for refunds with their payments; a refund of a transfer has none. */
export function withPayment(db: Database) {
  return db('refunds').leftJoin('payments', {
    'payments.id': 'refunds.payment_id',
    'payments.shop_id': 'refunds.shop_id',
  })
}

type PaidBy = { id: string; reference: string; provider: string; providerId: string | null }

/** Returns the payment that a provider refunds; the merchant pays others back. */
export function findPayment(
  db: Database,
  { id, shopId }: { id: string; shopId: string },
): Promise<PaidBy | undefined> {
  return db('payments')
    .where({ order_id: id, shop_id: shopId, state: 'succeeded' })
    .whereNotIn('provider', manualProviders)
    .first<PaidBy | undefined>({
      id: 'id',
      reference: 'reference',
      provider: 'provider',
      providerId: 'provider_id',
    })
}

/** Queues the refund of an amount (minor units) that the order did not expect; the reconciler submits it. */
export async function queueExcessRefund(
  tx: Transaction,
  order: LockedOrder,
  paymentId: string,
  amount: number,
): Promise<void> {
  await tx('refunds').insert({
    id: newId(),
    shop_id: order.shopId,
    order_id: order.id,
    payment_id: paymentId,
    kind: 'excess',
    amount,
    created_at: clock.now(),
    updated_at: clock.now(),
  })
}

/**
 * Returns the reference by which a provider knows an attempt of our refund. Each attempt has its own, because providers
 * repeat a refusal for the old one, and show the refund that failed.
 */
export function refundReferenceOf({ id, tries }: Pick<Refund, 'id' | 'tries'>): string {
  return tries === 0 ? `ref_${id}` : `ref_${id}_${tries}`
}

/** Returns the id of our refund with this reference; null if the reference is not ours. */
export function refundIdIn(reference: string | null): string | null {
  return /^ref_([0-9a-f]{24})(?:_\d+)?$/.exec(reference ?? '')?.[1] ?? null
}

export type RefundRecord = components['schemas']['Refund']

const statuses: RefundRecord['status'][] = ['pending', 'succeeded', 'failed']

// Amounts are in minor units here: they are divided when the rows are selected. The columns of both parts have the same
// types; otherwise PostgreSQL would compute all rows before sorting them.
const ofOrders = columnList<RefundRecord>({
  _id: 'refunds.id',
  shop: 'refunds.shop_id',
  order: 'refunds.order_id::text',
  product: 'null::text',
  kind: `case refunds.kind when 'refund' then 'requested' else refunds.kind end`,
  amount: 'refunds.amount',
  byHand: 'refunds.by_hand',
  currency: `(
    select currency from orders where orders.shop_id = refunds.shop_id and orders.id = refunds.order_id
  )`,
  status: `case refunds.state when 'intent' then 'pending' else refunds.state end`,
  reason: 'refunds.reason',
  failure: `case when refunds.state <> 'succeeded' then refunds.failure end`,
  tries: 'refunds.tries',
  nextTryAt: `case when refunds.state = 'intent' then refunds.next_at end`,
  createdAt: 'refunds.created_at',
  updatedAt: 'refunds.updated_at',
})

const ofRenewals = columnList<RefundRecord>({
  _id: 'id',
  shop: 'shop_id',
  order: 'null::text',
  product: 'product_id::text',
  kind: `'renewal'`,
  amount: 'amount',
  byHand: '0::bigint',
  currency: 'currency',
  status: `case state when 'refunding' then 'pending' when 'refunded' then 'succeeded' else 'failed' end`,
  reason: 'null::text',
  failure: `case when state <> 'refunded' then failure end`,
  tries: 'refund_tries',
  nextTryAt: `case when state = 'refunding' then next_at end`,
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

const shown = columnList<RefundRecord>({
  _id: '_id',
  shop: 'shop',
  order: '"order"',
  product: 'product',
  kind: 'kind',
  amount: 'amount / :scale::float8',
  byHand: '"byHand" / :scale::float8',
  currency: 'currency',
  status: 'status',
  reason: 'reason',
  failure: 'failure',
  tries: 'tries',
  nextTryAt: '"nextTryAt"',
  createdAt: '"createdAt"',
  updatedAt: '"updatedAt"',
})

/**
 * Returns the refunds of a store: of its orders, and of renewals that could not extend their pass. The condition on the
 * store is outside both parts: only then does PostgreSQL know that each index has the order of the list.
 */
function refundsOf(db: Database, shop: Shop) {
  const everywhere = db.raw(
    `(select ${ofOrders} from refunds
      union all select ${ofRenewals} from renewal_charges where state in ('refunding', 'refunded', 'refund_failed')
    ) as refunds`,
  )
  return db.from(everywhere).where({ shop: shop.id })
}

/** Returns a page of the store's refunds, newest first. An unknown status is ignored. */
export async function list(
  db: Database,
  shop: Shop,
  { status, ...page }: PageQuery & { status?: string },
): Promise<{ refunds: RefundRecord[]; pagination: Pagination }> {
  const found = refundsOf(db, shop)
  if (statuses.some((known) => known === status)) found.where({ status })
  const order = { id: '_id', at: 'createdAt' }
  const columns = db.raw(shown, { scale: shop.scale })
  const { rows, pagination } = await newestPage<RefundRecord>(found, page, columns, order)
  return { refunds: rows, pagination }
}

/** Returns one refund. Throws refundNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<RefundRecord> {
  const [refund] = await refundsOf(db, shop)
    .where({ _id: id })
    .select<RefundRecord[]>(db.raw(shown, { scale: shop.scale }))
  if (!refund) throw new Refusal('refundNotFound')
  return refund
}
