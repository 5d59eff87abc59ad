import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/badge.tsx'
import { shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import type { Order } from '../orders/queries.ts'
import { packingQuery } from './queries.ts'

/** Marks an order whose promised days have passed. */
export function LateBadge({ late }: { late: boolean | undefined }) {
  return late ? <Badge tone="bad">{t('orders.late')}</Badge> : null
}

/** Marks an order on its own page. */
export function OrderLateBadge({ order }: { order: Order }) {
  const { data } = useQuery(packingQuery(useStore(), order._id))
  return <LateBadge late={data?.late} />
}

/** Says by when an order has to be shipped: a day of the store, whatever the reader's time zone. */
export function ShipBy({ day }: { day: string | null | undefined }) {
  return day ? <p className="muted">{t('orders.ship-by', { day: shortDate(day, 'UTC') })}</p> : null
}
