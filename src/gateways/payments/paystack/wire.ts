/**
 * The parts of Paystack's replies that we read (https://paystack.com/docs/api). Amounts are hundredths in
 * every currency.
 */
export interface Reply<Data> {
  status: boolean
  message: string
  data: Data
  /** Next to a list: its page, and how many there are. */
  meta?: { page?: number | string; pageCount?: number | null }
}

/** Listed records have their creation time under one of these names. */
export interface Dated {
  createdAt?: string
  created_at?: string
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
  country_code: string | null
  reusable: boolean | null
}

/** The reply to `/transaction/verify/{reference}` and `/transaction/charge_authorization`. */
export interface Transaction extends Dated {
  id: number
  reference: string
  status: string
  /** The amount that the shopper paid, with Paystack's fees if the account passes them on to shoppers. */
  amount: number
  /** The amount that we asked for; the reply to a charge lacks it. */
  requested_amount?: number | null
  /** Paystack's own fees. */
  fees?: number | null
  currency: string
  gateway_response: string | null
  authorization: Partial<Authorization> | null
  customer: { email: string } | null
  /** The bank requires the shopper's authentication first. */
  paused?: boolean
}

/** The reply to `/transaction/initialize`. */
export interface Page {
  authorization_url: string
}

export interface Refund extends Dated {
  id: number
  /** The transaction's id in a list; the whole transaction in the reply to a refund request. */
  transaction: number | object
  status: string
  amount: number | string
  currency: string
  merchant_note: string | null
}

/** The reply to `/dispute/{id}`. */
export interface FoundDispute extends Dated {
  id: number
  refund_amount: number | null
  currency: string | null
  status: string
  /** How it was resolved: `declined` by the merchant, or `merchant-accepted`. */
  resolution: string | null
  transaction: Pick<Transaction, 'reference' | 'amount' | 'currency'> | null
  category: string | null
  dueAt: string | null
}
