import { expect } from 'chai'
import { asAgent, createSellingShop, startAgent, type TestAgent } from '../support/agents.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const buyer = { email: 'reader@example.com' }
type Checkout = {
  id: string
  status: string
  messages: { code: string; content: string }[]
  ucp: { payment_handlers: Record<string, { id: string; config: object }[]> }
  continue_url?: string
  order?: { id: string }
}
const handlersOf = ({ ucp }: Checkout) => Object.values(ucp.payment_handlers).flat()
const codes = ({ messages }: Checkout) => messages.map(({ code }) => code)

describe('Agents that pay by themselves', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  let agent: TestAgent
  let handler: string
  before(async () => {
    ;[shop, agent] = [await createSellingShop(), await startAgent()]
    ;({ id: handler } = await createPaymentMethod(shop))
  })
  after(() => agent.close())

  const post = async (path: string, body: object, options: object = {}): Promise<Checkout> =>
    (await asAgent(agent, shop, 'post', `/checkout-sessions${path}`, { body, ...options })).body
  const read = async (id: string): Promise<Checkout> =>
    (await asAgent(agent, shop, 'get', `/checkout-sessions/${id}`)).body
  const complete = (id: string, token?: string, options: object = {}) =>
    post(
      `/${id}/complete`,
      token === undefined ? {} : { payment: { instruments: [instrument(token)] } },
      options,
    )
  const instrument = (token: string) => ({
    ...{ id: 'card_1', handler_id: handler, type: 'card', credential: { type: 'token', token } },
  })
  const ordersOf = () => service().db('orders').where({ shop_id: shop.id }).orderBy('number')

  async function begin(price = 1250): Promise<Checkout> {
    const product = await createProduct(shop, { price, digital: { accessType: 'lifetime' } })
    return post('', { line_items: [{ item: { id: product.id }, quantity: 1 }], buyer })
  }

  async function letPay(payUpTo: number | null): Promise<void> {
    const token = await createAppToken(shop, ['WRITE_STORE'])
    const { id } = await service().db('agents').where({ shop_id: shop.id, profile: agent.profile }).first()
    const { body } = await call('apps').patch(`/api/v1/agents/${id}`).set(token).send({ payUpTo }).expect(200)
    expect(body.data).to.include({ payUpTo, stopped: false })
  }

  it('are offered no handler until the merchant lets them, and their buyers pay', async () => {
    const checkout = await begin()
    expect(handlersOf(checkout)).to.eql([])
    const refused = await complete(checkout.id, 'tok_ok')
    expect(refused.status).to.equal('requires_escalation')
    expect(codes(refused)).to.eql(['payment_failed', 'payment_required'])
    expect((await ordersOf()).at(-1)).to.include({ payment_status: 'unpaid' })
  })

  it('pay up to the total that the merchant set, and no more', async () => {
    await begin()
    await letPay(12.5)
    const [within, above] = [await begin(1250), await begin(1251)]
    expect(handlersOf(within)).to.deep.include.members([
      {
        ...{ id: handler, version: '2026-08-25', available_instruments: [{ type: 'card' }] },
        config: { provider: 'sandbox', business_id: shop.id },
      },
    ])
    expect(handlersOf(above)).to.eql([])
    const paid = await complete(within.id, 'tok_ok')
    expect(paid.status).to.equal('completed')
    expect(paid).not.to.have.property('continue_url')
    expect(JSON.stringify(paid)).not.to.contain('tok_ok')
    expect((await complete(above.id, 'tok_ok')).status).to.equal('requires_escalation')
    const order = await service().db('orders').where({ id: paid.order!.id, shop_id: shop.id }).first()
    expect(order).to.include({ payment_status: 'paid' })
    await letPay(null)
    expect(handlersOf(await begin())).to.eql([])
  })

  it('charge once, however often and with however many keys they complete', async () => {
    await letPay(100)
    const { id } = await begin()
    const before = (await ordersOf()).length
    const all = await Promise.all([complete(id, 'tok_ok'), complete(id, 'tok_ok'), complete(id, 'tok_ok')])
    for (const one of all) expect(['completed', 'complete_in_progress']).to.include(one.status)
    const done = await complete(id, 'tok_ok')
    expect(done.status).to.equal('completed')
    expect(await ordersOf()).to.have.length(before + 1)
    const payments = await service().db('payments').where({ shop_id: shop.id, order_id: done.order!.id })
    expect(payments.map(({ state }) => state)).to.eql(['succeeded'])
  })

  it('are told of a declined card, and can try another one or leave it to their buyer', async () => {
    const { id } = await begin()
    const declined = await complete(id, 'tok_decline')
    expect(declined.status).to.equal('requires_escalation')
    expect(declined.messages[0]).to.include({
      ...{ code: 'payment_failed', content: 'The card was declined', severity: 'recoverable' },
    })
    expect(declined.continue_url).to.contain('/pay/pay_')
    expect((await complete(id, 'tok_ok')).status).to.equal('completed')
  })

  it('pay no total that they were not shown, if the merchant changes the order before they try again', async () => {
    const { id } = await begin()
    await complete(id, 'tok_decline')
    const order = (await ordersOf()).at(-1)
    await service().db('orders').where({ id: order.id }).update({ subtotal: 2000 })
    const told = await complete(id, 'tok_ok')
    expect([told.status, codes(told)]).to.eql(['requires_escalation', ['total_changed', 'payment_required']])
    const states = service().db('payments').where({ order_id: order.id }).pluck('state')
    expect(await states).to.eql(['declined'])
    expect((await complete(id, 'tok_ok')).status).to.equal('completed')
  })

  it('wait while the provider is silent, and neither lose nor repeat the charge', async () => {
    const { id } = await begin()
    const silent = await complete(id, 'tok_timeout_after_charge')
    expect(silent.status).to.equal('complete_in_progress')
    expect(await read(id)).to.include({ status: 'complete_in_progress' })
    const done = await complete(id, 'tok_ok')
    expect(done.status).to.equal('completed')
    const payments = await service().db('payments').where({ shop_id: shop.id, order_id: done.order!.id })
    expect(payments.map(({ state }) => state)).to.eql(['succeeded'])
  })

  async function expectNothingPaid(payment: object): Promise<void> {
    const { id } = await begin()
    const refused = await post(`/${id}/complete`, { payment })
    expect(refused.status).to.equal('requires_escalation')
    expect(codes(refused)).to.eql(['payment_failed', 'payment_required'])
    expect((await read(id)).status).to.equal('requires_escalation')
  }

  it('charge nothing with two instruments', () =>
    expectNothingPaid({ instruments: [instrument('tok_ok'), instrument('tok_ok')] }))
  for (const [what, payment] of [
    ['a handler of nobody', () => ({ instruments: [{ ...instrument('tok_ok'), handler_id: shop.id }] })],
    [
      'an instrument without a token',
      () => ({ instruments: [{ id: 'a', handler_id: handler, type: 'card' }] }),
    ],
    ['a card number', () => ({ instruments: [instrument('4242424242424242')] })],
  ] as [string, () => object][]) {
    it(`charge nothing with ${what}`, () => expectNothingPaid(payment()))
  }

  it('are no agents without a signature', async () => {
    const anonymous = await startAgent({ keys: 0 })
    const product = await createProduct(shop, { digital: { accessType: 'lifetime' } })
    const body = { line_items: [{ item: { id: product.id }, quantity: 1 }], buyer }
    await asAgent(anonymous, shop, 'post', '/checkout-sessions', { body }).expect(201)
    const of = { shop_id: shop.id, profile: anonymous.profile }
    await service().db('agents').where(of).update({ pay_up_to: 1_000_000 })
    const { body: made } = await asAgent(anonymous, shop, 'post', '/checkout-sessions', { body }).expect(201)
    expect(handlersOf(made)).to.eql([])
    await anonymous.close()
  })
})
