import { expect } from 'chai'
import { hours } from '../../../src/base/clock.ts'
import { transaction } from '../../../src/db/database.ts'
import { takeForRetry } from '../../../src/services/renewals/charge-refunds.ts'
import { payments, resetClock, withPayments } from '../../support/payments.ts'
import { createPass, moveTo, renew } from '../../support/renewals.ts'

describe('The refund of a renewal that the merchant retries', () => {
  withPayments()
  afterEach(resetClock)

  it('is taken by one of two retries, also where the other began first', async () => {
    const pass = await createPass(payments)
    moveTo(pass, 48 * hours)
    await renew(payments)
    const [{ id }] = await pass.charges()
    await payments.db('renewal_charges').where({ id }).update({ state: 'refund_failed', next_at: null })
    const taken = await transaction(payments.db, async (early) => {
      await early.raw('select now()')
      return [await takeForRetry(payments.db, pass.shop, id), await takeForRetry(early, pass.shop, id)]
    })
    await payments.db('renewal_charges').where({ id }).update({ state: 'refunded', next_at: null })
    expect(taken.map((charge) => charge?.id)).to.eql([id, undefined])
  })
})
