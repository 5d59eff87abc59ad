import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createCategory } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

function get(shop: { id: string }, path: string) {
  return call('store').get(`/api/v1/categories${path}`).set('x-shop-id', shop.id)
}

describe('listCategories', () => {
  it("lists the store's categories by name, whatever its case and accents, in pages", async () => {
    const shop = await createShop()
    for (const name of ['cups', 'Bowls', 'Äpfel', 'plates']) {
      const { id } = await createCategory(shop)
      await service().db('categories').where({ id }).update({ name })
    }
    await createCategory(await createShop())
    const { body } = await get(shop, '?limit=2').expect(200)
    expect(body.message).to.equal('Categories retrieved')
    expect(body.data.categories.map(({ name }: { name: string }) => name)).to.eql(['Äpfel', 'Bowls'])
    expect(body.data.pagination).to.include({ total: 4, pages: 2, hasNext: true })
    const { body: empty } = await get(await createShop(), '').expect(200)
    expect(empty.data.categories).to.eql([])
  })
})

describe('getCategory', () => {
  it('finds the store’s own by id and by slug, and no other store’s', async () => {
    const shop = await createShop()
    const category = await createCategory(shop)
    const { body } = await get(shop, `/${category.id}`).expect(200)
    expect(body.data).to.include({ _id: category.id, name: category.name, slug: category.slug })
    const { body: bySlug } = await get(shop, `/${category.slug}`).expect(200)
    expect(bySlug).to.eql(body)
    const foreign = await createCategory(await createShop())
    for (const key of [foreign.id, foreign.slug, newId()]) {
      const refused = await get(shop, `/${key}`).expect(404)
      expect(refused.body.message).to.equal('Category not found')
    }
  })
})
