// Tax registrations: where a store collects taxes.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import type { TaxNumber } from '../../gateways/tax-numbers/register.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { importLimitOf } from './import-limit.ts'
import { taxNumberIn } from './tax-numbers.ts'
import { periodColumns, periodOf, placeOf, requireRoom } from './tax-records.ts'

type Registration = components['schemas']['TaxRegistration']
type Fields = Omit<Registration, '_id' | 'createdAt' | 'updatedAt'>

/** Maximum number in a store: each order looks at all of them. */
const most = 100

const columns = (db: Database) =>
  db.raw(
    columnList<Registration>({
      _id: 'id',
      country: 'country',
      state: 'state',
      number: 'number',
      scheme: 'scheme',
      ...periodColumns,
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the registrations of the store, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ registrations: Registration[]; pagination: Pagination }> {
  const all = db('tax_registrations').where({ shop_id: shop.id })
  const { rows, pagination } = await newestPage<Registration>(all, page, columns(db))
  return { registrations: rows, pagination }
}

/** Returns a registration; throws taxRegistrationNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Registration> {
  const found = await db('tax_registrations')
    .where({ id, shop_id: shop.id })
    .first<Registration | undefined>(columns(db))
  if (!found) throw new Refusal('taxRegistrationNotFound')
  return found
}

/** Returns the store's own tax number at home, on whose behalf registers are asked; null if it has none that is valid. */
export async function numberOfStore(
  db: Database,
  shop: Pick<Shop, 'id' | 'country'>,
): Promise<TaxNumber | null> {
  const now = clock.now()
  const own = await db('tax_registrations')
    .where({ shop_id: shop.id, country: shop.country })
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .whereNotNull('number')
    .first<{ number: string } | undefined>('number')
  return own ? taxNumberIn(own.number, shop.country) : null
}

/**
 * Adds a registration, by default from now on and without an end. Throws tooManyTaxRegistrations, and invalidRequest for
 * an unknown state, for a period that ends before it begins, and for IOSS without its limit in the store's currency.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  fields: Pick<Fields, 'country' | 'scheme'> & Partial<Fields>,
): Promise<Registration> {
  await requireRoom(tx, shop, { table: 'tax_registrations', most, full: 'tooManyTaxRegistrations' })
  await requireImportLimit(tx, shop, fields.scheme)
  const complete = { state: null, number: null, from: clock.now().toISOString(), until: null, ...fields }
  const [added] = await tx('tax_registrations')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(complete) })
    .returning<Registration[]>(columns(tx))
  return added!
}

/** Changes the given fields. Throws taxRegistrationNotFound, and invalidRequest as `create` does. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<Fields>,
): Promise<Registration> {
  await tx('tax_registrations').where({ id, shop_id: shop.id }).forUpdate().first('id')
  const fields = { ...(await get(tx, shop, id)), ...changes }
  await requireImportLimit(tx, shop, changes.scheme)
  const [changed] = await tx('tax_registrations')
    .where({ id, shop_id: shop.id })
    .update({ ...rowOf(fields), updated_at: clock.now() })
    .returning<Registration[]>(columns(tx))
  return changed!
}

async function requireImportLimit(tx: Transaction, shop: Shop, scheme: Fields['scheme'] | undefined) {
  if (scheme !== 'ioss') return
  const { taxes } = (await tx('shops').where({ id: shop.id }).first('taxes'))!
  if (importLimitOf(shop, taxes ?? {}) === null)
    throw invalid(`taxes.importLimit must say what 150 EUR are in ${shop.currency}`)
}

/** Deletes a registration. Throws taxRegistrationNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await tx('tax_registrations').where({ id, shop_id: shop.id }).delete()
  if (removed === 0) throw new Refusal('taxRegistrationNotFound')
  return null
}

const rowOf = ({ country, state, number, scheme, from, until }: Fields) => ({
  ...placeOf(country, state),
  number,
  scheme,
  ...periodOf(from, until),
})
