/**
 * The messages between the sandbox and its client, both of which import this file:
 *
 *     POST /v1/charges                    with an Idempotency-Key, as every POST
 *     GET  /v1/charges/{reference}
 *     POST /v1/charges/{reference}/cancel
 *     GET  /v1/charges/{reference}/refunds
 *     POST /v1/refunds
 *     GET  /v1/refunds/{refundReference}
 *     GET, POST /pay/{reference}          the card page, for the shopper's browser
 */
import type { Card } from '../provider.ts'

/** The body of `POST /v1/charges`. */
export interface ChargeBody {
  reference: string
  amount: number
  currency: string
  email: string
  card?: string
  saved?: boolean
  returnUrl?: string
}

/** A charge as the sandbox stores it, returns it and sends it in callbacks. */
export interface Charge {
  reference: string
  amount: number
  currency: string
  email: string
  returnUrl: string | null
  state: 'pending' | 'succeeded' | 'declined'
  /** The card, once it has succeeded. */
  card: Card | null
  /** The test card charged: the saved card behaves like it. */
  testCard: string | null
  /** Why it was declined. */
  reason: string | null
  refunded: number
  createdAt: string
}

/** The reply to a charge; while pending, with the card page's address. */
export interface ChargeReply extends Charge {
  authorizationUrl?: string
}

/** The body of `POST /v1/refunds`; `reference` is the charge's. */
export interface RefundBody {
  reference: string
  refundReference: string
  amount: number
}

/** A refund as the sandbox stores it, returns it and sends it in callbacks. */
export interface Refund extends RefundBody {
  currency: string
  state: 'succeeded'
  createdAt: string
}

/** Each refusal's status and message, by code. */
const refusals = {
  invalid_request: [400, 'The request is not valid'],
  idempotency_key_required: [400, 'A POST needs an Idempotency-Key of 1 to 255 characters'],
  unknown_card: [400, 'There is no such card; a saved card needs saved: true'],
  unauthorized: [401, 'The secret key is missing or wrong'],
  not_found: [404, 'There is nothing at this address'],
  charge_not_found: [404, 'There is no charge with this reference'],
  refund_not_found: [404, 'There is no refund with this reference'],
  key_reused: [409, 'This Idempotency-Key was used with a different request'],
  reference_taken: [409, 'This reference was used with another Idempotency-Key'],
  not_cancellable: [409, 'Only a charge that is pending can be cancelled'],
  not_refundable: [409, 'Only a charge that has succeeded can be refunded'],
  over_refund: [409, 'More than what is left of the charge'],
  body_too_large: [413, 'The body is larger than 64 KB'],
  unexpected: [500, 'Something went wrong in the sandbox'],
} as const satisfies Record<string, [number, string]>

export type RefusalCode = keyof typeof refusals

/** The body of every refusal. */
export interface RefusalReply {
  error: { code: RefusalCode; message: string }
}

/** Thrown if the sandbox refuses a request; the server turns it into the reply. */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode

  constructor(code: RefusalCode, detail?: string) {
    const [status, message] = refusals[code]
    super(detail ? `${message}: ${detail}` : message)
    this.status = status
    this.code = code
  }
}
