/**
 * What a courier service implements that quotes rates and sells labels. The store's own flat rates are no gateway:
 * they are rows (src/services/shipping-zones.ts). Who is given a parcel that is ready to be fetched is a
 * DispatchProvider (dispatch.ts).
 */
export interface CourierProvider {
  readonly name: string
  /** What it asks for a parcel; nothing where it does not go there. Rejects with CourierError, and within 2 s. */
  quote(request: QuoteRequest): Promise<Quote[]>
  /** Buys the label of a rate. It may be sold twice when this is called twice: ask `findLabel` before. */
  buyLabel(request: LabelRequest): Promise<LabelOutcome>
  /** What has become of a label, by its rate: the answer after `unknown`. */
  findLabel(request: LabelRequest): Promise<LabelOutcome>
}

export interface CourierAddress {
  name: string
  phone: string
  line1: string
  line2?: string | null
  city: string
  state: string
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
  /** What the provider knows the rate by. */
  id: string
  /** The code of the service, the same in each quote; null where the provider names none. */
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
  /** The quote's. */
  rate: string
  /** Ours, shown in the provider's own records. */
  reference: string
}

export interface Label {
  id: string
  trackingNumber: string
  trackingUrl: string | null
  labelUrl: string | null
  /** Where the parcel is, in the provider's word; null where it says nothing. */
  tracking: string | null
}

/** `refused`: nothing was bought. `unknown`: a time-out or a failure of the provider: it may have been bought. */
export type LabelOutcome =
  | ({ state: 'bought' } & Label)
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** The provider did not answer in time, or not with what can be read. */
export class CourierError extends Error {}
