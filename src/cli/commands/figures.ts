import type { Command } from 'commander'
import { type PlatformFigures, readFigures } from '../../services/platform/figures.ts'
import { listOperatorEntries, type OperatorEntry } from '../../services/platform/operator-log.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { limitOption, timeOf } from '../options.ts'
import { counted, facts, table } from '../output.ts'

export function defineFigures(command: Command): void {
  command.option('--since <date>', 'the first day of the sales, by default 30 days ago', timeOf).action(
    printing(async ({ since }: { since?: Date }) => {
      const figures = await withDatabase('figures', (db) => readFigures(db, since))
      return { data: figures, text: textOf(figures) }
    }),
  )
}

export function defineLog(command: Command): void {
  command.addOption(limitOption()).action(
    printing(async ({ limit }: { limit: number }) => {
      const entries = await withDatabase('log', (db) => listOperatorEntries(db, limit))
      return { data: { entries }, text: logOf(entries) }
    }),
  )
}

function textOf({ stores, accounts, orders, sales, backlog }: PlatformFigures): string {
  const sold = sales.map(({ currency, orders, total, refunded }) => [
    `sales in ${currency}`,
    `${total} by ${counted(orders, 'order')}, ${refunded} refunded`,
  ])
  return facts({
    stores: `${stores.total}, ${stores.suspended} suspended`,
    accounts: `${accounts.total}, ${accounts.suspended} suspended`,
    orders: String(orders),
    ...Object.fromEntries(sold),
    'events to fan out': `${backlog.events}${backlog.oldestEvent ? `, the oldest from ${backlog.oldestEvent}` : ''}`,
    'webhooks to deliver': String(backlog.deliveries),
    'e-mails to send': String(backlog.mails),
    'payments in doubt': String(backlog.payments),
    'refunds in doubt': String(backlog.refunds),
    'identity checks': String(backlog.identityChecks),
  })
}

function logOf(entries: OperatorEntry[]): string {
  const rows = entries.map(({ createdAt, operator, action, storeId, resourceId, name, reason }) => [
    createdAt,
    operator ?? '',
    action,
    storeId ?? '',
    resourceId ?? '',
    [name, reason].filter(Boolean).join(': '),
  ])
  return table(['TIME', 'OPERATOR', 'ACTION', 'STORE', 'RECORD', 'ABOUT'], rows)
}
