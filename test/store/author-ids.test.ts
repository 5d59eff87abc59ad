import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

describe('The ids of authors', () => {
  let shop: Shop
  let product: { id: string }
  beforeEach(async () => {
    shop = await createShop()
    product = await createProduct(shop)
  })

  const shown = (path: string, query: object, at: Shop = shop) =>
    call('store').get(`/api/v1${path}`).set('x-shop-id', at.id).query(query).expect(200)

  /** Has a person review and comment on a product; returns all that the public of the store then reads about that. */
  async function speak(who: Person, at: Shop, { id }: { id: string }) {
    const post = async (path: string, body: object) =>
      (await call('store').post(`/api/v1${path}`).set(who.as(at)).send(body).expect(201)).body.data
    const comment = { resource: 'product', resourceId: id, body: 'Nice' }
    const written = [
      await post('/reviews', { productId: id, rating: 4 }),
      await post('/comments', comment),
      await post('/comments', { ...comment, parentId: (await post('/comments', comment))._id }),
    ]
    const reviews = (await shown('/reviews', { productId: id }, at)).body
    const comments = (await shown('/comments', { resource: 'product', resourceId: id }, at)).body
    return { written, reviews, comments, text: JSON.stringify([written, reviews, comments]) }
  }

  it('are the same everywhere in a store, and others in each store', async () => {
    const who = await createAccount()
    const { written, reviews, comments } = await speak(who, shop, product)
    const [{ author }] = reviews.data.reviews
    expect(author._id)
      .to.match(/^[0-9a-f]{24}$/)
      .and.not.equal(who.id)
    for (const one of [...written, ...comments.data.comments]) expect(one.author._id).to.equal(author._id)
    const other = await createShop()
    const elsewhere = await speak(who, other, await createProduct(other))
    expect(elsewhere.reviews.data.reviews[0].author._id).not.to.equal(author._id)
    const neighbour = await createAccount()
    const theirs = await speak(neighbour, shop, await createProduct(shop))
    expect(theirs.reviews.data.reviews[0].author._id).not.to.equal(author._id)
  })

  it('do not tell the id of the account, nor does the address of a drawn picture', async () => {
    const who = await createAccount()
    const me = await call('store').get('/api/v1/auth/me').set(who.as(shop)).expect(200)
    const { avatar } = me.body.data.user
    expect(avatar).to.include(who.id)
    await call('store').patch('/api/v1/auth/me').set(who.as(shop)).send({ avatar }).expect(200)
    const { text } = await speak(who, shop, product)
    expect(text).not.to.include(who.id)
  })

  it('are known to their own person, who recognizes by them what they wrote', async () => {
    const who = await createAccount()
    const { reviews } = await speak(who, shop, product)
    const me = await call('store').get('/api/v1/auth/me').set(who.as(shop)).expect(200)
    expect(me.body.data.user).to.include({ _id: who.id, authorId: reviews.data.reviews[0].author._id })
    const nowhere = await signIn(newEmail())
    const { body } = await call('store')
      .get('/api/v1/auth/me')
      .set('authorization', `Bearer ${nowhere.token}`)
    expect(body.data.user.authorId).to.equal(null)
  })

  it('follow from a key of their store, which no other store has', async () => {
    const { key } = (await service().db('shops').where({ id: shop.id }).first({ key: 'author_key' }))!
    expect(key).to.match(/^[0-9a-f-]{36}$/)
    const keys = await service().db('shops').pluck('author_key')
    expect(new Set(keys).size).to.equal(keys.length)
  })

  it('are those of the accounts for the tools of the store, which know its customers by them', async () => {
    const who = await createAccount()
    await speak(who, shop, product)
    const token = await createAppToken(shop, ['WRITE_STORE', 'WRITE_COMMENTS'])
    const read = async (path: string) =>
      (await call('apps').get(`/api/v1${path}`).set(token).expect(200)).body.data
    expect((await read('/reviews')).reviews[0].author._id).to.equal(who.id)
    expect((await read('/comments')).comments[0].author._id).to.equal(who.id)
  })
})
