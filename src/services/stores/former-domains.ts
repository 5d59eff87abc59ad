// Names that stores gave up: subdomain takeover is prevented, and old links are redirected.

import { days } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { isOpen, shownDomain } from '../shared/shop.ts'

/** How long a domain is kept for the store that gave it up, in milliseconds. */
export const domainsKeptFor = 180 * days

/** Maximum number of a store's domains, counting those that are kept for it. */
const mostDomains = 50

const isKept = () => `given_up_at > ${databaseNow()} - ${interval(domainsKeptFor)}`

/**
 * Deletes the domains of a store that `which` selects, and keeps those that were active for it
 * (decision former-domains-are-kept-for-their-holder). Returns how many it deleted.
 */
export async function giveUpDomains(
  tx: Transaction,
  shopId: string,
  which: Partial<{ id: string; domain: string }> = {},
): Promise<number> {
  const gone = await tx('shop_domains')
    .where({ ...which, shop_id: shopId })
    .delete()
    .returning(['domain', 'state'])
  const given_up_at = tx.raw(databaseNow())
  const kept = gone.filter(({ state }) => state === 'active')
  if (kept.length > 0)
    await tx('former_domains')
      .insert(kept.map(({ domain }) => ({ domain, shop_id: shopId, given_up_at })))
      .onConflict('domain')
      .merge()
  return gone.length
}

/** Returns whether a domain is kept for another owner's store, and so not free for this one. */
export async function isKeptFromStore(db: Database, shopId: string, domain: string): Promise<boolean> {
  const kept = await db('former_domains')
    .join('shops', 'shops.id', 'former_domains.shop_id')
    .where({ domain })
    .whereRaw(isKept())
    .whereRaw('owner_id <> (select owner_id from shops where id = ?)', [shopId])
    .first('domain')
  return kept !== undefined
}

/**
 * Ends the keeping of a domain that this store has just claimed. Returns false, changing nothing, if it is kept for
 * another owner's store: the claim must then be undone. Call it after the claim, which waits for a store that is just
 * giving the domain up.
 */
export async function takeOver(tx: Transaction, shopId: string, domain: string): Promise<boolean> {
  if (await isKeptFromStore(tx, shopId, domain)) return false
  await tx('former_domains').where({ domain }).delete()
  return true
}

/** Throws tooManyDomains if one more domain would be too many for a store, counting those that are kept for it. */
export async function requireRoom(tx: Transaction, shopId: string, domain: string): Promise<void> {
  const { rows } = await tx.raw(
    `select (select count(*) from shop_domains where shop_id = :shopId)
      + (select count(*) from former_domains where shop_id = :shopId and domain <> :domain and ${isKept()}) as number`,
    { shopId, domain },
  )
  if (rows[0].number >= mostDomains) throw new Refusal('tooManyDomains', { values: { most: mostDomains } })
}

/**
 * Returns the domain to which the store that had this one has moved; null if no store had it or it is no longer kept,
 * and if the store is closed.
 */
export async function successorOf(db: Database, domain: string): Promise<string | null> {
  const found = await db('former_domains')
    .join('shops', 'shops.id', 'former_domains.shop_id')
    .where({ domain })
    .whereRaw(isKept())
    .whereRaw(isOpen)
    .first<{ movedTo: string }>(db.raw(`${shownDomain} as "movedTo"`))
  return found?.movedTo ?? null
}

/**
 * Lets any store claim a domain at once that a store gave up, such as one that was sold since. Returns false if none is
 * kept.
 */
export async function freeDomain(tx: Transaction, record: RecordChange, domain: string): Promise<boolean> {
  const [kept] = await tx('former_domains').where({ domain }).delete().returning('shop_id')
  if (!kept) return false
  await record(tx, { shopId: kept.shop_id, action: 'domain.freed', name: domain })
  return true
}
