import { queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type OwnField = Apps<'CustomField'>

/** Asks for the store's own fields of these records, or of all, by their names. */
export const fieldsQuery = ({ storeId, api }: CurrentStore, resource?: OwnField['resource']) =>
  queryOptions({
    queryKey: storeKey(storeId, 'custom-fields', resource ?? 'all'),
    queryFn: async ({ signal }) => {
      const found: OwnField[] = []
      for await (const field of api.customFields.list.all({ resource, limit: 100 }, { signal }))
        found.push(field)
      return found.sort((one, other) => one.name.localeCompare(other.name))
    },
  })
