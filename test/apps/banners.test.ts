import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createBanner } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { callsOn, openResource, shop, whileChanged } from './resource-support.ts'

const url = '/api/v1/banners'
const { get, create, patch, remove } = callsOn('banners')
const basic = { title: 'Sale', image: 'https://shop.example/sale.jpg' }
const inStore = async () => {
  const reply = call('store').get(url).set({ 'x-shop-id': shop.id })
  return (await reply.expect(200)).body.data.banners
}

describe('Banners of the merchant', () => {
  openResource(['WRITE_STORE'])

  describe('createBanner', () => {
    it('is live at once and without an end, by default, and emits no event', async () => {
      const { data } = (await create(basic).expect(201)).body
      const rest = { link: null, placement: null, position: 0, startsAt: null, endsAt: null }
      expect(data).to.include({ ...basic, ...rest })
      expect(await inStore()).to.eql([data])
      const dates = { startsAt: '2030-01-01T01:00:00.125+01:00', endsAt: '2030-01-02T00:00:00.125Z' }
      const more = { link: '/categories/sale', placement: 'home', position: 3 }
      const planned = (await create({ ...basic, ...more, ...dates }).expect(201)).body.data
      expect(planned).to.include({ ...more, ...dates, startsAt: '2030-01-01T00:00:00.125Z' })
      expect(await inStore()).to.have.length(1)
      expect(await service().db('events').where({ shop_id: shop.id })).to.eql([])
    })

    it('refuses dates in the wrong order or impossible ones, and links that are no addresses', async () => {
      for (const [more, reason] of [
        [{ startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }, 'endsAt'],
        [{ startsAt: '2030-01-01T00:00:00.0006Z', endsAt: '2030-01-01T00:00:00.0009Z' }, 'endsAt'],
        [{ endsAt: '9999-12-31T23:59:59-10:00' }, 'endsAt'],
        [{ startsAt: '0001-01-01T00:00:00+10:00' }, 'startsAt'],
        [{ link: 'javascript:alert(1)' }, 'link'],
        [{ image: 'banner.jpg' }, 'image'],
        [{ position: 1.5 }, 'position'],
      ] as const) {
        expect((await create({ ...basic, ...more }).expect(400)).body.message).to.include(reason)
      }
      const close = { startsAt: '2030-01-01T00:00:00.0009Z', endsAt: '2030-01-01T00:00:00.0011Z' }
      await create({ ...basic, ...close }).expect(201)
    })
  })

  describe('updateBanner', () => {
    it('changes the given fields, and null clears them', async () => {
      const dates = { startsAt: '2030-01-01T00:00:00.125Z', endsAt: '2030-01-02T00:00:00.125Z' }
      const { _id } = (await create({ ...basic, ...dates, link: '/a', placement: 'home' })).body.data
      const { data } = (await patch(_id, { position: 7, link: null, startsAt: null }).expect(200)).body
      expect(data).to.include({
        ...basic,
        position: 7,
        link: null,
        placement: 'home',
        startsAt: null,
        endsAt: dates.endsAt,
      })
    })

    it('leaves what somebody else changes at the same moment', async () => {
      const { id } = await createBanner(shop)
      const mine = () => patch(id, { position: 7 }).expect(200)
      const { body } = await whileChanged('banners', id, { title: 'Theirs' }, mine)
      expect(body.data).to.include({ title: 'Theirs', position: 7 })
    })

    it('validates the order of dates in the result, and does not find an unknown banner', async () => {
      const { _id } = (await create({ ...basic, startsAt: '2030-01-01T00:00:00Z' })).body.data
      await patch(_id, { endsAt: '2029-01-01T00:00:00Z' }).expect(400)
      await patch(_id, { endsAt: '2031-01-01T00:00:00Z' }).expect(200)
      expect((await patch(newId(), { position: 1 }).expect(404)).body.message).to.equal('Banner not found')
    })
  })

  describe('listBanners', () => {
    it('lists those that are not live too, newest first, of this store alone', async () => {
      const old = await createBanner(shop, { ends_at: new Date(0) })
      const planned = await createBanner(shop, { starts_at: new Date('2100-01-01') })
      await createBanner(await createShop())
      const { data } = (await get().expect(200)).body
      expect(data.banners.map(({ _id }: { _id: string }) => _id)).to.eql([planned.id, old.id])
      expect(data.pagination.total).to.equal(2)
    })
  })

  describe('getBanner', () => {
    it('returns one, live or not', async () => {
      const { id, title } = await createBanner(shop, { ends_at: new Date(0) })
      expect((await get(`/${id}`).expect(200)).body.data).to.include({ _id: id, title })
    })
  })

  describe('deleteBanner', () => {
    it('removes it once', async () => {
      const { id } = await createBanner(shop)
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      expect(await inStore()).to.eql([])
      await remove(id).expect(404)
      await get(`/${id}`).expect(404)
    })
  })
})
