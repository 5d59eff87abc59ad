import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { clock, fromNow, minutes, seconds } from '../../base/clock.ts'
import type { Account } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { networkOf } from '../../base/network.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import type { Config, JwtSecrets } from '../../config/config.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Columns } from '../../db/sql/columns.ts'
import { type SignInContext, signedIn } from '../activity/alerts.ts'
import { holdSession, openSession } from '../people/sessions.ts'
import { ungrouped } from '../shared/typed-codes.ts'
import { forgiveTry, takeTry } from './limits.ts'

// The device authorization grant (RFC 8628): a device without a browser shows a code, a person signed in to the console
// confirms it there, and the device, which polls, gets its own session (decision devices-sign-in-by-confirmed-code).

const lifetime = 10 * minutes
/** A device may poll every `first` seconds; each time it polls too early, it must wait `more` seconds longer. */
const interval = { first: 5, more: 5 }
/** Letters that form no words and are not mistaken for digits (RFC 8628 section 6.1); eight of them are 34 bits. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const grantType = 'urn:ietf:params:oauth:grant-type:device_code'

/** The device authorization response (RFC 8628 section 3.2). */
export interface BegunDevice {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete: string
  expires_in: number
  interval: number
}

/** Begins to sign in a device: both codes work once, for 10 minutes, and are stored only as hashes. */
export async function begin(
  tx: Transaction,
  { jwtSecrets, publicUrls }: Pick<Config, 'jwtSecrets' | 'publicUrls'>,
  { name, ip }: { name: string; ip: string },
): Promise<BegunDevice> {
  const deviceCode = newToken('dev_')
  const row = {
    id: newId(),
    device_code_hash: hashToken(deviceCode),
    name,
    ip,
    interval_seconds: interval.first,
    expires_at: fromNow(lifetime),
    created_at: clock.now(),
  }
  for (;;) {
    const userCode = newUserCode()
    const [inserted] = await tx('device_requests')
      .insert({ ...row, user_code_hash: hashUserCode(jwtSecrets[0], userCode) })
      .onConflict('user_code_hash')
      .ignore()
      .returning('id')
    if (!inserted) continue
    const page = `${publicUrls.console}/device`
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${userCode}`,
      expires_in: lifetime / seconds,
      interval: interval.first,
    }
  }
}

/** A device that asks to sign in, as the page shows it. */
export interface DeviceRequest {
  userCode: string
  name: string
  address: string
  createdAt: string
  expiresAt: string
}

const columns = {
  name: 'name',
  address: 'ip',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} satisfies Columns<Omit<DeviceRequest, 'userCode'>>

type Settings = Pick<Config, 'jwtSecrets' | 'limits'>
interface CodeAttempt {
  userCode: string
  ip: string
}

/**
 * Returns the undecided device that shows a code. Throws deviceNotFound, also after too many attempts at the device,
 * and tooManyRequests for a network that has tried too many wrong codes.
 */
export function find(
  db: Database,
  settings: Settings,
  account: Account,
  { userCode, ip }: CodeAttempt,
): Promise<DeviceRequest> {
  const code = shown(userCode)
  return tried(db, settings, account, ip, () =>
    transaction(db, async (tx) => {
      const [found] = await undecided(tx, settings.jwtSecrets, code).select(columns)
      return found && { userCode: code, ...found }
    }),
  )
}

/**
 * Allows or refuses the device that shows a code: the first of several parallel decisions counts, and the others throw
 * deviceNotFound, as does a code that no device shows, or one with too many attempts. Throws the refusals of `find`,
 * and authenticationRequired if the caller's session has ended.
 */
export function decide(
  db: Database,
  settings: Settings,
  account: Account,
  { userCode, allow, ip }: CodeAttempt & { allow: boolean },
): Promise<DeviceRequest> {
  const code = shown(userCode)
  return tried(db, settings, account, ip, () =>
    transaction(db, async (tx) => {
      await holdSession(tx, account)
      await tx('users').where({ id: account.id }).forShare().first('id')
      // A transaction that locked the account until now may have ended the session, which holding it does not prevent.
      await holdSession(tx, account)
      const [decided] = await undecided(tx, settings.jwtSecrets, code)
        .update({
          user_id: account.id,
          allowed: allow,
          decided_at: clock.now(),
          signed_in_at: account.signedInAt,
        })
        .returning(['name', 'ip', 'created_at', 'expires_at'])
      if (!decided) return undefined
      const { name, ip: address, created_at: createdAt, expires_at: expiresAt } = decided
      return { userCode: code, name, address, createdAt, expiresAt }
    }),
  )
}

/** Counts an attempt at a code before anything is compared, as for a mailed code. */
async function tried(
  db: Database,
  { limits }: Settings,
  account: Account,
  address: string,
  look: () => Promise<DeviceRequest | undefined>,
): Promise<DeviceRequest> {
  const taken = await takeTry(db, limits, account.id, networkOf(address))
  const found = taken ? await look() : undefined
  if (!taken || !found) throw new Refusal('deviceNotFound')
  await transaction(db, (tx) => forgiveTry(tx, taken.tryId))
  return found
}

function undecided(tx: Transaction, secrets: JwtSecrets, code: string) {
  const hashes = secrets.map((secret) => hashUserCode(secret, code))
  return tx('device_requests')
    .whereIn('user_code_hash', hashes)
    .whereNull('decided_at')
    .where('expires_at', '>', clock.now())
}

/** The form of the device access token request (RFC 8628 section 3.4). */
export interface DeviceTokenForm {
  grant_type?: string
  device_code?: string
}

/** The device access token response (RFC 8628 section 3.5). */
export interface DeviceToken {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
}

/**
 * Answers a polling device: with its own session, once it was confirmed. That session counts as being as fresh as the
 * sign-in of the person who confirmed it. Throws invalidOauthRequest, unsupportedDeviceGrant, invalidGrant for a code
 * that is unknown or was used, authorizationPending, slowDown, deviceDenied and deviceExpired.
 */
export async function exchange(
  db: Database,
  secrets: JwtSecrets,
  form: DeviceTokenForm,
  context: SignInContext,
): Promise<DeviceToken> {
  for (const name of ['grant_type', 'device_code'] as const) {
    if (!form[name]) throw new Refusal('invalidOauthRequest', { values: { reason: `${name} is required` } })
  }
  if (form.grant_type !== grantType) throw new Refusal('unsupportedDeviceGrant')
  const hash = hashToken(form.device_code!)
  // A refusal is returned instead of thrown, so that the time of the poll is stored.
  const answer = await transaction(db, (tx) => ask(tx, secrets, hash, context))
  if (answer instanceof Refusal) throw answer
  return answer
}

interface Row {
  id: string
  userId: string | null
  allowed: boolean | null
  name: string
  interval: number
  signedInAt: string | null
  askedAt: string | null
  usedAt: string | null
  expiresAt: string
}

async function ask(
  tx: Transaction,
  secrets: JwtSecrets,
  hash: string,
  context: SignInContext,
): Promise<DeviceToken | Refusal> {
  // Lock accounts before the rows that belong to them.
  const account = await lockPerson(tx, hash)
  const row = await lockRequest(tx, hash)
  if (!row || row.usedAt) return new Refusal('invalidGrant')
  const now = clock.now()
  if (Date.parse(row.expiresAt) <= now.getTime()) return new Refusal('deviceExpired')
  const early = row.askedAt !== null && now.getTime() - Date.parse(row.askedAt) < row.interval * seconds
  const asked = { asked_at: now, interval_seconds: row.interval + (early ? interval.more : 0) }
  await tx('device_requests').where({ id: row.id }).update(asked)
  if (early) return new Refusal('slowDown')
  if (row.allowed === false) return new Refusal('deviceDenied')
  if (!row.allowed) return new Refusal('authorizationPending')
  // An account that has only just confirmed the device was not known yet and could not be locked.
  if (!account) return new Refusal(row.userId ? 'authorizationPending' : 'invalidGrant')
  await tx('device_requests').where({ id: row.id }).update({ used_at: now })
  const realm = { surface: 'console', shop: null } as const
  const opened = await openSession(tx, secrets, { id: account.id, guest: false }, realm, {
    name: row.name,
    signedInAt: row.signedInAt!,
  })
  await signedIn(tx, context, account)
  const lasts = Math.floor((Date.parse(opened.tokenExpiresAt) - now.getTime()) / seconds)
  return { access_token: opened.token, token_type: 'Bearer', expires_in: lasts }
}

function lockPerson(
  tx: Transaction,
  hash: string,
): Promise<{ id: string; email: string; name: string } | undefined> {
  const whose = tx('device_requests').where({ device_code_hash: hash, allowed: true }).select('user_id')
  return tx('users')
    .whereIn('id', whose)
    .where({ deleted_at: null, disabled_at: null })
    .forShare()
    .first('id', 'email', 'name')
}

function lockRequest(tx: Transaction, hash: string): Promise<Row | undefined> {
  return tx('device_requests').where({ device_code_hash: hash }).forUpdate().first({
    id: 'id',
    userId: 'user_id',
    allowed: 'allowed',
    name: 'name',
    interval: 'interval_seconds',
    signedInAt: 'signed_in_at',
    askedAt: 'asked_at',
    usedAt: 'used_at',
    expiresAt: 'expires_at',
  })
}

function newUserCode(): string {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

const shape = new RegExp(`^[${letters}]{8}$`)

/**
 * Returns a code as it is shown. Throws deviceNotFound for a text that cannot be a code, which therefore does not count
 * as an attempt.
 */
function shown(userCode: string): string {
  const text = ungrouped(userCode).toUpperCase()
  if (!shape.test(text)) throw new Refusal('deviceNotFound', { data: { expected: 'eight letters' } })
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** Hashes a user code with a separate key: it has so few bits that a plain hash could be reversed. */
function hashUserCode(secret: string, userCode: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'device user codes', 32))
  return createHmac('sha256', key).update(userCode).digest('hex')
}
