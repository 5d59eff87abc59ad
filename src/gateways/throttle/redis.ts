// Rate limiting shared by all processes: token buckets in Redis.

import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A bucket holds `burst` calls and refills at `rate` calls a second; a rate of 0 switches it off. */
export interface Allowance {
  rate: number
  burst: number
}

/** The bucket that a call takes from. */
export interface Claim extends Allowance {
  key: string
}

/** The throttle's answer: whether a call may pass, and how much remains in each of its buckets. */
export interface Taken {
  allowed: boolean
  tokens: number[]
}

/** Token buckets shared by several processes. */
export interface SharedBuckets {
  /**
   * Takes one call from all buckets or none. With a `debt`, takes that many from each, even if it holds fewer, or gives
   * them back if negative. Resolves to null if Redis is unavailable. Never rejects.
   */
  take(claims: Claim[], debt?: number): Promise<Taken | null>
  close(): void
}

interface Options {
  url: string
  log: Logger
  /** How long a call waits for Redis, in milliseconds. */
  patience?: number
  /** How long after a failure Redis is tried again, in milliseconds. */
  pause?: number
}

/**
 * Updates a call's buckets, however many, in one step, by the same rules as in the process (./buckets.ts). It uses
 * Redis's time, so that processes with different clocks agree. A full bucket equals a missing one: a key expires when it
 * would be full.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local debt = tonumber(ARGV[1])
local refused = 0
local tokens = {}
for i, key in ipairs(KEYS) do
  local rate = tonumber(ARGV[2 * i])
  local burst = tonumber(ARGV[2 * i + 1])
  local bucket = redis.call('HMGET', key, 'tokens', 'at')
  local kept = tonumber(bucket[1]) or burst
  local at = tonumber(bucket[2]) or now
  tokens[i] = math.min(burst, kept + math.max(0, now - at) / 1000 * rate)
  if tokens[i] < 1 then
    refused = 1
  end
end
local cost = 1 - refused
if debt ~= 0 then
  cost = debt
end
for i, key in ipairs(KEYS) do
  local rate = tonumber(ARGV[2 * i])
  local burst = tonumber(ARGV[2 * i + 1])
  local left = math.min(burst, tokens[i] - cost)
  redis.call('HSET', key, 'tokens', left, 'at', now)
  redis.call('PEXPIRE', key, math.ceil((burst - left) / rate * 1000) + 1)
  tokens[i] = tostring(left)
end
table.insert(tokens, 1, refused)
return tokens
`

type WithScript = Redis & {
  takeCall(keys: number, ...values: (string | number)[]): Promise<[refused: number, ...tokens: string[]]>
}

/**
 * Returns buckets in Redis, with one round trip per call. While Redis is unavailable, calls are never refused and
 * hardly delayed: the first failure is logged, and no call waits until an attempt, made every `pause` milliseconds,
 * succeeds.
 */
export function redisBuckets({ url, log, patience = 100, pause = 1_000 }: Options): SharedBuckets {
  const redis = connect(url, patience)
  let lastError = ''
  // An ioredis error contains the command, and that of AUTH the password, so only its message is logged.
  redis.on('error', ({ message }: Error) => {
    lastError = message
  })
  let away = false
  let askAgainAt = 0
  const fail = ({ message }: Error) => {
    askAgainAt = performance.now() + pause
    if (away) return
    away = true
    log.warn({ reason: lastError || message }, 'Redis is unavailable: each process throttles on its own')
  }
  const recover = () => {
    lastError = ''
    if (!away) return
    away = false
    log.info('Redis is available again: processes throttle together')
  }
  return {
    take: async (claims, debt = 0) => {
      if (away) {
        if (performance.now() < askAgainAt) return null
        askAgainAt = performance.now() + pause // Only one call probes Redis.
      }
      try {
        const keys = claims.map(({ key }) => `storefront:throttle:${key}`)
        const allowances = claims.flatMap(({ rate, burst }) => [rate, burst])
        const [refused, ...tokens] = await redis.takeCall(keys.length, ...keys, debt, ...allowances)
        recover()
        return { allowed: refused === 0, tokens: tokens.map(Number) }
      } catch (error) {
        fail(error as Error)
        return null
      }
    },
    close: () => redis.disconnect(),
  }
}

/**
 * Returns a connection that reconnects automatically. If connecting fails, waiting commands are dropped, not sent
 * later. After a failover, a Redis demoted to a replica keeps its connections and refuses every write, so we close ours
 * at the first refusal.
 */
function connect(url: string, patience: number): WithScript {
  let isLeaving = false
  const redis = new Redis(url, {
    connectionName: 'storefront',
    connectTimeout: 1_000,
    commandTimeout: patience,
    socketTimeout: 10 * patience,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
    reconnectOnError: ({ message }) => {
      if (isLeaving || !message.includes('READONLY')) return false
      isLeaving = true
      return true
    },
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  redis.on('close', () => {
    isLeaving = false
  })
  return takesCalls(redis)
}

/** Gives a connection the command `takeCall`, which runs the script. */
export function takesCalls(redis: Redis): WithScript {
  redis.defineCommand('takeCall', { lua: takeScript })
  return redis as WithScript
}
