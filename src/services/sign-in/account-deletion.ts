import type { RecordChange } from '../../context.ts'
import { type Database, transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'
import { lockSessions } from '../people/sessions.ts'
import { erase } from './erasure.ts'

/**
 * Deletes an account, and with it what is kept about the person (see `erase`). Its address is free for a new
 * account. What the person writes at the same moment is there before it and erased, or is refused. The row stays,
 * empty, for what refers to it. Throws ownsStores while the person owns an open store.
 */
export async function deleteAccount(
  db: Database,
  record: RecordChange,
  { id }: { id: string },
): Promise<null> {
  return transaction(db, async (tx) => {
    await lockSessions(tx, id)
    const account = await tx('users')
      .where({ id, deleted_at: null })
      .whereNotNull('email')
      .forUpdate()
      .first<{ email: string } | undefined>('email')
    if (!account) throw new Refusal('authenticationRequired')
    const owned = await tx('shops').where({ owner_id: id, closed_at: null }).first('id')
    if (owned) throw new Refusal('ownsStores')
    await erase(tx, record, { id, email: account.email })
    return null
  })
}
