import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { examineKeys } from '../services/shared/key-rotation.ts'

/**
 * Says in the log which keys do not open what they have sealed: the jobs are what opens most of it, and would fail one by
 * one. A hundred secrets of each kind are enough for that (decision vault-keys-rotate-in-three-steps). No start fails
 * for it: a long table that has none may take the database too long.
 */
export async function reportUnopenedKeys(db: Database, { vault, log }: Dependencies): Promise<void> {
  try {
    const { unopened } = await examineKeys(db, vault, 100)
    if (unopened.length > 0)
      log.error(
        `VAULT_KEYS does not open what is sealed with ${unopened.join(' and ')}: see storefront doctor`,
      )
  } catch (error) {
    log.warn({ err: error }, 'it is not known whether VAULT_KEYS opens what is sealed')
  }
}
