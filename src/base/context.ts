import type { Transaction } from '../db/database.ts'
import type { Activity, ActorKind, PlatformActivity } from './activity.ts'
import { fromNow, minutes } from './clock.ts'

/**
 * A store, with what the rules need. `scale` is the number of minor units in a major one. `version` changes with every
 * write that shows on the store's public pages; undefined if it was not looked up.
 */
export interface Shop {
  id: string
  name: string
  slug: string
  type: 'digital' | 'ecommerce' | 'restaurant' | 'business'
  currency: string
  country: string
  scale: number
  /** The IANA name of the time zone in which its days begin and end. */
  timeZone: string
  /** Whether it has automatic discounts. */
  hasRules?: boolean
  /** Whether its categories form a tree, or products are in several. */
  hasCategoryTree?: boolean
  /** The keys of its own fields of products that shoppers do not see; for merchants, none. */
  privateFields?: string[]
  /** Whether a provider computes its taxes. */
  asksTaxProvider?: boolean
  /** Whether its prices contain their taxes; null if it computes none. */
  pricesIncludeTax?: boolean | null
  version?: string
}

/** An agent that calls a store for its buyers (Universal Commerce Protocol). */
export interface Agent {
  id: string
  /** Where its profile is. */
  profile: string
  /** Whether this call is signed with a key of the profile. */
  signed: boolean
  /** The capabilities that agent and store both have in one version, by name. */
  capabilities: string[]
}

/** The person who shops; a guest has no e-mail address. */
export interface Shopper {
  id: string
  email: string | null
  name: string
  guest: boolean
  sessionId: string
  sessionExpiresAt: string
  /** When the person signed in; extending the session does not change it. */
  signedInAt: string
  /** The store that the session is bound to; null: none yet, or a console session. */
  sessionShopId: string | null
  /** The token as sent; `GET /auth/me` returns it. */
  token: string
}

/** A person who is signed in to the console. */
export type Account = Shopper & {
  email: string
  /** The browser keeps the token in a cookie; no reply contains it. */
  cookie: boolean
}

/**
 * For this long after signing in, a person may do things that a stolen token must not (decision
 * dangerous-actions-need-a-recent-sign-in).
 */
const recently = 15 * minutes

/** Returns whether a person signed in recently; null: the time of the sign-in is unknown. */
export function isRecent(signedInAt: string | null): boolean {
  return signedInAt !== null && Date.parse(signedInAt) > fromNow(-recently).getTime()
}

/** The installation behind an access token: an installed app, or a first-party token of a store's staff. */
export interface Installation {
  /** The id of the token, or of the session if a merchant's browser calls. */
  tokenId: string
  /** null: a first-party token */
  id: string | null
  userId: string
  scopes: string[]
  expiresAt: string
  /** When the person who made a first-party token signed in; null: unknown, or the token is an app's. */
  signedInAt: string | null
  app: { id: string; clientId: string; name: string } | null
}

/** A fully received file at `path`; its name and type are the sender's claims. */
export interface ReceivedFile {
  name: string
  contentType: string
  path: string
  size: number
  sha256: string
}

/**
 * A reply's data as JSON text in chunks, for data too large for memory. The pipeline asks for the next chunk once the
 * caller has read the last. A text with a `version` is not sent to a caller who has that version.
 */
export type JsonText<Data> = AsyncIterable<string> & { readonly data?: Data; readonly version?: string }

/**
 * The author of a change, with the network address. The id is that of an account, a shopper or an app; for a provider,
 * a job or an operator it is a name.
 */
export interface Actor {
  kind: ActorKind
  id: string | null
  address: string | null
}

/** A change of a store's data, reported to its apps. Without `call`, it is recorded as the current call. */
export interface Change {
  /** The author of the change, if not the caller. */
  actor?: Actor
  shopId: string
  resource: string
  resourceId: string | null
  call?: { method: string; path: string }
}

/**
 * Describes a change that no call made (an order paid through a callback, or expired). It is reported as the Apps API
 * call that would have made it: PATCH of the record (decision a-paid-order-is-reported-as-an-update).
 */
export function changed(resource: string, resourceId: string | null, path = `/${resource}/${resourceId}`) {
  return { resource, resourceId, call: { method: 'PATCH', path } }
}

/** The entry in the store's activity log that tells the merchant about a change. */
export interface ActivityRecord {
  actor?: Actor
  shopId: string
  action: Activity
  /** The record it concerns, if that has an id. */
  resourceId?: string | null
  /** That record's name; never a person's, which may have to be erased. */
  name?: string | null
  reason?: string | null
}

/** The same for operators: actions that concern no single store. */
export type PlatformActivityRecord = Omit<ActivityRecord, 'shopId' | 'action'> & {
  shopId: null
  action: PlatformActivity
}

export type Recorded = Change | ActivityRecord | PlatformActivityRecord

/** Returns a `record` that names this actor unless another is given. */
export function recordedBy(actor: Actor, record: RecordChange): RecordChange {
  return (tx, changes) =>
    record(
      tx,
      [changes].flat().map((one) => ({ actor, ...one })),
    )
}

/** Writes event rows and activity-log entries in the transaction of the changes. */
export type RecordChange = (tx: Transaction, changes: Recorded | Recorded[]) => Promise<void>
