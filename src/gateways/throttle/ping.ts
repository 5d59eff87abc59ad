import { Redis } from 'ioredis'

/** Asks a Redis for its version; rejects with its reason where it does not answer within 3 s. */
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
    return /^redis_version:(\S+)/m.exec(info)?.[1] ?? 'unknown'
  } catch (error) {
    throw reason ?? error
  } finally {
    redis.disconnect()
  }
}
