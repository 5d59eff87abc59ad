import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, type Need, storeKey } from '../../shell/store.tsx'
import { asked } from '../orders/filters.ts'
import { ordersQuery, type Refund } from '../orders/queries.ts'
import { dayBefore, lengths, type Period } from './periods.ts'

/** The steps to a store that sells, in the best order, with what each needs. */
const needs = {
  look: 'WRITE_STORE',
  product: 'READ_INVENTORY',
  payment: 'WRITE_STORE',
  shipping: 'WRITE_STORE',
  policies: 'WRITE_STORE',
  domain: 'READ_DOMAINS',
} as const satisfies Record<string, Need>
export type Step = keyof typeof needs

/** Returns the steps that the reader's role can take. */
export const stepsFor = ({ may }: CurrentStore) =>
  (Object.keys(needs) as Step[]).filter((step) => may(needs[step]))

/** Returns which steps are done, from the service's own records: none of it is stored here. */
export const setupQuery = ({ storeId, store, api, may }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'setup'),
    queryFn: async ({ signal }): Promise<Record<Step, boolean>> => {
      const one = { limit: 1 }
      const items = {
        ecommerce: api.products,
        digital: api.products,
        restaurant: api.foods,
        business: api.services,
      }
      const [shop, sold, ready, domains] = await Promise.all([
        api.shop.get({ signal }),
        may(needs.product) ? items[store.type].list(one, { signal }) : null,
        api.shop.getReadiness({ signal }),
        // These are all of them: a store can have 50.
        may(needs.domain) ? api.domains.list({ limit: 100 }, { signal }) : null,
      ])
      return {
        look: Boolean(shop.logo || shop.theme.primaryColor),
        product: (sold?.pagination.total ?? 0) > 0,
        payment: ready.payment,
        shipping: ready.delivery,
        policies: ready.missingPolicies.length === 0,
        domain: Boolean(domains?.domains.some(({ kind, status }) => kind === 'own' && status === 'active')),
      }
    },
  })

/** The number of failed refunds that are shown one by one. */
const shownRefunds = 5
/** Refunds that failed longer ago have been settled with the shopper in another way. */
const shownFor = 30 * 24 * 3_600_000

/**
 * Tells whether a refund that failed still waits for the merchant. One that the merchant requested was refused before
 * their eyes, and another one is requested instead.
 */
const isWaiting = ({ kind, updatedAt }: Refund) =>
  kind !== 'requested' && Date.parse(updatedAt) > Date.now() - shownFor

/** Asks for the things that wait for the merchant. */
export const attentionQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'attention'),
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      const [toShip, late, transfers, refunds] = await Promise.all([
        api.orders.count(asked({ view: 'to-ship' }), { signal }),
        api.orders.count(asked({ view: 'late' }), { signal }),
        api.orders.count(asked({ view: 'awaiting' }), { signal }),
        api.refunds.list({ status: 'failed', limit: 100 }, { signal }),
      ])
      const waiting = refunds.refunds.filter(isWaiting)
      const failed = waiting.slice(0, shownRefunds)
      return {
        toShip: toShip.count,
        late: late.count,
        transfers: transfers.count,
        failed,
        moreFailed: waiting.length - failed.length,
      }
    },
  })

/** The figures of a period, and of the period before it. */
export interface Sales {
  now: AppsReply<'getSales'>
  before: AppsReply<'getSales'>
}

export const salesQuery = ({ storeId, api, timeZone }: CurrentStore, period: Period) =>
  queryOptions({
    queryKey: storeKey(storeId, 'sales', period, timeZone),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<Sales> => {
      const days = lengths[period]
      const asked = (first: number) => ({
        from: dayBefore(first, timeZone),
        to: dayBefore(first - days + 1, timeZone),
      })
      const [now, before] = await Promise.all([
        api.sales.get(asked(days - 1), { signal }),
        api.sales.get(asked(2 * days - 1), { signal }),
      ])
      return { now, before }
    },
  })

export const newestOrdersQuery = (current: CurrentStore) => ordersQuery(current, {}, 5)

/** Asks for everything that home shows, while its script is still loading. */
export function prefetchHome(queryClient: QueryClient, current: CurrentStore, period: Period): void {
  const { may } = current
  if (may('WRITE_STORE')) void queryClient.prefetchQuery(setupQuery(current))
  if (may('READ_SALES')) void queryClient.prefetchQuery(salesQuery(current, period))
  if (!may('READ_ORDERS')) return
  void queryClient.prefetchQuery(attentionQuery(current))
  void queryClient.prefetchQuery(newestOrdersQuery(current))
}
