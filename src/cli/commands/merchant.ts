import type { Command } from 'commander'
import { inviteMerchant, listInvited, uninviteMerchant } from '../../services/platform/openings.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { change } from '../operator.ts'
import { emailAddress, operatorOption } from '../options.ts'
import { table } from '../output.ts'

const argument = ['<email>', 'the e-mail address that they sign in with'] as const

export function defineMerchant(merchant: Command): void {
  merchant
    .command('list')
    .description('list invited merchants, newest first')
    .action(
      printing(async () => {
        const invited = await withDatabase('merchant list', (db) => listInvited(db))
        const rows = invited.map(({ email, createdAt }) => [email, createdAt])
        return { data: { invited }, text: table(['EMAIL', 'INVITED'], rows) }
      }),
    )
  merchant
    .command('invite')
    .description('allow an address to open stores; no e-mail is sent')
    .argument(...argument, emailAddress)
    .addOption(operatorOption())
    .action(
      printing(async (email: string, options: { operator: string }) => {
        const done = await change(options, (tx, record) => inviteMerchant(tx, record, email))
        return {
          data: { changed: done },
          text: done ? `${email} may open stores` : `${email} was already invited`,
        }
      }),
    )
  merchant
    .command('uninvite')
    .description('no longer allow an address to open stores; its existing stores stay open')
    .argument(...argument, emailAddress)
    .addOption(operatorOption())
    .action(
      printing(async (email: string, options: { operator: string }) => {
        const done = await change(options, (tx, record) => uninviteMerchant(tx, record, email))
        const text = done ? `${email} may no longer open stores` : `${email} was not invited`
        return { data: { changed: done }, text }
      }),
    )
}
