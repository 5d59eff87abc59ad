import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'

// Unit pricing: how much is in a product, and what a kilogram, a litre or a piece of it costs (Directive 98/6/EC).

type Measure = components['schemas']['Measure']
type UnitPrice = components['schemas']['UnitPrice']

/** The unit of the price, and how many of a measure's own units are in one. */
interface Reference {
  per: UnitPrice['per']
  parts: number
}

const references: Record<Measure['unit'], Reference> = {
  mg: { per: 'kg', parts: 1_000_000 },
  g: { per: 'kg', parts: 1000 },
  kg: { per: 'kg', parts: 1 },
  ml: { per: 'l', parts: 1000 },
  cl: { per: 'l', parts: 100 },
  l: { per: 'l', parts: 1 },
  mm: { per: 'm', parts: 1000 },
  cm: { per: 'm', parts: 100 },
  m: { per: 'm', parts: 1 },
  m2: { per: 'm2', parts: 1 },
  m3: { per: 'm3', parts: 1 },
  piece: { per: 'piece', parts: 1 },
}

/** The units for small packs, a tenth of the others, and the countries that do not allow them (Germany: PAngV § 5). */
const tenths: Partial<Record<UnitPrice['per'], UnitPrice['per']>> = { kg: '100 g', l: '100 ml' }
const withoutTenths = new Set(['DE'])

/** Returns the unit of a measure's price (decision unit-prices-follow-the-amount). */
function referenceOf({ country }: Pick<Shop, 'country'>, { amount, unit }: Measure): Reference {
  const reference = references[unit]
  const tenth = tenths[reference.per]
  const isSmall = 4 * amount <= reference.parts
  return tenth && isSmall && !withoutTenths.has(country)
    ? { per: tenth, parts: reference.parts / 10 }
    : reference
}

/** Returns a measure as its column keeps it, with the unit of its price. */
export const measureIn = (shop: Pick<Shop, 'country'>, { amount, unit }: Measure) => ({
  amount,
  unit,
  ...referenceOf(shop, { amount, unit }),
})

/** Returns SQL for the measure of a column as the contract shows it; null without one. */
export const measureJson = (measure: string) => `${measure} - '{per,parts}'::text[]`

/** Returns SQL for the unit price at a price in minor units; it needs `:scale`. Null without a measure. */
export const unitPriceJson = (price: string, measure: string) =>
  `unit_price(${price}, ${measure}, cast(:scale as float8))`
