import { expect } from 'chai'
import { asAgent, createSellingShop, profileWith, startAgent, type TestAgent } from '../support/agents.ts'
import { createCoupon, createFood, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'

const address = {
  first_name: 'Ada',
  last_name: 'Example',
  street_address: '1 Example Street',
  address_locality: 'Ikeja',
  address_region: 'Lagos',
  address_country: 'NG',
  phone_number: '+2348030000000',
}
const buyer = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Example' }
type Total = { type: string; amount: number }
const amountOf = (totals: Total[], type: string) => totals.find((one) => one.type === type)?.amount
const codes = ({ messages }: { messages: { code: string }[] }) => messages.map(({ code }) => code)

describe('Checkouts of agents', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  let agent: TestAgent
  before(async () => {
    ;[shop, agent] = [await createSellingShop({ currency: 'NGN', country: 'NG' }), await startAgent()]
    await setShipping(shop)
  })
  after(() => agent.close())

  const post = async (path: string, body?: object, options: object = {}) =>
    (await asAgent(agent, shop, 'post', path, { body, ...options })).body
  const linesOf = (...ids: string[]) => ids.map((id) => ({ item: { id }, quantity: 2 }))
  const create = (fields: object) => post('/checkout-sessions', fields)
  const read = async (id: string) => (await asAgent(agent, shop, 'get', `/checkout-sessions/${id}`)).body
  const update = async (id: string, body: object) =>
    (await asAgent(agent, shop, 'put', `/checkout-sessions/${id}`, { body })).body
  const shippedTo = (selected_option_id?: string) => ({
    methods: [
      {
        type: 'shipping',
        destinations: [address],
        groups: selected_option_id ? [{ selected_option_id }] : [],
      },
    ],
  })
  const ordersOf = () => service().db('orders').where({ shop_id: shop.id }).orderBy('number')

  /** Fills in a checkout until it can be placed. */
  async function ready(fields: object = {}, price = 1500) {
    const product = await createProduct(shop, { price })
    return { ...(await readyFor(product.id, fields)), product }
  }

  async function readyFor(id: string, fields: object = {}) {
    const wanted = { line_items: linesOf(id), buyer, ...fields }
    const first = await create({ ...wanted, fulfillment: shippedTo() })
    const [option] = first.fulfillment.methods[0].groups[0].options
    const checkout = await update(first.id, { ...wanted, fulfillment: shippedTo(option.id) })
    return { checkout }
  }

  it('say what is missing until they are ready, with amounts that add up', async () => {
    const product = await createProduct(shop, { price: 1500 })
    const first = await create({ line_items: linesOf(product.id) })
    expect(first.status).to.equal('incomplete')
    expect(first.messages.map(({ path }: { path: string }) => path)).to.eql([
      '$.buyer.email',
      '$.fulfillment.methods[0].destinations',
    ])
    const second = await update(first.id, {
      line_items: linesOf(product.id),
      buyer,
      fulfillment: shippedTo(),
    })
    const [option] = second.fulfillment.methods[0].groups[0].options
    expect(option).to.deep.include({ title: 'Rider', totals: [{ type: 'total', amount: 500 }] })
    const third = await update(first.id, {
      line_items: linesOf(product.id),
      buyer,
      fulfillment: shippedTo(option.id),
    })
    expect(third.status).to.equal('ready_for_complete')
    expect(third.totals).to.eql([
      { type: 'subtotal', amount: 3000 },
      { type: 'fulfillment', amount: 500 },
      { type: 'total', amount: 3500 },
    ])
    expect(await read(first.id)).to.eql(third)
  })

  it('replace all that was said before', async () => {
    const { checkout } = await ready()
    const other = await createProduct(shop, { price: 700 })
    const changed = await update(checkout.id, { line_items: linesOf(other.id) })
    expect(changed.buyer).to.eql({})
    expect(changed.line_items.map(({ item }: { item: { id: string } }) => item.id)).to.eql([other.id])
    expect(changed.status).to.equal('incomplete')
  })

  it('go nowhere else than to the destination that is selected, and stay as they are if there is none', async () => {
    const { checkout, product } = await ready()
    const wanted = { line_items: linesOf(product.id), buyer }
    const selecting = (type: string, selected_destination_id: string) => ({
      ...wanted,
      fulfillment: {
        methods: [{ type, destinations: type === 'shipping' ? [address] : [], selected_destination_id }],
      },
    })
    const path = '$.fulfillment.methods[0].selected_destination_id'
    for (const fields of [selecting('shipping', 'elsewhere'), selecting('pickup', product.id)]) {
      const refused = await update(checkout.id, fields)
      expect(refused.status).to.equal('incomplete')
      expect(refused.messages[0]).to.include({ type: 'error', severity: 'recoverable', path })
      expect(refused.fulfillment).to.eql(checkout.fulfillment)
      expect(await read(checkout.id)).to.eql(checkout)
      const made = await create(fields)
      expect(made.messages[0]).to.include({ severity: 'recoverable', path })
      expect(made.status).to.equal('incomplete')
    }
    const known = await update(checkout.id, selecting('shipping', 'destination_1'))
    expect(known.fulfillment.methods[0].selected_destination_id).to.equal('destination_1')
  })

  it('become one order with the same total, however often and by however many they are completed', async () => {
    const before = (await ordersOf()).length
    const { checkout, product } = await ready()
    const path = `/checkout-sessions/${checkout.id}/complete`
    const placed = await Promise.all([post(path, {}), post(path, {}), post(path, {}, { key: 'lost' })])
    placed.push(await post(path, {}, { key: 'lost' }), await post(path, {}))
    for (const one of placed) expect(one).to.eql(placed[0])
    expect(placed[0].status).to.equal('requires_escalation')
    expect(codes(placed[0])).to.eql(['payment_required'])
    expect(placed[0].continue_url).to.match(/^http:\/\/.+\/pay\/pay_/)
    expect(placed[0].totals).to.eql(checkout.totals)
    expect(placed[0]).not.to.have.property('order')
    const orders = (await ordersOf()).slice(before)
    expect(orders).to.have.length(1)
    expect(orders[0]).to.include({ email: buyer.email, status: 'pending' })
    expect(Number(orders[0].total)).to.equal(amountOf(checkout.totals, 'total'))
    const row = await service().db('products').where({ id: product.id }).first('quantity')
    expect(row.quantity).to.equal(8)
  })

  it('are completed once their buyer has paid, and then final', async () => {
    const { checkout } = await ready()
    await post(`/checkout-sessions/${checkout.id}/complete`, {})
    const order = (await ordersOf()).at(-1)
    await service().db('orders').where({ id: order.id }).update({ status: 'paid', payment_status: 'paid' })
    const paid = await read(checkout.id)
    expect(paid.status).to.equal('completed')
    expect(paid.order).to.include({ id: order.id, label: String(order.number) })
    expect(paid).not.to.have.property('continue_url')
    const refused = await update(checkout.id, { line_items: [{ item: { id: order.id }, quantity: 1 }] })
    expect(refused.ucp.status).to.equal('error')
    expect(codes(refused)).to.eql(['checkout_not_open'])
    expect((await post(`/checkout-sessions/${checkout.id}/cancel`)).ucp.status).to.equal('error')
    expect((await read(checkout.id)).status).to.equal('completed')
  })

  it('are not placed at another total than the agent was shown', async () => {
    const before = (await ordersOf()).length
    const { checkout, product } = await ready({}, 1000)
    await service().db('products').where({ id: product.id }).update({ price: 9000 })
    const changed = await post(`/checkout-sessions/${checkout.id}/complete`, {})
    expect(changed.status).to.equal('incomplete')
    expect(await ordersOf()).to.have.length(before)
  })

  it('are not placed without stock, or while something is missing', async () => {
    const before = (await ordersOf()).length
    const { checkout, product } = await ready()
    await service().db('products').where({ id: product.id }).update({ quantity: 1 })
    const refused = await post(`/checkout-sessions/${checkout.id}/complete`, {})
    expect(codes(refused)).to.eql(['out_of_stock'])
    const open = await create({ line_items: linesOf(product.id) })
    expect((await post(`/checkout-sessions/${open.id}/complete`, {})).status).to.equal('incomplete')
    expect(await ordersOf()).to.have.length(before)
  })

  it('are not placed while a dish of theirs is not offered, and say so', async () => {
    const before = (await ordersOf()).length
    const { id } = await createFood(shop, { price: 1500 })
    const { checkout } = await readyFor(id)
    const [from] = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(11).split(/:..\./)
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const periods = JSON.stringify(weekdays.map((day) => ({ day, from, minutes: 60 })))
    const dish = service().db('products').where({ id })
    await dish.clone().update({ available_at: periods })
    const refused = await post(`/checkout-sessions/${checkout.id}/complete`, {})
    expect(codes(refused)).to.include('item_unavailable')
    expect(await ordersOf()).to.have.length(before)
    await dish.clone().update({ available_at: null })
    const placed = await post(`/checkout-sessions/${checkout.id}/complete`, {})
    expect(codes(placed)).not.to.include('item_unavailable')
    expect(await ordersOf()).to.have.length(before + 1)
  })

  it('take coupons as orders do, and their order has the same discount', async () => {
    const coupon = await createCoupon(shop, { code: 'AGENT10', type: 'percentage', discount: 1000 })
    const { checkout } = await ready({ discounts: { codes: ['agent10'] } })
    expect(amountOf(checkout.totals, 'discount')).to.equal(-300)
    const others = checkout.totals.filter(({ type }: Total) => type !== 'discount')
    expect(others.every(({ amount }: Total) => amount >= 0)).to.equal(true)
    expect(checkout.discounts.applied).to.eql([
      { title: 'AGENT10', code: 'AGENT10', amount: 300, automatic: false },
    ])
    const placed = await post(`/checkout-sessions/${checkout.id}/complete`, {})
    expect(placed.totals).to.eql(checkout.totals)
    expect(Number((await ordersOf()).at(-1).discount)).to.equal(300)
    expect(coupon).to.be.an('object')
    const unknown = await create({
      line_items: linesOf(checkout.line_items[0].item.id),
      discounts: { codes: ['NONE'] },
    })
    expect(unknown.ucp.status).to.equal('error')
  })

  it('leave out what the store does not sell, and are not created for nothing else', async () => {
    const product = await createProduct(shop)
    const variant = await createVariant(shop, product)
    const foreign = await createProduct(await createSellingShop())
    const made = await create({ line_items: linesOf(variant.id, foreign.id) })
    expect(made.line_items.map(({ item }: { item: { id: string } }) => item.id)).to.eql([variant.id])
    expect(codes(made)).to.include('item_unavailable')
    const reply = await asAgent(agent, shop, 'post', '/checkout-sessions', {
      body: { line_items: linesOf(foreign.id) },
    })
    expect(reply.status).to.equal(200)
    expect(reply.body).to.have.all.keys('ucp', 'messages')
    expect(codes(reply.body)).to.eql(['item_unavailable'])
  })

  it('are cancelled with their order while it is unpaid', async () => {
    const { checkout, product } = await ready()
    await post(`/checkout-sessions/${checkout.id}/complete`, {})
    const canceled = await post(`/checkout-sessions/${checkout.id}/cancel`)
    expect(canceled.status).to.equal('canceled')
    expect((await ordersOf()).at(-1).status).to.equal('cancelled')
    const row = await service().db('products').where({ id: product.id }).first('quantity')
    expect(row.quantity).to.equal(10)
  })

  it('are unknown to other agents and other stores', async () => {
    const { checkout } = await ready()
    const other = await startAgent()
    const elsewhere = await createSellingShop()
    const tries = [
      () => asAgent(other, shop, 'get', `/checkout-sessions/${checkout.id}`),
      () => asAgent(other, shop, 'post', `/checkout-sessions/${checkout.id}/complete`, { body: {} }),
      () => asAgent(other, shop, 'post', `/checkout-sessions/${checkout.id}/cancel`),
      () => asAgent(agent, elsewhere, 'get', `/checkout-sessions/${checkout.id}`),
    ]
    for (const again of tries) {
      const { body } = await again().expect(200)
      expect(body.ucp.status).to.equal('error')
      expect(codes(body)).to.eql(['not_found'])
    }
    await other.close()
    expect((await read(checkout.id)).status).to.equal('ready_for_complete')
  })

  it('have keys that are those of their agent: another one may use the same', async () => {
    const other = await startAgent()
    const product = await createProduct(shop)
    const sent = { key: 'of two agents', body: { line_items: linesOf(product.id), buyer } }
    const [mine, theirs] = [
      await asAgent(agent, shop, 'post', '/checkout-sessions', sent).expect(201),
      await asAgent(other, shop, 'post', '/checkout-sessions', sent).expect(201),
    ]
    expect(theirs.body.id).not.to.equal(mine.body.id)
    const again = await asAgent(agent, shop, 'post', '/checkout-sessions', sent).expect(201)
    expect(again.body.id).to.equal(mine.body.id)
    const changed = { ...sent, body: { line_items: linesOf(product.id, product.id) } }
    const third = await startAgent()
    await asAgent(third, shop, 'post', '/checkout-sessions', changed).expect(201)
    await Promise.all([other.close(), third.close()])
  })

  it('are cancelled although the store no longer sells what they are about', async () => {
    const { checkout, product } = await ready()
    await service().db('products').where({ id: product.id }).update({ deleted_at: new Date() })
    const canceled = await post(`/checkout-sessions/${checkout.id}/cancel`)
    expect(canceled).to.include({ id: checkout.id, status: 'canceled' })
    expect(await read(checkout.id)).to.eql(canceled)
  })

  it('link to the policies that the merchant has written', async () => {
    const policies = { privacy: 'We keep little.', refunds: '', terms: null, imprint: 'Ada Example' }
    await service().db('shops').where({ id: shop.id }).update({ policies })
    const { checkout } = await ready()
    expect(checkout.links.map(({ type }: { type: string }) => type)).to.eql(['imprint', 'privacy_policy'])
    const [, { url }] = checkout.links
    expect(url).to.match(/^http:\/\/.+\/policies\/privacy$/)
    expect(url.slice(0, url.indexOf('/policies/'))).to.equal(checkout.continue_url.slice(0, -1))
    const placed = await post(`/checkout-sessions/${checkout.id}/complete`, {})
    expect(placed.links).to.eql(checkout.links)
  })

  it('refuse a key that was used with another body', async () => {
    const product = await createProduct(shop)
    const options = { key: 'twice' }
    await post('/checkout-sessions', { line_items: linesOf(product.id) }, options)
    const again = await asAgent(agent, shop, 'post', '/checkout-sessions', {
      body: { line_items: linesOf(product.id, product.id) },
      ...options,
    }).expect(409)
    expect(again.body.code).to.equal('idempotency_mismatch')
  })

  it('go on at a page of the store for an agent that cannot say where goods go', async () => {
    const simple = await startAgent()
    simple.document = {
      ...profileWith([], { capabilities: { 'dev.ucp.shopping.checkout': [{ version: '2026-08-25' }] } }),
    }
    const product = await createProduct(shop)
    const { body } = await asAgent(simple, shop, 'post', '/checkout-sessions', {
      signer: null,
      body: { line_items: linesOf(product.id), buyer },
    }).expect(201)
    expect(body.status).to.equal('requires_escalation')
    expect(body).not.to.have.property('fulfillment')
    expect(body.continue_url).to.be.a('string')
    await simple.close()
  })
})
