import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { get } from './records.ts'

type Clearance = components['schemas']['InvoiceClearance']

/** The answer of a clearance system about a document; by default, without a QR code, and given now. */
type Answer = Pick<Clearance, 'system' | 'reference'> & { id: string; qr?: string; clearedAt?: string }

/**
 * Keeps the answer of a clearance system, the only part of a document that may still be added (decision
 * invoices-are-kept-as-issued). The same reference again changes nothing; of parallel calls, the first counts. Throws
 * invoiceNotFound and invoiceCleared.
 */
export async function clear(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { id, system, reference, qr, clearedAt }: Answer,
): Promise<components['schemas']['InvoiceWithLines']> {
  const now = clock.now()
  const clearance = { system, reference, qr: qr ?? null, clearedAt: inUtc(clearedAt ?? now.toISOString()) }
  const cleared = await tx('invoices')
    .where({ shop_id: shop.id, id, clearance: null })
    .update({ clearance: JSON.stringify(clearance), updated_at: now })
  const invoice = await get(tx, shop, id)
  if (cleared > 0) await record(tx, { shopId: shop.id, resource: 'invoices', resourceId: id })
  else if (invoice.clearance?.system !== system || invoice.clearance.reference !== reference)
    throw new Refusal('invoiceCleared', { data: { reference: invoice.clearance!.reference } })
  return invoice
}
