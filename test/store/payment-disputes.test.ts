import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { retryGrants } from '../../src/services/digital/fulfilment-retries.ts'
import { notePaymentDispute } from '../../src/services/payments/disputes.ts'
import { providers, saveCardOf, withCardProviders } from '../support/card-providers.ts'
import { createPayable, type Payable, resetClock } from '../support/payments.ts'
import { paystackSecret } from '../support/paystack.ts'
import { createPass, moveTo, renew, states, subjects } from '../support/renewals.ts'
import { call } from '../support/service.ts'
import { sign } from '../support/stripe-wire.ts'

const names = ['stripe', 'paystack'] as const
type Name = (typeof names)[number]

/** The provider's callback about a dispute, in its own words and with its signature. */
const callbacks = {
  stripe(id: string) {
    const object = { id, object: 'dispute', metadata: {}, payment_intent: 'pi_1' }
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.dispute.created',
      data: { object },
    })
    return { body, headers: { 'stripe-signature': sign(body) } }
  },
  paystack(id: string) {
    const body = JSON.stringify({
      event: 'charge.dispute.create',
      data: { id: Number(id), transaction_reference: null },
    })
    const signature = createHmac('sha512', paystackSecret).update(body).digest('hex')
    return { body, headers: { 'x-paystack-signature': signature } }
  },
}

describe('disputes that a provider reports', () => {
  withCardProviders()

  function tell(name: Name, id: string) {
    const { body, headers } = callbacks[name](id)
    return call('store', providers.store)
      .post(`/api/v1/payments/webhooks/${name}`)
      .type('json')
      .set(headers)
      .send(body)
  }

  const createOrder = (name: Name) => createPayable(providers, {}, { option: name })

  async function paid(name: Name, given?: Payable) {
    const payable = given ?? (await createOrder(name))
    const { body } = await payable.pay({ returnUrl: 'https://shop.example/thanks' }).expect(200)
    providers[name].usePage(body.data.authorizationUrl, name === 'stripe' ? 'visa' : 'ok')
    await payable.status().expect(200)
    return { payable, reference: body.data.reference as string }
  }

  const newsOf = ({ shop }: Pick<Payable, 'shop'>) =>
    providers
      .db('notifications')
      .where({ shop_id: shop.id, type: 'payment_disputed' })
      .orderBy('id')
      .select('title', 'body', 'resource', 'resource_id')

  const end = (name: Name, id: string, isWon: boolean) =>
    name === 'stripe'
      ? providers.stripe.moveDispute(id, isWon ? 'won' : 'lost')
      : providers.paystack.resolveDispute(id, isWon ? 'declined' : 'merchant-accepted')

  for (const name of names) {
    it(`notifies the store of a dispute at ${name} once, when ten callbacks race, and of its end`, async () => {
      const { payable, reference } = await paid(name)
      const id = providers[name].dispute(reference)
      const replies = await Promise.all(Array.from({ length: 10 }, () => tell(name, id)))
      expect(replies.map(({ status }) => status)).to.eql(Array(10).fill(200))
      const [news, ...more] = await newsOf(payable)
      expect(more).to.eql([])
      const { number } = await payable.row()
      expect(news).to.include({ resource: 'orders', resource_id: payable.order.id })
      expect(news.title).to.equal(`The payment for order #${number} is disputed`)
      expect(news.body)
        .to.contain('$50.00')
        .and.to.match(/ by \d+ \w+ 2026, \d\d:\d\d UTC; /)
      end(name, id, true)
      await Promise.all([tell(name, id), tell(name, id), tell(name, id)])
      expect((await newsOf(payable)).map(({ title }) => title)).to.eql([
        `The payment for order #${number} is disputed`,
        `The dispute about order #${number} was won`,
      ])
      expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
    })

    it(`says that a dispute at ${name} was lost, also where nothing was heard of its beginning`, async () => {
      const { payable, reference } = await paid(name)
      const id = providers[name].dispute(reference)
      end(name, id, false)
      await tell(name, id).expect(200)
      expect((await newsOf(payable)).map(({ title }) => title)).to.eql([
        `The dispute about order #${(await payable.row()).number} was lost`,
      ])
    })

    it(`has ${name} report a dispute again where it does not answer, and ignores one that it does not know`, async () => {
      const { payable, reference } = await paid(name)
      const id = providers[name].dispute(reference)
      providers[name].failNext(/dispute/, { status: 500, body: 'ill' })
      expect((await tell(name, id).expect(502)).body.code).to.equal('payment_provider_unavailable')
      expect(await newsOf(payable)).to.eql([])
      await tell(name, id).expect(200)
      expect(await newsOf(payable)).to.have.length(1)
      await tell(name, '999').expect(200)
    })

    it(`notifies the store of a dispute at ${name} about a renewal, once`, async () => {
      const card = name === 'stripe' ? 'visa' : 'ok'
      const pass = await createPass(providers, { saved: await saveCardOf(providers, name, card) })
      moveTo(pass, 2 * days)
      await renew(providers)
      resetClock()
      const id = providers[name].dispute((await pass.charges())[0].reference)
      await Promise.all([tell(name, id), tell(name, id), tell(name, id)])
      const [{ title, resource, resource_id }, ...more] = await newsOf(pass)
      expect(more).to.eql([])
      expect(title).to.equal(`The payment for a pass for ${pass.product.name} is disputed`)
      expect([resource, resource_id]).to.eql(['products', pass.product.id])
    })

    it(`charges no card again for a pass whose renewal by ${name} is disputed, and tells its shopper`, async () => {
      const card = name === 'stripe' ? 'visa' : 'ok'
      const pass = await createPass(providers, { saved: await saveCardOf(providers, name, card) })
      moveTo(pass, 2 * days)
      await renew(providers)
      const id = providers[name].dispute((await pass.charges())[0].reference)
      await Promise.all([tell(name, id), tell(name, id), tell(name, id)])
      expect(await pass.row()).to.include({ auto_renew: false, card_token_sealed: null, renewal_email: null })
      moveTo(pass, -28 * days)
      await renew(providers)
      expect(await states(pass)).to.eql(['succeeded'])
      expect(await subjects(pass)).to.eql([
        `Your pass for ${pass.product.name} has been renewed`,
        `Your pass for ${pass.product.name} will not renew`,
      ])
      expect((await pass.mails())[1]!.text).to.contain('is disputed')
    })

    it(`renews no pass that a disputed order at ${name} gave, but one that was bought anew while the dispute goes on`, async () => {
      const payable = await createOrder(name)
      const lines = providers.db('order_items').where({ order_id: payable.order.id })
      await lines.update({ auto_renew: true, digital: { accessType: 'pass' } })
      const { reference } = await paid(name, payable)
      const pass = () => providers.db('entitlements').where({ shop_id: payable.shop.id }).first()
      const sold = await pass()
      expect(sold).to.include({ auto_renew: true, card_provider: name })
      const id = providers[name].dispute(reference)
      await tell(name, id).expect(200)
      expect(await pass()).to.include({ auto_renew: false, card_token_sealed: null, ends_at: sold.ends_at })
      await providers
        .db('entitlements')
        .where({ id: sold.id })
        .update({ auto_renew: true, card_provider: name, card_token_sealed: sold.card_token_sealed })
      end(name, id, false)
      await tell(name, id).expect(200)
      expect(await newsOf(payable)).to.have.length(2)
      expect(await pass()).to.include({ auto_renew: true, card_token_sealed: sold.card_token_sealed })
    })

    it(`saves no card with a pass that a disputed order at ${name} is still to give`, async () => {
      const payable = await createOrder(name)
      const lines = providers.db('order_items').where({ order_id: payable.order.id })
      await lines.update({ auto_renew: true, digital: { accessType: 'pass' } })
      const { files } = providers.dependencies
      providers.dependencies.files = { ...files, unavailableReason: async () => 'it is down' }
      const { reference } = await paid(name, payable)
      providers.dependencies.files = files
      await tell(name, providers[name].dispute(reference)).expect(200)
      await retryGrants(providers.db, providers.context, { ...payable.shop, type: 'digital' })
      const pass = await providers.db('entitlements').where({ shop_id: payable.shop.id }).first()
      expect(pass).to.include({ auto_renew: false, card_token_sealed: null })
    })

    it(`saves no card with a pass whose payment at ${name} is heard of by its dispute`, async () => {
      const payable = await createOrder(name)
      const lines = providers.db('order_items').where({ order_id: payable.order.id })
      await lines.update({ auto_renew: true, digital: { accessType: 'pass' } })
      const { body } = await payable.pay({ returnUrl: 'https://shop.example/thanks' }).expect(200)
      providers[name].usePage(body.data.authorizationUrl, name === 'stripe' ? 'visa' : 'ok')
      await tell(name, providers[name].dispute(body.data.reference)).expect(200)
      expect(await payable.row()).to.include({ payment_status: 'paid' })
      const pass = await providers.db('entitlements').where({ shop_id: payable.shop.id }).first()
      expect(pass).to.include({ auto_renew: false, card_token_sealed: null })
    })

    it(`ignores a dispute at ${name} about a charge that is not ours`, async () => {
      const { payable, reference } = await paid(name)
      const id = providers[name].dispute(reference)
      await providers
        .db('payments')
        .where({ order_id: payable.order.id })
        .update({ reference: `pay_${newId()}` })
      await tell(name, id).expect(200)
      expect(await newsOf(payable)).to.eql([])
    })
  }

  it('asks for no answer where Stripe takes none, and opens nothing again that has ended', async () => {
    const { payable, reference } = await paid('stripe')
    const id = providers.stripe.dispute(reference, { due: 0 })
    await tell('stripe', id).expect(200)
    expect((await newsOf(payable))[0].body).not.to.contain(' by ')
    providers.stripe.moveDispute(id, 'warning_closed')
    await tell('stripe', id).expect(200)
    providers.stripe.moveDispute(id, 'under_review')
    await tell('stripe', id).expect(200)
    const titles = (await newsOf(payable)).map(({ title }) => title)
    expect(titles).to.have.length(2)
    expect(titles[1]).to.match(/^The dispute about order #\d+ is closed$/)
  })

  it('asks for no answer where the merchant had given it at Stripe before we heard of the dispute', async () => {
    const { payable, reference } = await paid('stripe')
    const id = providers.stripe.dispute(reference, { status: 'under_review' })
    await tell('stripe', id).expect(200)
    expect((await newsOf(payable))[0].body).not.to.contain(' by ')
  })

  it('tells the amount in the currency of the dispute, which may be another than that of the store', async () => {
    const { payable, reference } = await paid('stripe')
    const dispute = { id: 'du_1', amount: 5000, currency: 'JPY', reason: null, answerBy: null }
    const won = { ...dispute, reference, state: 'won' } as const
    await notePaymentDispute(providers.db, providers.context, 'stripe', won, async () => {})
    expect((await newsOf(payable))[0].body).to.equal('¥5,000 stays with you.')
  })
})
