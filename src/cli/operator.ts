import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RecordChange } from '../base/context.ts'
import { createVault, type Vault } from '../base/vault.ts'
import { SettingError } from '../config/reader.ts'
import { readSecrets, readVaultKeys } from '../config/secrets.ts'
import { type Transaction, transaction } from '../db/database.ts'
import { recordAsOperator } from '../events/record.ts'
import { settings, withDatabase } from './database.ts'

/** Makes a change in one transaction, recorded in the operator's name. */
export function change<T>(
  { operator }: { operator: string },
  work: (tx: Transaction, record: RecordChange) => Promise<T>,
): Promise<T> {
  return withDatabase('operator', (db) => transaction(db, (tx) => work(tx, recordAsOperator(operator))))
}

/** Returns the vault of VAULT_KEYS. */
export function vault(): Vault {
  return createVault(vaultKeys())
}

/**
 * Returns the keys of VAULT_KEYS, newest first, or those that a developer's service keeps in its data folder; throws a
 * SettingError if they are missing or wrong.
 */
export function vaultKeys() {
  const env = settings()
  const problems: string[] = []
  const folder = resolve(env.DATA_FOLDER || '.data')
  const text = existsSync(join(folder, 'secrets.json'))
    ? readSecrets(env, false, folder, problems).VAULT_KEYS
    : env.VAULT_KEYS
  if (!text) throw new SettingError('set VAULT_KEYS to the keys of the service, newest first')
  const keys = readVaultKeys(text, problems)
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return keys
}
