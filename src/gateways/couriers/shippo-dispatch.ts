import type { DispatchOutcome, DispatchProvider, DispatchStatus } from './dispatch.ts'
import type { CourierProvider, LabelOutcome } from './provider.ts'

/** Shippo's tracking statuses; any other means that no carrier has the parcel yet. */
const statuses: Record<string, DispatchStatus> = {
  TRANSIT: 'picked_up',
  DELIVERED: 'delivered',
  FAILURE: 'failed',
  RETURNED: 'failed',
}

/**
 * Returns the gateway to dispatch through Shippo's carriers: booking buys a rate's label, and the carrier's tracking
 * reports the rest. Shippo has no idempotency keys, so a booking is looked up by its rate and never made twice.
 */
export function shippoDispatch(shippo: CourierProvider): DispatchProvider {
  return {
    name: 'shippo',
    isIdempotent: false,
    quote: (request) => shippo.quote(request),
    book: async ({ offer, reference }) => outcomeOf(await shippo.buyLabel({ rate: offer, reference })),
    find: async ({ offer, reference }) => outcomeOf(await shippo.findLabel({ rate: offer, reference })),
  }
}

function outcomeOf(label: LabelOutcome): DispatchOutcome {
  if (label.state !== 'bought' && label.state !== 'refunded') return label
  const { id, trackingNumber, trackingUrl, labelUrl, tracking } = label
  const status = label.state === 'refunded' ? 'cancelled' : (statuses[tracking ?? ''] ?? 'requested')
  return { state: 'booked', id, status, trackingNumber, trackingUrl, labelUrl }
}
