import type { RecordChange } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'
import { type Columns, columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'

/** The dependencies of payments and refunds besides the database; `record` notifies the store's apps of changes. */
export type PaymentContext = Pick<Dependencies, 'config' | 'log' | 'vault' | 'cardProviders' | 'files'> & {
  record: RecordChange
  /** Why the file storage is unavailable; checked before the transaction that completes a payment. */
  fileStoreUnavailable?: string | null
}

/** An order, with the fields that payments and refunds need. Amounts are in minor units. */
export interface LockedOrder {
  id: string
  shopId: string
  userId: string
  number: number
  email: string
  status: 'pending' | 'processing' | 'paid' | 'cancelled' | 'refunded'
  paymentStatus: string
  total: number
  /** The part of the total that the goods of another order pay, which came back in exchange. */
  credited: number
  /** The part of the total that the merchant has booked before the order is paid in full. */
  partPaid: number
  /** The order whose goods these are exchanged for. */
  exchangeOf: string | null
  refunded: number
  couponId: string | null
  currency: string
  /** The number of minor units in a major unit of the store's currency. */
  scale: number
  expiresAt: string | null
  deletedAt: string | null
}

const lockedColumns = {
  id: 'id',
  shopId: 'shop_id',
  userId: 'user_id',
  number: 'number',
  email: 'email',
  status: 'status',
  paymentStatus: 'payment_status',
  total: 'total',
  credited: 'credited',
  partPaid: 'part_paid',
  exchangeOf: 'exchange_of',
  refunded: 'refunded',
  couponId: 'coupon_id',
  currency: 'currency',
  scale: '(select scale from shops where shops.id = orders.shop_id)',
  expiresAt: 'expires_at',
  deletedAt: 'deleted_at',
} satisfies Columns<LockedOrder>

const lock = statement<{ id: string; shopId: string }, LockedOrder>(
  'orders.lockForPayment',
  `select ${columnList(lockedColumns)} from orders where id = :id and shop_id = :shopId for update`,
)

/**
 * Locks an order, even a deleted one, because a payment for it must still be refunded. Every charge and refund takes
 * this lock before it locks rows of payments or refunds, so that parallel calls queue here and never deadlock.
 */
export async function lockOrder(tx: Transaction, id: string, shopId: string): Promise<LockedOrder | null> {
  const [order] = await lock(tx, { id, shopId })
  return order ?? null
}

/** Tells whether the order still accepts a payment: it is not deleted, paid, cancelled or refunded. */
export function awaitsMoney({
  status,
  paymentStatus,
  deletedAt,
}: Pick<LockedOrder, 'status' | 'paymentStatus' | 'deletedAt'>): boolean {
  const isOpen = status === 'pending' || status === 'processing'
  return isOpen && !deletedAt && !['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)
}
