import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { mug } from './products-support.ts'
import { made, openShipping, patch, ship, shop } from './shipping-support.ts'

type Write = [method: 'post' | 'patch' | 'put' | 'get', path: string, body: object, field: string]

const coupon = { code: 'LESS', title: 'Less', type: 'fixed', discount: 5 }
const rate = { name: 'Post', amount: 5 }
const zones = (values: object) => [{ name: 'All', countries: [], rates: [rate, { ...rate, ...values }] }]

/** Writes with an amount of `tiny`, each with the field that is to be named. */
const writes = (tiny: number): Write[] => [
  ['post', '/products', { ...mug, price: tiny }, 'price'],
  ['post', '/products', { ...mug, compareAtPrice: tiny }, 'compareAtPrice'],
  [
    'post',
    '/products',
    { ...mug, variants: [{ name: 'S' }, { name: 'L', price: tiny }] },
    'variants[1].price',
  ],
  ['post', '/foods', { name: 'Soup', price: tiny }, 'price'],
  ['post', '/services', { name: 'Haircut', price: tiny }, 'price'],
  ['patch', '/products/bulk/prices', { amount: tiny }, 'amount'],
  ['patch', '/products/bulk/prices', { amount: -tiny }, 'amount'],
  ['get', `/products/bulk/prices/preview?amount=${tiny}`, {}, 'amount'],
  ['post', '/discounts', { ...coupon, discount: tiny }, 'discount'],
  ['post', '/discounts', { ...coupon, minimumOrderAmount: tiny }, 'minimumOrderAmount'],
  ...['amount', 'freeFrom', 'minSubtotal', 'maxSubtotal'].map((name): Write => {
    return [
      'patch',
      '/shop',
      { shipping: { zones: zones({ [name]: tiny }) } },
      `shipping.zones[0].rates[1].${name}`,
    ]
  }),
]

const scopes = ['READ_INVENTORY', 'WRITE_INVENTORY', 'WRITE_DISCOUNTS', 'WRITE_STORE']

describe('an amount that is less than the smallest unit of the currency', () => {
  async function open(values: Parameters<typeof createShop>[0]) {
    const shop = await createShop(values)
    const as = await createAppToken(shop, scopes)
    const send = ([method, path, body]: Write | [Write[0], string, object]) =>
      call('apps')
        [method](`/api/v1${path}`)
        .set(as)
        .send(method === 'get' ? undefined : body)
    return { shop, send }
  }

  for (const [currency, tiny] of [
    ['USD', 0.001],
    ['JPY', 0.4],
  ] as const) {
    it(`is refused by its name in ${currency}, and never stored as 0`, async () => {
      const { shop, send } = await open({ currency })
      for (const write of writes(tiny)) {
        const { status, body } = await send(write)
        expect([status, body.code], JSON.stringify(write)).to.eql([400, 'invalid_request'])
        expect(body.message).to.include(`${write[3]} is less than the smallest unit of ${currency}`)
      }
      for (const table of ['products', 'coupons', 'price_changes'])
        expect(await service().db(table).where({ shop_id: shop.id }), table).to.eql([])
    })
  }

  it('is refused for a coupon that becomes one of a fixed amount, and for a percentage of nothing', async () => {
    const { send } = await open({ currency: 'JPY' })
    const percentage = { ...coupon, type: 'percentage', discount: 0.4 }
    const made = await send(['post', '/discounts', percentage]).expect(201)
    const changed = await send(['patch', `/discounts/${made.body.data._id}`, { type: 'fixed' }]).expect(400)
    expect(changed.body.message).to.include('discount is less than the smallest unit of JPY')
    const none = await send(['post', '/discounts', { ...percentage, discount: 0.004 }]).expect(400)
    expect(none.body.message).to.include('discount must be 0 or at least 0.01 for a percentage')
  })

  it('is refused as the price of an all-access pass', async () => {
    const { send } = await open({ currency: 'USD', type: 'digital' })
    const put = (price: number) => send(['put', '/digital-access/pass', { price, active: true }])
    const refused = await put(0.001).expect(400)
    expect(refused.body.message).to.include('price is less than the smallest unit of USD')
    await put(5).expect(200)
    await put(0.001).expect(400)
  })

  it('is not what rounds to a unit, or is 0: these are stored', async () => {
    const { send } = await open({ currency: 'JPY' })
    for (const [given, kept] of [
      [0, 0],
      [0.5, 1],
      [10.5, 11],
    ]) {
      const { body } = await send(['post', '/foods', { name: 'Soup', price: given }]).expect(201)
      expect(body.data.price).to.equal(kept)
    }
  })

  describe('the cost of a shipment', () => {
    openShipping()

    it('is refused, new or changed', async () => {
      const tiny = { shippingCost: 0.001 }
      const message = `shippingCost is less than the smallest unit of ${shop.currency}`
      expect((await ship(tiny).expect(400)).body.message).to.include(message)
      const { _id } = await made({ shippingCost: 5 })
      expect((await patch(_id, tiny).expect(400)).body.message).to.include(message)
    })
  })
})
