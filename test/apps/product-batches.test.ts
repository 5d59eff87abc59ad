import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

type Result = { status: string; _id: string | null; refusal: { code: string } | null }

describe('saveProducts', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
  })

  const send = (products: object[]) =>
    call('apps').post('/api/v1/products/batch').set(token).send({ products })
  const save = async (products: object[]): Promise<Result[]> =>
    (await send(products).expect(200)).body.data.results
  const products = () =>
    service().db('products').where({ shop_id: shop.id }).whereNull('deleted_at').orderBy('name')
  const events = () => service().db('events').where({ shop_id: shop.id })

  it('creates, updates and deletes products in one call, with one event', async () => {
    const category = await createCategory(shop)
    const [known, old] = [await createProduct(shop, { name: 'Known' }), await createProduct(shop)]
    const results = await save([
      { name: 'Bowl', price: 4, quantity: 2, category: category.id, sku: 'B-1' },
      { id: known.id, price: 7.5, listed: false, tags: ['tin'], quantity: 99 },
      { id: old.id, delete: true },
    ])
    expect(results.map(({ status, refusal }) => [status, refusal])).to.eql([
      ['created', null],
      ['updated', null],
      ['deleted', null],
    ])
    const [bowl, changed] = await products()
    expect(bowl).to.include({ id: results[0]!._id, name: 'Bowl', category_id: category.id, sku: 'B-1' })
    expect(changed).to.deep.include({ price: 750, listed: false, tags: ['tin'], quantity: 99 })
    expect(await products()).to.have.length(2)
    expect((await events()).map(({ resource, resource_id }) => [resource, resource_id])).to.eql([
      ['products', null],
    ])
  })

  it('refuses an entry as a call for one product would, and saves the others', async () => {
    const [known, other] = [await createProduct(shop), await createProduct(await createShop())]
    const results = await save([
      { id: other.id, price: 1 },
      { id: newId(), delete: true },
      { delete: true },
      { name: 'Incomplete' },
      { name: 'A', price: 1, quantity: 1, sku: 'ONE' },
      { name: 'B', price: 1, quantity: 1, sku: 'ONE' },
      { id: known.id, category: newId() },
      { id: known.id, price: 3 },
    ])
    expect(results.map(({ refusal }) => refusal?.code ?? null)).to.eql([
      'product_not_found',
      'product_not_found',
      'invalid_request',
      'invalid_request',
      null,
      'duplicate_sku',
      'unknown_category',
      null,
    ])
    expect(results[0]!._id).to.equal(other.id)
    expect((await service().db('products').where({ id: other.id }).first('price')).price).to.equal(1000)
    expect((await service().db('products').where({ id: known.id }).first('price')).price).to.equal(300)
  })

  it('is no event when every entry is refused', async () => {
    await save([{ id: newId(), price: 1 }])
    expect(await events()).to.have.length(0)
  })

  it('takes 500 products and no more, and two calls about the same ones wait for each other', async () => {
    const entries = Array.from({ length: 500 }, (_, n) => ({ name: `P ${n}`, price: 1, quantity: 1 }))
    await send([...entries, entries[0]!]).expect(400)
    const made = (await save(entries)).map(({ _id }) => _id)
    const changes = made.slice(0, 100).map((id) => ({ id, price: 2 }))
    const replies = await Promise.all([save(changes), save([...changes].reverse())])
    for (const { status } of replies.flat()) expect(status).to.equal('updated')
    expect(new Set((await products()).map(({ price }) => price))).to.eql(new Set([100, 200]))
  })
})
