/** What is read of Paystack's replies (https://paystack.com/docs/api). Amounts are hundredths in every currency. */
export interface Reply<Data> {
  status: boolean
  message: string
  data: Data
}

/** The body of a refusal. */
export interface Refusal {
  message?: string
  code?: string
}

export interface Authorization {
  authorization_code: string
  brand: string | null
  last4: string | null
  reusable: boolean | null
}

/** Of `/transaction/verify/{reference}` and `/transaction/charge_authorization`. */
export interface Transaction {
  id: number
  reference: string
  status: string
  amount: number
  currency: string
  gateway_response: string | null
  authorization: Partial<Authorization> | null
  customer: { email: string } | null
  /** The bank wants to see the shopper first. */
  paused?: boolean
}

/** Of `/transaction/initialize`. */
export interface Page {
  authorization_url: string
}

export interface Refund {
  id: number
  status: string
  amount: number | string
  currency: string
  merchant_note: string | null
}
