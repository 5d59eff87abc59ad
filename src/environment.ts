import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createVault, type Vault } from './vault.ts'

/** What handlers and jobs need beside the database: passed to them by name, never looked up. */
export interface Environment {
  config: Config
  log: Logger
  vault: Vault
}

export function createEnvironment(config: Config, log: Logger): Environment {
  return { config, log, vault: createVault(config.vaultKeys) }
}
