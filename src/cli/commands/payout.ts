import { type Command, InvalidArgumentError } from 'commander'
import { markPayout } from '../../services/platform/payouts.ts'
import { findStore } from '../../services/platform/stores.ts'
import { printing } from '../command.ts'
import { change } from '../operator.ts'
import { operatorOption, plainNumber, reasonOption, text } from '../options.ts'

interface Marking {
  method: string
  amount: number
  reference: string
  reason?: string
  operator: string
}

export function definePayout(payout: Command): void {
  add('paid', 'mark a payout as paid; the store is notified')
  add('failed', 'mark a payout as failed, even after it was paid; the store is notified')

  function add(state: 'paid' | 'failed', description: string): void {
    const reason = reasonOption('the reason why it failed')
    const command = payout
      .command(state)
      .description(description)
      .argument('<store>', 'its id or slug')
      .requiredOption('--method <id>', 'the payout method, from store show')
      .requiredOption('--amount <amount>', "in the store's currency, such as 12.50", amountOf)
      .requiredOption('--reference <text>', "the bank's reference, unique for the store", text)
      .addOption(operatorOption())
    if (state === 'failed') command.addOption(reason)
    command.action(
      printing(async (name: string, options: Marking) => {
        const { method: payoutMethodId, amount, reference, reason } = options
        const done = await change(options, async (tx, record) => {
          const { id: storeId } = await findStore(tx, name)
          return markPayout(tx, record, { storeId, payoutMethodId, amount, reference, state, reason })
        })
        return {
          data: { changed: done },
          text: `${reference} is ${state}${done ? '' : ', as it was before'}`,
        }
      }),
    )
  }
}

function amountOf(text: string): number {
  const amount = plainNumber(text)
  if (amount > 0) return amount
  throw new InvalidArgumentError('It must be a number above 0, with a point before its decimals: 1234.50.')
}
