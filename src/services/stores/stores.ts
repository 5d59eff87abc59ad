import type { Knex } from 'knex'
import type { components } from '../../../generated/console.types.ts'
import { clock } from '../../base/clock.ts'
import type { Account, RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { isCurrency, scaleOf, symbolOf } from '../../base/money.ts'
import { requirePhone } from '../../base/phone.ts'
import { storeScopes } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isCountry } from '../geo/countries.ts'
import { requireFactor } from '../permissions/factor-rule.ts'
import { requireMember, requireOwner } from '../permissions/memberships.ts'
import { scopesOf } from '../permissions/scopes.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { shownDomain } from '../shared/shop.ts'
import { slugOf } from '../shared/slugs.ts'
import { createDefaultRoles } from '../staff/default-roles.ts'
import { giveUpDomains, requireRoom, takeOver } from './former-domains.ts'
import { isReserved } from './reserved-names.ts'
import { knownZone } from './time-zones.ts'

type Store = components['schemas']['Store']
/** `role` has the permissions of the caller's role; it is null for the owner. */
type StoreRow = Omit<Store, 'currency' | 'scopes'> & { currency: string; role: string[] | null }

export interface NewStore {
  name: string
  type: Store['type']
  currency: string
  country: string
  timeZone?: string
  slug?: string
}

export type StoreChanges = Partial<
  Pick<Store, 'name' | 'slug' | 'timeZone' | 'logo' | 'theme' | 'contact' | 'socials'>
> & {
  policies?: Partial<Store['policies']>
}

const columns = (db: Database, userId: string) =>
  ({
    _id: 'id',
    owner: 'owner_id',
    name: 'name',
    slug: 'slug',
    domain: db.raw(shownDomain),
    type: 'type',
    currency: 'currency',
    country: 'country',
    timeZone: 'time_zone',
    logo: 'logo',
    theme: 'theme',
    contact: 'contact',
    socials: 'socials',
    policies: db.raw(`'{"terms": null, "privacy": null, "refunds": null, "shipping": null}' || policies`),
    suspension: db.raw(
      `case when suspended_at is not null then ${jsonObject<NonNullable<Store['suspension']>>({
        reason: 'suspension_reason',
        since: jsonTime('suspended_at'),
      })} end`,
    ),
    requireSecondFactor: 'require_second_factor',
    role: db.raw(
      `case when owner_id <> :userId then array(
        select unnest(permissions) from staff join roles on roles.id = role_id and roles.shop_id = staff.shop_id
        where staff.shop_id = shops.id and user_id = :userId and active
      ) end`,
      { userId },
    ),
    closedAt: 'closed_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  }) satisfies Columns<StoreRow, string | Knex.Raw>

/** Returns the stores that a person owns or works for, newest first. */
export async function list(
  db: Database,
  userId: string,
  page: PageQuery,
): Promise<{ stores: Store[]; pagination: Pagination }> {
  const mine = db('shops').where(isMember(db, userId))
  const { rows, pagination } = await newestPage<StoreRow>(mine, page, columns(db, userId))
  return { stores: rows.map(storeFrom), pagination }
}

/** Returns the condition that a person owns a row of shops or works for it; an index serves each half. */
export function isMember(db: Database, userId: string): Knex.QueryCallback {
  return (shops) => {
    shops
      .whereIn('shops.id', db('shops').where({ owner_id: userId }).select('id'))
      .orWhereIn('shops.id', db('staff').where({ user_id: userId }).select('shop_id'))
  }
}

/** Returns a store that a person owns or works for. Throws storeNotFound and secondFactorRequired. */
export async function get(db: Database, userId: string, storeId: string): Promise<Store> {
  await requireMember(db, storeId, userId)
  return find(db, userId, storeId)
}

/**
 * Creates a store with its address `<slug>.localhost`, its default roles and the card gateways that the service has
 * enabled. Without a slug one is made from the name, numbered if it is taken; a given slug that is taken or reserved
 * throws slugTaken or slugReserved. Also throws unknownCurrency, unknownCountry, and invalidRequest for an unknown time
 * zone.
 */
export async function create(
  tx: Transaction,
  userId: string,
  store: NewStore,
  gateways: string[],
  id = newId(),
): Promise<Store> {
  if (!isCurrency(store.currency)) throw new Refusal('unknownCurrency')
  if (!isCountry(store.country)) throw new Refusal('unknownCountry')
  if (store.slug && isReserved(store.slug)) throw new Refusal('slugReserved')
  const zoned = { ...store, timeZone: store.timeZone && (await knownZone(tx, store.timeZone)) }
  const shopId = store.slug
    ? await insert(tx, userId, id, zoned, store.slug)
    : await insertNamed(tx, userId, id, zoned)
  if (!shopId) throw new Refusal('slugTaken')
  await createDefaultRoles(tx, shopId)
  const methods = gateways.map((option) => ({ id: newId(), shop_id: shopId, option }))
  if (methods.length > 0) await tx('payment_methods').insert(methods)
  return find(tx, userId, shopId)
}

/**
 * Changes the given fields; only the owner may (notStoreOwner, storeNotFound, secondFactorRequired), and not for a
 * closed store (storeClosed). A new slug also changes the store's address, and the old one is kept for the store's
 * return. Throws slugTaken, slugReserved, tooManyDomains, and invalidRequest for an unknown time zone and for a telephone
 * number that can be none.
 */
export async function update(
  tx: Transaction,
  userId: string,
  storeId: string,
  changes: StoreChanges,
): Promise<Store> {
  // The owner is checked under the lock: the store may be changing hands.
  const locked = await tx('shops').where({ id: storeId }).forNoKeyUpdate().first('country')
  await requireOwner(tx, storeId, userId)
  await lockOpen(tx, storeId)
  const { name, slug, logo, theme, contact, socials, policies } = changes
  requirePhone(contact?.phone, locked?.country, 'contact.phone')
  if (slug !== undefined) await move(tx, storeId, slug)
  const time_zone = changes.timeZone && (await knownZone(tx, changes.timeZone))
  await tx('shops')
    .where({ id: storeId })
    .update({ name, time_zone, logo, theme, contact, socials, policies, updated_at: clock.now() })
  return find(tx, userId, storeId)
}

/**
 * Changes a store as its owner asks, and records that in the activity log: the fields that `update` changes, and
 * whether the store requires a second factor. Throws the refusals of both.
 */
export async function configure(
  tx: Transaction,
  context: Pick<Dependencies, 'config' | 'vault'> & { record: RecordChange },
  owner: Account,
  storeId: string,
  { requireSecondFactor, ...changes }: StoreChanges & { requireSecondFactor?: boolean },
): Promise<Store> {
  const store = await update(tx, owner.id, storeId, changes)
  if (requireSecondFactor === undefined || Object.keys(changes).length > 0)
    await context.record(tx, { shopId: storeId, action: 'settings.updated' })
  if (requireSecondFactor === undefined) return store
  await requireFactor(tx, context, owner, storeId, requireSecondFactor)
  return find(tx, owner.id, storeId)
}

async function find(db: Database, userId: string, storeId: string): Promise<Store> {
  const [row] = await db('shops').where({ id: storeId }).select(columns(db, userId))
  return storeFrom(row!)
}

function storeFrom({ role, ...row }: StoreRow): Store {
  return {
    ...row,
    currency: { symbol: symbolOf(row.currency), code: row.currency },
    scopes: role ? scopesOf(role) : [...storeScopes],
  }
}

/** Inserts the store's row and its address; null if another store has this slug. */
async function insert(
  tx: Transaction,
  userId: string,
  id: string,
  { name, type, currency, country, timeZone: time_zone }: NewStore,
  slug: string,
): Promise<string | null> {
  const [made] = await tx('shops')
    .insert({
      id,
      owner_id: userId,
      name,
      slug,
      type,
      currency,
      scale: scaleOf(currency),
      country,
      time_zone,
    })
    .onConflict('slug')
    .ignore()
    .returning('id')
  if (!made) return null
  await claimAddress(tx, id, slug)
  return id
}

/** Tries `paper-lantern`, `paper-lantern-2`, …: takes the first that is free, or the next if another call is faster. */
async function insertNamed(
  tx: Transaction,
  userId: string,
  newStoreId: string,
  store: NewStore,
): Promise<string> {
  const base = baseOf(store.name)
  const slugs = await tx('shops').where('slug', 'like', `${base}%`).pluck('slug')
  const addresses = await tx('shop_domains').where('domain', 'like', `${base}%.localhost`).pluck('domain')
  const kept = await tx('former_domains').where('domain', 'like', `${base}%.localhost`).pluck('domain')
  const taken = new Set([...slugs.map(addressOf), ...addresses, ...kept])
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const isTaken = isReserved(slug) || taken.has(addressOf(slug))
    const id = isTaken ? null : await insert(tx, userId, newStoreId, store, slug)
    if (id) return id
  }
}

/**
 * Returns the slug of a name, short enough for a number to be appended; it begins with `store` if the name yields fewer
 * than two characters.
 */
function baseOf(name: string): string {
  const slug = slugOf(name)?.slice(0, 50).replace(/-$/, '') ?? ''
  return slug.length >= 2 ? slug : ['store', slug].filter(Boolean).join('-')
}

/** Locks an open store whose settings are about to change; returns its slug. Throws storeClosed. */
export async function lockOpen(tx: Transaction, storeId: string): Promise<string> {
  const store = await tx('shops').where({ id: storeId, closed_at: null }).forNoKeyUpdate().first('slug')
  if (!store) throw new Refusal('storeClosed')
  return store.slug
}

/**
 * Changes a store's slug, and its address accordingly. Throws storeClosed, slugTaken, slugReserved, and tooManyDomains
 * for a store that has changed its address too often.
 */
export async function move(tx: Transaction, storeId: string, slug: string): Promise<void> {
  const old = await lockOpen(tx, storeId)
  if (old === slug) return
  if (isReserved(slug)) throw new Refusal('slugReserved')
  await requireRoom(tx, storeId, addressOf(slug))
  await tx('shops').where({ id: storeId }).update({ slug }).catch(onDuplicate('slugTaken'))
  await giveUpDomains(tx, storeId, { domain: addressOf(old) })
  await claimAddress(tx, storeId, slug)
}

/** Returns the host of a store's pages, by which Origin and Referer are looked up. */
function addressOf(slug: string): string {
  return `${slug}.localhost`
}

async function claimAddress(tx: Transaction, shopId: string, slug: string): Promise<void> {
  const [claimed] = await tx('shop_domains')
    .insert({ id: newId(), domain: addressOf(slug), shop_id: shopId, verified_at: clock.now() })
    .onConflict(tx.raw("(domain) where state = 'active'"))
    .ignore()
    .returning('domain')
  if (!claimed || !(await takeOver(tx, shopId, addressOf(slug)))) throw new Refusal('slugTaken')
}
