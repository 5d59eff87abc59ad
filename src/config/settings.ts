import type { Vapid } from '../base/vapid.ts'
import type { Route } from '../db/database.ts'
import type { S3Settings } from '../gateways/files/s3.ts'

/** Every setting of the service, read once at start. */
export interface Config {
  production: boolean
  role: 'all' | 'api' | 'worker'
  host: string
  ports: Record<'store' | 'apps' | 'console' | 'sandbox' | 'courier' | 'database' | 'storefront', number>
  /** null: figures and health are on the ports of the surfaces alone, of which a worker has none. */
  metricsPort: number | null
  /** null: the embedded PostgreSQL under `dataFolder`. */
  databaseUrl: string | null
  /** Leads past the pooler; null: there is none. */
  databaseDirectUrl: string | null
  /** The route to the database; DATABASE_DIRECT_URL says that DATABASE_URL leads through a pooler. */
  databaseRoute: Route
  databasePool: number
  /** The megabytes of this process that cached replies may take up; 0: none is cached. */
  cacheMegabytes: number
  dataFolder: string
  /** The address at which the outside world reaches each surface: used in links, never for routing. */
  publicUrls: { store: string; apps: string; console: string }
  jwtSecrets: JwtSecrets
  /** AES-256 keys by id, newest first: the first encrypts, all decrypt. */
  vaultKeys: { id: string; key: Buffer }[]
  /** null: e-mails go to the mailbox. */
  smtpUrl: string | null
  /** True if e-mails may go to a server that offers no encryption. */
  smtpPlain: boolean
  /** The most connections of a worker to the SMTP server: for one-time codes, and for all other e-mails. */
  smtpConnections: { codes: number; mails: number }
  mailFrom: string
  /** null: there are no push messages (production without keys). */
  vapid: Vapid | null
  /** null: addresses are suggested from the bundled country data. */
  photonUrl: string | null
  /** null: stores have their own flat rates alone. `url` null: Shippo's own address. */
  shippo: { token: string; url: string | null } | null
  /** null: files are in the data folder. */
  s3: S3Settings | null
  /** The largest file that can be uploaded. */
  uploadMegabytes: number
  /** The most that all files of a store may take up together. */
  storageGigabytes: number
  /** null: each process throttles for itself. */
  redisUrl: string | null
  /** The `trust proxy` setting of Express: addresses and networks, the number of proxies, or every one. null: none. */
  trustProxy: string | number | true | null
  /**
   * The time for which /readyz says 503 before a stopping process closes its ports, so that a load balancer sees it.
   */
  drainSeconds: number
  allowPrivateWebhooks: boolean
  /** The domains under which stores of a type (`*`: all) can claim a name; the merchant reads the label. */
  baseDomains: {
    type: '*' | 'digital' | 'ecommerce' | 'restaurant' | 'business'
    domain: string
    label: string
  }[]
  /** The host that own domains lead to by their CNAME record. */
  domainTarget: string
  /** null: those of the machine. */
  dnsServers: string[] | null
  /** The people who may open stores: everybody, those whom the operator has invited, or nobody. */
  openStores: 'open' | 'invited' | 'closed'
  limits: Limits
  /** The sandbox card provider; null where it is switched off. */
  sandbox: { url: string; secretKey: string; callbackSecret: string; embedded: boolean } | null
  /** The sandbox courier that parcels are dispatched by; null where it is switched off. */
  courier: { url: string; secretKey: string; embedded: boolean } | null
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

/** Rates are per second and burst, or a number in a window; 0 switches a limit off. */
export interface Limits {
  storeRate: number
  storeBurst: number
  /** Of a store's calls, those of one network address. */
  addressRate: number
  addressBurst: number
  signInPerMinute: number
  /** Looking for an order by its number and this e-mail address, from one network address. */
  trackingPerHour: number
  /** Codes of coupons that do not exist, from all guests, or all accounts, at one network address at a store. */
  wrongCouponsPerHour: number
  codesPerHourAndAddress: number
  codesPerHourAndIp: number
  codesPerDayAndAddress: number
  wrongCodesPerHourAndIp: number
  /** The most card tries, and the seconds after which a provider is asked again about a payment. */
  cardTriesPerOrder: number
  cardTriesPerHourAndAddress: number
  paymentLookUpSeconds: number
  /** Open orders of one shopper, or of all guests at one address, at a store. */
  unpaidOrdersPerShopper: number
  unpaidOrdersPerAddress: number
  /** Stores that one account can open, also those that it has closed. */
  storesPerOwner: number
  /** E-mails that strangers can cause: to one recipient by all stores, by one network, and by one store. */
  mailsPerHourAndRecipient: number
  mailsPerHourAndAddress: number
  mailsPerHourAndStore: number
}
