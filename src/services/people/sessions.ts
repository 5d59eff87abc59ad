import jwt from 'jsonwebtoken'
import { clock, days, fromNow } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { signToken } from '../../base/jwt.ts'
import type { JwtSecrets } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList } from '../../db/sql/columns.ts'
import { refuseSql } from '../../db/sql/refusals.ts'
import { lookUp, statement } from '../../db/statement.ts'
import type { Bound } from '../../db/wire/message.ts'
import { forgetSubscriptions } from '../messaging/push-subscriptions.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { isOpen, openShopFrom, type ShopRow, shopColumns } from '../shared/shop.ts'

/**
 * The audience of session tokens. Each kind of token has its own, so that a token issued for another purpose never
 * signs anybody in.
 */
export const audience = 'storefront'
const lifetime = { account: 7 * days, guest: 30 * days }
/** A session ends this long after it was opened, however often it is refreshed. */
const longest = 90 * days

/**
 * The realm of a session: the console, or one store (decision a-session-belongs-to-one-store-or-the-console). Without
 * a store yet, it will be the first one that the session is used with.
 */
export interface Realm<Store = { id: string }> {
  surface: 'store' | 'console'
  shop: Store | null
}

interface SessionRow extends ShopRow {
  sessionId: string
  sessionExpiresAt: string
  sessionShopId: string | null
  signedInAt: string
  userId: string
  email: string | null
  userName: string
}

const liveColumns = {
  sessionId: 'sessions.id',
  sessionExpiresAt: 'sessions.expires_at',
  sessionShopId: 'sessions.shop_id',
  signedInAt: 'sessions.created_at',
  userId: 'users.id',
  email: 'users.email',
  userName: 'users.name',
  ...shopColumns,
}

type Sought = { sessionId: string; surface: Realm['surface']; shopId: string | null; now: Date }

/** SQL that is true for a live session of an existing account; it needs `users` to be joined. */
export const liveSession = `sessions.expires_at > :now and sessions.revoked_at is null
    and users.deleted_at is null and users.disabled_at is null`

const findLive = lookUp<Sought, SessionRow>(
  'sessions.findLive',
  `select ${columnList(liveColumns)} from sessions
  inner join users on users.id = sessions.user_id
  left join shops on shops.id = :shopId and ${isOpen}
  where sessions.id = :sessionId and sessions.surface = :surface and ${liveSession}`,
)

/**
 * Returns the person of a surface's session that is neither expired nor revoked, and the store of the call, in one
 * query; null if there is no such session. `bindSession` tells whether it may be used at that store. Throws
 * storeSuspended.
 */
export async function findSession(
  db: Database,
  values: Sought,
): Promise<{ shopper: Omit<Shopper, 'token'>; shop: Shop | null } | null> {
  const [row] = await findLive(db, values)
  if (!row) return null
  const { sessionId, sessionExpiresAt, sessionShopId, signedInAt, userId, email, userName } = row
  const session = { sessionId, sessionExpiresAt, sessionShopId, signedInAt }
  const shopper = { id: userId, email, name: userName, guest: email === null, ...session }
  return { shopper, shop: openShopFrom(row) }
}

const bind = statement<{ sessionId: string; shopId: string }, { id: string }>(
  'sessions.bind',
  `update sessions set shop_id = :shopId where id = :sessionId and (shop_id is null or shop_id = :shopId)
  returning id`,
)

/**
 * Tells whether a session may be used at this store, and binds it to the store if it has none yet; if parallel calls at
 * several stores compete, the database lets one win.
 */
export async function bindSession(
  db: Database,
  { sessionId, sessionShopId }: Pick<Shopper, 'sessionId' | 'sessionShopId'>,
  shop: { id: string },
): Promise<boolean> {
  if (sessionShopId !== null) return sessionShopId === shop.id
  return (await bind(db, { sessionId, shopId: shop.id })).length > 0
}

const hold = statement<{ sessionId: string }, { id: string }>(
  'sessions.hold',
  `with held as (select id from sessions where id = :sessionId and revoked_at is null for key share)
  select coalesce((select id from held), ${refuseSql('authenticationRequired')}) as id`,
)

/**
 * Holds the caller's session like `holdSession`, with a statement pipelined with the transaction's `begin`. Throws
 * authenticationRequired if the session has ended.
 */
export function openingOf({ sessionId }: Pick<Shopper, 'sessionId'>): Bound {
  return hold.with({ sessionId })
}

/** A session token as its owner receives it. */
export interface IssuedToken {
  token: string
  tokenExpiresAt: string
}

/**
 * The device of a session: a browser, or a device that a person allowed from one of their sessions, with the time of
 * the sign-in behind that session.
 */
export interface UsedDevice {
  name: string | null
  signedInAt?: string
}

/** Opens a session: 7 days for an account, 30 for a guest. Its row makes it possible to revoke it at once. */
export async function openSession(
  tx: Transaction,
  secrets: JwtSecrets,
  user: { id: string; guest: boolean },
  { surface, shop }: Realm,
  device?: UsedDevice,
): Promise<IssuedToken> {
  const id = newId()
  const expiresAt = endOf(user)
  const realm = { surface, shop_id: shop?.id ?? null }
  const opened = { created_at: device?.signedInAt ?? clock.now(), device: device?.name ?? null }
  await tx('sessions').insert({ id, user_id: user.id, ...realm, expires_at: expiresAt, ...opened })
  return issueToken(secrets, user.id, id, expiresAt)
}

/**
 * Extends a session to its full duration, but not beyond 90 days after the person signed in, and issues a new token for
 * it; throws authenticationRequired if it was revoked.
 */
export async function extendSession(
  tx: Transaction,
  secrets: JwtSecrets,
  shopper: Shopper,
): Promise<IssuedToken> {
  const end = Math.min(endOf(shopper).getTime(), inSeconds(Date.parse(shopper.signedInAt) + longest))
  const expiresAt = new Date(end)
  const extended = await tx('sessions')
    .where({ id: shopper.sessionId })
    .whereNull('revoked_at')
    .update({ expires_at: tx.raw('greatest(expires_at, ?)', [expiresAt]) })
  if (extended === 0) throw new Refusal('authenticationRequired')
  return issueToken(secrets, shopper.id, shopper.sessionId, expiresAt)
}

/** Returns when an accepted token itself expires; its session may last longer. */
export function tokenExpiresAt(token: string): string {
  const { exp } = jwt.decode(token) as { exp: number }
  return new Date(exp * 1000).toISOString()
}

/** Returns the session id in one of the service's own tokens, without verifying it. */
export function sessionIdOf(token: string): string {
  return (jwt.decode(token) as { jti: string }).jti
}

/** Returns the end of a new session, in whole seconds like a JWT's, so that row, token and reply agree. */
function endOf({ guest }: { guest: boolean }): Date {
  return new Date(inSeconds(fromNow(guest ? lifetime.guest : lifetime.account).getTime()))
}

function inSeconds(milliseconds: number): number {
  return milliseconds - (milliseconds % 1000)
}

function issueToken(secrets: JwtSecrets, userId: string, sessionId: string, expiresAt: Date): IssuedToken {
  const exp = expiresAt.getTime() / 1000
  const token = signToken(secrets, { sub: userId, jti: sessionId, aud: audience, exp })
  return { token, tokenExpiresAt: expiresAt.toISOString() }
}

/**
 * Holds the caller's session until the transaction ends, so that everything they write is visible when a guest signs in
 * and their data moves, or when an account is deleted and its data is erased (`lockSessions`). Signing out and
 * refreshing the token do not wait for it. Throws authenticationRequired if the session has ended since the call was
 * authenticated.
 */
export async function holdSession(tx: Transaction, { sessionId }: Pick<Shopper, 'sessionId'>): Promise<void> {
  await hold(tx, { sessionId })
}

/**
 * Locks the sessions of a guest who signs in, or of an account being deleted: waits for what they are writing, and
 * keeps them from writing more. Must come before any other lock on their data.
 */
export async function lockSessions(tx: Transaction, userId: string): Promise<void> {
  await tx('sessions').where({ user_id: userId, revoked_at: null }).orderBy('id').forUpdate().select('id')
}

/** Ends a session: its token is refused from the next call on, and its push subscriptions are deleted. */
export async function closeSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ revoked_at: clock.now() })
  await forgetSubscriptions(tx, { session_id: sessionId })
}

/** Ends all sessions of a person on the console except the given one. */
export async function closeOtherConsoleSessions(
  tx: Transaction,
  { id, sessionId }: Pick<Shopper, 'id' | 'sessionId'>,
): Promise<void> {
  await keepOutDevices(tx, id)
  await tx('sessions')
    .where({ user_id: id, surface: 'console', revoked_at: null })
    .whereNot({ id: sessionId })
    .update({ revoked_at: clock.now() })
}

/** Locks the sessions about to end before their account, as everywhere; does not wait for calls that hold a session. */
export async function lockForClosing(tx: Transaction, userId: string): Promise<void> {
  const open = tx('sessions').where({ user_id: userId, revoked_at: null })
  await open.orderBy('id').forNoKeyUpdate().select('id')
}

/** Ends every session of a person and deletes their push subscriptions. */
export async function closeAllSessions(tx: Transaction, userId: string): Promise<void> {
  await lockForClosing(tx, userId)
  await keepOutDevices(tx, userId)
  await tx('sessions').where({ user_id: userId }).whereNull('revoked_at').update({ revoked_at: clock.now() })
  await forgetSubscriptions(tx, { user_id: userId })
}

/**
 * Keeps devices that a person allowed, but that have not signed in yet, from still opening a session. Allowing a device
 * and signing it in lock the account's row, so neither can happen between this and the end of the sessions, and both
 * check what has ended once they hold the lock.
 */
async function keepOutDevices(tx: Transaction, userId: string): Promise<void> {
  await tx('users').where({ id: userId }).forNoKeyUpdate().first('id')
  await tx('device_requests').where({ user_id: userId, used_at: null }).update({ used_at: clock.now() })
}

/** A session on the console, as its person sees it. */
export interface ConsoleSession {
  _id: string
  device: string | null
  current: boolean
  signedInAt: string
  expiresAt: string
}

/** Returns the live sessions of a person on the console, newest first. */
export async function listConsoleSessions(
  db: Database,
  { id, sessionId }: Pick<Shopper, 'id' | 'sessionId'>,
  page: PageQuery,
): Promise<{ sessions: ConsoleSession[]; pagination: Pagination }> {
  const live = db('sessions')
    .where({ user_id: id, surface: 'console', revoked_at: null })
    .where('expires_at', '>', clock.now())
  const columns = {
    _id: 'id',
    device: 'device',
    signedInAt: 'created_at',
    expiresAt: 'expires_at',
  } satisfies Columns<Omit<ConsoleSession, 'current'>>
  const { rows, pagination } = await newestPage<Omit<ConsoleSession, 'current'>>(live, page, columns)
  return { sessions: rows.map((row) => ({ ...row, current: row._id === sessionId })), pagination }
}

/** Ends one of a person's sessions on the console. Throws sessionNotFound. */
export async function endConsoleSession(tx: Transaction, userId: string, id: string): Promise<void> {
  const ended = await tx('sessions')
    .where({ id, user_id: userId, surface: 'console', revoked_at: null })
    .where('expires_at', '>', clock.now())
    .update({ revoked_at: clock.now() })
  if (ended === 0) throw new Refusal('sessionNotFound')
}
