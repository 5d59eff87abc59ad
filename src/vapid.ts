import { createECDH } from 'node:crypto'

/** What names this service to push services (RFC 8292): a key pair of P-256 in base64url, and whom to write to. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** `mailto:` or `https:`. */
  subject: string
}

/** A key pair that nobody has had before: 65 bytes of an uncompressed point, and 32 bytes. */
export function newVapidKeys(): Pick<Vapid, 'publicKey' | 'privateKey'> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  // OpenSSL leaves out leading zeros.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/** Whether the public key is the one of the private key; false where either is not a key at all. */
export function isVapidPair({ publicKey, privateKey }: Pick<Vapid, 'publicKey' | 'privateKey'>): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
  } catch {
    return false
  }
}
