import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createReview } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, signIn } from '../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

const url = '/api/v1/reviews'
const text = { title: 'Lies flat', body: 'Ink does not bleed.' }
let shop: Shop
let author: Person
let product: { id: string }

const post = (body: object, who = author) => call('store').post(url).set(who.as(shop)).send(body)
const review = (rating: number, who = author) => post({ productId: product.id, rating, ...text }, who)
const patch = (id: string, body: object, who = author) =>
  call('store').patch(`${url}/${id}`).set(who.as(shop)).send(body)
const erase = (id: string, who = author) => call('store').delete(`${url}/${id}`).set(who.as(shop))
const list = (query: object = {}, where: { id: string } = shop) =>
  call('store')
    .get(url)
    .set('x-shop-id', where.id)
    .query({ productId: product.id, ...query })
const summarize = (productId = product.id, where: { id: string } = shop) =>
  call('store').get(`${url}/summary`).set('x-shop-id', where.id).query({ productId })

/** Returns the id under which a person writes at the store. */
async function authorId(who: Person): Promise<string> {
  const { body } = await call('store').get('/api/v1/auth/me').set(who.as(shop)).expect(200)
  return body.data.user.authorId
}

/** Returns the rating of the product, as shoppers see it. */
async function rating() {
  const { body } = await call('store').get(`/api/v1/products/${product.id}`).set('x-shop-id', shop.id)
  return body.data.rating
}

/** Returns ids of this store's products whose reviews nobody can see, and one that is not a product. */
async function invisible(): Promise<string[]> {
  const [hidden, gone, foreign] = [
    await createProduct(shop, { listed: false }),
    await createProduct(shop),
    await createProduct(await createShop()),
  ]
  await service().db('products').where({ id: gone.id }).update({ deleted_at: new Date() })
  return [hidden.id, gone.id, foreign.id, newId(), 'nonsense']
}

describe('Reviews', () => {
  beforeEach(async () => {
    shop = await createShop()
    author = await createAccount()
    product = await createProduct(shop)
  })

  describe('createReview', () => {
    it('answers with the review, and the product counts it', async () => {
      await service().db('users').where({ id: author.id }).update({ name: 'Ada' })
      const { body } = await review(4).expect(201)
      expect(body.message).to.equal('Review created')
      const { _id, createdAt, updatedAt, ...rest } = body.data
      expect(rest).to.eql({
        product: product.id,
        author: { _id: await authorId(author), name: 'Ada' },
        rating: 4,
        ...text,
        verifiedPurchase: false,
        reply: null,
      })
      expect(updatedAt).to.equal(createdAt)
      expect((await list().expect(200)).body.data.reviews).to.eql([body.data])
      expect(await rating()).to.eql({ average: 4, count: 1 })
    })

    it('takes stars alone, with which text can come later or go again', async () => {
      const { body } = await post({ productId: product.id, rating: 4 }).expect(201)
      expect(body.data).to.include({ rating: 4, title: '', body: '' })
      expect(await rating()).to.eql({ average: 4, count: 1 })
      const said = await patch(body.data._id, { ...text, title: '  ' }).expect(200)
      expect(said.body.data).to.include({ title: '', body: text.body })
      expect((await patch(body.data._id, { body: '' }).expect(200)).body.data.body).to.equal('')
      await post({ productId: product.id, ...text }, await createAccount()).expect(400)
    })

    it('refuses a second one by the same shopper of the same product, without counting it', async () => {
      await review(4).expect(201)
      const { body } = await review(1).expect(409)
      expect(body).to.include({ code: 'duplicate_review', message: 'You have already reviewed this product' })
      expect(await rating()).to.eql({ average: 4, count: 1 })
    })

    it('accepts one of parallel ones by the same shopper', async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => review(5)))
      expect(replies.map(({ status }) => status).sort()).to.eql([201, ...Array(9).fill(409)])
      expect(await rating()).to.eql({ average: 5, count: 1 })
    })

    it('refuses products that shoppers cannot see', async () => {
      for (const productId of await invisible()) {
        const { body } = await post({ productId, rating: 5, ...text }).expect(404)
        expect(body.message).to.equal('Product not found')
      }
    })

    it('refuses ratings other than whole numbers from 1 to 5', async () => {
      for (const bad of [0, 6, 4.5, -1]) {
        expect((await review(bad).expect(400)).body.message).to.include('rating')
      }
    })

    it('marks a purchase as verified while an order of the product in this store is paid', async () => {
      const order = await createOrder(shop, author)
      const reviewed = { productId: order.productId, rating: 5, ...text }
      expect((await post(reviewed).expect(201)).body.data.verifiedPurchase).to.equal(false)
      const verified = async (status: string) => {
        await service().db('orders').where({ id: order.id }).update({ status })
        const { body } = await list({ productId: order.productId }).expect(200)
        return body.data.reviews[0].verifiedPurchase
      }
      expect(await verified('processing')).to.equal(false)
      expect(await verified('paid')).to.equal(true)
      expect(await verified('refunded')).to.equal(false)
    })

    it('verifies no purchase of another product, another shopper or another store', async () => {
      const elsewhere = await createShop()
      const other = await createOrder(shop, await createAccount(), { status: 'paid' })
      await createOrder(shop, author, { status: 'paid' })
      await createOrder(elsewhere, author, { status: 'paid' })
      const { body } = await post({ productId: other.productId, rating: 5, ...text }).expect(201)
      expect(body.data.verifiedPurchase).to.equal(false)
    })

    it('records no event: reviews are not a topic, and the merchant changed no product', async () => {
      const { body } = await review(4).expect(201)
      await patch(body.data._id, { rating: 2 }).expect(200)
      await erase(body.data._id).expect(200)
      expect(await service().db('events').where({ shop_id: shop.id })).to.have.length(0)
    })
  })

  describe('listReviews', () => {
    it('pages through the reviews of one product, newest first', async () => {
      await createReview(shop, author)
      const ids: string[] = []
      for (const minute of [0, 1, 2]) {
        const { id } = await createReview(shop, await createAccount(), product)
        const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute))
        await service().db('reviews').where({ id }).update({ created_at })
        ids.unshift(id)
      }
      const { body } = await list({ limit: 2 }).expect(200)
      expect(body.message).to.equal('Reviews retrieved')
      const second = await list({ limit: 2, page: 2 }).expect(200)
      const shown = [...body.data.reviews, ...second.body.data.reviews]
      expect(shown.map(({ _id }: { _id: string }) => _id)).to.eql(ids)
      expect(body.data.pagination).to.include({ total: 3, pages: 2, hasNext: true, hasPrev: false })
      expect((await list({ page: 9 }).expect(200)).body.data).to.deep.include({ reviews: [] })
    })

    it('omits the name of an author who gave none or has deleted the account', async () => {
      const email = newEmail()
      const { _id, token } = await signIn(email)
      await createReview(shop, { id: _id }, product)
      const name = async () => (await list().expect(200)).body.data.reviews[0].author.name
      expect(await name()).to.equal(null)
      await service().db('users').where({ id: _id }).update({ name: 'Ada' })
      expect(await name()).to.equal('Ada')
      await call('store')
        .delete('/api/v1/auth/me')
        .set({ authorization: `Bearer ${token}`, 'x-shop-id': shop.id })
        .expect(200)
      expect(await name()).to.equal(null)
    })

    it('does not find a product that shoppers cannot see', async () => {
      for (const productId of await invisible()) {
        const { body } = await list({ productId }).expect(404)
        expect(body.message).to.equal('Product not found')
      }
      await list({}, await createShop()).expect(404)
    })
  })

  describe('getReviewSummary', () => {
    it('counts the reviews of each rating', async () => {
      for (const stars of [5, 5, 4, 2]) await createReview(shop, await createAccount(), product, stars)
      await createReview(shop, author, undefined, 1)
      const { body } = await summarize().expect(200)
      expect(body.message).to.equal('Review summary retrieved')
      expect(body.data).to.eql({
        average: 4,
        count: 4,
        histogram: { '1': 0, '2': 1, '3': 0, '4': 1, '5': 2 },
      })
    })

    it('returns zeros if there is no review', async () => {
      const { body } = await summarize().expect(200)
      const histogram = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 }
      expect(body.data).to.eql({ average: 0, count: 0, histogram })
    })

    it('does not find a product that shoppers cannot see', async () => {
      for (const productId of await invisible()) {
        expect((await summarize(productId).expect(404)).body.message).to.equal('Product not found')
      }
      await summarize(product.id, await createShop()).expect(404)
    })
  })

  describe('updateReview', () => {
    it('changes the given fields, and the rating of the product with them', async () => {
      await createReview(shop, await createAccount(), product, 5)
      const { body: made } = await review(4).expect(201)
      const { body } = await later(1000, () => patch(made.data._id, { rating: 1 }).expect(200))
      expect(body.message).to.equal('Review updated')
      const { updatedAt, ...rest } = body.data
      expect(rest).to.eql({ ...rest, ...text, rating: 1, createdAt: made.data.createdAt })
      expect(Date.parse(updatedAt)).to.be.greaterThan(Date.parse(made.data.updatedAt))
      expect(await rating()).to.eql({ average: 3, count: 2 })
      const renamed = await patch(made.data._id, { title: 'It frays' }).expect(200)
      expect(renamed.body.data).to.include({ title: 'It frays', body: text.body, rating: 1 })
      expect(await rating()).to.eql({ average: 3, count: 2 })
    })

    it('does not find the reviews of other shoppers and other stores', async () => {
      const { id } = await createReview(shop, await createAccount(), product)
      const foreign = await createReview(await createShop(), author)
      for (const unknown of [id, foreign.id, newId(), 'nonsense']) {
        expect((await patch(unknown, { rating: 1 }).expect(404)).body.message).to.equal('Review not found')
      }
      expect(await rating()).to.eql({ average: 4, count: 1 })
    })
  })

  describe('deleteReview', () => {
    it('removes the review from the rating, once, and the product can be reviewed again', async () => {
      await createReview(shop, await createAccount(), product, 5)
      const { body: made } = await review(1).expect(201)
      const { body } = await erase(made.data._id).expect(200)
      expect(body).to.include({ message: 'Review deleted', data: null })
      expect(await rating()).to.eql({ average: 5, count: 1 })
      expect((await erase(made.data._id).expect(404)).body.message).to.equal('Review not found')
      expect(await rating()).to.eql({ average: 5, count: 1 })
      await review(3).expect(201)
      expect(await rating()).to.eql({ average: 4, count: 2 })
    })

    it('does not find the reviews of other shoppers', async () => {
      const { id } = await createReview(shop, await createAccount(), product)
      await erase(id).expect(404)
      expect(await rating()).to.eql({ average: 4, count: 1 })
    })
  })

  it('keep the rating of the product exact while they are written, changed and deleted in parallel', async () => {
    const authors = await Promise.all(Array.from({ length: 16 }, () => createAccount()))
    const play = async (who: Person, i: number) => {
      for (let round = 0; round < 4; round++) {
        const stars = (n: number) => 1 + ((i + round + n) % 5)
        const { body } = await review(stars(0), who).expect(201)
        const { _id } = body.data
        // Two edits, a second review and, in odd rounds, a deletion run at the same time.
        const replies = await Promise.all([
          patch(_id, { rating: stars(1) }, who),
          patch(_id, { rating: stars(2) }, who),
          review(stars(3), who),
          ...(round % 2 ? [erase(_id, who)] : []),
        ])
        for (const { status } of replies) expect(status).to.be.oneOf([200, 201, 404, 409])
        const left = await service().db('reviews').where({ product_id: product.id, user_id: who.id }).first()
        if (left && round < 3) await erase(left.id, who).expect(200)
      }
    }
    await Promise.all(authors.map(play))
    const [{ sum, count }] = await service()
      .db('reviews')
      .where({ product_id: product.id })
      .select(service().db.raw('coalesce(sum(rating), 0) as sum, count(*) as count'))
    const kept = await service().db('products').where({ id: product.id }).first()
    expect({ sum: kept.rating_sum, count: kept.rating_count }).to.eql({ sum, count })
  })
})
