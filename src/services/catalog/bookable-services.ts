import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import * as items from './items.ts'

type Service = components['schemas']['Service']
type ServiceList = { services: Service[]; pagination: Pagination }

/** The fields of a service that a merchant writes. */
export interface ServiceFields extends Omit<items.CommonFields, 'category'> {
  durationMinutes?: number | null
}

const service: items.Kind = { kind: 'service', missing: 'serviceNotFound' }

function columns(db: Database, shop: Shop): Knex.Raw[] {
  return items.columnsOf<Service>(db, shop, { durationMinutes: 'products.duration_minutes' })
}

/** Returns every service of the store, unlisted ones included, newest first. */
export function list(db: Database, shop: Shop, page: PageQuery): Promise<ServiceList> {
  return pageOf(db, shop, items.rowsOf(db, shop, service), page)
}

/** Returns the listed services, newest first. */
export function listListed(db: Database, shop: Shop, page: PageQuery): Promise<ServiceList> {
  return pageOf(db, shop, items.rowsOf(db, shop, service).where({ 'products.listed': true }), page)
}

/** Returns a service of the store, listed or not; throws serviceNotFound. */
export function get(db: Database, shop: Shop, id: string): Promise<Service> {
  return items.one(items.rowsOf(db, shop, service), service, id, columns(db, shop))
}

/** Returns a listed service; throws serviceNotFound, also for one that is not listed. */
export function getListed(db: Database, shop: Shop, id: string): Promise<Service> {
  const found = items.rowsOf(db, shop, service).where({ 'products.listed': true })
  return items.one(found, service, id, columns(db, shop))
}

/** Adds a service. */
export function create(tx: Transaction, shop: Shop, fields: ServiceFields): Promise<Service> {
  return items.add(tx, shop, service, valuesOf(tx, shop, fields), columns(tx, shop))
}

/** Changes the given fields; throws serviceNotFound. */
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

async function pageOf(
  db: Database,
  shop: Shop,
  found: Knex.QueryBuilder,
  page: PageQuery,
): Promise<ServiceList> {
  const { rows, pagination } = await newestPage<Service>(found, page, columns(db, shop), {
    table: 'products',
  })
  return { services: rows, pagination }
}
