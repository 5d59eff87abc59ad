import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { readDatabaseNow } from '../../db/sql/now.ts'
import { lockOwn, unpaid } from '../orders/order-status.ts'
import { get, type Order } from '../orders/orders.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { nextReminder } from './transfer-reminders.ts'

/** A shopper's proof of a bank transfer in words. */
export interface Proof {
  url?: string
  reference?: string
  note?: string
}

/** The file of a proof, as its order shows it. */
export type ShownFile = NonNullable<NonNullable<Order['proof']>['file']>

/**
 * Stores the shopper's proof of a bank transfer; the order then awaits the merchant's confirmation, and is held no
 * longer than before (decision unchecked-claims-extend-nothing). A file that was sent before stays. Throws proofEmpty
 * and the refusals of `holdExpected`.
 */
export async function submitProof(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
  { url, reference, note }: Proof,
): Promise<Order> {
  if (!url && !reference && !note) throw new Refusal('proofEmpty')
  const order = await holdExpected(tx, shop, shopper, id)
  const words = withoutCardNumbers(JSON.stringify({ url, reference, note }))
  return report(
    tx,
    shop,
    { id, ...order },
    `jsonb_strip_nulls(jsonb_build_object('file', proof -> 'file')) || ?`,
    words,
  )
}

/** Stores the file of a proof; the words that were sent before stay. The caller has called `holdExpected`. */
export function reportFile(
  tx: Transaction,
  shop: Shop,
  order: { id: string; expiresAt: string | null },
  file: ShownFile,
): Promise<Order> {
  return report(tx, shop, order, `coalesce(proof, '{}') || ?`, JSON.stringify({ file }))
}

/**
 * Locks the shopper's order. Throws orderNotFound, and proofNotExpected unless the order is open and paid by bank
 * transfer.
 */
export async function holdExpected(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
): Promise<{ expiresAt: string | null }> {
  const { paymentStatus, expiresAt } = await lockOwn(tx, shop, shopper, id)
  const expected = await tx('orders')
    .join('payment_methods', {
      'payment_methods.id': 'orders.payment_method_id',
      'payment_methods.shop_id': 'orders.shop_id',
    })
    .where({ 'orders.id': id, 'orders.shop_id': shop.id, 'payment_methods.option': 'bank-transfer' })
    .whereIn('orders.status', ['pending', 'processing'])
    .first('orders.id')
  if (!expected || ![...unpaid, 'awaiting_confirmation'].includes(paymentStatus))
    throw new Refusal('proofNotExpected')
  return { expiresAt }
}

async function report(
  tx: Transaction,
  shop: Shop,
  { id, expiresAt }: { id: string; expiresAt: string | null },
  proof: string,
  json: string,
): Promise<Order> {
  const now = await readDatabaseNow(tx)
  await tx('orders')
    .where({ id, shop_id: shop.id })
    .update({
      payment_status: 'awaiting_confirmation',
      proof: tx.raw(`${proof}::jsonb`, [json]),
      proof_at: tx.raw('coalesce(proof_at, ?)', [now]),
      reminder_at: tx.raw('case when proof_at is null then ?::timestamptz else reminder_at end', [
        nextReminder({ provedAt: now, expiresAt }),
      ]),
      updated_at: now,
    })
  return get(tx, shop, id)
}
