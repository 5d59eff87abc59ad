import type { MailboxHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'

export const mailboxHandlers = (_environment: Environment): MailboxHandlers => ({}) as MailboxHandlers
