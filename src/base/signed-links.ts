// Signed links (HMAC): whoever has one reads what it leads to, until it ends.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const keys = new Map<string, Buffer>()

/** Returns the signature of a link's text, with a key that is derived for one purpose only. */
export function signLink(secret: string, purpose: string, text: string): Buffer {
  const name = `${purpose} ${secret}`
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(name, key)
  return createHmac('sha256', key).update(text).digest()
}

/** Tells whether one of the secrets made the signature (base64url) of a link's text; takes the same time either way. */
export function isSigned(secrets: string[], purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  return secrets.some((secret) => {
    const good = signLink(secret, purpose, text)
    return given.length === good.length && timingSafeEqual(given, good)
  })
}
