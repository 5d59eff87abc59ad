import type { Request } from 'express'
import type { Database } from '../db/database.ts'
import { sharedBy, type Terms } from '../db/share.ts'
import { networkOf } from '../network.ts'
import type { Route } from './handler.ts'

/**
 * Calls wait, and reads that anybody may make end, on these terms (decisions 248, 249 and 301): each waits a second for
 * a connection of its store's share, and those of shoppers wait as long for a lock. That is a little more than
 * PostgreSQL waits before it looks for a deadlock, so that one is known as such.
 */
const patience = {
  publicRead: { turn: 1_000, longest: 2_000 },
  store: { turn: 1_000, lock: 1_100 },
  apps: { turn: 1_000 },
  console: { turn: 1_000 },
} satisfies Record<string, Terms>

type Surface = 'store' | 'apps' | 'console'
type Who = Record<'shop' | 'account' | 'shopper', { id: string } | null>

/** Returns the database as the store of a call sees it, or as its caller does where it concerns no store. */
export function shareOf(
  db: Database,
  surface: Surface,
  { method, caller }: Pick<Route, 'method' | 'caller'>,
  { shop, account, shopper }: Who,
  ip: string,
): Database {
  const isPublicRead = surface === 'store' && method === 'get' && caller !== 'somebody'
  return sharedBy(
    db,
    shop?.id ?? account?.id ?? shopper?.id ?? networkOf(ip),
    patience[isPublicRead ? 'publicRead' : surface],
  )
}

/**
 * Returns the same for a caller who is still to be identified. The store that the call names is good enough to count
 * by: a caller who names another one could as well read its public pages. What a caller sends otherwise is told apart
 * from the names of what works beside the calls, such as the jobs.
 */
export function claimedShareOf(db: Database, surface: Surface, { headers, ip = '' }: Request): Database {
  const { 'x-shop-id': shopId, authorization, cookie, origin } = headers
  const isStore = /^[0-9a-f]{24}$/.test(String(shopId))
  const tenant = isStore ? String(shopId) : `caller ${authorization ?? cookie ?? origin ?? networkOf(ip)}`
  return sharedBy(db, tenant, patience[surface])
}

/**
 * Returns the database for what is served beside the operations, such as pictures: to the store that its address names,
 * or to the caller's network.
 */
export function shareOfPage(db: Database, ip: string | undefined, shopId?: string): Database {
  return sharedBy(db, shopId ?? networkOf(ip), patience.publicRead)
}

/** Returns the database for releasing Idempotency-Keys, whoever has used up their share. */
export function shareOfKeys(db: Database): Database {
  return sharedBy(db, 'idempotency keys', { turn: 1_000 })
}
