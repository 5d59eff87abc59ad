// Constant-time comparison of secrets.

import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in a time that reveals nothing about either, not even its length. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
