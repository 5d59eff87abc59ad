import type { Vapid } from '../base/vapid.ts'
import type { Route } from '../db/database.ts'
import type { S3Settings } from '../gateways/files/s3.ts'

/** All settings of the service, read once at start. */
export interface Config {
  production: boolean
  role: 'all' | 'api' | 'worker'
  host: string
  ports: Record<'store' | 'apps' | 'console' | 'sandbox' | 'courier' | 'database' | 'storefront', number>
  /** null: metrics and health are served only on the surfaces' ports; a worker has none. */
  metricsPort: number | null
  /** The address of `metricsPort`. */
  metricsHost: string
  /** null: the embedded PostgreSQL under `dataFolder`. */
  databaseUrl: string | null
  /** Bypasses the pooler; null: there is none. */
  databaseDirectUrl: string | null
  /** How the database is reached; DATABASE_DIRECT_URL says that DATABASE_URL leads through a pooler. */
  databaseRoute: Route
  databasePool: number
  /** Megabytes that cached replies may occupy in this process; 0: no caching. */
  cacheMegabytes: number
  dataFolder: string
  /** Addresses at which the outside world reaches the surfaces: used in links, never for routing. */
  publicUrls: { store: string; apps: string; console: string }
  /** The contacts for vulnerabilities, and the days that security.txt is valid; null: there is no such file. */
  security: { contacts: string[]; policy: string | null; days: number } | null
  jwtSecrets: JwtSecrets
  /** AES-256 keys by id, newest first: the first encrypts, all decrypt. */
  vaultKeys: { id: string; key: Buffer }[]
  /** null: e-mails go to the mailbox. */
  smtpUrl: string | null
  /** True if e-mails may go to a server without encryption. */
  smtpPlain: boolean
  /** Maximum number of a worker's SMTP connections: for one-time codes, and for all other e-mails. */
  smtpConnections: { codes: number; mails: number }
  mailFrom: string
  /** null: no push messages (production without keys). */
  vapid: Vapid | null
  /** null: addresses are suggested from the bundled country data. */
  photonUrl: string | null
  /** Where the register of the EU's tax numbers is; null if none is asked. */
  viesUrl: string | null
  /** null: stores have only their own flat rates. `url` null: Shippo's own address. */
  shippo: { token: string; url: string | null } | null
  /** null: files are in the data folder. */
  s3: S3Settings | null
  /** Maximum size of an uploaded file. */
  uploadMegabytes: number
  /** Maximum total size of a store's files. */
  storageGigabytes: number
  /** Maximum total size of the files of all stores of an owner. */
  ownerStorageGigabytes: number
  /** No upload leaves the disk of the data folder less free. */
  freeDiskMegabytes: number
  /** null: each process throttles independently. */
  redisUrl: string | null
  /** Express' `trust proxy` setting: addresses and networks, the number of proxies, or every one. null: none. */
  trustProxy: string | number | true | null
  /** How long /readyz says 503 before a stopping process closes its ports, so that a load balancer notices. */
  drainSeconds: number
  allowPrivateWebhooks: boolean
  /** The domains under which stores of a type (`*`: all) can claim a name; the merchant reads the label. */
  baseDomains: {
    type: '*' | 'digital' | 'ecommerce' | 'restaurant' | 'business'
    domain: string
    label: string
  }[]
  /** The host that CNAME records of custom domains point to. */
  domainTarget: string
  /** null: the machine's own. */
  dnsServers: string[] | null
  /** Stores may be opened by everybody, by people whom the operator invited, or by nobody. */
  openStores: 'open' | 'invited' | 'closed'
  limits: Limits
  /** The sandbox card provider; null if switched off. */
  sandbox: { url: string; secretKey: string; callbackSecret: string; embedded: boolean } | null
  /** The sandbox courier that dispatches parcels; null if switched off. */
  courier: { url: string; secretKey: string; embedded: boolean } | null
  /** Where Stripe is, also for the taxes of stores; null for Stripe itself. */
  stripeUrl: string | null
  /** null: cards are not charged by Stripe. `url` is null for Stripe itself. */
  stripe: { secretKey: string; webhookSecret: string; url: string | null } | null
  /** null: cards are not charged by Paystack. */
  paystack: { secretKey: string; url: string } | null
  /** null: no traces are sent. */
  otlpEndpoint: string | null
  logLevel: string
}

/** The secrets of tokens, codes and links, newest first: the first signs, all verify. */
export type JwtSecrets = [string, ...string[]]

/** Rates are per second with a burst, or a number per window; 0 switches a limit off. */
export interface Limits {
  storeRate: number
  storeBurst: number
  /** Calls to a store from one network address. */
  addressRate: number
  addressBurst: number
  signInPerMinute: number
  /** Order look-ups by number and this e-mail address, from one network address. */
  trackingPerHour: number
  /** Unknown coupon codes tried at a store from one network address, by all guests or by all accounts. */
  wrongCouponsPerHour: number
  /** Calls to couriers, DNS, and the providers of addresses, cards and taxes that one shopper of a store can cause. */
  courierCallsPerHour: number
  addressCallsPerHour: number
  viesCallsPerHour: number
  paymentCallsPerHour: number
  dnsCallsPerHour: number
  taxCallsPerHour: number
  /** Push messages that a process sends to one host. */
  pushCallsPerSecond: number
  codesPerHourAndAddress: number
  codesPerHourAndIp: number
  codesPerDayAndAddress: number
  wrongCodesPerHourAndIp: number
  /** Maximum card tries, and the seconds before a provider is asked again about a payment. */
  cardTriesPerOrder: number
  cardTriesPerHourAndAddress: number
  paymentLookUpSeconds: number
  /** Open orders at a store, of one shopper or of all guests at one address. */
  unpaidOrdersPerShopper: number
  unpaidOrdersPerAddress: number
  /** Stores that one account can open, including those it has closed. */
  storesPerOwner: number
  /** E-mails that strangers can cause: to one recipient across all stores, from one network, and from one store. */
  mailsPerHourAndRecipient: number
  mailsPerHourAndAddress: number
  mailsPerHourAndStore: number
  /** Webhook calls to one host. */
  webhookCallsPerSecond: number
}
