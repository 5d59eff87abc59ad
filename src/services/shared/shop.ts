import type { Shop } from '../../base/context.ts'
import { invalid, Refusal, type RefusalName } from '../../base/errors.ts'
import { symbolOf, toMinor } from '../../base/money.ts'
import { foldIfLong, withVersion } from '../../db/counters/shop-versions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { batched } from '../../db/fairness/batched-look-ups.ts'
import { columnList } from '../../db/sql/columns.ts'
import { lookUp, statement } from '../../db/statement.ts'

export interface ShopRow {
  shopId: string | null
  shopName: string
  shopSlug: string
  shopType: Shop['type']
  shopCurrency: string
  shopCountry: string
  shopScale: number
  shopTimeZone: string
  shopHasRules: boolean
  shopHasCategoryTree: boolean
  shopPrivateFields: string[]
  /** Null if there is no store. */
  shopAsksTaxProvider: boolean | null
  shopPricesIncludeTax: boolean | null
  /** Null if there is no store. */
  shopSuspended: boolean | null
  /** The next two are present only if the store is looked up without a caller. */
  shopVersion?: string
  shopVersionParts?: number
}

/** SQL for whether the prices of a row of `shops` contain their taxes; null if the store computes none. */
export const pricesIncludeTax = "(taxes -> 'pricesIncludeTax')::boolean"

/** The columns of a call's store, joined to the query that identifies the caller. */
export const shopColumns = {
  shopId: 'shops.id',
  shopName: 'shops.name',
  shopSlug: 'shops.slug',
  shopType: 'shops.type',
  shopCurrency: 'shops.currency',
  shopCountry: 'shops.country',
  shopScale: 'shops.scale',
  shopTimeZone: 'shops.time_zone',
  shopHasRules: 'shops.has_rules',
  shopHasCategoryTree: 'shops.has_category_tree',
  shopPrivateFields: 'shops.private_fields',
  shopAsksTaxProvider: 'shops.asks_tax_provider',
  shopPricesIncludeTax: pricesIncludeTax,
  shopSuspended: 'shops.suspended_at is not null',
}

/**
 * Returns the store that a call is for; null if the join found none. Throws storeSuspended, because no call may use a
 * suspended store; its merchant still sees it in the console, which does not call this.
 */
export function openShopFrom(row: ShopRow): Shop | null {
  if (row.shopSuspended) throw new Refusal('storeSuspended')
  return shopFrom(row)
}

function shopFrom(row: ShopRow): Shop | null {
  if (row.shopId === null) return null
  return {
    id: row.shopId,
    name: row.shopName,
    slug: row.shopSlug,
    type: row.shopType,
    currency: row.shopCurrency,
    country: row.shopCountry,
    scale: row.shopScale,
    timeZone: row.shopTimeZone,
    hasRules: row.shopHasRules,
    hasCategoryTree: row.shopHasCategoryTree,
    privateFields: row.shopPrivateFields,
    asksTaxProvider: row.shopAsksTaxProvider ?? false,
    pricesIncludeTax: row.shopPricesIncludeTax,
    version: row.shopVersion,
  }
}

/**
 * SQL for the array of suspended stores, for which jobs neither charge nor send. It is read once per statement, from an
 * index of these stores alone.
 */
export const suspendedShops = 'array(select id from shops where suspended_at is not null)'

/** Returns the store of a call whose reply also has what shoppers do not see. */
export const forMerchant = (shop: Shop): Shop => ({ ...shop, privateFields: [] })

/** Returns a store as other records show it. */
export function shopReference({ id, name, currency }: Shop) {
  return { _id: id, name, currency: { symbol: symbolOf(currency), code: currency } }
}

/** SQL that is true for a store that sells: to shoppers a closed one is as unknown as one that never existed. */
export const isOpen = 'shops.closed_at is null'

/** The columns of a store looked up without a caller, as public reads do. */
const publicColumns = {
  ...shopColumns,
  shopVersion: 'versions.version',
  shopVersionParts: 'versions.parts',
}

const byId = statement<{ id: string }, ShopRow>(
  'shops.byId',
  `select ${columnList(publicColumns)} from shops ${withVersion} where shops.id = :id and ${isOpen}`,
)

// The state is a literal, because the index covers active domains only.
const byDomain = lookUp<{ domain: string }, ShopRow>(
  'shops.byDomain',
  `select ${columnList(publicColumns)} from shops
  inner join shop_domains on shop_domains.shop_id = shops.id ${withVersion}
  where shop_domains.domain = :domain and shop_domains.state = 'active' and ${isOpen}`,
)

/** Batched look-up: simultaneous calls for one store share a query. */
const byIdTogether = batched(
  async (db, id: string) => (await byId(db, { id }))[0],
  async (db, ids) => {
    const [row] = await byId(db, { id: ids[0]! })
    return ids.map(() => row)
  },
  (id) => id,
)

const ofRecord = statement<{ id: string }, ShopRow>(
  'shops.ofRecord',
  `select ${columnList(shopColumns)} from shops where id = :id`,
)

/**
 * Returns the store with this id for a job, even a suspended or closed one, because what it sold must still reach its
 * shopper; null if there is none.
 */
export async function findShop(db: Database, id: string): Promise<Shop | null> {
  const [row] = await ofRecord(db, { id })
  return row ? shopFrom(row) : null
}

/** Returns the store with this id for a call; null if there is none. Throws storeSuspended. */
export async function findOpenShop(db: Database, id: string): Promise<Shop | null> {
  const row = await byIdTogether(db, id)
  return row ? readShop(db, row) : null
}

/** Returns the store that a browser's Origin or Referer belongs to; null if there is none. Throws storeSuspended. */
export async function findShopByDomain(db: Database, domain: string): Promise<Shop | null> {
  const [row] = await byDomain(db, { domain })
  return row ? readShop(db, row) : null
}

function readShop(db: Database, row: ShopRow): Shop | null {
  foldIfLong(db, row.shopId!, row.shopVersionParts!)
  return openShopFrom(row)
}

/** Returns the time zone of a store, for what is written about it outside of its calls. */
export async function timeZoneOf(db: Database, shopId: string): Promise<string> {
  const { time_zone } = (await db('shops').where({ id: shopId }).first('time_zone'))!
  return time_zone
}

/**
 * Returns SQL for the id under which a person's comments and reviews appear to a store's shoppers: always the same at
 * that store, another one at each, and unrelated to that of the account (decision authors-have-an-id-at-each-store).
 */
export const authorIdOf = (userId: string, shopId: string) => `left(encode(sha256(convert_to(
  (select author_key from shops where shops.id = ${shopId}) || ' ' || ${userId}, 'UTF8')), 'hex'), 24)`

/** Throws storeNotDigital: only stores of type `digital` sell downloads (specification: errors). */
export function requireDigital({ type }: Pick<Shop, 'type'>): void {
  if (type !== 'digital') throw new Refusal('storeNotDigital')
}

/**
 * Converts an amount from a caller, in major units, to whole minor units, rounded half up. Throws invalidRequest,
 * naming the field, if a positive amount would become zero.
 */
export function minorOf(
  { scale, currency }: Pick<Shop, 'scale' | 'currency'>,
  amount: number,
  field: string,
): number {
  const minor = toMinor(amount, scale)
  if (minor === 0 && amount !== 0) throw invalid(`${field} is less than the smallest unit of ${currency}`)
  return minor
}

/**
 * Converts a courier's price, in major units, to whole minor units, rounded half up; a positive price never becomes
 * zero, because the courier would charge it all the same.
 */
export function chargeIn({ scale }: Pick<Shop, 'scale'>, amount: number): number {
  return Math.max(toMinor(amount, scale), amount > 0 ? 1 : 0)
}

const hold = statement<{ id: string }, { name: string }>(
  'shops.hold',
  `select name from shops where id = :id and ${isOpen} for share`,
)

/**
 * Keeps a store open until the transaction ends: closing it waits. Call it before writing rows that a closed store must
 * not get. Throws `refusal`, by default storeClosed, if it is already closed.
 */
export async function holdOpen(
  tx: Transaction,
  id: string,
  refusal: RefusalName = 'storeClosed',
): Promise<{ name: string }> {
  const [open] = await hold(tx, { id })
  if (!open) throw new Refusal(refusal)
  return open
}

/**
 * Returns SQL for the domain of a store's pages: its own domain that was proved first, otherwise a subdomain that the
 * store has claimed; null if it has neither.
 */
export const domainOf = (shopId: string) => `(select domain from shop_domains
  where shop_domains.shop_id = ${shopId} and state = 'active' and kind <> 'address'
  order by kind <> 'own', verified_at, id limit 1)`

/** SQL for the domain of the pages of a row of `shops`. */
export const shownDomain = `coalesce(${domainOf('shops.id')}, shops.slug || '.localhost')`

/** SQL for the origin of the pages of a row of `shops`. */
export const shownOrigin = `(
    select case when domain like '%localhost' then 'http://' else 'https://' end || domain
    from (select ${shownDomain} as domain) as shown
  )`
