// The HTTP client for webhooks: connect and total time-outs, no redirects, a bounded read of the reply.

import type { Dispatcher } from 'undici'
import { clock } from '../../base/clock.ts'
import { createConnections } from '../calls.ts'
import { type GuardOptions, guardedLookup, whyUnsafeAsWritten } from './guard.ts'

/** The outcome of one POST: a status, or an error in words. */
export interface Outcome {
  status: number | null
  error: string | null
  durationMs: number
  /** The first 1 KB of the reply, for the developer to read. */
  response: string | null
  /** The delay from `Retry-After`, in milliseconds. */
  retryAfter: number | null
}

export interface Sender {
  /** Sends one POST request. Never rejects: every failure is an outcome. */
  post(url: string, headers: Record<string, string>, body: string | Buffer): Promise<Outcome>
  close(): Promise<void>
}

const connectTimeout = 2_000
const totalTimeout = 5_000
/** Idle connections are closed after this time, however long the receiver would keep them. */
const idleTimeout = 10_000
const mostRead = 64 * 1024
const mostKept = 1024

/**
 * Sends webhooks: 2 s to connect, 5 s in all (`longestMs`), no redirects, the reply read up to 64 KB. A URL's target is
 * judged as written and again by the addresses connected to (decision webhooks-call-public-https-only). Connections are
 * kept and unlimited: the caller decides how many calls an endpoint gets at a time, because undici would count by
 * origin, which several endpoints can share. They are closed after being idle for `idleMs`: by default undici believes
 * a receiver that asks for ten minutes, and one that keeps changing its URL would use up all connections that a process
 * may open.
 */
export function createSender(guard: GuardOptions, longestMs = totalTimeout, idleMs = idleTimeout): Sender {
  const options = {
    connect: { timeout: connectTimeout, lookup: guardedLookup(guard) },
    headersTimeout: longestMs,
    bodyTimeout: longestMs,
    keepAliveMaxTimeout: idleMs,
  }
  const connections = createConnections(options)
  const targets = createTargets(guard)
  return {
    async post(url, headers, body) {
      let startedAt = performance.now()
      try {
        const agent = await connections.agent()
        // Excludes the time it took to load undici.
        startedAt = performance.now()
        const { origin, path } = targets(url)
        const answer = await new Promise<Answer>((resolve, reject) => {
          const reader = new ReplyReader(longestMs, resolve, reject)
          agent.dispatch({ origin, path, method: 'POST', headers, body }, reader)
        })
        return { ...answer, error: null, durationMs: since(startedAt) }
      } catch (error) {
        const nothing = { status: null, response: null, retryAfter: null }
        return { ...nothing, error: wordsOf(error), durationMs: since(startedAt) }
      }
    },
    close: connections.close,
  }
}

/** Maximum number of URLs whose parts are cached. */
const mostTargets = 1000

/**
 * Returns a function that parses a URL, or throws why it must not be called; cached, because an endpoint is called many
 * times.
 */
function createTargets(guard: GuardOptions) {
  const known = new Map<string, { origin: string; path: string }>()
  return (url: string) => {
    const found = known.get(url)
    if (found) return found
    const reason = whyUnsafeAsWritten(url, guard)
    if (reason) throw new Error(reason)
    const { origin, pathname, search } = new URL(url)
    const target = { origin, path: pathname + search }
    if (known.size >= mostTargets) known.clear()
    known.set(url, target)
    return target
  }
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt)
}

type Answer = Pick<Outcome, 'status' | 'response' | 'retryAfter'>

/**
 * Reads one reply to its end, or up to 64 KB, after which the connection is closed. It uses undici's own interface: a
 * stream and a signal for each call would take more time than the rest of a delivery.
 */
class ReplyReader implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null
  private tooLate: Error | null = null
  private status = 0
  private retryAfter: number | null = null
  private readonly kept: Buffer[] = []
  private read = 0
  private readonly timer: NodeJS.Timeout
  private readonly resolve: (answer: Answer) => void
  private readonly reject: (error: Error) => void

  constructor(longestMs: number, resolve: (answer: Answer) => void, reject: (error: Error) => void) {
    this.resolve = resolve
    this.reject = reject
    this.timer = setTimeout(() => {
      this.tooLate = new Error(`no complete answer within ${longestMs / 1000} s`)
      this.controller?.abort(this.tooLate)
    }, longestMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller
    if (this.tooLate) controller.abort(this.tooLate)
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return
    this.status = status
    this.retryAfter = retryAfterOf(headers['retry-after'])
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.read < mostKept) this.kept.push(chunk.subarray(0, mostKept - this.read))
    this.read += chunk.length
    if (this.read < mostRead) return
    this.onResponseEnd()
    controller.abort(new Error('the reply is too long'))
  }

  onResponseEnd(): void {
    clearTimeout(this.timer)
    // PostgreSQL stores every character but NUL.
    const response = Buffer.concat(this.kept).toString('utf8').replaceAll('\0', '\uFFFD')
    this.resolve({ status: this.status, response, retryAfter: this.retryAfter })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.timer)
    this.reject(error)
  }
}

/** Returns milliseconds; `Retry-After` is a number of seconds or a date. */
function retryAfterOf(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const time = /^[A-Z][a-z]+, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - clock.now().getTime())
}

function wordsOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'no connection within 2 s'
  return (message || code || 'unknown error').slice(0, 500)
}
