import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AppsReply, type Console, consoleApi } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import type { NoteFilters, Resource, TaskFilters } from './filters.ts'

export type Note = AppsReply<'getNote'>
export type Task = AppsReply<'getTask'>
export type Occurrence = AppsReply<'listTaskOccurrences'>['occurrences'][number]

/** Asks for the notes about one record, newest first. */
export const recordNotesQuery = (
  { storeId, api }: CurrentStore,
  resource: Resource,
  resourceId: string,
  page: number,
) =>
  queryOptions({
    queryKey: storeKey(storeId, 'notes', resource, resourceId, page),
    queryFn: ({ signal }) => api.notes.list({ resource, resourceId, page, limit: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const notesQuery = ({ storeId, api }: CurrentStore, { resource, page = 1 }: NoteFilters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'notes', 'list', resource, page),
    queryFn: ({ signal }) => api.notes.list({ resource, page, limit: 24 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const tasksQuery = ({ storeId, api }: CurrentStore, { status, page = 1 }: TaskFilters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tasks', 'list', status, page),
    queryFn: ({ signal }) => api.tasks.list({ status, page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Asks for the dates of a recurring task, from a day on, and for more until the last one. */
export const occurrencesQuery = ({ storeId, api }: CurrentStore, task: Task, day: string) =>
  infiniteQueryOptions({
    queryKey: storeKey(storeId, 'tasks', 'occurrences', task._id, day),
    queryFn: ({ signal, pageParam: from }) =>
      api.tasks.listOccurrences(task._id, { from, limit: 30 }, { signal }),
    initialPageParam: day,
    getNextPageParam: ({ occurrences, pagination }, _, from) => {
      const last = occurrences.at(-1)?.date
      const next = last ? daysAfter(last, 1) : from
      if (pagination.hasNext) return next
      // The service says whether there are more within a year.
      const later = [next, daysAfter(from, 366)].sort().at(-1)!
      const until = task.recurringSchedule?.until.slice(0, 10)
      return until && later <= until ? later : undefined
    },
    select: ({ pages }) => pages.flatMap(({ occurrences }) => occurrences),
  })

/** Asks for the people whom a task can be assigned to. The service names the staff only to the owner of the store. */
export const staffQuery = ({ storeId }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'staff', 'assignees'),
    queryFn: async ({ signal }) => {
      const staff: Console<'StaffMember'>[] = []
      for await (const member of consoleApi.staff.list.all(storeId, { limit: 100 }, { signal }))
        staff.push(member)
      return staff
    },
  })
