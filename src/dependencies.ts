import { join } from 'node:path'
import type { Logger } from 'pino'
import { createVault, type Vault } from './base/vault.ts'
import type { Config } from './config/config.ts'
import { photonProvider } from './gateways/addresses/photon.ts'
import type { AddressProvider } from './gateways/addresses/provider.ts'
import type { DispatchProvider } from './gateways/couriers/dispatch.ts'
import type { CourierProvider } from './gateways/couriers/provider.ts'
import { sandboxDispatch } from './gateways/couriers/sandbox/provider.ts'
import { shippoDispatch } from './gateways/couriers/shippo-dispatch.ts'
import { type TxtLookup, txtLookup } from './gateways/dns/txt.ts'
import { diskStore } from './gateways/files/disk.ts'
import type { FileStore } from './gateways/files/store.ts'
import { paystackProvider } from './gateways/payments/paystack/provider.ts'
import type { CardProvider } from './gateways/payments/provider.ts'
import { sandboxProvider } from './gateways/payments/sandbox/provider.ts'
import { PushHosts } from './gateways/push/hosts.ts'
import type { TaxRegister } from './gateways/tax-numbers/register.ts'
import { viesRegister } from './gateways/tax-numbers/vies.ts'
import type { TaxProvider } from './gateways/taxes/provider.ts'
import { taxProviders } from './gateways/taxes/providers.ts'
import { Buckets } from './gateways/throttle/buckets.ts'
import type { SharedBuckets } from './gateways/throttle/redis.ts'

/** Dependencies of handlers and jobs besides the database; passed by name, never looked up. */
export interface Dependencies {
  config: Config
  log: Logger
  vault: Vault
  /** The configured providers, by name. */
  cardProviders: Record<string, CardProvider>
  /** The configured providers of rates and labels, by name. */
  couriers: Record<string, CourierProvider>
  /** The configured couriers that collect parcels, by name; the preferred one first. */
  dispatchers: Record<string, DispatchProvider>
  /** The providers of taxes that stores can choose, by name. */
  taxProviders: Record<string, TaxProvider>
  /** null: no address provider. */
  addresses: AddressProvider | null
  /** The register of tax numbers; null if none is asked. */
  taxRegister: TaxRegister | null
  /** The storage of digital products' files and of pictures. */
  files: FileStore
  /** Looks up DNS records, which prove domains. */
  resolveTxt: TxtLookup
  /** null: each process throttles independently. */
  buckets: SharedBuckets | null
  /** Counts the calls to paid or shared systems, in `buckets` if there are any. */
  callBudget: Buckets
  /** Limits the push messages that this process sends to each host. */
  pushHosts: PushHosts
  /** Aborts once the process is asked to stop: it accepts no new work, and /readyz says so. */
  stopping: AbortSignal
}

/**
 * Opens the configured gateways. Gateways with an SDK load only if configured: all of them would take a quarter of the
 * start-up time.
 */
export async function createDependencies(
  config: Config,
  log: Logger,
  stopping = new AbortController().signal,
): Promise<Dependencies> {
  const cardProviders: Dependencies['cardProviders'] = {}
  if (config.stripe) {
    const { stripeProvider } = await import('./gateways/payments/stripe/provider.ts')
    cardProviders.stripe = stripeProvider(config.stripe)
  }
  if (config.paystack) cardProviders.paystack = paystackProvider(config.paystack)
  if (config.sandbox) cardProviders.sandbox = sandboxProvider(config.sandbox)
  const couriers: Dependencies['couriers'] = {}
  const dispatchers: Dependencies['dispatchers'] = {}
  if (config.shippo) {
    const { shippoProvider } = await import('./gateways/couriers/shippo.ts')
    couriers.shippo = shippoProvider({ ...config.shippo, log })
    dispatchers.shippo = shippoDispatch(couriers.shippo)
  }
  if (config.courier) dispatchers.sandbox = sandboxDispatch(config.courier)
  const addresses = config.photonUrl ? photonProvider({ url: config.photonUrl }) : null
  const taxRegister = config.viesUrl ? viesRegister({ url: config.viesUrl }) : null
  const [vault, resolveTxt] = [createVault(config.vaultKeys), txtLookup(config.dnsServers)]
  const buckets = await openBuckets(config, log)
  const files = await openFiles(config)
  const callBudget = new Buckets(buckets)
  const pushHosts = new PushHosts(config.limits.pushCallsPerSecond)
  const gateways = {
    cardProviders,
    couriers,
    dispatchers,
    addresses,
    taxRegister,
    files,
    resolveTxt,
    buckets,
    callBudget,
    taxProviders: taxProviders(config),
  }
  return { config, log, vault, ...gateways, pushHosts, stopping }
}

async function openBuckets({ redisUrl, role }: Config, log: Logger): Promise<SharedBuckets | null> {
  if (!redisUrl || role === 'worker') return null
  const { redisBuckets } = await import('./gateways/throttle/redis.ts')
  return redisBuckets({ url: redisUrl, log })
}

/** Opens the file store: the configured bucket, or a folder. */
export async function openFiles({ s3, dataFolder }: Config): Promise<FileStore> {
  if (!s3) return diskStore(join(dataFolder, 'files'))
  const { S3Store } = await import('./gateways/files/s3.ts')
  return new S3Store(s3)
}
