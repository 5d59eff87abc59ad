import type { RecordChange } from '../../context.ts'
import { type Columns, columnList } from '../../db/columns.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'

/** What money needs beside the database: `record` tells the store's apps of an order that changed. */
export type PaymentContext = Pick<Dependencies, 'config' | 'log' | 'vault' | 'cardProviders' | 'files'> & {
  record: RecordChange
  /** Why the store of files did not answer just now, asked before the transaction that completes a payment. */
  fileStoreUnavailable?: string | null
}

/** An order as paying and refunding see it. Amounts are minor units. */
export interface LockedOrder {
  id: string
  shopId: string
  userId: string
  number: number
  email: string
  status: 'pending' | 'processing' | 'paid' | 'cancelled' | 'refunded'
  paymentStatus: string
  total: number
  refunded: number
  currency: string
  /** The store's. */
  scale: number
  expiresAt: string | null
  deletedAt: string | null
}

/** The columns of `LockedOrder`. */
const lockedColumns = {
  id: 'id',
  shopId: 'shop_id',
  userId: 'user_id',
  number: 'number',
  email: 'email',
  status: 'status',
  paymentStatus: 'payment_status',
  total: 'total',
  refunded: 'refunded',
  currency: 'currency',
  scale: '(select scale from shops where shops.id = orders.shop_id)',
  expiresAt: 'expires_at',
  deletedAt: 'deleted_at',
} satisfies Columns<LockedOrder>

const lock = statement<{ id: string; shopId: string }, LockedOrder>(
  'orders.lockForMoney',
  `select ${columnList(lockedColumns)} from orders where id = :id and shop_id = :shopId for update`,
)

/**
 * Locks an order, deleted ones too: money for them must find its way back. Whoever moves money takes this lock
 * before any row of payments or refunds, so that parallel calls queue here and never wait for each other.
 */
export async function lockOrder(tx: Transaction, id: string, shopId: string): Promise<LockedOrder | null> {
  const [order] = await lock(tx, { id, shopId })
  return order ?? null
}

/** Whether money for this order is welcome: it is neither paid for, nor cancelled, nor given back. */
export function awaitsMoney({ status, paymentStatus, deletedAt }: LockedOrder): boolean {
  const isOpen = status === 'pending' || status === 'processing'
  return isOpen && !deletedAt && !['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)
}
