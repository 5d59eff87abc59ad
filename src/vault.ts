import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps secrets that must be read again (signing secrets, cards) unreadable in the database. */
export interface Vault {
  /** AES-256-GCM under the newest key. `owner` is the id of the row: a secret moved to another row does not open. */
  seal(plain: string, owner: string): string
  /** Throws where the text was tampered with, belongs to another row, or its key is gone. */
  open(sealed: string, owner: string): string
  /** The id of the key that seals. */
  readonly newestKey: string
}

/** In bytes. Without it a tag that was cut to four would do, which is guessed. */
const authTagLength = 16

/** Sealed text is `keyId.nonce.tag.ciphertext`, in base64url; the key id lets keys be rotated. */
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
      if (!found || !nonce || !tag || !text) throw new Error(`no vault key opens a secret of key ${id}`)
      const decipher = createDecipheriv('aes-256-gcm', found.key, nonce, { authTagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag)
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
