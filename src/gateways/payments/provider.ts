import type { IncomingHttpHeaders } from 'node:http'

/**
 * What every provider of card payments implements. Amounts are minor units, whole numbers. A method throws only
 * where the provider refuses the request itself (a wrong secret key, a key used for another body): that is a
 * mistake of ours, and neither a decline nor worth another try.
 */
export interface CardProvider {
  /** As it stands in `POST /payments/webhooks/{provider}`. */
  readonly name: string
  /** The same idempotency key with the same request never charges twice, however often it is called. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** What has become of a charge, by our reference: the answer after a callback, and after `unknown`. */
  lookUp(reference: string): Promise<ChargeOutcome>
  /** Gives back all or a part of a charge; keys work as they do for charges. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** What has become of a refund, by our refund reference. */
  lookUpRefund(refundReference: string): Promise<RefundOutcome>
  /**
   * Checks the signature over the bytes as they came. A callback only says which charge to look up: what has
   * become of it is asked, so that callbacks may come late, twice or out of order. Null: do not trust it.
   */
  readCallback(rawBody: Buffer, headers: IncomingHttpHeaders): { reference: string } | null
}

export interface ChargeRequest {
  /** Ours, and new for every charge: a second attempt after a decline is another charge. */
  reference: string
  idempotencyKey: string
  amount: number
  currency: string
  email: string
  /** A token from the provider's page or SDK, or of a saved card. Without it the provider's page asks for one. */
  card?: string
  /** `card` is the token of a saved card, charged while the shopper is away, as renewals are. */
  saved?: boolean
  /** Where the provider's page sends the shopper afterwards, with `?reference=`. */
  returnUrl?: string
}

export interface RefundRequest {
  /** The charge's. */
  reference: string
  refundReference: string
  idempotencyKey: string
  amount: number
}

export interface Card {
  brand: string
  last4: string
  /** Whether it can be charged again while the shopper is away. */
  reusable: boolean
  /** What to charge it with then; null where it is not reusable. */
  token: string | null
}

/** `unknown` is a time-out, a refused connection or a failure of the provider: the charge may have happened. */
export type ChargeOutcome =
  | { state: 'succeeded'; amount: number; currency: string; card: Card }
  | { state: 'declined'; reason: string }
  | { state: 'pending'; authorizationUrl: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** `refused`: not that much is left to give back, or there is no such charge. */
export type RefundOutcome =
  | { state: 'succeeded'; amount: number; currency: string }
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }
