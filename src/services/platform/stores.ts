import { Refusal } from '../../base/errors.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { namedBy } from '../shared/text-search.ts'

/** A store as operators see it. */
export interface PlatformStore {
  id: string
  name: string
  slug: string
  type: string
  currency: string
  country: string
  ownerEmail: string | null
  createdAt: string
  /** Null if it is not suspended. */
  suspendedAt: string | null
  suspensionReason: string | null
  /** Null if it is open, or suspended. */
  closedAt: string | null
}

const columns = {
  id: 'shops.id',
  name: 'shops.name',
  slug: 'shops.slug',
  type: 'shops.type',
  currency: 'shops.currency',
  country: 'shops.country',
  ownerEmail: 'users.email',
  createdAt: 'shops.created_at',
  suspendedAt: 'shops.suspended_at',
  suspensionReason: 'shops.suspension_reason',
  closedAt: 'shops.closed_at',
}

const stores = (db: Database) => db('shops').join('users', 'users.id', 'shops.owner_id')

/** Selects stores: those whose name, slug or owner's address contains a text, or suspended ones. */
export interface StoreFilter {
  search?: string
  suspended?: boolean
  limit: number
}

/** Returns stores, newest first. */
export function listStores(
  db: Database,
  { search, suspended, limit }: StoreFilter,
): Promise<PlatformStore[]> {
  const found = stores(db)
    .orderBy([{ column: 'shops.created_at', order: 'desc' }, 'shops.id'])
    .limit(limit)
  if (suspended) found.whereNotNull('shops.suspended_at')
  if (search)
    found.whereRaw(
      ...namedBy("' ' || searchable_name(concat_ws(' ', shops.name, shops.slug, users.email))", search),
    )
  return found.select<PlatformStore[]>(columns)
}

/** A store with what it owns. */
export interface StoreDetails extends PlatformStore {
  domains: string[]
  products: number
  orders: number
  customers: number
  staff: number
  apps: number
  /** The ids of the store's payout methods. */
  payoutMethods: string[]
}

/**
 * Returns a store by its id or slug; throws storeNotFound. A match by id wins, because any merchant can take the id of
 * somebody else's store as a slug.
 */
export async function findStore(db: Database, idOrSlug: string): Promise<PlatformStore> {
  const store = await stores(db)
    .where('shops.id', idOrSlug)
    .orWhere('shops.slug', idOrSlug)
    .orderByRaw('shops.id = ? desc', [idOrSlug])
    .first<PlatformStore | undefined>(columns)
  if (!store) throw new Refusal('storeNotFound')
  return store
}

/** Returns a store by its id or slug, with what it has; throws storeNotFound. */
export async function describeStore(db: Database, idOrSlug: string): Promise<StoreDetails> {
  const store = await findStore(db, idOrSlug)
  const { rows } = await db.raw(
    `select
      array(select domain from shop_domains where shop_id = :shopId and state = 'active' order by domain) as domains,
      ${numberSql("'products'", 'true')} as products,
      (select count(*) from orders where shop_id = :shopId) as orders,
      (select count(*) from customers where shop_id = :shopId) as customers,
      (select count(*) from staff where shop_id = :shopId) as staff,
      (select count(*) from installations where shop_id = :shopId and removed_at is null) as apps,
      array(select id::text from payouts where shop_id = :shopId order by id) as "payoutMethods"`,
    { shopId: store.id },
  )
  return { ...store, ...rows[0] }
}
