import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A bucket holds `burst` calls and is filled again at `rate` a second; a rate of 0 switches it off. */
export interface Allowance {
  rate: number
  burst: number
}

/** What is left in a bucket after a call, and whether that call may pass. */
export interface Taken {
  allowed: boolean
  tokens: number
}

/** Token buckets that several processes share. */
export interface SharedBuckets {
  /** Takes one call out of the bucket of `key`; null where the buckets are away. Never rejects. */
  take(key: string, allowance: Allowance): Promise<Taken | null>
  close(): void
}

interface Options {
  url: string
  log: Logger
  /** How many milliseconds a call waits for Redis. */
  patience?: number
  /** How many milliseconds after a failure Redis is asked again. */
  pause?: number
}

/**
 * One token bucket, as the process counts it (src/http/throttle.ts), in one step. The time is that of Redis, so that
 * processes whose clocks differ agree. A full bucket is the same as none: the key goes when it would be full.
 */
const takeScript = `
local rate = tonumber(ARGV[1])
local burst = tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or burst
local at = tonumber(bucket[2]) or now
tokens = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate)
local allowed = 0
if tokens >= 1 then
  allowed = 1
  tokens = tokens - 1
end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1)
return { allowed, tostring(tokens) }
`

type WithScript = Redis & {
  takeCall(key: string, rate: number, burst: number): Promise<[allowed: number, tokens: string]>
}

/**
 * Buckets in Redis, one round trip for each call. A call is never refused and hardly delayed because Redis is away:
 * the first failure is logged, and until an attempt every `pause` milliseconds succeeds again, nobody waits for it.
 */
export function redisBuckets({ url, log, patience = 100, pause = 1_000 }: Options): SharedBuckets {
  const redis = connect(url, patience)
  let trouble = ''
  // An error of ioredis holds the command, and that of signing in the password: its message alone is told.
  redis.on('error', ({ message }: Error) => {
    trouble = message
  })
  let away = false
  let askAgainAt = 0
  const fail = ({ message }: Error) => {
    askAgainAt = performance.now() + pause
    if (away) return
    away = true
    log.warn({ reason: trouble || message }, 'Redis is unavailable: each process throttles on its own')
  }
  const recover = () => {
    trouble = ''
    if (!away) return
    away = false
    log.info('Redis is available again: processes throttle together')
  }
  return {
    take: async (key, { rate, burst }) => {
      if (away) {
        if (performance.now() < askAgainAt) return null
        askAgainAt = performance.now() + pause // one call at a time finds out
      }
      try {
        const [allowed, tokens] = await redis.takeCall(`storefront:throttle:${key}`, rate, burst)
        recover()
        return { allowed: allowed === 1, tokens: Number(tokens) }
      } catch (error) {
        fail(error as Error)
        return null
      }
    },
    close: () => redis.disconnect(),
  }
}

/** A connection that mends itself. What it could not ask for is forgotten when connecting fails, not asked for later. */
function connect(url: string, patience: number): WithScript {
  const redis = new Redis(url, {
    connectionName: 'storefront',
    connectTimeout: 1_000,
    commandTimeout: patience,
    socketTimeout: 10 * patience,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  redis.defineCommand('takeCall', { numberOfKeys: 1, lua: takeScript })
  return redis as WithScript
}
