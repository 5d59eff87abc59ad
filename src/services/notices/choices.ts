// E-mails to the owner and the staff of a store, each as they choose.

import type { components } from '../../../generated/console.types.ts'
import { clock } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { requireMember } from '../permissions/memberships.ts'
import { timeZoneOf } from '../shared/shop.ts'
import { nextDigest } from './digest-time.ts'

export type Notices = components['schemas']['Notices']

/** Returns a person's own choice at a store; nothing by default. Throws storeNotFound and secondFactorRequired. */
export async function get(db: Database, userId: string, storeId: string): Promise<Notices> {
  await requireMember(db, storeId, userId)
  const row = await db('notification_settings')
    .where({ shop_id: storeId, user_id: userId })
    .first('mailed', 'digest_at')
  return { mailed: (row?.mailed ?? []) as Notices['mailed'], digest: (row?.digest_at ?? null) !== null }
}

/** Replaces a person's own choice at a store. Throws storeNotFound and secondFactorRequired. */
export async function set(
  tx: Transaction,
  userId: string,
  storeId: string,
  { mailed, digest }: Notices,
): Promise<Notices> {
  await requireMember(tx, storeId, userId)
  const now = clock.now()
  const next = digest ? nextDigest(await timeZoneOf(tx, storeId), now) : null
  await tx('notification_settings')
    .insert({ shop_id: storeId, user_id: userId, mailed, digest_at: next, updated_at: now })
    .onConflict(['shop_id', 'user_id'])
    .merge(['mailed', 'digest_at', 'updated_at'])
  return { mailed, digest }
}
