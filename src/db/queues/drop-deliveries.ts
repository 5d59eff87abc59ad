import { seconds } from '../../base/clock.ts'
import type { Database, Transaction } from '../database.ts'
import { inAnyLane } from './pending-deliveries.ts'

/** Maximum number of deliveries dropped by one statement: 200,000 took 8 s, and statements time out after 15 s. */
export const mostDropped = 10_000
/** How long a transaction spends on dropping pending deliveries, in milliseconds. */
const patience = 5 * seconds

/** Selects the deliveries of apps, or of only some of their installations. */
interface Waiting {
  apps: string[]
  installations?: string[]
  /** A resource whose deliveries stay. */
  except?: string
}

/**
 * Drops pending deliveries for at most 5 s, so that it cannot fail however many there are. Nothing is sent to an app
 * that has ended or is switched off: the rest is dropped as it comes due (decision deliveries-are-dropped-in-batches).
 */
export async function dropPending(tx: Transaction, waiting: Waiting, longest = patience): Promise<void> {
  const deadline = performance.now() + longest
  let dropped: number
  do dropped = await dropSome(tx, waiting)
  while (dropped === mostDropped && performance.now() < deadline)
}

/** Drops up to `most` pending deliveries, and returns how many. */
export async function dropSome(
  db: Database,
  { apps, installations, except }: Waiting,
  most = mostDropped,
): Promise<number> {
  const { rowCount } = await db.raw(
    `with waiting as materialized (
      select id, shop_id from deliveries
      where app_id = any (cast(:apps as text[])) and ${inAnyLane}
        ${installations ? 'and installation_id = any (cast(:installations as text[]))' : ''}
        ${except ? 'and resource <> :except' : ''}
      limit ${most} for no key update
    )
    update deliveries set state = 'dropped' from waiting
    where deliveries.id = waiting.id and deliveries.shop_id = waiting.shop_id`,
    { apps, ...(installations && { installations }), ...(except && { except }) },
  )
  return rowCount
}
