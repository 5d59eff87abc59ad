import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, storeKey, storesKey, useStore } from '../../shell/store.tsx'

export type Shop = Awaited<ReturnType<CurrentStore['api']['shop']['get']>>
export type ShopChanges = Parameters<CurrentStore['api']['shop']['update']>[0]

/** Asks for the settings of the store, as those who may change them see them. */
export const shopQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'shop'),
    queryFn: ({ signal }) => api.shop.get({ signal }),
  })

interface ShopChange {
  done: string
  after?: () => void
}

/** Returns a change of the settings, which the frame of the pages and the set-up steps show as well. */
export function useShopChange({ done, after }: ShopChange) {
  const { api } = useStore()
  const queryClient = useQueryClient()
  return useChange({
    send: (changes: ShopChanges) => api.shop.update(changes),
    changes: ['shop', 'setup', 'domains', 'feeds'],
    done,
    after: () => {
      queryClient.invalidateQueries({ queryKey: storesKey })
      after?.()
    },
  })
}
