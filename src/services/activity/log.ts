// Audit log of a store.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { numberWithin } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Entry = components['schemas']['ActivityEntry']

/** How long entries are kept, in milliseconds: a year, plus some time to look back. */
export const entriesKeptFor = 400 * days

// Names are joined in at read time, so that an erased person has no name here either. To a merchant, every operator is
// just "the platform".
const columns = columnList<Entry>({
  _id: 'activity.id',
  action: 'action',
  actor: jsonObject<Entry['actor']>({
    kind: 'actor_kind',
    id: "case when actor_kind <> 'operator' then actor_id end",
    name: `case
      when actor_kind in ('account', 'shopper') then (
        select coalesce(nullif(users.name, ''), users.email) from users where users.id = actor_id and deleted_at is null
      )
      when actor_kind = 'app' then (select apps.name from apps where apps.id = actor_id)
    end`,
  }),
  address: "case when actor_kind <> 'operator' then address end",
  resourceId: 'resource_id',
  name: 'activity.name',
  reason: 'reason',
  createdAt: 'activity.created_at',
})

/** Selects the entries of a list; `from` and `to` are inclusive. */
export interface ActivityFilter extends PageQuery {
  actor?: Entry['actor']['kind']
  action?: Entry['action']
  from?: string
  to?: string
}

/** Returns the entries of the store's activity log, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  { actor, action, from, to, ...page }: ActivityFilter,
): Promise<{ activity: Entry[]; pagination: Pagination; next: string | null }> {
  const all = db('activity').where({
    shop_id: shop.id,
    ...(actor && { actor_kind: actor }),
    ...(action && { action }),
  })
  const period = { from: from && inUtc(from), to: to && inUtc(to) }
  const found = all.clone()
  if (period.from) found.where('created_at', '>=', period.from)
  if (period.to) found.where('created_at', '<=', period.to)
  const counted = { all, keys: [`${actor ?? '%'} ${action ?? '%'}`] }
  const { rows, ...position } = await newestPage<Entry>(found, page, db.raw(columns), {
    total: () => numberWithin(db, shop, 'activity', counted, period),
  })
  return { activity: rows, ...position }
}
