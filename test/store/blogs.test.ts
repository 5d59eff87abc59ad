import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createBlog } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { statementsOf } from '../support/plans.ts'
import { call, service } from '../support/service.ts'

let shop: Shop & { ownerId: string }
const get = (path = '', query: object = {}) =>
  call('store').get(`/api/v1/blogs${path}`).set({ 'x-shop-id': shop.id }).query(query)
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 9, 30, 0, 125))

async function titles(query: object = {}): Promise<string[]> {
  const { body } = await get('', query).expect(200)
  return body.data.blogs.map(({ title }: { title: string }) => title)
}

describe('Blogs', () => {
  beforeEach(async () => {
    shop = await createShop()
  })

  describe('listBlogs', () => {
    it('lists only published posts of this store, the last published first, without their content', async () => {
      await createBlog(shop, { title: 'Late', published_at: day(3) })
      await createBlog(shop, { title: 'Early', published_at: day(1) })
      await createBlog(shop, { title: 'Draft', published_at: null })
      const gone = await createBlog(shop)
      await service().db('blogs').where({ id: gone.id }).update({ deleted_at: new Date() })
      await createBlog(await createShop())
      const { body } = await get().expect(200)
      expect(body.data.blogs.map(({ title }: { title: string }) => title)).to.eql(['Late', 'Early'])
      expect(body.data.blogs[0]).to.include({
        published: true,
        publishedAt: day(3).toISOString(),
        cover: null,
      })
      expect(body.data.blogs[0]).to.not.have.property('content')
      expect(body.data.pagination).to.include({ total: 2, pages: 1 })
      expect(await titles({ limit: 1, page: 2 })).to.eql(['Early'])
    })

    it('finds every word of the query in title, excerpt and content, and takes the wildcards of LIKE literally', async () => {
      await createBlog(shop, { title: 'Ink', content: 'Black as NIGHT', published_at: day(2) })
      await createBlog(shop, {
        title: 'Paper',
        excerpt: '100% linen, night after night',
        published_at: day(1),
      })
      expect(await titles({ query: 'night' })).to.eql(['Ink', 'Paper'])
      expect(await titles({ query: 'Night  LINEN' })).to.eql(['Paper'])
      expect(await titles({ query: 'linen after night' })).to.eql(['Paper'])
      expect(await titles({ query: 'linen after ink' })).to.eql([])
      expect(await titles({ query: '0%' })).to.eql(['Paper'])
      expect(await titles({ query: '_' })).to.eql([])
      expect(await titles({ query: ' ' })).to.have.length(2)
      expect(await titles({ query: 'blàck ás night' })).to.eql(['Ink'])
    })

    it('filters by tag, and combines filters', async () => {
      await createBlog(shop, { title: 'Ink', tags: ['news', 'ink'], published_at: day(2) })
      await createBlog(shop, { title: 'Paper', tags: ['news'], published_at: day(1) })
      expect(await titles({ tag: 'news' })).to.eql(['Ink', 'Paper'])
      expect(await titles({ tag: 'ink' })).to.eql(['Ink'])
      expect(await titles({ tag: 'news', query: 'paper' })).to.eql(['Paper'])
      expect(await titles({ tag: '{"news"}' })).to.eql([])
    })

    it('uses an index for each of these', async () => {
      const { db } = service()
      const rows = Array.from({ length: 3000 }, (_, i) => {
        const id = newId()
        const words = { title: `No ${i}`, content: `needle${i} in the hay`, tags: [`tag${i}`] }
        return { ...words, id, slug: id, shop_id: shop.id, published_at: new Date(i) }
      })
      await db.batchInsert('blogs', rows, 500)
      await db.raw('vacuum analyze blogs')
      for (const [query, index] of [
        [{}, 'blogs_published'],
        [{ query: 'needle777' }, 'blogs_search'],
        [{ tag: 'tag777' }, 'blogs_tags'],
      ] as const) {
        const sent = await statementsOf(() => get('', query).expect(200))
        const page = sent.find(({ text }) => /order by (blogs\.)?published_at/.test(text))!
        const { rows: plan } = await db.raw(
          `explain ${page.text.replace(/\$\d+/g, '?')}`,
          page.values as string[],
        )
        const text = plan.map((line: Record<string, string>) => line['QUERY PLAN']).join('\n')
        expect(text).to.include(index)
      }
    })
  })

  describe('getBlog', () => {
    it('answers by id and by slug, while the post is published', async () => {
      const blog = await createBlog(shop, { slug: 'ink', content: 'All of it.' })
      const draft = await createBlog(shop, { published_at: null })
      const { body } = await get('/ink').expect(200)
      expect(body.data).to.include({ _id: blog.id, slug: 'ink', content: 'All of it.', excerpt: '' })
      expect((await get(`/${blog.id}`).expect(200)).body.data).to.eql(body.data)
      for (const unknown of [draft.id, draft.slug, newId()]) {
        expect((await get(`/${unknown}`).expect(404)).body.message).to.equal('Blog post not found')
      }
    })

    it('prefers the id where it is also a slug', async () => {
      const blog = await createBlog(shop)
      await createBlog(shop, { slug: blog.id })
      expect((await get(`/${blog.id}`).expect(200)).body.data._id).to.equal(blog.id)
    })
  })
})
