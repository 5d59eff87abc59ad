import type { IncomingHttpHeaders } from 'node:http'

/**
 * What every provider of card payments implements. Amounts are minor units, whole numbers. A method throws only
 * where the provider refuses the request itself (a wrong secret key, a key used for another body): that is a
 * mistake of ours, and neither a decline nor worth another try.
 */
export interface CardProvider {
  /** As it stands in `POST /payments/webhooks/{provider}`. */
  readonly name: string
  /**
   * Whether its idempotency keys hold for refunds too. Where not, a refund must be asked for by one caller at a time.
   */
  readonly keepsRefundKeys: boolean
  /** The same idempotency key with the same request never charges twice, however often it is called. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /**
   * What has become of a charge, by our reference: the answer after a callback, and after `unknown`. `providerId` is
   * what `remember` was told: null where that has not happened, undefined where the caller does not remember.
   */
  lookUp(reference: string, providerId?: string | null): Promise<ChargeOutcome>
  /** Gives back all or a part of a charge; keys work as they do for charges. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** What has become of a refund. */
  lookUpRefund(refund: RefundRef): Promise<RefundOutcome>
  /** All that was given back of a charge, also by others than us: in the provider's dashboard, say. */
  listRefunds(charge: Omit<RefundRef, 'refundReference'>): Promise<RefundList>
  /**
   * Checks the signature over the bytes as they came. A callback only says which charge to look up: what has
   * become of it is asked, so that callbacks may come late, twice or out of order. Null: do not trust it; a
   * reference of null: it is about no charge.
   */
  readCallback(rawBody: Buffer, headers: IncomingHttpHeaders): { reference: string | null } | null
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
  /** The shopper wants to be charged again later: the card is kept, where the provider does not do so by itself. */
  keepCard?: boolean
  /** What the provider's page says is paid for. */
  description?: string
  /** Where the provider's page sends the shopper afterwards, with `?reference=`. */
  returnUrl?: string
  /** What `remember` was told before. */
  providerId?: string | null
  /**
   * Keeps the id by which a provider knows the charge, before anybody can be charged by it: with the id the charge
   * is found however late. Resolves to the id that counts, which is another where a parallel call came first.
   */
  remember?(providerId: string): Promise<string>
}

export interface RefundRef {
  /** The charge's. */
  reference: string
  refundReference: string
  /** The charge's, as for `lookUp`. */
  providerId?: string | null
}

export interface RefundRequest extends RefundRef {
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

/**
 * The shopper has to do something: on a page, or with the provider's SDK, which is given `clientSecret`. Neither:
 * the provider does not tell its page's address a second time. A client secret is never stored and never logged.
 */
type Pending = { state: 'pending'; authorizationUrl?: string; clientSecret?: string }

/** `unknown` is a time-out, a refused connection or a failure of the provider: the charge may have happened. */
export type ChargeOutcome =
  | { state: 'succeeded'; amount: number; currency: string; card: Card }
  | { state: 'declined'; reason: string }
  | Pending
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** `refused`: not that much is left to give back, or there is no such charge. */
export type RefundOutcome =
  | { state: 'succeeded'; amount: number; currency: string }
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** A refund as the provider has it; one that has failed is none. */
export interface MadeRefund {
  /** The provider's. */
  id: string
  /** Ours, where it is ours: others may have written anything here. */
  reference: string | null
  amount: number
}

export type RefundList =
  | { state: 'listed'; refunds: MadeRefund[] }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** What a gateway answers when it cannot tell, in words for our log. */
export function unknown(reason: string): { state: 'unknown'; reason: string } {
  return { state: 'unknown', reason }
}

/** The address that a shopper comes back to, with the reference that the interface promises. */
export function withReference(returnUrl: string, reference: string): string {
  const address = new URL(returnUrl)
  address.searchParams.set('reference', reference)
  return address.href
}
