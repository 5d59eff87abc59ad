import type { Quote, QuoteRequest } from './provider.ts'

/** Where a job at a courier stands. */
export type DispatchStatus = 'requested' | 'assigned' | 'picked_up' | 'delivered' | 'failed' | 'cancelled'

/**
 * What a courier implements that fetches a parcel which is ready and brings it to somebody: a price is asked for,
 * then a job is booked at that price and followed until it ends.
 */
export interface DispatchProvider {
  readonly name: string
  /** Whether booking a reference again answers with its job, instead of sending somebody twice. */
  readonly isIdempotent: boolean
  /** What it asks; nothing where it does not go. Rejects with CourierError. Asking commits to nothing. */
  quote(request: DispatchRequest): Promise<Quote[]>
  book(booking: Booking): Promise<DispatchOutcome>
  /** What has become of a booking: the answer after `unknown`, and how a job is followed. */
  find(booking: Booking): Promise<DispatchOutcome>
}

export interface DispatchRequest extends QuoteRequest {
  /** The store's, ISO 4217. */
  currency: string
}

export interface Booking {
  /** Ours, and new for every job. */
  reference: string
  /** The id of a quote. */
  offer: string
  request: DispatchRequest
}

/** `refused`: nobody comes. `unknown`: a time-out or a failure of the courier: somebody may come. */
export type DispatchOutcome =
  | {
      state: 'booked'
      id: string
      status: DispatchStatus
      trackingNumber: string
      trackingUrl: string | null
      /** What has to stand on the parcel; null where the courier brings or needs none. */
      labelUrl: string | null
    }
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }
