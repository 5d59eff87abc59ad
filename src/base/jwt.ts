import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { JwtSecrets } from '../config/config.ts'

/**
 * Returns a secret as a key object. Given a string, jsonwebtoken first tries and fails to parse it as a private or
 * public key on every signature and check: that costs more than the rest of a call.
 */
export function keyOf(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8')
}

/** Signs claims with HS256 and the first secret; the others only verify what they signed earlier. */
export function signToken(
  [secret]: JwtSecrets,
  claims: { sub: string; aud: string; exp: number; jti?: string },
) {
  return jwt.sign(claims, keyOf(secret), { algorithm: 'HS256' })
}
