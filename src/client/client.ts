import { Refusal } from './refusal.ts'
import { attempt } from './retries.ts'
import type { Call, CallOptions, OperationEntry, Table } from './types.ts'

/** The address that a client calls, and on whose behalf. */
export interface ClientOptions {
  /** The surface's address with its version, such as `https://api.example.com/api/v1`. */
  url: string
  /** The caller's token, or a function that returns it before each call. */
  token?: string | null | (() => string | null | undefined | Promise<string | null | undefined>)
  /** The id of the store that calls concern (`x-shop-id`); the Store API requires it. */
  shop?: string
  /** Headers of every call; a call's own headers override them. */
  headers?: Record<string, string>
  /** How often to retry a call if the service was too busy or did not answer; 2 by default. */
  retries?: number
  /** Called instead of the global `fetch`. */
  fetch?: typeof fetch
}

type Values = Record<string, unknown>
interface Arguments {
  path: string
  input: Values | FormData | undefined
  options: CallOptions
}

/** Creates a client from a table of operations, with one function for each. */
export function createClient<Client>(table: Table, client: ClientOptions): Client {
  const groups = Object.entries(table).map(([tag, entries]) => {
    const functions = Object.entries(entries).map(([name, entry]) => [name, functionOf(entry, client)])
    return [tag, Object.fromEntries(functions)]
  })
  return Object.fromEntries(groups)
}

function functionOf(entry: OperationEntry, client: ClientOptions) {
  const call = (...args: unknown[]) => settleable(send(entry, client, read(entry, args)))
  return entry.list
    ? Object.assign(call, { all: (...args: unknown[]) => records(entry, client, read(entry, args)) })
    : call
}

/** Path parameters come first, then the body or query if there is one, then options. */
function read({ path, takes }: OperationEntry, args: unknown[]): Arguments {
  const rest = [...args]
  const filled = path.replace(/\{\w+\}/g, () => segmentOf(String(rest.shift())))
  const input = takes ? (rest.shift() as Arguments['input']) : undefined
  return { path: filled, input, options: (rest.shift() ?? {}) as CallOptions }
}

/**
 * Encodes an id as one path segment. Dots, or an empty id, would lead to another operation, because URL parsers resolve
 * them, even as %2E: they become an id that no record has.
 */
function segmentOf(id: string): string {
  return encodeURIComponent(/^\.{0,2}$/.test(id) ? ` ${id}` : id)
}

async function send(entry: OperationEntry, client: ClientOptions, { path, input, options }: Arguments) {
  const request = { method: entry.method, headers: await headersOf(entry, client, options) } as RequestInit
  const query = entry.takes === 'query' ? queryOf(input as Values) : ''
  if (input && entry.takes !== 'query') request.body = bodyOf(entry, input)
  if (options.signal) request.signal = options.signal
  const fetchOnce = () => (client.fetch ?? fetch)(`${client.url}${path}${query}`, request)
  const repeatable = entry.method === 'GET' || entry.idempotent === true
  const response = await attempt(fetchOnce, {
    repeatable,
    retries: client.retries ?? 2,
    signal: options.signal,
  })
  return { data: await unwrap(response), etag: response.headers.get('etag') }
}

async function headersOf(
  entry: OperationEntry,
  { token, shop, headers: usual }: ClientOptions,
  { headers, idempotencyKey, ifMatch }: CallOptions,
): Promise<Record<string, string>> {
  const bearer = typeof token === 'function' ? await token() : token
  return {
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(shop ? { 'x-shop-id': shop } : {}),
    ...(entry.takes === 'json' ? { 'content-type': 'application/json' } : {}),
    ...(entry.idempotent ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(ifMatch ? { 'if-match': ifMatch } : {}),
    ...usual,
    ...headers,
  }
}

/** A browser sets a form's type itself, because only it knows the boundary. */
function bodyOf({ takes }: OperationEntry, input: Values | FormData): NonNullable<RequestInit['body']> {
  if (takes === 'multipart') return input as FormData
  return takes === 'form' ? new URLSearchParams(input as Record<string, string>) : JSON.stringify(input)
}

function queryOf(values: Values = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

interface Envelope {
  message: string
  code: string
  data: Record<string, unknown>
}

/** Unwraps the data from the envelope; a reply that is not the service's own becomes a refusal that says so. */
async function unwrap(response: Response): Promise<unknown> {
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (response.ok && envelope) return envelope.data
  const message = `The reply (${response.status}) is none of the service's own`
  const failure = envelope?.code ? envelope : { message, code: 'unreadable_reply', data: {} }
  const { headers, status } = response
  throw new Refusal(status, failure, headers.get('x-request-id'), headers.get('etag'))
}

async function* records(entry: OperationEntry, client: ClientOptions, first: Arguments) {
  let values: Values | null = { ...(first.input as Values) }
  while (values) {
    const { data } = (await send(entry, client, { ...first, input: values })) as { data: Values }
    yield* data[entry.list!] as unknown[]
    const position = nextOf(data)
    values = position && { ...values, ...position }
  }
}

/**
 * Lists have pages, and many have a cursor. The event feed has a cursor, and ends for now when it has nothing more to
 * tell.
 */
function nextOf(data: Values): Values | null {
  const { pagination, next, events } = data as {
    pagination?: { nextPage: number | null }
    next?: string | null
    events?: unknown[]
  }
  if (pagination && next !== undefined) return next === null ? null : { after: next }
  if (pagination) return pagination.nextPage === null ? null : { page: pagination.nextPage }
  return next && events?.length ? { after: next } : null
}

function settleable(sent: ReturnType<typeof send>): Call<unknown, string> {
  const promise = sent.then(({ data }) => data)
  const settled = () =>
    promise.then(
      async (data) => ({ data, etag: (await sent).etag, refusal: null }),
      (error) => {
        if (error instanceof Refusal) return { data: null, etag: error.etag, refusal: error }
        throw error
      },
    )
  return Object.assign(promise, { settled })
}
