// Tax rates of a store, by place and class of goods.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { percent } from './place-of-supply.ts'
import { knownPostalCode, periodColumns, periodOf, placeOf, requireRoom } from './tax-records.ts'

type TaxRate = components['schemas']['TaxRateEntry']
type Fields = Omit<TaxRate, '_id' | 'createdAt' | 'updatedAt'>

/** Maximum number in a store, which is enough for the postal codes of some states of the US. */
const most = 2000

const columns = (db: Database) =>
  db.raw(
    columnList<TaxRate>({
      _id: 'id',
      name: 'name',
      country: 'country',
      state: 'state',
      postalCode: 'postal_code',
      class: 'class',
      rate: `rate / ${percent}::float8`,
      ...periodColumns,
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the rates of the store, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ rates: TaxRate[]; pagination: Pagination }> {
  const all = db('tax_rates').where({ shop_id: shop.id })
  const { rows, pagination } = await newestPage<TaxRate>(all, page, columns(db))
  return { rates: rows, pagination }
}

/** Returns a rate; throws taxRateNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<TaxRate> {
  const found = await db('tax_rates').where({ id, shop_id: shop.id }).first<TaxRate | undefined>(columns(db))
  if (!found) throw new Refusal('taxRateNotFound')
  return found
}

/**
 * Adds a rate, by default from now on and without an end. Throws tooManyTaxRates, and invalidRequest for an unknown state
 * and for a period that ends before it begins.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  fields: Pick<Fields, 'name' | 'country' | 'class' | 'rate'> & Partial<Fields>,
): Promise<TaxRate> {
  await requireRoom(tx, shop, { table: 'tax_rates', most, full: 'tooManyTaxRates' })
  const complete = { state: null, postalCode: null, from: clock.now().toISOString(), until: null, ...fields }
  const [added] = await tx('tax_rates')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(complete) })
    .returning<TaxRate[]>(columns(tx))
  return added!
}

/** Changes the given fields. Throws taxRateNotFound, and invalidRequest as `create` does. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<Fields>,
): Promise<TaxRate> {
  await tx('tax_rates').where({ id, shop_id: shop.id }).forUpdate().first('id')
  const fields = { ...(await get(tx, shop, id)), ...changes }
  const [changed] = await tx('tax_rates')
    .where({ id, shop_id: shop.id })
    .update({ ...rowOf(fields), updated_at: clock.now() })
    .returning<TaxRate[]>(columns(tx))
  return changed!
}

/** Deletes a rate. Throws taxRateNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await tx('tax_rates').where({ id, shop_id: shop.id }).delete()
  if (removed === 0) throw new Refusal('taxRateNotFound')
  return null
}

const rowOf = ({ name, country, state, postalCode, class: goods, rate, from, until }: Fields) => ({
  name,
  ...placeOf(country, state),
  postal_code: knownPostalCode(postalCode),
  class: goods,
  rate: Math.round(rate * percent),
  ...periodOf(from, until),
})
