import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { moves } from '../../../src/services/orders/order-status.ts'
import { payments, withPayments } from '../../support/payments.ts'
import { sampledTest } from '../../support/sample.ts'
import { expectSound, expectStock, openStage, play, sequences } from './sequences.ts'

describe('Whatever happens to orders', () => {
  withPayments({ settings: { CARD_TRIES_PER_HOUR_AND_ADDRESS: '0', UNPAID_ORDERS_PER_SHOPPER: '0' } })

  sampledTest(
    'leaves money, goods and stock in agreement, one after the other and at once',
    async function () {
      this.timeout(120_000)
      const stage = await openStage(payments)
      await fc.assert(
        fc.asyncProperty(sequences, async (steps) => expectSound(stage, await play(stage, steps))),
        { numRuns: 25, endOnFailure: true },
      )
      await expectStock(stage)
    },
  )

  it('is in the table of the guide', () => {
    const guide = readFileSync('docs/guides/day-of-a-merchant.md', 'utf8')
    const rows = [...guide.matchAll(/^\| ([\w ]+) \| (`.+`) \| `(\w+)` \|/gm)]
    const table = Object.fromEntries(
      rows.map(([, move, from, to]) => [
        move,
        { from: [...from!.matchAll(/`(\w+)`/g)].map(([, one]) => one), to },
      ]),
    )
    expect(table).to.eql(moves)
  })
})
