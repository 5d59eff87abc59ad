import { type EnvVars, isOn } from './reader.ts'
import type { Config } from './settings.ts'

/** Settings that help a developer but would expose a service that others can reach. */
const conveniences = ['MAILBOX', 'SANDBOX', 'ALLOW_PRIVATE_WEBHOOKS'] as const

/** Limits that protect accounts from guessing and their owners from floods of mail. */
const protections = [
  'THROTTLE_SIGN_IN',
  'CODES_PER_HOUR_AND_ADDRESS',
  'CODES_PER_HOUR_AND_IP',
  'CODES_PER_DAY_AND_ADDRESS',
  'WRONG_CODES_PER_HOUR_AND_IP',
] as const

/** Returns what makes these settings unsafe in production, as parts of the line shown. */
export function productionProblems(env: EnvVars, config: Config): string[] {
  const addresses = Object.entries(config.publicUrls).map(([surface, url]) => ({
    name: `${surface.toUpperCase()}_URL`,
    url,
  }))
  return [
    ...(config.smtpUrl ? [] : ['SMTP_URL is required in production']),
    ...(env.MAIL_FROM ? [] : ['MAIL_FROM is required in production']),
    ...addresses
      .filter(({ name, url }) => !env[name] || !url.startsWith('https:'))
      .map(({ name }) => `${name} must be an address that starts with https:// in production`),
    ...conveniences
      .filter((name) => isOn(env[name]))
      .map((name) => `${name} is for development and cannot be switched on in production`),
    ...protections
      .filter((name) => env[name] && Number(env[name]) === 0)
      .map((name) => `${name} cannot be switched off in production`),
    ...config.jwtSecrets
      .filter((secret) => secret.length >= 32 && !isRandom(Buffer.from(secret)))
      .map(() => 'JWT_SECRET must be random in production: openssl rand -hex 32'),
    ...config.vaultKeys
      .filter(({ key }) => key.length === 32 && !isRandom(key))
      .map(({ id }) => `the key ${id} of VAULT_KEYS must be random in production: openssl rand -base64 32`),
  ]
}

/**
 * Returns whether bytes look random. A repeated letter, word or sequence does not: its entropy is low, counted over
 * single bytes or over pairs of neighbours. Of 300,000 random texts of 32 hexadecimal digits, the weakest had 2.9 bits
 * a byte and 4.2 bits a pair.
 */
function isRandom(bytes: Buffer): boolean {
  const singles = Array.from(bytes)
  const pairs = singles.slice(1).map((byte, index) => byte * 256 + singles[index]!)
  return entropy(singles) > 2.5 && entropy(pairs) > 4
}

/** Returns the entropy of a list of values from their frequencies (Shannon), in bits per value. */
function entropy(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  )
}
