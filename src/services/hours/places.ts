import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import type { Way } from './periods.ts'
import type { Slot } from './slots.ts'

/**
 * Returns how many orders are due in each of these slots, which are in order; that of any other slot is 0. Orders that
 * were placed when slots had other lengths count in the slot in which they are due.
 */
export async function placesTaken(
  db: Database,
  shop: Shop,
  way: Way,
  slots: Slot[],
): Promise<(slot: Slot) => number> {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return () => 0
  const rows = await db('order_slots')
    .where({ shop_id: shop.id, way })
    .where('taken', '>', 0)
    .where('starts_at', '>=', new Date(first.starts))
    .where('starts_at', '<', new Date(last.ends))
    .select('starts_at', 'taken')
  const counted = rows.map(({ starts_at, taken }) => ({ at: new Date(starts_at).getTime(), taken }))
  return ({ starts, ends }) =>
    counted.reduce((sum, { at, taken }) => (at >= starts && at < ends ? sum + taken : sum), 0)
}
