import type { Logger } from 'pino'
import { type Database, transaction } from '../../src/db/database.ts'
import { announceOrder, writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { call, service } from './service.ts'

export type Announcement = Parameters<typeof announceOrder>[1]

/** Announces a change of an order in a transaction of its own. */
export function announceNow(announcement: Announcement): Promise<unknown> {
  return transaction(service().db, (tx) => announceOrder(tx, announcement))
}

/** Writes all messages about orders, as the worker does. */
export function writeMessages({
  db = service().db,
  log = service().dependencies.log,
}: {
  db?: Database
  log?: Logger
} = {}): Promise<number> {
  return writeAnnounced(db, { ...service().dependencies, log }, 1000)
}

export interface Message {
  subject: string
  text: string
  html: string
}

/** Returns the e-mails to an address once all messages are written, the oldest first. */
export async function mailsTo(to: string): Promise<Message[]> {
  await writeMessages()
  const { body } = await call('console').get('/api/v1/mailbox').query({ to, limit: 100 }).expect(200)
  return body.data.messages.reverse()
}
