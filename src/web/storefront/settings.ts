/** The settings of the storefront, from its environment. */
export interface Settings {
  port: number
  /** The address on which it listens. */
  host: string
  /** The Store API with its version. */
  api: string
  /** True if it is behind a proxy that appends the shopper's address to `X-Forwarded-For`. */
  behindProxy: boolean
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = Number(env.STOREFRONT_PORT ?? 4020)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('STOREFRONT_PORT must be a port')
  const address = env.STORE_URL ?? `http://localhost:${env.STORE_PORT ?? 4000}`
  if (!/^https?:/.test(address) || !URL.canParse(address)) throw new Error('STORE_URL must be a web address')
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    api: `${address.replace(/\/+$/, '')}/api/v1`,
    behindProxy: env.STOREFRONT_BEHIND_PROXY === 'true',
  }
}
