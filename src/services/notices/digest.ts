// The summary of a store's day, to the people who want it.

import { clock, days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { amountText, toMinor } from '../../base/money.ts'
import { dayIn } from '../../base/time-zone.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { dayOf } from '../messaging/mail-templates.ts'
import { countUnread } from '../messaging/notifications.ts'
import { count } from '../orders/orders.ts'
import { salesByDay } from '../sales/sales.ts'
import { findShop } from '../shared/shop.ts'
import { nextDigest } from './digest-time.ts'
import { type Reader, readersOf } from './readers.ts'

/** Returns the stores with a summary that is due, longest waiting first. */
export async function storesWithDigest(db: Database): Promise<string[]> {
  return db('notification_settings')
    .where('digest_at', '<=', db.raw(databaseNow()))
    .groupBy('shop_id')
    .orderByRaw('min(digest_at)')
    .pluck('shop_id')
}

/**
 * Queues the summary of the day before for everybody at a store to whom it is due, and sets when the next one is, in
 * one transaction: a day is never summed up twice. Days on which no worker ran are left out. Returns false if nothing was
 * due.
 */
export async function mailDigest(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  shopId: string,
): Promise<boolean> {
  const due = await tx('notification_settings')
    .where({ shop_id: shopId })
    .where('digest_at', '<=', tx.raw(databaseNow()))
    .forNoKeyUpdate()
    .skipLocked()
    .pluck('user_id')
  const shop = due.length > 0 ? await findShop(tx, shopId) : null
  if (!shop) return false
  const figures = await figuresOf(tx, shop)
  const page = `${config.publicUrls.console}/console/stores/${shopId}`
  for (const reader of (await readersOf(tx, shopId)).filter(({ userId }) => due.includes(userId))) {
    const lines = figures.filter(({ scope }) => reader.scopes.includes(scope)).map(({ text }) => text)
    if (lines.length === 0) continue
    const subject = `${shop.name} on ${dayOf(yesterdayOf(shop))}`
    await queueMail(tx, vault, { to: reader.email, subject, text: `${lines.join('\n')}\n\n${page}\n` })
  }
  const next = nextDigest(shop.timeZone, clock.now())
  await tx('notification_settings')
    .where({ shop_id: shopId })
    .whereIn('user_id', due)
    .update({ digest_at: next })
  return true
}

const yesterdayOf = ({ timeZone }: Shop) => dayIn(timeZone, clock.now().getTime() - 1 * days)

type Figure = { scope: Reader['scopes'][number]; text: string }

/** Returns the lines of a summary, each with the scope that lets a person see it. */
async function figuresOf(tx: Transaction, shop: Shop): Promise<Figure[]> {
  const day = yesterdayOf(shop)
  const { total } = await salesByDay(tx, shop, { from: day, to: day })
  const money = (major: number) => amountText(toMinor(major, shop.scale), shop.scale, shop.currency)
  const [{ count: toShip }, { count: unread }] = await Promise.all([
    count(tx, shop, { toShip: true }),
    countUnread(tx, shop),
  ])
  const refunded = total.refunded > 0 ? `, and ${money(total.refunded)} refunded` : ''
  return [
    {
      scope: 'READ_SALES',
      text: `Sold: ${money(total.sales)} in ${counted(total.orders, 'paid order')}${refunded}.`,
    },
    { scope: 'READ_ORDERS', text: `To ship: ${counted(toShip, 'order')}.` },
    { scope: 'READ_NOTIFICATIONS', text: `Unread: ${counted(unread, 'notification')}.` },
  ]
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
