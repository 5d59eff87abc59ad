// The tax report: what a store has collected in a period, by country and rate, and what it gave back.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { symbolOf, toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Asked, momentsAsked } from '../sales/periods.ts'
import type { KeptTax } from '../taxes/order-taxes.ts'
import { percent } from '../taxes/place-of-supply.ts'
import { type RefundedTax, refundedTaxes, type Supply, supplyOfItem } from './refunded-taxes.ts'

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

// The same orders and renewals that the sales of these days count. A tax of an order is that of its lines and shipping.
export const soldTaxes = statement<
  { shopId: string; begins: string; ends: string },
  Omit<Sum, 'refundedBase' | 'refundedAmount'>
>(
  'accounting.taxes',
  `select coalesce(name, '') as name, coalesce(rate, 0) as rate, coalesce(country, '') as country, state,
      coalesce(category, 'S') as category, supply, coalesce(sum(base), 0)::bigint as base,
      coalesce(sum(amount), 0)::bigint as amount from (
      select tax.*, ${supplyOfItem} as supply
      from orders join order_items on order_items.shop_id = orders.shop_id and order_items.order_id = orders.id,
        ${kept('order_items.taxes')}
      where ${isPaid}
      union all
      select tax.*, 'goods' from orders, ${kept('orders.shipping_taxes')} where ${isPaid}
      union all
      select tax.*, 'services' from renewal_charges, ${kept('renewal_charges.taxes')}
      where renewal_charges.shop_id = :shopId and renewal_charges.state = 'succeeded'
        and created_at >= :begins::timestamptz and created_at < :ends::timestamptz
    ) as taxes group by 1, 2, 3, 4, 5, 6`,
)

/**
 * Returns the taxes of the orders that were paid in a period, of renewals, and of the refunds that began in it, by
 * country, rate and kind of supply: the sums of the invoices and credit notes of the same sales, to the unit. Throws as
 * `momentsAsked`.
 */
export async function taxReport(db: Database, shop: Shop, asked: Asked): Promise<Report> {
  const period = { shopId: shop.id, ...(await momentsAsked(db, shop, asked)) }
  const sums = new Map<string, Sum>()
  for (const sold of await soldTaxes(db, period)) sums.set(keyOf(sold, sold.supply), { ...sold, ...nothing })
  for await (const refunded of refundedTaxes(db, period)) add(sums, refunded)
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

const nothing = { refundedBase: 0, refundedAmount: 0 }

/** A tax that was given back may have been sold in an earlier period. */
function add(sums: Map<string, Sum>, { tax, supply, base, amount }: RefundedTax): void {
  const key = keyOf(tax, supply)
  const { name, rate, country, state, category } = tax
  const sum = sums.get(key) ?? {
    name,
    rate,
    country,
    state,
    category,
    supply,
    base: 0,
    amount: 0,
    ...nothing,
  }
  const refundedBase = sum.refundedBase + base
  sums.set(key, { ...sum, refundedBase, refundedAmount: sum.refundedAmount + amount })
}

const keyOf = (
  { name, rate, country, state, category }: Omit<KeptTax, 'included' | 'base' | 'amount'>,
  supply: Supply,
) => JSON.stringify([country, state, name, rate, category, supply])

/** By country and state, the highest rate first. */
const sortKey = ({ country, state, rate, name, category, supply }: Sum) =>
  [country, state ?? '', String(10_000_000 - rate).padStart(8, '0'), name, category, supply].join(' ')
