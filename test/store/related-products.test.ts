import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

let shop: Shop & { ownerId: string }
let made = 0

/** Creates a product that is newer than the previous ones. */
async function product(columns: { category_id?: string; tags?: string[]; [column: string]: unknown } = {}) {
  const { id } = await createProduct(shop)
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, made++))
  await service()
    .db('products')
    .where({ id })
    .update({ created_at, ...columns })
  return id
}

const read = (id: string) => call('store').get(`/api/v1/products/${id}/related`).set('x-shop-id', shop.id)
const related = async (id: string): Promise<string[]> => {
  const { body } = await read(id).expect(200)
  return body.data.products.map(({ _id }: { _id: string }) => _id)
}

describe('listRelatedProducts', () => {
  beforeEach(async () => {
    shop = await createShop()
  })

  it('lists those of the same category, then those that share a tag, each newest first', async () => {
    const [{ id: mugs }, { id: plates }] = [await createCategory(shop), await createCategory(shop)]
    const older = await product({ category_id: mugs })
    const olderTag = await product({ category_id: plates, tags: ['enamel'] })
    const it = await product({ category_id: mugs, tags: ['enamel', 'gift'] })
    const newer = await product({ category_id: mugs, tags: ['enamel'] })
    const newerTags = await product({ tags: ['gift', 'enamel', 'paper'] })
    await product({ category_id: plates, tags: ['paper'] })
    await product()
    expect(await related(it)).to.eql([newer, older, newerTags, olderTag])
  })

  it('begins with those that the merchant has chosen, in that order, as far as shoppers see them', async () => {
    const { id: mugs } = await createCategory(shop)
    const as = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const [first, second, hidden] = [await product(), await product({ category_id: mugs }), await product()]
    const inCategory = await product({ category_id: mugs })
    const it = await product({ category_id: mugs })
    const url = `/api/v1/products/${it}`
    const change = (relatedProducts: string[] | null) =>
      call('apps').patch(url).set(as).send({ relatedProducts })
    const { body } = await change([second, hidden, it, first]).expect(200)
    expect(body.data.relatedProducts).to.eql([second, hidden, it, first])
    await service().db('products').where({ id: hidden }).update({ listed: false })
    expect(await related(it)).to.eql([second, first, inCategory])
    const foreign = await createProduct(await createShop())
    for (const unknown of [foreign.id, newId()]) {
      const refused = await change([first, unknown]).expect(404)
      expect(refused.body.code).to.equal('product_not_found')
    }
    const created = { name: 'Cup', price: 1, quantity: 1, relatedProducts: [foreign.id] }
    await call('apps').post('/api/v1/products').set(as).send(created).expect(404)
    await change([]).expect(200)
    expect(await related(it)).to.eql([inCategory, second])
  })

  it('returns products in full', async () => {
    const [first, second] = [await product({ tags: ['gift'] }), await product({ tags: ['gift'] })]
    const { body } = await read(first).expect(200)
    expect(body.message).to.equal('Related products retrieved')
    const { body: whole } = await call('store').get(`/api/v1/products/${second}`).set('x-shop-id', shop.id)
    const { modifiers, ...listed } = whole.data
    expect(body.data).to.eql({ products: [listed] })
  })

  it('takes the slug of a product, too; a match by id wins', async () => {
    const mug = await product({ slug: 'mug', tags: ['gift'] })
    const plate = await product({ slug: 'plate', tags: ['gift'] })
    expect(await related('mug')).to.eql([plate])
    await product({ slug: plate, tags: ['other'] })
    expect(await related(plate)).to.eql([mug])
    await createProduct(await createShop())
    await service().db('products').where({ id: mug }).update({ listed: false })
    await read('mug').expect(404)
  })

  it('lists 12 at most, of which the category has the first', async () => {
    const { id: category_id } = await createCategory(shop)
    const it = await product({ category_id, tags: ['a', 'b'] })
    const [inCategory, tagged]: [string[], string[]] = [[], []]
    for (let i = 0; i < 10; i++) inCategory.unshift(await product({ category_id, tags: ['a'] }))
    for (let i = 0; i < 14; i++) tagged.unshift(await product({ tags: [i % 2 ? 'a' : 'b'] }))
    expect(await related(it)).to.eql([...inCategory, ...tagged.slice(0, 2)])
    for (let i = 0; i < 4; i++) inCategory.unshift(await product({ category_id }))
    expect(await related(it)).to.eql(inCategory.slice(0, 12))
  })

  it('lists nothing for a product without category and tags, even if others have none either', async () => {
    const it = await product()
    await product()
    expect(await related(it)).to.eql([])
  })

  it('lists nothing that shoppers do not see, and nothing of another store', async () => {
    const { id: category_id } = await createCategory(shop)
    const it = await product({ category_id, tags: ['gift'] })
    for (const columns of [{ listed: false }, { deleted_at: new Date() }]) {
      await product({ ...columns, category_id })
      await product({ ...columns, tags: ['gift'] })
    }
    const foreign = await createProduct(await createShop())
    await service()
      .db('products')
      .where({ id: foreign.id })
      .update({ tags: ['gift'] })
    expect(await related(it)).to.eql([])
  })

  it('uses the current tags of products', async () => {
    const it = await product({ tags: ['gift'] })
    const as = await createAppToken(shop, ['WRITE_INVENTORY'])
    const { body } = await call('apps')
      .post('/api/v1/products')
      .set(as)
      .send({ name: 'Mug', price: 1, quantity: 1, tags: ['gift', 'gift', 'new'] })
      .expect(201)
    expect(await related(it)).to.eql([body.data._id])
    const tag = (tags: string[]) =>
      call('apps').patch(`/api/v1/products/${body.data._id}`).set(as).send({ tags }).expect(200)
    await tag(['other'])
    expect(await related(it)).to.eql([])
    await tag(['gift'])
    expect(await related(it)).to.eql([body.data._id])
  })

  it('does not find products that shoppers do not see', async () => {
    const hidden = await product({ listed: false })
    const gone = await product({ deleted_at: new Date() })
    const foreign = await createProduct(await createShop())
    for (const id of [hidden, gone, foreign.id, newId(), 'nonsense']) {
      expect((await read(id).expect(404)).body.message).to.equal('Product not found')
    }
  })
})
