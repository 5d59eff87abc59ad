import { expect } from 'chai'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const get = (shop: { id: string }, path: string) =>
  call('store').get(`/api/v1${path}`).set('x-shop-id', shop.id).expect(200)

describe('getShop', () => {
  it('returns what a storefront needs to render itself', async () => {
    const shop = await createShop({ currency: 'NGN', country: 'NG', type: 'restaurant' })
    const branding = {
      logo: 'https://images.example.com/logo.png',
      theme: { primaryColor: '#0f766e' },
      contact: { email: 'hello@example.com' },
      socials: { website: 'https://www.example.com' },
    }
    await service().db('shops').where({ id: shop.id }).update(branding)
    const { body } = await get(shop, '/shop')
    expect(body.message).to.equal('Shop retrieved')
    expect(body.data).to.eql({
      _id: shop.id,
      name: shop.name,
      slug: shop.slug,
      type: 'restaurant',
      currency: { symbol: '₦', code: 'NGN' },
      country: 'NG',
      timeZone: 'UTC',
      ...branding,
      rateRequired: false,
      showPriorPrice: false,
      feeds: { enabled: false },
      phoneRequired: false,
      automaticDiscounts: false,
      pricesIncludeTax: null,
      collection: null,
    })
  })
})

describe('getShopPolicies', () => {
  it('returns null for policies that the merchant has not written', async () => {
    const shop = await createShop()
    const none = {
      terms: null,
      privacy: null,
      refunds: null,
      shipping: null,
      imprint: null,
      withdrawal: null,
      accessibility: null,
    }
    expect((await get(shop, '/shop/policies')).body.data).to.eql(none)
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ policies: { refunds: 'Within 14 days.' } })
    const { body } = await get(shop, '/shop/policies')
    expect(body.data).to.eql({ ...none, refunds: 'Within 14 days.' })
  })
})
