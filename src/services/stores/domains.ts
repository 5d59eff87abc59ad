import { randomBytes } from 'node:crypto'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Config } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { asciiOf, challenge, nameFrom } from './domain-names.ts'
import { patienceDays } from './domain-proofs.ts'
import { giveUpDomains, isKeptFromStore, requireRoom, takeOver } from './former-domains.ts'
import { lockOpen } from './stores.ts'

type Domain = components['schemas']['Domain']

const columns = (db: Database, { domainTarget }: Config) =>
  db.raw(
    columnList<Domain>({
      _id: 'id',
      domain: 'domain',
      kind: 'kind',
      status: 'state',
      verification: `case when kind = 'own' then ${jsonObject<NonNullable<Domain['verification']>>({
        txt: `json_build_object('name', '${challenge}' || domain, 'value', token)`,
        cname: "json_build_object('name', domain, 'value', cast(:target as text))",
      })} end`,
      expiresAt: "case when state = 'pending' then pending_since + :patience * interval '1 day' end",
      verifiedAt: 'verified_at',
      checkedAt: 'checked_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
    { target: domainTarget, patience: patienceDays },
  )

/** Returns the domains of the store, newest first. */
export async function list(
  db: Database,
  config: Config,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ domains: Domain[]; pagination: Pagination; next: string | null }> {
  const owned = db('shop_domains').where({ shop_id: shop.id })
  const { rows, ...place } = await newestPage<Domain>(owned, page, columns(db, config))
  return { domains: rows, ...place }
}

/** Returns a domain; throws domainNotFound. */
export async function get(db: Database, config: Config, shop: Shop, id: string): Promise<Domain> {
  const domain = await db('shop_domains')
    .where({ id, shop_id: shop.id })
    .first<Domain | undefined>(columns(db, config))
  if (!domain) throw new Refusal('domainNotFound')
  return domain
}

/**
 * Returns whether this store could claim a domain now; nothing is reserved (specification: check-availability).
 * `domain` is returned as it would be stored, or as given if it is not a domain name.
 */
export async function checkAvailability(
  db: Database,
  config: Config,
  shop: Shop,
  text: string,
): Promise<{ domain: string; available: boolean }> {
  const name = nameFrom(config, shop, text)
  if (typeof name === 'string') return { domain: asciiOf(text) ?? text, available: false }
  const holder = await holderOf(db, shop, name.domain)
  return { domain: name.domain, available: holder === null }
}

/**
 * Claims a domain. A subdomain of a base domain becomes the store's at once; an own domain is pending until the DNS
 * proves it, and goes to the first of several stores to prove it. Throws domainNotClaimable with the reason,
 * storeClosed, domainTaken, duplicateDomain and tooManyDomains.
 */
export async function create(
  tx: Transaction,
  config: Config,
  shop: Shop,
  { domain: text }: { domain: string },
): Promise<Domain> {
  const name = nameFrom(config, shop, text)
  if (typeof name === 'string') throw new Refusal('domainNotClaimable', { values: { reason: name } })
  // A store's claims queue here, so that its domains are counted and compared exactly.
  await lockOpen(tx, shop.id)
  const holder = await holderOf(tx, shop, name.domain)
  if (holder === 'self') throw new Refusal('duplicateDomain')
  if (holder === 'other') throw new Refusal('domainTaken')
  await requireRoom(tx, shop.id, name.domain)
  const now = clock.now()
  const next_check_at = tx.raw(databaseNow())
  const unproved = { state: 'pending' as const, token: newToken(), pending_since: now, next_check_at }
  const [domain] = await tx('shop_domains')
    .insert({
      id: newId(),
      shop_id: shop.id,
      ...name,
      ...(name.kind === 'own' ? unproved : { verified_at: now }),
      created_at: now,
      updated_at: now,
    })
    .returning<Domain[]>(columns(tx, config))
    .catch(onDuplicate('domainTaken'))
  // A pending one is taken over once it is proved.
  if (name.kind === 'subdomain' && !(await takeOver(tx, shop.id, name.domain)))
    throw new Refusal('domainTaken')
  return domain!
}

/**
 * Deletes a domain. An active one is kept for the store's return. Throws domainNotFound, and defaultAddress for the
 * address that follows the store's slug.
 */
export async function remove(tx: Transaction, config: Config, shop: Shop, id: string): Promise<null> {
  const { kind } = await get(tx, config, shop, id)
  if (kind === 'address') throw new Refusal('defaultAddress')
  if ((await giveUpDomains(tx, shop.id, { id })) === 0) throw new Refusal('domainNotFound')
  return null
}

/**
 * Returns which store prevents a claim: `self`, which has already claimed the domain, or `other`, for which it is
 * active or kept.
 */
async function holderOf(db: Database, shop: Shop, domain: string): Promise<'self' | 'other' | null> {
  const found = await db('shop_domains')
    .where({ domain })
    .where((rows) => rows.where({ shop_id: shop.id }).orWhereRaw("state = 'active'"))
    .pluck('shop_id')
  if (found.includes(shop.id)) return 'self'
  if (found.length > 0) return 'other'
  return (await isKeptFromStore(db, shop.id, domain)) ? 'other' : null
}

function newToken(): string {
  return randomBytes(20).toString('hex')
}
