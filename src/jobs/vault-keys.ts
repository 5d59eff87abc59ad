import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { examineKeys } from '../services/shared/key-rotation.ts'

/**
 * Logs which keys do not open what they have sealed: jobs open most of it, and would fail one by one. A hundred secrets
 * of each kind suffice for that (decision vault-keys-rotate-in-three-steps). It never fails a start: a long table
 * without secrets may take the database too long.
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
