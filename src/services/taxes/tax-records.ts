// The common part of tax registrations and tax rates: a place, a period, and a maximum number in a store.

import { inUtc } from '../../base/calendar.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal, type RefusalName } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { isCountry } from '../geo/countries.ts'
import { postalCodePattern } from '../geo/postal-codes.ts'
import { statesIn } from '../geo/states.ts'

/** The end of a period that does not end. */
const never = '9999-12-31T23:59:59.999Z'

/** The columns of a period, named as in the contract. */
export const periodColumns = {
  from: 'starts_at',
  until: `nullif(ends_at, '${never}'::timestamptz)`,
}

/** Returns the columns of a period. Throws invalidRequest if it ends before it begins. */
export function periodOf(from: string, until: string | null) {
  if (until !== null && Date.parse(until) <= Date.parse(from)) throw invalid('until must be after from')
  return { starts_at: inUtc(from), ends_at: inUtc(until ?? never) }
}

/** Returns the columns of a place; throws invalidRequest for an unknown country, or a state that it does not have. */
export function placeOf(country: string, state: string | null) {
  if (!isCountry(country)) throw invalid('country must be an ISO 3166-1 alpha-2 code')
  if (state === null || statesIn(country).some(({ code }) => code === state)) return { country, state }
  throw invalid(`state must be the ISO 3166-2 code of a state of ${country}`)
}

/** Returns a pattern of postal codes; throws invalidRequest for one that is none. */
export function knownPostalCode(pattern: string | null): string | null {
  if (pattern === null || postalCodePattern(pattern)) return pattern
  throw invalid('postalCode must be a postal code, its beginning with *, or a range such as 97000-97999')
}

/** Throws `full` if the store has `most` of these records; parallel calls queue on the store's row. */
export async function requireRoom(
  tx: Transaction,
  shop: Shop,
  { table, most, full }: { table: 'tax_registrations' | 'tax_rates'; most: number; full: RefusalName },
): Promise<void> {
  await tx('shops').where({ id: shop.id }).forNoKeyUpdate().first('id')
  const known = await tx(table).where({ shop_id: shop.id }).limit(most).pluck('id')
  if (known.length >= most) throw new Refusal(full, { values: { most } })
}
