import type { BeforeCall } from '../before-call.ts'

/** The interface of an address provider. Its methods reject with AddressProviderError, within 2 s. */
export interface AddressProvider {
  /** Returns up to ten places for a prefix, best first; `country` is an ISO 3166-1 alpha-2 code. */
  suggest(input: string, country: string | null, before?: BeforeCall): Promise<Suggestion[]>
  /** Returns the place at a point, given in degrees; null if none is known. */
  lookUp(lat: number, lng: number, before?: BeforeCall): Promise<Place | null>
}

export interface Suggestion {
  placeId: string
  description: string
}

/** The fields of a shipping address; null for what the provider does not know. */
export interface Place extends Suggestion {
  line1: string | null
  city: string | null
  state: string | null
  country: string | null
  postalCode: string | null
  lat: number
  lng: number
}

/** Thrown if the provider does not answer in time, or sends an unreadable reply. */
export class AddressProviderError extends Error {}

/** Thrown if the provider answers, but with a refusal of the question. */
export class AddressRefused extends AddressProviderError {}
