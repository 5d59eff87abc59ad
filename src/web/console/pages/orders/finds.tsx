import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { t } from '../../../words/words.ts'
import type { Find } from '../../shell/find.ts'
import { storeKey, useStore } from '../../shell/store.tsx'
import { asked } from './filters.ts'
import { buyerName } from './queries.ts'

/** Returns the orders that the palette finds by what is typed. */
export function useOrderFinds(text: string): Find[] {
  const { storeId, api, money, may } = useStore()
  const navigate = useNavigate()
  const isAsked = text.length > 1 && may('READ_ORDERS')
  const { data } = useQuery({
    queryKey: storeKey(storeId, 'orders', 'finds', text),
    queryFn: ({ signal }) => api.orders.list({ ...asked({ query: text }), limit: 5 }, { signal }),
    enabled: isAsked,
  })
  if (!isAsked || !data) return []
  return data.orders.map(({ _id, orderId, buyer, total }) => ({
    key: _id,
    group: t('palette.orders'),
    words: t('orders.number', { number: `#${orderId}` }),
    more: `${buyerName(buyer)} · ${money(total)}`,
    icon: <ShoppingBag size={16} aria-hidden="true" />,
    go: () => navigate({ to: '/stores/$storeId/orders/$orderId', params: { storeId, orderId: _id } }),
  }))
}
