// The ledger of stock, which triggers write.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import type { Shop } from '../../base/context.ts'
import { notTold } from '../../base/cursor.ts'
import { isId } from '../../base/ids.ts'
import type { Database } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'

type Movement = components['schemas']['StockMovement']

// Names are joined in at read time, so that an erased person has no name here either.
const columns = columnList<Movement>({
  _id: 'm.id',
  productId: 'm.product_id',
  variantId: 'm.variant_id',
  name: '(select name from products where products.shop_id = m.shop_id and products.id = m.product_id)',
  variantName:
    '(select name from variants where variants.shop_id = m.shop_id and variants.id = m.variant_id)',
  reason: 'm.reason',
  change: 'm.change',
  heldChange: 'm.held_change',
  onHand: 'm.on_hand',
  held: 'm.held',
  available: 'm.on_hand - m.held',
  orderId: 'm.order_id',
  actor: jsonObject<Movement['actor']>({
    kind: "coalesce(m.actor_kind, 'system')",
    id: 'm.actor_id',
    name: `case m.actor_kind
      when 'account' then (
        select coalesce(nullif(users.name, ''), users.email) from users
        where users.id = m.actor_id and deleted_at is null
      )
      when 'app' then (select apps.name from apps where apps.id = m.actor_id)
    end`,
  }),
  note: 'm.note',
  createdAt: 'm.created_at',
})

/** Selects the movements of a list: since `from`, before `until`, and after the one of the id `after`. */
export interface MovementFilter {
  limit: number
  product?: string
  variant?: string
  order?: string
  reason?: Movement['reason']
  from?: string
  until?: string
  after?: string
}

/**
 * Returns the changes of the store's stock, newest first, and the `after` of the next page. Throws invalidRequest for an
 * `after` that no page has.
 */
export async function list(
  db: Database,
  shop: Shop,
  { limit, product, variant, order, reason, from, until, after }: MovementFilter,
): Promise<{ movements: Movement[]; next: string | null }> {
  const found = db('stock_movements as m')
    .where({
      'm.shop_id': shop.id,
      ...(product && { 'm.product_id': product }),
      ...(order && { 'm.order_id': order }),
    })
    .where(reason ? { 'm.reason': reason } : {})
  if (variant) {
    const ofVariant = db('variants').where({ shop_id: shop.id, id: variant }).select('product_id')
    found.where({ 'm.product_id': ofVariant, 'm.variant_id': variant })
  }
  if (from) found.where('m.created_at', '>=', inUtc(from)).where('m.id', '>=', idAt(from))
  if (until) found.where('m.created_at', '<', inUtc(until)).where('m.id', '<', idAt(until, 1))
  if (after !== undefined) found.where('m.id', '<', requireCursor(after))
  const rows: Movement[] = await found
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .select(db.raw(columns))
  const movements = rows.slice(0, limit)
  return { movements, next: rows.length > limit ? movements.at(-1)!._id : null }
}

function requireCursor(after: string): string {
  if (!isId(after)) throw notTold()
  return after
}

/** Returns the least id of the second of a time, or of one after it: ids begin with it, so that an index finds them. */
function idAt(time: string, later = 0): string {
  const seconds = Math.floor(Date.parse(inUtc(time)) / 1000) + later
  return Math.min(Math.max(seconds, 0), 0xff_ff_ff_ff).toString(16).padStart(8, '0')
}
