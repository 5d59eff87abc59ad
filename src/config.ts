import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Every setting of the service, read once at start. */
export interface Config {
  production: boolean
  role: 'all' | 'api' | 'worker'
  host: string
  ports: { store: number; apps: number; console: number; sandbox: number; database: number }
  /** null: the embedded PostgreSQL under `dataFolder`. */
  databaseUrl: string | null
  databasePool: number
  dataFolder: string
  /** Where the outside world reaches each surface: used in links, never for routing. */
  publicUrls: { store: string; apps: string; console: string }
  jwtSecret: string
  /** AES-256 keys by id, newest first: the first encrypts, all decrypt. */
  vaultKeys: { id: string; key: Buffer }[]
  /** null: e-mails go to the mailbox. */
  smtpUrl: string | null
  mailFrom: string
  /** null: addresses are suggested from the bundled country data. */
  photonUrl: string | null
  trustProxy: string | null
  /** How long /readyz says 503 before a stopping process closes its ports, so that a load balancer sees it. */
  drainSeconds: number
  allowPrivateWebhooks: boolean
  limits: Limits
  /** The sandbox card provider; null where it is switched off (production without SANDBOX_URL). */
  sandbox: { url: string; secretKey: string; callbackSecret: string; embedded: boolean } | null
  logLevel: string
}

/** Rates are per second and burst, or a number in a window; 0 switches a limit off. */
export interface Limits {
  storeRate: number
  storeBurst: number
  signInPerMinute: number
  codesPerHourAndAddress: number
  codesPerHourAndIp: number
}

/** A setting that is missing or malformed: shown as one line, exit 1. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>

/** Reads and checks every setting; throws a SettingError that names all that are wrong. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const read = reader(env, problems)
  const production = env.NODE_ENV === 'production'
  const dataFolder = resolve(read.text('DATA_FOLDER', '.data'))
  const ports = {
    store: read.integer('STORE_PORT', 4000, 0, 65535),
    apps: read.integer('APPS_PORT', 4001, 0, 65535),
    console: read.integer('CONSOLE_PORT', 4002, 0, 65535),
    sandbox: read.integer('SANDBOX_PORT', 4003, 0, 65535),
    database: read.integer('EMBEDDED_DATABASE_PORT', 4005, 0, 65535),
  }
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  if (production && !databaseUrl) problems.push('DATABASE_URL is required in production')
  const role = read.oneOf('ROLE', ['all', 'api', 'worker'] as const, 'all')
  if (role !== 'all' && !databaseUrl)
    problems.push(`ROLE=${role} shares a database with others: set DATABASE_URL`)
  if (problems.length > 0) throw new SettingError(problems.join('; '))

  const secrets = readSecrets(env, production, dataFolder, problems)
  const sandboxUrl = read.url('SANDBOX_URL', ['http:', 'https:'])
  const config: Config = {
    production,
    role,
    host: read.text('HOST', '0.0.0.0'),
    ports,
    databaseUrl,
    databasePool: read.integer('DATABASE_POOL', 10, 2, 1000),
    dataFolder,
    publicUrls: {
      store: read.address('STORE_URL', ports.store),
      apps: read.address('APPS_URL', ports.apps),
      console: read.address('CONSOLE_URL', ports.console),
    },
    jwtSecret: secrets.JWT_SECRET,
    vaultKeys: readVaultKeys(secrets.VAULT_KEYS, problems),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    photonUrl: read.url('PHOTON_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    mailFrom: read.text('MAIL_FROM', 'Storefront <no-reply@storefront.example>'),
    trustProxy: read.text('TRUST_PROXY', '') || null,
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 0, 300),
    allowPrivateWebhooks: read.flag('ALLOW_PRIVATE_WEBHOOKS'),
    limits: {
      storeRate: read.integer('THROTTLE_STORE_RATE', 200, 0, 1_000_000),
      storeBurst: read.integer('THROTTLE_STORE_BURST', 400, 0, 1_000_000),
      signInPerMinute: read.integer('THROTTLE_SIGN_IN', 300, 0, 1_000_000),
      codesPerHourAndAddress: read.integer('CODES_PER_HOUR_AND_ADDRESS', 5, 0, 1_000_000),
      codesPerHourAndIp: read.integer('CODES_PER_HOUR_AND_IP', 100, 0, 1_000_000),
    },
    sandbox:
      production && !sandboxUrl
        ? null
        : {
            url: sandboxUrl ?? `http://localhost:${ports.sandbox}`,
            secretKey: secrets.SANDBOX_SECRET_KEY,
            callbackSecret: secrets.SANDBOX_CALLBACK_SECRET,
            embedded: sandboxUrl === null,
          },
    logLevel: read.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  }
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return config
}

function reader(env: Environment, problems: string[]) {
  return {
    text: (name: string, fallback: string) => env[name] || fallback,
    flag: (name: string) => {
      const value = env[name] ?? ''
      if (!['', '0', '1', 'true', 'false'].includes(value)) problems.push(`${name} must be true or false`)
      return value === '1' || value === 'true'
    },
    integer: (name: string, fallback: number, least: number, most: number) => {
      const text = env[name]
      if (!text) return fallback
      const value = Number(text)
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
    /** Where a surface is reached, without a slash at its end. */
    address: (name: string, port: number) =>
      (readUrl(env, problems, name, ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
  }
}

function readUrl(env: Environment, problems: string[], name: string, protocols: string[]): string | null {
  const value = env[name]
  if (!value) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  problems.push(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  return null
}

const secretNames = ['JWT_SECRET', 'VAULT_KEYS', 'SANDBOX_SECRET_KEY', 'SANDBOX_CALLBACK_SECRET'] as const
type Secrets = Record<(typeof secretNames)[number], string>

/** In production secrets are settings; elsewhere they are made once and kept in the data folder. */
function readSecrets(env: Environment, production: boolean, dataFolder: string, problems: string[]): Secrets {
  const kept = production ? {} : keptSecrets(dataFolder)
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, env[name] || kept[name] || '']),
  ) as Secrets
  if (production) {
    for (const name of ['JWT_SECRET', 'VAULT_KEYS'] as const) {
      if (!env[name]) problems.push(`${name} is required in production`)
    }
  }
  if (secrets.JWT_SECRET && secrets.JWT_SECRET.length < 32) {
    problems.push('JWT_SECRET must be at least 32 characters')
  }
  return secrets
}

function keptSecrets(dataFolder: string): Partial<Secrets> {
  const file = join(dataFolder, 'secrets.json')
  try {
    mkdirSync(dataFolder, { recursive: true })
    if (!existsSync(file)) keepNewSecrets(file)
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingError(`the data folder ${dataFolder} cannot be used: ${(error as Error).message}`)
  }
}

/** The file appears whole or not at all, and of several processes that start together one wins. */
function keepNewSecrets(file: string): void {
  const made = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SANDBOX_SECRET_KEY: `sk_sandbox_${randomBytes(16).toString('hex')}`,
    SANDBOX_CALLBACK_SECRET: randomBytes(32).toString('hex'),
  } satisfies Secrets
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

function readVaultKeys(text: string, problems: string[]): Config['vaultKeys'] {
  const keys = text.split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.trim().split(':')
    return { id, key: Buffer.from(base64, 'base64') }
  })
  if (text && keys.some(({ id, key }) => !/^\w+$/.test(id) || key.length !== 32)) {
    problems.push('VAULT_KEYS must look like id:key,id:key with each key 32 bytes in base64')
  }
  return keys
}
