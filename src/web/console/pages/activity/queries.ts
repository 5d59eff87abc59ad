import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import { asked, type Filters } from './filters.ts'

export const activityQuery = ({ storeId, api }: CurrentStore, filters: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'activity', filters),
    queryFn: ({ signal }) =>
      api.activity.list({ ...asked(filters), page: filters.page ?? 1, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })
