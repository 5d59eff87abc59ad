import type { Command } from 'commander'
import { resumeApp, suspendApp } from '../../services/platform/suspensions.ts'
import { printing } from '../command.ts'
import { change, vault } from '../operator.ts'
import { operatorOption, reasonOption } from '../options.ts'

const argument = ['<app>', 'its id or client id'] as const

export function defineApp(app: Command): void {
  app
    .command('suspend')
    .description(
      'refuse the tokens of an app and send it nothing, in every store; its developer is mailed the reason',
    )
    .argument(...argument)
    .addOption(reasonOption('the reason, as its developer will read it'))
    .addOption(operatorOption())
    .action(
      printing(async (name: string, options: { reason: string; operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, (tx, record) =>
          suspendApp(tx, { ...context, record }, { app: name, reason: options.reason }),
        )
        const text = done ? `${name} is suspended` : `${name} was already suspended`
        return { data: { changed: done }, text }
      }),
    )
  app
    .command('resume')
    .description('lift the suspension of an app; its developer gets an e-mail')
    .argument(...argument)
    .addOption(operatorOption())
    .action(
      printing(async (name: string, options: { operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, (tx, record) =>
          resumeApp(tx, { ...context, record }, { app: name }),
        )
        const text = done ? `${name} works again` : `${name} was not suspended`
        return { data: { changed: done }, text }
      }),
    )
}
