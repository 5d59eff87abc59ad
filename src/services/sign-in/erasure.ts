// Erasure of personal data (GDPR, article 17).

import { clock, days } from '../../base/clock.ts'
import { type Change, changed, type RecordChange } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { eraseBookings } from '../bookings/owners.ts'
import { unusedAt } from '../digital/files.ts'
import { stopRenewalsOf } from '../digital/saved-cards.ts'
import { forgetSubscriptions } from '../messaging/push-subscriptions.ts'
import { unlinkOrders } from '../people/customers.ts'
import { leaveAllStores, revokeTokens } from '../permissions/app-tokens.ts'
import { narrowGrants } from '../permissions/staff-grants.ts'
import { forgetReplies } from '../shared/idempotency.ts'
import { theirCustomers, theirDrafts, theirEntries } from './personal-data/kept.ts'

interface Person {
  id: string
  email: string
}

/**
 * Erases the data about a person whose account is being deleted, and whose sessions and row are locked
 * (decision deletion-erases-the-person). The law requires some of it to stay: paid orders, with the address, e-mail
 * address and customer name that their invoices need. What the person said in public stays without a name. Open orders
 * and charges are erased by `eraseEnded` once they have ended. `record` receives the changes that stores' apps are
 * notified of.
 */
export async function erase(tx: Transaction, record: RecordChange, person: Person): Promise<void> {
  const { id, email } = person
  const own = { user_id: id }
  await forgetReplies(tx, id)
  await tx('wishlist_items').where(own).delete()
  await tx('carts').where(own).delete()
  await eraseDrafts(tx, person)
  await record(tx, await eraseCustomers(tx, person))
  await eraseEnded(tx, record, id)
  await eraseEdits(tx, id)
  await stopRenewalsOf(tx, id)
  await leaveWork(tx, record, id)
  await tx('order_announcements')
    .whereIn(['shop_id', 'order_id'], tx('orders').where(own).select('shop_id', 'id'))
    .delete()
  await tx('shipping_addresses').where(own).delete()
  await tx('newsletter_subscriptions').where({ email }).delete()
  await tx('stock_alerts').where({ email }).delete()
  await tx('time_alerts').where({ email }).delete()
  await tx('invitations').where({ email }).delete()
  await tx('mails').where({ recipient: email }).delete()
  await forgetSubscriptions(tx, own)
  await tx('one_time_codes').where(own).delete()
  await tx('sign_in_tries').where(own).delete()
  await tx('sign_in_networks').where(own).delete()
  await tx('known_devices').where(own).delete()
  await tx('second_factors').where(own).delete()
  await tx('device_requests').where(own).delete()
  await tx('invited_merchants').where({ email }).delete()
  await tx('sessions').where(own).delete()
  const now = clock.now()
  const unknown = { email: null, name: '', phone: null, avatar: null }
  await tx('users')
    .where({ id })
    .update({ ...unknown, deleted_at: now, forget_at: now, updated_at: now })
  await eraseEntries(tx, person)
}

/** Erases a person from the activity logs, which are append-only but for people whose accounts are deleted. */
async function eraseEntries(tx: Transaction, { id, email }: Person): Promise<void> {
  await tx('platform_activity').where({ name: email }).update({ name: null })
  // The name of a token is the person's own words, such as the name of their laptop.
  const wordless = tx.raw("case when action not like 'token.%' then name end")
  await tx('activity').whereRaw(theirEntries, { userId: id }).update({ address: null, name: wordless })
}

const eraseDraftsSql = `
with drafts as materialized (
  select id, shop_id from draft_orders where ${theirDrafts} order by id for no key update
)
update draft_orders set email = null, shipping_address = null, billing_address = null, note = null,
  status = case status when 'sent' then 'open' else status end, token_hash = null, link_expires_at = null,
  held_until = case when held is not null then now() end, updated_at = now()
from drafts where draft_orders.id = drafts.id and draft_orders.shop_id = drafts.shop_id`

/**
 * Takes a person out of drafts, whose links end, and whose stock the job that ends holds releases. An order that was
 * placed has its own copy of what it needs.
 */
async function eraseDrafts(tx: Transaction, { id: userId, email }: Person): Promise<void> {
  await tx.raw(eraseDraftsSql, { userId, email })
}

/** Removes the addresses from the history of a person's orders: the orders have those that their invoices need. */
async function eraseEdits(tx: Transaction, userId: string): Promise<void> {
  await tx('order_edits')
    .whereIn(['shop_id', 'order_id'], tx('orders').where({ user_id: userId }).select('shop_id', 'id'))
    .update({ changes: tx.raw("changes - 'shippingAddress'") })
}

/**
 * Removes a person's customer records. A record with a paid order is only unlinked, because its name is on the invoice.
 */
async function eraseCustomers(tx: Transaction, { id: userId, email }: Person): Promise<Change[]> {
  const now = clock.now()
  const customers: { id: string; shopId: string; invoiced: boolean }[] = await tx('customers')
    .whereRaw(theirCustomers, { userId, email })
    .orderBy('id')
    .forNoKeyUpdate()
    .select({
      id: 'id',
      shopId: 'shop_id',
      invoiced: tx.raw(`exists (select from orders where orders.shop_id = customers.shop_id
        and orders.customer_id = customers.id and (orders.paid_at is not null or orders.status <> 'cancelled'))`),
    })
  const changes: Change[] = []
  for (const { id, shopId, invoiced } of customers) {
    const customer = tx('customers').where({ id, shop_id: shopId })
    if (invoiced) {
      await customer.update({ user_id: null, phone: null, tags: [], custom: null, updated_at: now })
      changes.push({ shopId, ...changed('customers', id) })
    } else {
      await unlinkOrders(tx, { id, shopId })
      await customer.delete()
      const call = { method: 'DELETE', path: `/customers/${id}` }
      changes.push({ shopId, resource: 'customers', resourceId: id, call })
    }
  }
  return changes
}

/** States of renewal charges in which nobody is charged or refunded any more, written exactly as in the index. */
export const isChargeOver = `state in ('succeeded', 'declined', 'abandoned', 'refunded', 'refund_failed')`

/** A courier booked this long ago has no parcel left to deliver, whatever it reports. */
const courierTakes = 90 * days

// A courier working on an order still needs the address, and its answers bring the address back.
const eraseOrdersSql = () => `
with ended as materialized (
  select id, shop_id from orders
  where user_id = :userId and status = 'cancelled' and paid_at is null and email <> ''
    and not exists (
      select from shipping_labels where shop_id = orders.shop_id and order_id = orders.id and state = 'intent'
    )
    and not exists (
      select from shipments join dispatches
        on dispatches.shop_id = shipments.shop_id and dispatches.shipment_id = shipments.id
      where shipments.shop_id = orders.shop_id and shipments.order_id = orders.id
        and state <> 'refused' and dispatches.status in ('requested', 'assigned', 'picked_up')
        and dispatches.created_at > ${databaseNow()} - ${interval(courierTakes)}
    )
  order by id for no key update
), drafted as (
  update draft_orders set email = null, shipping_address = null, billing_address = null, note = null,
    updated_at = now() from ended
  where draft_orders.id = ended.id and draft_orders.shop_id = ended.shop_id
), edited as (
  update order_edits set changes = '{}', reason = null from ended
  where order_edits.order_id = ended.id and order_edits.shop_id = ended.shop_id
), lines as (
  update order_items set options = '{}' from ended
  where order_items.order_id = ended.id and order_items.shop_id = ended.shop_id and order_items.options <> '{}'
), paid_with as (
  update payments set card = null, authorization_url = null, failure = null, sealed_token = null,
    received = received - 'reference' from ended
  where payments.order_id = ended.id and payments.shop_id = ended.shop_id
    and payments.state not in ('intent', 'pending')
), parcels as (
  update shipments set shipping_address = jsonb_build_object('_id', shipping_address -> '_id') from ended
  where shipments.order_id = ended.id and shipments.shop_id = ended.shop_id
  returning shipments.id, shipments.shop_id
), sent_back as (
  update returns set note = null, answer = null, label = null from ended
  where returns.order_id = ended.id and returns.shop_id = ended.shop_id
), labels as (
  update shipping_labels set shipment = shipment - 'address' from ended
  where shipping_labels.order_id = ended.id and shipping_labels.shop_id = ended.shop_id
), fetched as (
  update dispatches set request = request - 'to' from parcels
  where dispatches.shipment_id = parcels.id and dispatches.shop_id = parcels.shop_id
)
update orders set email = '', shipping_address = null, billing_address = null, tax_id = null, card_country = null,
  note = null, proof = null, guest_address = null, customer_id = null, updated_at = now()
from ended where orders.id = ended.id and orders.shop_id = ended.shop_id
returning orders.id, orders.shop_id as "shopId", orders.deleted_at as "deletedAt"`

// Checkouts are locked before the orders that came of them.
const eraseCheckoutsSql = `
update checkout_sessions set plan = plan || '{"buyer": {}, "destination": null}', sealed_link = null from orders
where checkout_sessions.user_id = :userId and orders.id = order_id and orders.shop_id = checkout_sessions.shop_id
  and orders.status = 'cancelled' and orders.paid_at is null and sealed_link is not null`

// Guests' proofs stay: nobody has asked for the deletion of what they left behind.
const eraseProofsSql = `
with paid as materialized (
  select id, shop_id from orders
  where user_id = :userId and paid_at is not null and proof is not null and status not in ('pending', 'processing')
    and exists (select from users where users.id = :userId and auth_method <> 'guest')
  order by id for no key update
)
update orders set proof = null, updated_at = now() from paid where orders.id = paid.id and orders.shop_id = paid.shop_id
returning orders.id, orders.shop_id as "shopId", orders.deleted_at as "deletedAt"`

interface ErasedOrder {
  id: string
  shopId: string
  deletedAt: string | null
}

/**
 * Erases a person's data in records that have ended and need no accounting: orders that were cancelled unpaid, with the
 * addresses of their parcels, what an account reported about confirmed transfers, quoted rates, and the person whom a
 * renewal charged. The stores' apps are notified of the orders, so that they can forget the person too. Returns whether
 * something is still open, to be erased later.
 */
export async function eraseEnded(tx: Transaction, record: RecordChange, userId: string): Promise<boolean> {
  await tx.raw(eraseCheckoutsSql, { userId })
  const { rows }: { rows: ErasedOrder[] } = await tx.raw(eraseOrdersSql(), { userId })
  const { rows: proofs }: { rows: ErasedOrder[] } = await tx.raw(eraseProofsSql, { userId })
  await removeProofFiles(tx, [...rows, ...proofs])
  const readable = [...rows, ...proofs].filter(({ deletedAt }) => deletedAt === null)
  await record(
    tx,
    readable.map(({ id, shopId }) => ({ shopId, ...changed('orders', id) })),
  )
  const ended = rows.map(({ id, shopId }) => [shopId, id])
  await tx('shipping_rates')
    .where({ user_id: userId })
    .where((rates) => rates.whereNull('taken_by').orWhereIn(['shop_id', 'taken_by'], ended))
    .delete()
  await tx('renewal_charges')
    .whereIn(
      ['shop_id', 'entitlement_id'],
      tx('entitlements').where({ user_id: userId }).select('shop_id', 'id'),
    )
    .whereRaw(isChargeOver)
    .update({ email: null, card_brand: null, card_last4: null })
  const { rows: left } = await tx.raw(
    `select exists (select from orders where user_id = :userId and (
        status in ('pending', 'processing') or status = 'cancelled' and paid_at is null and email <> ''
      ))
      or exists (select from renewal_charges join entitlements
        on entitlements.id = entitlement_id and entitlements.shop_id = renewal_charges.shop_id
        where user_id = :userId and not ${isChargeOver.replace('state', 'renewal_charges.state')}) as open`,
    { userId },
  )
  const isBooked = await eraseBookings(tx, record, userId)
  return left[0].open || isBooked
}

/** Has the files of the proofs of these orders removed. */
async function removeProofFiles(tx: Transaction, orders: ErasedOrder[]): Promise<void> {
  const keys = tx('proof_files')
    .whereIn(
      ['shop_id', 'order_id'],
      orders.map(({ shopId, id }) => [shopId, id]),
    )
    .select('shop_id', 'storage_key')
  await tx('stored_objects')
    .whereIn(['shop_id', 'storage_key'], keys)
    .where('unused_since', '>', tx.raw('now()'))
    .update(unusedAt(tx, 0))
}

/** Ends the person's roles at stores and apps: staff, token holder, developer, former owner of closed stores. */
async function leaveWork(tx: Transaction, record: RecordChange, userId: string): Promise<void> {
  const tokens = { user_id: userId, installation_id: null }
  await revokeTokens(tx, (held) => held.where(tokens))
  await tx('app_tokens').where(tokens).update({ name: '' })
  const workplaces: string[] = await tx('staff')
    .where({ user_id: userId })
    .delete()
    .returning('shop_id')
    .then((rows) => rows.map((row) => row.shop_id))
  await tx('notification_settings').where({ user_id: userId }).delete()
  const closed = await tx('shops').where({ owner_id: userId }).pluck('id')
  await tx('payouts').whereIn('shop_id', closed).delete()
  await tx('shops').whereIn('id', closed).update({ contact: '{}', socials: '{}' })
  // Nobody would be responsible for an app whose developer has left, or for its keys.
  const apps = await tx('apps')
    .where({ owner_id: userId, deleted_at: null })
    .update({ deleted_at: clock.now() })
    .returning<{ id: string; name: string }[]>(['id', 'name'])
  if (apps.length > 0) await leaveAllStores(tx, record, apps)
  // Lock installations after apps (ARCHITECTURE: the order of locks).
  for (const shopId of workplaces.toSorted())
    await narrowGrants(tx, record, { shopId, userIds: [userId], allowed: [] })
}
