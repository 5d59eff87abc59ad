import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createBlog } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const url = '/api/v1/blogs'
const { get, create, patch, remove, eventsOf } = callsOn('blogs')
const basic = { title: 'Über Papier', content: 'Words.' }
const inStore = (path: string) => call('store').get(`${url}${path}`).set({ 'x-shop-id': shop.id })

describe('Blogs of the merchant', () => {
  openResource(['READ_BLOGS', 'WRITE_BLOGS'])

  describe('createBlog', () => {
    it('creates a draft that shoppers do not see, by default', async () => {
      const { body } = await create(basic).expect(201)
      expect(body.data).to.deep.include({
        ...basic,
        slug: 'uber-papier',
        excerpt: '',
        cover: null,
        tags: [],
        published: false,
        publishedAt: null,
      })
      await inStore(`/${body.data._id}`).expect(404)
      expect(await eventsOf(body.data._id)).to.eql(['POST'])
      const more = {
        excerpt: 'Short',
        cover: 'https://shop.example/a.jpg',
        tags: ['a', 'b'],
        published: true,
      }
      const published = (await create({ ...basic, ...more }).expect(201)).body.data
      expect(published).to.deep.include(more)
      expect((await inStore(`/${published.slug}`).expect(200)).body.data).to.eql(published)
    })

    it('numbers a derived slug, also in a race; without letters it is the id', async () => {
      const replies = await Promise.all([1, 2, 3, 4].map(() => create(basic).expect(201)))
      const slugs = replies.map(({ body }) => body.data.slug).sort()
      expect(slugs).to.eql(['uber-papier', 'uber-papier-2', 'uber-papier-3', 'uber-papier-4'])
      const { body } = await create({ ...basic, title: '♥' }).expect(201)
      expect(body.data.slug).to.equal(body.data._id)
    })

    it('refuses a given slug that exists; another store has its own, and a deleted post frees it', async () => {
      const first = await create({ ...basic, slug: 'paper' }).expect(201)
      const { body } = await create({ ...basic, slug: 'paper' }).expect(409)
      expect(body.code).to.equal('duplicate_blog')
      await remove(first.body.data._id).expect(200)
      await create({ ...basic, slug: 'paper' }).expect(201)
      const other = await createAppToken(await createShop(), ['WRITE_BLOGS'])
      await call('apps')
        .post(url)
        .set(other)
        .send({ ...basic, slug: 'paper' })
        .expect(201)
    })

    it('refuses invalid slugs and covers', async () => {
      await create({ ...basic, slug: 'Not a slug' }).expect(400)
      await create({ ...basic, cover: 'not an address' }).expect(400)
      await create({ ...basic, tags: [''] }).expect(400)
    })
  })

  describe('updateBlog', () => {
    it('changes the given fields and leaves the rest, the slug too', async () => {
      const { _id, ...made } = (await create({ ...basic, cover: 'https://shop.example/a.jpg' })).body.data
      const { body } = await patch(_id, { title: 'Other', cover: null, tags: ['x'] }).expect(200)
      const { updatedAt, ...rest } = body.data
      expect(rest).to.eql({ ...without(made, 'updatedAt'), _id, title: 'Other', cover: null, tags: ['x'] })
      expect(await eventsOf(_id)).to.eql(['POST', 'PATCH'])
    })

    it('publishes, keeps that time, unpublishes and publishes again', async () => {
      const { now } = clock
      const at = (day: number) => {
        clock.now = () => new Date(Date.UTC(2026, 0, 1, 9, 30, 0, 125) + day * days)
      }
      try {
        at(0)
        const { _id } = (await create(basic)).body.data
        const published = async (value: boolean) =>
          (await patch(_id, { published: value }).expect(200)).body.data.publishedAt
        at(1)
        expect(await published(true)).to.equal('2026-01-02T09:30:00.125Z')
        at(2)
        expect(await published(true)).to.equal('2026-01-02T09:30:00.125Z')
        await patch(_id, { title: 'Other' })
        await inStore(`/${_id}`).expect(200)
        expect(await published(false)).to.equal(null)
        await inStore(`/${_id}`).expect(404)
        expect(await published(true)).to.equal('2026-01-03T09:30:00.125Z')
      } finally {
        clock.now = now
      }
    })

    it('refuses a slug that another post has, and does not find deleted or unknown ones', async () => {
      const [first, second] = [await createBlog(shop), await createBlog(shop)]
      const { body } = await patch(first.id, { slug: second.slug }).expect(409)
      expect(body.code).to.equal('duplicate_blog')
      await remove(first.id).expect(200)
      await patch(first.id, { title: 'X' }).expect(404)
      await patch(newId(), { title: 'X' }).expect(404)
    })
  })

  describe('listBlogs', () => {
    it('lists drafts too, newest first, in pages, of this store alone', async () => {
      const made = []
      for (let i = 0; i < 3; i++) made.push((await create({ ...basic, title: `No ${i}` })).body.data._id)
      await createBlog(await createShop())
      const { data } = (await get('?limit=2').expect(200)).body
      expect(data.blogs.map(({ _id }: { _id: string }) => _id)).to.eql([made[2], made[1]])
      expect(data.pagination).to.include({ total: 3, pages: 2 })
      expect(data.blogs[0]).to.not.have.property('content')
    })
  })

  describe('getBlog', () => {
    it('finds drafts, but not by slug', async () => {
      const draft = await createBlog(shop, { published_at: null })
      expect((await get(`/${draft.id}`).expect(200)).body.data).to.include({
        title: draft.title,
        content: 'Words.',
      })
      expect((await get(`/${draft.slug}`).expect(404)).body.message).to.equal('Blog post not found')
    })
  })

  describe('deleteBlog', () => {
    it('removes it for everybody, once, and emits an event', async () => {
      const blog = await createBlog(shop)
      expect((await remove(blog.id).expect(200)).body.data).to.equal(null)
      await inStore(`/${blog.slug}`).expect(404)
      await get(`/${blog.id}`).expect(404)
      await remove(blog.id).expect(404)
      expect(await eventsOf(blog.id)).to.eql(['DELETE'])
    })
  })
})

function without<T extends object, K extends keyof T>({ ...rest }: T, key: K): Omit<T, K> {
  delete rest[key]
  return rest
}
