import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Group = Apps<'ModifierGroup'>
export type Option = Group['options'][number]

export const groupsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'modifiers', 'page', page),
    queryFn: ({ signal }) => api.modifierGroups.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asks for all modifier groups of the store, by their names. */
export const allGroupsQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'modifiers', 'all'),
    queryFn: async ({ signal }) => {
      const found: Group[] = []
      for await (const group of api.modifierGroups.list.all({ limit: 100 }, { signal })) found.push(group)
      return found.sort((one, other) => one.name.localeCompare(other.name))
    },
  })
