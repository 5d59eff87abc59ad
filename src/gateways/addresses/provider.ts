/** What a provider of addresses implements. Its methods reject with AddressProviderError, and within 2 s. */
export interface AddressProvider {
  /** Up to ten places for what somebody has typed so far, the best first; `country` is an ISO 3166-1 alpha-2 code. */
  suggest(input: string, country: string | null): Promise<Suggestion[]>
  /** What is at a point, given in degrees; null where nothing is known. */
  lookUp(lat: number, lng: number): Promise<Place | null>
}

export interface Suggestion {
  placeId: string
  description: string
}

/** In the words of a shipping address; null is what the provider does not know. */
export interface Place extends Suggestion {
  line1: string | null
  city: string | null
  state: string | null
  country: string | null
  postalCode: string | null
  lat: number
  lng: number
}

/** The provider did not answer in time, or not with what can be read. */
export class AddressProviderError extends Error {}
