import type { Logger } from 'pino'
import { minutes } from '../../base/clock.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { isOpen, shownOrigin } from '../shared/shop.ts'

type Due = { id: string; shopId: string }

/** People told concurrently. */
const atOnce = 4
/** How long to wait before trying again to tell somebody, in milliseconds. */
const lease = 2 * minutes

/**
 * Tells people that what they wait for is back, each in a transaction of their own with the end of their alert, so that
 * they are told once. Where it is sold out again by then, or not offered any more, they keep waiting.
 */
export async function tellWaiting(
  db: Database,
  { log, vault }: { log: Logger; vault: Vault },
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (alert) => briefTransaction(db, (tx) => tell(tx, vault, alert)),
    atOnce,
    failure: 'somebody could not be told that a product is back',
    nameOf: ({ id: alertId, shopId }) => ({ alertId, shopId }),
  })
}

function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('stock_alerts')
    .where('due_at', '<=', db.raw(databaseNow()))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
  return leaseDue(db, 'stock_alerts', due)
    .update({ due_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

interface Waiting {
  email: string
  name: string
  variantName: string | null
  slug: string
  store: string
  logo: string | null
  color: string | null
  contact: { email?: string; phone?: string; address?: string }
  origin: string
}

async function tell(tx: Transaction, vault: Vault, { id, shopId }: Due): Promise<void> {
  const alert = { id, shop_id: shopId }
  if (!(await tx('stock_alerts').where(alert).whereNotNull('due_at').forUpdate().first('id'))) return
  const waiting = await findOffered(tx, { id, shopId })
  if (!waiting) {
    await tx('stock_alerts').where(alert).update({ due_at: null })
    return
  }
  const brand = brandOf({ ...waiting, name: waiting.store })
  const mail = wordsOf(waiting)
  await queueMail(tx, vault, { to: waiting.email, ...mail, html: renderNote({ ...mail, brand }) })
  await tx('stock_alerts').where(alert).delete()
}

function wordsOf({ name, variantName, slug, store, origin }: Waiting): { subject: string; text: string } {
  const item = withoutLinks(variantName ? `${name}, ${variantName}` : name)
  const shop = withoutLinks(store)
  return {
    subject: `${item} is back at ${shop}`,
    text: `${item}, for which you asked us to write to you, is back in stock at ${shop}:

${origin}/products/${slug}

We cannot hold it for you. This was the only e-mail; if you miss it, ask again at the store.
`,
  }
}

/** Returns what an alert waits for, if shoppers can buy it now. */
async function findOffered(tx: Transaction, { id, shopId }: Due): Promise<Waiting | undefined> {
  const { rows } = await tx.raw(
    `select stock_alerts.email, products.name, variants.name as "variantName", products.slug, shops.name as store,
      shops.logo, shops.theme->>'primaryColor' as color, shops.contact, ${shownOrigin} as origin
    from stock_alerts
    join shops on shops.id = stock_alerts.shop_id and ${isOpen} and shops.suspended_at is null
    join products on products.shop_id = stock_alerts.shop_id and products.id = stock_alerts.product_id
      and products.listed and products.deleted_at is null
    left join variants on variants.shop_id = stock_alerts.shop_id and variants.id = stock_alerts.variant_id
      and variants.deleted_at is null
    where stock_alerts.id = :id and stock_alerts.shop_id = :shopId
      and case when stock_alerts.variant_id is null then products.stocked else variants.stocked end`,
    { id, shopId },
  )
  return rows[0]
}
