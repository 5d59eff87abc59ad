import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { apply, openCoupons, shop, shopper, usesOf, verify } from './coupons-support.ts'

describe('A coupon with a scope or free shipping', () => {
  openCoupons()

  /** Creates a coupon as merchants do: a tenth off, by default. */
  const made = async (fields: object): Promise<{ id: string; code: string }> => {
    const token = await createAppToken(shop, ['WRITE_DISCOUNTS'])
    const basic = {
      code: `C${Math.random().toString(36).slice(2)}`,
      title: 'A tenth off',
      type: 'percentage',
      discount: 10,
    }
    const { body } = await call('apps')
      .post('/api/v1/discounts')
      .set(token)
      .send({ ...basic, ...fields })
      .expect(201)
    expect(body.data).to.deep.include(fields)
    return { id: body.data._id, code: body.data.code }
  }
  const order = async (body: object) =>
    (await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body).expect(201)).body.data
  const orderOf = async (id: string) =>
    (await call('store').get(`/api/v1/orders/${id}`).set(shopper.as(shop)).expect(200)).body.data

  for (const [name, scopeOf] of [
    ['products', async (id: string) => ({ products: [id] })],
    [
      'categories',
      async (id: string) => {
        const category = await createCategory(shop)
        await service().db('products').where({ id }).update({ category_id: category.id })
        return { categories: [category.id] }
      },
    ],
  ] as const)
    it(`takes its part of lines of its ${name} alone, before the order and in it`, async () => {
      const [mug, tea] = [
        await createProduct(shop, { price: 2000 }),
        await createProduct(shop, { price: 500 }),
      ]
      const coupon = await made({ appliesTo: await scopeOf(mug.id) })
      const items = [mug, tea].map(({ id: productId }) => ({ productId, quantity: 2 }))
      for (const item of items)
        await call('store').post('/api/v1/cart/items').set(shopper.as(shop)).send(item).expect(201)
      expect((await verify({ code: coupon.code }).expect(200)).body.data.discountAmount).to.equal(4)
      const { _id } = await order({ items })
      const { body } = await apply(_id, coupon).expect(200)
      expect(body.data.order).to.include({ subtotal: 50, discount: 4, total: 46 })
      const after = await orderOf(_id)
      expect(
        after.items.map((line: { discounts: { amount: number }[] }) =>
          line.discounts.map(({ amount }) => amount),
        ),
      ).to.eql([[4], []])
    })

  it('is refused and not used up for other items', async () => {
    const [mug, tea] = [await createProduct(shop), await createProduct(shop)]
    const coupon = await made({ appliesTo: { products: [mug.id] } })
    const { _id: orderId } = await order({ items: [{ productId: tea.id, quantity: 1 }] })
    for (const reply of [await verify({ code: coupon.code, orderId }), await apply(orderId, coupon)])
      expect([reply.status, reply.body.code]).to.eql([400, 'coupon_not_for_items'])
    expect(await usesOf(coupon)).to.equal(0)
  })

  it('takes what shipping costs as well, and the formula of the total still holds', async () => {
    const { id: productId } = await createProduct(shop, { price: 2000 })
    const coupon = await made({ freeShipping: true })
    const rate = await createShippingRate(shop, shopper, { subtotal: 2000 })
    const { _id: orderId } = await order({ items: [{ productId, quantity: 1 }], rateId: rate.id })
    const { data } = (await verify({ code: coupon.code, orderId }).expect(200)).body
    expect(data).to.include({ discountAmount: 7, freeShipping: true })
    const { body } = await apply(orderId, coupon).expect(200)
    expect(body.data.order).to.include({ subtotal: 20, shippingCost: 5, discount: 7, total: 18 })
    const { discounts, items } = await orderOf(orderId)
    expect(discounts[0].amount).to.equal(7)
    expect(items[0].discounts[0].amount).to.equal(2)
  })

  it('is free shipping alone with a discount of 0', async () => {
    const { id: productId } = await createProduct(shop, { price: 2000 })
    const coupon = await made({ type: 'fixed', discount: 0, freeShipping: true })
    const rate = await createShippingRate(shop, shopper, { subtotal: 2000 })
    const { _id } = await order({ items: [{ productId, quantity: 1 }], rateId: rate.id })
    expect((await apply(_id, coupon).expect(200)).body.data.order).to.include({ discount: 5, total: 20 })
  })

  it('names products and categories of its store alone', async () => {
    const token = await createAppToken(shop, ['WRITE_DISCOUNTS'])
    const other = await createShop()
    const send = (appliesTo: object) =>
      call('apps')
        .post('/api/v1/discounts')
        .set(token)
        .send({ code: 'X', title: 'X', type: 'fixed', discount: 1, appliesTo })
    const { id } = await made({})
    const change = (appliesTo: object) =>
      call('apps').patch(`/api/v1/discounts/${id}`).set(token).send({ appliesTo })
    for (const ask of [send, change]) {
      expect((await ask({ products: [(await createProduct(other)).id] })).body.code).to.equal(
        'product_not_found',
      )
      expect((await ask({ categories: [(await createCategory(other)).id] })).body.code).to.equal(
        'category_not_found',
      )
    }
  })
})
