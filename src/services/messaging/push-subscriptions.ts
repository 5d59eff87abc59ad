import { ECDH } from 'node:crypto'
import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../clock.ts'
import type { Shop, Shopper } from '../../context.ts'
import { aliased, type Columns } from '../../db/columns.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalid, Refusal } from '../../errors.ts'
import type { PushTarget } from '../../gateways/push/web-push.ts'
import { whyUnsafe } from '../../gateways/webhooks/guard.ts'
import { newId } from '../../ids.ts'
import type { Vault } from '../../vault.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { hashToken } from '../shared/tokens.ts'

type Subscription = components['schemas']['SavedPushSubscription']
type NewSubscription = components['schemas']['NewPushSubscription']

/** As many browsers of a shopper are told by a store; a further one takes the place of the one heard of longest ago. */
const mostBrowsers = 20

const columns = {
  _id: 'id',
  service: 'service',
  expiresAt: 'expires_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<Subscription>

/** The key that a browser subscribes with (`applicationServerKey`). Throws pushOff where none is configured. */
export function publicKey({ config }: Pick<Dependencies, 'config'>): { publicKey: string } {
  if (!config.vapid) throw new Refusal('pushOff')
  return { publicKey: config.vapid.publicKey }
}

/**
 * Keeps where a browser is written to, for the shopper and the session of the call; sending it again refreshes it, and
 * in a store an endpoint is its last sender's. Where it leads is looked up before any transaction, as for a
 * webhook. Throws pushOff, unsafePushEndpoint, invalidRequest for a key that is not a point of P-256, and
 * authenticationRequired where the session has ended meanwhile.
 */
export async function save(
  db: Database,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  shop: Shop,
  shopper: Shopper,
  given: NewSubscription,
): Promise<Subscription> {
  if (!config.vapid) throw new Refusal('pushOff')
  requirePoint(given.keys.p256dh)
  // Why is not said: any guest can ask, and what names lead to in here is nobody's business.
  const guard = { allowPrivate: config.allowPrivateWebhooks }
  if (await whyUnsafe(given.endpoint, guard)) throw new Refusal('unsafePushEndpoint')
  return transaction(db, async (tx) => {
    await queueFor(tx, [shopper.id])
    await requireLive(tx, shopper)
    const saved = await upsert(tx, vault, shop, shopper, given)
    await forgetOldest(tx, shopper.id)
    return saved
  })
}

async function upsert(
  tx: Transaction,
  vault: Vault,
  shop: Shop,
  shopper: Shopper,
  { endpoint, keys, expirationTime }: NewSubscription,
): Promise<Subscription> {
  const hash = hashToken(endpoint)
  const row = { shop_id: shop.id, endpoint_hash: hash }
  await tx('push_subscriptions').where(row).whereNot({ user_id: shopper.id }).delete()
  const now = clock.now()
  const [saved] = await tx('push_subscriptions')
    .insert({
      ...row,
      id: newId(),
      user_id: shopper.id,
      session_id: shopper.sessionId,
      endpoint: vault.seal(endpoint, ownerOf(shop.id, hash)),
      keys: vault.seal(JSON.stringify(keys), `${ownerOf(shop.id, hash)} keys`),
      service: new URL(endpoint).host,
      expires_at: typeof expirationTime === 'number' ? new Date(expirationTime) : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['shop_id', 'endpoint_hash'])
    .merge(['user_id', 'session_id', 'endpoint', 'keys', 'service', 'expires_at', 'updated_at'])
    .returning<Subscription[]>(aliased(columns))
  return saved!
}

/** The browsers in which this store tells the shopper of something, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  page: PageQuery,
): Promise<{ pushSubscriptions: Subscription[]; pagination: Pagination }> {
  const own = db('push_subscriptions').where({ shop_id: shop.id, user_id: shopper.id })
  const { rows, pagination } = await newestPage<Subscription>(own, page, columns)
  return { pushSubscriptions: rows, pagination }
}

/** One of them. Throws pushSubscriptionNotFound. */
export async function get(db: Database, shop: Shop, shopper: Shopper, id: string): Promise<Subscription> {
  const subscription = await db('push_subscriptions')
    .where({ id, shop_id: shop.id, user_id: shopper.id })
    .first<Subscription>(columns)
  if (!subscription) throw new Refusal('pushSubscriptionNotFound')
  return subscription
}

/** Tells a browser no more; what is on its way to it is dropped. Throws pushSubscriptionNotFound. */
export async function remove(tx: Transaction, shop: Shop, shopper: Shopper, id: string): Promise<null> {
  const removed = await tx('push_subscriptions').where({ id, shop_id: shop.id, user_id: shopper.id }).delete()
  if (removed === 0) throw new Refusal('pushSubscriptionNotFound')
  return null
}

/** Where a row of push_subscriptions leads. Throws where the vault cannot open it. */
export function openTarget(
  vault: Vault,
  row: { shopId: string; endpointHash: string; endpoint: string; keys: string },
): PushTarget {
  const owner = ownerOf(row.shopId, row.endpointHash)
  return {
    endpoint: vault.open(row.endpoint, owner),
    keys: JSON.parse(vault.open(row.keys, `${owner} keys`)),
  }
}

/** Hands a guest's browsers, in every store, to the account and the session that they signed in to. */
export async function moveSubscriptions(
  tx: Transaction,
  from: string,
  to: { userId: string; sessionId: string },
): Promise<void> {
  await queueFor(tx, [from, to.userId])
  const moved = await tx('push_subscriptions')
    .where({ user_id: from })
    .update({ user_id: to.userId, session_id: to.sessionId })
  if (moved > 0) await forgetOldest(tx, to.userId)
}

/** Forgets the browsers that go with a session, or all of a person's. */
export async function forgetSubscriptions(
  tx: Transaction,
  whose: { session_id: string } | { user_id: string },
): Promise<void> {
  await tx('push_subscriptions').where(whose).delete()
}

/** In each store, those beyond the limit that were heard of longest ago. */
async function forgetOldest(tx: Transaction, userId: string): Promise<void> {
  await tx.raw(
    `delete from push_subscriptions where id in (
      select id from (
        select id, row_number() over (partition by shop_id order by updated_at desc, id desc) as place
        from push_subscriptions where user_id = ?
      ) as ranked where place > ?
    )`,
    [userId, mostBrowsers],
  )
}

/** Makes changes of these shoppers' browsers wait for each other until the transaction ends, so that they are counted exactly. */
async function queueFor(tx: Transaction, userIds: string[]): Promise<void> {
  await tx.raw(
    `select pg_advisory_xact_lock(hashtextextended('push_subscriptions ' || user_id, 0))
    from (select unnest(?::text[]) as user_id order by 1) as sorted`,
    [userIds],
  )
}

/** Signing out forgets browsers: it waits for this, or this finds the session ended. */
async function requireLive(tx: Transaction, { sessionId }: Shopper): Promise<void> {
  const session = { id: sessionId, revoked_at: null }
  const live = await tx('sessions').where(session).forShare().first('id')
  if (!live) throw new Refusal('authenticationRequired')
}

/** The endpoint's place in the table, which stays when the row is written anew. */
function ownerOf(shopId: string, endpointHash: string): string {
  return `push ${shopId} ${endpointHash}`
}

function requirePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed')
  } catch {
    const reason = 'keys.p256dh is not a point of the curve P-256'
    throw invalid(reason)
  }
}
