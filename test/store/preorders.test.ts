import { expect } from 'chai'
import { hours } from '../../src/base/clock.ts'
import { publishProducts } from '../../src/jobs/publish-products.ts'
import { mailsTo } from '../support/announcements.ts'
import {
  createDigitalFile,
  createDigitalProduct,
  createDigitalShop,
  createEntitlement,
} from '../support/digital.ts'
import { flawsOf, googleAttributes, metaAttributes } from '../support/feed-attributes.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { openFeeds } from './feeds/store.ts'

const releasesAt = '2036-03-03T09:00:00.000Z'

/** A store, its shopper, and the calls of both. */
async function selling(shop?: Awaited<ReturnType<typeof createShop>>) {
  shop ??= await createShop()
  const [who, token] = [
    await createAccount(),
    await createAppToken(shop, ['WRITE_INVENTORY', 'READ_INVENTORY']),
  ]
  const change = (id: string, body: object) =>
    call('apps').patch(`/api/v1/products/${id}`).set(token).send(body)
  const read = async (path: string) =>
    (await call('store').get(`/api/v1${path}`).set(who.as(shop)).expect(200)).body.data
  const post = (path: string, body: object) =>
    call('store').post(`/api/v1${path}`).set(who.as(shop)).send(body)
  return { shop, who, change, read, post }
}

/** Lets the product come out. */
async function release(id: string) {
  const { db, dependencies } = service()
  await db('products')
    .where({ id })
    .update({ releases_at: new Date(Date.now() - 1000) })
  await publishProducts.run({ db, dependencies, signal: new AbortController().signal })
}

describe('Pre-orders', () => {
  it('are sold before the product comes out, and say so in shop, cart, order and e-mail', async () => {
    const { shop, who, change, read, post } = await selling()
    const { id: productId } = await createProduct(shop, { quantity: 2 })
    const { body: changed } = await change(productId, { preorder: { releasesAt } }).expect(200)
    expect(changed.data.preorder).to.eql({ releasesAt })
    expect((await read(`/products/${productId}`)).preorder).to.eql({ releasesAt })
    await post('/cart/items', { productId, quantity: 1 }).expect(201)
    expect((await read('/cart')).items[0].preorder).to.eql({ releasesAt })
    const items = [{ productId, quantity: 1 }]
    const { body } = await post('/orders', { items }).expect(201)
    expect(body.data.items[0].preorder).to.eql({ releasesAt })
    const [mail] = await mailsTo(who.email!)
    for (const text of [mail!.text, mail!.html])
      expect(text).to.include('Pre-order: comes out on 3 March 2036')
  })

  it('are no more than there are, and keep their time when the merchant changes it', async () => {
    const { shop, change, read, post } = await selling()
    const { id: productId } = await createProduct(shop, { quantity: 1 })
    await change(productId, { preorder: { releasesAt } }).expect(200)
    const items = [{ productId, quantity: 1 }]
    const { body } = await post('/orders', { items }).expect(201)
    expect((await post('/orders', { items }).expect(409)).body.code).to.equal('out_of_stock')
    await change(productId, { preorder: { releasesAt: '2036-05-05T09:00:00.000Z' } }).expect(200)
    expect((await read(`/orders/${body.data._id}`)).items[0].preorder).to.eql({ releasesAt })
  })

  it('end when the product comes out, with an event', async () => {
    const { shop, change, read, post } = await selling()
    const { id: productId } = await createProduct(shop, { quantity: 2 })
    await change(productId, { preorder: { releasesAt } }).expect(200)
    await service().db('events').where({ resource_id: productId }).delete()
    await release(productId)
    expect(await read(`/products/${productId}`)).not.to.have.property('preorder')
    const { body } = await post('/orders', { items: [{ productId, quantity: 1 }] }).expect(201)
    expect(body.data.items[0]).not.to.have.property('preorder')
    expect(await service().db('events').where({ resource_id: productId })).to.have.length(1)
  })

  it('are none of a draft that is completed after the product has come out', async () => {
    const { shop, change } = await selling()
    const { id: product } = await createProduct(shop, { quantity: 2 })
    await change(product, { preorder: { releasesAt } }).expect(200)
    const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
    const send = async (path: string, body: object) =>
      (await call('apps').post(`/api/v1/draft-orders${path}`).set(token).send(body)).body.data
    const lines = [{ product, quantity: 1 }]
    const draft = await send('', { email: 'reader@example.com', lines, holdStock: true })
    expect(draft.lines[0].preorder).to.eql({ releasesAt })
    // The draft keeps what it was told, as if its time had come meanwhile.
    await service()
      .db('draft_orders')
      .where({ id: draft._id })
      .update({ lines: service().db.raw(`replace(lines::text, '2036-03-03', '2026-03-03')::jsonb`) })
    await release(product)
    await send(`/${draft._id}/complete`, { paid: { method: 'cash' } })
    const [line] = await service().db('order_items').where({ shop_id: shop.id, product_id: product })
    expect(line.details?.preorder).to.equal(undefined)
  })

  it('end at once with a time that has passed, or with null', async () => {
    const { shop, change } = await selling()
    const { id } = await createProduct(shop, { quantity: 2 })
    for (const preorder of [null, { releasesAt: new Date(Date.now() - hours).toISOString() }]) {
      await change(id, { preorder: { releasesAt } }).expect(200)
      expect((await change(id, { preorder }).expect(200)).body.data).not.to.have.property('preorder')
    }
  })

  it('open the files of what shoppers bought when it comes out, those of an all-access pass included', async () => {
    const { shop, who, change, read } = await selling(await createDigitalShop())
    const early = await createDigitalProduct(shop)
    const file = await createDigitalFile(shop, early)
    const own = await createEntitlement(shop, who, { product_id: early.id })
    const all = await createDigitalProduct(shop, { accessType: 'lifetime', allAccess: true })
    const every = await createEntitlement(shop, who, { product_id: all.id, all_access: true })
    await change(early.id, { preorder: { releasesAt } }).expect(200)
    const download = (id: string) =>
      call('store').get(`/api/v1/library/${id}/downloads/${file.id}`).set(who.as(shop))
    const shown = async () => {
      const { product, files } = await read(`/library/${own.id}`)
      return [product.preorder, files.length, (await read(`/library/${every.id}`)).files.length]
    }
    expect(await shown()).to.eql([{ releasesAt }, 0, 0])
    for (const { id } of [own, every]) await download(id).expect(404)
    await release(early.id)
    expect(await shown()).to.eql([undefined, 1, 1])
    for (const { id } of [own, every]) await download(id).expect(200)
  })

  it('are no passes, whose time begins when they are paid', async () => {
    const { shop, change } = await selling(await createDigitalShop())
    const pass = await createDigitalProduct(shop, { accessType: 'pass' })
    const { body } = await change(pass.id, { preorder: { releasesAt } }).expect(400)
    expect(body.message).to.include('a pass cannot have a preorder')
  })

  it('are told to feeds with their time, until none is left', async () => {
    const { create, patch, google, meta, acp } = await openFeeds()
    const { _id } = await create({ quantity: 1, preorder: { releasesAt } })
    const shown = async () => {
      const [[item], [row], [line]] = [await google(), await meta(), await acp()]
      expect(flawsOf(item!, googleAttributes)).to.eql([])
      expect(flawsOf(row!, metaAttributes)).to.eql([])
      return [item!.availability, item!.availability_date, row!.availability, line.variants[0].availability]
    }
    const early = [['preorder'], { available: true, status: 'preorder' }]
    expect(await shown()).to.eql([['preorder'], [releasesAt], ...early])
    await patch(_id, { quantity: 0 })
    const none = [['out of stock'], { available: false, status: 'out_of_stock' }]
    expect(await shown()).to.eql([['out_of_stock'], undefined, ...none])
  })
})
