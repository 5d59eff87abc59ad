import { createHash } from 'node:crypto'
import type { components } from '../../../generated/apps.types.ts'
import { clock, days } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { aliased } from '../../db/sql/columns.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { daysBetween, type Recurrence, recursOn } from './recurrence.ts'
import { firstDay, type TaskStatus } from './tasks.ts'

type Occurrence = components['schemas']['TaskOccurrence']
/** An occurrence whose status has been set. */
type StoredOccurrence = components['schemas']['StoredTaskOccurrence']
type Row = Omit<StoredOccurrence, '_id'>

/** Maximum number of days that a list covers. */
const widest = 366

const columns = aliased<Row>({
  task: 'task_id',
  date: 'date',
  status: 'status',
  respondedBy: 'responded_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

/**
 * Returns the occurrences of a task between two days, by date, each with its status, `to do` by default. Without `from`
 * they begin with the task's first day; without `to` they end 365 days after that day or after `from`; with `to` alone
 * they begin at most 365 days before it. A task that does not recur has none. Throws resourceNotFound, and
 * invalidRequest for days in the wrong order or for more than 366 days.
 */
export async function list(
  db: Database,
  shop: Shop,
  taskId: string,
  { from, to, page, limit }: PageQuery & { from?: string; to?: string },
): Promise<{ occurrences: Occurrence[]; pagination: Pagination }> {
  const recurrence = await recurrenceOf(db, shop, taskId)
  const dates = recurrence ? daysBetween(recurrence, ...windowOf(recurrence, from, to)) : []
  const shown = dates.slice((page - 1) * limit, page * limit)
  const stored = await db('task_occurrences')
    .where({ shop_id: shop.id, task_id: taskId })
    .whereIn('date', shown)
    .select<Row[]>(columns)
  const byDate = new Map(stored.map((row) => [row.date, row]))
  const occurrences = shown.map((date) => ({
    _id: idOf(taskId, date),
    ...(byDate.get(date) ?? untouched(taskId, date)),
  }))
  return { occurrences, pagination: paginationOf(dates.length, page, limit) }
}

/**
 * Sets the status of one day of a recurring task; any of the four statuses may follow any other (specification: state).
 * `respondedBy` is the token's user. Throws resourceNotFound for a day that is not an occurrence of the task.
 */
export async function setStatus(
  tx: Transaction,
  shop: Shop,
  { userId }: Installation,
  { id, date }: { id: string; date: string },
  status: TaskStatus,
): Promise<StoredOccurrence> {
  // The lock keeps the task from being deleted until the row is written.
  const recurrence = await recurrenceOf(tx, shop, id, { locked: true })
  if (!recurrence || !recursOn(recurrence, date)) throw new Refusal('resourceNotFound')
  const at = clock.now()
  const row = { task_id: id, date, shop_id: shop.id, status, responded_by: userId }
  const [occurrence] = await tx('task_occurrences')
    .insert({ ...row, created_at: at, updated_at: at })
    .onConflict(['task_id', 'date', 'shop_id'])
    .merge(['status', 'responded_by', 'updated_at'])
    .returning<Row[]>(columns)
  return { _id: idOf(id, date), ...occurrence! }
}

/** Returns the recurrence of a task; null for a task that does not recur. Throws resourceNotFound. */
async function recurrenceOf(
  db: Database,
  shop: Shop,
  id: string,
  { locked = false } = {},
): Promise<Recurrence | null> {
  const found = db('tasks').where({ shop_id: shop.id, id })
  const task = await (locked ? found.forKeyShare() : found).first(
    'recurring',
    'due_date',
    'created_at',
    'every',
    'until',
  )
  if (!task) throw new Refusal('resourceNotFound')
  const { recurring, due_date, created_at, every, until } = task
  if (recurring === 'none') return null
  return { first: firstDay(shop, due_date, created_at), recurring, every: every!, until: until!.slice(0, 10) }
}

/** Returns the first and last day to list; a recurrence that begins later, or ends earlier, has fewer days. */
function windowOf({ first }: Recurrence, from?: string, to?: string): [Date, Date] {
  const [begin, span] = [Date.parse(first), (widest - 1) * days]
  const end = to === undefined ? undefined : Date.parse(to)
  const start = from !== undefined ? Date.parse(from) : Math.max(begin, (end ?? begin) - span)
  if (from !== undefined && end !== undefined) {
    if (end < start) throw invalid('to must not be before from')
    if (end - start > span) throw invalid(`to must be less than ${widest} days after from`)
  }
  return [new Date(start), new Date(end ?? Math.max(start, begin) + span)]
}

/** Returns the id of an occurrence, which is the same before and after its status is set. */
function idOf(taskId: string, date: string): string {
  return createHash('sha256').update(`${taskId} ${date}`).digest('hex').slice(0, 24)
}

function untouched(task: string, date: string): Omit<Occurrence, '_id'> {
  return { task, date, status: 'to do', respondedBy: null, createdAt: null, updatedAt: null }
}
