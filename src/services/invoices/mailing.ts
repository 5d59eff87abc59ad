// Invoices that are attached to e-mails about their orders.

import { clock } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Attached } from '../messaging/mail-queue.ts'
import { find } from './records.ts'
import { type DocumentFile, fileOf } from './rendering.ts'

/**
 * SQL that is true while an announcement in `order_announcements` waits for its order's documents, because its store
 * attaches them: 10 minutes at most, as an e-mail matters more than what is attached.
 */
export const waitsForInvoice = `exists (
  select from invoice_requests as requests join shops on shops.id = requests.shop_id
  where requests.shop_id = order_announcements.shop_id and requests.order_id = order_announcements.order_id
    and (shops.invoices ->> 'attach')::boolean and requests.created_at > now() - interval '10 minutes'
)`

/**
 * Takes the documents of an order that no e-mail has had yet, for the next one about it; null if there are none, or if
 * the store attaches none.
 */
export async function takeUnmailed(
  tx: Transaction,
  shopId: string,
  orderId: string,
): Promise<Attached | null> {
  const attaches = tx('shops')
    .whereRaw("id = ? and (invoices ->> 'attach')::boolean", [shopId])
    .select(tx.raw('1'))
  const taken: string[] = await tx('invoices')
    .where({ shop_id: shopId, order_id: orderId, mailed_at: null })
    .whereExists(attaches)
    .update({ mailed_at: clock.now() })
    .returning('id')
    .then((rows) => rows.map(({ id }) => id))
  return taken.length > 0 ? { shopId, invoices: taken } : null
}

/** Returns the files of attached documents, written when the e-mail is sent. */
export async function attachmentsOf(
  db: Database,
  context: Pick<Dependencies, 'config' | 'files' | 'log'>,
  attached: Attached | null,
): Promise<DocumentFile[]> {
  const files: DocumentFile[] = []
  for (const id of attached?.invoices ?? []) {
    const row = await find(db, attached!.shopId, id)
    files.push(await fileOf(db, context, row, { format: 'pdf', profile: 'ubl' }))
  }
  return files
}
