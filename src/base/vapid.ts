// VAPID keys of Web Push (RFC 8292).

import { createECDH } from 'node:crypto'

/** How this service identifies itself to push services (RFC 8292): a P-256 key pair in base64url, and a contact. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** `mailto:` or `https:`. */
  subject: string
}

/** Returns a new key pair: 65 bytes of an uncompressed point, and 32 bytes. */
export function newVapidKeys(): Pick<Vapid, 'publicKey' | 'privateKey'> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  // OpenSSL drops leading zeros.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/** Returns whether the keys form a pair; false if either is not a key at all. */
export function isVapidPair({ publicKey, privateKey }: Pick<Vapid, 'publicKey' | 'privateKey'>): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
  } catch {
    return false
  }
}
