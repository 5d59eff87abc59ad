/**
 * The interface of a courier service that quotes rates and sells labels. The store's own flat rates need no
 * gateway: they are rows (src/services/shipping/zones.ts). A courier that collects parcels is a
 * DispatchProvider (dispatch.ts).
 */
export interface CourierProvider {
  readonly name: string
  /**
   * Returns the rates of a parcel, none where the courier does not deliver. Rejects with CourierError, and
   * within 2 s.
   */
  quote(request: QuoteRequest): Promise<Quote[]>
  /** Buys the label of a rate. Calling it twice may buy two labels: call `findLabel` before. */
  buyLabel(request: LabelRequest): Promise<LabelOutcome>
  /** Looks up the label of a rate, after `unknown`. */
  findLabel(request: LabelRequest): Promise<LabelOutcome>
}

export interface CourierAddress {
  name: string
  phone: string
  line1: string
  line2?: string | null
  /** Empty or left out where addresses of the country have none, as the state. */
  city?: string
  state?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  postalCode?: string | null
}

export interface QuoteRequest {
  from: CourierAddress
  to: CourierAddress
  /** Kilograms and centimetres. */
  parcel: { weight: number; length: number; width: number; height: number }
}

export interface Quote {
  /** The provider's id of the rate. */
  id: string
  /** The code of the service, the same in every quote; null where the provider names none. */
  service: string | null
  carrier: string
  courier: { id: string | null; name: string; image: string | null }
  method: string
  /** Major units of `currency`. */
  amount: number
  currency: string
  etaDays: number | null
}

export interface LabelRequest {
  /** The rate's id in the quote. */
  rate: string
  /** Our reference, shown in the provider's own records. */
  reference: string
}

export interface Label {
  id: string
  trackingNumber: string
  trackingUrl: string | null
  labelUrl: string | null
  /** The provider's tracking status; null where it has none. */
  tracking: string | null
}

/**
 * `refused`: nothing was bought. `refunded`: the label was given back to the courier, or is being given back, and is
 * worth nothing any more. `unknown`: after a time-out or a failure of the provider, it may have been
 * bought.
 */
export type LabelOutcome =
  | ({ state: 'bought' } & Label)
  | ({ state: 'refunded' } & Label)
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** Thrown when the provider did not answer in time, or sent a reply that cannot be read. */
export class CourierError extends Error {}
