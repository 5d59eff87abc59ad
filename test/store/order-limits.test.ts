import { expect } from 'chai'
import { does, mug, openMerchant } from '../apps/products-support.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'

describe('how many of a product one order may have', () => {
  async function open() {
    const merchant = await openMerchant()
    const limited = { minPerOrder: 2, maxPerOrder: 5, quantity: 20 }
    const variants = ['Green', 'Blue'].map((name) => ({ name, quantity: 20 }))
    const { data } = await does(merchant, 'post', '', 201, { ...mug, ...limited, variants })
    const shopper = await createAccount()
    const as = shopper.as(merchant.shop)
    const [green, blue] = data.variants.map(({ _id }: { _id: string }) => _id)
    const line = (variantId: string, quantity: number) => ({ productId: data._id, variantId, quantity })
    return { merchant, product: data, as, green, blue, line }
  }

  it('counts all lines of the product, and refuses too few and too many with the limit', async () => {
    const { product, as, green, blue, line } = await open()
    const order = (...items: object[]) => call('store').post('/api/v1/orders').set(as).send({ items })
    const { body: few } = await order(line(green, 1)).expect(409)
    expect([few.code, few.message, few.data]).to.eql([
      'below_minimum',
      'At least 2 of Enamel mug can be ordered at once',
      { productId: product._id, limit: 2, quantity: 1 },
    ])
    const { body: many } = await order(line(green, 3), line(blue, 3)).expect(409)
    expect([many.code, many.data]).to.eql([
      'above_maximum',
      { productId: product._id, limit: 5, quantity: 6 },
    ])
    const held = await service().db('variants').where({ product_id: product._id }).sum('held as held').first()
    expect(Number(held.held)).to.equal(0)
    await order(line(green, 1), line(blue, 1)).expect(201)
    await order(line(green, 2), line(blue, 3)).expect(201)
  })

  it('is a warning in the cart, which shows the limits, until the order refuses it', async () => {
    const { as, green, blue, line } = await open()
    const add = async (variantId: string, quantity: number) => {
      const { body } = await call('store')
        .post('/api/v1/cart/items')
        .set(as)
        .send(line(variantId, quantity))
        .expect(201)
      return body.data
    }
    const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code)
    const first = await add(green, 1)
    expect(codes(first)).to.eql(['below_minimum'])
    expect(first.items[0]).to.include({ minPerOrder: 2, maxPerOrder: 5 })
    expect(codes(await add(blue, 1))).to.eql([])
    expect(codes(await add(blue, 4))).to.eql(['above_maximum', 'above_maximum'])
    const { body } = await call('store').post('/api/v1/orders').set(as).send({}).expect(409)
    expect(body.code).to.equal('above_maximum')
    const { body: kept } = await call('store').get('/api/v1/cart').set(as).expect(200)
    expect(kept.data.count).to.equal(6)
  })

  it('is a minimum below the maximum, also where one of them is changed alone', async () => {
    const { merchant, product } = await open()
    for (const wrong of [{ minPerOrder: 6 }, { maxPerOrder: 1 }, { minPerOrder: 0 }, { maxPerOrder: 10001 }])
      await does(merchant, 'patch', `/${product._id}`, 400, wrong)
    await does(merchant, 'patch', `/${product._id}`, 200, { minPerOrder: 6, maxPerOrder: null })
  })
})
