import type { components } from '../../../generated/apps.types.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { forEachEntry } from '../shared/entries.ts'
import * as customers from './customers.ts'

type Customer = components['schemas']['Customer']
type Result = components['schemas']['CustomerResult']
/** A customer to create, or to update if there is an `id`. */
type Entry = Partial<customers.CustomerFields> & { id?: string }

/**
 * Creates and updates customers, each with a result of its own; an entry is refused as the call for one customer would
 * be. Records one event for all of them, and none if none was saved.
 */
export async function save(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  storeUrl: string,
  entries: Entry[],
): Promise<{ results: Result[] }> {
  const saveOne = async ({ id, ...fields }: Entry): Promise<Result> => {
    if (id !== undefined) return resultOf('updated', await customers.update(tx, shop, storeUrl, id, fields))
    const { email, ...rest } = fields
    if (email === undefined) throw invalid('email is required for a new customer')
    return resultOf('created', await customers.create(tx, shop, storeUrl, { email, ...rest }))
  }
  const found = await forEachEntry(tx, entries, ({ id, email = '' }) => id ?? email, saveOne)
  const results = found.map(
    (one): Result => ('status' in one ? one : { status: 'refused', customer: null, refusal: one }),
  )
  if (results.some(({ status }) => status !== 'refused'))
    await record(tx, { shopId: shop.id, resource: 'customers', resourceId: null })
  return { results }
}

const resultOf = (status: 'created' | 'updated', customer: Customer): Result => ({
  ...{ status, customer },
  refusal: null,
})
