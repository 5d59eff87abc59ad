// Notifications by e-mail, to the people of a store who want them.

import type { Database, Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { mayRead, readersOf } from './readers.ts'

/** Number of notifications that one transaction mails. */
const batch = 50

/** Returns the stores with notifications to mail, longest waiting first. */
export async function storesToMail(db: Database): Promise<string[]> {
  return db('notifications')
    .where({ to_mail: true })
    .groupBy('shop_id')
    .orderByRaw('min(id)')
    .pluck('shop_id')
}

/**
 * Queues the next notifications of a store for everybody who wants them and may read them, and unmarks these in the same
 * transaction: each is mailed to each of them once. Returns false if there was nothing to do.
 */
export async function mailNext(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  shopId: string,
): Promise<boolean> {
  const news = await tx('notifications')
    .where({ shop_id: shopId, to_mail: true })
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .select('id', 'type', 'title', 'body', 'resource')
  if (news.length === 0) return false
  const readers = await readersOf(tx, shopId)
  const store = (await tx('shops').where({ id: shopId }).first('name'))!.name
  const pages = `${config.publicUrls.console}/console/stores/${shopId}/notifications`
  for (const { type, title, body, resource } of news)
    for (const reader of readers.filter((one) => one.mailed.includes(type) && mayRead(one, resource)))
      await queueMail(tx, vault, {
        to: reader.email,
        subject: `${store}: ${title}`,
        text: `${body}\n\n${pages}\n\nYou get this e-mail because you chose it on that page.\n`,
      })
  const ids = news.map(({ id }) => id)
  await tx('notifications').where({ shop_id: shopId }).whereIn('id', ids).update({ to_mail: false })
  return true
}
