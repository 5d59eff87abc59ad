import type { MailboxHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'
import * as mails from '../services/messaging/mail-queue.ts'

export const mailboxHandlers = (environment: Environment): MailboxHandlers => ({
  listMailbox: async ({ db, query }) => mails.listMailbox(db, environment, query),
})
