import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { clock, fromNow, hours, minutes } from '../../clock.ts'
import type { JwtSecrets, Limits } from '../../config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Place } from '../people/sessions.ts'

/** The lifetime and the attempts of a code: 10 minutes and 5 (decision 218). */
const lifetime = 10 * minutes
const mostTries = 5
const window = 1 * hours

/**
 * Creates a new code of six digits for an account, whose row the caller has locked. It is good at `place` alone,
 * where earlier codes become invalid. Throws tooManyCodes, with the seconds to wait, where an address or an IP has reached its limit of
 * codes within an hour; a limit of 0 means none.
 */
export async function createCode(
  tx: Transaction,
  [secret]: JwtSecrets,
  limits: Limits,
  { userId, ip, place }: { userId: string; ip: string; place: Place },
): Promise<{ otp: string; expiresAt: Date }> {
  await refuseTooMany(tx, { user_id: userId }, limits.codesPerHourAndAddress)
  await refuseTooMany(tx, { ip }, limits.codesPerHourAndIp)
  const id = newId()
  const otp = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = fromNow(lifetime)
  await tx('one_time_codes').insert({
    id,
    user_id: userId,
    ip,
    surface: place.surface,
    shop_id: place.shop?.id,
    code_hash: hashCode(secret, id, otp).toString('hex'),
    expires_at: expiresAt,
    created_at: clock.now(),
  })
  return { otp, expiresAt }
}

/**
 * Locks an IP until the transaction ends, so that calls from it wait for each other and its codes are counted
 * exactly.
 */
export async function lockIp(tx: Transaction, ip: string, { codesPerHourAndIp }: Limits): Promise<void> {
  if (codesPerHourAndIp > 0) {
    await tx.raw("select pg_advisory_xact_lock(hashtextextended('one_time_codes ' || ?::text, 0))", [ip])
  }
}

/**
 * Throws tooManyCodes where the limit is reached: the oldest of the last `limit` codes must become an hour
 * old first.
 */
async function refuseTooMany(tx: Transaction, whose: Record<string, string>, limit: number): Promise<void> {
  if (limit === 0) return
  const oldest = await tx('one_time_codes')
    .where(whose)
    .where('created_at', '>', fromNow(-window))
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .first<{ created_at: string } | undefined>('created_at')
  if (!oldest) return
  const wait = Date.parse(oldest.created_at) + window - clock.now().getTime()
  throw new Refusal('tooManyCodes', { data: { retryAfter: Math.max(1, Math.ceil(wait / 1000)) } })
}

interface TriedRow {
  userId: string
  codeId: string | null
  codeHash: string | null
  shopId: string | null
}

type Try = { email: string; surface: Place['surface']; shopId: string | null; now: Date }

const countTry = statement<Try, TriedRow>(
  'one_time_codes.try',
  `with person as (
      select id from users where email = :email and deleted_at is null
    ), tried as (
      update one_time_codes set tries = tries + 1
      where id = (
          select id from one_time_codes where user_id = (select id from person) and surface = :surface
            and (shop_id is null or :shopId::text is null or shop_id = :shopId)
          order by created_at desc, id desc limit 1
        )
        and tries < ${mostTries} and used_at is null and expires_at > :now::timestamptz
      returning id, code_hash, shop_id
    )
    select person.id as "userId", tried.id as "codeId", code_hash as "codeHash", shop_id as "shopId"
    from person left join tried on true`,
)

/**
 * Counts an attempt on the newest code of an address that is good at `place`, and then compares. The count is committed before the
 * comparison, so at most five of any number of parallel calls are compared. Throws userNotFound where no code
 * was ever requested for this address, and for every other failure the same invalidOtp after the same work.
 */
export async function tryCode(
  db: Database,
  secrets: JwtSecrets,
  { email, otp }: { email: string; otp: string },
  { surface, shop }: Place,
): Promise<{ codeId: string; userId: string; shopId: string | null }> {
  const [row] = await countTry(db, { email, surface, shopId: shop?.id ?? null, now: clock.now() })
  if (!row) throw new Refusal('userNotFound')
  const { userId, codeId, codeHash, shopId } = row
  const expected = codeHash === null ? Buffer.alloc(32) : Buffer.from(codeHash, 'hex')
  const hashes = secrets.map((secret) => hashCode(secret, codeId ?? '', otp))
  const matches = hashes.some((hash) => timingSafeEqual(hash, expected))
  if (codeId === null || !matches) throw new Refusal('invalidOtp')
  return { codeId, userId, shopId }
}

/** Marks a code as used: of parallel calls with it one succeeds, the others throw invalidOtp. */
export async function spendCode(tx: Transaction, codeId: string): Promise<void> {
  const used = await tx('one_time_codes')
    .where({ id: codeId })
    .whereNull('used_at')
    .update({ used_at: clock.now() })
  if (used === 0) throw new Refusal('invalidOtp')
}

/**
 * Hashes a code with a separate key, derived from the JWT secret; the code's id in the hash keeps equal codes
 * from having equal hashes.
 */
function hashCode(secret: string, codeId: string, otp: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32))
  return createHmac('sha256', key).update(`${codeId}:${otp}`).digest()
}
