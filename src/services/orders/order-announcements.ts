import { clock, minutes, seconds } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import { type Database, gaveWay, savepoint, type Transaction, transaction } from '../../db/database.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import { interval } from '../../db/sql/interval.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { sendAll, sendLast, statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { GivenProduct } from '../digital/fulfilment.ts'
import { takeUnmailed, waitsForInvoice } from '../invoices/mailing.ts'
import type { AnnouncedChange, OrderChange, OrderFacts } from '../mail-parts/order-facts.ts'
import type { TransferAccount } from '../mail-parts/transfers.ts'
import { lockCounts, type MailCause, refuseMail } from '../messaging/mail-limits.ts'
import { type Attached, queueMail } from '../messaging/mail-queue.ts'
import { type EmailTemplates, isMailOn } from '../messaging/order-templates.ts'
import { type OrderMessage, queueMessages } from '../messaging/push-queue.ts'
import { isLocked } from '../shared/due-work.ts'
import { domainOf, suspendedShops } from '../shared/shop.ts'
import { headlineOf, orderMail, summaryOf } from './order-mails.ts'

/** `requester` is the network that asked for the change, by `requesterOf`, if a stranger may have asked. */
type Announcement = { orderId: string; shopId: string; requester?: string } & OrderChange

// A single statement collects everything the e-mail needs, because it runs in the transaction that places an order.
const insert = statement<
  {
    id: string
    orderId: string
    shopId: string
    change: string
    details: string
    paymentId: string | null
    now: Date
  },
  never
>(
  'orderAnnouncements.insert',
  `insert into order_announcements (id, shop_id, order_id, change, facts, next_at, created_at)
    select :id, orders.shop_id, orders.id, :change, :details::jsonb || jsonb_build_object('facts', jsonb_build_object(
      'shop', jsonb_build_object('name', shops.name, 'logo', shops.logo, 'color', shops.theme ->> 'primaryColor',
        'contact', shops.contact, 'scale', shops.scale, 'timeZone', shops.time_zone),
      'number', number, 'email', orders.email, 'proven', coalesce(users.email = orders.email, false),
      'currency', orders.currency, 'subtotal', subtotal, 'shippingCost', shipping_cost, 'discount', discount,
      'discounts', discounts, 'total', total, 'credited', credited, 'isPaid', paid_at is not null, 'taxes', orders.taxes, 'address', shipping_address,
      'collection', orders.collection,
      'handover', orders.handover,
      'expiresAt', ${jsonTime('expires_at')}, 'proved', payment_status = 'awaiting_confirmation',
      'items', (
        select jsonb_agg(jsonb_build_object('name', name, 'variant', variant_name, 'options', options, 'modifiers', modifiers, 'image', image,
          'backorder', details->'backorder', 'preorder', details->'preorder',
          'quantity', quantity, 'total', unit_price * quantity) order by position)
        from order_items where order_id = orders.id and shop_id = orders.shop_id
      ),
      'payment', (
        select jsonb_build_object('reference', reference, 'provider', provider, 'card', card)
        from payments where id = :paymentId and order_id = orders.id and shop_id = orders.shop_id
      )
    )), now(), :now::timestamptz
    from orders join shops on shops.id = orders.shop_id join users on users.id = orders.user_id
    where orders.id = :orderId and orders.shop_id = :shopId`,
)

/**
 * Records a change of an order that the shopper is notified of, in the transaction of the change: either both happen or
 * neither. It stores only a snapshot of the order, in one statement, from which `writeAnnounced` builds the e-mail and
 * the push messages. Call it once per change, after making the change.
 */
export async function announceOrder(tx: Transaction, announcement: Announcement): Promise<void> {
  const { orderId, shopId, change, ...details } = announcement
  const announced = insert.with({
    id: newId(),
    orderId,
    shopId,
    change,
    details: JSON.stringify(details),
    paymentId: announcement.change === 'paid' ? announcement.paymentId : null,
    now: clock.now(),
  })
  // A new order does not change any more within its transaction.
  if (change === 'placed') await sendLast(tx, () => announced)
  else await sendAll(tx, announced)
  queueWork(tx, 'announcements')
  if (change !== 'placed') queueWork(tx, 'invoices')
}

/**
 * Announces the products that an order has granted access to, in the transaction that granted it; does nothing if there
 * are none. `requester` is the network that asked for the order, if it was free.
 */
export async function announceGranted(
  tx: Transaction,
  { id, shopId }: { id: string; shopId: string },
  given: GivenProduct[],
  requester?: string,
): Promise<void> {
  if (given.length > 0) await announceOrder(tx, { orderId: id, shopId, change: 'granted', given, requester })
}

interface Row {
  id: string
  shopId: string
  orderId: string
  change: AnnouncedChange['change']
  facts: { facts: OrderFacts; requester?: string }
  createdAt: string
  domain: string | null
  templates: EmailTemplates | null
  account: TransferAccount | null
}

// The account is read when the e-mail is written: shoppers often choose how to pay just after they have ordered.
const awaitedAccount = `case when change = 'placed' then (
  select coalesce(chosen.settings, '{}') from orders
  join payment_methods chosen on chosen.id = orders.payment_method_id and chosen.shop_id = orders.shop_id
  where orders.id = order_announcements.order_id and orders.shop_id = order_announcements.shop_id
    and chosen.option = 'bank-transfer' and orders.status = 'pending'
) end`

/**
 * How long to wait before retrying an announcement, in milliseconds: until something is repaired, or a lock is
 * released.
 */
const putOff = { broken: 10 * minutes, locked: 5 * seconds }

/**
 * Queues the e-mails (except those that `refuseMail` leaves out) and push messages of up to `limit` announcements,
 * oldest first, and deletes the announcements in the same transaction: each change is announced once, no matter how
 * many workers run or when one is killed. An announcement that fails, in the database or elsewhere, is logged and
 * postponed while the others proceed; one whose rows stay locked is postponed for seconds. A deadlock does not count as
 * its failure: the whole transaction is retried. Returns how many it processed.
 */
export async function writeAnnounced(
  db: Database,
  context: Pick<Dependencies, 'config' | 'vault' | 'log'>,
  limit: number,
): Promise<number> {
  return transaction(db, async (tx) => {
    const rows: Row[] = await tx('order_announcements')
      .where('next_at', '<=', tx.raw(databaseNow()))
      .whereRaw(`shop_id <> all (${suspendedShops}) and not ${waitsForInvoice}`)
      .orderBy(['next_at', 'id'])
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .select({
        id: 'id',
        shopId: 'shop_id',
        orderId: 'order_id',
        change: 'change',
        facts: 'facts',
        createdAt: 'created_at',
        domain: tx.raw(domainOf('order_announcements.shop_id')),
        account: tx.raw(awaitedAccount),
        templates: tx.raw('(select email_templates from shops where shops.id = order_announcements.shop_id)'),
      })
    await lockCounts(tx, context.config, rows.filter(isCounted).map(causeOf))
    for (const row of rows) {
      const { id, shopId, change } = row
      try {
        await savepoint(tx, () => writeOne(tx, context, row))
      } catch (error) {
        // The announcement itself is not at fault, so all of them are written once more.
        if (gaveWay(error)) throw error
        const [level, delay] = isLocked(error)
          ? (['info', putOff.locked] as const)
          : (['error', putOff.broken] as const)
        const facts = { err: error, announcement: id, change }
        context.log[level](facts, 'the messages about an order could not be written')
        await tx('order_announcements')
          .where({ id, shop_id: shopId })
          .update({ next_at: tx.raw(`${databaseNow()} + ${interval(delay)}`) })
      }
    }
    return rows.length
  })
}

async function writeOne(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  row: Row,
): Promise<void> {
  const { id, shopId, orderId, change, facts, createdAt, domain, templates, account } = row
  const { facts: order, ...details } = facts
  const shop = { ...order.shop, domain }
  const told = { change, ...details, facts: { ...order, shop, account } } as AnnouncedChange
  const refused = isCounted(row) ? await refuseMail(tx, config, causeOf(row)) : null
  const mail = refused ? null : orderMail(told, templates)
  if (mail) await queueMail(tx, vault, { ...mail, attached: await attachedTo(tx, row) })
  // A shopper who has had enough e-mails about parcels gets no push messages about more, either.
  const isEnough = change === 'shipped' && refused?.by === 'recipient'
  const messages = isEnough ? [] : messagesOf(orderId, told)
  await queueMessages(tx, messages, { shopId, changedAt: createdAt })
  await tx('order_announcements').where({ id, shop_id: shopId }).delete()
}

/**
 * Returns the documents of the order that go with its e-mail. Nobody has proved the address of a guest, so a stranger
 * could send anybody files for nothing: a guest's order that cost nothing has none.
 */
function attachedTo(tx: Transaction, { shopId, orderId, facts: { facts } }: Row): Promise<Attached | null> {
  const isFreeToSend = facts.proven === false && facts.total === 0
  return isFreeToSend ? Promise.resolve(null) : takeUnmailed(tx, shopId, orderId)
}

/**
 * Tells whether the e-mail is limited: it is if nobody has proved the order's address (a guest typed it, and may have
 * signed in with another one since), and if it is about a parcel, of which an app can make any number.
 * An e-mail that the store has turned off counts for nothing.
 */
function isCounted({ change, facts: { facts }, templates }: Row): boolean {
  if (!facts?.email || change === 'processing' || !isMailOn(templates, change)) return false
  return facts.proven === false || change === 'shipped'
}

/**
 * Returns what counts towards the limits. E-mails about money or goods follow from a payment or from an act of the
 * store, whereas a stranger can place and cancel orders all day, and pay for those that cost nothing.
 */
function causeOf({ shopId, change, facts: { facts, requester } }: Row): MailCause {
  const isFree = facts.total === 0 && (change === 'paid' || change === 'granted')
  const essential = change !== 'placed' && change !== 'cancelled' && !isFree
  const kind = facts.proven ? 'parcel' : 'order'
  return { kind, to: facts.email, shopId, requester: requester ?? null, essential }
}

/**
 * Returns no push message for a new order, which its shopper knows about, or for a change announced by e-mail alone: an
 * excess refund, and the access that a paid order grants.
 */
function messagesOf(orderId: string, told: AnnouncedChange): OrderMessage[] {
  const { change, facts } = told
  if (change === 'placed' || change === 'granted' || change === 'excess_refunded') return []
  const status = change === 'refunded' ? statusOf(told) : change
  const [title, body] = [headlineOf(told), summaryOf(told)]
  return [{ type: 'order', orderId, number: facts.number, status, title, body }]
}

function statusOf({ full, cancelled }: OrderChange & { change: 'refunded' }) {
  if (cancelled) return 'cancelled'
  return full ? 'refunded' : 'partially_refunded'
}
