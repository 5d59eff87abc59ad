// Profiles of agents: fetched behind the SSRF guard of webhooks, and cached.

import { clock, minutes, seconds } from '../../base/clock.ts'
import type { PublicKey } from '../../base/http-signatures.ts'
import { createConnections, request } from '../calls.ts'
import { type GuardOptions, guardedLookup, whyUnsafeAsWritten } from '../webhooks/guard.ts'

/** The part of an agent's profile that a store reads. */
export interface AgentProfile {
  version: string
  capabilities: Record<string, { version?: unknown; config?: { webhook_url?: unknown } }[]>
  keys: PublicKey[]
}

/** Why there is no profile. */
export class NoProfile extends Error {
  readonly kind: 'invalid' | 'unreachable' | 'malformed'
  constructor(kind: NoProfile['kind'], reason: string) {
    super(reason)
    this.kind = kind
  }
}

export interface Profiles {
  /** Returns the profile at an address, which may be a minute old, or `fresh`. Throws NoProfile. */
  read(url: string, fresh?: boolean): Promise<AgentProfile>
  close(): Promise<void>
}

const timeout = 5 * seconds
const mostBytes = 256 * 1024
/** A profile is kept at least so long, whatever its server says, and at most so long. */
const kept = { least: 1 * minutes, most: 60 * minutes }
/** A profile that could not be read is asked for again after this time. */
const backoff = 10 * seconds
/** Agents cost nothing, so that what is kept of them must not grow with their number. */
const mostProfiles = 1000

interface Known {
  profile: Promise<AgentProfile>
  readAt: number
  until: number
}

/** Returns a reader of profiles with its cache; it opens no connection before the first call. */
export function createProfiles(guard: GuardOptions): Profiles {
  const connections = createConnections({ connect: { lookup: guardedLookup(guard), timeout } })
  const known = new Map<string, Known>()
  const fetchInto = (url: string): Promise<AgentProfile> => {
    const readAt = clock.now().getTime()
    const entry: Known = { profile: Promise.resolve(null as never), readAt, until: readAt + kept.least }
    entry.profile = fetchProfile(connections, url, guard).then(
      ({ profile, maxAge }) => {
        entry.until = readAt + Math.min(Math.max(maxAge, kept.least), kept.most)
        return profile
      },
      (error) => {
        entry.until = readAt + backoff
        throw error
      },
    )
    known.delete(url)
    known.set(url, entry)
    if (known.size > mostProfiles) known.delete(known.keys().next().value!)
    return entry.profile
  }
  return {
    read(url, fresh = false) {
      const found = known.get(url)
      const now = clock.now().getTime()
      if (!found || found.until <= now) return fetchInto(url)
      return fresh && found.readAt + kept.least <= now ? fetchInto(url) : found.profile
    },
    close: () => connections.close(),
  }
}

async function fetchProfile(
  connections: ReturnType<typeof createConnections>,
  url: string,
  guard: GuardOptions,
): Promise<{ profile: AgentProfile; maxAge: number }> {
  const reason = whyUnsafeAsWritten(url, guard)
  if (reason) throw new NoProfile('invalid', reason)
  const { text, control } = await download(connections, url)
  const maxAge = Number(/max-age=(\d{1,9})/.exec(control)?.[1] ?? 0) * seconds
  return { profile: parse(text), maxAge }
}

async function download(connections: ReturnType<typeof createConnections>, url: string) {
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: await connections.agent(),
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json' },
    })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) throw new NoProfile('malformed', 'it is longer than 256 KB')
      chunks.push(chunk)
    }
    if (statusCode !== 200) throw new NoProfile('unreachable', `its server answers ${statusCode}`)
    return { text: Buffer.concat(chunks).toString(), control: String(headers['cache-control'] ?? '') }
  } catch (error) {
    if (error instanceof NoProfile) throw error
    // The addresses of internal names, and the way they fail, must not leak.
    throw new NoProfile('unreachable', 'no connection, or no answer within 5 seconds')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members that only a private key has. */
const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

function parse(text: string): AgentProfile {
  const malformed = (reason: string) => new NoProfile('malformed', reason)
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw malformed('it is not JSON')
  }
  const ucp = isObject(document) ? document.ucp : undefined
  if (!isObject(document) || !isObject(ucp)) throw malformed('it has no `ucp`')
  if (!/^\d{4}-\d\d-\d\d$/.test(String(ucp.version))) throw malformed('`ucp.version` is not a date')
  for (const name of ['services', 'payment_handlers'])
    if (!isObject(ucp[name])) throw malformed(`\`ucp.${name}\` is missing`)
  const capabilities = ucp.capabilities ?? {}
  if (!isObject(capabilities)) throw malformed('`ucp.capabilities` is not an object')
  const lists = Object.entries(capabilities).filter(
    ([, entries]) => Array.isArray(entries) && entries.every(isObject),
  )
  const keys = document.keys ?? []
  if (!Array.isArray(keys) || !keys.every((key) => isObject(key) && typeof key.kid === 'string'))
    throw malformed('`keys` is not a list of keys')
  if (keys.some((key) => privateMembers.some((member) => member in key)))
    throw malformed('it has a private key')
  return {
    version: String(ucp.version),
    capabilities: Object.fromEntries(lists) as AgentProfile['capabilities'],
    keys: keys as PublicKey[],
  }
}
