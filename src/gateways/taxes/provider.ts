// A service that computes taxes: it knows the rates of every place and what they are for.

/** An address, as far as taxes depend on it. */
export interface TaxedAddress {
  country: string
  state: string | null
  city: string | null
  postalCode: string | null
}

/** A sale to be taxed, after discounts; amounts in minor units of the currency. */
export interface TaxQuestion {
  currency: string
  /** Where the goods go, or where the buyer is established if nothing is sent. */
  address: TaxedAddress
  isShipped: boolean
  origin: TaxedAddress
  /** Whether the amounts contain their taxes. */
  included: boolean
  lines: { amount: number; code: string }[]
  /** Null where nothing is shipped. */
  shipping: number | null
}

/** A tax on an amount: the rate in millionths of it, and its category on invoices (EN 16931). */
export interface ProvidedRate {
  name: string
  rate: number
  country: string
  state: string | null
  category: 'S' | 'Z' | 'E' | 'AE'
}

/** The rates of each line and of shipping; none for what is outside the scope of taxes. */
export interface TaxAnswer {
  lines: ProvidedRate[][]
  shipping: ProvidedRate[]
}

/** The provider's id of what was made; otherwise why there is none, and whether asking again would be of no use. */
export type TaxRecorded = { id: string } | { reason: string; isFinal: boolean }

export interface TaxProvider {
  name: string
  /**
   * Returns the rates of a sale for the account with this key; a reason if there is no answer, because the provider is
   * silent, or does not accept the key or the address. Never throws.
   */
  ratesOf(key: string, question: TaxQuestion): Promise<{ answer: TaxAnswer } | { reason: string }>
  /** Makes a calculation of a sale at a time, to record it. Never throws, nor do the next two. */
  calculate(key: string, question: TaxQuestion, at: Date): Promise<TaxRecorded>
  /** Records a sale for the account's reports, once for each reference, whatever is repeated within a day. */
  record(key: string, sale: { calculation: string; reference: string }): Promise<TaxRecorded>
  /** Takes an amount in minor units of a recorded sale back, with its part of the taxes; once for each reference. */
  reverse(
    key: string,
    refund: { transaction: string; reference: string; amount: number; currency: string },
  ): Promise<TaxRecorded>
}
