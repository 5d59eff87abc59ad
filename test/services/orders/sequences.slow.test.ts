import fc from 'fast-check'
import { payments, withPayments } from '../../support/payments.ts'
import { expectSound, expectStock, openStage, play, sequences } from './sequences.ts'

/** Each run has other sequences; 10,000 orders (`ORDERS=10000`) take a quarter of an hour. */
const orders = Number(process.env.ORDERS ?? 2_000)

describe('Whatever happens to thousands of orders', () => {
  withPayments({ settings: { CARD_TRIES_PER_HOUR_AND_ADDRESS: '0', UNPAID_ORDERS_PER_SHOPPER: '0' } })

  it('leaves money, goods and stock in agreement', async function () {
    this.timeout(0)
    const stage = await openStage(payments)
    // Several orders at once, which share the stock of one product.
    const four = fc.tuple(sequences, sequences, sequences, sequences)
    await fc.assert(
      fc.asyncProperty(four, async (all) => {
        const ids = await Promise.all(all.map((steps) => play(stage, steps)))
        for (const id of ids) await expectSound(stage, id)
      }),
      { numRuns: orders / 4, endOnFailure: true },
    )
    await expectStock(stage)
  })
})
