import type { Database } from '../../db/database.ts'

export interface OperatorEntry {
  id: string
  /** Null if it concerns no single store. */
  storeId: string | null
  action: string
  /** The operator's name. */
  operator: string | null
  resourceId: string | null
  name: string | null
  reason: string | null
  createdAt: string
}

const columns = {
  id: 'id',
  action: 'action',
  operator: 'actor_id',
  resourceId: 'resource_id',
  name: 'name',
  reason: 'reason',
  createdAt: 'created_at',
}

/** Returns what operators did most recently, newest first: about stores, accounts and invitations. */
export async function listOperatorEntries(db: Database, limit = 100): Promise<OperatorEntry[]> {
  const newest = [
    { column: 'created_at', order: 'desc' as const },
    { column: 'id', order: 'desc' as const },
  ]
  const [ofStores, ofPlatform] = await Promise.all([
    db('activity')
      .where({ actor_kind: 'operator' })
      .orderBy(newest)
      .limit(limit)
      .select({ ...columns, storeId: 'shop_id' }),
    db('platform_activity')
      .orderBy(newest)
      .limit(limit)
      .select({ ...columns, storeId: db.raw('null') }),
  ])
  return [...ofStores, ...ofPlatform].sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1)).slice(0, limit)
}

const placeOf = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt} ${id}`
