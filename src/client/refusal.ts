/** The service's refusal of a call, in place of data. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal'
  /** The HTTP status. */
  readonly status: number
  /** The reason in a form for programs. */
  readonly code: Code
  /** Details of the reason, such as the ids of records; often empty. */
  readonly data: Record<string, unknown>
  /** The operator of the service can find the call by this. */
  readonly requestId: string | null

  constructor(
    status: number,
    failure: { message: string; code: Code; data: Record<string, unknown> },
    requestId: string | null,
  ) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.data = failure.data
    this.requestId = requestId
  }
}

/** Returns whether an error is a refusal of the service, with one of these codes if any are given. */
export function isRefusal<Code extends string>(error: unknown, ...codes: Code[]): error is Refusal<Code> {
  return error instanceof Refusal && (codes.length === 0 || codes.includes(error.code as Code))
}
