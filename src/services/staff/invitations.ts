import type { Knex } from 'knex'
import type { components } from '../../../generated/console.types.ts'
import { clock, days } from '../../base/clock.ts'
import type { Account, RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, jsonObject } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuseMail, requesterOf } from '../messaging/mail-limits.ts'
import { type Mail, queueMail } from '../messaging/mail-queue.ts'
import { holdOwner, lockRole, requireOwner } from '../permissions/memberships.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { holdOpen } from '../shared/shop.ts'
import { pasted } from '../shared/typed-codes.ts'
import { handOver } from './ownership.ts'

export type Invitation = components['schemas']['StaffInvitation']
type Offer = components['schemas']['Invitation']

/** How long an invitation can be accepted. */
const lifetime = 7 * days

/** The parts of an invitation: to a role, or to own the store if `roleId` is null. */
interface Invited {
  storeId: string
  by: string
  email: string
  roleId: string | null
  ip: string
}

/**
 * Writes an invitation and mails its token, which is stored only as a hash. It replaces an open one to the same
 * address, or another one to own the store, whose token becomes void. Returns its id. Throws tooManyInvitations.
 */
export async function invite(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  { storeId, by, email, roleId, ip }: Invited,
  words: Pick<Mail, 'subject' | 'text'>,
): Promise<string> {
  const cause = {
    kind: 'invitation',
    to: email,
    shopId: storeId,
    requester: requesterOf(config, ip),
  } as const
  const refused = await refuseMail(tx, config, cause)
  if (refused) throw new Refusal('tooManyInvitations', { data: { retryAfter: refused.retryAfter } })
  const token = newToken('inv_')
  const now = clock.now()
  const target =
    roleId === null ? '(shop_id) where role_id is null' : '(shop_id, email) where role_id is not null'
  const [written] = await tx('invitations')
    .insert({
      id: newId(),
      shop_id: storeId,
      email,
      role_id: roleId,
      invited_by: by,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + lifetime),
      created_at: now,
    })
    .onConflict(tx.raw(target))
    .merge(['id', 'email', 'role_id', 'invited_by', 'token_hash', 'expires_at', 'created_at'])
    .returning<{ id: string }[]>('id')
  await queueMail(tx, vault, {
    to: email,
    ...words,
    text: withToken(words.text, config.publicUrls.console, token),
  })
  return written!.id
}

function withToken(text: string, console: string, token: string): string {
  return `${text}

To accept, open this page within 7 days and sign in with this e-mail address:

${console}/console/invitations/${token}

Or enter this code there:

${token}

If you did not expect this, you can ignore this e-mail: the store learns nothing about you.
`
}

const columns = (db: Database) =>
  ({
    _id: 'invitations.id',
    email: 'invitations.email',
    role: db.raw(jsonObject<Invitation['role']>({ _id: 'roles.id', name: 'roles.name' })),
    createdAt: 'invitations.created_at',
    expiresAt: 'invitations.expires_at',
  }) satisfies Columns<Invitation, string | Knex.Raw>

function open(db: Database) {
  return db('invitations')
    .leftJoin('roles', { 'roles.id': 'invitations.role_id', 'roles.shop_id': 'invitations.shop_id' })
    .where('invitations.expires_at', '>', clock.now())
}

/**
 * Returns the open invitations to a store's staff, newest first. Throws storeNotFound, notStoreOwner and
 * secondFactorRequired.
 */
export async function list(
  db: Database,
  ownerId: string,
  storeId: string,
  page: PageQuery,
): Promise<{ invitations: Invitation[]; pagination: Pagination }> {
  await requireOwner(db, storeId, ownerId)
  const toStaff = open(db).where('invitations.shop_id', storeId).whereNotNull('invitations.role_id')
  const table = { table: 'invitations' }
  const { rows, pagination } = await newestPage<Invitation>(toStaff, page, columns(db), table)
  return { invitations: rows, pagination }
}

/** Returns one open invitation of a store that was just written. */
export async function get(db: Database, storeId: string, id: string): Promise<Invitation> {
  const [invitation] = await open(db)
    .where({ 'invitations.shop_id': storeId, 'invitations.id': id })
    .select(columns(db))
  return invitation
}

/**
 * Withdraws an invitation to the staff. Throws storeNotFound, notStoreOwner, secondFactorRequired and
 * invitationNotFound.
 */
export async function withdraw(tx: Transaction, ownerId: string, storeId: string, id: string): Promise<null> {
  await holdOwner(tx, storeId, ownerId)
  const withdrawn = await tx('invitations').where({ id, shop_id: storeId }).whereNotNull('role_id').delete()
  if (withdrawn === 0) throw new Refusal('invitationNotFound')
  return null
}

interface InvitationRow {
  id: string
  shopId: string
  name: string
  roleId: string | null
  invitedBy: string
  offer: Offer
}

/** Finds an invitation, only for the person to whom it was sent, and only while it is open. */
async function find(db: Database, account: Account, token: string): Promise<InvitationRow> {
  const [found] = await open(db)
    .join('shops', 'shops.id', 'invitations.shop_id')
    .where({ 'invitations.token_hash': hashToken(pasted(token)), 'invitations.email': account.email })
    .select({
      id: 'invitations.id',
      shopId: 'invitations.shop_id',
      name: 'shops.name',
      roleId: 'invitations.role_id',
      invitedBy: 'invitations.invited_by',
      offer: db.raw(
        jsonObject<Offer>({
          store: jsonObject<Offer['store']>({ _id: 'shops.id', name: 'shops.name' }),
          role: `case when roles.id is not null then ${jsonObject<NonNullable<Offer['role']>>({
            _id: 'roles.id',
            name: 'roles.name',
          })} end`,
        }),
      ),
    } satisfies Columns<InvitationRow, string | Knex.Raw>)
  if (!found) throw new Refusal('invitationNotFound')
  return found
}

/** Returns the store and the role that an invitation to the caller offers. Throws invitationNotFound. */
export async function preview(db: Database, account: Account, token: string): Promise<Offer> {
  const { offer } = await find(db, account, token)
  return offer
}

/**
 * Accepts an invitation: the caller works for the store from now on, or owns it (see `handOver`). Of two acceptances,
 * or an acceptance and a withdrawal, the first to delete the row wins. Locks the store first, as closing does. Throws
 * invitationNotFound, also for one to another address, storeClosed and duplicateStaff.
 */
export async function accept(
  tx: Transaction,
  context: Pick<Dependencies, 'vault'> & { record: RecordChange },
  account: Account,
  token: string,
): Promise<Offer> {
  const { id, shopId, name, roleId, invitedBy, offer } = await find(tx, account, token)
  if (roleId === null) await tx('shops').where({ id: shopId }).forNoKeyUpdate().first('id')
  else await holdOpen(tx, shopId, 'invitationNotFound')
  if (roleId !== null) await lockRole(tx, shopId, roleId)
  const taken = await tx('invitations')
    .where({ id, shop_id: shopId, token_hash: hashToken(pasted(token)) })
    .delete()
  if (taken === 0) throw new Refusal('invitationNotFound')
  if (roleId === null) await handOver(tx, context, { id: shopId, name }, { from: invitedBy, to: account })
  else await join(tx, shopId, account.id, roleId)
  const action = roleId === null ? 'store.transferred' : 'staff.added'
  await context.record(tx, { shopId, action, resourceId: account.id, name: offer.role?.name ?? null })
  return offer
}

async function join(tx: Transaction, storeId: string, userId: string, roleId: string): Promise<void> {
  const owned = await tx('shops').where({ id: storeId, owner_id: userId }).first('id')
  const [joined] = owned
    ? []
    : await tx('staff')
        .insert({ shop_id: storeId, user_id: userId, role_id: roleId })
        .onConflict(['shop_id', 'user_id'])
        .ignore()
        .returning('user_id')
  if (!joined) throw new Refusal('duplicateStaff')
}
