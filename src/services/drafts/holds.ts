// How long drafts hold stock (decision drafts-hold-for-a-time).

import { clock, days } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { releasePieces } from '../stock/pieces.ts'
import type { Row } from './records.ts'

/** How long a draft without a link holds stock after its last change, in milliseconds. */
export const holdTime = 7 * days

/** Returns the stores with drafts that have held stock for long enough, longest waiting first. */
export async function storesWithEndedHolds(db: Database): Promise<string[]> {
  return db('draft_orders')
    .whereRaw(`held_until <= ${databaseNow()}`)
    .groupBy('shop_id')
    .orderByRaw('min(held_until)')
    .pluck('shop_id')
}

/**
 * Releases what one draft of the store holds, the one whose time ended first. A draft that is being completed or changed
 * at the same moment is locked, and left alone. Returns false if there was nothing to do.
 */
export async function releaseNext(tx: Transaction, shopId: string): Promise<boolean> {
  const draft = await tx('draft_orders')
    .where({ shop_id: shopId })
    .whereRaw(`held_until <= ${databaseNow()}`)
    .orderBy('held_until')
    .forUpdate()
    .skipLocked()
    .first<Pick<Row, 'id' | 'held'> | undefined>('id', 'held')
  if (!draft) return false
  const { id: orderId, held } = draft
  await releasePieces(tx, { id: shopId }, held ?? [], { orderId, reason: 'hold_expired' })
  await tx('draft_orders')
    .where({ id: orderId, shop_id: shopId })
    .update({ held: null, held_until: null, updated_at: clock.now() })
  return true
}
