// One-time passwords by e-mail (OTP).

import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { siteOf } from '../../base/network.ts'
import type { JwtSecrets, Limits } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Realm } from '../people/sessions.ts'
import { sixDigits } from '../shared/typed-codes.ts'
import { refuseMoreCodes, requesterOf, takeTry } from './limits.ts'

/** How long a code works. */
const lifetime = 10 * minutes
/** Maximum number of codes that an attempt is compared with, so that no more can be guessed at once. */
const mostCompared = 3

/**
 * Creates a six-digit code for an account, whose row the caller has locked after the network `ip`. It is valid only at
 * `realm`, alongside earlier codes. Throws tooManyCodes, with the seconds to wait, if the account or the network has
 * reached a limit.
 */
export async function createCode(
  tx: Transaction,
  [secret]: JwtSecrets,
  limits: Limits,
  { userId, ip, realm, name = '' }: { userId: string; ip: string; realm: Realm; name?: string },
): Promise<{ otp: string; expiresAt: Date }> {
  const requester = await requesterOf(tx, userId, ip)
  await refuseMoreCodes(tx, limits, requester)
  const id = newId()
  const otp = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = fromNow(lifetime)
  await tx('one_time_codes').insert({
    id,
    user_id: userId,
    name,
    ip,
    site: siteOf(ip),
    known: requester.known,
    surface: realm.surface,
    shop_id: realm.shop?.id,
    code_hash: hashCode(secret, id, otp).toString('hex'),
    expires_at: expiresAt,
    created_at: clock.now(),
  })
  return { otp, expiresAt }
}

/** Throws tooManyCodes for a requester who is already over a limit, without making others wait. */
export async function refuseEarly(db: Database, limits: Limits, email: string, ip: string): Promise<void> {
  const account = await findAccount(db, email)
  if (account) await refuseMoreCodes(db, limits, await requesterOf(db, account.id, ip))
}

function findAccount(db: Database, email: string): Promise<{ id: string } | undefined> {
  return db('users').where({ email }).whereNull('deleted_at').first('id')
}

/** An attempt: the given address and code, the realm, and the network. */
export interface Try {
  email: string
  otp: string
  realm: Realm
  ip: string
}

interface Code {
  id: string
  hash: string
  name: string
  shopId: string | null
}

/**
 * A correct code; `name` is what was typed when it was requested, `shopId` is the store that it is for, if any, and
 * `tryId` is what `forgiveTry` takes.
 */
export interface RightCode {
  userId: string
  codeId: string
  name: string
  shopId: string | null
  tryId: string
}

/**
 * Counts an attempt at a code and then compares: the count is committed first, so that no more are compared than the
 * limits allow, even under parallel calls. Throws userNotFound if no code was ever requested for this address,
 * tooManyRequests if the network has tried too many wrong ones, and for every other failure the same invalidOtp after
 * the same work. A text that cannot be a code does not count as an attempt; `data` says what a code is.
 */
export async function tryCode(
  db: Database,
  secrets: JwtSecrets,
  limits: Limits,
  { email, otp: typed, realm, ip }: Try,
): Promise<RightCode> {
  const account = await findAccount(db, email)
  if (!account) throw new Refusal('userNotFound')
  const otp = sixDigits(typed)
  if (!otp) throw new Refusal('invalidOtp', { data: { expected: 'six digits' } })
  // If there is nothing to compare, nothing can be guessed.
  const guessable = (await findLive(db, account.id, realm, ip)).length > 0
  const taken = guessable ? await takeTry(db, limits, account.id, ip) : null
  const codes = taken ? await findLive(db, account.id, realm, ip) : []
  const right = Array.from({ length: mostCompared }, (_, n) => codes[n] ?? null).filter((code) =>
    matches(secrets, otp, code),
  )[0]
  if (!right || !taken) throw new Refusal('invalidOtp')
  return { userId: account.id, codeId: right.id, name: right.name, shopId: right.shopId, tryId: taken.tryId }
}

/**
 * Returns the codes that an attempt is compared with: those that its own network requested come first, so that no
 * stranger's can displace them, then the newest.
 */
function findLive(db: Database, userId: string, { surface, shop }: Realm, ip: string): Promise<Code[]> {
  const live = db('one_time_codes')
    .where({ user_id: userId, surface, used_at: null })
    .where('expires_at', '>', clock.now())
  if (shop) live.where((ours) => ours.whereNull('shop_id').orWhere({ shop_id: shop.id }))
  return live
    .orderByRaw('(ip = ?) desc, created_at desc, id desc', [ip])
    .limit(mostCompared)
    .select({ id: 'id', hash: 'code_hash', name: 'name', shopId: 'shop_id' })
}

/** Takes as long to compare with a missing code as with an existing one. */
function matches(secrets: JwtSecrets, otp: string, code: Code | null): boolean {
  const expected = code ? Buffer.from(code.hash, 'hex') : Buffer.alloc(32)
  const hashes = secrets.map((secret) => hashCode(secret, code?.id ?? '', otp))
  return hashes.filter((hash) => timingSafeEqual(hash, expected)).length > 0 && code !== null
}

/** Marks a code as used: one of several parallel calls with it succeeds, the others throw invalidOtp. */
export async function spendCode(tx: Transaction, codeId: string): Promise<void> {
  const used = await tx('one_time_codes')
    .where({ id: codeId })
    .whereNull('used_at')
    .update({ used_at: clock.now() })
  if (used === 0) throw new Refusal('invalidOtp')
}

/**
 * Hashes a code with a separate key, derived from the JWT secret; including the code's id keeps equal codes from having
 * equal hashes.
 */
function hashCode(secret: string, codeId: string, otp: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32))
  return createHmac('sha256', key).update(`${codeId}:${otp}`).digest()
}
