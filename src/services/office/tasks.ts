import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { dayIn } from '../../base/time-zone.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Task = components['schemas']['Task']
export type TaskStatus = Task['status']

/** The fields of a task that a caller writes. */
export type TaskFields = Omit<Task, '_id' | 'shop' | 'createdBy' | 'createdAt' | 'updatedAt'>

/** The filters of a task list; `from` and `to` bound the due date, inclusive. */
interface TaskFilters {
  status?: TaskStatus
  assignee?: string
  from?: string
  to?: string
}

const columns = (db: Database) =>
  db.raw(
    columnList<Task>({
      _id: 'id',
      title: 'title',
      details: 'details',
      dueDate: 'due_date',
      status: 'status',
      recurring: 'recurring',
      recurringSchedule: `case when recurring <> 'none' then ${jsonObject<
        NonNullable<Task['recurringSchedule']>
      >({
        every: 'every',
        until: 'until',
      })} end`,
      isAI: 'is_ai',
      assignees: 'assignees',
      shop: 'shop_id',
      createdBy: 'created_by',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the tasks of the store that match the filters, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  { status, assignee, from, to, ...page }: TaskFilters & PageQuery & Changes,
): Promise<{ tasks: Task[]; pagination: Pagination; next: string | null }> {
  const found = of(db, shop)
  if (status) found.where({ status })
  if (assignee !== undefined) found.whereRaw('assignees @> ?::text[]', [[assignee]])
  if (from) found.where('due_at', '>=', inUtc(from))
  if (to) found.where('due_at', '<=', inUtc(to))
  const { rows, ...place } = await newestPage<Task>(found, page, columns(db), {
    ...(assignee === undefined && !from && !to && { total: () => numberOf(db, shop, 'tasks', status) }),
  })
  return { tasks: rows, ...place }
}

/** Returns a task; throws resourceNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Task> {
  const task = await of(db, shop).where({ id }).first<Task | undefined>(columns(db))
  if (!task) throw new Refusal('resourceNotFound')
  return task
}

/**
 * Adds a task on behalf of the token's user: whoever created the first-party token or installed the app. A recurring
 * task needs a schedule (invalidRequest, naming the field); without a due date it begins on the day it is created.
 * Throws unknownAssignee for people who do not work for the store.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  { userId }: Installation,
  fields: Partial<TaskFields> & Pick<TaskFields, 'title'>,
): Promise<Task> {
  const complete: TaskFields = {
    details: '',
    dueDate: null,
    status: 'to do',
    recurring: 'none',
    recurringSchedule: null,
    isAI: false,
    assignees: [],
    ...fields,
  }
  await requireStaff(tx, shop, complete.assignees)
  const at = clock.now()
  const row = {
    ...rowOf(shop, complete, at.toISOString()),
    created_by: userId,
    created_at: at,
    updated_at: at,
  }
  const [task] = await tx('tasks')
    .insert({ id: newId(), shop_id: shop.id, ...row })
    .returning<Task[]>(columns(tx))
  return task!
}

/**
 * Changes the given fields; the result must satisfy the rules for a new task. People already assigned may stay, even if
 * they have left the staff. Throws resourceNotFound and the refusals of `create`.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<TaskFields>,
): Promise<Task> {
  await of(tx, shop).where({ id }).forUpdate().first('id')
  const before = await get(tx, shop, id)
  await requireStaff(tx, shop, changes.assignees ?? [], before.assignees)
  const [task] = await of(tx, shop)
    .where({ id })
    .update({ ...rowOf(shop, { ...before, ...changes }, before.createdAt), updated_at: clock.now() })
    .returning<Task[]>(columns(tx))
  return task!
}

/** Deletes a task and the statuses of its occurrences. Throws resourceNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await of(tx, shop).where({ id }).delete()
  if (removed === 0) throw new Refusal('resourceNotFound')
  return null
}

function of(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('tasks').where({ shop_id: shop.id })
}

function rowOf(shop: Shop, fields: TaskFields, createdAt: string) {
  const { title, details, dueDate, status, recurring, isAI, assignees } = fields
  return {
    title,
    details,
    status,
    recurring,
    ...scheduleOf(fields, firstDay(shop, dueDate, createdAt)),
    due_date: dueDate,
    due_at: dueDate && new Date(dueDate),
    is_ai: isAI,
    assignees: [...new Set(assignees)],
  }
}

function scheduleOf({ recurring, recurringSchedule }: TaskFields, first: string) {
  if (recurring === 'none') return { every: null, until: null }
  if (!recurringSchedule) throw invalid(`recurringSchedule is required when recurring is ${recurring}`)
  const { every, until } = recurringSchedule
  if (until.slice(0, 10) < first) throw invalid(`recurringSchedule.until must not be before ${first}`)
  return { every, until }
}

/**
 * Returns the day of a recurring task's first occurrence: that of its due date, as written, or, without one, the day on
 * which the task was created, in the store's time zone.
 */
export function firstDay({ timeZone }: Shop, dueDate: string | null, createdAt: string): string {
  return dueDate?.slice(0, 10) ?? dayIn(timeZone, Date.parse(createdAt))
}

/** Throws unknownAssignee, naming the assignees who neither own the store, nor work for it, nor are among `known`. */
async function requireStaff(
  tx: Transaction,
  shop: Shop,
  assignees: string[],
  known: string[] = [],
): Promise<void> {
  const asked = [...new Set(assignees)].filter((id) => !known.includes(id))
  if (asked.length === 0) return
  const people = [
    ...(await tx('staff').where({ shop_id: shop.id }).whereIn('user_id', asked).pluck('user_id')),
    ...(await tx('shops').where({ id: shop.id }).pluck('owner_id')),
  ]
  const strangers = asked.filter((id) => !people.includes(id))
  if (strangers.length === 0) return
  throw new Refusal('unknownAssignee', {
    values: { assignees: strangers.join(', ') },
    data: { assignees: strangers },
  })
}
