import { Badge, type Tone } from '../../../ui/badge.tsx'
import { t } from '../../../words/words.ts'
import type { Order, Shipment } from './queries.ts'

const ofOrder: Record<Order['status'], Tone> = {
  pending: 'plain',
  processing: 'info',
  paid: 'good',
  cancelled: 'plain',
  refunded: 'plain',
}

const ofPayment: Partial<Record<Order['paymentStatus'], Tone>> = {
  awaiting_confirmation: 'warn',
  failed: 'bad',
  partially_refunded: 'plain',
  pending: 'info',
}

/** Shows the status of an order in one word, or that of its payment if it says more. */
export function OrderBadge({
  order: { status, paymentStatus },
}: {
  order: Pick<Order, 'status' | 'paymentStatus'>
}) {
  const tone = status === 'cancelled' ? undefined : ofPayment[paymentStatus]
  if (tone) return <Badge tone={tone}>{t(`payment-status.${paymentStatus}`)}</Badge>
  return <Badge tone={ofOrder[status]}>{t(`order-status.${status}`)}</Badge>
}

/** Shows whether an order is shipped, or in part, where something has to be. */
export function FulfilmentBadge({ order: { fulfilmentStatus } }: { order: Order }) {
  if (fulfilmentStatus === 'done') return <Badge tone="good">{t('fulfilment-status.done')}</Badge>
  if (fulfilmentStatus === 'partly') return <Badge tone="warn">{t('fulfilment-status.partly')}</Badge>
  return null
}

const ofShipment: Record<Shipment['status'], Tone> = {
  pending: 'info',
  in_transit: 'info',
  delivered: 'good',
  cancelled: 'plain',
}

export function ShipmentBadge({ status }: { status: Shipment['status'] }) {
  return <Badge tone={ofShipment[status]}>{t(`shipment-status.${status}`)}</Badge>
}
