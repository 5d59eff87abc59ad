import { useQuery } from '@tanstack/react-query'
import { shortDate } from '../../../ui/dates.ts'
import { Facts } from '../../../ui/layout.tsx'
import { t } from '../../../words/packing.ts'
import { useStore } from '../../shell/store.tsx'
import type { Order } from '../orders/queries.ts'
import { itemName } from './lines.ts'
import { packingQuery } from './queries.ts'

/** Shows how an order is sent and paid, and the numbers by which its items are found on the shelves. */
export function PackingFacts({ order }: { order: Order }) {
  const { data } = useQuery(packingQuery(useStore(), order._id))
  if (!data) return null
  const { delivery, paymentMethod, shipBy, lines } = data
  const names = new Map(order.items.map((item) => [item._id, itemName(item)]))
  const numbers = lines.flatMap(({ itemId, sku, barcode }): [string, string][] =>
    sku || barcode ? [[names.get(itemId) ?? '', [sku, barcode].filter(Boolean).join(' · ')]] : [],
  )
  const facts: [string, string][] = [
    ...(delivery ? ([[t('packing.delivery'), delivery]] as [string, string][]) : []),
    ...(paymentMethod ? ([[t('packing.payment'), paidBy(paymentMethod)]] as [string, string][]) : []),
    ...(shipBy ? ([[t('packing.ship-by'), shortDate(shipBy, 'UTC')]] as [string, string][]) : []),
    ...numbers,
  ]
  return facts.length > 0 ? <Facts of={facts} /> : null
}

/** Returns a payment option in words: `bank-transfer` is "Bank transfer". */
const paidBy = (option: string) => {
  const words = option.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
