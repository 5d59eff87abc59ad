import { Redis } from 'ioredis'
import { takesCalls } from './redis.ts'

/**
 * Asks a Redis for its version, and counts a call as the service does: one that is full, only follows another or gives us
 * no right to run a script answers and counts nothing. What was counted is forgotten a moment later. Rejects with the
 * reason where Redis refuses, or does not answer within 3 s.
 */
export async function redisVersion(url: string): Promise<string> {
  const redis = new Redis(url, {
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  })
  // The command is rejected with "Connection is closed."; the reason comes as an event.
  let reason: Error | undefined
  redis.on('error', (error: Error) => {
    reason = error
  })
  try {
    const info = await redis.info('server')
    await takesCalls(redis).takeCall(1, 'storefront:throttle:doctor', 0, 1_000, 1)
    // Redis refuses a database that it does not have, and goes on with its first one.
    if (reason) throw reason
    return /^redis_version:(\S+)/m.exec(info)?.[1] ?? 'unknown'
  } catch (error) {
    throw reason ?? error
  } finally {
    redis.disconnect()
  }
}
