import { expect } from 'chai'
import { hours } from '../../src/base/clock.ts'
import { publishProducts } from '../../src/jobs/publish-products.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import { does, type Merchant, mug, openMerchant } from './products-support.ts'

const inHours = (count: number) => new Date(Date.now() + count * hours).toISOString()
const runJob = () => {
  const { db, dependencies } = service()
  return publishProducts.run({ db, dependencies, signal: new AbortController().signal })
}

describe('planned products', () => {
  const sells = async (merchant: Merchant, fields: object, status = 201) =>
    (await does(merchant, 'post', '', status, { ...mug, ...fields })).data
  /** Lets a time of a product come. */
  const pass = (id: string, column: 'publish_at' | 'unpublish_at') =>
    service()
      .db('products')
      .where({ id })
      .update({ [column]: new Date(Date.now() - 1000) })
  const shown = async ({ shop }: Merchant) => {
    const { body } = await call('store').get('/api/v1/products').set({ 'x-shop-id': shop.id }).expect(200)
    return body.data.products.map(({ name }: { name: string }) => name)
  }

  it('are hidden until their time, then shown and sold, and hidden again, each with an event', async () => {
    const merchant = await openMerchant()
    const planned = { publishAt: inHours(1), unpublishAt: inHours(2), listed: true }
    const made = await sells(merchant, planned)
    expect(made).to.include({ publishAt: planned.publishAt, unpublishAt: planned.unpublishAt, listed: false })
    const as = (await createAccount()).as(merchant.shop)
    const order = (status: number) =>
      call('store')
        .post('/api/v1/orders')
        .set(as)
        .send({ items: [{ productId: made._id, quantity: 1 }] })
        .expect(status)
    await order(404)
    await runJob()
    expect(await shown(merchant)).to.eql([])

    await pass(made._id, 'publish_at')
    await runJob()
    expect(await shown(merchant)).to.eql(['Enamel mug'])
    const { data } = await does(merchant, 'get', `/${made._id}`, 200)
    expect(data)
      .to.include({ listed: true, unpublishAt: planned.unpublishAt })
      .and.not.to.have.property('publishAt')
    await order(201)

    await pass(made._id, 'unpublish_at')
    await runJob()
    expect(await shown(merchant)).to.eql([])
    await order(404)
    const events = await service()
      .db('events')
      .where({ resource_id: made._id, method: 'PATCH' })
      .count('* as count')
    expect(events).to.eql([{ count: 2 }])
    await runJob()
  })

  it('are listed at once when their time has passed, or when the merchant says so', async () => {
    const merchant = await openMerchant()
    const past = await sells(merchant, { publishAt: inHours(-1), name: 'Past' })
    expect(past).to.include({ listed: true }).and.not.to.have.any.keys('publishAt', 'unpublishAt')
    const gone = await sells(merchant, { unpublishAt: inHours(-1), name: 'Gone' })
    expect(gone.listed).to.equal(false)
    const { _id } = await sells(merchant, { publishAt: inHours(1), name: 'Early' })
    const { data } = await does(merchant, 'patch', `/${_id}`, 200, { listed: true })
    expect(data).to.include({ listed: true }).and.not.to.have.property('publishAt')
    const { data: later } = await does(merchant, 'patch', `/${_id}`, 200, { publishAt: inHours(2) })
    expect(later.listed).to.equal(false)
    const { data: never } = await does(merchant, 'patch', `/${_id}`, 200, { publishAt: null })
    expect(never).to.include({ listed: false }).and.not.to.have.property('publishAt')
  })

  it('are not hidden before they are listed, also where one time is changed alone', async () => {
    const merchant = await openMerchant()
    await sells(merchant, { publishAt: inHours(2), unpublishAt: inHours(1) }, 400)
    const { _id } = await sells(merchant, { publishAt: inHours(2), unpublishAt: inHours(3) })
    await does(merchant, 'patch', `/${_id}`, 400, { publishAt: inHours(4) })
    await does(merchant, 'patch', `/${_id}`, 400, { unpublishAt: 'soon' })
  })
})

describe('products in the EU', () => {
  it('say who made them and who answers for them, to shoppers too', async () => {
    const merchant = await openMerchant()
    const maker = { name: 'Falcon', address: '12 Forge Lane, Gniezno', email: 'safety@falcon.example' }
    const parties = { manufacturer: maker, responsiblePerson: { ...maker, name: 'Falcon EU' } }
    const { data } = await does(merchant, 'post', '', 201, { ...mug, ...parties })
    const shop = { 'x-shop-id': merchant.shop.id }
    const { body } = await call('store').get(`/api/v1/products/${data._id}`).set(shop).expect(200)
    expect(body.data).to.deep.include(parties)
    const wrong = { manufacturer: { ...maker, email: 'none' } }
    await does(merchant, 'patch', `/${data._id}`, 400, wrong)
    const { name, ...nameless } = maker
    await does(merchant, 'patch', `/${data._id}`, 400, { manufacturer: nameless })
  })
})

describe('variants with a picture', () => {
  it('show it in the cart and in the order, and others the first of the product', async () => {
    const merchant = await openMerchant()
    const image = 'https://shop.example/blue.jpg'
    const variants = [
      { name: 'Green', quantity: 1 },
      { name: 'Blue', quantity: 1, image },
    ]
    const images = ['https://shop.example/mug.jpg']
    const { data } = await does(merchant, 'post', '', 201, { ...mug, images, variants })
    expect(data.variants.map((one: { image?: string }) => one.image)).to.eql([undefined, image])
    const as = (await createAccount()).as(merchant.shop)
    for (const { _id } of data.variants) {
      const item = { productId: data._id, variantId: _id, quantity: 1 }
      await call('store').post('/api/v1/cart/items').set(as).send(item).expect(201)
    }
    const { body: cart } = await call('store').get('/api/v1/cart').set(as).expect(200)
    const { body: order } = await call('store').post('/api/v1/orders').set(as).send({}).expect(201)
    for (const { items } of [cart.data, order.data])
      expect(items.map((line: { image: string }) => line.image)).to.eql([...images, image])
  })
})
