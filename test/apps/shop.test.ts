import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { readinessOf } from '../../src/services/checkout/readiness.ts'
import { listStates } from '../../src/services/geo/countries.ts'
import { createDigitalProduct } from '../support/digital.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createFood, createProduct, createService } from '../support/fixtures/catalogue.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

async function open() {
  const shop = await createShop({ currency: 'KWD', country: 'KW' })
  return { shop, as: await createAppToken(shop, ['WRITE_STORE']) }
}

describe('getShop', () => {
  it('answers with the settings of the store that the token is bound to', async () => {
    const { shop, as } = await open()
    const { body } = await call('apps').get('/api/v1/shop').set(as).expect(200)
    expect(body.data).to.deep.include({ _id: shop.id, slug: shop.slug, country: 'KW', logo: null, theme: {} })
    expect(body.data.currency.code).to.equal('KWD')
  })
})

describe('getShopReadiness', () => {
  const ask = async (shop: Awaited<ReturnType<typeof createShop>>) => {
    const as = await createAppToken(shop, ['WRITE_STORE'])
    return (await call('apps').get('/api/v1/shop/readiness').set(as).expect(200)).body.data
  }
  const account = { accountNumber: '0123456789', accountName: 'A merchant', bankName: 'A bank' }

  it('has a payment with a method that moves money and is on: no sandbox, and no transfer without an account', async () => {
    const shop = await createShop()
    expect((await ask(shop)).payment).to.equal(false)
    await createPaymentMethod(shop, 'sandbox')
    expect((await ask(shop)).payment).to.equal(false)
    const transfer = await createPaymentMethod(shop, 'bank-transfer', { settings: {} })
    expect((await ask(shop)).payment).to.equal(false)
    const change = (values: object) =>
      service().db('payment_methods').where({ shop_id: shop.id, id: transfer.id }).update(values)
    await change({ settings: account })
    expect((await ask(shop)).payment).to.equal(true)
    await change({ active: false })
    expect((await ask(shop)).payment).to.equal(false)
  })

  it('has no payment by a provider that this service does not have or that does not take the currency', async () => {
    const shop = await createShop({ currency: 'KWD' })
    await createPaymentMethod(shop, 'stripe')
    await createPaymentMethod(shop, 'paystack')
    expect((await ask(shop)).payment).to.equal(false)
  })

  it('names the policies that stores of its country have to publish, until they are written', async () => {
    const missing = async (country: string, policies = {}) => {
      const shop = await createShop({ country })
      await service()
        .db('shops')
        .where({ id: shop.id })
        .update({ policies: JSON.stringify(policies) })
      return (await ask(shop)).missingPolicies
    }
    expect(await missing('NG')).to.eql(['terms', 'privacy', 'refunds'])
    const german = { terms: 'A', privacy: 'B', shipping: 'C', accessibility: 'D', imprint: '' }
    expect(await missing('DE', german)).to.eql(['imprint', 'withdrawal'])
    expect(await missing('JP', german)).to.eql([])
  })

  const zone = (rates: object[]) => ({ name: 'Home', countries: ['NG'], rates })
  const rate = { name: 'Rider', amount: 500 }
  const collection = { address: '1 Example Road', openingHours: 'Monday, 9:00 to 18:00' }
  const origin = { name: 'A store', phone: '+2340000', line1: '1 Example Road', country: 'NG' }

  for (const type of ['ecommerce', 'restaurant'] as const)
    it(`has a delivery in a store of type ${type} by a rate of a zone, or by collection`, async () => {
      const shop = await createShop({ type })
      const change = (values: object) => service().db('shops').where({ id: shop.id }).update(values)
      expect((await ask(shop)).delivery).to.equal(false)
      await setShipping(shop, { zones: [zone([])] })
      expect((await ask(shop)).delivery).to.equal(false)
      await setShipping(shop, { zones: [zone([]), zone([rate])] })
      expect((await ask(shop)).delivery).to.equal(true)
      await change({ shipping: { zones: [] } })
      expect((await ask(shop)).delivery).to.equal(false)
      await change({ collection })
      expect((await ask(shop)).delivery).to.equal(true)
    })

  it('needs no delivery for downloads and services, but does once something else is listed', async () => {
    const [digital, business] = [
      await createShop({ type: 'digital' }),
      await createShop({ type: 'business' }),
    ]
    await createDigitalProduct(digital)
    await createService(business)
    await createProduct(digital, { name: 'A hidden poster', listed: false })
    expect([await ask(digital), await ask(business)].map(({ delivery }) => delivery)).to.eql([true, true])
    await createProduct(digital, { name: 'A poster' })
    await createFood(business)
    expect([await ask(digital), await ask(business)].map(({ delivery }) => delivery)).to.eql([false, false])
  })

  it('has a delivery by a courier that quotes from the address of the store, and by none of the sandbox', async () => {
    const { db, dependencies } = service()
    const shop = await createShop()
    await setShipping(shop, { zones: [zone([])], origin })
    expect((await ask(shop)).delivery).to.equal(false)
    const couriers = { shippo: dependencies.couriers.sandbox! }
    expect(await readinessOf(db, { ...dependencies, couriers }, shop)).to.include({
      payment: false,
      delivery: true,
    })
  })
})

describe('updateShop', () => {
  const change = (as: { authorization: string }, body: object) =>
    call('apps').patch('/api/v1/shop').set(as).send(body)

  it('changes the given fields; theme, contact and socials as a whole', async () => {
    const { shop, as } = await open()
    const theme = { primaryColor: '#0f766e', font: 'Inter' }
    await change(as, { theme, logo: 'https://shop.example/logo.png' }).expect(200)
    const { body } = await change(as, { name: 'New name', theme: { font: 'Lato' }, currency: 'USD' }).expect(
      200,
    )
    expect(body.message).to.equal('Shop updated')
    expect(body.data).to.deep.include({
      name: 'New name',
      slug: shop.slug,
      logo: 'https://shop.example/logo.png',
      theme: { font: 'Lato' },
    })
    expect(body.data.currency.code).to.equal('KWD')
    const { body: cleared } = await change(as, { logo: null }).expect(200)
    expect(cleared.data).to.include({ logo: null, name: 'New name' })
  })

  it('changes the address with the slug, and refuses one that another store has', async () => {
    const [{ shop, as }, other] = [await open(), await createShop()]
    const slug = `${shop.slug}-new`
    const { body } = await change(as, { slug }).expect(200)
    expect(body.data.slug).to.equal(slug)
    const domain = await service().db('shop_domains').where({ shop_id: shop.id }).first('domain')
    expect(domain.domain).to.equal(`${slug}.localhost`)
    const { body: refused } = await change(as, { slug: other.slug, name: 'Not kept' }).expect(409)
    expect(refused.code).to.equal('slug_taken')
    const { body: reserved } = await change(as, { slug: 'console' }).expect(400)
    expect(reserved.code).to.equal('slug_reserved')
    const { body: kept } = await call('apps').get('/api/v1/shop').set(as).expect(200)
    expect(kept.data).to.include({ slug, name: shop.name })
  })
})

describe('the shipping settings and the policies', () => {
  const lagos = { name: 'Lagos', countries: ['KW'], states: listStates('KW').slice(0, 1), rates: [] }
  const zones = [
    { ...lagos, rates: [{ name: 'Rider', carrier: 'Us', amount: 1.125, freeFrom: 20, etaDays: 1 }] },
    { name: 'The rest', countries: [], rates: [{ name: 'Post', amount: 5, minSubtotal: 1, maxSubtotal: 9 }] },
  ]
  const origin = {
    name: 'Us',
    phone: '+965 2222 0000',
    line1: '1 Road',
    city: 'City',
    state: 'S',
    country: 'KW',
  }
  const parcel = { weight: 0.25, length: 20, width: 10, height: 5 }
  const change = (as: { authorization: string }, body: object) =>
    call('apps').patch('/api/v1/shop').set(as).send(body)

  it('are replaced as a whole, and stored in minor units', async () => {
    const { shop, as } = await open()
    const empty = await call('apps').get('/api/v1/shop').set(as).expect(200)
    expect(empty.body.data.shipping).to.eql({ zones: [] })
    const { body } = await change(as, { shipping: { origin, parcel, zones } }).expect(200)
    expect(body.data.shipping).to.eql({ origin, parcel, zones })
    const row = await service().db('shops').where({ id: shop.id }).first('shipping')
    expect(row.shipping.zones[0].rates[0]).to.include({ amount: 1125, freeFrom: 20000 })
    expect((await change(as, { name: 'Other' }).expect(200)).body.data.shipping.zones).to.eql(zones)
    const less = await change(as, { shipping: { zones: [] } }).expect(200)
    expect(less.body.data.shipping).to.eql({ zones: [] })
  })

  it('are hidden from shoppers, except for the policies', async () => {
    const { shop, as } = await open()
    const policies = { terms: 'Be kind.', refunds: null }
    const { body } = await change(as, { policies, shipping: { zones } }).expect(200)
    const whole = {
      terms: 'Be kind.',
      privacy: null,
      refunds: null,
      shipping: null,
      imprint: null,
      withdrawal: null,
      accessibility: null,
    }
    expect(body.data.policies).to.eql(whole)
    const read = (path: string) => call('store').get(`/api/v1/shop${path}`).set({ 'x-shop-id': shop.id })
    expect((await read('/policies').expect(200)).body.data).to.eql(whole)
    expect((await read('').expect(200)).body.data).not.to.have.any.keys('shipping', 'policies')
  })

  it('must name existing places, and the refusal says which one does not exist', async () => {
    const { as } = await open()
    const rate = { name: 'Post', amount: 1 }
    for (const [shipping, field] of [
      [{ origin: { ...origin, country: 'XX' }, zones: [] }, 'origin.country'],
      [{ zones: [{ ...lagos, countries: ['KW', 'XX'] }] }, 'zones[0].countries[1]'],
      [{ zones: [{ ...lagos, states: ['Bavaria'] }] }, 'zones[0].states[0]'],
      [{ zones: [{ ...lagos, countries: [] }] }, 'zones[0].states[0]'],
      [
        { zones: [{ ...lagos, rates: [{ ...rate, minSubtotal: 2, maxSubtotal: 1 }] }] },
        'rates[0].maxSubtotal',
      ],
      [{ zones: [{ ...lagos, rates: [{ ...rate, amount: -1 }] }] }, 'amount'],
      [{ origin: { ...origin, line1: undefined }, zones: [] }, 'line1'],
    ] as const) {
      const { body } = await change(as, { shipping }).expect(400)
      expect(body.message).to.include(field)
    }
  })
})

describe('getApp', () => {
  it('returns what its token stands for, without any scope', async () => {
    const shop = await createShop({ currency: 'NGN' })
    const { id, clientId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const as = await createAppToken(shop, ['READ_ORDERS'], id)
    const { body } = await call('apps').get('/api/v1/app').set(as).expect(200)
    expect(body.message).to.equal('App retrieved')
    expect(body.data).to.deep.include({ clientId, scopes: ['READ_ORDERS'] })
    const { id: _id, name, type, slug } = shop
    const store = { _id, name, type, currency: { symbol: '₦', code: 'NGN' }, country: 'US' }
    expect(body.data.shop).to.eql({ ...store, url: `http://${slug}.localhost` })
    const claim = (values: object) =>
      service()
        .db('shop_domains')
        .insert({ id: newId(), shop_id: shop.id, token: 'x', verified_at: new Date(), ...values })
    const urlNow = async () => (await call('apps').get('/api/v1/app').set(as)).body.data.shop.url
    await claim({ domain: `${slug}.pro.example`, kind: 'subdomain' })
    expect(await urlNow()).to.equal(`https://${slug}.pro.example`)
    await claim({ domain: `${slug}-shop.example`, kind: 'own', state: 'pending' })
    expect(await urlNow(), 'unproved').to.equal(`https://${slug}.pro.example`)
    await claim({ domain: `www.${slug}.example`, kind: 'own' })
    await claim({ domain: `later.${slug}.example`, kind: 'own', verified_at: new Date(Date.now() + 1) })
    expect(await urlNow()).to.equal(`https://www.${slug}.example`)
  })

  it('calls a first-party token by its own name', async () => {
    const shop = await createShop()
    const as = await createAppToken(shop, [])
    await service().db('app_tokens').where({ shop_id: shop.id }).update({ name: 'Till' })
    const { body } = await call('apps').get('/api/v1/app').set(as).expect(200)
    expect(body.data).to.include({ clientId: null, name: 'Till' })
  })
})
