// Calls of the service by itself: the same application answers them, without a connection.

import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Express, Request } from 'express'

/** How far a call goes: `rehearse` ends once it is validated, `confirm` is repeatable whatever its operation. */
type Mode = 'rehearse' | 'confirm'

/** A request as its caller signed it. */
export interface Signed {
  req: Request
  rawBody: Buffer
}

type Injected = IncomingMessage & { mode?: Mode; signed?: Signed }

/** Returns whether a call is to be refused as if it were made, but not to be made. */
export const isRehearsal = (req: Request): boolean => (req as Injected).mode === 'rehearse'

/** Returns whether a call is repeatable by its key although its operation takes none. */
export const isConfirmed = (req: Request): boolean => (req as Injected).mode === 'confirm'

/** Returns the message on behalf of which a call is made; undefined for a call that came over HTTP. */
export const messageOf = (req: Request): Signed | undefined => (req as Injected).signed

export interface InjectedCall {
  method: string
  url: string
  headers?: Record<string, string | undefined>
  body?: unknown
  mode?: Mode
  /** The message that the call was in, if its signature is that of the call. */
  signed?: Signed
}

export interface InjectedReply {
  status: number
  headers: Record<string, unknown>
  text: string
  /** False if the reply was longer than `mostBytes` and has been cut off. */
  isWhole: boolean
}

/** Maximum length of a reply, which is kept in memory: models read far less. */
const mostBytes = 1024 * 1024

/** A connection that leads nowhere; it has the network address of the caller on whose behalf a call is made. */
class NoConnection extends Duplex {
  readonly remoteAddress: string | undefined
  readonly encrypted: boolean

  constructor({ socket }: IncomingMessage) {
    super()
    this.remoteAddress = socket.remoteAddress
    this.encrypted = 'encrypted' in socket
  }

  override _read(): void {}
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done()
  }
}

/**
 * Has the application answer a call on behalf of another one that it is answering. Everything happens that happens to a
 * call over HTTP: its token is checked, it is counted, validated, logged, and its reply is limited (decision
 * agents-call-what-programs-call).
 */
export function inject(app: Express, from: Request, call: InjectedCall): Promise<InjectedReply> {
  const connection = new NoConnection(from) as unknown as Socket
  const req: Injected = new IncomingMessage(connection)
  const bytes = call.body === undefined ? null : Buffer.from(JSON.stringify(call.body))
  const ofBody = bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }
  const { host, 'x-forwarded-for': forwarded, 'x-forwarded-proto': protocol } = from.headers
  const headers = {
    host,
    'x-forwarded-for': forwarded,
    'x-forwarded-proto': protocol,
    ...call.headers,
    ...ofBody,
  }
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  const { mode, signed } = call
  Object.assign(req, { method: call.method.toUpperCase(), url: call.url, mode, signed, complete: true })
  req.httpVersion = '1.1'
  req.headers = Object.fromEntries(given)
  if (bytes) req.push(bytes)
  req.push(null)
  return answered(app, req, connection)
}

function answered(app: Express, req: IncomingMessage, connection: Socket): Promise<InjectedReply> {
  const res = new ServerResponse(req)
  res.assignSocket(connection)
  const kept = keepReply(res, () => connection.destroy())
  return new Promise((resolve, reject) => {
    const end = () => {
      const text = Buffer.concat(kept.chunks).toString()
      resolve({ status: res.statusCode, headers: res.getHeaders(), text, isWhole: kept.length <= mostBytes })
      connection.destroy()
    }
    res.once('finish', end)
    res.once('close', () => (kept.length > mostBytes ? end() : reject(new Error('the reply was cut off'))))
    app(req as Request, res as never)
  })
}

/**
 * Keeps what is written to a reply, and calls `tooLong` once it is more than `mostBytes`. Express replaces the prototype
 * of a reply, so these are members of its own.
 */
function keepReply(res: ServerResponse, tooLong: () => void): { chunks: Buffer[]; length: number } {
  const kept = { chunks: [] as Buffer[], length: 0 }
  const { write, end } = res
  let isInner = false // The end of a reply may write it.
  const keep = (chunk: unknown, encoding: unknown) => {
    if (isInner || (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))) return
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encodingOf(encoding)) : Buffer.from(chunk)
    kept.length += bytes.length
    if (kept.length > mostBytes) tooLong()
    else kept.chunks.push(bytes)
  }
  const keeping = (send: (...given: never[]) => unknown) =>
    function (this: ServerResponse, ...given: unknown[]) {
      keep(given[0], given[1])
      isInner = true
      try {
        return send.apply(this, given as never[])
      } finally {
        isInner = false
      }
    }
  Object.assign(res, { write: keeping(write as never), end: keeping(end as never) })
  return kept
}

const encodingOf = (given: unknown) => (typeof given === 'string' ? (given as BufferEncoding) : 'utf8')
