import { expect } from 'chai'
import { days, fromNow, hours } from '../../src/base/clock.ts'
import { payments, withPayments } from '../support/payments.ts'
import { createPass, moveTo, type Pass, renew, states, subjects } from '../support/renewals.ts'
import { call } from '../support/service.ts'

describe('renew-passes, where the store no longer takes the card', () => {
  withPayments()

  const run = () => renew(payments)

  const change = ({ shop }: Pass, values: { active: boolean } | { deleted_at: Date }) =>
    payments.db('payment_methods').where({ shop_id: shop.id }).update(values)
  const shown = async ({ id, shop, shopper }: Pass) =>
    (await call('store', payments.store).get(`/api/v1/library/${id}`).set(shopper.as(shop)).expect(200)).body
      .data.nextChargeAt

  it('neither announces nor charges a renewal while its payment method is switched off, and does both once it is on', async () => {
    const pass = await createPass(payments, { announced: false, endsAt: fromNow(6 * days) })
    await change(pass, { active: false })
    moveTo(pass, 3 * days)
    await run()
    expect(await subjects(pass)).to.eql([])
    expect(await shown(pass)).to.equal(null)
    await change(pass, { active: true })
    expect(await shown(pass)).to.be.a('string')
    await run()
    expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} renews soon`])
    await change(pass, { active: false })
    moveTo(pass, 1.5 * days)
    await run()
    expect(await states(pass)).to.eql([])
    await change(pass, { active: true })
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
  })

  it('lets a pass end whose payment method was deleted, and says that it could not be renewed', async () => {
    const pass = await createPass(payments)
    await change(pass, { deleted_at: new Date() })
    moveTo(pass, 2 * days)
    await run()
    moveTo(pass, 1 * hours)
    await run()
    expect(await pass.row()).to.include({ auto_renew: true })
    moveTo(pass, -1)
    await run()
    expect(await states(pass)).to.eql([])
    expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} will not renew`])
    expect(await pass.row()).to.include({ auto_renew: false, card_token_sealed: null })
  })
})
