import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { photonProvider } from './gateways/addresses/photon.ts'
import type { AddressProvider } from './gateways/addresses/provider.ts'
import type { CardProvider } from './gateways/payments/provider.ts'
import { sandboxProvider } from './gateways/payments/sandbox/provider.ts'
import { createVault, type Vault } from './vault.ts'

/** What handlers and jobs need beside the database: passed to them by name, never looked up. */
export interface Environment {
  config: Config
  log: Logger
  vault: Vault
  /** By name, the ones that are configured. */
  cardProviders: Record<string, CardProvider>
  /** null: no address provider is configured. */
  addresses: AddressProvider | null
  /** Aborted once the process is asked to stop: it takes no new work, and /readyz says so. */
  stopping: AbortSignal
}

export function createEnvironment(
  config: Config,
  log: Logger,
  stopping = new AbortController().signal,
): Environment {
  const cardProviders: Environment['cardProviders'] = {}
  if (config.sandbox) cardProviders.sandbox = sandboxProvider(config.sandbox)
  const addresses = config.photonUrl ? photonProvider({ url: config.photonUrl }) : null
  return { config, log, vault: createVault(config.vaultKeys), cardProviders, addresses, stopping }
}
