import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isVapidPair, newVapidKeys, type Vapid } from '../base/vapid.ts'
import { type EnvVars, SettingError } from './reader.ts'
import type { Config, JwtSecrets } from './settings.ts'

const secretNames = ['JWT_SECRET', 'VAULT_KEYS', 'SANDBOX_SECRET_KEY', 'SANDBOX_CALLBACK_SECRET'] as const

export type Secrets = Record<(typeof secretNames)[number], string>

/** Reads the secrets: settings in production; elsewhere generated once and kept in the data folder. */
export function readSecrets(
  env: EnvVars,
  production: boolean,
  dataFolder: string,
  problems: string[],
): Secrets {
  const kept: Partial<Secrets> = production ? {} : keptIn(dataFolder, 'secrets.json', newSecrets)
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, env[name] || kept[name] || '']),
  ) as Secrets
  if (production) {
    for (const name of ['JWT_SECRET', 'VAULT_KEYS'] as const) {
      if (!env[name]) problems.push(`${name} is required in production`)
    }
  }
  return secrets
}

/**
 * Parses the secrets of tokens, codes and links, newest first: the first signs and all verify, so a new one can be
 * prepended without signing anybody out.
 */
export function readJwtSecrets(text: string, problems: string[]): JwtSecrets {
  const [first = '', ...former] = text.split(',').map((secret) => secret.trim())
  if (text && [first, ...former].some((secret) => secret.length < 32))
    problems.push('JWT_SECRET must be at least 32 characters, or several such, separated by commas')
  return [first, ...former]
}

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

/**
 * Reads the VAPID settings, all three or none. Without them, production has no push messages; elsewhere they are
 * generated once.
 */
export function readVapid(
  env: EnvVars,
  production: boolean,
  dataFolder: string,
  problems: string[],
): Vapid | null {
  const missing = vapidNames.filter((name) => !env[name])
  if (missing.length === vapidNames.length) {
    if (production) return null
    return {
      ...keptIn(dataFolder, 'vapid.json', newVapidKeys),
      subject: 'mailto:no-reply@storefront.example',
    }
  }
  const vapid = {
    publicKey: env.VAPID_PUBLIC_KEY ?? '',
    privateKey: env.VAPID_PRIVATE_KEY ?? '',
    subject: env.VAPID_SUBJECT ?? '',
  }
  if (missing.length > 0)
    problems.push(`${missing.join(' and ')} must be set together with the other VAPID settings`)
  else if (!isVapidPair(vapid)) {
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of P-256 keys in base64url')
  } else if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(vapid.subject)) {
    problems.push('VAPID_SUBJECT must start with mailto: or https://')
  }
  return vapid
}

function keptIn<T extends object>(dataFolder: string, name: string, make: () => T): T {
  const file = join(dataFolder, name)
  const made = make()
  let text: string
  try {
    mkdirSync(dataFolder, { recursive: true })
    if (!existsSync(file)) keepNew(file, made)
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new SettingError(`the data folder ${dataFolder} cannot be used: ${(error as Error).message}`)
  }
  const kept = objectIn(text)
  if (Object.keys(made).some((member) => !kept[member]))
    throw new SettingError(
      `${file} is damaged: put it back from a copy, or delete the whole data folder to start afresh`,
    )
  return kept as T
}

/** JSON.parse's own message would show part of the secrets. */
function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Writes the file whole or not at all; of several processes starting at once, one wins. */
function keepNew(file: string, made: object): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function newSecrets(): Secrets {
  return {
    JWT_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SANDBOX_SECRET_KEY: `sk_sandbox_${randomBytes(16).toString('hex')}`,
    SANDBOX_CALLBACK_SECRET: randomBytes(32).toString('hex'),
  }
}

/** Parses `id:key,…`, newest first, with distinct ids: every secret names the id of its key. */
export function readVaultKeys(text: string, problems: string[]): Config['vaultKeys'] {
  const keys = text.split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.trim().split(':')
    return { id, key: Buffer.from(base64, 'base64') }
  })
  if (text && keys.some(({ id, key }) => !/^\w+$/.test(id) || key.length !== 32)) {
    problems.push('VAULT_KEYS must look like id:key,id:key with each key 32 bytes in base64')
  }
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    problems.push('VAULT_KEYS must give each key an id of its own')
  }
  return keys
}
