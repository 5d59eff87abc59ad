import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { type Cell, formatOf } from './csv.ts'
import { type Asked, momentsAsked } from './periods.ts'

// CSV (RFC 4180) for accountants: the orders of a period with their lines and taxes, its payments with the providers'
// fees, its refunds and its payouts.

/** Records per batch. */
const batch = 1000

type What = 'orders' | 'payments' | 'refunds' | 'payouts'

/** A record, and its rows in the order of the header. */
interface Exported {
  id: string
  at: string
  rows: Cell[][] | null
}

/** A kind of export: the names of its columns, and a query for a batch of records. */
interface Kind {
  header: string[]
  sql: string
}

const amount = (sql: string) => `json_build_object('amount', ${sql})`

/** The names of a line's discounts, as the merchant has given them. */
const namesOf = (discounts: string) =>
  `(select string_agg(one->>'name', ', ' order by position) from jsonb_array_elements(${discounts}) with ordinality as all_of (one, position))`

/** The taxes of a line: their sum, and their names with their rates, which are stored in millionths. */
const taxOf = (taxes: string) =>
  `(select sum((one->>'amount')::bigint) from jsonb_array_elements(${taxes}) as one)`
const ratesOf = (taxes: string) =>
  `(select string_agg(concat(one->>'name', ' ', (one->>'rate')::bigint / 10000.0::float8, ' %'), ', ' order by position)
    from jsonb_array_elements(${taxes}) with ordinality as all_of (one, position))`

// Costs beside the lines are a row of their own, so that the amounts of an order add up to its total.
const orders: Kind = {
  header: [
    ...['number', 'placed', 'paid', 'status', 'paymentMethod', 'coupon', 'email', 'country'],
    ...['kind', 'product', 'name', 'variant', 'quantity', 'unitPrice', 'discount', 'amount', 'currency'],
    ...['discounts', 'tax', 'taxRates'],
  ],
  sql: `select o.id, o.paid_at as at, (
      select json_agg(json_build_array(
        o.number, ${jsonTime('o.created_at')}, ${jsonTime('o.paid_at')}, o.status, methods.option, o.coupon->>'code', o.email,
        o.shipping_address->>'country', line.kind, line.product_id, line.name, line.variant_name, line.quantity,
        ${amount('line.unit_price')}, ${amount('line.discount')}, ${amount('line.amount')}, o.currency,
        line.discounts, ${amount('line.tax')}, line.rates
      ) order by line.position)
      from (
        select case when digital is null then kind else 'digital' end as kind, product_id, name, variant_name, quantity,
          unit_price, discount, ${namesOf('discounts')} as discounts, unit_price * quantity - discount as amount,
          ${taxOf('taxes')} as tax, ${ratesOf('taxes')} as rates, position
        from order_items where shop_id = o.shop_id and order_id = o.id
        union all
        select 'shipping', null, null, null, null, null, o.discount - items.discount, null,
          o.total - o.tax_added - items.amount, ${taxOf('o.shipping_taxes')}, ${ratesOf('o.shipping_taxes')}, 2147483646
        from (
          select coalesce(sum(discount), 0) as discount, coalesce(sum(unit_price * quantity - discount), 0) as amount
          from order_items where shop_id = o.shop_id and order_id = o.id
        ) as items
        where o.total - o.tax_added <> items.amount or o.discount <> items.discount
        union all
        select 'tax', null, null, null, null, null, null, null, o.tax_added, null, null, 2147483647 where o.tax_added <> 0
      ) as line
    ) as rows
    from (
      select * from orders where shop_id = :shopId and paid_at >= :begins and paid_at < :ends
        and (paid_at, id) > (:at, :id) order by paid_at, id limit ${batch}
    ) as o
    left join payment_methods methods on methods.shop_id = o.shop_id and methods.id = o.payment_method_id
    order by o.paid_at, o.id`,
}

/** The rows of what was booked of an order `o` before it was paid in full. */
const partPayments = `(
  select jsonb_agg(jsonb_build_array(
    parts.received ->> 'paidAt', o.number, parts.provider, coalesce(parts.received ->> 'reference', parts.reference),
    ${amount('parts.amount')}, null, o.currency
  ) order by parts.id)
  from payments parts where parts.shop_id = o.shop_id and parts.order_id = o.id and parts.state = 'part'
)`

// Of an exchange, what goods that came back have paid is no money: it was neither received nor paid back.
const payments: Kind = {
  header: ['paid', 'number', 'paymentMethod', 'reference', 'amount', 'fee', 'currency'],
  sql: `select o.id, o.paid_at as at, case when o.credited = 0 or o.credited < o.total then jsonb_build_array(jsonb_build_array(
      ${jsonTime('o.paid_at')}, o.number, methods.option, payments.reference,
      ${amount('o.total - o.credited - o.part_paid')}, ${amount('payments.fee')}, o.currency
    )) || case when o.part_paid > 0 then ${partPayments} else '[]' end end as rows
    from (
      select * from orders where shop_id = :shopId and paid_at >= :begins and paid_at < :ends
        and (paid_at, id) > (:at, :id) order by paid_at, id limit ${batch}
    ) as o
    left join payments on payments.shop_id = o.shop_id and payments.order_id = o.id and payments.state = 'succeeded'
    left join payment_methods methods on methods.shop_id = o.shop_id and methods.id = o.payment_method_id
    order by o.paid_at, o.id`,
}

// Goods that are exchanged are refunded by other goods, and what these do not take of their worth is paid back as an excess.
const refunds: Kind = {
  header: ['refunded', 'number', 'paymentMethod', 'reason', 'amount', 'currency'],
  sql: `select refunds.id, refunds.created_at as at, json_build_array(json_build_array(
      ${jsonTime('refunds.created_at')}, orders.number, methods.option, refunds.reason, ${amount('refunds.amount - refunds.from_credit')}, orders.currency
    )) as rows
    from refunds
    join orders on orders.shop_id = refunds.shop_id and orders.id = refunds.order_id
    left join payment_methods methods on methods.shop_id = orders.shop_id and methods.id = orders.payment_method_id
    where refunds.shop_id = :shopId and refunds.state = 'succeeded'
      and (refunds.kind = 'refund') = (refunds.exchange_id is null)
      and (refunds.from_credit = 0 or refunds.from_credit < refunds.amount)
      and refunds.created_at >= :begins and refunds.created_at < :ends
      and (refunds.created_at, refunds.id) > (:at, :id)
    order by refunds.created_at, refunds.id limit ${batch}`,
}

const payouts: Kind = {
  header: ['paid', 'reference', 'payoutMethod', 'amount', 'currency'],
  sql: `select id, created_at as at, json_build_array(json_build_array(
      ${jsonTime('created_at')}, reference, payout_method, ${amount('amount')}, currency
    )) as rows
    from payout_transfers
    where shop_id = :shopId and state = 'paid' and created_at >= :begins and created_at < :ends
      and (created_at, id) > (:at, :id)
    order by created_at, id limit ${batch}`,
}

const kinds: Record<What, Kind> = { orders, payments, refunds, payouts }

/**
 * Returns what a store has sold, been paid, refunded or been paid out in a period as CSV in UTF-8 with a byte order mark, oldest
 * first, each batch once the caller has received the one before. Throws as `momentsAsked`, before the first.
 */
export async function exportSales(
  db: Database,
  shop: Shop,
  { what, ...asked }: Asked & { what: What },
): Promise<AsyncGenerator<string>> {
  return rowsOf(db, shop, kinds[what], await momentsAsked(db, shop, asked))
}

async function* rowsOf(
  db: Database,
  shop: Shop,
  { header, sql }: Kind,
  { begins, ends }: { begins: string; ends: string },
): AsyncGenerator<string> {
  const format = formatOf(shop)
  let before = `\ufeff${format.line(header)}`
  let last: Exported | undefined
  do {
    const place = { at: last?.at ?? '-infinity', id: last?.id ?? '' }
    const { rows } = await db.raw<{ rows: Exported[] }>(sql, { shopId: shop.id, begins, ends, ...place })
    // The header comes with the first batch, so that what fails there is still a refusal.
    yield before + rows.flatMap((record) => (record.rows ?? []).map(format.line)).join('')
    before = ''
    last = rows.length === batch ? rows.at(-1) : undefined
  } while (last)
}
