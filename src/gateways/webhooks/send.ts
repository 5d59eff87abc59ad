import { Agent, request } from 'undici'
import { clock } from '../../clock.ts'
import { type GuardOptions, guardedLookup, whyUnsafeAsWritten } from './guard.ts'

/** The outcome of one POST: a status, or an error in words. */
export interface Outcome {
  status: number | null
  error: string | null
  durationMs: number
  /** The first 1 KB of the reply, for the developer to read. */
  response: string | null
  /** The delay of `Retry-After`, in milliseconds. */
  retryAfter: number | null
}

export interface Sender {
  /** Sends one POST request. Never rejects: every failure is an outcome. */
  post(url: string, headers: Record<string, string>, body: string | Buffer): Promise<Outcome>
  close(): Promise<void>
}

const connectTimeout = 2_000
const totalTimeout = 5_000
const mostRead = 64 * 1024
const mostKept = 1024

/**
 * Sends webhooks: 2 s to connect, 5 s in all (`longestMs`), no redirects, the reply read to 64 KB. Where a URL leads is
 * judged on what is written and again on the addresses connected to (decision 214). Connections are kept
 * and unlimited: how many calls an endpoint gets at a time is the caller's to decide, as undici would count
 * by origin, which endpoints share.
 */
export function createSender(guard: GuardOptions, longestMs = totalTimeout): Sender {
  const agent = new Agent({
    connect: { timeout: connectTimeout, lookup: guardedLookup(guard) },
    headersTimeout: longestMs,
    bodyTimeout: longestMs,
  })
  const attempt = async (
    url: string,
    headers: Record<string, string>,
    body: string | Buffer,
    signal: AbortSignal,
  ) => {
    const reason = whyUnsafeAsWritten(url, guard)
    if (reason) throw new Error(reason)
    const reply = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal })
    const response = await readStart(reply.body)
    return { status: reply.statusCode, response, retryAfter: retryAfterOf(reply.headers['retry-after']) }
  }
  return {
    async post(url, headers, body) {
      const startedAt = performance.now()
      const stop = new AbortController()
      const tooLate = new Error(`no complete answer within ${longestMs / 1000} s`)
      const timer = setTimeout(() => stop.abort(tooLate), longestMs)
      try {
        const answer = await attempt(url, headers, body, stop.signal)
        return { ...answer, error: null, durationMs: since(startedAt) }
      } catch (error) {
        const nothing = { status: null, response: null, retryAfter: null }
        return { ...nothing, error: wordsOf(error), durationMs: since(startedAt) }
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => agent.destroy(),
  }
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt)
}

/** Reads a reply to its end, or to 64 KB, after which the connection is closed. */
async function readStart(body: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  for await (const chunk of body) {
    if (read < mostKept) kept.push(chunk.subarray(0, mostKept - read))
    read += chunk.length
    if (read >= mostRead) break
  }
  // PostgreSQL stores every character but NUL.
  return Buffer.concat(kept).toString('utf8').replaceAll('\0', '\uFFFD')
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
