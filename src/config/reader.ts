import { readFileSync } from 'node:fs'
import { parseUrl } from '../base/url.ts'

/** Thrown for an unusable setting; its message is the one line shown at start. */
export class SettingError extends Error {}

export type EnvVars = Record<string, string | undefined>

/** Returns readers of single settings; each adds its problem to `problems` and then returns a usable default. */
export function reader(env: EnvVars, problems: string[]) {
  return {
    text: (name: string, fallback: string) => {
      const value = env[name]
      if (value && !value.trim()) problems.push(`${name} is blank`)
      return value?.trim() || fallback
    },
    flag: (name: string) => {
      const value = env[name] ?? ''
      if (!['', '0', '1', 'true', 'false'].includes(value)) problems.push(`${name} must be true or false`)
      return isOn(value)
    },
    integer: (name: string, fallback: number, least: number, most: number) => {
      const text = env[name]
      if (!text) return fallback
      // Number reads a text without digits as 0, which switches limits off.
      const value = text.trim() ? Number(text) : Number.NaN
      if (Number.isInteger(value) && value >= least && value <= most) return value
      problems.push(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
      return fallback
    },
    oneOf: <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
      const value = env[name]
      if (!value) return fallback
      if (allowed.includes(value as T)) return value as T
      problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
      return fallback
    },
    url: (name: string, protocols: string[]) => readUrl(env, problems, name, protocols),
    /** Returns a surface's address, without a trailing slash. */
    address: (name: string, port: number) => {
      const url = readUrl(env, problems, name, ['http:', 'https:']) ?? `http://localhost:${port}`
      if (/[?#@]/.test(url))
        problems.push(`${name} must have no user, no ? and no #: paths are appended to it`)
      return withoutSlash(url)
    },
  }
}

/** Returns whether a boolean setting is on. */
export const isOn = (value: string | undefined) => value === 'true' || value === '1'

export type Reader = ReturnType<typeof reader>

/** Settings that can also be given as a file name, as container platforms mount secrets. */
const inFiles = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'JWT_SECRET',
  'VAULT_KEYS',
  'SMTP_URL',
  'REDIS_URL',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYSTACK_SECRET_KEY',
  'SHIPPO_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SANDBOX_SECRET_KEY',
  'SANDBOX_CALLBACK_SECRET',
]

/**
 * Returns the settings, with each secret given as a file (`JWT_SECRET_FILE=/run/secrets/jwt`) read from there. Secrets
 * lose a trailing line break, which many are stored with: no callback's signature would match otherwise.
 */
export function withFiles(env: EnvVars, problems: string[]): EnvVars {
  const read = { ...env }
  for (const name of inFiles) {
    const file = env[`${name}_FILE`]
    if (env[name]) read[name] = env[name].trim()
    if (env[name] && !read[name]) problems.push(`${name} is blank`)
    if (!file) continue
    if (env[name]) problems.push(`${name} and ${name}_FILE cannot both be set`)
    try {
      read[name] = readFileSync(file, 'utf8').trim()
      if (!read[name]) problems.push(`${name}_FILE is empty`)
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`)
    }
  }
  return read
}

/** Reads a URL; returns null if it is missing or invalid. */
export function readUrl(env: EnvVars, problems: string[], name: string, protocols: string[]): string | null {
  const value = env[name]
  if (!value) return null
  const parsed = parseUrl(value)
  if (protocols.includes(parsed?.protocol ?? '')) return value
  const begins = protocols.some((protocol) => value.startsWith(`${protocol}//`))
  problems.push(
    !parsed && begins
      ? `${name} must be a complete URL, in whose user and password characters such as # and / are encoded (%23, %2F)`
      : `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  )
  return null
}

/** Returns an address to which paths can be appended. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
