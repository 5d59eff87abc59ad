import { Redis } from 'ioredis'
import { takesCalls } from './redis.ts'

/**
 * Asks Redis for its version, and counts a call as the service does: a Redis that is full, is only a replica or does
 * not let us run scripts answers but counts nothing. The count is removed a moment later. Rejects with the reason if
 * Redis refuses, or does not answer within 3 s.
 */
export async function redisVersion(url: string): Promise<string> {
  const redis = new Redis(url, {
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  })
  // The command is rejected with "Connection is closed."; the reason arrives as an event.
  let reason: Error | undefined
  redis.on('error', (error: Error) => {
    reason = error
  })
  try {
    const info = await redis.info('server')
    await takesCalls(redis).takeCall(1, 'storefront:throttle:doctor', 0, 1_000, 1)
    // Redis refuses a database that it does not have, and carries on with its first one.
    if (reason) throw reason
    return /^redis_version:(\S+)/m.exec(info)?.[1] ?? 'unknown'
  } catch (error) {
    throw reason ?? error
  } finally {
    redis.disconnect()
  }
}
