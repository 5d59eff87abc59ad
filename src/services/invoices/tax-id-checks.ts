// Tax numbers whose register was silent when their order was placed, looked up again before the invoice.

import { changed, type RecordChange } from '../../base/context.ts'
import { type Database, transaction } from '../../db/database.ts'
import { numberOfStore } from '../taxes/registrations.ts'
import { type RegisterContext, type TaxId, verified } from '../taxes/tax-numbers.ts'

interface Unverified {
  taxId: TaxId
  country: string
}

/**
 * Asks the register again about the tax number of an order that it could not be asked about, and keeps the answer with
 * the order. The amounts stay as they were computed: a number that is confirmed now goes on the invoice, and the store
 * sees that it may refund the tax (decision tax-numbers-count-once-they-are-verified).
 */
export async function checkTaxIdAgain(
  db: Database,
  context: RegisterContext & { record: RecordChange },
  { shopId, orderId }: { shopId: string; orderId: string },
): Promise<void> {
  if (!context.taxRegister) return
  const order = await db('orders')
    .join('shops', 'shops.id', 'orders.shop_id')
    .where({ 'orders.id': orderId, 'orders.shop_id': shopId })
    .whereRaw("orders.tax_id ->> 'status' = 'unknown'")
    .first<Unverified | undefined>({ taxId: 'orders.tax_id', country: 'shops.country' })
  if (!order) return
  const { value, country } = order.taxId
  const shop = { id: shopId, country: order.country }
  const requester = await numberOfStore(db, shop)
  const taxId = await verified(context, shop, { value, country }, { requester, causer: null })
  if (taxId.status === 'unknown') return
  await transaction(db, async (tx) => {
    const kept = await tx('orders')
      .where({ id: orderId, shop_id: shopId })
      .whereRaw("tax_id ->> 'status' = 'unknown'")
      .update({ tax_id: JSON.stringify(taxId), updated_at: tx.fn.now() })
    if (kept > 0) await context.record(tx, { shopId, ...changed('orders', orderId) })
  })
}
