import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createBlog, createComment } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

type Comment = { _id: string; body: string; [field: string]: unknown }

let shop: Shop & { ownerId: string }
let shopper: Person
let product: { id: string }
const url = '/api/v1/comments'
const headers = (who: Person | null) => (who ? who.as(shop) : { 'x-shop-id': shop.id })
const post = (body: object) => call('store').post(url).set(shopper.as(shop)).send(body)
const onProduct = (more: object = {}) => ({
  resource: 'product',
  resourceId: product.id,
  body: 'Nice',
  ...more,
})
const patch = (id: string, body: object) =>
  call('store').patch(`${url}/${id}`).set(shopper.as(shop)).send(body)
const remove = (id: string) => call('store').delete(`${url}/${id}`).set(shopper.as(shop))
const get = (path: string, query: object, who: Person | null) =>
  call('store').get(`${url}${path}`).set(headers(who)).query(query)
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute, 0, 125))

async function list(query: object = {}, who: Person | null = null) {
  const { body } = await get('', { ...onProduct({ body: undefined }), ...query }, who).expect(200)
  const comments: Comment[] = body.data.comments
  return { comments, bodies: comments.map((comment) => comment.body), pagination: body.data.pagination }
}

async function listReplies(id: string, query: object = {}, who: Person | null = null) {
  const replies: Comment[] = (await get(`/${id}/replies`, query, who).expect(200)).body.data.replies
  return replies.map(({ body }) => body)
}

/** Writes a comment on the product of the test. */
const write = (values: Parameters<typeof createComment>[2] = {}, author: Person | null = shopper) =>
  createComment(shop, author, { resource_id: product.id, ...values })
const eventsOf = (id: string) =>
  service().db('events').where({ resource: 'comments', resource_id: id }).orderBy('id').pluck('method')

describe('Comments', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    product = await createProduct(shop)
  })

  describe('createComment', () => {
    it('answers with the comment, and emits an event', async () => {
      await service().db('users').where({ id: shopper.id }).update({ name: 'Test Shopper' })
      const me = await call('store').get('/api/v1/auth/me').set(shopper.as(shop)).expect(200)
      const { body } = await post(onProduct()).expect(201)
      expect(body.data).to.deep.include({
        ...onProduct(),
        parentId: null,
        author: { _id: me.body.data.user.authorId, name: 'Test Shopper', avatar: null },
        fromStore: false,
        likes: 0,
        dislikes: 0,
        isLiked: false,
        isDisliked: false,
        replyCount: 0,
        removed: false,
      })
      expect(await eventsOf(body.data._id)).to.eql(['POST'])
      expect((await list({}, shopper)).comments).to.eql([body.data])
    })

    it('puts every reply below a comment of the first level', async () => {
      const other = (await post(onProduct()).expect(201)).body.data
      const first = (await post(onProduct()).expect(201)).body.data
      const reply = (await post(onProduct({ parentId: first._id, body: 'Indeed' })).expect(201)).body.data
      const deeper = (await post(onProduct({ parentId: reply._id, body: 'Quite' })).expect(201)).body.data
      const elsewhere = (await post(onProduct({ parentId: other._id })).expect(201)).body.data
      expect([reply, deeper, elsewhere].map(({ parentId }) => parentId)).to.eql([
        first._id,
        first._id,
        other._id,
      ])
      const { comments } = await list()
      expect(comments.map(({ replyCount }) => replyCount)).to.eql([2, 1])
      expect(await listReplies(first._id)).to.eql(['Quite', 'Indeed'])
    })

    it('refuses a parent on something else, of another store, hidden or deleted', async () => {
      const elsewhere = await createComment(shop, shopper)
      const blog = await createBlog(shop)
      const foreign = await createComment(await createShop(), shopper, { resource_id: product.id })
      const [hidden, deleted] = [await write({ hidden_at: at(1) }), await write({ deleted_at: at(1) })]
      for (const { id } of [elsewhere, foreign, hidden, deleted, { id: newId() }]) {
        const { body } = await post(onProduct({ parentId: id })).expect(404)
        expect(body.message).to.equal('Comment not found')
      }
      const { id } = await write()
      await post({ resource: 'blog', resourceId: blog.id, body: 'X', parentId: id }).expect(404)
    })

    it('accepts listed products and published posts of this store only', async () => {
      const blog = await createBlog(shop)
      await post({ resource: 'blog', resourceId: blog.id, body: 'Well said' }).expect(201)
      const draft = await createBlog(shop, { published_at: null })
      const erased = await createBlog(shop, { deleted_at: at(1) })
      const [unlisted, foreign, deleted] = [
        await createProduct(shop, { listed: false }),
        await createProduct(await createShop()),
        await createProduct(shop),
      ]
      await service()
        .db('products')
        .where({ id: deleted.id })
        .update({ deleted_at: at(1) })
      for (const { id } of [unlisted, foreign, deleted, await createFood(shop), blog]) {
        const { body } = await post(onProduct({ resourceId: id })).expect(404)
        expect(body.message).to.equal('Product not found')
      }
      for (const { id } of [draft, erased, product]) {
        const { body } = await post({ resource: 'blog', resourceId: id, body: 'X' }).expect(404)
        expect(body.message).to.equal('Blog post not found')
      }
    })

    it('refuses a blank body and any other resource', async () => {
      await post(onProduct({ body: ' \n ' })).expect(400)
      await post(onProduct({ body: 'x'.repeat(5001) })).expect(400)
      await post(onProduct({ resource: 'order' })).expect(400)
    })
  })

  describe('listComments', () => {
    it('lists the comments on this resource, newest first, in pages', async () => {
      for (const minute of [1, 3, 2]) {
        const { id } = await write({ body: `No ${minute}` })
        await service()
          .db('comments')
          .where({ id })
          .update({ created_at: at(minute) })
      }
      await createComment(shop, shopper)
      const { bodies, pagination } = await list()
      expect(bodies).to.eql(['No 3', 'No 2', 'No 1'])
      expect(pagination).to.include({ total: 3 })
      expect((await list({ limit: 2, page: 2 })).bodies).to.eql(['No 1'])
    })

    it('keeps deleted or hidden comments only while they have visible replies, without text and author', async () => {
      const [bare, deleted, hidden] = [
        await write({ deleted_at: at(1) }),
        await write({ deleted_at: at(1) }),
        await write({ hidden_at: at(1) }),
      ]
      await write({ parent_id: bare.id, hidden_at: at(2) })
      const replies = [await write({ parent_id: deleted.id }), await write({ parent_id: hidden.id })]
      await write({ parent_id: (await write()).id })
      const elsewhere = await createComment(shop, shopper, { deleted_at: at(1) })
      await createComment(shop, shopper, { resource_id: elsewhere.productId, parent_id: elsewhere.id })
      const { comments, pagination } = await list({}, shopper)
      expect(pagination.total).to.equal(3)
      const tombstones = comments.filter(({ removed }) => removed)
      expect(tombstones.map(({ _id }) => _id)).to.have.members([deleted.id, hidden.id])
      for (const comment of tombstones) {
        expect(comment).to.include({ body: '', author: null, removed: true, replyCount: 1 })
      }
      for (const { id } of replies) await remove(id).expect(200)
      expect((await list()).pagination.total).to.equal(1)
    })

    it('shows which comments the caller likes, and nothing of the kind without a token', async () => {
      const { id } = await write()
      await call('store').post(`${url}/${id}/like`).set(shopper.as(shop)).expect(200)
      const mine = { likes: 1, dislikes: 0, isLiked: true, isDisliked: false }
      expect((await list({}, shopper)).comments[0]).to.include(mine)
      expect((await list({}, await createAccount())).comments[0]).to.include({ ...mine, isLiked: false })
      expect((await list()).comments[0]).to.include({ ...mine, isLiked: false })
    })

    it('names the store as the author of its replies, and nobody once an account is deleted', async () => {
      await write({ body: 'By the store' }, null)
      const gone = await createAccount()
      await write({ body: 'By who left' }, gone)
      await call('store').delete('/api/v1/auth/me').set(gone.as(shop)).expect(200)
      const { comments } = await list()
      const flags = comments.map(({ body, author, fromStore }) => ({ body, author, fromStore }))
      expect(flags).to.have.deep.members([
        { body: 'By the store', author: null, fromStore: true },
        { body: 'By who left', author: null, fromStore: false },
      ])
    })

    it('does not find products and posts that shoppers do not see', async () => {
      const [unlisted, draft] = [
        await createProduct(shop, { listed: false }),
        await createBlog(shop, { published_at: null }),
      ]
      const query = (resource: string, { id }: { id: string }) => ({ resource, resourceId: id })
      const noProduct = await get('', query('product', unlisted), null).expect(404)
      expect(noProduct.body.message).to.equal('Product not found')
      const noBlog = await get('', query('blog', draft), null).expect(404)
      expect(noBlog.body.message).to.equal('Blog post not found')
      await get('', { resource: 'product' }, null).expect(400)
    })
  })

  describe('listCommentReplies', () => {
    it('lists visible replies newest first, below a tombstone too', async () => {
      const parent = await write()
      await write({ parent_id: parent.id, body: 'First' })
      await write({ parent_id: parent.id, body: 'Second' })
      await write({ parent_id: parent.id, hidden_at: at(1) })
      await write({ parent_id: parent.id, deleted_at: at(1) })
      expect(await listReplies(parent.id)).to.eql(['Second', 'First'])
      expect(await listReplies(parent.id, { limit: 1, page: 2 }, shopper)).to.eql(['First'])
      await remove(parent.id).expect(200)
      expect(await listReplies(parent.id)).to.eql(['Second', 'First'])
    })

    it('does not find a comment that is deleted', async () => {
      await write()
      const gone = [await write({ hidden_at: at(1) }), await write({ deleted_at: at(1) })]
      for (const { id } of [...gone, { id: newId() }]) {
        const { body } = await get(`/${id}/replies`, {}, null).expect(404)
        expect(body.message).to.equal('Comment not found')
      }
    })
  })

  describe('updateComment', () => {
    it("changes the text of the caller's own comment, and emits an event", async () => {
      const { id } = await write()
      const { body } = await patch(id, { body: 'Better' }).expect(200)
      expect(body.data).to.include({ _id: id, body: 'Better' })
      expect((await list()).bodies).to.eql(['Better'])
      expect(await eventsOf(id)).to.eql(['PATCH'])
    })

    it("refuses another shopper's, and hidden or deleted ones", async () => {
      const others = await write({}, await createAccount())
      const gone = [await write({ hidden_at: at(1) }), await write({ deleted_at: at(1) })]
      for (const { id } of [others, ...gone]) await patch(id, { body: 'X' }).expect(404)
      expect((await list()).bodies).to.eql(['A comment'])
    })
  })

  describe('deleteComment', () => {
    it("erases the caller's own, hidden or not, once, and emits an event", async () => {
      const { id } = await write({ hidden_at: at(1) })
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      expect((await service().db('comments').where({ id }).first()).body).to.equal('')
      expect(await eventsOf(id)).to.eql(['DELETE'])
      expect((await remove(id).expect(404)).body.message).to.equal('Comment not found')
      const others = await write({}, await createAccount())
      await remove(others.id).expect(404)
    })
  })
})
