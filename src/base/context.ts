import type { Transaction } from '../db/database.ts'
import type { Activity, ActorKind, PlatformActivity } from './activity.ts'
import { fromNow, minutes } from './clock.ts'

/**
 * A store, with what the rules need. `scale` is the number of minor units in a major one. `version` changes whenever
 * anything is written that the store's public pages show; it is undefined where it was not looked up.
 */
export interface Shop {
  id: string
  name: string
  slug: string
  type: 'digital' | 'ecommerce' | 'restaurant' | 'business'
  currency: string
  country: string
  scale: number
  version?: string
}

/** The person who shops; a guest has no e-mail address. */
export interface Shopper {
  id: string
  email: string | null
  name: string
  guest: boolean
  sessionId: string
  sessionExpiresAt: string
  /** The time of the sign-in: extending a session does not make it younger. */
  signedInAt: string
  /** The store that the session is bound to; null: none yet, or a session of the console. */
  sessionShopId: string | null
  /** The token as it was sent; `GET /auth/me` returns it. */
  token: string
}

/** A person who is signed in to the console. */
export type Account = Shopper & {
  email: string
  /** The browser keeps the token in a cookie, and no reply shows it. */
  cookie: boolean
}

/**
 * Within this time after a sign-in a person may do things that a stolen token must not
 * (decision dangerous-actions-need-a-recent-sign-in).
 */
const recently = 15 * minutes

/** Tells whether a person has signed in recently; null: the time of the sign-in is not known. */
export function isRecent(signedInAt: string | null): boolean {
  return signedInAt !== null && Date.parse(signedInAt) > fromNow(-recently).getTime()
}

/** An access token's installation: of an installed app, or of a first-party token of a store's staff. */
export interface Installation {
  /** The id of the token; of the session, where a merchant's browser calls. */
  tokenId: string
  /** null: a first-party token */
  id: string | null
  userId: string
  scopes: string[]
  expiresAt: string
  /** The sign-in of the person who made a first-party token; null: its time is not known, or the token is an app's. */
  signedInAt: string | null
  app: { id: string; clientId: string; name: string } | null
}

/** A received file that is complete and lies at `path`; its name and type are the sender's. */
export interface ReceivedFile {
  name: string
  contentType: string
  path: string
  size: number
  sha256: string
}

/**
 * A reply's data as JSON text in pieces, for data that is too large for memory. The pipeline asks for the
 * next piece once the caller has read the one before.
 */
export type JsonText<Data> = AsyncIterable<string> & { readonly data?: Data }

/**
 * The author of a change, with the network address. The id is that of an account, a shopper or an app; a provider, a
 * job and an operator have their names there.
 */
export interface Actor {
  kind: ActorKind
  id: string | null
  address: string | null
}

/** A change of a store's data, for its apps. Without `call`, it is recorded as the current call. */
export interface Change {
  /** The author of the change, if it is not the caller. */
  actor?: Actor
  shopId: string
  resource: string
  resourceId: string | null
  call?: { method: string; path: string }
}

/**
 * Describes a change that no call made (paid through a provider's callback, expired). It is reported as the Apps API
 * call that would have made it, PATCH of the record (decision a-paid-order-is-reported-as-an-update).
 */
export function changed(resource: string, resourceId: string | null, path = `/${resource}/${resourceId}`) {
  return { resource, resourceId, call: { method: 'PATCH', path } }
}

/** The entry about a change that the merchant reads in the activity log of the store. */
export interface ActivityRecord {
  actor?: Actor
  shopId: string
  action: Activity
  /** The record that it is about, where it has an id. */
  resourceId?: string | null
  /** The name of that record; never that of a person, which can be erased. */
  name?: string | null
  reason?: string | null
}

/** The same for operators, for actions that concern no single store. */
export type PlatformActivityRecord = Omit<ActivityRecord, 'shopId' | 'action'> & {
  shopId: null
  action: PlatformActivity
}

export type Recorded = Change | ActivityRecord | PlatformActivityRecord

/** Returns a `record` that names this actor wherever no other one is named. */
export function recordedBy(actor: Actor, record: RecordChange): RecordChange {
  return (tx, changes) =>
    record(
      tx,
      [changes].flat().map((one) => ({ actor, ...one })),
    )
}

/** Writes the event rows of changes, and entries of activity logs, in the transaction of the changes. */
export type RecordChange = (tx: Transaction, changes: Recorded | Recorded[]) => Promise<void>
