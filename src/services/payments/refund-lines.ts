// Refunds by line: how much of which lines of an order can be refunded, and was.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { divide, portion, sumOf } from '../amounts/division.ts'
import { type LinedOrder, partOf, placedLines, sumsOf } from '../invoices/invoice-lines.ts'
import { percent } from '../taxes/place-of-supply.ts'

/** The part of an order to refund. Without lines and shipping, it is all that is left. */
export interface Wanted {
  lines?: { itemId: string; quantity: number }[]
  shipping?: boolean
}

/** A part of a refund; `itemId` is null for shipping. */
export interface Part {
  itemId: string | null
  quantity: number
  line: ReturnType<typeof partOf>
}

/** The parts of a refund, and their sum in minor units, which is not above what is left of the order. */
export interface Proposal {
  parts: Part[]
  amount: number
}

/** How many pieces of a line were refunded, and for how much. */
interface Back {
  pieces: number
  amount: number
}

type Lined = Omit<LinedOrder, 'lines'> & {
  refunded: number
  lines: (LinedOrder['lines'][number] & { id: string; back: Back })[]
  shippingBack: Back
}

const back = (item: string) => `(
  select json_build_object('pieces', coalesce(sum(refund_lines.quantity), 0),
    'amount', coalesce(sum(refund_lines.amount), 0)) from refund_lines
  join refunds on refunds.id = refund_lines.refund_id and refunds.shop_id = refund_lines.shop_id
  where refund_lines.order_id = orders.id and refund_lines.shop_id = orders.shop_id
    and refund_lines.item_id ${item} and refunds.state <> 'failed')`

const read = statement<{ shopId: string; orderId: string }, { lined: Lined }>(
  'refunds.lined',
  `select json_build_object('id', orders.id, 'total', orders.total, 'refunded', orders.refunded,
      'taxAdded', orders.tax_added, 'discount', orders.discount,
      'shippingName', orders.shipping_rate ->> 'service', 'shippingCost', orders.shipping_cost,
      'shippingTaxes', orders.shipping_taxes, 'shippingBack', ${back('is null')},
      'lines', (
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'variant', variant_name,
          'options', options, 'quantity', quantity, 'unitPrice', unit_price, 'discount', discount,
          'taxes', order_items.taxes, 'back', ${back('= order_items.id')}) order by position), '[]')
        from order_items where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id
      )
    ) as lined
    from orders where orders.id = :orderId and orders.shop_id = :shopId and deleted_at is null`,
)

/**
 * Proposes the refund of a part of an order. Refunds of all pieces and of shipping, in any steps, add up to what was
 * paid: if the store gave something back besides, the last of them is that much smaller. Throws orderNotFound,
 * orderItemNotFound, and refundTooLarge for more pieces than are left.
 */
export async function propose(
  db: Database,
  { shopId, orderId }: { shopId: string; orderId: string },
  wanted: Wanted,
): Promise<Proposal> {
  const [row] = await read(db, { shopId, orderId })
  if (!row) throw new Refusal('orderNotFound')
  return partsOf(row.lined, wanted)
}

/** Divides a refund by line; see `propose`. */
export function partsOf(order: Lined, wanted: Wanted): Proposal {
  const all = !wanted.lines && !wanted.shipping
  const asked = new Map<string, number>()
  for (const { itemId, quantity } of wanted.lines ?? [])
    asked.set(itemId, (asked.get(itemId) ?? 0) + quantity)
  if ([...asked.keys()].some((id) => !order.lines.some((line) => line.id === id)))
    throw new Refusal('orderItemNotFound')
  const whole = placedLines(order).map((line) => {
    const { id = null, back = order.shippingBack, quantity = 1 } = order.lines[line.position] ?? {}
    const pieces = id === null ? Number(all || wanted.shipping) : (asked.get(id) ?? 0)
    return { line, id, quantity, back, pieces: all ? quantity - back.pieces : pieces }
  })
  if (whole.some(({ back, pieces, quantity }) => back.pieces + pieces > quantity))
    throw new Refusal('refundTooLarge')
  const taken = whole.filter(({ pieces }) => pieces > 0)
  // Counted from the first piece on, so that a refund that failed between two others leaves no unit behind.
  const full = taken.map(({ line, quantity, back, pieces }) =>
    Math.max(portion(line.gross, back.pieces + pieces, quantity) - back.amount, 0),
  )
  const amount = Math.min(
    sumOf(full, (part) => part),
    order.total - order.refunded,
  )
  const grosses = divide(amount, full)
  const parts = taken.map(({ line, id, back, pieces }, n) => ({
    itemId: id,
    quantity: pieces,
    line: partOf(line, { before: back.amount, pieces: grosses[n]! }),
  }))
  return { parts, amount }
}

/** Records the parts of a refund; `restock` says that their pieces are to be put back in stock when it succeeds. */
export async function insertLines(
  tx: Transaction,
  refund: { id: string; shopId: string; orderId: string },
  parts: Part[],
  restock: boolean,
): Promise<void> {
  if (parts.length === 0) return
  await tx('refund_lines').insert(
    parts.map(({ itemId, quantity, line }) => ({
      id: newId(),
      shop_id: refund.shopId,
      refund_id: refund.id,
      order_id: refund.orderId,
      item_id: itemId,
      position: line.position,
      quantity,
      amount: line.gross,
      restock: restock && itemId !== null,
    })),
  )
}

/** Returns what `propose` proposes, in major units. `lines` are `item:quantity`, separated by commas. */
export async function refundable(
  db: Database,
  shop: Shop,
  orderId: string,
  { lines, shipping }: { lines?: string; shipping?: boolean },
): Promise<components['schemas']['Refundable']> {
  const wanted = lines?.split(',').map((line) => {
    const [itemId = '', quantity] = line.split(':')
    return { itemId, quantity: Number(quantity) }
  })
  const { parts, amount } = await propose(
    db,
    { shopId: shop.id, orderId },
    { ...(wanted && { lines: wanted }), ...(shipping !== undefined && { shipping }) },
  )
  const major = (minor: number) => minor / shop.scale
  const taxes = sumsOf(parts.map(({ line }) => line)).taxes
  return {
    amount: major(amount),
    lines: parts.flatMap(({ itemId, quantity, line }) =>
      itemId ? [{ itemId, name: line.name, quantity, amount: major(line.gross) }] : [],
    ),
    shipping: major(sumOf(parts, ({ itemId, line }) => (itemId ? 0 : line.gross))),
    taxes: taxes.map(({ name, rate, base, amount: tax }) => ({
      name,
      rate: rate / percent,
      base: major(base),
      amount: major(tax),
    })),
  }
}
