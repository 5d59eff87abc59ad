// Transactional outbox: events are written in the transaction of the change.

import {
  type Actor,
  type Change,
  changed,
  type RecordChange,
  type Recorded,
  recordedBy,
} from '../base/context.ts'
import { newId } from '../base/ids.ts'
import type { Transaction } from '../db/database.ts'
import { queueWork } from '../db/queues/work-signals.ts'
import { sendLast, statement } from '../db/statement.ts'
import { writeEntries } from '../services/activity/entries.ts'

// The time is when the change was made, not when its transaction began: a receiver takes the later of two changes of a
// record as the newer, and one that waited for the other may have begun before it. The actor's address is left out,
// because nobody reads it here (decision events-name-their-actor).
const insert = statement<{ rows: string }, never>(
  'events.insert',
  `insert into events (id, shop_id, resource, resource_id, method, path, occurred_at, actor_kind, actor_id)
    select id, "shopId", resource, "resourceId", method, path, clock_timestamp(), actor ->> 'kind', actor ->> 'id'
    from json_to_recordset(:rows::json) as changes (
      id object_id, "shopId" object_id, resource text, "resourceId" text, method text, path text, actor json
    )`,
)

const insertAll = (rows: object[]) => insert.with({ rows: JSON.stringify(rows) })

/**
 * Writes event rows and activity-log entries in the transaction that makes the changes: all of them or none. All events
 * of a transaction are one statement, which travels with its commit.
 */
export async function recordEvent(tx: Transaction, recorded: Recorded | Recorded[]): Promise<void> {
  const all = [recorded].flat()
  const entries = all.flatMap((one) => ('action' in one ? [one] : []))
  const changes = all.flatMap((one) => ('action' in one ? [] : [one]))
  if (changes.length > 0) {
    await sendLast(tx, insertAll, changes.map(rowOf))
    queueWork(tx, 'events')
  }
  if (entries.length > 0) await writeEntries(tx, entries)
}

function rowOf({ shopId, resource, resourceId, call, actor }: Change) {
  return { id: newId(), shopId, resource, resourceId, actor, ...(call ?? changed(resource, resourceId).call) }
}

const recordAs = (actor: Actor) => recordedBy(actor, recordEvent)

/** Returns a `record` for a job, under the job's name. */
export function recordAsJob(name: string): RecordChange {
  return recordAs({ kind: 'job', id: name, address: null })
}

/** Returns a `record` for a platform operator, whose own name is kept in the log. */
export function recordAsOperator(name: string): RecordChange {
  return recordAs({ kind: 'operator', id: name, address: null })
}
