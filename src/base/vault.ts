// Encryption at rest (AES-256-GCM) of secrets that must be read again.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts secrets that must be read again (signing secrets, cards) for the database. */
export interface Vault {
  /**
   * Encrypts with AES-256-GCM under the newest key. `owner` is the row's id: a secret moved to another row cannot be
   * decrypted.
   */
  seal(plain: string, owner: string): string
  /** Decrypts. Throws NoKey if the text was tampered with, belongs to another row, or its key is missing. */
  open(sealed: string, owner: string): string
  /** The id of the key used to encrypt. */
  readonly newestKey: string
}

/** Thrown if no key in the vault opens a secret: its key is missing or different, or the text was tampered with. */
export class NoKey extends Error {}

/**
 * Length of an authentication tag in bytes. Without this option Node would accept a four-byte tag, which can be
 * guessed.
 */
const authTagLength = 16

/** Returns a vault. Its text is `keyId.nonce.tag.ciphertext` in base64url; the key id allows rotating keys. */
export function createVault(keys: { id: string; key: Buffer }[]): Vault {
  const newest = keys[0]!
  return {
    newestKey: newest.id,
    seal(plain, owner) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [
        newest.id,
        ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')),
      ].join('.')
    },
    open(sealed, owner) {
      const [id, ...parts] = sealed.split('.')
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      const found = keys.find((key) => key.id === id)
      const refuse = () => new NoKey(`no vault key opens a secret of key ${id}`)
      if (!found || !nonce || !tag || !text) throw refuse()
      try {
        const decipher = createDecipheriv('aes-256-gcm', found.key, nonce, { authTagLength })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag)
        return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw refuse()
      }
    },
  }
}
