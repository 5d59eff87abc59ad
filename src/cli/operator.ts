import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { InvalidArgumentError, Option } from 'commander'
import { SettingError } from '../config/reader.ts'
import { readSecrets, readVaultKeys } from '../config/secrets.ts'
import type { RecordChange } from '../context.ts'
import { type Transaction, transaction } from '../db/database.ts'
import { recordAsOperator } from '../events/record.ts'
import { createVault, type Vault } from '../vault.ts'
import { settings, withDatabase } from './database.ts'

/** Returns the option that names the operator for the log. */
export const operatorOption = () =>
  new Option('--operator <name>', 'your name for the log').default(userInfo().username)

/** Returns the option for the reason of a command, which must be given. */
export const reasonOption = (why: string) => new Option('--reason <text>', why).makeOptionMandatory()
export const limitOption = () =>
  new Option('--limit <count>', 'at most so many').default(100).argParser(wholeNumber)

/** Reads an argument that counts something. */
export function wholeNumber(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1) return count
  throw new InvalidArgumentError('It must be a whole number from 1.')
}

/** Changes something in one transaction, recorded in the operator's name. */
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
 * Returns the keys of VAULT_KEYS, newest first, or those that a service of a developer keeps in its data folder; throws
 * a SettingError where they are missing or wrong.
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
