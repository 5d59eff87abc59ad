import { createHmac } from 'node:crypto'
import { isSame } from '../../../base/timing-safe.ts'

/** The header that signs a callback: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const signatureHeader = 'sandbox-signature'

const toleranceInSeconds = 5 * 60

/** Signs a callback's body at a time in Unix seconds. */
export function sign(secret: string, body: Buffer, seconds = now()): string {
  return `t=${seconds},v1=${hmac(secret, body, `${seconds}`)}`
}

/**
 * Returns whether the header is the signature of these bytes and at most five minutes old. Uses the system's time and
 * not the service's clock: the sandbox is a separate system, so a test that moves the service's clock does not move
 * this one.
 */
export function isSigned(secret: string, body: Buffer, header: unknown): boolean {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(`${header}`) ?? []
  if (!seconds || !signature) return false
  const isRecent = Math.abs(now() - Number(seconds)) <= toleranceInSeconds
  return isSame(signature, hmac(secret, body, seconds)) && isRecent
}

function hmac(secret: string, body: Buffer, seconds: string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
