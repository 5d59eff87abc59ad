import { createHash, randomBytes } from 'node:crypto'

/** Returns a new token of 256 random bits with the prefix of its kind. */
export function newToken(prefix: 'app_' | 'appr_' | 'inv_' | 'dev_' | 'pay_' | 'cal_'): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** Returns the hash that a token is stored under. 256 random bits need neither a salt nor a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
