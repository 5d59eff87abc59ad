import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Config } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'

/**
 * Throws storesClosed if nobody may open a store, merchantNotInvited if only people invited by an operator may and this
 * person is not one of them (decision opening-stores-is-a-setting), and tooManyStores for a person who owns the maximum
 * for one account (decision an-account-opens-100-stores). Existing stores stay open.
 */
export async function requireMayOpen(
  tx: Transaction,
  { openStores, limits: { storesPerOwner: most } }: Pick<Config, 'openStores' | 'limits'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (openStores === 'closed') throw new Refusal('storesClosed')
  if (openStores === 'invited' && !(await tx('invited_merchants').where({ email }).first('email')))
    throw new Refusal('merchantNotInvited')
  if (most === 0) return
  // Parallel openings queue here, so the limit is exact.
  await tx('users').where({ id }).forNoKeyUpdate().first('id')
  const owned = await tx('shops').where({ owner_id: id }).limit(most).pluck('id')
  if (owned.length >= most) throw new Refusal('tooManyStores', { values: { most } })
}

/** An e-mail address that may open stores while OPEN_STORES is `invited`. */
export interface InvitedMerchant {
  email: string
  createdAt: string
}

/** Returns the invited addresses, newest first. */
export function listInvited(db: Database): Promise<InvitedMerchant[]> {
  return db('invited_merchants')
    .orderBy([{ column: 'created_at', order: 'desc' }, 'email'])
    .select<InvitedMerchant[]>({ email: 'email', createdAt: 'created_at' })
}

/** Allows an address to open stores. Returns false, recording nothing, if it was already allowed. */
export async function inviteMerchant(tx: Transaction, record: RecordChange, email: string): Promise<boolean> {
  const invited = await tx('invited_merchants')
    .insert({ email })
    .onConflict('email')
    .ignore()
    .returning('email')
  return noteInvitation(tx, record, 'merchant.invited', email, invited.length)
}

/**
 * Stops allowing an address to open stores; its existing stores stay. Returns false, recording nothing, if it was not
 * allowed.
 */
export async function uninviteMerchant(
  tx: Transaction,
  record: RecordChange,
  email: string,
): Promise<boolean> {
  const removed = await tx('invited_merchants').where({ email }).delete()
  return noteInvitation(tx, record, 'merchant.uninvited', email, removed)
}

async function noteInvitation(
  tx: Transaction,
  record: RecordChange,
  action: 'merchant.invited' | 'merchant.uninvited',
  email: string,
  rows: number,
): Promise<boolean> {
  if (rows > 0) await record(tx, { shopId: null, action, name: email })
  return rows > 0
}
