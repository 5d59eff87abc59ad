import { queryOptions } from '@tanstack/react-query'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import { asked } from '../orders/filters.ts'

/** The steps to a store that sells, in the order in which they are best done. */
export const steps = ['look', 'product', 'payment', 'shipping', 'domain'] as const
export type Step = (typeof steps)[number]

/** Which steps are done, as the service knows it: nothing is kept of it here. */
export const setupQuery = ({ storeId, store, api }: CurrentStore) =>
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
      const [shop, sold, payments, domains] = await Promise.all([
        api.shop.get({ signal }),
        items[store.type].list(one, { signal }),
        api.payments.listMethods({ signal }),
        api.domains.list({ limit: 100 }, { signal }),
      ])
      return {
        look: Boolean(shop.logo || shop.theme.primaryColor),
        product: sold.pagination.total > 0,
        payment: payments.some(({ active }) => active),
        shipping: shop.shipping.zones.length > 0 || store.type === 'digital' || store.type === 'business',
        domain: domains.domains.some(({ kind, status }) => kind === 'own' && status === 'active'),
      }
    },
  })

/** How many things wait for the merchant. */
export const attentionQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'attention'),
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      const [transfers, refunds] = await Promise.all([
        api.orders.count(asked({ view: 'awaiting' }), { signal }),
        api.refunds.list({ status: 'failed', limit: 1 }, { signal }),
      ])
      return { transfers: transfers.count, failedRefunds: refunds.pagination.total }
    },
  })
