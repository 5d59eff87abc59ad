import type { IncomingHttpHeaders } from 'node:http'

/**
 * The interface of every card payment provider. Amounts are whole minor units. A method throws only if the provider
 * refuses the request itself (a wrong secret key, an idempotency key reused for another body): that is our bug or
 * misconfiguration, neither a decline nor a reason to retry.
 */
export interface CardProvider {
  /** Its name in `POST /payments/webhooks/{provider}`. */
  readonly name: string
  /** True if its idempotency keys cover refunds too. If not, only one caller at a time may ask for a refund. */
  readonly keepsRefundKeys: boolean
  /** True if it charges a card by a token that its holder got elsewhere than on its own page, as agents do. */
  readonly takesTokens: boolean
  /** Charges a card. The same idempotency key with the same request never charges twice, however often it is called. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /**
   * Returns the outcome of a charge by our reference, after a callback and after `unknown`. `providerId` is the id
   * passed to `remember`: null if it was not called, undefined if the caller does not remember ids.
   */
  lookUp(reference: string, providerId?: string | null): Promise<ChargeOutcome>
  /**
   * Cancels a charge that waits for the shopper, so that nobody can pay it any more; returns `cancelled` even if it was
   * cancelled before. A charge that ended otherwise returns that outcome. `providerId` as for `lookUp`.
   */
  cancel(reference: string, providerId?: string | null): Promise<CancelOutcome>
  /** Refunds a charge in full or in part; idempotency keys work as they do for charges. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Returns the outcome of a refund. */
  lookUpRefund(refund: RefundRef): Promise<RefundOutcome>
  /** Lists all refunds of a charge, including those made by others, for instance in the provider's dashboard. */
  listRefunds(charge: Omit<RefundRef, 'refundReference'>): Promise<RefundList>
  /**
   * Checks the signature over the raw bytes. A callback only names the charge or the dispute to look up; the outcome is
   * then queried, so callbacks may come late, twice or out of order. Returns null if the callback must not be trusted,
   * and a null reference if it is not about a charge, or identifies it only through the dispute.
   */
  readCallback(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderCallback | null
  /** Returns a dispute by the provider's id, with its charge's reference. */
  lookUpDispute(id: string): Promise<DisputeOutcome>
  /**
   * Lists what anyone has made since a time: one page of it. It recovers what lost callbacks would have reported.
   * Records made while the pages are read may be missing, or appear twice.
   */
  listReports(kind: ReportKind, query: ReportQuery): Promise<ReportPage>
}

/** Charges that have succeeded, refunds and disputes. */
export const reportKinds = ['charges', 'refunds', 'disputes'] as const
export type ReportKind = (typeof reportKinds)[number]

export interface ReportQuery {
  since: Date
  /** The previous page's `next`; null for the first page. */
  page: string | null
}

export interface Report {
  madeAt: Date
  /** Our reference of the charge it concerns; null if the charge is not ours. */
  reference: string | null
  refund?: Omit<MadeRefund, 'amount'>
  dispute?: Dispute
}

export type ReportPage =
  | {
      state: 'listed'
      reports: Report[]
      /** The provider's ids of unreadable records, each with the reason. */
      unreadable: { id: string; reason: string }[]
      next: string | null
    }
  | { state: 'unknown'; reason: string }

export interface ProviderCallback {
  reference: string | null
  /** The provider's id of the dispute that the callback is about. */
  disputeId?: string
}

export interface ChargeRequest {
  /** Our reference, new for every charge: a second attempt after a decline is another charge. */
  reference: string
  idempotencyKey: string
  amount: number
  currency: string
  email: string
  /** A token from the provider's page or SDK, or of a saved card. Without it, the provider's page asks for a card. */
  card?: string
  /** True if `card` is a saved card's token, charged in the shopper's absence, as for renewals. */
  saved?: boolean
  /** True to save the card for later charges, if the provider does not do so automatically. */
  keepCard?: boolean
  /** The purchase, as described on the provider's page. */
  description?: string
  /** The address to which the provider's page redirects the shopper afterwards, with `?reference=`. */
  returnUrl?: string
  /** When the provider's page closes automatically, if the provider supports that. */
  payableUntil?: Date
  /** The id passed to `remember` before. */
  providerId?: string | null
  /**
   * Stores the provider's id of the charge before anything can be charged under it, so that the charge can always be
   * found later. Resolves to the id that counts: another one, if a parallel call came first.
   */
  remember?(providerId: string): Promise<string>
}

export interface RefundRef {
  /** The charge's reference. */
  reference: string
  refundReference: string
  /** The charge's provider id, as for `lookUp`. */
  providerId?: string | null
}

export interface RefundRequest extends RefundRef {
  idempotencyKey: string
  amount: number
}

export interface Card {
  brand: string
  last4: string
  /** The country of the bank that issued it, as an ISO 3166-1 alpha-2 code; null if the provider does not say. */
  country: string | null
  /** True if it can be charged again in the shopper's absence. */
  reusable: boolean
  /** The token for later charges; null if it is not reusable. */
  token: string | null
}

/**
 * The shopper must act on the provider's page, or in its SDK, which needs `clientSecret`. Neither is present if the
 * provider does not return its page's address a second time. A client secret is never stored and never logged.
 */
type Pending = { state: 'pending'; authorizationUrl?: string; clientSecret?: string }

/**
 * `unused`: the page closed before anybody paid on it. `unknown`: a time-out, a refused connection or a failure of the
 * provider; the charge may have happened.
 */
export type ChargeOutcome =
  | {
      state: 'succeeded'
      amount: number
      currency: string
      card: Card
      /** The provider's fee in minor units; null if it does not say, or settles in another currency. */
      fee: number | null
    }
  | { state: 'declined'; reason: string; unused?: true }
  | Pending
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** `refused`: the provider cannot cancel it, or not now; the reason is for the shopper. */
export type CancelOutcome =
  | { state: 'cancelled' }
  | { state: 'refused'; reason: string }
  | Exclude<ChargeOutcome, { state: 'pending' }>

/** `refused`: less than that is left to refund, or there is no such charge. */
export type RefundOutcome =
  | { state: 'succeeded'; amount: number; currency: string }
  | { state: 'refused'; reason: string }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** A refund in the provider's records that has not failed. */
export interface MadeRefund {
  /** The provider's id. */
  id: string
  /** Our reference, if the refund is ours: others may have written anything here. */
  reference: string | null
  amount: number
}

export type RefundList =
  | { state: 'listed'; refunds: MadeRefund[] }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** A payment that its cardholder contests: their bank asks for the money back. */
export interface Dispute {
  /** The provider's id. */
  id: string
  /** Our reference of the charge; null if the charge is not ours. */
  reference: string | null
  amount: number
  currency: string
  /** The provider's own word for the reason. */
  reason: string | null
  /** The deadline for answering it; null if there is none, or no answer is needed. */
  answerBy: Date | null
  /** `won`: the money stays with the merchant. `closed`: it ended without a decision. */
  state: 'open' | 'won' | 'lost' | 'closed'
}

export type DisputeOutcome =
  | { state: 'found'; dispute: Dispute }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string }

/** Returns an `unknown` outcome; the reason is for our logs. */
export function unknown(reason: string): { state: 'unknown'; reason: string } {
  return { state: 'unknown', reason }
}

/** Returns a page of reports. Each record is read separately, because an unreadable one must not hide the others. */
export function pageOfReports<One extends { id: string | number }>(
  records: One[],
  next: string | null,
  reportsFrom: (one: One) => Report[],
): ReportPage {
  const page: ReportPage = { state: 'listed', reports: [], unreadable: [], next }
  for (const record of records) {
    try {
      page.reports.push(...reportsFrom(record))
    } catch (error) {
      page.unreadable.push({ id: `${record.id}`, reason: (error as Error).message })
    }
  }
  return page
}

/** Returns the address that a shopper returns to, with the reference that the contract promises. */
export function withReference(returnUrl: string, reference: string): string {
  const address = new URL(returnUrl)
  address.searchParams.set('reference', reference)
  return address.href
}
