import type { Quote, QuoteRequest } from './provider.ts'

/** The status of a courier's job. */
export type DispatchStatus = 'requested' | 'assigned' | 'picked_up' | 'delivered' | 'failed' | 'cancelled'

/**
 * The interface of a courier that collects and delivers a parcel: the service asks for quotes, books a job at a quoted
 * price and follows it until it ends.
 */
export interface DispatchProvider {
  readonly name: string
  /** True if booking the same reference again returns its job and does not send a second rider. */
  readonly isIdempotent: boolean
  /**
   * Returns quotes, none if the courier does not deliver there. Asking commits to nothing. Rejects with CourierError.
   */
  quote(request: DispatchRequest): Promise<Quote[]>
  book(booking: Booking): Promise<DispatchOutcome>
  /** Looks a booking up: after `unknown`, and to follow a job. */
  find(booking: Booking): Promise<DispatchOutcome>
}

export interface DispatchRequest extends QuoteRequest {
  /** The store's currency, ISO 4217. */
  currency: string
}

export interface Booking {
  /** Our reference, new for every job. */
  reference: string
  /** The id of the quote. */
  offer: string
  request: DispatchRequest
}

/** `refused`: nobody comes. `unknown`: after a time-out or a failure of the courier, somebody may come. */
export type DispatchOutcome =
  | {
      state: 'booked'
      id: string
      status: DispatchStatus
      trackingNumber: string
      trackingUrl: string | null
      /** The parcel's label; null if the courier brings it or needs none. */
      labelUrl: string | null
    }
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }
