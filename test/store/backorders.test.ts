import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { mailsTo } from '../support/announcements.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

describe('Selling beyond stock', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: Awaited<ReturnType<typeof createAppToken>>
  const promised = { shipsOn: '2027-03-03' }

  beforeEach(async () => {
    shop = await createShop({ currency: 'USD' })
    shopper = await createGuest()
    token = await createAppToken(shop, ['WRITE_INVENTORY', 'READ_INVENTORY'])
  })

  const change = (id: string, body: object) =>
    call('apps').patch(`/api/v1/products/${id}`).set(token).send(body)
  const order = (items: object[], who = shopper) =>
    call('store').post('/api/v1/orders').set(who.as(shop)).send({ email: 'ada@example.com', items })
  const level = async (id: string) => {
    const { body } = await call('apps').get(`/api/v1/stock/levels/${id}`).set(token).expect(200)
    const { onHand, held, available } = body.data
    return { onHand, held, available }
  }
  /** Asserts that what is on hand and held is what the ledger says. */
  const expectBooked = async (id: string) => {
    const sums = await service()
      .db('stock_movements')
      .where({ shop_id: shop.id, product_id: id })
      .sum({ change: 'change', held: 'held_change' })
      .first()
    const { onHand, held } = await level(id)
    expect({ onHand, held }).to.eql({ onHand: Number(sums!.change), held: Number(sums!.held) })
  }

  it('is done only where the product says so, and keeps the day that was promised with the order', async () => {
    const { id: productId } = await createProduct(shop, { quantity: 2 })
    const items = [{ productId, quantity: 5 }]
    expect((await order(items).expect(409)).body.code).to.equal('out_of_stock')
    const changed = await change(productId, { backorder: promised }).expect(200)
    expect(changed.body.data.backorder).to.eql(promised)
    const { body } = await order(items).expect(201)
    expect(body.data.items[0].backorder).to.eql(promised)
    expect(await level(productId)).to.eql({ onHand: 2, held: 5, available: -3 })
    await change(productId, { backorder: { shipsOn: '2027-05-01' } }).expect(200)
    const read = await call('store').get(`/api/v1/orders/${body.data._id}`).set(shopper.as(shop)).expect(200)
    expect(read.body.data.items[0].backorder).to.eql(promised)
    await change(productId, { backorder: null }).expect(200)
    expect((await order([{ productId, quantity: 1 }]).expect(409)).body.code).to.equal('out_of_stock')
    await expectBooked(productId)
  })

  it('promises nothing for what is there, and shows what is there without a debt', async () => {
    const { id: productId } = await createProduct(shop, { quantity: 2 })
    await change(productId, { backorder: {} }).expect(200)
    const there = await order([{ productId, quantity: 2 }]).expect(201)
    expect(there.body.data.items[0]).not.to.have.property('backorder')
    const beyond = await order([{ productId, quantity: 1 }]).expect(201)
    expect(beyond.body.data.items[0].backorder).to.eql({})
    const { body } = await call('store')
      .get(`/api/v1/products/${productId}`)
      .set(shopper.as(shop))
      .expect(200)
    expect(body.data).to.deep.include({ quantity: 0, inStock: false, backorder: {} })
  })

  it('gives back what a cancelled order owed', async () => {
    const { id: productId } = await createProduct(shop, { quantity: 2 })
    await change(productId, { backorder: promised }).expect(200)
    const { body } = await order([{ productId, quantity: 5 }]).expect(201)
    await call('store').post(`/api/v1/orders/${body.data._id}/cancel`).set(shopper.as(shop)).expect(200)
    expect(await level(productId)).to.eql({ onHand: 2, held: 0, available: 2 })
    await expectBooked(productId)
  })

  it('goes by variant, and tells the shopper in the cart', async () => {
    const product = await createProduct(shop, { quantity: 0 })
    const { id: variantId } = await createVariant(shop, product, { quantity: 1 })
    await service()
      .db('products')
      .where({ id: product.id })
      .update({ details: JSON.stringify({ backorder: promised }) })
    const items = [{ productId: product.id, variantId, quantity: 1 }]
    const cart = () => call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
    await call('store').post('/api/v1/cart/items').set(shopper.as(shop)).send(items[0]).expect(201)
    expect((await cart()).body.data.items[0]).not.to.have.property('backorder')
    await call('store').post('/api/v1/cart/items').set(shopper.as(shop)).send(items[0]).expect(201)
    const { items: lines, warnings } = (await cart()).body.data
    expect(lines[0]).to.deep.include({ stock: null, backorder: promised })
    expect(warnings).to.eql([])
    const { body } = await order([{ ...items[0], quantity: 2 }]).expect(201)
    expect(body.data.items[0].backorder).to.eql(promised)
    expect(await level(product.id)).to.eql({ onHand: 1, held: 2, available: -1 })
  })

  it('tells of the day in the e-mail about the order', async () => {
    const { id: productId } = await createProduct(shop, { quantity: 0 })
    await change(productId, { backorder: promised }).expect(200)
    const email = newEmail()
    const place = call('store').post('/api/v1/orders').set(shopper.as(shop))
    await place.send({ email, items: [{ productId, quantity: 1 }] }).expect(201)
    const [mail] = await mailsTo(email)
    for (const text of [mail!.text, mail!.html]) expect(text).to.include('Ships from 3 March 2027')
  })

  it('lets stock that came in go towards the debt, and refuses to take more away', async () => {
    const { id: productId } = await createProduct(shop, { quantity: 0 })
    await change(productId, { backorder: promised }).expect(200)
    await order([{ productId, quantity: 5 }]).expect(201)
    const adjust = (by: number, reason: string) =>
      call('apps')
        .post('/api/v1/stock/adjustments')
        .set(token)
        .send({ adjustments: [{ id: productId, change: by, reason }] })
    await adjust(3, 'received').expect(200)
    expect(await level(productId)).to.eql({ onHand: 3, held: 5, available: -2 })
    expect((await adjust(-1, 'damage').expect(409)).body.code).to.equal('stock_held')
    await adjust(4, 'received').expect(200)
    expect(await level(productId)).to.eql({ onHand: 7, held: 5, available: 2 })
    await expectBooked(productId)
  })

  it('is counted exactly under many orders at once', async () => {
    const { id: productId } = await createProduct(shop, { quantity: 5 })
    await change(productId, { backorder: promised }).expect(200)
    const people = await Promise.all(Array.from({ length: 10 }, () => createGuest()))
    const placed = await Promise.all(
      people.map((who) => order([{ productId, quantity: 1 }], who).expect(201)),
    )
    const late = placed.filter(({ body }) => body.data.items[0].backorder)
    expect(late).to.have.length(5)
    expect(await level(productId)).to.eql({ onHand: 5, held: 10, available: -5 })
    await expectBooked(productId)
  })
})
