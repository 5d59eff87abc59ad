import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createComment } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

type Word = 'like' | 'dislike' | 'report'

let shop: Shop & { ownerId: string }
let shopper: Person
let comment: { id: string }
const say = (word: Word, who: Person = shopper, id = comment.id) =>
  call('store').post(`/api/v1/comments/${id}/${word}`).set(who.as(shop))
const said = async (word: Word, who?: Person) => (await say(word, who).expect(200)).body.data
/** Returns the stored counts, after comparing them with the rows of the callers. */
const counts = async () => {
  const { db } = service()
  const { likes, dislikes } = await db('comments').where({ id: comment.id }).first('likes', 'dislikes')
  const rows: boolean[] = await db('comment_reactions').where({ comment_id: comment.id }).pluck('liked')
  expect({ likes, dislikes }).to.eql({
    likes: rows.filter((liked) => liked).length,
    dislikes: rows.filter((liked) => !liked).length,
  })
  return [likes, dislikes]
}

describe('Likes', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    comment = await createComment(shop, await createAccount())
  })

  describe('likeComment', () => {
    it('likes, unlikes, and emits an event each time', async () => {
      const { body } = await say('like').expect(200)
      expect(body.message).to.equal('Comment like toggled')
      expect(body.data).to.eql({ likes: 1, dislikes: 0, isLiked: true, isDisliked: false })
      expect(await said('like')).to.eql({ likes: 0, dislikes: 0, isLiked: false, isDisliked: false })
      const events = await service().db('events').where({ resource: 'comments', resource_id: comment.id })
      expect(events.map(({ method, path }) => `${method} ${path}`)).to.eql([
        `POST /comments/${comment.id}/like`,
        `POST /comments/${comment.id}/like`,
      ])
      expect(await counts()).to.eql([0, 0])
    })

    it('accepts guests too, each separately, and leaves updatedAt unchanged', async () => {
      const before = await service().db('comments').where({ id: comment.id }).first('updated_at')
      await said('like')
      expect(await said('like', await createGuest())).to.include({ likes: 2, isLiked: true })
      expect(await service().db('comments').where({ id: comment.id }).first('updated_at')).to.eql(before)
    })

    it('does not find a comment that is hidden or deleted, and emits no event', async () => {
      for (const gone of [{ hidden_at: new Date() }, { deleted_at: new Date() }]) {
        const { id } = await createComment(shop, shopper, gone)
        for (const word of ['like', 'dislike'] as const) {
          expect((await say(word, shopper, id).expect(404)).body.message).to.equal('Comment not found')
        }
        await say('report', shopper, id).send({ reason: 'X' }).expect(404)
        expect(await service().db('events').where({ resource: 'comments', resource_id: id })).to.eql([])
      }
    })

    sampledTest('counts 100 callers in parallel exactly, also while they change their minds', async () => {
      const callers = await Promise.all(Array.from({ length: 100 }, () => createGuest()))
      const states = await Promise.all(callers.map((caller) => said('like', caller)))
      expect(states.map(({ likes }) => likes).sort((a, b) => a - b)).to.eql(callers.map((_, i) => i + 1))
      expect(await counts()).to.eql([100, 0])
      await Promise.all(callers.map((caller, i) => said(i % 2 ? 'like' : 'dislike', caller)))
      expect(await counts()).to.eql([0, 50])
    })

    it("toggles one caller's parallel calls in turn", async () => {
      const states = await Promise.all(Array.from({ length: 51 }, () => said('like')))
      expect(states.filter(({ isLiked }) => isLiked)).to.have.length(26)
      for (const { likes, isLiked } of states) expect(likes).to.equal(isLiked ? 1 : 0)
      expect(await counts()).to.eql([1, 0])
      await Promise.all(Array.from({ length: 40 }, (_, i) => said(i % 2 ? 'like' : 'dislike')))
      const [likes, dislikes] = await counts()
      expect(likes + dislikes).to.be.at.most(1)
    })
  })

  describe('dislikeComment', () => {
    it('replaces a like, and vice versa', async () => {
      await said('like')
      const { body } = await say('dislike').expect(200)
      expect(body.message).to.equal('Comment dislike toggled')
      expect(body.data).to.eql({ likes: 0, dislikes: 1, isLiked: false, isDisliked: true })
      expect(await said('like')).to.eql({ likes: 1, dislikes: 0, isLiked: true, isDisliked: false })
      await said('dislike')
      expect(await said('dislike')).to.eql({ likes: 0, dislikes: 0, isLiked: false, isDisliked: false })
    })
  })

  describe('reportComment', () => {
    it('counts once for each caller, whose first reason stays, and emits no event', async () => {
      const report = (reason: string, who = shopper) => say('report', who).send({ reason }).expect(200)
      expect((await report('Advertising')).body).to.include({ message: 'Comment reported', data: null })
      await Promise.all([1, 2, 3].map(() => report('Again')))
      await report('Rude', await createGuest())
      const reasons = await service().db('comment_reports').where({ comment_id: comment.id }).pluck('reason')
      expect(reasons).to.have.members(['Advertising', 'Rude'])
      expect(await service().db('events').where({ resource_id: comment.id })).to.eql([])
      await say('report').send({ reason: ' ' }).expect(400)
    })
  })
})
