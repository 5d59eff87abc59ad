import { clock, days, fromNow, hours, minutes } from '../../clock.ts'
import type { RecordChange } from '../../context.ts'
import { type Database, savepoint, type Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { grantFailed } from '../messaging/notifications.ts'
import { daysOf, grantAccess } from './grants.ts'
import { attachSavedCard, forgetHeldCardToken, hasHeldCardToken } from './saved-cards.ts'

/** What granting needs beside the database. */
export type GrantContext = Pick<Dependencies, 'log' | 'vault'> & {
  record: RecordChange
  /** Why the store of files did not answer when it was asked just now; null, or left out, when nothing is wrong. */
  fileStoreUnavailable?: string | null
}

/** An order as granting sees it. */
export interface GrantedOrder {
  id: string
  shopId: string
  userId: string
  number: number
  email: string
}

const orderColumns = { id: 'id', shopId: 'shop_id', userId: 'user_id', number: 'number', email: 'email' }

/** Waits between tries; the last one repeats. After a month it is the merchant's turn alone. */
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
  shop: string
}

/**
 * Whether the store of files is well enough to hand out what this order is about, asked before the transaction that
 * grants it: a reason where it is not. Orders without anything digital need no files.
 */
export async function fileStoreUnavailableReason(
  db: Database,
  { files }: Pick<Dependencies, 'files'>,
  orderId: string,
): Promise<string | null> {
  const digital = await db('order_items').where({ order_id: orderId }).whereNotNull('digital').first('id')
  return digital ? files.unavailableReason() : null
}

/**
 * Gives the buyer of a paid order, whose row is locked, access to what is digital in it, and writes them an e-mail.
 * A failure marks the order and tells the store; it never undoes the payment, and is tried again in the background.
 */
export async function grantPaid(tx: Transaction, context: GrantContext, order: GrantedOrder): Promise<void> {
  await grant(tx, context, order, { withMail: true })
}

/** As `grantPaid`, without the e-mail (specification: retry-grants). Returns why it failed, null where it did not. */
export async function grantAgain(
  tx: Transaction,
  context: GrantContext,
  order: GrantedOrder,
): Promise<string | null> {
  return grant(tx, context, order, { withMail: false })
}

async function grant(
  tx: Transaction,
  context: GrantContext,
  order: GrantedOrder,
  { withMail }: { withMail: boolean },
): Promise<string | null> {
  try {
    return await savepoint(tx, async () => {
      const items = await itemsOf(tx, order)
      if (items.length === 0) return null
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
      if (withMail && fresh.length > 0) await writeToBuyer(tx, context, order, fresh)
      return error
    })
  } catch (error) {
    // What PostgreSQL has undone was only this part: the order stays paid. A lost connection fails the next statement.
    context.log.error({ err: error, orderId: order.id }, 'access to a paid order could not be given')
    const reason = 'something went wrong on our side'
    await mark(tx, context, order, { error: reason, product: `order #${order.number}` })
    return reason
  }
}

/** What is digital in an order, a product once, in the order of their ids so that parallel grants never deadlock. */
async function itemsOf(tx: Transaction, { id, shopId }: GrantedOrder): Promise<Item[]> {
  const { rows } = await tx.raw(
    `select order_items.product_id as "productId", min(order_items.name) as name,
      sum(order_items.quantity)::int as quantity,
      case when bool_or(order_items.digital->>'accessType' = 'lifetime') then 'lifetime' else 'pass' end as "accessType",
      bool_or(coalesce((order_items.digital->>'allAccess')::boolean, false)) as "allAccess",
      products.deleted_at is not null and access_grants.id is null as gone,
      access_grants.id is not null as given, shops.name as shop
    from order_items
    join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
    join shops on shops.id = order_items.shop_id
    left join access_grants on access_grants.shop_id = order_items.shop_id
      and access_grants.order_id = order_items.order_id
      and access_grants.product_id = order_items.product_id
    where order_items.order_id = :id and order_items.shop_id = :shopId and order_items.digital is not null
    group by order_items.product_id, products.id, products.shop_id, access_grants.id, shops.id
    order by order_items.product_id`,
    { id, shopId },
  )
  return rows
}

function reasonOf({ fileStoreUnavailable }: GrantContext, failed: Item[]): string {
  if (fileStoreUnavailable) return 'the store of files does not answer'
  return failed.map(({ name }) => `${name} was deleted`).join('; ')
}

/** Writes down how it went; the first failure of an order is told to its store. */
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
    })
    .returning<{ attempts: number }[]>('grant_attempts as attempts')
  const attempts = marked?.attempts ?? 1
  const wait = backoff[Math.min(attempts, backoff.length) - 1]!
  const next = error && attempts < mostAttempts ? fromNow(wait) : null
  await tx('orders').where({ id, shop_id: shopId }).update({ grant_next_at: next })
  if (error && attempts === 1) await grantFailed(tx, record, { orderId: id, shopId, number, product })
}

async function writeToBuyer(
  tx: Transaction,
  { vault }: GrantContext,
  { number, email }: GrantedOrder,
  items: Item[],
): Promise<void> {
  if (!email) return
  const { shop } = items[0]!
  const list = items.map(({ name, accessType, quantity }) =>
    accessType === 'lifetime' ? `- ${name}` : `- ${name}, for ${daysOf(quantity)} days`,
  )
  const text = [
    `Thank you for your order #${number} at ${shop}. You now have access to:`,
    list.join('\n'),
    'Sign in at the store and open your library to download it. Whoever ordered without signing in does that in the same browser, so that the library knows the order.',
  ].join('\n\n')
  await queueMail(tx, vault, {
    to: email,
    subject: `Your downloads from ${shop} are ready`,
    text: `${text}\n`,
  })
}

/** Paid orders whose grant failed, the oldest first; those that another transaction is at work on are left to it. */
export async function lockFailed(
  tx: Transaction,
  { shopId, dueOnly, limit }: { shopId?: string; dueOnly: boolean; limit: number },
): Promise<GrantedOrder[]> {
  const failed = tx('orders').where({ grant_status: 'failed', status: 'paid' }).whereNull('deleted_at')
  if (shopId) failed.where({ shop_id: shopId })
  if (dueOnly) failed.where('grant_next_at', '<=', clock.now()).orderBy('grant_next_at')
  else failed.orderBy(['paid_at', 'id'])
  return failed.limit(limit).forUpdate().skipLocked().select(orderColumns)
}
