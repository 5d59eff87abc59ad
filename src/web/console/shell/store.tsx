import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { type AppsClient, appsApi, type Console, consoleApi } from '../../api/client.ts'
import { isZone } from '../../ui/dates.ts'
import { money } from '../../ui/money.ts'
import { TimeZone } from '../../ui/time.tsx'

export type Store = Console<'Store'>

/** A scope that a call needs, or for what only the owner of a store may do. */
export type Need = Store['scopes'][number] | 'owner'

/** The key of everything about stores that is read outside their pages. */
export const storesKey = ['stores']

export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...storesKey, storeId],
    queryFn: ({ signal }) => consoleApi.stores.get(storeId, { signal }),
  })

/** Asks for the stores that somebody owns or works for, page by page. */
export const storesQuery = (page = 1) =>
  queryOptions({
    queryKey: [...storesKey, 'list', page],
    queryFn: ({ signal }) => consoleApi.stores.list({ page, limit: 50 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The store whose page is shown, with what its pages need. */
export interface CurrentStore {
  store: Store
  storeId: string
  /** The Apps API for this store. */
  api: AppsClient
  /** In which its days begin and end, and its times are shown. */
  timeZone: string
  /**
   * Returns whether the reader may do what needs this. Pages do not offer the rest; the service decides at each call.
   */
  may: (need: Need) => boolean
  /** An amount in the currency of the store. */
  money: (amount: number) => string
}

const Current = createContext<CurrentStore | null>(null)

/** Ties the parts below to a store. */
export function CurrentStoreProvider({ value, children }: { value: CurrentStore; children: ReactNode }) {
  return (
    <Current.Provider value={value}>
      <TimeZone.Provider value={value.timeZone}>{children}</TimeZone.Provider>
    </Current.Provider>
  )
}

/** Returns the store as its pages need it for a person; nobody is the owner until they are known. */
export function currentStoreOf(store: Store, userId: string | undefined): CurrentStore {
  return {
    store,
    storeId: store._id,
    api: appsApi(store._id),
    timeZone: isZone(store.timeZone) ? store.timeZone : 'UTC',
    may: (need) => (need === 'owner' ? store.owner === userId : store.scopes.includes(need)),
    money: (amount) => money(amount, store.currency.code),
  }
}

/** Returns the store of the page that asks. */
export function useStore(): CurrentStore {
  const current = useContext(Current)
  if (!current) throw new Error('This part stands outside of the pages of a store')
  return current
}

/**
 * Returns the query key of data about a store: its id, a subject such as `orders`, then the parameters of the query. A
 * change of a subject has everything below `storeKey(storeId, subject)` read again.
 */
export const storeKey = (storeId: string, subject: string, ...rest: unknown[]) => [
  'store',
  storeId,
  subject,
  ...rest,
]
