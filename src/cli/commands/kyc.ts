import type { Command } from 'commander'
import { decideCheck, listPendingChecks, type PendingCheck } from '../../services/platform/identity-checks.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { change, vault } from '../operator.ts'
import { limitOption, operatorOption, reasonOption } from '../options.ts'
import { table } from '../output.ts'

const decisions = [
  { name: 'approve', status: 'approved', description: 'approve an identity check; the store is notified' },
  { name: 'reject', status: 'rejected', description: 'reject an identity check; the store is notified' },
] as const

export function defineKyc(kyc: Command): void {
  kyc
    .command('list')
    .description('list pending checks, oldest first, with their numbers in full')
    .addOption(limitOption())
    .action(
      printing(async ({ limit }: { limit: number }) => {
        const keys = vault()
        const checks = await withDatabase('kyc list', (db) => listPendingChecks(db, keys, limit))
        return { data: { checks }, text: textOf(checks) }
      }),
    )
  for (const { name, status, description } of decisions)
    kyc
      .command(name)
      .description(description)
      .argument('<id>', 'its id, from kyc list')
      .addOption(reasonOption('the reason, as the merchant will read it'))
      .addOption(operatorOption())
      .action(
        printing(async (id: string, options: { reason: string; operator: string }) => {
          await change(options, (tx, record) =>
            decideCheck(tx, record, { id, status, reason: options.reason }),
          )
          return { data: { changed: true }, text: `${id} is ${status}` }
        }),
      )
}

function textOf(checks: PendingCheck[]): string {
  if (checks.length === 0) return 'No identity checks are pending.'
  const rows = checks.map(({ id, store, type, number, fullName, createdAt }) => [
    id,
    store,
    type,
    number,
    fullName,
    createdAt,
  ])
  return table(['ID', 'STORE', 'TYPE', 'NUMBER', 'NAME', 'SUBMITTED'], rows)
}
