import type { Apps } from '../../../api/client.ts'
import { oneOf, pageIn } from '../../../ui/search.ts'

export const statuses = ['open', 'sent', 'completed'] as const

export interface Filters {
  page?: number
  status?: Apps<'DraftOrder'>['status']
}

/** Reads the filters of the list from an address; what is none of them is left out. */
export const readFilters = (given: Record<string, unknown>): Filters => ({
  page: pageIn(given),
  status: oneOf(given, 'status', statuses),
})
