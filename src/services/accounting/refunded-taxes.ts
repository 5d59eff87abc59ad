// The taxes in refunds, as the credit notes of the same refunds have them.

import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { creditedLines, type LinedOrder, linesOf } from '../invoices/invoice-lines.ts'
import type { KeptTax } from '../taxes/order-taxes.ts'

/** Orders per batch. */
const batch = 500

/** A part of a tax that was given back. */
export interface RefundedTax {
  tax: KeptTax
  supply: Supply
  base: number
  amount: number
  /** The quarter of the sale, such as `2026-Q3`. */
  quarter: string
}

/** The kind of supply to a tax office: goods, or services, which downloads are. */
export type Supply = 'goods' | 'services'

interface RefundedOrder extends LinedOrder {
  quarter: string
  lines: (LinedOrder['lines'][number] & { supply: Supply })[]
  /**
   * All refunds of the order so far, oldest first; `counts` tells those of the period, and `lines` what each returned of
   * which lines by themselves.
   */
  refunds: { amount: number; counts: boolean; lines: { position: number; amount: number }[] }[]
}

type Period = { shopId: string; begins: string; ends: string; zone: string }

export const supplyOfItem = `case when digital is not null or kind = 'service' then 'services' else 'goods' end`

const isRefund = `refunds.shop_id = :shopId and refunds.kind = 'refund' and refunds.state = 'succeeded'`

// The ids of all, because looking for those of each batch anew takes time with the square of their number.
const refunded = statement<Omit<Period, 'zone'>, { ids: string[] }>(
  'accounting.refunded',
  `select coalesce(json_agg(distinct order_id), '[]') as ids from refunds
    where ${isRefund} and refunds.created_at >= :begins::timestamptz and refunds.created_at < :ends::timestamptz`,
)

const find = statement<Period & { ids: string[] }, { order: RefundedOrder }>(
  'accounting.refundedOrders',
  `select json_build_object('id', orders.id, 'shippingName', null::text, 'shippingCost', orders.shipping_cost,
      'shippingTaxes', orders.shipping_taxes, 'discount', orders.discount, 'total', orders.total,
      'taxAdded', orders.tax_added,
      'quarter', to_char(coalesce(orders.paid_at, orders.created_at) at time zone :zone, 'YYYY-"Q"Q'),
      'lines', (
        select coalesce(json_agg(json_build_object('name', ''::text, 'variant', null::text, 'options', '{}'::json, 'quantity', quantity,
          'unitPrice', unit_price, 'discount', discount, 'taxes', order_items.taxes,
          'supply', ${supplyOfItem}) order by position), '[]')
        from order_items where order_items.shop_id = :shopId and order_items.order_id = orders.id
      ),
      'refunds', (
        select coalesce(json_agg(json_build_object('amount', amount,
          'counts', refunds.created_at >= :begins::timestamptz and refunds.created_at < :ends::timestamptz,
          'lines', (
            select coalesce(json_agg(json_build_object('position', position, 'amount', refund_lines.amount)), '[]')
            from refund_lines where refund_lines.shop_id = :shopId and refund_lines.refund_id = refunds.id
          ))
          order by refunds.created_at, refunds.id), '[]')
        from refunds where ${isRefund} and refunds.order_id = orders.id and refunds.created_at < :ends::timestamptz
      )) as order
    from orders
    where orders.shop_id = :shopId and orders.id = any(:ids::text[]) and orders.tax_treatment is not null
    order by orders.id`,
)

/** Yields the taxes in the refunds of a period, order by order; `zone` is the time zone of quarters. */
export async function* refundedTaxes(db: Database, period: Period): AsyncGenerator<RefundedTax> {
  const [found] = await refunded(db, period)
  const { ids } = found!
  for (let at = 0; at < ids.length; at += batch)
    for (const { order } of await find(db, { ...period, ids: ids.slice(at, at + batch) }))
      yield* taxesOf(order)
}

function* taxesOf(order: RefundedOrder): Generator<RefundedTax> {
  const sold = linesOf(order)
  const before: Pick<ReturnType<typeof creditedLines>, 'lines'>[] = []
  for (const { amount, counts, lines } of order.refunds) {
    const refunded = new Map(lines.map((line) => [line.position, line.amount]))
    const credited = creditedLines(sold, before, amount, refunded)
    before.push(credited)
    if (!counts) continue
    for (const { position, taxes } of credited.lines) {
      const line = order.lines[position]
      const kept = (line ? line.taxes : order.shippingTaxes) ?? []
      for (const [n, { base, amount: tax }] of taxes.entries())
        yield {
          tax: kept[n] as KeptTax,
          supply: line?.supply ?? 'goods',
          base,
          amount: tax,
          quarter: order.quarter,
        }
    }
  }
}
