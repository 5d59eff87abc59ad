import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { JwtSecrets } from '../config/config.ts'

/**
 * Returns a secret as a key object. jsonwebtoken tries a string as a private or a public key first, and fails, whenever
 * it signs or checks: that costs more than all the rest of a call.
 */
export function keyOf(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8')
}

/** Signs claims by HS256 with the first of the secrets; the others only check what they have signed before. */
export function signToken(
  [secret]: JwtSecrets,
  claims: { sub: string; aud: string; exp: number; jti?: string },
) {
  return jwt.sign(claims, keyOf(secret), { algorithm: 'HS256' })
}
