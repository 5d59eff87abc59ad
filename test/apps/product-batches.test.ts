import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
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

  it('refuses an entry whose product is no longer as expected, and saves the others', async () => {
    const [category, other] = [await createCategory(shop), await createCategory(shop)]
    const bowl = await createProduct(shop, { name: 'Bowl', quantity: 5, category_id: category.id })
    const mug = await createProduct(shop, { name: 'Mug', quantity: 3 })
    const [red, blue] = [
      await createVariant(shop, mug, { name: 'Red', quantity: 4 }),
      await createVariant(shop, mug, { name: 'Blue', quantity: 6 }),
    ]
    const codes = async (entries: object[]) =>
      (await save(entries)).map(({ refusal }) => refusal?.code ?? null)
    const outdated = 'entry_outdated'
    const both = [{ _id: red.id, quantity: 4, price: 10, sku: null, barcode: null }, { _id: blue.id }]
    const variants = [
      { _id: red.id, name: 'Red', quantity: 9 },
      { _id: blue.id, name: 'Blue' },
    ]
    const cases: [object, string | null][] = [
      [{ id: bowl.id, quantity: 7, expected: { quantity: 4 } }, outdated],
      [{ id: bowl.id, price: 7, expected: { price: 10, sku: 'B-1' } }, outdated],
      [{ id: bowl.id, listed: false, expected: { listed: false } }, outdated],
      [{ id: bowl.id, tags: ['new'], expected: { tags: ['old'] } }, outdated],
      [{ id: bowl.id, category: null, expected: { category: other.id } }, outdated],
      [{ id: bowl.id, delete: true, expected: { name: 'Vase' } }, outdated],
      [{ id: mug.id, variants, expected: { variants: [{ _id: red.id }] } }, outdated],
      [{ id: mug.id, variants, expected: { variants: [{ _id: red.id }, { _id: newId() }] } }, outdated],
      [
        { id: mug.id, variants, expected: { variants: [{ _id: red.id, quantity: 3 }, { _id: blue.id }] } },
        outdated,
      ],
      [{ id: mug.id, variants, expected: { variants: [{ _id: blue.id }, { _id: red.id }] } }, outdated],
      [{ id: newId(), price: 1, expected: { price: 1 } }, 'product_not_found'],
      [{ name: 'New', price: 1, quantity: 1, expected: { price: 1 } }, 'invalid_request'],
    ]
    expect(await codes(cases.map(([entry]) => entry))).to.eql(cases.map(([, code]) => code))
    expect((await products())[0]).to.deep.include({ quantity: 5, price: 1000, listed: true, tags: [] })
    expect(
      await codes([
        {
          id: bowl.id,
          quantity: 7,
          expected: { quantity: 5, price: 10, listed: true, tags: [], barcode: null },
        },
        { id: bowl.id, category: null, expected: { category: category.id, name: 'Bowl' } },
        { id: mug.id, variants, expected: { variants: both, category: null } },
      ]),
    ).to.eql([null, null, null])
    expect((await products())[0]).to.include({ quantity: 7, category_id: null })
    expect((await service().db('variants').where({ id: red.id }).first('quantity')).quantity).to.equal(9)
  })

  it('never loses a sale between two entries that expect the same stock', async () => {
    const { id } = await createProduct(shop, { quantity: 0 })
    const blue = await createVariant(shop, { id }, { name: 'Blue', quantity: 5 })
    const take = (quantity: number) => ({
      id,
      variants: [{ _id: blue.id, name: 'Blue', quantity }],
      expected: { variants: [{ _id: blue.id, quantity: 5 }] },
    })
    const results = (await Promise.all([1, 2, 3, 4].map((left) => save([take(left)])))).flat()
    expect(results.map(({ status }) => status).sort()).to.eql(['refused', 'refused', 'refused', 'updated'])
    const saved = results.findIndex(({ status }) => status === 'updated')
    expect((await service().db('variants').where({ id: blue.id }).first('quantity')).quantity).to.equal(
      saved + 1,
    )
  })

  it('is no event when every entry is refused', async () => {
    await save([{ id: newId(), price: 1 }])
    expect(await events()).to.have.length(0)
  })

  sampledTest(
    'takes 500 products and no more, and two calls about the same ones wait for each other',
    async () => {
      const entries = Array.from({ length: 500 }, (_, n) => ({ name: `P ${n}`, price: 1, quantity: 1 }))
      await send([...entries, entries[0]!]).expect(400)
      const made = (await save(entries)).map(({ _id }) => _id)
      const changes = made.slice(0, 100).map((id) => ({ id, price: 2 }))
      const replies = await Promise.all([save(changes), save([...changes].reverse())])
      for (const { status } of replies.flat()) expect(status).to.equal('updated')
      expect(new Set((await products()).map(({ price }) => price))).to.eql(new Set([100, 200]))
    },
  )
})
