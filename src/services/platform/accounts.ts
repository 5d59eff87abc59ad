import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { closeAllSessions } from '../people/sessions.ts'
import { namedBy } from '../shared/text-search.ts'

/** An account as operators see it. */
export interface PlatformAccount {
  id: string
  email: string
  name: string
  createdAt: string
  /** Null if it is not suspended. */
  suspendedAt: string | null
}

const columns = {
  id: 'id',
  email: 'email',
  name: 'name',
  createdAt: 'created_at',
  suspendedAt: 'disabled_at',
}

// Guests have no address.
const accounts = (db: Database) => db('users').whereNotNull('email').where({ deleted_at: null })

/** Selects accounts: those whose name or address contains a text, or suspended ones. */
export interface AccountFilter {
  search?: string
  suspended?: boolean
  limit: number
}

/** Returns accounts, newest first. */
export function listAccounts(
  db: Database,
  { search, suspended, limit }: AccountFilter,
): Promise<PlatformAccount[]> {
  const found = accounts(db)
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(limit)
  if (suspended) found.whereNotNull('disabled_at')
  if (search) found.whereRaw(...namedBy("' ' || searchable_name(concat_ws(' ', name, email))", search))
  return found.select<PlatformAccount[]>(columns)
}

/** An account with the number of its open sessions and its stores. */
export interface AccountDetails extends PlatformAccount {
  /** The number of open sessions. */
  sessions: number
  /** The slugs of the stores that it owns, and of those that it works for. */
  owns: string[]
  worksFor: string[]
}

/** Returns an account by its e-mail address; throws userNotFound. */
export async function describeAccount(db: Database, email: string): Promise<AccountDetails> {
  const account = await findAccount(db, email)
  const { rows } = await db.raw(
    `select
      (select count(*) from sessions where user_id = :id and revoked_at is null and expires_at > now()) as sessions,
      array(select slug from shops where owner_id = :id order by slug) as owns,
      array(select slug from staff join shops on shops.id = staff.shop_id where user_id = :id order by slug)
        as "worksFor"`,
    { id: account.id },
  )
  return { ...account, ...rows[0] }
}

async function findAccount(db: Database, email: string): Promise<PlatformAccount> {
  const account = await accounts(db).where({ email }).first<PlatformAccount | undefined>(columns)
  if (!account) throw new Refusal('userNotFound')
  return account
}

/**
 * Ends every session of an account, in all stores and the console: the next call with any of their tokens is refused.
 * Tokens of apps and first-party tokens stay. Throws userNotFound.
 */
export async function signOutEverywhere(tx: Transaction, record: RecordChange, email: string): Promise<void> {
  const { id } = await findAccount(tx, email)
  await closeAllSessions(tx, id)
  await record(tx, { shopId: null, action: 'account.signed_out', resourceId: id })
}

/**
 * Removes the second factor of a person who has lost both it and its recovery codes, so that e-mailed codes are enough
 * again; the operator must verify who is asking. The person gets an e-mail. Returns whether there was one; a factor
 * that was never confirmed is removed silently. Throws userNotFound.
 */
export async function removeFactorOf(
  tx: Transaction,
  { vault, record }: { vault: Vault; record: RecordChange },
  email: string,
): Promise<boolean> {
  const { id, email: to } = await findAccount(tx, email)
  const [removed] = await tx('second_factors')
    .where({ user_id: id })
    .delete()
    .returning<{ confirmed_at: string | null }[]>('confirmed_at')
  if (!removed?.confirmed_at) return false
  const subject = 'Your second factor was removed'
  const text =
    'The platform removed the second factor of your account: from now on, the code that we mail to you is enough to sign in to the console.\n\nIf you did not ask for this, tell the platform at once.\n'
  await queueMail(tx, vault, { to, subject, text })
  await record(tx, { shopId: null, action: 'account.factor_removed', resourceId: id })
  return true
}
