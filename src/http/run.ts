// Unit of work: runs a handler in its transaction, with its events and its idempotency key.

import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Request, Response } from 'express'
import type { Activity } from '../base/activity.ts'
import { type Actor, type Change, type RecordChange, type Recorded, recordedBy } from '../base/context.ts'
import { Refusal } from '../base/errors.ts'
import { addressOf } from '../base/network.ts'
import { type Database, requireFirst, type Transaction, transaction, writeAs } from '../db/database.ts'
import { recordEvent } from '../events/record.ts'
import { openingOf } from '../services/people/sessions.ts'
import { hasScopesOf, type Identity } from './auth.ts'
import { bulkheadOf, bulkheadOfKeys } from './bulkhead.ts'
import { actorOf } from './caller.ts'
import type { Route } from './handler.ts'
import { once, repeatableOf, type Work } from './idempotency.ts'
import { isConditional, requireUnchanged } from './preconditions.ts'
import type { Api, SurfaceOptions } from './surface-options.ts'
import { receiveUpload, reserveUpload } from './upload.ts'
import type { Validated } from './validator-internals.ts'

/** A handler, as far as the runner knows it: each is checked against its own operation where it is defined. */
type AnyHandler = (context: object) => Promise<unknown>
export type Run = (
  req: Request,
  res: Response,
  route: Route,
  who: Identity,
  rawBody: Buffer,
) => Promise<unknown>

/**
 * Returns a function that runs handlers with everything that their contract promises: the transaction, its events and
 * idempotency.
 */
export function createRunner({ surface, db: pool, config, routes, handlers }: SurfaceOptions<Api>): Run {
  const groups = Object.values(handlers) as Record<string, AnyHandler>[]
  const byOperation = new Map(groups.flatMap((group) => Object.entries(group)))
  const routeOf = new Map(routes.map((route) => [route.operationId, route]))
  const uploads = {
    folder: join(config.dataFolder, 'uploads'),
    megabytes: config.uploadMegabytes,
    freeMegabytes: config.freeDiskMegabytes,
  }
  return (req, res, route, identity, rawBody) => {
    const handler = byOperation.get(route.operationId)!
    const params = (req as Validated).openapi!.pathParams as Record<string, string>
    const call = { method: req.method, path: pathOf(route, params) }
    const { body, query, headers } = req
    const ip = addressOf(req.ip)
    const actor = actorOf(identity, ip)
    const record = recorderOf(actor, call)
    const db = bulkheadOf(pool, surface, route, identity, ip)
    let releaseUpload = () => {}
    const receiveFile = async (most = uploads.megabytes) => {
      releaseUpload = reserveUpload(identity.shop!.id, req.ip)
      return receiveUpload(req, res, { ...uploads, megabytes: Math.min(most, uploads.megabytes) })
    }
    // Members are listed by name: with a spread, V8 creates the object much more slowly, on each call.
    const handle: Handle = (view, does = handler) =>
      does({
        db: view,
        shopper: identity.shopper,
        account: identity.account,
        installation: identity.installation,
        shop: identity.shop,
        agent: identity.agent,
        ip,
        rawBody,
        headers,
        body: body ?? {},
        query,
        params,
        record,
        receiveFile,
      })
    const repeatable = repeatableOf(req, route, call.path, identity, rawBody)
    const reader = route.reader ? routeOf.get(route.reader) : undefined
    const read = reader && ((tx: Transaction) => handle(tx, byOperation.get(reader.operationId)))
    const about: RecordedCall = { route, identity, params, call, actor, read, before: undefined }
    if (isConditional(route, headers)) {
      const mayRead = reader !== undefined && hasScopesOf(reader, identity)
      requireFirst(db, async (tx) => {
        about.before = await readBefore(tx, about)
        requireUnchanged(route, headers, about.before, mayRead)
      })
    }
    if (!route.transaction && route.method !== 'get') writeAs(db, actor)
    const work = route.transaction ? writing(db, handle, about, repeatable !== null) : reading(db, handle)
    const done = repeatable
      ? once({ db, beside: bulkheadOfKeys(pool) }, res, route, repeatable, work)
      : work(async () => undefined)
    return route.body === 'multipart/form-data' ? done.finally(() => releaseUpload()) : done
  }
}

/** Runs a call's handler, or another one with the same call, on this database or in this transaction. */
type Handle = (view: Database, does?: AnyHandler) => Promise<unknown>

/** True for a call reported as an update, which may turn out to change nothing. */
const isUpdate = ({ method, events }: Route) => (method === 'patch' || method === 'put') && events.length > 0

/** The parts of a call that event rows and the activity log record. */
interface RecordedCall {
  route: Route
  identity: Identity
  params: unknown
  call: NonNullable<Change['call']>
  actor: Actor
  /** Reads the record in the path as its own operation shows it, if there is one. */
  read: ((tx: Transaction) => Promise<unknown>) | undefined
  /** The record before the call, if that is known already. */
  before: unknown
}

/** Returns a write's work: one transaction for the handler, its event rows and its activity-log entry. */
function writing(db: Database, handle: Handle, about: RecordedCall, isRepeatable: boolean): Work {
  const { route, identity } = about
  const isCompared = isUpdate(route) && about.read !== undefined
  // Only afterwards is it known whether an update is an event.
  const isKnown = !isCompared && !route.activity && route.events.every(({ id }) => !id?.startsWith('data.'))
  // Holds the caller's session: otherwise the row could end up belonging to nobody, because the guest may be signing
  // in, or the account being deleted, at this moment.
  const caller = identity.shopper ?? identity.account
  const opening = caller ? openingOf(caller) : undefined
  return (onDone) => {
    const work = async (tx: Transaction) => {
      // Rows recorded before the handler runs can travel in one message with its statements.
      if (isKnown) await recordAll(tx, about, undefined)
      const before = isCompared ? (about.before ?? (await readBefore(tx, about))) : undefined
      const data = await handle(tx)
      if (!isKnown) await recordAll(tx, about, data, isSame(before, data) ? [] : about.route.events)
      await onDone(tx, data)
      return data
    }
    return transaction(db, work, { opening, endsWithWork: isKnown && !isRepeatable, author: about.actor })
  }
}

/**
 * Reads the record in a write's path as it is before; undefined if it cannot be read, and the write then says why.
 * Updates of one record wait for each other, because each must know what the last one left (decision
 * calls-that-change-nothing-are-no-events).
 */
async function readBefore(tx: Transaction, { call, identity, route, read }: RecordedCall): Promise<unknown> {
  if (isUpdate(route)) {
    const updated = `${identity.shop!.id} ${call.path}`
    await tx.raw("select pg_advisory_xact_lock(hashtextextended('update ' || ?::text, 0))", [updated])
  }
  return read?.(tx).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** Returns whether a record is unchanged, apart from its update time. */
function isSame(before: unknown, after: unknown): boolean {
  const shown = (record: unknown) => ({ ...(record as object), updatedAt: null })
  return before !== undefined && isDeepStrictEqual(shown(before), shown(after))
}

/** Returns the work of an operation that opens its own transactions, or needs none. */
function reading(db: Database, handle: Handle): Work {
  return async (onDone) => {
    const data = await handle(db)
    await onDone(db, data)
    return data
  }
}

/** Returns a handler's `record`: entries without an author or a call default to this call and its author. */
function recorderOf(actor: Actor, call: NonNullable<Change['call']>): RecordChange {
  return recordedBy(actor, (tx, changes) =>
    recordEvent(
      tx,
      [changes].flat().map((one) => ('resource' in one ? { call, ...one } : one)),
    ),
  )
}

/** Returns the path in the contract's spelling, with its ids, however the caller spelled it. */
function pathOf({ path }: Route, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]!))
}

/**
 * Records the events and the entry that the contract declares for a call whose handler returned this data. Callers may
 * pass fewer events than the contract has.
 */
async function recordAll(
  tx: Transaction,
  about: RecordedCall,
  data: unknown,
  events = about.route.events,
): Promise<void> {
  const { route, identity, params, call, actor } = about
  const outcome = { data, params }
  const textAt = (path: string | undefined) => (path ? (valueAt(outcome, path) as string) : null)
  const recorded: Recorded[] = events.map(({ resource, id }) => {
    return { shopId: identity.shop!.id, resource, resourceId: textAt(id), call, actor }
  })
  if (route.activity) {
    const { store, id, name } = route.activity
    const shopId = textAt(store) ?? identity.shop!.id
    const action = route.activity.action as Activity
    recorded.push({ shopId, action, resourceId: textAt(id), name: textAt(name), actor })
  }
  await recordEvent(tx, recorded)
}

/** Returns the value at a path, such as `data.order._id`, in an outcome. */
function valueAt(outcome: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], outcome)
}
