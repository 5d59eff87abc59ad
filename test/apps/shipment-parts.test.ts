import { expect } from 'chai'
import fc from 'fast-check'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import {
  addressId,
  lineOf,
  made,
  openShipping,
  order,
  patch,
  ship,
  shop,
  shopper,
} from './shipping-support.ts'

/** Adds a line to the order; what is not shipped is not counted. */
async function addLine(quantity: number, values: object = {}): Promise<string> {
  const { db } = service()
  const product = await createProduct(shop)
  const id = newId()
  const line = {
    product_id: product.id,
    name: product.name,
    unit_price: 100,
    holds_stock: false,
    position: 1,
  }
  await db('order_items').insert({ id, shop_id: shop.id, order_id: order.id, ...line, quantity, ...values })
  if (!('digital' in values) && !('kind' in values))
    await db('orders').where({ id: order.id }).increment('to_ship', quantity)
  return id
}

const read = async () => {
  const token = await createAppToken(shop, ['READ_ORDERS'])
  return (await call('apps').get(`/api/v1/orders/${order.id}`).set(token).expect(200)).body.data
}
const shippedOf = ({ items }: { items: { _id: string; shipped: number }[] }, id: string) =>
  items.find(({ _id }) => _id === id)!.shipped

describe('An order in several parcels', () => {
  openShipping()

  it('goes from open to partly to done, and back as parcels are cancelled', async () => {
    const [first, second] = [(await lineOf(order)).id, await addLine(3)]
    expect((await read()).fulfilmentStatus).to.equal('open')
    const { _id } = await made({ lines: [{ itemId: second, quantity: 2 }] })
    const partly = await read()
    expect(partly).to.include({ fulfilmentStatus: 'partly', shipment: _id })
    expect([shippedOf(partly, first), shippedOf(partly, second)]).to.eql([0, 2])
    const rest = await made()
    expect(rest.lines).to.eql([
      { itemId: first, quantity: 1 },
      { itemId: second, quantity: 1 },
    ])
    expect((await read()).fulfilmentStatus).to.equal('done')
    await patch(_id, { status: 'cancelled' }).expect(200)
    const again = await read()
    expect(again.fulfilmentStatus).to.equal('partly')
    expect(shippedOf(again, second)).to.equal(1)
    await patch(rest._id, { status: 'in_transit' }).expect(200)
    await patch(rest._id, { status: 'cancelled' }).expect(200)
    expect((await read()).fulfilmentStatus).to.equal('open')
  })

  it('never ships more of a line than was ordered, and says what is left', async () => {
    const itemId = await addLine(3)
    await made({ lines: [{ itemId, quantity: 2 }] })
    const { body } = await ship({
      lines: [
        { itemId, quantity: 1 },
        { itemId, quantity: 1 },
      ],
    }).expect(409)
    expect(body).to.include({ code: 'line_not_left' })
    expect(body.data).to.eql({ itemId, left: 1 })
    const download = await addLine(1, { digital: { accessType: 'lifetime', allAccess: false } })
    await ship({ lines: [{ itemId: download, quantity: 1 }] }).expect(409)
    const foreign = await ship({ lines: [{ itemId: newId(), quantity: 1 }] }).expect(404)
    expect(foreign.body.code).to.equal('order_item_not_found')
    expect((await made()).lines.map(({ itemId: id }: { itemId: string }) => id)).to.not.include(download)
  })

  it('is sent once more without lines where nothing is left', async () => {
    await made()
    expect((await made({ notes: 'Replacement' })).lines).to.eql([])
    expect((await read()).fulfilmentStatus).to.equal('done')
  })

  it('gives back the stock of what has not left when it is cancelled', async () => {
    const { db } = service()
    const product = await createProduct(shop, { quantity: 7 })
    const itemId = await addLine(3, { product_id: product.id, holds_stock: true })
    await db('products').where({ id: product.id }).update({ held: 3 })
    const { _id } = await made({ lines: [{ itemId, quantity: 2 }] })
    await patch(_id, { status: 'in_transit' }).expect(200)
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    await call('apps')
      .patch(`/api/v1/orders/${order.id}`)
      .set(token)
      .send({ status: 'cancelled' })
      .expect(200)
    const stock = await db('products').where({ id: product.id }).first('quantity', 'held')
    expect(stock).to.eql({ quantity: 8, held: 0 })
    expect((await read()).fulfilmentStatus).to.equal('done')
  })

  it('ships what is ordered once, of twelve who try at once', async () => {
    const itemId = await addLine(5)
    const lines = [{ itemId, quantity: 2 }]
    const answers = await Promise.all(Array.from({ length: 12 }, () => ship({ lines })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).to.eql([201, 201, ...Array(10).fill(409)])
    expect(shippedOf(await read(), itemId)).to.equal(4)
  })

  sampledTest(
    'has in parcels what its lines say, after any sequence of shipping and cancelling, two at once',
    async function () {
      this.timeout(60_000)
      const lines = [await addLine(4), await addLine(2)]
      const made: string[] = []
      const step = fc.oneof(
        fc.record({ line: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) }),
        fc.constant('rest' as const),
        fc.record({ cancel: fc.nat(20) }),
      )
      type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
      const take = async (one: Step) => {
        if (one !== 'rest' && 'cancel' in one) {
          const id = made[one.cancel % Math.max(made.length, 1)]
          return id && patch(id, { status: 'cancelled' })
        }
        const wanted = one === 'rest' ? undefined : [{ itemId: lines[one.line]!, quantity: one.quantity }]
        const answer = await ship({ lines: wanted })
        if (answer.status === 201) made.push(answer.body.data._id)
        return answer
      }
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 6 }), async (pairs) => {
          for (const pair of pairs) await Promise.all(pair.map(take))
          const { db } = service()
          const items = await db('order_items')
            .where({ order_id: order.id })
            .select('id', 'quantity', 'shipped')
          const sent = await db('shipments')
            .where({ order_id: order.id })
            .whereNot({ status: 'cancelled' })
            .select('lines')
          const inParcels = sent.flatMap(
            (row: { lines: { itemId: string; quantity: number }[] }) => row.lines,
          )
          for (const { id, quantity, shipped } of items) {
            const sum = inParcels
              .filter(({ itemId }) => itemId === id)
              .reduce((all, line) => all + line.quantity, 0)
            expect(shipped).to.equal(sum)
            expect(shipped).to.be.at.most(quantity)
          }
          const row = await db('orders')
            .where({ id: order.id })
            .first('shipped', 'to_ship', 'fulfilment_status')
          expect(row.shipped).to.equal(items.reduce((all: number, { shipped }) => all + shipped, 0))
          expect(row.fulfilment_status).to.equal(
            row.shipped === 0 ? 'open' : row.shipped < row.to_ship ? 'partly' : 'done',
          )
        }),
        { numRuns: 25 },
      )
    },
  )
})

describe('What of an order has to be shipped', () => {
  openShipping()

  it('is counted when it is placed: downloads and services are not', async () => {
    const goods = await createProduct(shop)
    const download = await createProduct(shop, { digital: { accessType: 'lifetime', allAccess: false } })
    const place = async (items: object[]) => {
      const post = call('store').post('/api/v1/orders').set(shopper.as(shop))
      return (await post.send({ items, shippingAddressId: addressId }).expect(201)).body.data
    }
    const both = await place([
      { productId: goods.id, quantity: 2 },
      { productId: download.id, quantity: 1 },
    ])
    expect(both.fulfilmentStatus).to.equal('open')
    expect(await service().db('orders').where({ id: both._id }).first('to_ship', 'shipped')).to.eql({
      to_ship: 2,
      shipped: 0,
    })
    expect((await place([{ productId: download.id, quantity: 1 }])).fulfilmentStatus).to.equal('none_needed')
  })

  it('is nothing once it was cancelled', async () => {
    await service().db('orders').where({ id: order.id }).update({ status: 'cancelled' })
    expect((await read()).fulfilmentStatus).to.equal('none_needed')
  })
})
