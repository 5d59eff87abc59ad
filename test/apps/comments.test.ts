import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createComment } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/comments'
let shop: Shop & { ownerId: string }
let token: { authorization: string }
let shopper: Person
let comment: { id: string; productId: string }
const get = (path = '') => call('apps').get(`${url}${path}`).set(token)
const answer = (body: object) => call('apps').post(url).set(token).send(body)
const hide = (id: string, hidden: boolean) => call('apps').patch(`${url}/${id}`).set(token).send({ hidden })
const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token)
const eventsOf = (id: string) =>
  service().db('events').where({ resource: 'comments', resource_id: id }).orderBy('id').pluck('method')
const inStore = async () => {
  const query = { resource: 'product', resourceId: comment.productId }
  const reply = call('store').get(url).set({ 'x-shop-id': shop.id }).query(query)
  return (await reply.expect(200)).body.data.comments
}

describe('Comments of the merchant', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['WRITE_COMMENTS'])
    shopper = await createAccount()
    comment = await createComment(shop, shopper)
  })

  describe('listComments', () => {
    it('shows only those that are hidden, or that shoppers have reported', async () => {
      const [hidden, reported] = [await createComment(shop, shopper), await createComment(shop, shopper)]
      await hide(hidden.id, true).expect(200)
      const report = { comment_id: reported.id, user_id: shopper.id, shop_id: shop.id, reason: 'Spam' }
      await service().db('comment_reports').insert(report)
      for (const [query, found] of [
        ['hidden=true', [hidden]],
        ['hidden=false', [reported, comment]],
        ['reported=true', [reported]],
        ['reported=false', [hidden, comment]],
        ['hidden=true&reported=true', []],
      ] as const) {
        const { data } = (await get(`?${query}`).expect(200)).body
        expect(
          data.comments.map(({ _id }: { _id: string }) => _id),
          query,
        ).to.eql(found.map(({ id }) => id))
      }
    })

    it('lists replies and hidden ones too, newest first, without deleted ones and other stores', async () => {
      const reply = await createComment(shop, shopper, {
        resource_id: comment.productId,
        parent_id: comment.id,
        hidden_at: new Date(),
      })
      await createComment(shop, shopper, { deleted_at: new Date() })
      await createComment(await createShop(), shopper)
      const { data } = (await get().expect(200)).body
      expect(data.comments.map(({ _id }: { _id: string }) => _id)).to.eql([reply.id, comment.id])
      expect(data.comments[0]).to.include({ hidden: true, body: 'A comment', parentId: comment.id })
      expect(data.pagination.total).to.equal(2)
    })
  })

  describe('getComment', () => {
    it('returns the comment, its author and how often it was reported', async () => {
      await call('store')
        .post(`${url}/${comment.id}/report`)
        .set(shopper.as(shop))
        .send({ reason: 'Rude' })
        .expect(200)
      expect((await get(`/${comment.id}`).expect(200)).body.data).to.deep.include({
        _id: comment.id,
        author: { _id: shopper.id, name: null, avatar: null },
        fromStore: false,
        reports: 1,
        hidden: false,
        replyCount: 0,
      })
      const deleted = await createComment(shop, shopper, { deleted_at: new Date() })
      expect((await get(`/${deleted.id}`).expect(404)).body.message).to.equal('Comment not found')
    })
  })

  describe('createComment', () => {
    it('replies to a comment as the store, one level deep, and emits an event', async () => {
      const { data } = (await answer({ parentId: comment.id, body: 'Thank you' }).expect(201)).body
      expect(data).to.include({
        parentId: comment.id,
        resource: 'product',
        resourceId: comment.productId,
        author: null,
        fromStore: true,
        body: 'Thank you',
      })
      expect(await eventsOf(data._id)).to.eql(['POST'])
      const deeper = (await answer({ parentId: data._id, body: 'Really' }).expect(201)).body.data
      expect(deeper.parentId).to.equal(comment.id)
      expect((await inStore())[0]).to.include({ replyCount: 2 })
      for (const { id: parentId } of [await createComment(shop, shopper), comment])
        expect((await answer({ parentId, body: 'You too' }).expect(201)).body.data).to.include({ parentId })
    })

    it('refuses a parent that is deleted or of another store', async () => {
      const foreign = await createComment(await createShop(), shopper)
      await remove(comment.id).expect(200)
      for (const parentId of [comment.id, foreign.id, newId()]) {
        await answer({ parentId, body: 'X' }).expect(404)
      }
    })
  })

  describe('updateComment', () => {
    it('hides a comment from shoppers and shows it again', async () => {
      const { data } = (await hide(comment.id, true).expect(200)).body
      expect(data).to.include({ hidden: true, body: 'A comment' })
      expect(await inStore()).to.eql([])
      await hide(comment.id, true).expect(200)
      expect((await hide(comment.id, false).expect(200)).body.data).to.include({ hidden: false })
      expect(await inStore()).to.have.length(1)
      expect(await eventsOf(comment.id), 'once for each change').to.eql(['PATCH', 'PATCH'])
      expect((await hide(newId(), true).expect(404)).body.message).to.equal('Comment not found')
    })
  })

  describe('deleteComment', () => {
    it("erases anybody's comment, once, and emits an event", async () => {
      expect((await remove(comment.id).expect(200)).body.data).to.equal(null)
      expect(await inStore()).to.eql([])
      expect((await service().db('comments').where({ id: comment.id }).first()).body).to.equal('')
      expect(await eventsOf(comment.id)).to.eql(['DELETE'])
      await remove(comment.id).expect(404)
    })
  })
})
