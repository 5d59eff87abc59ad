/** The service's refusal of a call. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal'
  /** The HTTP status. */
  readonly status: number
  /** The reason, for programs. */
  readonly code: Code
  /** Details of the reason, such as the ids of records; often empty. */
  readonly data: Record<string, unknown>
  /** Lets the service's operator find the call. */
  readonly requestId: string | null
  /** The ETag of the record in `data`, if the call expected another one. */
  readonly etag: string | null

  constructor(
    status: number,
    failure: { message: string; code: Code; data: Record<string, unknown> },
    requestId: string | null,
    etag: string | null = null,
  ) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.data = failure.data
    this.requestId = requestId
    this.etag = etag
  }
}

/** Returns whether an error is the service's refusal, with one of these codes if any are given. */
export function isRefusal<Code extends string>(error: unknown, ...codes: Code[]): error is Refusal<Code> {
  return error instanceof Refusal && (codes.length === 0 || codes.includes(error.code as Code))
}
