// Codes in e-mails that name a record. They are signed and not kept: those who have one read the e-mails of its address.

import { isSigned, signLink } from '../../base/signed-links.ts'
import type { Config } from '../../config/config.ts'
import { pasted } from '../shared/typed-codes.ts'

type Secrets = Pick<Config, 'jwtSecrets'>
type Store = { id: string }

/** Returns the code of a record of a store. It is always the same, and no code of another purpose. */
export function codeOf({ jwtSecrets }: Secrets, purpose: string, shop: Store, id: string): string {
  return `${id}${signLink(jwtSecrets[0], purpose, `${shop.id} ${id}`).toString('base64url')}`
}

/** Returns the id of the record that a code names, which may be gone; null if it is no code of this store. */
export function idOf({ jwtSecrets }: Secrets, purpose: string, shop: Store, code: string): string | null {
  const [id, signature] = [pasted(code).slice(0, 24), pasted(code).slice(24)]
  return isSigned(jwtSecrets, purpose, `${shop.id} ${id}`, signature) ? id : null
}
