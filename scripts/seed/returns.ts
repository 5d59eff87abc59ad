import { clock, days, fromNow } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import type { Transaction } from '../../src/db/database.ts'

type Kind = 'return' | 'claim' | 'withdrawal'
type Status = 'requested' | 'approved' | 'received'

/** Returns for the newest paid orders, newest first. */
const made: { kind: Kind; path: Status[]; reason: string | null; note: string | null }[] = [
  { kind: 'withdrawal', path: ['requested'], reason: null, note: null },
  {
    kind: 'return',
    path: ['requested', 'approved'],
    reason: 'does_not_fit',
    note: 'The lid is too small for my pot.',
  },
  { kind: 'claim', path: ['requested', 'approved', 'received'], reason: 'damaged', note: null },
]

/** Adds returns to a demo store, which takes goods back for 30 days. The first has the ids of the examples. */
export async function addReturns(
  tx: Transaction,
  { id: shopId }: { id: string },
  first: { id: string; itemId: string },
): Promise<void> {
  await tx('return_policies').insert({ shop_id: shopId, days: 30, updated_at: clock.now() })
  const orders = await tx('orders')
    .where({ shop_id: shopId, status: 'paid', refunded: 0 })
    .where('number', '<=', 1040)
    .orderBy('number', 'desc')
    .limit(made.length)
    .select('id')
  for (const [place, { id: order_id }] of orders.entries()) {
    const { kind, path, reason, note } = made[place]!
    const id = place === 0 ? first.id : newId()
    const lines = tx('order_items').where({ shop_id: shopId, order_id, position: 0 })
    if (place === 0) await lines.clone().update({ id: first.itemId })
    const line = (await lines.clone().first('id', 'quantity'))!
    const moments = path.map((status, step) => ({ status, at: fromNow((step - 3 - place) * 0.3 * days) }))
    await tx('returns').insert({
      id,
      shop_id: shopId,
      order_id,
      kind,
      status: path.at(-1)!,
      note,
      declared_at: moments[0]!.at,
      history: JSON.stringify(moments),
      created_at: moments[0]!.at,
      updated_at: moments.at(-1)!.at,
    })
    const arrived = path.at(-1) === 'received'
    await tx('return_lines').insert({
      shop_id: shopId,
      return_id: id,
      item_id: line.id,
      position: 0,
      quantity: line.quantity,
      reason,
      counted: line.quantity,
      ...(arrived && { received: line.quantity, condition: 'damaged' as const, restock: false }),
    })
  }
}
