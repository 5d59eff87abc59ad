import type { Command } from 'commander'
import { createVault } from '../../base/vault.ts'
import { rotateKeys } from '../../services/shared/key-rotation.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { vaultKeys } from '../operator.ts'
import { counted } from '../output.ts'

/**
 * The older keys must still be in VAULT_KEYS; remove them once every process runs with the new list and this finds
 * nothing more.
 */
export function defineRotateKeys(command: Command): void {
  command.action(
    printing(async () => {
      const keys = vaultKeys()
      const { resealed, unreadable } = await withDatabase('rotate-keys', (db) =>
        rotateKeys(db, createVault(keys)),
      )
      return {
        data: { key: keys[0]!.id, resealed, unreadable },
        text: `${counted(resealed, 'secret is', 'secrets are')} now sealed with the key ${keys[0]!.id}`,
        warnings: unreadable.map((secret) => `no key opens ${secret}`),
        failed: unreadable.length > 0,
      }
    }),
  )
}
