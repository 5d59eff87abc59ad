// Two-factor authentication (TOTP and recovery codes).

import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { clock } from '../../base/clock.ts'
import type { Account } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Vault } from '../../base/vault.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { factorChanged, type SignInContext } from '../activity/alerts.ts'
import { closeOtherConsoleSessions, holdSession, lockSessions } from '../people/sessions.ts'
import { sixDigits, ungrouped } from '../shared/typed-codes.ts'

/** The number of recovery codes of a second factor. */
const recoveryCodes = 10
/** The clock skew allowed either way, in time steps of 30 seconds. */
const tolerance = 1

/** The state of a person's second factor. */
export interface FactorState {
  /** Null if it is off. */
  enabledAt: string | null
  recoveryCodesLeft: number
}

/** Returns whether a person's second factor is on, and how many of its recovery codes are unused. */
export async function getFactor(db: Database, userId: string): Promise<FactorState> {
  const factor = await switchedOn(db, userId).first<
    { confirmed_at: string; recovery_codes: string[] } | undefined
  >('confirmed_at', 'recovery_codes')
  return { enabledAt: factor?.confirmed_at ?? null, recoveryCodesLeft: factor?.recovery_codes.length ?? 0 }
}

/** Tells whether a person must confirm a sign-in to the console with a second factor. */
export async function needsFactor(db: Database, userId: string): Promise<boolean> {
  return (await switchedOn(db, userId).first('id')) !== undefined
}

/**
 * Begins to set up a second factor, and returns its secret (base32), also as the URL that authenticator apps read from
 * a QR code (RFC 6238: SHA-1, six digits, 30 seconds). It is on once it is confirmed; beginning again replaces the
 * secret. Throws factorOn.
 */
export async function beginFactor(
  tx: Transaction,
  vault: Vault,
  { id: userId, email }: Account,
): Promise<{ secret: string; otpauthUrl: string }> {
  const totp = totpOf(new Secret({ size: 20 }).base32, email)
  const secret = vault.seal(totp.secret.base32, sealedFor(userId))
  const begun = await tx('second_factors')
    .insert({ id: newId(), user_id: userId, secret, created_at: clock.now() })
    .onConflict('user_id')
    .merge({ secret, created_at: clock.now() })
    .whereNull('second_factors.confirmed_at')
    .returning('id')
  if (begun.length === 0) throw new Refusal('factorOn')
  return { secret: totp.secret.base32, otpauthUrl: totp.toString() }
}

/**
 * Switches a second factor on with one of its codes, and returns its recovery codes, which are stored as hashes. Every
 * other console session of the person ends, because it was opened without the factor. Throws factorOff if setup has not
 * begun, factorOn, invalidFactorCode, and authenticationRequired if the session has ended.
 */
export async function confirmFactor(
  db: Database,
  context: SignInContext,
  account: Account,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  return transaction(db, async (tx) => {
    await lockSessions(tx, account.id)
    await holdSession(tx, account)
    // A sign-in holds this row: it either sees the factor, or its session is seen and ended here.
    await tx('users').where({ id: account.id }).forNoKeyUpdate().first('id')
    const [factor] = await tx('second_factors')
      .where({ user_id: account.id })
      .forUpdate()
      .select<{ secret: string; confirmedAt: string | null }[]>({
        secret: 'secret',
        confirmedAt: 'confirmed_at',
      })
    if (!factor) throw new Refusal('factorOff')
    if (factor.confirmedAt) throw new Refusal('factorOn')
    const digits = sixDigits(code)
    if (!digits) throw new Refusal('invalidFactorCode', { data: { expected: 'six digits' } })
    const step = stepOf(context.vault.open(factor.secret, sealedFor(account.id)), digits)
    if (step === null) throw new Refusal('invalidFactorCode')
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
    await tx('second_factors')
      .where({ user_id: account.id })
      .update({ confirmed_at: clock.now(), last_step: step, recovery_codes: codes.map(hashRecoveryCode) })
    await closeOtherConsoleSessions(tx, account)
    await factorChanged(tx, context, account, { isOn: true })
    return { recoveryCodes: codes }
  })
}

/** Switches a second factor off, or removes an unconfirmed one. Throws factorOff if there is none. */
export async function removeFactor(tx: Transaction, context: SignInContext, account: Account): Promise<null> {
  const [removed] = await tx('second_factors')
    .where({ user_id: account.id })
    .delete()
    .returning<{ confirmed_at: string | null }[]>('confirmed_at')
  if (!removed) throw new Refusal('factorOff')
  if (removed.confirmed_at) await factorChanged(tx, context, account, { isOn: false })
  return null
}

/** A code of the authenticator app, or a recovery code. */
export type FactorCode = { digits: string } | { recovery: string }

/** Reads a code as people type it, ignoring grouping. Throws invalidFactorCode for a text that cannot be one. */
export function readFactorCode(typed: string): FactorCode {
  const digits = sixDigits(typed)
  if (digits) return { digits }
  const recovery = ungrouped(typed).toLowerCase()
  if (/^[0-9a-f]{20}$/.test(recovery)) return { recovery }
  const expected = 'six digits, or a recovery code of 20 digits and letters from a to f'
  throw new Refusal('invalidFactorCode', { data: { expected } })
}

/**
 * Uses up a code of a person's second factor, or one of its recovery codes. One of several parallel calls with a code
 * succeeds, and none with a code of a time step that is not after the last one used. Throws invalidFactorCode.
 */
export async function spendFactorCode(
  tx: Transaction,
  vault: Vault,
  userId: string,
  code: FactorCode,
): Promise<void> {
  const spent =
    'digits' in code
      ? await spendStep(tx, vault, userId, code.digits)
      : await spendRecoveryCode(tx, userId, code.recovery)
  if (spent === 0) throw new Refusal('invalidFactorCode')
}

async function spendStep(tx: Transaction, vault: Vault, userId: string, code: string): Promise<number> {
  const [factor] = await switchedOn(tx, userId).select<{ secret: string }[]>('secret')
  const step = factor ? stepOf(vault.open(factor.secret, sealedFor(userId)), code) : null
  if (step === null) return 0
  return switchedOn(tx, userId).where('last_step', '<', step).update({ last_step: step })
}

function spendRecoveryCode(tx: Transaction, userId: string, code: string): Promise<number> {
  const hash = hashRecoveryCode(code)
  return switchedOn(tx, userId)
    .whereRaw('? = any (recovery_codes)', [hash])
    .update({ recovery_codes: tx.raw('array_remove(recovery_codes, ?)', [hash]) })
}

function switchedOn(db: Database, userId: string) {
  return db('second_factors').where({ user_id: userId }).whereNotNull('confirmed_at')
}

/** Returns the name under which the vault seals a secret; `rotate-keys` knows it too. */
const sealedFor = (userId: string) => `factor ${userId}`

function totpOf(secret: string, email = ''): TOTP {
  return new TOTP({ issuer: 'Storefront Commerce', label: email, secret })
}

/** Returns the time step that a code belongs to; null if no step within the tolerance has this code. */
function stepOf(secret: string, code: string): number | null {
  const totp = totpOf(secret)
  const timestamp = clock.now().getTime()
  const delta = totp.validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Returns 80 random bits in a form that people can type: hexadecimal digits in groups, such as 2f8c-…. */
function newRecoveryCode(): string {
  return randomBytes(10).toString('hex').match(/.{4}/g)!.join('-')
}

/** Hashes a recovery code, ignoring hyphens; its 80 random bits cannot be recovered from the hash. */
function hashRecoveryCode(code: string): string {
  return hashToken(code.replaceAll('-', ''))
}
