import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createReview } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/reviews'
let shop: Shop & { ownerId: string }
let token: { authorization: string }
let shopper: Person
let product: { id: string; name: string }
const send = (method: 'get' | 'patch' | 'delete', path = '') =>
  call('apps')
    [method](url + path)
    .set(token)
const change = async (id: string, body: object) =>
  (await send('patch', `/${id}`).send(body).expect(200)).body.data
const own = (method: 'patch' | 'delete', id: string, body?: object) =>
  call('store')[method](`${url}/${id}`).set(shopper.as(shop)).send(body)

/** Returns what shoppers see: the reviews, the product's rating and the summary. */
async function inStore() {
  const get = async (path: string) =>
    (await call('store').get(`/api/v1${path}`).set({ 'x-shop-id': shop.id }).expect(200)).body.data
  const { reviews, pagination } = await get(`/reviews?productId=${product.id}`)
  const { average, count, histogram } = await get(`/reviews/summary?productId=${product.id}`)
  expect((await get(`/products/${product.id}`)).rating).to.eql({ average, count })
  expect([pagination.total, Object.values(histogram).reduce((sum: number, n) => sum + Number(n), 0)]).to.eql([
    count,
    count,
  ])
  return { reviews, average, ids: reviews.map(({ _id }: { _id: string }) => _id) }
}

describe('Reviews of the merchant', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['WRITE_STORE'])
    shopper = await createAccount()
    product = await createProduct(shop)
  })

  it('listReviews lists all of the store, newest first, by product, rating and whether they are hidden', async () => {
    const other = await createAccount()
    const [bad, good] = [
      await createReview(shop, shopper, product, 1),
      await createReview(shop, other, product, 5),
    ]
    const elsewhere = await createReview(shop, shopper, undefined, 5)
    await createReview(await createShop(), shopper)
    await change(bad.id, { hidden: true })
    for (const [query, found] of [
      ['', [elsewhere, good, bad]],
      [`productId=${product.id}`, [good, bad]],
      ['rating=5', [elsewhere, good]],
      ['hidden=true', [bad]],
      ['hidden=false', [elsewhere, good]],
      [`rating=5&hidden=false&productId=${product.id}`, [good]],
      ['productId=nothing', []],
    ] as const) {
      const { body } = await send('get', `?${query}`).expect(200)
      expect(
        body.data.reviews.map(({ _id }: { _id: string }) => _id),
        query,
      ).to.eql(found.map(({ id }) => id))
      expect(body.data.pagination.total, query).to.equal(found.length)
    }
    await send('get', '?rating=6').expect(400)
  })

  it('getReview returns one of the store, hidden or not', async () => {
    const { id } = await createReview(shop, shopper, product, 2)
    await change(id, { hidden: true })
    const { body } = await send('get', `/${id}`).expect(200)
    expect(body.data).to.deep.include({
      _id: id,
      product: product.id,
      productName: product.name,
      hidden: true,
    })
    expect(body.data).to.include({ rating: 2, reply: null, verifiedPurchase: false })
    await send('get', '/nothing').expect(404)
  })

  it('updateReview hides a review from shoppers and from all figures, and shows it again', async () => {
    const [one, two] = [
      await createReview(shop, shopper, product, 1),
      await createReview(shop, await createAccount(), product, 5),
    ]
    expect(await inStore()).to.deep.include({ average: 3, ids: [two.id, one.id] })
    const { updatedAt } = await change(one.id, { hidden: true })
    expect(await inStore()).to.deep.include({ average: 5, ids: [two.id] })
    await change(one.id, { hidden: true })
    await own('patch', one.id, { rating: 3 }).expect(200)
    expect(await inStore()).to.deep.include({ average: 5, ids: [two.id] })
    const again = { productId: product.id, rating: 1, title: 'Again', body: 'Again' }
    await call('store').post(url).set(shopper.as(shop)).send(again).expect(409)
    await change(two.id, { hidden: true })
    expect(await inStore()).to.deep.include({ average: 0, ids: [] })
    await change(one.id, { hidden: false })
    expect(await inStore()).to.deep.include({ average: 3, ids: [one.id] })
    await own('delete', one.id).expect(200)
    expect(await inStore()).to.deep.include({ average: 0, ids: [] })
    expect((await change(two.id, {})).updatedAt >= updatedAt).to.equal(true)
    await send('patch', '/nothing').send({ hidden: true }).expect(404)
    await send('patch', `/${two.id}`).send({ hidden: 'maybe' }).expect(400)
  })

  it('updateReview answers a review in public, once, and takes the answer away', async () => {
    const { id } = await createReview(shop, shopper, product)
    const before = (await send('get', `/${id}`).expect(200)).body.data
    const answered = await change(id, { reply: 'Thank you' })
    expect(answered).to.deep.include({ updatedAt: before.updatedAt, hidden: false })
    expect((await inStore()).reviews[0].reply)
      .to.eql(answered.reply)
      .and.include({ body: 'Thank you' })
    await change(id, { reply: 'Thanks', hidden: true })
    expect((await change(id, { hidden: false })).reply.body).to.equal('Thanks')
    expect((await change(id, { reply: null })).reply).to.equal(null)
    expect((await inStore()).reviews[0].reply).to.equal(null)
    for (const reply of ['', '  ', 'x'.repeat(2001), 5])
      await send('patch', `/${id}`).send({ reply }).expect(400)
  })

  it('deleteReview removes a review and its rating; its author may write another', async () => {
    const { id } = await createReview(shop, shopper, product, 1)
    await createReview(shop, await createAccount(), product, 5)
    await send('delete', `/${id}`).expect(200)
    expect(await inStore()).to.include({ average: 5 })
    await send('delete', `/${id}`).expect(404)
    const again = { productId: product.id, rating: 1, title: 'Again', body: 'Again' }
    const { body } = await call('store').post(url).set(shopper.as(shop)).send(again).expect(201)
    await change(body.data._id, { hidden: true })
    await send('delete', `/${body.data._id}`).expect(200)
    expect(await inStore()).to.include({ average: 5 })
  })

  sampledTest(
    'keeps the rating exact while reviews are hidden, shown, changed and deleted in parallel',
    async () => {
      const authors = await Promise.all(Array.from({ length: 8 }, () => createAccount()))
      const made = []
      for (const [n, author] of authors.entries())
        made.push({ author, ...(await createReview(shop, author, product, 1 + (n % 5))) })
      for (let round = 0; round < 4; round++)
        await Promise.all(
          made.flatMap(({ id, author }, n) => [
            send('patch', `/${id}`).send({ hidden: (n + round) % 2 === 0 }),
            send('patch', `/${id}`).send({ hidden: n % 3 === 0 }),
            call('store')
              .patch(`${url}/${id}`)
              .set(author.as(shop))
              .send({ rating: 1 + ((n + round) % 5) }),
            ...(round === 3 && n % 4 === 0 ? [send('delete', `/${id}`)] : []),
          ]),
        )
      const { db } = service()
      const [{ sum, count }] = await db('reviews')
        .where({ product_id: product.id, hidden_at: null })
        .select(db.raw('coalesce(sum(rating), 0) as sum, count(*) as count'))
      const kept = await db('products').where({ id: product.id }).first()
      expect({ sum: kept.rating_sum, count: kept.rating_count }).to.eql({ sum, count })
    },
  )
})
