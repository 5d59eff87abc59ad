import { isIP } from 'node:net'
import { type EnvVars, type Reader, readUrl, withoutSlash } from './reader.ts'
import type { Secrets } from './secrets.ts'
import type { Config } from './settings.ts'

// Settings of external systems.

/** Returns Shippo's settings; its token switches it on. */
export function readShippo(read: Reader): Config['shippo'] {
  const [token, url] = [read.text('SHIPPO_TOKEN', ''), read.url('SHIPPO_URL', ['http:', 'https:'])]
  return token ? { token, url } : null
}

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Returns S3's settings; the bucket switches it on and makes the keys mandatory. */
export function readS3(read: Reader, problems: string[]): Config['s3'] {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:'])
  const pathStyle = read.flag('S3_PATH_STYLE')
  const region = read.text('S3_REGION', 'us-east-1')
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = s3Names.map((name) => read.text(name, ''))
  const missing = s3Names.filter((_, at) => ![bucket, accessKeyId, secretAccessKey][at])
  if (missing.length === s3Names.length) return null
  if (missing.length > 0)
    problems.push(`${missing.join(' and ')} must be set together with the other S3 settings`)
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle }
}

/** Returns Stripe's settings. The webhook secret is required, because callbacks report who paid on Stripe's page. */
export function readStripe(read: Reader, problems: string[]): Config['stripe'] {
  const url = read.url('STRIPE_URL', ['http:', 'https:'])
  const secretKey = read.text('STRIPE_SECRET_KEY', '')
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET', '')
  if (secretKey && !webhookSecret) problems.push('STRIPE_SECRET_KEY requires STRIPE_WEBHOOK_SECRET')
  if (webhookSecret && !secretKey) problems.push('STRIPE_WEBHOOK_SECRET requires STRIPE_SECRET_KEY')
  return secretKey ? { secretKey, webhookSecret, url } : null
}

/** Returns Paystack's settings; it signs callbacks with its secret key. */
export function readPaystack(read: Reader): Config['paystack'] {
  const url = withoutSlash(read.url('PAYSTACK_URL', ['http:', 'https:']) ?? 'https://api.paystack.co')
  const secretKey = read.text('PAYSTACK_SECRET_KEY', '')
  return secretKey ? { secretKey, url } : null
}

/**
 * Returns the mail server's address; null if e-mails go to the mailbox, which anybody can read and which MAILBOX must
 * therefore switch on.
 */
export function readSmtpUrl(read: Reader, production: boolean, problems: string[]): string | null {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const mailbox = read.flag('MAILBOX')
  if (url && !new URL(url).hostname) problems.push('SMTP_URL must name a host')
  if (url && mailbox) problems.push('MAILBOX and SMTP_URL cannot both be set')
  if (!url && !mailbox && !production) problems.push('SMTP_URL is required, or MAILBOX=true for development')
  return url
}

/**
 * Returns the sender of all e-mails: an address, with or without a name. Mail servers refuse anything else every time;
 * one without SMTPUTF8 also refuses non-ASCII before the @, which nodemailer sends as it is.
 */
export function readMailFrom(text: string, problems: string[]): string {
  const address = /^(?:[^<>]*<([^<>@\s]+)@[^<>@\s]+>|([^<>@\s]+)@[^<>@\s]+)$/.exec(text.trim())
  const local = address?.[1] ?? address?.[2]
  if (!local)
    problems.push('MAIL_FROM must be an e-mail address, or a name with one: Example <no-reply@example.com>')
  else if (!/^[!-~]+$/.test(local)) problems.push('MAIL_FROM must have only ASCII characters before the @')
  return text
}

/**
 * Returns the settings of the sandbox card provider and the sandbox courier, both switched on by SANDBOX. They run next
 * to the service unless they have addresses of their own.
 */
export function readSandbox(
  read: Reader,
  { SANDBOX_SECRET_KEY: secretKey, SANDBOX_CALLBACK_SECRET: callbackSecret }: Secrets,
  ports: Config['ports'],
  problems: string[],
): Pick<Config, 'sandbox' | 'courier'> {
  const on = read.flag('SANDBOX')
  const [sandboxUrl, courierUrl] = ['SANDBOX_URL', 'COURIER_URL'].map((name) => {
    const url = read.url(name, ['http:', 'https:'])
    if (url && !on) problems.push(`${name} requires SANDBOX=true`)
    return url
  })
  if (!on) return { sandbox: null, courier: null }
  return {
    sandbox: {
      url: sandboxUrl ?? `http://localhost:${ports.sandbox}`,
      secretKey,
      callbackSecret,
      embedded: !sandboxUrl,
    },
    courier: { url: courierUrl ?? `http://localhost:${ports.courier}`, secretKey, embedded: !courierUrl },
  }
}

/** The base domains of a service on a developer's machine. */
export const defaultBaseDomains = [
  '*:stores.localhost:Stores',
  'digital:downloads.localhost:Downloads',
  'ecommerce:shop.localhost:Shops',
  'restaurant:eat.localhost:Restaurants',
  'business:pro.localhost:Businesses',
].join(',')

/** Parses `type:domain:label,…`; `*` matches every type of store. */
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

/** Returns the host that CNAME records of custom domains point to. */
export function readDomainTarget(text: string, problems: string[]): string {
  const host = text.toLowerCase()
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.?$/.test(host))
    problems.push('DOMAIN_TARGET must be the name of a host, such as stores.example.com')
  return host
}

/** Parses `address:port,…`; returns null for the machine's own DNS servers. */
export function readServers(text: string, problems: string[]): string[] | null {
  if (!text) return null
  const servers = text.split(',').map((server) => server.trim())
  const hostOf = (server: string) =>
    isIP(server) ? server : server.replace(/:\d{1,5}$/, '').replace(/^\[(.+)\]$/, '$1')
  if (!servers.every((server) => isIP(hostOf(server)))) {
    problems.push(
      'DNS_SERVERS must be IP addresses, each with a port unless it is 53, such as 192.0.2.1:5353',
    )
  }
  return servers
}

/**
 * Reads the URL of Redis, whose path is a database number. Problems are reported without the URL, which may contain a
 * password.
 */
export function readRedisUrl(env: EnvVars, problems: string[]): string | null {
  const url = readUrl(env, problems, 'REDIS_URL', ['redis:', 'rediss:'])
  if (!url) return null
  const { hostname, pathname } = new URL(url)
  if (!hostname) problems.push('REDIS_URL must name a host')
  if (!/^\/?\d{0,4}$/.test(pathname))
    problems.push('REDIS_URL must have a database number as its path, or no path')
  return url
}
