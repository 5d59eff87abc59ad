import { isIP } from 'node:net'
import { type EnvVars, type Reader, readUrl, withoutSlash } from './reader.ts'
import type { Config } from './settings.ts'

// The settings of other systems.

/** The token switches it on. */
export function readShippo(read: Reader): Config['shippo'] {
  const [token, url] = [read.text('SHIPPO_TOKEN', ''), read.url('SHIPPO_URL', ['http:', 'https:'])]
  return token ? { token, url } : null
}

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The bucket switches it on, and then the keys are needed. */
export function readS3(env: EnvVars, read: Reader, problems: string[]): Config['s3'] {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:'])
  const pathStyle = read.flag('S3_PATH_STYLE')
  const region = read.text('S3_REGION', 'us-east-1')
  const missing = s3Names.filter((name) => !env[name])
  if (missing.length === s3Names.length) return null
  if (missing.length > 0) problems.push(`${missing.join(' and ')} must be set as the other S3 settings are`)
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = s3Names.map((name) => env[name])
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle }
}

/** Without its webhook secret nobody would hear of who has paid on Stripe's page. */
export function readStripe(read: Reader, problems: string[]): Config['stripe'] {
  const url = read.url('STRIPE_URL', ['http:', 'https:'])
  const secretKey = read.text('STRIPE_SECRET_KEY', '')
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET', '')
  if (secretKey && !webhookSecret) problems.push('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET')
  return secretKey ? { secretKey, webhookSecret, url } : null
}

/** Paystack signs with its secret key. */
export function readPaystack(read: Reader): Config['paystack'] {
  const url = withoutSlash(read.url('PAYSTACK_URL', ['http:', 'https:']) ?? 'https://api.paystack.co')
  const secretKey = read.text('PAYSTACK_SECRET_KEY', '')
  return secretKey ? { secretKey, url } : null
}

/** For a service on a developer's own machine. */
export const defaultBaseDomains = [
  '*:stores.localhost:Stores',
  'digital:downloads.localhost:Downloads',
  'ecommerce:shop.localhost:Shops',
  'restaurant:eat.localhost:Restaurants',
  'business:pro.localhost:Businesses',
].join(',')

/** `type:domain:label,…`; `*` stands for every type of store. */
export function readBaseDomains(text: string, problems: string[]): Config['baseDomains'] {
  const entry =
    /^(\*|digital|ecommerce|restaurant|business):((?:[a-z0-9][a-z0-9-]*\.)+[a-z0-9-]*[a-z0-9]):([^:]+)$/
  const read = text.split(',').map((one) => entry.exec(one.trim()))
  if (read.includes(null))
    problems.push('BASE_DOMAINS must look like *:stores.example.com:Stores,type:domain:label')
  return read.flatMap((found) => {
    const [, type, domain, label] = found ?? []
    return type && domain && label ? [{ type: type as Config['baseDomains'][0]['type'], domain, label }] : []
  })
}

/** `address:port,…`; null: the machine's own. */
export function readServers(text: string, problems: string[]): string[] | null {
  if (!text) return null
  const servers = text.split(',').map((server) => server.trim())
  const hostOf = (server: string) =>
    isIP(server) ? server : server.replace(/:\d{1,5}$/, '').replace(/^\[(.+)\]$/, '$1')
  if (!servers.every((server) => isIP(hostOf(server)))) {
    problems.push(
      'DNS_SERVERS must be IP addresses, each with a port where it is not 53, like 192.0.2.1:5353',
    )
  }
  return servers
}

/** Its path is the number of a database; a mistake is told without the URL, which may hold a password. */
export function readRedisUrl(env: EnvVars, problems: string[]): string | null {
  const url = readUrl(env, problems, 'REDIS_URL', ['redis:', 'rediss:'])
  if (!url) return null
  const { hostname, pathname } = new URL(url)
  if (!hostname) problems.push('REDIS_URL must name a host')
  if (!/^\/?\d{0,4}$/.test(pathname))
    problems.push('REDIS_URL must end with the number of a database, or nothing')
  return url
}
