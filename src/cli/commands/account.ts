import type { Command } from 'commander'
import {
  type AccountDetails,
  type AccountFilter,
  describeAccount,
  listAccounts,
  type PlatformAccount,
  removeFactorOf,
  signOutEverywhere,
} from '../../services/platform/accounts.ts'
import { reinstateAccount, suspendAccount } from '../../services/platform/suspensions.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { change, vault } from '../operator.ts'
import { emailAddress, limitOption, operatorOption, reasonOption } from '../options.ts'
import { facts, paint, table } from '../output.ts'

const argument = ['<email>', 'its e-mail address'] as const

export function defineAccount(account: Command): void {
  account
    .command('list')
    .description('list accounts, newest first')
    .option('--search <text>', 'only those whose name or address contains this')
    .option('--suspended', 'only those that are suspended')
    .addOption(limitOption())
    .action(
      printing(async (filter: AccountFilter) => {
        const accounts = await withDatabase('account list', (db) => listAccounts(db, filter))
        return { data: { accounts }, text: textOf(accounts) }
      }),
    )
  account
    .command('show')
    .description('show an account, its sessions and its stores')
    .argument(...argument, emailAddress)
    .action(
      printing(async (email: string) => {
        const found = await withDatabase('account show', (db) => describeAccount(db, email))
        return { data: { account: found }, text: detailsOf(found) }
      }),
    )
  account
    .command('suspend')
    .description(
      'end all sessions of an account and block sign-ins to it; the person gets the reason by e-mail',
    )
    .argument(...argument, emailAddress)
    .addOption(reasonOption('the reason, as the person will read it'))
    .addOption(operatorOption())
    .action(
      printing(async (email: string, options: { reason: string; operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, (tx, record) =>
          suspendAccount(tx, { ...context, record }, { email, reason: options.reason }),
        )
        return {
          data: { changed: done },
          text: done ? `${email} is suspended` : `${email} was already suspended`,
        }
      }),
    )
  account
    .command('reinstate')
    .description('lift the suspension of an account; the person gets an e-mail')
    .argument(...argument, emailAddress)
    .addOption(operatorOption())
    .action(
      printing(async (email: string, options: { operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, (tx, record) =>
          reinstateAccount(tx, { ...context, record }, { email }),
        )
        const text = done ? `${email} can sign in again` : `${email} was not suspended`
        return { data: { changed: done }, text }
      }),
    )
  account
    .command('sign-out')
    .description('end all sessions of an account, at all stores and on the console')
    .argument(...argument, emailAddress)
    .addOption(operatorOption())
    .action(
      printing(async (email: string, options: { operator: string }) => {
        await change(options, (tx, record) => signOutEverywhere(tx, record, email))
        return { data: { changed: true }, text: `${email} is signed out everywhere` }
      }),
    )
  account
    .command('remove-factor')
    .description('remove the second factor of a person who has lost it; the person gets an e-mail')
    .argument(...argument, emailAddress)
    .addOption(operatorOption())
    .action(
      printing(async (email: string, options: { operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, (tx, record) => removeFactorOf(tx, { ...context, record }, email))
        const text = done ? `${email} now signs in by e-mail alone` : `${email} had no second factor`
        return { data: { changed: done }, text }
      }),
    )
}

function textOf(accounts: PlatformAccount[]): string {
  if (accounts.length === 0) return 'No accounts match.'
  const rows = accounts.map(({ email, name, createdAt, suspendedAt }) => [
    email,
    name,
    createdAt.slice(0, 10),
    suspendedAt ? paint('red', 'suspended') : 'active',
  ])
  return table(['EMAIL', 'NAME', 'CREATED', 'STATE'], rows)
}

function detailsOf({
  id,
  email,
  name,
  createdAt,
  suspendedAt,
  sessions,
  owns,
  worksFor,
}: AccountDetails): string {
  return facts({
    id,
    email,
    name,
    created: createdAt,
    state: suspendedAt ? paint('red', `suspended since ${suspendedAt}`) : 'active',
    sessions: String(sessions),
    owns: owns.join(', '),
    'works for': worksFor.join(', '),
  })
}
