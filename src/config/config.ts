import { resolve } from 'node:path'
import { readDatabase } from './database.ts'
import { readLimits } from './limits.ts'
import { productionProblems } from './production.ts'
import {
  defaultBaseDomains,
  readBaseDomains,
  readDomainTarget,
  readMailFrom,
  readPaystack,
  readRedisUrl,
  readS3,
  readSandbox,
  readServers,
  readShippo,
  readSmtpUrl,
  readStripe,
} from './providers.ts'
import { readTrustProxy } from './proxies.ts'
import { type EnvVars, reader, SettingError, withFiles, withoutSlash } from './reader.ts'
import { readJwtSecrets, readSecrets, readVapid, readVaultKeys } from './secrets.ts'
import { readSecurity } from './security-contact.ts'
import type { Config, JwtSecrets, Limits } from './settings.ts'

export type { Config, JwtSecrets, Limits }
export { SettingError }

/** Reads and checks every setting; throws a SettingError that names all invalid ones. */
export function readConfig(given: EnvVars): Config {
  const problems: string[] = []
  const env = withFiles(given, problems)
  const read = reader(env, problems)
  if (!env.NODE_ENV) problems.push('NODE_ENV must be set: production, development or test')
  const production =
    read.oneOf('NODE_ENV', ['production', 'development', 'test'] as const, 'production') === 'production'
  const dataFolder = resolve(read.text('DATA_FOLDER', '.data'))
  const ports = {
    store: read.integer('STORE_PORT', 4000, 0, 65535),
    apps: read.integer('APPS_PORT', 4001, 0, 65535),
    console: read.integer('CONSOLE_PORT', 4002, 0, 65535),
    sandbox: read.integer('SANDBOX_PORT', 4003, 0, 65535),
    courier: read.integer('COURIER_PORT', 4004, 0, 65535),
    database: read.integer('EMBEDDED_DATABASE_PORT', 4005, 0, 65535),
    storefront: read.integer('STOREFRONT_PORT', 4020, 0, 65535),
  }
  const database = readDatabase(env, read, production, problems)
  if (problems.length > 0) throw new SettingError(problems.join('; '))

  const secrets = readSecrets(env, production, dataFolder, problems)
  const config: Config = {
    production,
    ...database,
    host: read.text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    ports,
    metricsPort: env.METRICS_PORT ? read.integer('METRICS_PORT', 0, 0, 65535) : null,
    metricsHost: read.text('METRICS_HOST', '127.0.0.1'),
    databaseRoute: {
      pooler: database.databaseDirectUrl !== null,
      preparedStatements: env.PREPARED_STATEMENTS ? read.flag('PREPARED_STATEMENTS') : true,
    },
    databasePool: read.integer('DATABASE_POOL', 10, 2, 1000),
    cacheMegabytes: read.integer('CACHE_MEGABYTES', 64, 0, 4096),
    dataFolder,
    publicUrls: {
      store: read.address('STORE_URL', ports.store),
      apps: read.address('APPS_URL', ports.apps),
      console: read.address('CONSOLE_URL', ports.console),
    },
    security: readSecurity(read, problems),
    jwtSecrets: readJwtSecrets(secrets.JWT_SECRET, problems),
    vaultKeys: readVaultKeys(secrets.VAULT_KEYS, problems),
    smtpUrl: readSmtpUrl(read, production, problems),
    smtpPlain: read.flag('SMTP_PLAIN'),
    smtpConnections: {
      codes: read.integer('SMTP_CODE_CONNECTIONS', 10, 1, 1000),
      mails: read.integer('SMTP_CONNECTIONS', 50, 1, 1000),
    },
    vapid: readVapid(env, production, dataFolder, problems),
    viesUrl: withoutSlash(read.url('VIES_URL', ['http:', 'https:']) ?? '') || null,
    photonUrl: read.url('PHOTON_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    shippo: readShippo(read),
    s3: readS3(read, problems),
    uploadMegabytes: read.integer('UPLOAD_MEGABYTES', 500, 1, 5000),
    storageGigabytes: read.integer('STORAGE_GIGABYTES', 10, 1, 1_000_000),
    ownerStorageGigabytes: read.integer('STORAGE_GIGABYTES_PER_OWNER', 50, 1, 1_000_000),
    freeDiskMegabytes: read.integer('FREE_DISK_MEGABYTES', 1024, 0, 100_000_000),
    mailFrom: readMailFrom(read.text('MAIL_FROM', 'Storefront <no-reply@storefront.example>'), problems),
    redisUrl: readRedisUrl(env, problems),
    trustProxy: readTrustProxy(read.text('TRUST_PROXY', ''), problems),
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 0, 300),
    allowPrivateWebhooks: read.flag('ALLOW_PRIVATE_WEBHOOKS'),
    baseDomains: readBaseDomains(read.text('BASE_DOMAINS', defaultBaseDomains), problems),
    domainTarget: readDomainTarget(read.text('DOMAIN_TARGET', 'stores.localhost'), problems),
    dnsServers: readServers(read.text('DNS_SERVERS', ''), problems),
    openStores: read.oneOf('OPEN_STORES', ['open', 'invited', 'closed'] as const, 'open'),
    limits: readLimits(read),
    ...readSandbox(read, secrets, ports, problems),
    stripeUrl: read.url('STRIPE_URL', ['http:', 'https:']),
    stripe: readStripe(read, problems),
    paystack: readPaystack(read),
    otlpEndpoint: withoutSlash(read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']) ?? '') || null,
    logLevel: read.oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  }
  if (production) problems.push(...productionProblems(env, config))
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return config
}
