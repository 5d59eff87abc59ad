import type { Request } from 'express'
import type { Database } from '../db/database.ts'
import { sharedBy, type Terms } from '../db/share.ts'
import { networkOf } from '../network.ts'

/**
 * How long calls wait (decisions 248 and 249): a second for a connection of their store's share, and those of
 * shoppers for a lock as long. It is a little more than PostgreSQL waits before it looks for a deadlock, so that
 * one is known as such.
 */
const patience = {
  store: { turn: 1_000, lock: 1_100 },
  apps: { turn: 1_000 },
  console: { turn: 1_000 },
} satisfies Record<string, Terms>

type Surface = keyof typeof patience
type Who = Record<'shop' | 'account' | 'shopper', { id: string } | null>

/** The database as the store of a call sees it; as its caller does, where it concerns no store. */
export function shareOf(db: Database, surface: Surface, who: Who, ip: string): Database {
  const { shop, account, shopper } = who
  return sharedBy(db, shop?.id ?? account?.id ?? shopper?.id ?? networkOf(ip), patience[surface])
}

/**
 * The same for a caller who is still to be identified. What the call says of itself is good enough to count by:
 * whoever names another store could as well read its public pages.
 */
export function claimedShareOf(db: Database, surface: Surface, { headers, ip = '' }: Request): Database {
  const { 'x-shop-id': shopId, authorization, origin } = headers
  return sharedBy(db, String(shopId ?? authorization ?? origin ?? networkOf(ip)), patience[surface])
}
