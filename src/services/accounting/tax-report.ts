// The tax report: what a store has collected in a period, by country and rate, and what it gave back.

import type { components } from '../../../generated/apps.types.ts'
import { days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { symbolOf, toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Asked, momentsAsked } from '../sales/periods.ts'
import type { KeptTax } from '../taxes/order-taxes.ts'
import { percent } from '../taxes/place-of-supply.ts'
import { refundedTaxes, type Supply, supplyOfItem } from './refunded-taxes.ts'

type Report = components['schemas']['TaxReport']

/** Amounts are in minor units. */
interface Sum extends Omit<KeptTax, 'included'> {
  supply: Supply
  refundedBase: number
  refundedAmount: number
}

const kept = (taxes: string) => `jsonb_to_recordset(${taxes}) as tax(
  name text, rate integer, base bigint, amount bigint, country text, state text, category text)`
const isPaid = `orders.shop_id = :shopId and orders.tax_treatment is not null
  and orders.paid_at >= :begins::timestamptz and orders.paid_at < :ends::timestamptz`

type Period = { shopId: string; begins: string; ends: string }
type SoldTax = Omit<Sum, 'refundedBase' | 'refundedAmount'>

// The same orders and renewals that the sales of these days count. A tax of an order is that of its lines and shipping.
// Lines are read order by order, even where PostgreSQL thinks it faster to read those of all other periods besides.
const sold = statement<Period, SoldTax>(
  'accounting.taxes',
  `select coalesce(name, '') as name, coalesce(rate, 0) as rate, coalesce(country, '') as country, state,
      coalesce(category, 'S') as category, supply, coalesce(sum(base), 0)::bigint as base,
      coalesce(sum(amount), 0)::bigint as amount from (
      select tax.*, ${supplyOfItem} as supply
      from orders cross join lateral (
          select * from order_items
          where order_items.shop_id = orders.shop_id and order_items.order_id = orders.id offset 0
        ) as order_items, ${kept('order_items.taxes')}
      where ${isPaid}
      union all
      select tax.*, 'goods' from orders, ${kept('orders.shipping_taxes')} where ${isPaid}
      union all
      select tax.*, 'services' from renewal_charges, ${kept('renewal_charges.taxes')}
      where renewal_charges.shop_id = :shopId and renewal_charges.state = 'succeeded'
        and created_at >= :begins::timestamptz and created_at < :ends::timestamptz
    ) as taxes group by 1, 2, 3, 4, 5, 6`,
)

/** Milliseconds that one statement reads, so that it does not time out in a year of a million orders. */
const step = 30 * days

/**
 * Yields the taxes of the orders that were paid in a period, and of renewals; those of one country and rate may come several
 * times. Amounts are in minor units.
 */
export async function* soldTaxes(db: Database, { shopId, begins, ends }: Period): AsyncGenerator<SoldTax> {
  const last = Date.parse(ends)
  for (let from = Date.parse(begins); from < last; from += step) {
    const piece = [from, Math.min(from + step, last)].map((moment) => new Date(moment).toISOString())
    yield* await sold(db, { shopId, begins: piece[0]!, ends: piece[1]! })
  }
}

/**
 * Returns the taxes of the orders that were paid in a period, of renewals, and of the refunds that began in it, by
 * country, rate and kind of supply: the sums of the invoices and credit notes of the same sales, to the unit. Throws as
 * `momentsAsked`.
 */
export async function taxReport(db: Database, shop: Shop, asked: Asked): Promise<Report> {
  const period = { shopId: shop.id, ...(await momentsAsked(db, shop, asked)) }
  const sums = new Map<string, Sum>()
  for await (const one of soldTaxes(db, period)) add(sums, one, { base: one.base, amount: one.amount })
  for await (const { tax, supply, base, amount } of refundedTaxes(db, period))
    add(sums, { ...tax, supply }, { refundedBase: base, refundedAmount: amount })
  const all = [...sums.values()].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const shown = (of: (sum: Sum) => number, some = all) =>
    toMajor(
      some.reduce((sum, one) => sum + of(one), 0),
      shop.scale,
    )
  const amounts = (some: Sum[]) => ({
    base: shown(({ base }) => base, some),
    amount: shown(({ amount }) => amount, some),
    refundedBase: shown(({ refundedBase }) => refundedBase, some),
    refundedAmount: shown(({ refundedAmount }) => refundedAmount, some),
  })
  return {
    currency: { symbol: symbolOf(shop.currency), code: shop.currency },
    timeZone: asked.timeZone ?? shop.timeZone,
    taxes: all.map((one) => {
      const { name, rate, country, state, category, supply } = one
      return { country, state, name, rate: rate / percent, category, supply, ...amounts([one]) }
    }),
    total: amounts(all),
  }
}

const nothing = { base: 0, amount: 0, refundedBase: 0, refundedAmount: 0 }

/** A tax that was given back may have been sold in an earlier period. */
function add(
  sums: Map<string, Sum>,
  { name, rate, country, state, category, supply }: Omit<Sum, keyof typeof nothing>,
  more: Partial<typeof nothing>,
): void {
  const key = keyOf({ name, rate, country, state, category }, supply)
  const sum = sums.get(key) ?? { name, rate, country, state, category, supply, ...nothing }
  for (const [of, amount] of Object.entries(more) as [keyof typeof nothing, number][]) sum[of] += amount
  sums.set(key, sum)
}

const keyOf = (
  { name, rate, country, state, category }: Omit<KeptTax, 'included' | 'base' | 'amount'>,
  supply: Supply,
) => JSON.stringify([country, state, name, rate, category, supply])

/** By country and state, the highest rate first. */
const sortKey = ({ country, state, rate, name, category, supply }: Sum) =>
  [country, state ?? '', String(10_000_000 - rate).padStart(8, '0'), name, category, supply].join(' ')
