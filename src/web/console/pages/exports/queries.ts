import { queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Export = AppsReply<'listExports'>['exports'][number]

/** The scope that an export of a kind of records needs. */
const scopeOf = {
  products: 'WRITE_INVENTORY',
  stock: 'WRITE_INVENTORY',
  customers: 'WRITE_CUSTOMERS',
  coupons: 'WRITE_DISCOUNTS',
  orders: 'WRITE_ORDERS',
} as const

/** Returns the kinds that may be exported: everything needs every scope, which owners have. */
export function kindsFor({ may }: Pick<CurrentStore, 'may'>): Export['kind'][] {
  const kinds = Object.keys(scopeOf) as (keyof typeof scopeOf)[]
  const allowed: Export['kind'][] = kinds.filter((kind) => may(scopeOf[kind]))
  return may('owner') ? [...allowed, 'everything'] : allowed
}

const everySecond = 1000

/** Asks for the last exports, again and again while one of them runs. */
export const exportsQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'exports'),
    queryFn: ({ signal }) => api.exports.list({ limit: 20 }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some(({ status }) => status === 'running') ? everySecond : false,
  })
