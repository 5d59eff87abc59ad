import { Badge } from '../../../ui/badge.tsx'
import { t } from '../../../words/words.ts'
import type { Order } from '../orders/queries.ts'
import { isLeft } from './lines.ts'

const day = 24 * 3_600_000

/**
 * Tells whether an order that is paid or accepted should have arrived by now: its rate promised so many days. Weekends
 * are not counted, because few carriers deliver then.
 */
function isLate(order: Order, now: number): boolean {
  const { status, shippingRate, createdAt } = order
  const days = shippingRate?.etaDays
  if (!isLeft(order) || (status !== 'paid' && status !== 'processing') || typeof days !== 'number')
    return false
  let due = Date.parse(createdAt)
  for (let left = Math.max(days, 1); left > 0; ) {
    due += day
    const weekday = new Date(due).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return due < now
}

/** Marks an order whose promised days have passed. */
export function LateBadge({ order }: { order: Order }) {
  return isLate(order, Date.now()) ? <Badge tone="bad">{t('orders.late')}</Badge> : null
}
