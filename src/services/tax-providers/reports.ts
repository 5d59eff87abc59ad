// Sales and refunds that a store's provider of taxes is told of (decision sales-are-reported-once).

import type { Shop } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { TaxProvider, TaxQuestion, TaxRecorded } from '../../gateways/taxes/provider.ts'
import { eachDue } from '../shared/due-work.ts'
import type { TaxAddress } from '../taxes/order-taxation.ts'
import { account, originOf, type ReportTerms, whole } from './answers.ts'
import { sealedFor } from './settings.ts'

type Context = Pick<Dependencies, 'vault' | 'taxProviders' | 'log'>

/** After so many tries, which take some days, a report is given up. */
const mostTries = 20

/** Keeps with a new order what its report will say of it. */
export async function keepTerms(
  tx: Transaction,
  shop: Pick<Shop, 'id'>,
  orderId: string,
  { provider, ...terms }: ReportTerms,
): Promise<void> {
  await tx('tax_reports').insert({
    ...{ id: orderId, order_id: orderId, shop_id: shop.id, provider, state: 'waiting' },
    terms: JSON.stringify(terms),
  })
}

interface Report {
  id: string
  shopId: string
  orderId: string
  refundId: string | null
  terms: Omit<ReportTerms, 'provider'> | null
  amount: number | null
  calculationId: string | null
  tries: number
}

// A refund waits for its order. The lease is longer than two calls take.
const take = statement<{ limit: number }, Report>(
  'taxReports.take',
  `with due as (
    select id, shop_id from tax_reports report
    where state = 'due' and next_at <= now() and (refund_id is null or not exists (
      select from tax_reports sale
      where sale.shop_id = report.shop_id and sale.id = report.order_id and sale.state = 'due'
    ))
    order by next_at limit :limit for no key update skip locked
  )
  update tax_reports set next_at = now() + interval '1 minute', tries = tries + 1 from due
  where tax_reports.id = due.id and tax_reports.shop_id = due.shop_id
  returning tax_reports.id, tax_reports.shop_id as "shopId", order_id as "orderId", refund_id as "refundId", terms,
    amount, calculation_id as "calculationId", tries`,
)

/** Reports what is due, each sale and refund once. */
export function reportDue(db: Database, context: Context, signal: AbortSignal): Promise<number> {
  return eachDue(context.log, signal, {
    take: (limit) => take(db, { limit }),
    work: (report) => tell(db, context, report),
    atOnce: 4,
    failure: 'a sale could not be reported for its taxes',
    nameOf: ({ id, shopId }) => ({ reportId: id, shopId }),
  })
}

async function tell(db: Database, context: Context, report: Report): Promise<void> {
  const [owner] = await account(db, { shopId: report.shopId })
  if (!owner)
    return settle(db, context, report, { reason: 'the store has no provider any more', isFinal: true })
  const provider = context.taxProviders[owner.name]!
  const key = context.vault.open(owner.key, sealedFor(owner.id))
  const outcome = report.refundId
    ? await tellRefund(db, provider, key, report)
    : await tellSale(db, provider, { key, origin: owner.origin }, report)
  await settle(db, context, report, outcome)
}

interface Sale extends Omit<TaxQuestion, 'address' | 'origin' | 'lines' | 'included'> {
  /** Null once the buyer's data have been deleted. */
  address: TaxAddress | null
  country: string
  amounts: number[]
  at: string
}

const sale = statement<{ shopId: string; orderId: string; ships: boolean }, Sale>(
  'taxReports.sale',
  `select orders.currency, coalesce(orders.shipping_address, orders.billing_address) as address,
    orders.shipping_address is not null as "isShipped", shops.country, items.amounts,
    case when :ships::boolean then orders.shipping_cost - orders.discount + items.discount end as shipping,
    orders.created_at as at
  from orders
  join shops on shops.id = orders.shop_id
  cross join lateral (
    select coalesce(json_agg(unit_price * quantity - discount order by position), '[]') as amounts, sum(discount) as discount
    from order_items where shop_id = orders.shop_id and order_id = orders.id
  ) items
  where orders.shop_id = :shopId and orders.id = :orderId`,
)

/** Tells of an order as it was paid, with the taxes of the day on which it was placed. */
async function tellSale(
  db: Database,
  provider: TaxProvider,
  { key, origin }: { key: string; origin: TaxAddress | null },
  { id, shopId, orderId, terms, calculationId }: Report,
): Promise<TaxRecorded> {
  if (calculationId) return provider.record(key, { calculation: calculationId, reference: id })
  const { codes, included, ships } = terms!
  const [found] = await sale(db, { shopId, orderId, ships })
  const { amounts, address, country, at, ...rest } = found!
  if (!address) return { reason: 'the address has been deleted', isFinal: true }
  const question: TaxQuestion = {
    ...{ ...rest, included, address: whole(address), origin: originOf(country, origin) },
    lines: amounts.map((amount, position) => ({ amount, code: codes[position]! })),
  }
  const made = await provider.calculate(key, question, new Date(at))
  if (!('id' in made)) return made
  await db('tax_reports').where({ id, shop_id: shopId }).update({ calculation_id: made.id })
  return provider.record(key, { calculation: made.id, reference: id })
}

async function tellRefund(
  db: Database,
  provider: TaxProvider,
  key: string,
  { id, shopId, orderId, amount }: Report,
): Promise<TaxRecorded> {
  const [sold] = await reported(db, { shopId, orderId })
  if (!sold?.transaction) return { reason: 'its order was not reported', isFinal: true }
  const { transaction, currency } = sold
  return provider.reverse(key, { transaction, reference: id, amount: amount!, currency })
}

const reported = statement<
  { shopId: string; orderId: string },
  { transaction: string | null; currency: string }
>(
  'taxReports.sold',
  `select transaction_id as transaction, currency from tax_reports
  join orders on orders.shop_id = tax_reports.shop_id and orders.id = tax_reports.order_id
  where tax_reports.shop_id = :shopId and tax_reports.id = :orderId`,
)

/** Keeps what came of it; without an answer it is due again, later each time. */
async function settle(
  db: Database,
  { log }: Context,
  { id, shopId, tries }: Report,
  outcome: TaxRecorded,
): Promise<void> {
  const row = db('tax_reports').where({ id, shop_id: shopId })
  if ('id' in outcome) {
    await row.update({ state: 'done', transaction_id: outcome.id, failure: null })
    return
  }
  const { reason, isFinal } = outcome
  const isOver = isFinal || tries >= mostTries
  log[isOver ? 'error' : 'warn']({ shopId, reportId: id, reason }, 'taxes were not reported')
  const later = db.raw("now() + least(interval '6 hours', interval '1 minute' * power(2, ?::integer))", [
    tries,
  ])
  await row.update({ failure: reason, ...(isOver ? { state: 'failed' } : { next_at: later }) })
}
