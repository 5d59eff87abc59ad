import { ECDH } from 'node:crypto'
import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Vault } from '../../base/vault.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { aliased, type Columns } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PushTarget } from '../../gateways/push/web-push.ts'
import { spend } from '../../gateways/throttle/call-budget.ts'
import { whyUnsafe } from '../../gateways/webhooks/guard.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Subscription = components['schemas']['SavedPushSubscription']
type NewSubscription = components['schemas']['NewPushSubscription']

/** Maximum number of a shopper's browsers at a store; another one replaces the least recently updated. */
const mostBrowsers = 20

const columns = {
  _id: 'id',
  service: 'service',
  expiresAt: 'expires_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<Subscription>

/** Returns the key that a browser subscribes with (`applicationServerKey`). Throws pushOff if none is configured. */
export function publicKey({ config }: Pick<Dependencies, 'config'>): { publicKey: string } {
  if (!config.vapid) throw new Refusal('pushOff')
  return { publicKey: config.vapid.publicKey }
}

/**
 * Saves a browser's push endpoint for the shopper and the session of the call; saving it again refreshes it. Within a
 * store, an endpoint belongs to its last sender. The endpoint's host is resolved before any transaction, as for a
 * webhook. Throws pushOff, unsafePushEndpoint, invalidRequest for a key that is not a point of P-256, tooManyRequests,
 * and authenticationRequired if the session has ended in the meantime.
 */
export async function save(
  db: Database,
  { vault, ...budget }: Pick<Dependencies, 'config' | 'vault' | 'callBudget'>,
  shop: Shop,
  { shopper, ip }: { shopper: Shopper; ip: string },
  given: NewSubscription,
): Promise<Subscription> {
  const { config } = budget
  if (!config.vapid) throw new Refusal('pushOff')
  requirePoint(given.keys.p256dh)
  await spend(budget, 'dns', shop, { shopperId: shopper.id, ip })
  // The reason is not returned: any guest can call this, and internal name resolution must stay private.
  const guard = { allowPrivate: config.allowPrivateWebhooks }
  if (await whyUnsafe(given.endpoint, guard)) throw new Refusal('unsafePushEndpoint')
  return transaction(db, async (tx) => {
    // Lock the session first, as a sign-in does.
    await requireLive(tx, shopper)
    await queueFor(tx, [shopper.id])
    const saved = await upsert(tx, vault, shop, shopper, given)
    await forgetOldest(tx, shopper.id, shop.id)
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

/** Returns a page of the shopper's browsers that get this store's push messages, newest first. */
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

/** Returns one push subscription of the shopper. Throws pushSubscriptionNotFound. */
export async function get(db: Database, shop: Shop, shopper: Shopper, id: string): Promise<Subscription> {
  const subscription = await db('push_subscriptions')
    .where({ id, shop_id: shop.id, user_id: shopper.id })
    .first<Subscription>(columns)
  if (!subscription) throw new Refusal('pushSubscriptionNotFound')
  return subscription
}

/** Deletes a push subscription and the messages queued for it. Throws pushSubscriptionNotFound. */
export async function remove(tx: Transaction, shop: Shop, shopper: Shopper, id: string): Promise<null> {
  const removed = await tx('push_subscriptions').where({ id, shop_id: shop.id, user_id: shopper.id }).delete()
  if (removed === 0) throw new Refusal('pushSubscriptionNotFound')
  return null
}

/** Opens the sealed endpoint and keys of a row of `push_subscriptions`. Throws if the vault cannot open them. */
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

/** Transfers a guest's push subscriptions, in every store, to the account and session that the guest signed in to. */
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

/** Deletes the push subscriptions of a session, or all those of an account. */
export async function forgetSubscriptions(
  tx: Transaction,
  whose: { session_id: string } | { user_id: string },
): Promise<void> {
  await tx('push_subscriptions').where(whose).delete()
}

/** Deletes the least recently updated subscriptions beyond the limit, at one store or at every store. */
async function forgetOldest(tx: Transaction, userId: string, shopId?: string): Promise<void> {
  await tx.raw(
    `delete from push_subscriptions where (shop_id, id) in (
      select shop_id, id from (
        select shop_id, id, row_number() over (partition by shop_id order by updated_at desc, id desc) as place
        from push_subscriptions where user_id = :userId ${shopId ? 'and shop_id = :shopId' : ''}
      ) as ranked where place > :mostBrowsers
    )`,
    { userId, mostBrowsers, ...(shopId && { shopId }) },
  )
}

/** Serialises changes of these shoppers' subscriptions until the transaction ends, so that they are counted exactly. */
async function queueFor(tx: Transaction, userIds: string[]): Promise<void> {
  await tx.raw(
    `select pg_advisory_xact_lock(hashtextextended('push_subscriptions ' || user_id, 0))
    from (select unnest(?::text[]) as user_id order by 1) as sorted`,
    [userIds],
  )
}

/**
 * Locks the shopper's session, because signing out deletes subscriptions. Throws authenticationRequired if it has
 * ended.
 */
async function requireLive(tx: Transaction, { sessionId }: Shopper): Promise<void> {
  const session = { id: sessionId, revoked_at: null }
  const live = await tx('sessions').where(session).forShare().first('id')
  if (!live) throw new Refusal('authenticationRequired')
}

/** Returns the name that an endpoint's row is sealed under, which stays the same when the row is rewritten. */
function ownerOf(shopId: string, endpointHash: string): string {
  return `push ${shopId} ${endpointHash}`
}

function requirePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed')
  } catch {
    const reason = 'keys.p256dh must be a point on the curve P-256'
    throw invalid(reason)
  }
}
