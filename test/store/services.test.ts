import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createFood, createProduct, createService } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

function get(shop: { id: string }, path: string) {
  return call('store').get(`/api/v1/services${path}`).set('x-shop-id', shop.id)
}

describe('listServices', () => {
  it('lists only listed services of this store, newest first, in pages', async () => {
    const shop = await createShop({ type: 'business' })
    const visit = await createService(shop, { name: 'Garden visit', price: 8000, duration_minutes: 90 })
    await createService(shop, { name: 'Hidden', listed: false })
    await createService(shop, { name: 'Mowing' })
    await createProduct(shop)
    await createFood(shop)
    await createService(await createShop())
    const { body } = await get(shop, '?limit=1&page=2').expect(200)
    const [item] = body.data.services
    expect(item).to.eql({
      _id: visit.id,
      name: 'Garden visit',
      bookable: false,
      description: '',
      price: 80,
      images: [],
      imageAlts: {},
      durationMinutes: 90,
      taxClass: 'standard',
      listed: true,
      shop: { _id: shop.id, name: shop.name, currency: { symbol: '$', code: 'USD' } },
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
    })
    expect(body.data.pagination).to.include({ total: 2, page: 2, hasNext: false })
    const { body: all } = await get(shop, '').expect(200)
    expect(all.data.services.map(({ name }: { name: string }) => name)).to.eql(['Mowing', 'Garden visit'])
  })
})

describe('getService', () => {
  it('returns a listed service, also one without a duration', async () => {
    const shop = await createShop()
    const { id, name } = await createService(shop)
    const { body } = await get(shop, `/${id}`).expect(200)
    expect(body.data).to.include({ _id: id, name, durationMinutes: null })
  })

  it("does not find an unlisted service, a deleted one, another store's, a product or a food", async () => {
    const shop = await createShop()
    const hidden = await createService(shop, { listed: false })
    const deleted = await createService(shop)
    await service().db('products').where({ id: deleted.id }).update({ deleted_at: new Date() })
    const others = [
      await createService(await createShop()),
      await createProduct(shop),
      await createFood(shop),
    ]
    for (const id of [hidden.id, deleted.id, ...others.map((other) => other.id), newId(), 'null']) {
      const { body } = await get(shop, `/${id}`).expect(404)
      expect(body.message).to.equal('Service not found')
    }
  })
})
