import type { components } from '../../../generated/apps.types.ts'
import { authorOf } from '../../db/author.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Bound } from '../../db/wire/message.ts'

export type Reason = components['schemas']['StockReason']

/** Why stock changes; without a reason, the ledger tells it by the numbers. */
export interface Cause {
  reason?: Reason
  orderId?: string
  note?: string | undefined
}

/**
 * SQL for a source that tells the triggers why the statement that reads it changes stock. The statement must read at
 * least one row of its other sources, or PostgreSQL may skip it.
 */
export const becauseOf = (cause: string) =>
  `(select set_config('storefront.stock', ${cause}, true)) as because`

const because = statement<{ cause: string }, never>(
  'stock.because',
  "select set_config('storefront.stock', :cause, true)",
)

const becauseUnlessTold = statement<{ cause: string }, never>(
  'stock.becauseUnlessTold',
  `select set_config('storefront.stock', coalesce(nullif(current_setting('storefront.stock', true), ''), :cause), true)`,
)

/** Returns a cause, and who makes the transaction, as the triggers of the ledger read them. */
export function causeIn(tx: Transaction, { reason, orderId, note }: Cause): string {
  const author = authorOf(tx)
  // An order knows its shopper, who may want to be forgotten.
  const isKnown = author?.kind === 'account' || author?.kind === 'app'
  return JSON.stringify({
    reason,
    orderId,
    note,
    actorKind: author?.kind,
    actorId: isKnown ? author.id : undefined,
  })
}

/** Returns the statement that tells the ledger why the transaction changes stock from here on. */
export const telling = (tx: Transaction, cause: Cause): Bound<never> =>
  because.with({ cause: causeIn(tx, cause) })

/** Tells the ledger so, unless what calls this has already told why, such as an import of many products. */
export async function tellUnlessTold(tx: Transaction, cause: Cause): Promise<void> {
  await becauseUnlessTold(tx, { cause: causeIn(tx, cause) })
}
