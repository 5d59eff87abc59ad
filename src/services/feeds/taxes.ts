// Sales taxes as Google's feed has them: what the states of the USA add to prices.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { findState } from '../geo/states.ts'

/** The rate is in percent. */
export interface StateTax {
  region: string
  rate: number
}

const find = statement<{ shopId: string; now: Date }, { state: string; class: string; rate: number }>(
  'feeds.salesTaxes',
  `select state, class, sum(rate)::integer as rate from tax_rates
    where shop_id = :shopId and country = 'US' and state is not null and postal_code is null
      and starts_at <= :now::timestamptz and ends_at > :now::timestamptz
    group by state, class order by state, class`,
)

/**
 * Returns the rates of whole states by class of goods. Elsewhere a feed names prices as they are in the shop; rates of
 * counties and cities are left to the checkout.
 */
export async function salesTaxesOf(db: Database, shop: Shop): Promise<Map<string, StateTax[]>> {
  const taxes = new Map<string, StateTax[]>()
  if (shop.pricesIncludeTax !== false) return taxes
  for (const { state, class: taxClass, rate } of await find(db, { shopId: shop.id, now: clock.now() })) {
    const region = findState('US', state)?.code
    if (region) taxes.set(taxClass, [...(taxes.get(taxClass) ?? []), { region, rate: rate / 10_000 }])
  }
  return taxes
}
