import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { t } from '../../../words/drafts.ts'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import type { Filters } from './filters.ts'

export type Draft = Apps<'DraftOrder'>
export type DraftLine = Draft['lines'][number]
export type Fields = Apps<'UpdateDraftOrderRequest'>

export const draftsQuery = ({ storeId, api }: CurrentStore, { page = 1, status }: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'drafts', 'list', page, status),
    queryFn: ({ signal }) => api.draftOrders.list({ page, limit: 25, status }, { signal }),
    placeholderData: keepPreviousData,
  })

export const draftQuery = ({ storeId, api }: CurrentStore, id: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'drafts', 'one', id),
    queryFn: ({ signal }) => api.draftOrders.get(id, { signal }),
  })

/** Returns the change that saves fields of a draft at once, whose amounts are then computed anew. */
export function useDraftChange({ _id }: Draft, after?: () => void) {
  const { api } = useStore()
  return useChange({
    send: (fields: Fields) => api.draftOrders.update(_id, fields),
    changes: ['drafts', 'products', 'stock'],
    done: t('drafts.saved'),
    ...(after && { after }),
  })
}

/** Names lines that stay as they are. */
export const keptLines = (lines: DraftLine[]) => lines.map(({ _id, quantity }) => ({ _id, quantity }))
