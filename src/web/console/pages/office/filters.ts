import type { Apps, AppsReply } from '../../../api/client.ts'
import { oneOf, pageIn } from '../../../ui/search.ts'

export type Resource = NonNullable<AppsReply<'getNote'>['resource']>
export type TaskStatus = Apps<'Task'>['status']

export const statuses = ['to do', 'in progress', 'done', 'skipped'] as const satisfies TaskStatus[]

/** Notes can be about records of these kinds. */
export const resources = [
  'orders',
  'customers',
  'products',
  'foods',
  'services',
  'categories',
  'discounts',
  'blogs',
  'comments',
  'tasks',
] as const satisfies Resource[]

export interface TaskFilters {
  status?: TaskStatus
  page?: number
}

export interface NoteFilters {
  resource?: Resource
  page?: number
}

export const readTaskFilters = (given: Record<string, unknown>): TaskFilters => ({
  status: oneOf(given, 'status', statuses),
  page: pageIn(given),
})

export const readNoteFilters = (given: Record<string, unknown>): NoteFilters => ({
  resource: oneOf(given, 'resource', resources),
  page: pageIn(given),
})
