/**
 * The messages between the sandbox courier and its client, both of which import this file:
 *
 *     POST /v1/quotes
 *     POST /v1/jobs               with an Idempotency-Key
 *     GET  /v1/jobs/{reference}
 */
import type { DispatchStatus } from '../dispatch.ts'

/** The reply to `POST /v1/quotes`; `fee` is in major units of `currency`. */
export interface QuoteReply {
  quote: string
  fee: number
  currency: string
}

/** A job in the courier's replies. */
export interface Job {
  id: string
  reference: string
  status: DispatchStatus
  trackingNumber: string
  createdAt: string
}

/** Each refusal's status and message, by code. */
const refusals = {
  invalid_request: [400, 'The request is not valid'],
  idempotency_key_required: [400, 'Booking needs an Idempotency-Key of 1 to 255 characters'],
  unauthorized: [401, 'The secret key is missing or wrong'],
  not_found: [404, 'There is nothing at this address'],
  job_not_found: [404, 'There is no job with this reference'],
  key_reused: [409, 'This Idempotency-Key was used with a different request'],
  reference_taken: [409, 'This reference was used with another Idempotency-Key'],
  not_served: [422, 'Nobody goes there'],
  body_too_large: [413, 'The body is larger than 64 KB'],
  unexpected: [500, 'Something went wrong at the sandbox courier'],
} as const satisfies Record<string, [number, string]>

export type RefusalCode = keyof typeof refusals

/** The body of every refusal. */
export interface RefusalReply {
  error: { code: RefusalCode; message: string }
}

/** Thrown if the courier refuses a request; the server turns it into the reply. */
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
