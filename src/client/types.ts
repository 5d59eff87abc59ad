import type { Refusal } from './refusal.ts'

/** An operation at run time; `make gen` writes a table of these for each surface. */
export interface OperationEntry {
  method: string
  path: string
  /** The kind of input that follows the path parameters. */
  takes?: 'query' | 'json' | 'form' | 'multipart'
  /** True if the service accepts an Idempotency-Key, so that repeating the call repeats its reply. */
  idempotent?: true
  /** The member of `data` that holds a page's records. */
  list?: string
}
export type Table = Record<string, Record<string, OperationEntry>>

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, and the waiting between attempts. */
  signal?: AbortSignal
  /** Replaces the key generated for each call. */
  idempotencyKey?: string
  /** The ETag of the record as you know it: the call changes nothing if the record has another one by now. */
  ifMatch?: string
  headers?: Record<string, string>
}

/**
 * A call in progress. Awaiting it yields the reply's `data`, or throws the refusal; `settled` returns either, with the
 * codes that this operation can refuse with, and the ETag of the record that the reply shows.
 */
export interface Call<Data, Code extends string> extends Promise<Data> {
  settled(): Promise<
    { etag: string | null } & ({ data: Data; refusal: null } | { data: null; refusal: Refusal<Code> })
  >
}

type Success = 200 | 201 | 202 | 204
type Json<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : never
type Replies<Operation> = Operation extends { responses: infer All } ? All : never

export type Data<Operation> =
  Json<Replies<Operation>[keyof Replies<Operation> & Success]> extends { data: infer D } ? D : null
type Query<Operation> = Operation extends { parameters: { query?: infer Values } }
  ? NonNullable<Values>
  : never
type Body<Operation> = Operation extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Content }
    ? Content extends { 'multipart/form-data': unknown }
      ? FormData
      : Content[keyof Content]
    : never
  : never

/** Parameters with a default are optional. */
type Loosened<Values, Optional extends string> = Omit<Values, Optional> &
  Partial<Pick<Values, Extract<keyof Values, Optional>>>

/** An input, optional as a whole if nothing in it is required. */
type Parameter<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values]

type Input<Operation, Optional extends string> = [Body<Operation>] extends [never]
  ? [Query<Operation>] extends [never]
    ? []
    : Parameter<Loosened<Query<Operation>, Optional>>
  : Operation extends { requestBody: unknown }
    ? [body: Body<Operation>]
    : [body?: Body<Operation>]

/**
 * An operation as a function of its path parameters, then its body or query, then options. `Code` lists the codes that
 * it can refuse with, `Optional` the names of parameters with a default.
 */
export type Method<Operation, Path extends string[], Code extends string, Optional extends string = never> = (
  ...args: [...path: Path, ...input: Input<Operation, Optional>, options?: CallOptions]
) => Call<Data<Operation>, Code>

/** An operation that lists records, page by page; `all` goes through all pages. */
export interface Listing<
  Operation,
  Path extends string[],
  Code extends string,
  Member extends string,
  Optional extends string = never,
> extends Method<Operation, Path, Code, Optional> {
  all(
    ...args: Parameters<Method<Operation, Path, Code, Optional>>
  ): AsyncGenerator<RecordOf<Data<Operation>, Member>, void, undefined>
}
type RecordOf<Page, Member extends string> =
  Page extends Record<Member, readonly (infer Item)[]> ? Item : never
