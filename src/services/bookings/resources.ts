// Resources: the people, rooms and things that do services, as merchants manage them.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { requireDaysApart, requireWeekApart } from '../hours/overlaps.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Resource = components['schemas']['BookableResource']
type Fields = Pick<Resource, 'name' | 'kind'> &
  Partial<Omit<Resource, '_id' | 'name' | 'kind' | 'createdAt' | 'updatedAt'>>

/** Maximum number in a store: a list of slots looks at all that do a service. */
const most = 500

const columns = (db: Database) =>
  db.raw(
    columnList<Resource>({
      _id: 'resources.id',
      name: 'resources.name',
      kind: 'resources.kind',
      services: `array(
        select product_id::text from resource_services
        where resource_services.shop_id = resources.shop_id and resource_id = resources.id order by product_id
      )`,
      hours: 'resources.hours',
      beforeMinutes: 'resources.before_minutes',
      afterMinutes: 'resources.after_minutes',
      capacity: 'resources.capacity',
      active: 'resources.active',
      createdAt: 'resources.created_at',
      updatedAt: 'resources.updated_at',
    }),
  )

const ofStore = (db: Database, shop: Shop) => db('resources').where({ shop_id: shop.id, deleted_at: null })

/** Returns a page of the store's resources, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ resources: Resource[]; pagination: Pagination }> {
  const { rows, pagination } = await newestPage<Resource>(ofStore(db, shop), page, columns(db))
  return { resources: rows, pagination }
}

/** Returns a resource of the store; throws resourceNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Resource> {
  const found = await ofStore(db, shop).where({ id }).first<Resource | undefined>(columns(db))
  if (!found) throw new Refusal('resourceNotFound')
  return found
}

/**
 * Adds a resource; the services that it does are sold for a time only from then on. Throws tooManyResources,
 * serviceNotFound, serviceWithoutDuration, and invalidRequest for working hours that overlap.
 */
export async function create(tx: Transaction, shop: Shop, fields: Fields): Promise<Resource> {
  const { services = [], ...own } = fields
  const values = rowOf({ hours: { periods: [], exceptions: [] }, ...own })
  await tx('shops').where({ id: shop.id }).forNoKeyUpdate().first('id')
  const { count } = (await ofStore(tx, shop).count({ count: '*' }).first<{ count: number }>())!
  if (count >= most) throw new Refusal('tooManyResources', { values: { most } })
  const id = newId()
  const now = clock.now()
  await tx('resources').insert({
    ...values,
    ...{ id, shop_id: shop.id, name: own.name, kind: own.kind, created_at: now, updated_at: now },
    hours: values.hours!,
  })
  await setServices(tx, shop, id, services)
  return get(tx, shop, id)
}

/** Changes the given fields. Throws resourceNotFound and the refusals of `create`, but for that of too many. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { services, ...own }: Partial<Fields>,
): Promise<Resource> {
  const changed = await ofStore(tx, shop)
    .where({ id })
    .update({ ...rowOf(own), updated_at: clock.now() })
  if (changed === 0) throw new Refusal('resourceNotFound')
  if (services) await setServices(tx, shop, id, services)
  return get(tx, shop, id)
}

/** Deletes a resource; its bookings stay. Throws resourceNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const now = clock.now()
  const removed = await ofStore(tx, shop).where({ id }).update({ deleted_at: now, updated_at: now })
  if (removed === 0) throw new Refusal('resourceNotFound')
  await setServices(tx, shop, id, [])
  return null
}

function rowOf({ name, kind, hours, beforeMinutes, afterMinutes, capacity, active }: Partial<Fields>) {
  if (hours) requireHours(hours)
  return {
    ...{ name, kind, capacity, active },
    hours: hours && JSON.stringify(hours),
    before_minutes: beforeMinutes,
    after_minutes: afterMinutes,
  }
}

function requireHours({ periods, exceptions }: Resource['hours']): void {
  requireWeekApart(periods, 'hours.periods')
  requireDaysApart(exceptions, 'hours.exceptions')
  const dates = exceptions.map(({ date }) => date)
  const twice = dates.findIndex((date, index) => dates.indexOf(date) < index)
  if (twice >= 0) throw invalid(`hours.exceptions[${twice}].date has hours already`)
}

/** Sets what a resource does, and marks the services that it did before or does now as sold for a time or not. */
async function setServices(tx: Transaction, shop: Shop, id: string, services: string[]): Promise<void> {
  const before = await tx('resource_services')
    .where({ shop_id: shop.id, resource_id: id })
    .pluck<string[]>('product_id')
  const touched = [...new Set([...before, ...services])]
  const locked = await tx('products')
    .where({ shop_id: shop.id, kind: 'service' })
    .whereIn('id', touched)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'name', 'deleted_at', 'duration_minutes')
  const known = new Map(locked.map((service) => [service.id, service]))
  for (const service of services.map((one) => known.get(one))) {
    if (!service || service.deleted_at) throw new Refusal('serviceNotFound')
    if (!service.duration_minutes)
      throw new Refusal('serviceWithoutDuration', { values: { name: service.name } })
  }
  const does = { shop_id: shop.id, resource_id: id }
  await tx('resource_services').where(does).whereNotIn('product_id', services).delete()
  if (services.length > 0)
    await tx('resource_services')
      .insert(services.map((service) => ({ ...does, product_id: service })))
      .onConflict(['shop_id', 'product_id', 'resource_id'])
      .ignore()
  await markBookable(tx, shop, touched)
}

/** Two resources of one service wait for each other at its row, which the caller has locked. */
async function markBookable(tx: Transaction, shop: Shop, services: string[]): Promise<void> {
  const isDone = `exists (
    select from resource_services where resource_services.shop_id = products.shop_id and product_id = products.id
  )`
  await tx('products')
    .where({ shop_id: shop.id })
    .whereIn('id', services)
    .whereRaw(`bookable <> ${isDone}`)
    .update({ bookable: tx.raw(isDone), updated_at: clock.now() })
}
