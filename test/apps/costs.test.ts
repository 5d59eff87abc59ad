import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { call } from '../support/service.ts'
import { does, mug, openMerchant } from './products-support.ts'

describe('getProductCosts', () => {
  it('has the costs and margins of a product and its variants, which no other reply has', async () => {
    const merchant = await openMerchant()
    const variants = [
      { name: 'Small', price: 10, cost: 8 },
      { name: 'Large', price: null },
    ]
    const { data } = await does(merchant, 'post', '', 201, { ...mug, cost: 6.2, variants })
    const token = await createAppToken(merchant.shop, ['READ_SALES'])
    const costs = async (id = data._id, status = 200) =>
      (await call('apps').get(`/api/v1/product-costs/${id}`).set(token).expect(status)).body.data
    const [small, large] = data.variants.map(({ _id }: { _id: string }) => _id)
    expect(await costs()).to.eql({
      ...{ _id: data._id, price: 15, cost: 6.2, margin: 58.7 },
      variants: [
        { _id: small, name: 'Small', price: 10, cost: 8, margin: 20 },
        { _id: large, name: 'Large', price: 15, cost: 6.2, margin: 58.7 },
      ],
    })
    const shop = { 'x-shop-id': merchant.shop.id }
    const shown = await call('store').get(`/api/v1/products/${data._id}`).set(shop).expect(200)
    const list = await call('store').get('/api/v1/products').set(shop).expect(200)
    for (const reply of [data, shown.body, list.body]) expect(JSON.stringify(reply)).not.to.include('cost')

    const kept = {
      name: 'Mug',
      variants: [
        { _id: small, name: 'S' },
        { _id: large, name: 'L', cost: 7 },
      ],
    }
    await does(merchant, 'patch', `/${data._id}`, 200, kept)
    const after = await costs()
    expect(after.variants.map(({ cost }: { cost: number }) => cost)).to.eql([8, 7])
    await does(merchant, 'patch', `/${data._id}`, 200, { cost: null, price: 0 })
    expect(await costs()).to.include({ cost: null, margin: null })
    await does(merchant, 'delete', `/${data._id}`, 200)
    await costs(data._id, 404)
  })

  it('is refused to a token that reads the stock alone, and refuses costs below nothing', async () => {
    const merchant = await openMerchant()
    const { data } = await does(merchant, 'post', '', 201, { ...mug, cost: 0 })
    await call('apps').get(`/api/v1/product-costs/${data._id}`).set(merchant.as).expect(403)
    await does(merchant, 'patch', `/${data._id}`, 400, { cost: -1 })
    await does(merchant, 'patch', `/${data._id}`, 400, { cost: 0.001 })
  })
})
