import type { BeforeCall } from '../before-call.ts'

/** A tax number with the country that issued it, as ISO 3166-1 has it, and its prefix. */
export interface TaxNumber {
  value: string
  country: string
}

/** An authority's answer about a tax number. */
export interface RegisterAnswer {
  isValid: boolean
  /** When it was asked, in ISO 8601. */
  askedAt: string
  /** The authority's number for the inquiry, which proves it; null if it gave none. */
  requestId: string | null
  /** The name that the number belongs to; null if the authority does not tell. */
  name: string | null
}

/** A register of tax numbers. Rejects with RegisterSilent, within 5 s, or 10 s if it refuses the one who asks. */
export interface TaxRegister {
  /** Returns whether the register knows numbers of this country. */
  knows(country: string): boolean
  /** Asks about a number on behalf of a seller, to whom alone an inquiry number is given. */
  ask(number: TaxNumber, requester: TaxNumber | null, before?: BeforeCall): Promise<RegisterAnswer>
}

/** Thrown if the register, or the country's own behind it, does not answer now. */
export class RegisterSilent extends Error {}
