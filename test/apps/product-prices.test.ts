import { expect } from 'chai'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { service } from '../support/service.ts'
import { does, type Merchant, mug, openMerchant } from './products-support.ts'

describe('updateProductPrices', () => {
  async function priced(currency = 'USD', [own, outside] = [0.05, 0.03]) {
    const merchant = await openMerchant({ currency })
    const category = await createCategory(merchant.shop)
    const variants = [
      { name: 'Same', quantity: 1 },
      { name: 'Own', quantity: 1, price: own },
    ]
    const inside = { ...mug, name: 'Inside', price: 10.25, category: category.id, variants }
    const first = (await does(merchant, 'post', '', 201, inside)).data._id
    const second = (await does(merchant, 'post', '', 201, { ...mug, name: 'Outside', price: outside })).data
      ._id
    const prices = async () => {
      const [one, two] = [
        await does(merchant, 'get', `/${first}`, 200),
        await does(merchant, 'get', `/${second}`, 200),
      ]
      const variants = one.data.variants.map(({ price }: { price: number }) => price)
      return [one.data.price, variants, two.data.price]
    }
    const change = (status: number, body: object) => does(merchant, 'patch', '/bulk/prices', status, body)
    return { merchant, category, change, prices }
  }

  it('changes all products and their variants by a percentage, rounded half up', async () => {
    const { merchant, change, prices } = await priced()
    const gone = await createProduct(merchant.shop, { price: 777 })
    await does(merchant, 'delete', `/${gone.id}`, 200)
    const { message, data } = await change(200, { percent: 10 })
    expect(message).to.equal('Product prices updated')
    expect(data).to.eql({ updated: 2 })
    // 1127.5 → 1128, 5.5 → 6 and 3.3 → 3 minor units
    expect(await prices()).to.eql([11.28, [11.28, 0.06], 0.03])
    await change(200, { percent: -12.5 })
    // 987 and 5.25 → 5 and 2.625 → 3
    expect(await prices()).to.eql([9.87, [9.87, 0.05], 0.03])
    const row = await service().db('products').where({ id: gone.id }).first('price')
    expect(row.price).to.equal(777)
    const event = await service()
      .db('events')
      .where({ shop_id: merchant.shop.id, path: '/products/bulk/prices' })
      .first()
    expect(event).to.include({ resource: 'products', resource_id: null, method: 'PATCH' })
  })

  it('changes one category by an amount, never below zero', async () => {
    const { category, change, prices } = await priced()
    expect((await change(200, { amount: -0.5, category: category.id })).data.updated).to.equal(1)
    expect(await prices()).to.eql([9.75, [9.75, 0], 0.03])
    await change(200, { percent: -100 })
    expect(await prices()).to.eql([0, [0, 0], 0])
  })

  it('counts in whole minor units of the currency', async () => {
    const yen = await priced('JPY', [0, 0])
    await yen.change(200, { amount: 1.5 })
    expect(await yen.prices()).to.eql([12, [12, 2], 2])
    const dinar = await priced('KWD')
    await dinar.change(200, { percent: 0.05 })
    // 10250 → 10255.125, 50 → 50.025 and 30 → 30.015 fils
    expect(await dinar.prices()).to.eql([10.255, [10.255, 0.05], 0.03])
  })

  it('changes nothing of another store', async () => {
    const [one, other] = [await priced(), await priced()]
    await one.change(200, { percent: 50 })
    expect(await other.prices()).to.eql([10.25, [10.25, 0.05], 0.03])
    expect((await one.change(400, { percent: 50, category: other.category.id })).code).to.equal(
      'unknown_category',
    )
  })

  it("requires either percent or amount, and keeps prices within the contract's limits", async () => {
    const { merchant, change, prices } = await priced()
    expect((await change(400, {})).message).to.equal('exactly one of percent and amount is required')
    await change(400, { percent: 1, amount: 1 })
    await does(merchant, 'post', '', 201, { ...mug, price: 999_999_999_999 })
    expect((await change(400, { percent: 1000 })).message).to.match(/^a price would exceed/)
    expect(await prices()).to.eql([10.25, [10.25, 0.05], 0.03])
  })
})

describe('previewProductPrices', () => {
  const path = '/bulk/prices/preview'
  const preview = async (merchant: Merchant, query: string) =>
    (await does(merchant, 'get', `${path}?${query}`, 200)).data

  async function filled() {
    const merchant = await openMerchant()
    const category = await createCategory(merchant.shop)
    const variants = [
      { name: 'Same', quantity: 1 },
      { name: 'Own', quantity: 1, price: 0.05 },
    ]
    await does(merchant, 'post', '', 201, { ...mug, price: 10.25, category: category.id, variants })
    await does(merchant, 'post', '', 201, { ...mug, name: 'Newest', price: 0.03 })
    return { merchant, category }
  }

  it('says what the change then does, and changes nothing itself', async () => {
    const { merchant, category } = await filled()
    for (const change of [{ percent: 10 }, { percent: -12.5, category: category.id }, { amount: -0.5 }]) {
      const query = Object.entries(change).map((part) => part.join('='))
      const { products } = await preview(merchant, query.join('&'))
      const before = (await does(merchant, 'get', '', 200)).data.products
      await does(merchant, 'patch', '/bulk/prices', 200, change)
      for (const { _id, price, newPrice, variants } of products) {
        const { data } = await does(merchant, 'get', `/${_id}`, 200)
        expect(price).to.equal(before.find((one: { _id: string }) => one._id === _id).price)
        expect(newPrice).to.equal(data.price)
        expect(variants.map((one: { newPrice: number }) => one.newPrice)).to.eql(
          data.variants.map((one: { price: number }) => one.price),
        )
      }
    }
  })

  it('is of a category, and comes in pages, newest first', async () => {
    const { merchant, category } = await filled()
    const ofAll = await preview(merchant, 'percent=10&limit=1')
    expect(ofAll.products[0]).to.include({ name: 'Newest', price: 0.03, newPrice: 0.03 })
    expect(ofAll.pagination).to.include({ total: 2, pages: 2 })
    const ofOne = await preview(merchant, `amount=1&category=${category.id}`)
    expect(ofOne.products.map(({ newPrice }: { newPrice: number }) => newPrice)).to.eql([11.25])
    expect((await preview(await openMerchant(), 'amount=1')).products).to.eql([])
  })

  it('refuses what the change refuses', async () => {
    const { merchant } = await filled()
    const { category } = await filled()
    for (const query of ['', 'percent=1&amount=1', 'amount=1000000000000', 'percent=1001'])
      await does(merchant, 'get', `${path}?${query}`, 400)
    const foreign = await does(merchant, 'get', `${path}?percent=1&category=${category.id}`, 400)
    expect(foreign.code).to.equal('unknown_category')
  })
})
