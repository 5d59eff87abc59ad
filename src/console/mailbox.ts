import type { MailboxHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as mails from '../services/messaging/mail-queue.ts'

export const mailboxHandlers = (dependencies: Dependencies): MailboxHandlers => ({
  listMailbox: ({ db, query }) => mails.listMailbox(db, dependencies, query),
})
