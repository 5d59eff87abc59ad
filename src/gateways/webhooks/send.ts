// The HTTP client for webhooks: connect and total time-outs, no redirects, a bounded read of the reply.

import { clock } from '../../base/clock.ts'
import { parseUrl } from '../../base/url.ts'
import { Connections, type Target } from './connections.ts'
import { type GuardOptions, guardedLookup, whyUnsafeAsWritten } from './guard.ts'
import type { Reply } from './reply.ts'

/** The outcome of one POST: a status, or an error in words. */
export interface Outcome {
  status: number | null
  error: string | null
  durationMs: number
  /** The first 1 KB of the reply, for the developer to read. */
  response: string | null
  /** The delay from `Retry-After`, in milliseconds. */
  retryAfter: number | null
  /** The address that a redirect names. */
  location: string | null
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

/**
 * Sends webhooks: 2 s to connect, 5 s in all (`longestMs`), no redirects. The head of the reply decides (decision
 * a-2xx-head-acknowledges). A URL's target is judged as written and again by the addresses connected to (decision
 * webhooks-call-public-https-only). Connections are kept and unlimited: the caller decides how many calls an endpoint
 * gets at a time. They are closed after being idle for `idleMs`, even if a receiver asks for ten minutes: one that keeps
 * changing its URL would otherwise use up all connections that a process may open.
 */
export function createSender(guard: GuardOptions, longestMs = totalTimeout, idleMs = idleTimeout): Sender {
  const connections = new Connections(
    { timeout: connectTimeout, lookup: guardedLookup(guard) },
    { longestMs, idleMs },
  )
  const targets = createTargets(guard)
  return {
    async post(url, headers, body) {
      let startedAt = performance.now()
      try {
        await connections.load()
        // Excludes the time that loading took.
        startedAt = performance.now()
        const target = targets(url)
        const reply = await connections.call(target, requestOf(target, headers, Buffer.from(body)))
        return { ...answerOf(reply, url), error: null, durationMs: since(startedAt) }
      } catch (error) {
        return { ...noAnswer, error: wordsOf(error), durationMs: since(startedAt) }
      }
    },
    close: async () => connections.close(),
  }
}

/** Throws if a header would end early. */
function requestOf({ host, path }: Target, headers: Record<string, string>, body: Buffer): Buffer {
  const all = { host, connection: 'keep-alive', ...headers, 'content-length': `${body.length}` }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  if (lines.some((line) => /[\r\n\0]/.test(line))) throw new Error('a header has a line break')
  return Buffer.concat([
    Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    body,
  ])
}

/** Maximum number of URLs whose parts are cached. */
const mostTargets = 1000

/**
 * Returns a function that parses a URL, or throws why it must not be called; cached, because an endpoint is called many
 * times.
 */
function createTargets(guard: GuardOptions) {
  const known = new Map<string, Target>()
  return (url: string) => {
    const found = known.get(url)
    if (found) return found
    const reason = whyUnsafeAsWritten(url, guard)
    if (reason) throw new Error(reason)
    const { protocol, host, hostname, port, pathname, search } = new URL(url)
    // The lookup expects an IPv6 address without its brackets.
    const target = {
      protocol,
      host,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      path: pathname + search,
    }
    if (known.size >= mostTargets) known.clear()
    known.set(url, target)
    return target
  }
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt)
}

type Answer = Pick<Outcome, 'status' | 'response' | 'retryAfter' | 'location'>

const noAnswer: Answer = { status: null, response: null, retryAfter: null, location: null }

function answerOf(reply: Reply, url: string): Answer {
  const { status, headers } = reply.head!
  const isRedirect = status >= 300 && status < 400
  return {
    status,
    response: reply.text(),
    retryAfter: retryAfterOf(headers.get('retry-after')?.[0]),
    location: isRedirect ? locationOf(headers.get('location')?.[0], url) : null,
  }
}

const longestLocation = 2048

/** Returns the absolute form of a `Location`, or what it says if that is no address. */
function locationOf(header: string | undefined, url: string): string | null {
  if (!header) return null
  const given = Buffer.from(header, 'latin1').toString()
  const text = parseUrl(given, url)?.href ?? given
  return text.replaceAll('\0', '\uFFFD').slice(0, longestLocation)
}

/** Returns milliseconds; `Retry-After` is a number of seconds or a date. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const time = /^[A-Z][a-z]+, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - clock.now().getTime())
}

function wordsOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'no connection within 2 s'
  return (message || code || 'unknown error').slice(0, 500)
}
