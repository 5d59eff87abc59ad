// Bulkhead of the database connections: which tenant a call counts against.

import type { Request } from 'express'
import { isId } from '../base/ids.ts'
import { siteOf } from '../base/network.ts'
import type { Database } from '../db/database.ts'
import { type Terms, throughBulkhead } from '../db/fairness/bulkhead.ts'
import type { Route } from './handler.ts'
import type { Api } from './surface-options.ts'

/**
 * How long calls wait and public reads run (decisions tenants-share-connections-fairly, locks-are-waited-for-briefly
 * and public-reads-end-after-two-seconds): each call waits one second for a connection of its store's bulkhead, and a
 * shopper's call waits as long for a lock. That is slightly longer than PostgreSQL waits before it checks for
 * deadlocks, so deadlocks are recognized as such.
 */
const patience = {
  publicRead: { turn: 1_000, longest: 2_000 },
  store: { turn: 1_000, lock: 1_100 },
  apps: { turn: 1_000 },
  console: { turn: 1_000 },
  agents: { turn: 1_000, lock: 1_100 },
} satisfies Record<string, Terms>

type Who = Record<'shop' | 'account' | 'shopper', { id: string } | null>

/** Returns the database behind the bulkhead of the call's store, or of its caller if the call concerns no store. */
export function bulkheadOf(
  db: Database,
  surface: Api,
  { method, caller }: Pick<Route, 'method' | 'caller'>,
  { shop, account, shopper }: Who,
  ip: string,
): Database {
  const isPublicRead = surface === 'store' && method === 'get' && caller !== 'somebody'
  return throughBulkhead(
    db,
    shop?.id ?? account?.id ?? shopper?.id ?? siteOf(ip),
    patience[isPublicRead ? 'publicRead' : surface],
  )
}

/**
 * Returns the same for a caller not yet identified. The store that the call names will do: a caller who names another
 * store could just as well read its public pages. Names sent by callers are kept apart from internal bulkheads, such as
 * that of the jobs.
 */
export function bulkheadOfClaim(db: Database, surface: Api, { headers, ip = '' }: Request): Database {
  const { 'x-shop-id': shopId, authorization, cookie, origin } = headers
  const tenant = isId(shopId) ? shopId : `caller ${authorization ?? cookie ?? origin ?? siteOf(ip)}`
  return throughBulkhead(db, tenant, patience[surface])
}

/**
 * Returns the database for what is served besides operations, such as pictures: behind the bulkhead of the store in the
 * address, or of the caller's network.
 */
export function bulkheadOfPage(db: Database, ip: string | undefined, shopId?: string): Database {
  return throughBulkhead(db, shopId ?? siteOf(ip), patience.publicRead)
}

/** Returns the database for releasing Idempotency-Keys, even if the caller's bulkhead is full. */
export function bulkheadOfKeys(db: Database): Database {
  return throughBulkhead(db, 'idempotency keys', { turn: 1_000 })
}
