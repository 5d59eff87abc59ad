import { expect } from 'chai'
import { createRedirect } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const { get, create, patch, remove } = callsOn('redirects')
const find = (path: string, where: { id: string } = shop) =>
  call('store').get('/api/v1/shop/redirect').query({ path }).set({ 'x-shop-id': where.id })
const targetOf = async (path: string) => (await find(path).expect(200)).body.data.target

describe('Redirects of the merchant', () => {
  openResource(['WRITE_STORE'])

  describe('createRedirect', () => {
    it('leads a path elsewhere, however readers write it', async () => {
      const written = { path: 'https://old.example/Pages/%C3%9Cber-uns/?x=1', target: '/blogs/about' }
      const { data } = (await create(written).expect(201)).body
      expect(data).to.include({ path: '/pages/über-uns', target: '/blogs/about' })
      for (const path of ['/pages/über-uns', '/Pages/%c3%9cber-uns//', '/pages/Über-uns?utm=1#top'])
        expect(await targetOf(path), path).to.equal('/blogs/about')
      await find('/pages').expect(404)
      await find('/pages/%E0%A4%A').expect(404)
      expect((await get(`/${data._id}`).expect(200)).body.data).to.eql(data)
    })

    it('refuses a second one of a path, one that leads to itself, and what is no address', async () => {
      await create({ path: '/a', target: '/b' }).expect(201)
      const twice = await create({ path: '/A/', target: '/c' }).expect(409)
      expect(twice.body.code).to.equal('duplicate_redirect')
      await create({ path: '/x', target: '/X/?page=2' }).expect(400)
      for (const target of ['javascript:alert(1)', '//evil.example', 'b', '/\\evil.example', '/a b'])
        await create({ path: '/y', target }).expect(400)
      expect(await targetOf('/a')).to.equal('/b')
    })

    it('is one of several at once', async () => {
      const all = await Promise.all([1, 2, 3, 4].map((n) => create({ path: '/once', target: `/${n}` })))
      expect(all.map(({ status }) => status).sort()).to.eql([201, 409, 409, 409])
    })
  })

  describe('updateRedirect', () => {
    it('changes what is given, and refuses the path of another one', async () => {
      const [one, other] = [await createRedirect(shop), await createRedirect(shop, { target: '/kept' })]
      await patch(other.id, { path: '/New/' }).expect(200)
      expect(await targetOf('/new')).to.equal('/kept')
      await find(other.path).expect(404)
      expect((await patch(other.id, { path: one.path }).expect(409)).body.code).to.equal('duplicate_redirect')
      await patch(other.id, { target: '/new' }).expect(400)
      await patch(one.id.replace(/./g, '0'), { target: '/new' }).expect(404)
    })
  })

  describe('listRedirects', () => {
    it('has the newest first, of this store alone, to which alone they apply', async () => {
      const other = await createShop()
      const theirs = await createRedirect(other)
      const mine = [await createRedirect(shop), await createRedirect(shop)]
      const { redirects, pagination } = (await get().expect(200)).body.data
      expect(redirects.map(({ _id }: { _id: string }) => _id)).to.have.members(mine.map(({ id }) => id))
      expect(pagination.total).to.equal(2)
      await find(theirs.path).expect(404)
      await find(theirs.path, other).expect(200)
    })
  })

  describe('deleteRedirect', () => {
    it('leads the path nowhere', async () => {
      const { id, path } = await createRedirect(shop)
      await remove(id).expect(200)
      expect((await find(path).expect(404)).body.code).to.equal('redirect_not_found')
      await remove(id).expect(404)
    })
  })
})
