// Asking to be told when a time of a service becomes free, with a double opt-in by e-mail.

import { clock, fromNow, hours } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { momentIn } from '../../base/time-zone.ts'
import type { Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { named } from '../bookings/booking.ts'
import { bookableService, isFree } from '../bookings/offers.ts'
import { bookableDays } from '../bookings/slots.ts'
import { dayAfter } from '../hours/periods.ts'
import { refuseMail, requesterOf } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, dayOf, renderNote } from '../messaging/mail-templates.ts'
import { codeOf, idOf } from '../messaging/mailed-codes.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import * as settings from '../stores/shop-settings.ts'

type Needs = Pick<Dependencies, 'config' | 'vault'>

/** How long a code can confirm an alert. It can cancel the alert for as long as there is one. */
const codeLifetime = 48 * hours
const purpose = 'time alerts'

/** The name of the lock that calling those who wait at a store has alone, and confirmations share. */
export const lockOf = (shopId: string) => `time alerts ${shopId}`

interface Asked {
  service: string
  date: string
  resource?: string | undefined
  email: string
  ip: string
}

/**
 * Mails a code to an address that asks to be told when a time of a service becomes free on a day, with any resource or the
 * one that is named; only the code makes it an alert. Reply and work are the same if there is an alert already, in which
 * case the e-mail says so. Beyond the limits of `refuseMail` nothing is sent, and the caller cannot tell. Throws
 * serviceNotFound, serviceNotBookable, resourceNotFound, and timeNotBookable for a day on which nobody can book it.
 */
export async function ask(
  tx: Transaction,
  { config, vault }: Needs,
  shop: Shop,
  { service: id, date, resource, email, ip }: Asked,
): Promise<null> {
  const service = await bookableService(tx, shop, id, { listed: true })
  const [chosen] = resource === undefined ? [] : named(service, resource)
  const over = momentIn(shop.timeZone, Date.parse(dayAfter(date)))
  const [, last] = bookableDays(service.terms, clock.now().getTime())
  if (over <= clock.now().getTime() || date > last) throw new Refusal('timeNotBookable')
  const requester = requesterOf(config, ip)
  if (await refuseMail(tx, config, { kind: 'alert', to: email, shopId: shop.id, requester })) return null
  const now = clock.now()
  const [alert] = await tx('time_alerts')
    .insert({
      ...{ id: newId(), shop_id: shop.id, product_id: id, resource_id: chosen?.id ?? null, email },
      ...{ day: date, forget_at: new Date(over), asked_at: now },
    })
    .onConflict(tx.raw("(shop_id, product_id, day, coalesce(resource_id, ''), email)"))
    .merge({ asked_at: now })
    .returning<{ id: string; confirmedAt: string | null }[]>(['id', 'confirmed_at as confirmedAt'])
  const by = chosen ? ` with ${withoutLinks(chosen.name)}` : ''
  const wanted = `${withoutLinks(service.name)}${by} on ${dayOf(date)}`
  const write = alert!.confirmedAt ? reminder : invitation
  const { logo, theme, contact } = (await settings.get(tx, shop)).data
  const mail = write(withoutLinks(shop.name), wanted, codeOf(config, purpose, shop, alert!.id))
  const brand = brandOf({ name: shop.name, logo, color: theme.primaryColor, contact })
  await queueMail(tx, vault, { to: email, ...mail, html: renderNote({ ...mail, brand }) })
  return null
}

/**
 * Confirms the alert that a code was sent for; does nothing if it is confirmed. If a time is free by then, they are told
 * at once. Throws timeAlertNotFound for a code that is unknown, another store's, cancelled or older than 48 hours, and
 * once the day is over.
 */
export async function confirm(tx: Transaction, { config }: Needs, shop: Shop, code: string): Promise<null> {
  const alert = { id: idIn(config, shop, code), shop_id: shop.id }
  // The lock leaves no gap: either `callWaiting` sees this confirmation, or this sees the place that has come free.
  await tx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockOf(shop.id)])
  const found = await tx('time_alerts')
    .where(alert)
    .where('forget_at', '>', clock.now())
    .whereRaw('(confirmed_at is not null or asked_at > ?)', [fromNow(-codeLifetime)])
    .forUpdate()
    .first('product_id', 'day', 'resource_id', 'confirmed_at')
  if (!found) throw new Refusal('timeAlertNotFound')
  if (found.confirmed_at) return null
  const { product_id: serviceId, day, resource_id: resourceId } = found
  const isDue = await isFree(tx, shop, { serviceId, day, resourceId })
  await tx('time_alerts')
    .where(alert)
    .update({ confirmed_at: clock.now(), due_at: isDue ? tx.raw(databaseNow()) : null })
  return null
}

/** Cancels the alert that a code was sent for. Throws timeAlertNotFound if there is none, or none any more. */
export async function cancel(tx: Transaction, { config }: Needs, shop: Shop, code: string): Promise<null> {
  const removed = await tx('time_alerts')
    .where({ id: idIn(config, shop, code), shop_id: shop.id })
    .delete()
  if (removed === 0) throw new Refusal('timeAlertNotFound')
  return null
}

function idIn(config: Needs['config'], shop: Shop, code: string): string {
  const id = idOf(config, purpose, shop, code)
  if (id === null) throw new Refusal('timeAlertNotFound')
  return id
}

function invitation(store: string, wanted: string, code: string) {
  return {
    subject: `Confirm that ${store} may tell you when a time becomes free`,
    text: `Someone, hopefully you, asked us to write to this address once a time becomes free at ${store}:

${wanted}

Your code is:

${code}

To confirm, enter it within 48 hours where you asked. You will then get one e-mail when a time is free, and no other.
If it was not you, you can ignore this e-mail.

To cancel later, enter the same code at the store.
`,
  }
}

function reminder(store: string, wanted: string, code: string) {
  return {
    subject: `You will hear when a time becomes free at ${store}`,
    text: `Someone, hopefully you, asked us to write to this address once a time becomes free at ${store}:

${wanted}

You have confirmed that already, so you do not need to do anything.

To cancel, enter this code at the store:

${code}
`,
  }
}
