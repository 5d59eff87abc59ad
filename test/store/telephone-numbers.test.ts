import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { phoneOf } from '../../src/base/phone.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createService } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openShippo, type ShippoServer } from '../support/shippo.ts'

const home = { name: 'Ada', line1: '1 Road', city: 'Ikeja', state: 'Lagos', country: 'NG' }
const wrong = ['banana', '12', '+234 000', 'call me', '+999 12345678', '0803 123 4567 after five', '1']

let shop: Shop & { ownerId: string }
let shopper: Person
let token: { authorization: string }

const save = (address: object) =>
  call('store')
    .post('/api/v1/shipping-address')
    .set(shopper.as(shop))
    .send({ ...home, ...address })
const set = (changes: object) => call('apps').patch('/api/v1/shop').set(token).send(changes)
const refusal = async (sent: PromiseLike<{ status: number; body: { code: string; message: string } }>) => {
  const { status, body } = await sent
  return [status, body.code, body.message?.split(';')[0]]
}
const refused = (field: string) => [400, 'invalid_request', `${field} must be a telephone number`]

describe('A telephone number', () => {
  beforeEach(async () => {
    shop = await createShop({ currency: 'USD', country: 'NG' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_STORE', 'WRITE_CUSTOMERS'])
  })

  for (const [country, ...phones] of [
    ['NG', '0803 123 4567', '+2348031234567', '00234 803 123 4567', '+44 20 7946 0958', '٠٨٠٣١٢٣٤٥٦٧', ''],
    ['JP', '03-1234-5678', '０３－１２３４－５６７８'],
    ['SH', '22158', '+290 22158'],
    ['AQ', '0800 123 456'],
    ['DE', '+49 (0)30 901820', 'tel:+4930901820', '030/901820', '030 901820 / 0171 1234567'],
  ] as const)
    it(`of an address in ${country} is kept as it is written`, async () => {
      const postalCode = { NG: '', JP: '100-0001', SH: 'STHL 1ZZ', AQ: '', DE: '10115' }[country]
      for (const phone of phones) {
        const { body } = await save({ country, postalCode, phone }).expect(201)
        expect(body.data.phone).to.equal(phone)
      }
    })

  it('is refused everywhere if it can be none, and the refusal names its field', async () => {
    const owner = await createAccount()
    await service().db('shops').where({ id: shop.id }).update({ owner_id: owner.id })
    const { _id } = (await save({ phone: '' }).expect(201)).body.data
    const onConsole = (changes: object) =>
      call('console').patch(`/api/v1/stores/${shop.id}`).set(owner.onConsole()).send(changes)
    const change = (phone: string) =>
      call('store').patch(`/api/v1/shipping-address/${_id}`).set(shopper.as(shop)).send({ phone })
    const quote = (phone: string) =>
      call('store')
        .post('/api/v1/shipping/rates')
        .set(shopper.as(shop))
        .send({ address: { ...home, phone } })
    const origin = (phone: string) =>
      set({ shipping: { zones: [], origin: { ...home, phone: phone.padEnd(3, '?') } } })
    const profile = (phone: string) =>
      call('store').patch('/api/v1/auth/me').set(shopper.as(shop)).send({ phone })
    for (const phone of wrong) {
      for (const asked of [save({ phone }), change(phone), quote(phone), profile(phone)])
        expect(await refusal(asked), phone).to.eql(refused('phone'))
      expect(await refusal(origin(phone)), phone).to.eql(refused('shipping.origin.phone'))
      expect(await refusal(set({ contact: { phone } })), phone).to.eql(refused('contact.phone'))
      expect(await refusal(onConsole({ contact: { phone } })), phone).to.eql(refused('contact.phone'))
    }
    for (const phone of ['0803 123 4567', '+44 20 7946 0958']) {
      await change(phone).expect(200)
      await profile(phone).expect(200)
      await origin(phone).expect(200)
      await set({ contact: { phone } }).expect(200)
      await onConsole({ contact: { phone } }).expect(200)
    }
  })

  it('of a customer may be any that a merchant brings along, but is no word', async () => {
    const add = (phone: string) =>
      call('apps')
        .post('/api/v1/customers')
        .set(token)
        .send({ email: `${Math.random()}@example.com`, phone })
    for (const phone of ['+234 1', '020/7946-0958 ext. 5', '0803 123 4567']) await add(phone).expect(201)
    for (const phone of ['banana', '--', 'ask Mary: 0803'])
      expect(await refusal(add(phone)), phone).to.eql(refused('phone'))
  })

  it('is compared in E.164', () => {
    const same = [
      '0803 123 4567',
      '+234 803 123 4567',
      '00234-803-123-4567',
      '(0803) 1234567',
      '\u200e0803 123 4567\u200f',
      '٠٨٠٣١٢٣٤٥٦٧',
    ]
    for (const phone of same) expect(phoneOf(phone, 'NG'), phone).to.equal('+2348031234567')
    expect(phoneOf('030 901820 / 0171 1234567', 'DE')).to.equal('+4930901820')
    expect(phoneOf('0803 123 4567', 'AQ')).to.equal('08031234567')
    expect(phoneOf('banana', 'NG')).to.equal(null)
  })
})

describe('createOrder, at a store that needs telephone numbers', () => {
  let cup: { productId: string; quantity: number }
  const order = async (body: object, app = service().store) => {
    const placed = call('store', app).post('/api/v1/orders').set(shopper.as(shop))
    const { status, body: reply } = await placed.send({ items: [cup], ...body })
    return [status, reply.code]
  }
  const addressOf = async (phone: string) => (await save({ phone }).expect(201)).body.data._id as string
  const checkout = { holdDays: { transfer: 3 }, guestStock: { percent: 50, pieces: 5 } }
  const quote = async (addressId: string, app = service().store) => {
    const asked = call('store', app).post('/api/v1/shipping/rates').set(shopper.as(shop))
    return (await asked.send({ items: [cup], addressId }).expect(200)).body.data[0].rateId as string
  }

  beforeEach(async () => {
    shop = await createShop({ currency: 'USD', country: 'NG' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_STORE'])
    cup = { productId: (await createProduct(shop, { price: 4000, quantity: 50 })).id, quantity: 1 }
  })

  it('needs none at first, and then one in the address, with a rate or without', async () => {
    const [without, reachable] = [await addressOf(''), await addressOf('0803 123 4567')]
    const seen = async () =>
      (await call('store').get('/api/v1/shop').set({ 'x-shop-id': shop.id })).body.data.phoneRequired
    expect(await seen()).to.equal(false)
    expect((await order({ shippingAddressId: without }))[0]).to.equal(201)
    await set({ checkout: { ...checkout, requirePhone: true } }).expect(200)
    expect(await seen()).to.equal(true)
    expect(await order({ shippingAddressId: without })).to.eql([409, 'phone_required'])
    expect((await order({ shippingAddressId: reachable }))[0]).to.equal(201)
    const zones = [{ name: 'Home', countries: ['NG'], rates: [{ name: 'Van', amount: 5 }] }]
    await set({ shipping: { zones } }).expect(200)
    expect(await order({ rateId: await quote(without) })).to.eql([409, 'phone_required'])
    expect((await order({ rateId: await quote(reachable) }))[0]).to.equal(201)
    const items = [{ productId: (await createService(shop)).id, quantity: 1 }]
    expect((await order({ items, shippingAddressId: without }))[0], 'nothing is shipped').to.equal(201)
    await set({ checkout }).expect(200)
    expect((await order({ rateId: await quote(without) }))[0]).to.equal(201)
  })

  describe('with couriers', () => {
    let shippo: ShippoServer
    before(async () => {
      shippo = await openShippo()
    })
    after(() => shippo.close())

    it('needs one for the rate of a courier that asks for it, and leaves the rate to be taken', async () => {
      const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
      const { store } = await openApps(
        testConfig({ url: service().databaseUrl }, settings),
        service().db,
        'store',
      )
      await set({ shipping: { origin: { ...home, phone: '0803 123 4567' }, zones: [] } }).expect(200)
      const rateId = await quote(await addressOf(''), store)
      expect(await order({ rateId }, store)).to.eql([409, 'phone_required'])
      const reachable = await quote(await addressOf('0803 123 4567'), store)
      expect((await order({ rateId: reachable }, store))[0]).to.equal(201)
    })
  })
})
