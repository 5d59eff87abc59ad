import type { BeforeCall } from '../before-call.ts'

/**
 * The interface of a courier service that quotes rates and sells labels. A store's own flat rates need no gateway: they
 * are rows (src/services/shipping/zones.ts). A courier that collects parcels is a DispatchProvider (dispatch.ts).
 */
export interface CourierProvider {
  readonly name: string
  /** Whether its carriers deliver only to recipients whose telephone number they know. */
  readonly needsPhone: boolean
  /** Returns a parcel's rates, none if the courier does not deliver there. Rejects with CourierError, within 2 s. */
  quote(request: QuoteRequest, before?: BeforeCall): Promise<Quote[]>
  /** Buys a rate's label. Calling it twice may buy two labels: call `findLabel` first. */
  buyLabel(request: LabelRequest): Promise<LabelOutcome>
  /** Looks up a rate's label, after `unknown`. */
  findLabel(request: LabelRequest): Promise<LabelOutcome>
}

export interface CourierAddress {
  name: string
  phone: string
  line1: string
  line2?: string | null
  /** Empty or omitted if addresses of the country have none, like the state. */
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
  /** The declaration for customs; absent for a parcel that stays within one customs territory. */
  customs?: CustomsLine[]
}

/** A line of a declaration for customs: the sums of its pieces. */
export interface CustomsLine {
  description: string
  quantity: number
  /** Kilograms. */
  weight: number
  /** Major units of `currency`. */
  value: number
  currency: string
  /** The code of the Harmonized System; null: unknown. */
  hsCode: string | null
  /** ISO 3166-1 alpha-2; null: unknown. */
  originCountry: string | null
}

export interface Quote {
  /** The provider's id for the rate. */
  id: string
  /** The service's code, the same in every quote; null if the provider names none. */
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
  /** The provider's tracking status; null if it has none. */
  tracking: string | null
}

/**
 * `refused`: nothing was bought. `refunded`: the label was returned to the courier, or is being returned, and is void.
 * `unknown`: after a time-out or a failure of the provider, it may have been bought.
 */
export type LabelOutcome =
  | ({ state: 'bought' } & Label)
  | ({ state: 'refunded' } & Label)
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** Thrown if the provider does not answer in time, or sends an unreadable reply. */
export class CourierError extends Error {}
