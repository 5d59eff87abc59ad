// The taxes that an order keeps, as they were computed (decision taxes-are-kept-as-they-were-computed).

import type { components } from '../../../generated/store.types.ts'
import { toMajor } from '../../base/money.ts'
import type { Rate } from '../amounts/taxes.ts'
import type { LineTotals, Totals } from '../amounts/totals.ts'
import type { Category } from './place-of-supply.ts'
import { percent } from './place-of-supply.ts'

type TaxLine = components['schemas']['TaxLine']

/** A tax as columns keep it: the rate in millionths, amounts in minor units. */
export interface KeptTax {
  name: string
  rate: number
  base: number
  amount: number
  included: boolean
  country: string
  state: string | null
  category: Category
}

/** Returns SQL for a column of kept taxes in the contract's shape, with amounts in major units by `scale`. */
export const taxLines = (column: string) => `coalesce(tax_lines(${column}, scale), '[]')`

/** The sum of an order's taxes, selected from `orders` and `moneyTable`; null where its store computes none. */
export const taxSum = 'tax_sum(orders.taxes, orders.tax_added, scale)'

/** The countries that speak of where an order's buyer is, selected from `orders`. */
export const taxEvidence = `case when orders.tax_treatment is null then '[]'::jsonb else (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'country', country)), '[]')
    from (values
      ('billing_address', orders.billing_address ->> 'country'),
      ('delivery_address', orders.shipping_address ->> 'country'),
      ('card', orders.card_country)
    ) as evidence (kind, country)
    where country is not null
  ) end`

/** Returns the taxes of all lines by rate, as an order keeps them. */
export const keptSums = ({ taxes, taxIncluded: included }: Totals): KeptTax[] =>
  taxes.map(({ rate, base, amount }) => kept(rate, { base, amount, included }))

/** Returns the taxes of a line by rate, as its row keeps them. */
export const keptTaxes = ({ taxes, net }: LineTotals, included: boolean): KeptTax[] =>
  taxes.map(({ rate, amount }) => kept(rate, { base: net, amount, included }))

/** Returns columns of an order with its taxes, as JSON; null where the store computes none. */
export function taxColumns(totals: Totals | null) {
  if (!totals) return { taxes: null, shippingTaxes: null, taxAdded: 0 }
  const { shipping, taxIncluded, tax } = totals
  return {
    taxes: JSON.stringify(keptSums(totals)),
    shippingTaxes: shipping && JSON.stringify(keptTaxes(shipping, taxIncluded)),
    taxAdded: tax.added,
  }
}

const kept = (
  { name, rate, country = '', state = null, category }: Rate,
  amounts: Pick<KeptTax, 'base' | 'amount' | 'included'>,
): KeptTax => ({ name, rate, ...amounts, country, state, category: (category ?? 'S') as Category })

/** Returns the rates of a line that were kept, to compute its taxes anew when a coupon changes what is taxed. */
export const keptRates = (taxes: readonly KeptTax[] | null): Rate[] =>
  (taxes ?? []).map(({ name, rate, country, state, category }) => ({
    id: [category, country, state, name, rate].join(' '),
    ...{ name, rate, country, state, category },
  }))

/** Returns the taxes of totals as carts and quotes show them. */
export const shownTax = (totals: Totals, scale: number) => ({
  taxes: shownTaxes(keptSums(totals), scale),
  tax: { included: toMajor(totals.tax.included, scale), added: toMajor(totals.tax.added, scale) },
})

/** Returns kept taxes as the contract shows them. */
const shownTaxes = (taxes: readonly KeptTax[], scale: number): TaxLine[] =>
  taxes.map(({ rate, base, amount, ...tax }) => ({
    ...tax,
    rate: rate / percent,
    base: toMajor(base, scale),
    amount: toMajor(amount, scale),
  }))
