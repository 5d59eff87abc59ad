import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createVault, type Vault } from './vault.ts'

/** What handlers and jobs need beside the database: passed to them by name, never looked up. */
export interface Environment {
  config: Config
  log: Logger
  vault: Vault
  /** Aborted once the process is asked to stop: it takes no new work, and /readyz says so. */
  stopping: AbortSignal
}

export function createEnvironment(
  config: Config,
  log: Logger,
  stopping = new AbortController().signal,
): Environment {
  return { config, log, vault: createVault(config.vaultKeys), stopping }
}
