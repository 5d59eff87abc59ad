import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { placeOrder } from '../support/agent-orders.ts'
import { asAgent, createSellingShop, startAgent, type TestAgent } from '../support/agents.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShipment, setShipping } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'

describe('Orders of agents', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  let agent: TestAgent
  before(async () => {
    ;[shop, agent] = [await createSellingShop({ currency: 'NGN', country: 'NG' }), await startAgent()]
    await setShipping(shop)
  })
  after(() => agent.close())

  const read = async (id: string, by = agent, at = shop) =>
    (await asAgent(by, at, 'get', `/orders/${id}`).expect(200)).body

  const place = () => placeOrder(agent, shop)

  it('are read by the agent that placed them, with the amounts of the order', async () => {
    const { product, placed, order } = await place()
    await service().db('products').where({ id: product.id }).update({ price: 9900, name: 'Another name' })
    const shown = await read(order.id)
    expect(shown.totals).to.eql(placed.totals)
    expect(shown.totals.at(-1)).to.eql({ type: 'total', amount: Number(order.total) })
    expect(shown).to.include({
      id: order.id,
      label: String(order.number),
      checkout_id: placed.id,
      currency: 'NGN',
    })
    const [line] = shown.line_items
    expect(line).to.deep.include({
      item: placed.line_items[0].item,
      totals: placed.line_items[0].totals,
      quantity: { original: 3, total: 3, fulfilled: 0 },
      status: 'processing',
    })
    expect(shown.fulfillment.events).to.eql([])
    const [expectation] = shown.fulfillment.expectations
    expect(expectation).to.deep.include({
      method_type: 'shipping',
      line_items: [{ id: line.id, quantity: 3 }],
    })
    expect(expectation.destination).to.include({ address_locality: 'Ikeja', address_country: 'NG' })
    expect(Object.keys(shown.ucp.capabilities)).to.eql(['dev.ucp.shopping.order'])
  })

  it('say what was sent and what is paid back', async () => {
    const { order } = await place()
    const { db } = service()
    await db('orders').where({ id: order.id }).update({ status: 'paid', payment_status: 'paid' })
    const { id } = await createShipment(shop, { id: order.user_id, email: order.email }, order)
    const refund = newId()
    await db('refunds').insert({ id: refund, shop_id: shop.id, order_id: order.id, amount: 700 })
    const shown = await read(order.id)
    const [line] = shown.line_items
    expect([line.quantity, line.status]).to.eql([{ original: 3, total: 3, fulfilled: 3 }, 'fulfilled'])
    const [event] = shown.fulfillment.events
    expect(event).to.deep.include({ id, type: 'processing', line_items: [{ id: line.id, quantity: 3 }] })
    const [adjustment] = shown.adjustments
    expect(adjustment).to.deep.include({ id: refund, type: 'refund', status: 'pending' })
    expect(adjustment.totals).to.eql([{ type: 'total', amount: -700 }])
  })

  it('have the lines that their merchants add, and so have their checkouts', async () => {
    const { product, placed, order } = await place()
    const other = await createProduct(shop)
    await service()
      .db('order_items')
      .insert({
        ...{ id: newId(), shop_id: shop.id, order_id: order.id, product_id: other.id, name: 'Added' },
        ...{ unit_price: 100, quantity: 1, position: 1, holds_stock: false },
      })
    const { body: checkout } = await asAgent(agent, shop, 'get', `/checkout-sessions/${placed.id}`).expect(
      200,
    )
    for (const { line_items } of [checkout, await read(order.id)])
      expect(line_items.map(({ id, item }: { id: string; item: { id: string } }) => [id, item.id])).to.eql([
        ['line_1', product.id],
        ['line_2', other.id],
      ])
  })

  it('are unknown to other agents and at other stores, as is what is no order', async () => {
    const { order } = await place()
    const [other, elsewhere] = [await startAgent(), await createSellingShop()]
    const tries = [
      await read(order.id, other),
      await read(order.id, agent, elsewhere),
      await read(newId()),
      await read('none'),
    ]
    for (const body of tries) {
      expect(body.ucp.status).to.equal('error')
      expect(body.messages[0].code).to.equal('not_found')
    }
    await other.close()
  })

  it('are not shown to an agent that does not sign, because anybody could take its name', async () => {
    const { order } = await place()
    const unsigned = await startAgent({ keys: 0 })
    const { body } = await asAgent(unsigned, shop, 'get', `/orders/${order.id}`).expect(401)
    expect(body.code).to.equal('signature_missing')
    await unsigned.close()
  })
})
