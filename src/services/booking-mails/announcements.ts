// Telling the guests of bookings by e-mail what has changed (decision guests-are-told-by-a-trigger).

import { minutes } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { lockCounts, type MailCause, refuseMail } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { queueReminder } from '../messaging/push-queue.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { domainOf, suspendedShops } from '../shared/shop.ts'
import { type Booked, bookingMail, reminderMessage, type Told } from './words.ts'

type Due = { id: string; shopId: string }
type Needs = Pick<Dependencies, 'config' | 'vault'>

/** How long to wait before trying again to write an e-mail, in milliseconds. */
const lease = 2 * minutes

/**
 * Queues the e-mails about changed bookings, each in one transaction with the end of its announcement, so that each is
 * written once. They are written one by one, because a guest is to read first what happened first.
 */
export async function mailGuests(
  db: Database,
  { log, ...needs }: Needs & Pick<Dependencies, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (due) => briefTransaction(db, (tx) => tell(tx, needs, due)),
    atOnce: 1,
    failure: 'the e-mail about a booking could not be written',
    nameOf: ({ id: announcement, shopId }) => ({ announcement, shopId }),
  })
}

function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('booking_announcements')
    .where('next_at', '<=', db.raw(databaseNow()))
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .orderBy(['next_at', 'id'])
    .limit(limit)
  return leaseDue(db, 'booking_announcements', due)
    .update({ next_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

async function tell(tx: Transaction, { config, vault }: Needs, { id, shopId }: Due): Promise<void> {
  const [told] = await tx('booking_announcements')
    .where({ id, shop_id: shopId })
    .delete()
    .returning<Told[]>([
      ...['shop_id as shopId', 'booking_id as bookingId', 'change', 'sequence', 'starts_at as startsAt'],
      ...['ends_at as endsAt', 'former_starts_at as formerStartsAt', 'created_at as createdAt'],
    ])
  const booked = told && (await find(tx, told))
  // The guest has been erased.
  if (!told || !booked?.email || isOutdated(told, booked)) return
  if (told.change === 'reminder') await queueReminder(tx, shopId, reminderMessage(told, booked))
  if (isCounted(told, booked)) {
    const cause = causeOf(told, booked)
    await lockCounts(tx, config, [cause])
    if (await refuseMail(tx, config, cause)) return
  }
  const [, sender = config.mailFrom] = /<([^>]+)>/.exec(config.mailFrom) ?? []
  await queueMail(tx, vault, bookingMail(told, booked, sender))
}

/** A booking can change between its reminder and the e-mail; the change is told of by itself. */
const isOutdated = ({ change, sequence }: Told, booked: Booked) =>
  change === 'reminder' && (booked.status !== 'confirmed' || booked.sequence !== sequence)

/** Strangers can book for any address, and apps can move a booking any number of times. */
const isCounted = ({ change }: Told, { proven }: Booked) => !proven || change === 'moved'

const causeOf = ({ shopId }: Told, { proven, email, guestAddress, orderId }: Booked): MailCause => ({
  kind: proven ? 'parcel' : 'order',
  to: email,
  shopId,
  requester: guestAddress,
  essential: orderId !== null,
})

async function find(tx: Transaction, { shopId, bookingId }: Told): Promise<Booked | undefined> {
  const { rows } = await tx.raw(
    `select bookings.email, coalesce(users.email = bookings.email, false) as proven, bookings.name as "guestName",
      guest_address as "guestAddress", bookings.user_id is not null as "isOwn", order_id as "orderId",
      service_name as "serviceName", resources.name as "resourceName", resources.kind as "resourceKind",
      cancel_until as "cancelUntil", late_fee as "lateFee", fee, status, sequence, json_build_object(
        'name', shops.name, 'logo', shops.logo, 'color', shops.theme ->> 'primaryColor', 'contact', shops.contact,
        'scale', shops.scale, 'currency', shops.currency, 'timeZone', shops.time_zone,
        'domain', ${domainOf('shops.id')}, 'templates', shops.email_templates
      ) as shop
    from bookings join shops on shops.id = bookings.shop_id
    join resources on resources.shop_id = bookings.shop_id and resources.id = bookings.resource_id
    left join users on users.id = bookings.user_id
    where bookings.shop_id = :shopId and bookings.id = :bookingId`,
    { shopId, bookingId },
  )
  return rows[0]
}
