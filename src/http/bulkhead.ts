// Bulkhead of the database connections: which tenant a call counts against.

import type { Request } from 'express'
import { isId } from '../base/ids.ts'
import { networkOf } from '../base/network.ts'
import type { Database } from '../db/database.ts'
import { type Terms, throughBulkhead } from '../db/fairness/bulkhead.ts'
import type { Route } from './handler.ts'
import type { Surface } from './surface-options.ts'

/**
 * Calls wait, and public reads time out, on these terms (decisions tenants-share-connections-fairly,
 * locks-are-waited-for-briefly and public-reads-end-after-two-seconds): each call waits a second for a connection of
 * its store's share, and a shopper's call waits as long for a lock. That is a little longer than PostgreSQL waits
 * before it looks for a deadlock, so that a deadlock is recognized as such.
 */
const patience = {
  publicRead: { turn: 1_000, longest: 2_000 },
  store: { turn: 1_000, lock: 1_100 },
  apps: { turn: 1_000 },
  console: { turn: 1_000 },
} satisfies Record<string, Terms>

type Who = Record<'shop' | 'account' | 'shopper', { id: string } | null>

/**
 * Returns the database with the share of a call's store, or with that of its caller where the call concerns no store.
 */
export function bulkheadOf(
  db: Database,
  surface: Surface,
  { method, caller }: Pick<Route, 'method' | 'caller'>,
  { shop, account, shopper }: Who,
  ip: string,
): Database {
  const isPublicRead = surface === 'store' && method === 'get' && caller !== 'somebody'
  return throughBulkhead(
    db,
    shop?.id ?? account?.id ?? shopper?.id ?? networkOf(ip),
    patience[isPublicRead ? 'publicRead' : surface],
  )
}

/**
 * Returns the same for a caller who is not identified yet. The store that the call names is good enough for its share:
 * a caller who names another store could as well read its public pages. Names that a caller sends are kept apart from
 * those of shares beside the calls, such as that of the jobs.
 */
export function bulkheadOfClaim(db: Database, surface: Surface, { headers, ip = '' }: Request): Database {
  const { 'x-shop-id': shopId, authorization, cookie, origin } = headers
  const tenant = isId(shopId) ? shopId : `caller ${authorization ?? cookie ?? origin ?? networkOf(ip)}`
  return throughBulkhead(db, tenant, patience[surface])
}

/**
 * Returns the database for what is served beside the operations, such as pictures: to the store that its address names,
 * or to the caller's network.
 */
export function bulkheadOfPage(db: Database, ip: string | undefined, shopId?: string): Database {
  return throughBulkhead(db, shopId ?? networkOf(ip), patience.publicRead)
}

/** Returns the database for releasing Idempotency-Keys, even if the caller's share is used up. */
export function bulkheadOfKeys(db: Database): Database {
  return throughBulkhead(db, 'idempotency keys', { turn: 1_000 })
}
