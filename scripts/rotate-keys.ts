/**
 * `make rotate-keys`: encrypts every secret in the database of DATABASE_URL with the newest key of
 * VAULT_KEYS. The older keys must still be in the list; they can be removed once every process runs with the
 * new list and this finds nothing more.
 */
import { reader, SettingError, withFiles } from '../src/config/reader.ts'
import { readVaultKeys } from '../src/config/secrets.ts'
import { checkDatabase } from '../src/db/check.ts'
import { openDatabase } from '../src/db/database.ts'
import { rotateKeys } from '../src/services/shared/key-rotation.ts'
import { createVault } from '../src/vault.ts'

try {
  const problems: string[] = []
  const env = withFiles(process.env, problems)
  const name = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const databaseUrl = reader(env, problems).url(name, ['postgres:', 'postgresql:'])
  const vaultKeys = readVaultKeys(env.VAULT_KEYS ?? '', problems)
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  if (!databaseUrl) throw new Error('set DATABASE_URL to the database whose secrets are to be sealed anew')
  if (!env.VAULT_KEYS) throw new Error('set VAULT_KEYS: the new key first, then those that are in use')
  const db = openDatabase(databaseUrl, 2, 'storefront rotate-keys')
  try {
    await checkDatabase(db, databaseUrl)
    const { resealed, unreadable } = await rotateKeys(db, createVault(vaultKeys))
    console.log(`${resealed} secrets are now sealed with the key ${vaultKeys[0]!.id}`)
    for (const secret of unreadable) console.error(`no key opens ${secret}`)
    // This does not call process.exit(), which would lose output that a pipe has not read yet.
    if (unreadable.length > 0) process.exitCode = 1
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
