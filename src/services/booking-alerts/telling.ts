// Telling those who were called, and those who have just confirmed, that a time is free.

import { minutes } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isFree, type WantedDay } from '../bookings/offers.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, dayOf, renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { findShop, isOpen, shownOrigin, suspendedShops } from '../shared/shop.ts'

type Due = { id: string; shopId: string }
type Needs = Pick<Dependencies, 'vault'>

/** People told concurrently. */
const atOnce = 4
/** How long to wait before trying again to tell somebody, in milliseconds. */
const lease = 2 * minutes

/**
 * Tells people that a time is free, each in a transaction of their own with the end of their alert, so that they are told
 * once. Where none is free by then, or the service is not offered any more, they keep waiting.
 */
export async function tellCalled(
  db: Database,
  { log, vault }: Needs & Pick<Dependencies, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (alert) => briefTransaction(db, (tx) => tell(tx, vault, alert)),
    atOnce,
    failure: 'somebody could not be told that a time is free',
    nameOf: ({ id: alertId, shopId }) => ({ alertId, shopId }),
  })
}

function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('time_alerts')
    .where('due_at', '<=', db.raw(databaseNow()))
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .orderBy(['due_at', 'id'])
    .limit(limit)
  return leaseDue(db, 'time_alerts', due)
    .update({ due_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

interface Waiting extends WantedDay {
  email: string
  name: string
  resource: string | null
  store: string
  logo: string | null
  color: string | null
  contact: { email?: string; phone?: string; address?: string }
  origin: string
}

async function tell(tx: Transaction, vault: Needs['vault'], { id, shopId }: Due): Promise<void> {
  const alert = { id, shop_id: shopId }
  if (!(await tx('time_alerts').where(alert).whereNotNull('due_at').forUpdate().first('id'))) return
  const [waiting, shop] = [await find(tx, { id, shopId }), await findShop(tx, shopId)]
  if (!waiting || !(await isFree(tx, shop!, waiting))) {
    await tx('time_alerts').where(alert).update({ due_at: null })
    return
  }
  const brand = brandOf({ ...waiting, name: waiting.store })
  const mail = wordsOf(waiting)
  await queueMail(tx, vault, { to: waiting.email, ...mail, html: renderNote({ ...mail, brand }) })
  await tx('time_alerts').where(alert).delete()
}

function wordsOf({ serviceId, day, name, resource, store, origin }: Waiting) {
  const shop = withoutLinks(store)
  const by = resource === null ? '' : ` with ${withoutLinks(resource)}`
  return {
    subject: `A time is free at ${shop}`,
    text: `${withoutLinks(name)}${by} is free at ${shop} on ${dayOf(day)}, for which you asked us to write to you:

${origin}/services/${serviceId}?from=${day}#times

We cannot hold it for you. This was the only e-mail; if you miss it, ask again at the store.
`,
  }
}

/** Returns what an alert waits for, at a store that sells. */
async function find(tx: Transaction, { id, shopId }: Due): Promise<Waiting | undefined> {
  const { rows } = await tx.raw(
    `select time_alerts.product_id as "serviceId", day, time_alerts.resource_id as "resourceId", time_alerts.email,
      products.name, resources.name as resource, shops.name as store, shops.logo, shops.theme->>'primaryColor' as color,
      shops.contact, ${shownOrigin} as origin
    from time_alerts
    join shops on shops.id = time_alerts.shop_id and ${isOpen}
    join products on products.shop_id = time_alerts.shop_id and products.id = time_alerts.product_id
    left join resources on resources.shop_id = time_alerts.shop_id and resources.id = time_alerts.resource_id
    where time_alerts.id = :id and time_alerts.shop_id = :shopId`,
    { id, shopId },
  )
  return rows[0]
}
