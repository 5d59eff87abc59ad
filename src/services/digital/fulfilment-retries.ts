import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../context.ts'
import { type Database, transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { requireDigital } from '../shared/shop.ts'
import { type GrantContext, grantAgain, lockFailed } from './fulfilment.ts'

type RetriedGrants = components['schemas']['RetriedGrants']

type RetryContext = Omit<GrantContext, 'fileStoreUnavailable'> & Pick<Dependencies, 'files'>

/** The maximum number of orders in a call (specification: limits). */
const most = 25

/**
 * Retries to grant access for the store's paid orders where that failed: at most 25, those paid first. All
 * stay locked until the end, so that a parallel call takes others. Sends no e-mails. Throws storeNotDigital.
 */
export async function retryGrants(db: Database, context: RetryContext, shop: Shop): Promise<RetriedGrants> {
  requireDigital(shop)
  const fileStoreUnavailable = await context.files.unavailableReason()
  return retry(db, { ...context, fileStoreUnavailable }, { shopId: shop.id, dueOnly: false })
}

/**
 * Retries the failed grants that are due, in all stores, one batch per transaction. While the file storage is
 * unavailable it retries nothing, so that no attempt is wasted.
 */
export async function retryDueGrants(
  db: Database,
  context: RetryContext,
  signal: AbortSignal,
): Promise<void> {
  const due = await db('orders')
    .where({ grant_status: 'failed', status: 'paid' })
    .whereNotNull('grant_next_at')
    .first('id')
  if (!due || (await context.files.unavailableReason())) return
  let retried: number
  do {
    ;({ retried } = await retry(db, context, { dueOnly: true }))
  } while (retried === most && !signal.aborted)
}

function retry(
  db: Database,
  context: GrantContext,
  which: { shopId?: string; dueOnly: boolean },
): Promise<RetriedGrants> {
  return transaction(db, async (tx) => {
    const results: RetriedGrants['results'] = []
    for (const order of await lockFailed(tx, { ...which, limit: most })) {
      const error = await grantAgain(tx, context, order)
      results.push({ orderId: order.id, ok: error === null, ...(error ? { error } : {}) })
    }
    const granted = results.filter(({ ok }) => ok).length
    return { retried: results.length, granted, failed: results.length - granted, results }
  })
}
