import type { Transaction } from './db/database.ts'

/** A store as every rule needs to know it. `scale` is how many minor units make a major one. */
export interface Shop {
  id: string
  name: string
  slug: string
  type: 'digital' | 'ecommerce' | 'restaurant' | 'business'
  currency: string
  country: string
  scale: number
}

/** Who shops: a guest has no e-mail. */
export interface Shopper {
  id: string
  email: string | null
  name: string
  guest: boolean
  sessionId: string
  sessionExpiresAt: string
  /** As it was sent; `GET /auth/me` hands it back. */
  token: string
}

/** A person signed in to the console. */
export type Account = Shopper & { email: string }

/** An app token: of an installed app, or a first-party one of a store's staff. */
export interface Installation {
  tokenId: string
  /** null: a first-party token */
  id: string | null
  userId: string
  scopes: string[]
  expiresAt: string
  app: { clientId: string; name: string } | null
}

/** A file that has come in whole and lies at `path`; its name and type are the sender's. */
export interface ReceivedFile {
  name: string
  contentType: string
  path: string
  size: number
  sha256: string
}

/**
 * A reply's data as JSON text in pieces, for what is too much to hold at once. The pipeline asks for a piece when the
 * caller has taken the one before.
 */
export type JsonText<Data> = AsyncIterable<string> & { readonly data?: Data }

/** A change of a store's data, to be told to its apps. Without `call`, it is told as the current call. */
export interface Change {
  shopId: string
  resource: string
  resourceId: string | null
  call?: { method: string; path: string }
}

/**
 * A change that no call made (paid through a provider's callback, expired): it is told as the Apps API call that would
 * have made it, PATCH of the record (decision 4).
 */
export function changed(resource: string, resourceId: string | null, path = `/${resource}/${resourceId}`) {
  return { resource, resourceId, call: { method: 'PATCH', path } }
}

/** Writes the event rows of changes, in the transaction of the changes. */
export type RecordChange = (tx: Transaction, changes: Change | Change[]) => Promise<void>
