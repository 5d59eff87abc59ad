import { expect } from 'chai'
import { asAgent, createSellingShop, profileWith, startAgent, type TestAgent } from '../support/agents.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { call, service } from '../support/service.ts'

const buyer = { email: 'ada@example.com', first_name: 'Ada' }
const codes = ({ messages }: { messages: { code: string }[] }) => messages.map(({ code }) => code)

describe('Carts of agents', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  let agent: TestAgent
  before(async () => {
    ;[shop, agent] = [await createSellingShop({ currency: 'NGN', country: 'NG' }), await startAgent()]
  })
  after(() => agent.close())

  const post = async (path: string, body?: object, options: object = {}) =>
    (await asAgent(agent, shop, 'post', path, { body, ...options })).body
  const read = async (path: string, by = agent, at = shop) => (await asAgent(by, at, 'get', path)).body
  const linesOf = (...ids: string[]) => ids.map((id) => ({ item: { id }, quantity: 2 }))
  const itemsIn = ({ line_items }: { line_items: { item: { id: string } }[] }) =>
    line_items.map(({ item }) => item.id)

  it('have the amounts of present prices, and need nothing that only an order needs', async () => {
    const product = await createProduct(shop, { price: 1500 })
    const cart = await post('/carts', { line_items: linesOf(product.id) })
    expect(cart.id).to.match(/^cart_/)
    expect(cart.totals.at(-1)).to.eql({ type: 'total', amount: 3000 })
    expect(cart.messages).to.eql([])
    expect(cart).not.to.have.any.keys('status', 'payment_handlers')
    expect(Object.keys(cart.ucp.capabilities)).to.eql(['dev.ucp.shopping.cart'])
    await service().db('products').where({ id: product.id }).update({ price: 1600 })
    const later = await read(`/carts/${cart.id}`)
    expect(later.totals.at(-1)).to.eql({ type: 'total', amount: 3200 })
  })

  it('leave out what the store does not sell, and are not created for nothing else', async () => {
    const product = await createProduct(shop)
    const foreign = await createProduct(await createSellingShop())
    const cart = await post('/carts', { line_items: linesOf(product.id, foreign.id) })
    expect([itemsIn(cart), codes(cart)]).to.eql([[product.id], ['item_unavailable']])
    const none = await post('/carts', { line_items: linesOf(foreign.id) })
    expect([none.ucp.status, codes(none)]).to.eql(['error', ['item_unavailable']])
    await asAgent(agent, shop, 'post', '/carts', { body: { line_items: [] } }).expect(400)
  })

  it('are replaced as a whole', async () => {
    const [product, other] = [await createProduct(shop), await createProduct(shop)]
    const { id } = await post('/carts', { line_items: linesOf(product.id), buyer })
    const body = { line_items: linesOf(other.id) }
    const { body: replaced } = await asAgent(agent, shop, 'put', `/carts/${id}`, { body }).expect(200)
    expect([itemsIn(replaced), replaced.buyer]).to.eql([[other.id], {}])
    expect(await read(`/carts/${id}`)).to.eql(replaced)
  })

  it('are returned as they were when they are cancelled, and are unknown from then on', async () => {
    const product = await createProduct(shop)
    const cart = await post('/carts', { line_items: linesOf(product.id) })
    expect(await post(`/carts/${cart.id}/cancel`, undefined, { key: 'end' })).to.eql(cart)
    expect(await post(`/carts/${cart.id}/cancel`, undefined, { key: 'end' })).to.eql(cart)
    const tries = [
      await read(`/carts/${cart.id}`),
      await post(`/carts/${cart.id}/cancel`),
      await post('/checkout-sessions', { cart_id: cart.id, line_items: [] }),
      (await asAgent(agent, shop, 'put', `/carts/${cart.id}`, { body: { line_items: linesOf(product.id) } }))
        .body,
    ]
    for (const body of tries) expect([body.ucp.status, codes(body)]).to.eql(['error', ['not_found']])
  })

  it('are cancelled although the store no longer sells what is in them', async () => {
    const product = await createProduct(shop)
    const { id } = await post('/carts', { line_items: linesOf(product.id) })
    await service().db('products').where({ id: product.id }).update({ deleted_at: new Date() })
    expect((await post(`/carts/${id}/cancel`)).id).to.equal(id)
  })

  it('are unknown to other agents and other stores, once their time is over, and as checkouts', async () => {
    const product = await createProduct(shop)
    const { id } = await post('/carts', { line_items: linesOf(product.id) })
    const [other, elsewhere] = [await startAgent(), await createSellingShop()]
    const checkout = await post('/checkout-sessions', { line_items: linesOf(product.id) })
    const tries = [
      await read(`/carts/${id}`, other),
      await read(`/carts/${id}`, agent, elsewhere),
      await read(`/checkout-sessions/${id}`),
      await post(`/checkout-sessions/${id}/complete`, {}),
      await post(`/checkout-sessions/${id}/cancel`),
      await read(`/carts/${checkout.id}`),
      (await asAgent(other, shop, 'post', '/checkout-sessions', { body: { cart_id: id, line_items: [] } }))
        .body,
    ]
    for (const body of tries) expect([body.ucp.status, codes(body)]).to.eql(['error', ['not_found']])
    await service().db('checkout_sessions').where({ id }).update({ expires_at: new Date() })
    expect(codes(await read(`/carts/${id}`))).to.eql(['not_found'])
    await other.close()
  })

  it('become checkouts with their lines and their buyer, whatever else the call says of them', async () => {
    const [product, other] = [await createProduct(shop), await createProduct(shop)]
    const cart = await post('/carts', { line_items: linesOf(product.id), buyer })
    const said = { line_items: linesOf(other.id), buyer: { email: 'b@example.com' } }
    const checkout = await post('/checkout-sessions', { cart_id: cart.id, ...said })
    expect([itemsIn(checkout), checkout.buyer]).to.eql([[product.id], buyer])
    expect(checkout.totals).to.eql(cart.totals)
    const anonymous = await post('/carts', { line_items: linesOf(product.id) })
    const named = await post('/checkout-sessions', { cart_id: anonymous.id, line_items: [], buyer })
    expect([itemsIn(named), named.buyer]).to.eql([[product.id], buyer])
    await asAgent(agent, shop, 'post', '/checkout-sessions', { body: { line_items: [] } }).expect(400)
    const path = `/checkout-sessions/${named.id}`
    await asAgent(agent, shop, 'put', path, { body: { line_items: [], cart_id: cart.id } }).expect(400)
  })

  it('have one open checkout at a time, also if it is made twice at once', async () => {
    const product = await createProduct(shop)
    const { id } = await post('/carts', { line_items: linesOf(product.id) })
    const make = () => post('/checkout-sessions', { cart_id: id, line_items: [] })
    const made = await Promise.all([make(), make(), make(), make()])
    expect(new Set(made.map((one) => one.id)).size).to.equal(1)
    expect((await make()).id).to.equal(made[0].id)
    await post(`/checkout-sessions/${made[0].id}/cancel`)
    const next = await make()
    expect(next.id).not.to.equal(made[0].id)
    await post(`/carts/${id}/cancel`)
    expect(itemsIn(await read(`/checkout-sessions/${next.id}`))).to.eql([product.id])
  })

  it('are no carts to an agent that has not the capability', async () => {
    const simple = await startAgent({ keys: 0 })
    const capabilities = { 'dev.ucp.shopping.checkout': [{ version: '2026-08-25' }] }
    simple.document = profileWith([], { capabilities })
    const product = await createProduct(shop)
    const body = { line_items: linesOf(product.id) }
    const { body: refused } = await asAgent(simple, shop, 'post', '/carts', { body }).expect(200)
    expect(codes(refused)).to.eql(['capabilities_incompatible'])
    const sent = { body: { ...body, cart_id: 'cart_none' } }
    await asAgent(simple, shop, 'post', '/checkout-sessions', sent).expect(201)
    await simple.close()
  })

  it('are not counted as checkouts for the merchant', async () => {
    const [own, other] = [await createSellingShop(), await startAgent()]
    const body = { line_items: linesOf((await createProduct(own)).id) }
    await asAgent(other, own, 'post', '/carts', { body }).expect(201)
    const token = await createAppToken(own, ['WRITE_STORE'])
    const { body: list } = await call('apps').get('/api/v1/agents').set(token).expect(200)
    expect(list.data.agents.map(({ checkouts }: { checkouts: number }) => checkouts)).to.eql([0])
    await other.close()
  })
})
