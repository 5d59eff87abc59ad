import { resolve } from 'node:path'
import {
  defaultBaseDomains,
  readBaseDomains,
  readPaystack,
  readRedisUrl,
  readS3,
  readServers,
  readShippo,
  readStripe,
} from './config/providers.ts'
import { type EnvVars, reader, SettingError } from './config/reader.ts'
import { readSecrets, readVapid, readVaultKeys } from './config/secrets.ts'
import type { S3Settings } from './gateways/files/s3.ts'
import type { Vapid } from './vapid.ts'

export { SettingError }

/** Every setting of the service, read once at start. */
export interface Config {
  production: boolean
  role: 'all' | 'api' | 'worker'
  host: string
  ports: { store: number; apps: number; console: number; sandbox: number; courier: number; database: number }
  /** null: metrics and health are served on the ports of the surfaces alone, of which a worker has none. */
  metricsPort: number | null
  /** null: the embedded PostgreSQL under `dataFolder`. */
  databaseUrl: string | null
  databasePool: number
  dataFolder: string
  /** The public address of each surface: used in links, never for routing. */
  publicUrls: { store: string; apps: string; console: string }
  jwtSecret: string
  /** AES-256 keys by id, newest first: the first encrypts, all decrypt. */
  vaultKeys: { id: string; key: Buffer }[]
  /** null: e-mails are kept in the mailbox. */
  smtpUrl: string | null
  mailFrom: string
  /** null: there are no push messages (in production without keys). */
  vapid: Vapid | null
  /** null: addresses are suggested from the bundled country data. */
  photonUrl: string | null
  /** null: stores offer their own flat rates only. `url` null: Shippo's own address. */
  shippo: { token: string; url: string | null } | null
  /** null: files are stored in the data folder. */
  s3: S3Settings | null
  /** The largest file that can be uploaded. */
  uploadMegabytes: number
  /** null: each process throttles on its own. */
  redisUrl: string | null
  trustProxy: string | null
  /**
   * How long /readyz answers 503 before a stopping process closes its ports, so that a load balancer notices.
   */
  drainSeconds: number
  allowPrivateWebhooks: boolean
  /**
   * The domains under which stores of a type (`*`: all) can claim a name, with the label that the merchant
   * reads.
   */
  baseDomains: {
    type: '*' | 'digital' | 'ecommerce' | 'restaurant' | 'business'
    domain: string
    label: string
  }[]
  /** The host that custom domains point to with their CNAME record. */
  domainTarget: string
  /** null: the machine's own DNS servers. */
  dnsServers: string[] | null
  limits: Limits
  /** The sandbox card provider; null where it is switched off (in production without SANDBOX_URL). */
  sandbox: { url: string; secretKey: string; callbackSecret: string; embedded: boolean } | null
  /**
   * The sandbox courier, which dispatches parcels; null where it is switched off (in production without
   * COURIER_URL).
   */
  courier: { url: string; secretKey: string; embedded: boolean } | null
  /** null: cards are not charged by Stripe. `url` is null for Stripe itself. */
  stripe: { secretKey: string; webhookSecret: string; url: string | null } | null
  /** null: cards are not charged by Paystack. */
  paystack: { secretKey: string; url: string } | null
  logLevel: string
}

/** Limits are a rate per second with a burst, or a number in a window; 0 switches a limit off. */
export interface Limits {
  storeRate: number
  storeBurst: number
  signInPerMinute: number
  codesPerHourAndAddress: number
  codesPerHourAndIp: number
}

/** Reads and checks every setting. Throws a SettingError that lists all invalid ones. */
export function readConfig(env: EnvVars): Config {
  const problems: string[] = []
  const read = reader(env, problems)
  const production = env.NODE_ENV === 'production'
  const dataFolder = resolve(read.text('DATA_FOLDER', '.data'))
  const ports = {
    store: read.integer('STORE_PORT', 4000, 0, 65535),
    apps: read.integer('APPS_PORT', 4001, 0, 65535),
    console: read.integer('CONSOLE_PORT', 4002, 0, 65535),
    sandbox: read.integer('SANDBOX_PORT', 4003, 0, 65535),
    courier: read.integer('COURIER_PORT', 4004, 0, 65535),
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
  const courierUrl = read.url('COURIER_URL', ['http:', 'https:'])
  const config: Config = {
    production,
    role,
    host: read.text('HOST', '0.0.0.0'),
    ports,
    metricsPort: env.METRICS_PORT ? read.integer('METRICS_PORT', 0, 0, 65535) : null,
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
    vapid: readVapid(env, production, dataFolder, problems),
    photonUrl: read.url('PHOTON_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    shippo: readShippo(read),
    s3: readS3(env, read, problems),
    uploadMegabytes: read.integer('UPLOAD_MEGABYTES', 500, 1, 5000),
    mailFrom: read.text('MAIL_FROM', 'Storefront <no-reply@storefront.example>'),
    redisUrl: readRedisUrl(env, problems),
    trustProxy: read.text('TRUST_PROXY', '') || null,
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 0, 300),
    allowPrivateWebhooks: read.flag('ALLOW_PRIVATE_WEBHOOKS'),
    baseDomains: readBaseDomains(read.text('BASE_DOMAINS', defaultBaseDomains), problems),
    domainTarget: read.text('DOMAIN_TARGET', 'stores.localhost').toLowerCase(),
    dnsServers: readServers(read.text('DNS_SERVERS', ''), problems),
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
    courier:
      production && !courierUrl
        ? null
        : {
            url: courierUrl ?? `http://localhost:${ports.courier}`,
            secretKey: secrets.SANDBOX_SECRET_KEY,
            embedded: courierUrl === null,
          },
    stripe: readStripe(read, problems),
    paystack: readPaystack(read),
    logLevel: read.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  }
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return config
}
