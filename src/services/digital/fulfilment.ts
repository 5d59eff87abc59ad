import { clock, days, hours, minutes } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { type Database, gaveWay, savepoint, type Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/sql/columns.ts'
import { databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { grantFailed } from '../messaging/store-notices.ts'
import { isLocked } from '../shared/due-work.ts'
import { daysOf, grantAccess } from './grants.ts'
import { attachSavedCard, forgetHeldCardToken, hasHeldCardToken } from './saved-cards.ts'

/** The dependencies of granting access besides the database. */
export type GrantContext = Pick<Dependencies, 'log' | 'vault'> & {
  record: RecordChange
  /** Why the file storage was unavailable when last checked; null or undefined if it was available. */
  fileStoreUnavailable?: string | null
}

/** An order, with the fields needed to grant access. */
export interface GrantedOrder {
  id: string
  shopId: string
  userId: string
  number: number
  email: string
}

/** The columns of orders that make a `GrantedOrder`. */
export const grantedColumns = {
  id: 'id',
  shopId: 'shop_id',
  userId: 'user_id',
  number: 'number',
  email: 'email',
} satisfies Columns<GrantedOrder>

/** The delays between attempts; the last one repeats. After a month only the merchant can retry. */
const backoff = [1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 6 * hours, 1 * days]
const mostAttempts = 35

interface Item {
  productId: string
  name: string
  quantity: number
  accessType: 'pass' | 'lifetime'
  allAccess: boolean
  gone: boolean
  given: boolean
  /** False once the buyer's account has been deleted. */
  hasLibrary: boolean
}

/** A product that an order has just granted access to, as the e-mail to its buyer names it. */
export interface GivenProduct {
  name: string
  /** The length of a pass; null for lifetime access. */
  days: number | null
}

/** The outcome of a grant: why not everything could be granted, or null, and the products to announce to the buyer. */
interface Granted {
  error: string | null
  given: GivenProduct[]
}

/**
 * Returns why the file storage cannot deliver this order's files, or null if it can; call it before the transaction
 * that grants access. An order without digital products needs no files.
 */
export async function fileStoreUnavailableReason(
  db: Database,
  { files }: Pick<Dependencies, 'files'>,
  { orderId, shopId }: { orderId: string; shopId: string },
): Promise<string | null> {
  const digital = await db('order_items')
    .where({ order_id: orderId, shop_id: shopId })
    .whereNotNull('digital')
    .first('id')
  return digital ? files.unavailableReason() : null
}

/**
 * Grants the buyer of a paid order, whose row is locked, access to its digital products, and returns those to announce.
 * A failure marks the order and notifies the store; it never undoes the payment, and is retried in the background. A
 * deadlock is not a failure of the order: it throws, and the whole transaction is retried.
 */
export async function grantPaid(
  tx: Transaction,
  context: GrantContext,
  order: GrantedOrder,
): Promise<GivenProduct[]> {
  return (await grant(tx, context, order, gaveWay)).given
}

/**
 * Grants like `grantPaid`, and also returns why it failed, or null if it succeeded. Rows that stay locked are not a
 * failure of the order either: it throws, and the caller tries again later.
 */
export async function grantAgain(
  tx: Transaction,
  context: GrantContext,
  order: GrantedOrder,
): Promise<Granted> {
  return grant(tx, context, order, (error) => gaveWay(error) || isLocked(error))
}

async function grant(
  tx: Transaction,
  context: GrantContext,
  order: GrantedOrder,
  isPassing: (error: unknown) => boolean,
): Promise<Granted> {
  try {
    return await savepoint(tx, async () => {
      const items = await itemsOf(tx, order)
      if (items.length === 0) return { error: null, given: [] }
      const failed = context.fileStoreUnavailable
        ? items.filter(({ given }) => !given)
        : items.filter(({ gone }) => gone)
      const fresh = items.filter((item) => !item.given && !failed.includes(item))
      const hasCard = await hasHeldCardToken(tx, order)
      for (const item of fresh) {
        const { id: orderId, shopId, userId } = order
        await grantAccess(tx, { ...item, orderId, shopId, userId, days: daysOf(item.quantity) })
      }
      const products = fresh.map(({ productId }) => productId)
      await (hasCard ? attachSavedCard(tx, context.vault, order, products) : forgetHeldCardToken(tx, order))
      const error = failed.length === 0 ? null : reasonOf(context, failed)
      await mark(tx, context, order, { error, product: failed[0]?.name ?? '' })
      return { error, given: fresh.filter(({ hasLibrary }) => hasLibrary).map(toldOf) }
    })
  } catch (error) {
    if (isPassing(error)) throw error
    // The rollback to the savepoint undid only this part: the order stays paid. After a lost connection, the next
    // statement fails.
    context.log.error({ err: error, orderId: order.id }, 'access to a paid order could not be granted')
    const reason = 'an unexpected error occurred'
    await mark(tx, context, order, { error: reason, product: `order #${order.number}` })
    return { error: reason, given: [] }
  }
}

function toldOf({ name, accessType, quantity }: Item): GivenProduct {
  return { name, days: accessType === 'pass' ? daysOf(quantity) : null }
}

/** Returns the distinct digital products of an order, ordered by id so that parallel grants never deadlock. */
async function itemsOf(tx: Transaction, { id, shopId, userId }: GrantedOrder): Promise<Item[]> {
  const { rows } = await tx.raw(
    `select order_items.product_id as "productId", min(order_items.name) as name,
      sum(order_items.quantity)::int as quantity,
      case when bool_or(order_items.digital->>'accessType' = 'lifetime') then 'lifetime' else 'pass' end as "accessType",
      bool_or(coalesce((order_items.digital->>'allAccess')::boolean, false)) as "allAccess",
      products.deleted_at is not null and access_grants.id is null as gone,
      access_grants.id is not null as given,
      exists (select from users where users.id = :userId and users.deleted_at is null) as "hasLibrary"
    from order_items
    join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
    left join access_grants on access_grants.shop_id = order_items.shop_id
      and access_grants.order_id = order_items.order_id
      and access_grants.product_id = order_items.product_id
    where order_items.order_id = :id and order_items.shop_id = :shopId and order_items.digital is not null
    group by order_items.product_id, products.id, products.shop_id, access_grants.id
    order by order_items.product_id`,
    { id, shopId, userId },
  )
  return rows
}

function reasonOf({ fileStoreUnavailable }: GrantContext, failed: Item[]): string {
  if (fileStoreUnavailable) return 'the file storage does not respond'
  return failed.map(({ name }) => `${name} was deleted`).join('; ')
}

/** Records the result and schedules the retry; notifies the store of an order's first failure. */
async function mark(
  tx: Transaction,
  { record }: GrantContext,
  { id, shopId, number }: GrantedOrder,
  { error, product }: { error: string | null; product: string },
): Promise<void> {
  const [marked] = await tx('orders')
    .where({ id, shop_id: shopId })
    .update({
      grant_status: error ? 'failed' : 'granted',
      grant_error: error?.slice(0, 1000) ?? null,
      grant_attempts: tx.raw('grant_attempts + 1'),
      grant_tried_at: clock.now(),
    })
    .returning<{ attempts: number }[]>('grant_attempts as attempts')
  const attempts = marked?.attempts ?? 1
  const wait = backoff[Math.min(attempts, backoff.length) - 1]!
  const next = error && attempts < mostAttempts ? tx.raw(databaseTimeIn(wait)) : null
  await tx('orders').where({ id, shop_id: shopId }).update({ grant_next_at: next })
  if (error && attempts === 1) await grantFailed(tx, record, { orderId: id, shopId, number, product })
}
