import type { RecordChange, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { lockSessions } from '../people/sessions.ts'
import { erase } from './erasure.ts'
import { ofConsole } from './personal-data/console.ts'
import { ofShoppers } from './personal-data/shoppers.ts'

type Account = Parameters<typeof erase>[2]

/**
 * Deletes an account and the data about its person (see `erase`). Its address becomes free for a new account. A row
 * that the person writes at the same moment is either erased too or refused. The account's row stays, empty, for the
 * rows that refer to it. Throws ownsStores while the person owns an open store, and authenticationRequired if the
 * account no longer exists.
 */
export function deleteAccount(db: Database, record: RecordChange, { id }: { id: string }): Promise<null> {
  return transaction(db, async (tx) => {
    await erase(tx, record, await lockAccount(tx, id))
    return null
  })
}

/**
 * Deletes an account like `deleteAccount`, from a page of a store: its merchant decides what runs there, so it must not
 * delete data of other stores or of the console (decision a-stores-page-sees-and-deletes-only-its-own). Throws
 * ownsStores, usedElsewhere and authenticationRequired.
 */
export function deleteShopper(
  db: Database,
  record: RecordChange,
  { id, sessionShopId }: Shopper,
  shop: { id: string } | null,
): Promise<null> {
  return transaction(db, async (tx) => {
    const account = await lockAccount(tx, id)
    if (await isUsedOutside(tx, account, sessionShopId ?? shop?.id ?? null))
      throw new Refusal('usedElsewhere')
    await erase(tx, record, account)
    return null
  })
}

/** Locks an account and its sessions: no personal data is added until the transaction ends. */
async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  await lockSessions(tx, id)
  const account = await tx('users')
    .where({ id, deleted_at: null })
    .whereNotNull('email')
    .forUpdate()
    .first<Account | undefined>('id', 'email')
  if (!account) throw new Refusal('authenticationRequired')
  const owned = await tx('shops').where({ owner_id: id, closed_at: null }).first('id')
  if (owned) throw new Refusal('ownsStores')
  return account
}

const usedOutside = [
  ...ofShoppers.map(
    ({ table, of }) => `select from ${table} where shop_id is distinct from :shopId and (${of})`,
  ),
  ...ofConsole.map(({ table, of }) => `select from ${table} where ${of}`),
].map((rows) => `exists (${rows})`)

async function isUsedOutside(
  tx: Transaction,
  { id, email }: Account,
  shopId: string | null,
): Promise<boolean> {
  const values = { userId: id, email, shopId } as Record<string, string>
  const { rows } = await tx.raw(`select ${usedOutside.join(' or ')} as used`, values)
  return rows[0].used
}
