import jwt from 'jsonwebtoken'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { keyOf, signToken } from '../../base/jwt.ts'
import { networkOf } from '../../base/network.ts'
import type { Config, JwtSecrets } from '../../config/config.ts'
import { type Database, transaction } from '../../db/database.ts'
import { type SignInContext, signedIn } from '../activity/alerts.ts'
import { browserName } from '../activity/known-devices.ts'
import { openSession } from '../people/sessions.ts'
import { forgiveTry, rememberNetwork, takeTry } from './limits.ts'
import { readFactorCode, spendFactorCode } from './second-factor.ts'

// A caller who has proved that they read a person's e-mail gets a challenge; the challenge plus a code of the second
// factor yields a session.

/** The audience of challenges, so that none can pass for a session token. */
const audience = 'storefront second factor'
const lifetime = 5 * minutes

/** Returns the refusal of a sign-in that needs the second factor; its data has the challenge. */
export function factorRequired(secrets: JwtSecrets, userId: string): Refusal {
  const exp = Math.floor(fromNow(lifetime).getTime() / 1000)
  const challenge = signToken(secrets, { sub: userId, aud: audience, exp })
  const expiresAt = new Date(exp * 1000).toISOString()
  return new Refusal('factorRequired', { data: { challenge, expiresAt } })
}

/** Returns the id of the account that a challenge is for; throws invalidChallenge. */
function readChallenge(secrets: JwtSecrets, challenge: string): string {
  const clockTimestamp = Math.floor(clock.now().getTime() / 1000)
  for (const secret of secrets) {
    try {
      const claims = jwt.verify(challenge, keyOf(secret), { audience, algorithms: ['HS256'], clockTimestamp })
      return (claims as { sub: string }).sub
    } catch {
      // It may be signed with another secret.
    }
  }
  throw new Refusal('invalidChallenge')
}

/**
 * Signs in to the console with a challenge and a code of the second factor, or a recovery code. Attempts count like
 * those at e-mailed codes, within the same limits: the count is committed before anything is compared. A text that
 * cannot be a code does not count. Throws invalidChallenge, invalidFactorCode, and tooManyRequests for a network that
 * has tried too many wrong codes.
 */
export async function verifyFactor(
  db: Database,
  { jwtSecrets, limits }: Pick<Config, 'jwtSecrets' | 'limits'>,
  { challenge, code: typed }: { challenge: string; code: string },
  context: SignInContext,
): Promise<{ _id: string; email: string; token: string }> {
  const ip = networkOf(context.device.ip)
  const userId = readChallenge(jwtSecrets, challenge)
  const code = readFactorCode(typed)
  const taken = await takeTry(db, limits, userId, ip)
  if (!taken) throw new Refusal('invalidFactorCode')
  return transaction(db, async (tx) => {
    const account = await tx('users')
      .where({ id: userId, deleted_at: null, disabled_at: null })
      .forShare()
      .first('email', 'name')
    if (!account) throw new Refusal('invalidChallenge')
    await spendFactorCode(tx, context.vault, userId, code)
    await forgiveTry(tx, taken.tryId)
    await rememberNetwork(tx, userId, ip)
    const realm = { surface: 'console', shop: null } as const
    const device = { name: browserName(context.device) }
    const { token } = await openSession(tx, jwtSecrets, { id: userId, guest: false }, realm, device)
    const email = account.email!
    await signedIn(tx, context, { id: userId, email, name: account.name })
    return { _id: userId, email, token }
  })
}
