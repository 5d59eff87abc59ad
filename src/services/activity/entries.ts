import { clock } from '../../base/clock.ts'
import type { ActivityRecord, Actor, PlatformActivityRecord } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'

/**
 * Writes entries to the activity logs of stores and of the platform, in the transaction of the change that they report.
 * Business rules call `record`, which knows the actor, instead of this.
 */
export async function writeEntries(
  tx: Transaction,
  entries: (ActivityRecord | PlatformActivityRecord)[],
): Promise<void> {
  const rows = entries.map(rowOf)
  const [ofStores, ofPlatform] = [true, false].map((inStore) =>
    rows.filter((row) => 'shop_id' in row === inStore),
  )
  if (ofStores!.length > 0) await insertAll(tx, 'activity', ofStores!)
  if (ofPlatform!.length > 0) await insertAll(tx, 'platform_activity', ofPlatform!)
}

// The rows are passed as one value: deleting an app may affect more stores than a statement can bind parameters.
async function insertAll(tx: Transaction, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0]!)
  const names = columns.map(() => '??').join(', ')
  await tx.raw(
    `insert into ?? (${names}) select ${names} from json_populate_recordset(cast(null as ??), cast(? as json))`,
    [table, ...columns, ...columns, table, JSON.stringify(rows)],
  )
}

function rowOf({
  shopId,
  action,
  actor = unknown,
  resourceId = null,
  name = null,
  reason = null,
}: ActivityRecord | PlatformActivityRecord) {
  return {
    id: newId(),
    ...(shopId === null ? {} : { shop_id: shopId }),
    action,
    actor_kind: actor.kind,
    actor_id: actor.id,
    address: actor.address,
    resource_id: resourceId,
    name,
    reason,
    created_at: clock.now(),
  }
}

/** The actor for a caller who is not identified. */
const unknown: Actor = { kind: 'guest', id: null, address: null }
