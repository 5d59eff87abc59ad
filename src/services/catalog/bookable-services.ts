import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { pageOf, rangeOf } from '../../db/sql/versioned-sql.ts'
import { type CachedReply, cachedPage } from '../shared/cached-replies.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import * as items from './items.ts'

type Service = components['schemas']['Service']
type ServiceList = { services: Service[]; pagination: Pagination }

/** The fields of a service that a merchant writes. */
export interface ServiceFields extends Omit<items.CommonFields, 'category'> {
  durationMinutes?: number | null
}

const service: items.Kind = { kind: 'service', missing: 'serviceNotFound' }

const own = { durationMinutes: 'products.duration_minutes', bookable: 'products.bookable' }
const shape = items.shapeOf<Service>(own)
const columns = (db: Database, shop: Shop) => items.columnsOf<Service>(db, shop, own)
const readListed = items.cachedListed<Service>('services.findListed', service, shape)

const readPage = cachedPage<PageQuery & { shop: Shop; all: boolean }, ServiceList>(
  'services',
  'services',
  async (db, { shop, all, ...range }) => {
    const found = items.rowsOf(db, shop, service)
    if (!all) found.where({ 'products.listed': true })
    const total = items.numberOfItems(db, shop, 'service', { listed: all ? undefined : true })
    const shown = { shape, values: items.bindingsOf(shop) }
    return (await pageOf(db, { ...items.newestOf(found), total }, rangeOf(range), shown)).rows[0]!
  },
)

/** Returns every service of the store, unlisted ones included, newest first. */
export function list(db: Database, shop: Shop, page: PageQuery): Promise<CachedReply<ServiceList>> {
  return readPage(db, { ...page, shop, all: true })
}

/** Returns every service of the store in the order of changes. */
export async function listChanged(
  db: Database,
  shop: Shop,
  query: PageQuery & Changes,
): Promise<ServiceList & { next: string | null }> {
  const found = items.rowsOf(db, shop, service)
  const { rows, ...place } = await newestPage<Service>(found, query, columns(db, shop), { table: 'products' })
  return { services: rows, ...place }
}

/** Returns the listed services, newest first. */
export function listListed(db: Database, shop: Shop, page: PageQuery): Promise<CachedReply<ServiceList>> {
  return readPage(db, { ...page, shop, all: false })
}

/** Returns a service of the store, listed or not; throws serviceNotFound. */
export function get(db: Database, shop: Shop, id: string): Promise<Service> {
  return items.one(items.rowsOf(db, shop, service), service, id, columns(db, shop))
}

/** Returns a listed service; throws serviceNotFound, also for an unlisted one. */
export function getListed(db: Database, shop: Shop, id: string): Promise<CachedReply<Service>> {
  return readListed(db, shop, id)
}

/** Adds a service. Throws invalidRequest for a price below one minor unit. */
export function create(tx: Transaction, shop: Shop, fields: ServiceFields): Promise<Service> {
  return items.add(tx, shop, service, valuesOf(tx, shop, fields), columns(tx, shop))
}

/** Changes the given fields. Throws serviceNotFound, and invalidRequest for a price below one minor unit. */
export function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  fields: Partial<ServiceFields>,
): Promise<Service> {
  return items.change(tx, shop, service, id, valuesOf(tx, shop, fields), columns(tx, shop))
}

/** Removes a service from the catalogue; orders still refer to it. Throws serviceNotFound. */
export function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  return items.remove(tx, shop, service, id)
}

function valuesOf(tx: Transaction, shop: Shop, fields: Partial<ServiceFields>) {
  return { ...items.valuesOf(tx, shop, fields), duration_minutes: fields.durationMinutes }
}
