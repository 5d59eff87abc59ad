import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { t } from '../../../words/words.ts'
import type { Find } from '../../shell/find.ts'
import { useStore } from '../../shell/store.tsx'
import { kindOf } from './kinds.ts'
import { itemsQuery } from './queries.ts'

/** Returns the items that the palette finds by the typed words; services cannot be searched for. */
export function useItemFinds(text: string): Find[] {
  const current = useStore()
  const { storeId, money } = current
  const kind = kindOf(current.store)
  const navigate = useNavigate()
  const isAsked = text.length > 1 && kind !== 'services' && current.may('READ_INVENTORY')
  const { data } = useQuery({ ...itemsQuery(current, { query: text }, 5), enabled: isAsked })
  if (!isAsked || !data) return []
  return data.items.map(({ _id, name, price }) => ({
    key: _id,
    group: t(`catalogue.${kind}`),
    words: name,
    more: money(price),
    icon: <Package size={16} aria-hidden="true" />,
    go: () => navigate({ to: '/stores/$storeId/catalogue/$itemId', params: { storeId, itemId: _id } }),
  }))
}
