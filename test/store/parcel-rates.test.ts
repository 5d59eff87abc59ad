import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openShippo, type ShippoServer } from '../support/shippo.ts'
import { ask, openRates, place, shop, shopper } from './rates-support.ts'

const abroad = { ...place, country: 'GB', postalCode: 'SW1A 1AA', state: '', city: 'London' }

/** Creates a product with these details and this price, in minor units. */
async function createHeavy(details: object, price = 2000) {
  const product = await createProduct(shop, { price, quantity: 1000 })
  await service()
    .db('products')
    .where({ id: product.id })
    .update({ details: JSON.stringify(details) })
  return product
}
const grams = (value: number) => ({ weight: { value, unit: 'g' } })
const line = ({ id: productId }: { id: string }, quantity = 1, variantId?: string) => ({
  ...{ productId, quantity },
  ...(variantId && { variantId }),
})
const namesFor = async (items: object[]) =>
  (await ask({ address: place, items }).expect(200)).body.data.map(
    (rate: { shippingMethod: string; amount: number }) => `${rate.shippingMethod} ${rate.amount}`,
  )
const placeOrder = (body: object) =>
  call('store')
    .post('/api/v1/orders')
    .set(shopper.as(shop))
    .send({ email: 'ada@example.com', ...body })

describe('Rates by weight and measures', () => {
  openRates()
  const set = async (rates: object[], more: object = {}) => {
    const token = await createAppToken(shop, ['WRITE_STORE'])
    return call('apps')
      .patch('/api/v1/shop')
      .set(token)
      .send({ shipping: { zones: [{ name: 'All', countries: [], rates }], ...more } })
  }

  it('are offered for parcels within their limits, whose weights are those of the lines together', async () => {
    await set([
      { name: 'Letter', amount: 1, maxWeight: 500 },
      { name: 'Parcel', amount: 5, minWeight: 501, maxWeight: 2000 },
      { name: 'Freight', amount: 50, minWeight: 2001 },
    ])
    const cup = await createHeavy(grams(250))
    const pot = await createHeavy({ weight: { value: 1.5, unit: 'kg' } })
    expect(await namesFor([line(cup, 2)])).to.eql(['Letter 1'])
    expect(await namesFor([line(cup, 2), line(pot)])).to.eql(['Parcel 5'])
    expect(await namesFor([line(cup, 3), line(pot)])).to.eql(['Freight 50'])
  })

  it('cost what the heaviest step costs that the parcel reaches, in minor units', async () => {
    const weightSteps = [
      { from: 1000, amount: 7.5 },
      { from: 5000, amount: 12.25 },
    ]
    await set([{ name: 'Post', amount: 4, weightSteps, freeFrom: 900 }])
    const cup = await createHeavy(grams(250))
    for (const [quantity, name] of [
      [3, 'Post 4'],
      [4, 'Post 7.5'],
      [19, 'Post 7.5'],
      [20, 'Post 12.25'],
      [45, 'Post 0'],
    ] as const)
      expect(await namesFor([line(cup, quantity)])).to.eql([name])
    const { shipping } = await service().db('shops').where({ id: shop.id }).first('shipping')
    expect(shipping.zones[0].rates[0].weightSteps[1]).to.eql({ from: 5000, amount: 1225 })
    const token = await createAppToken(shop, ['WRITE_STORE'])
    const shown = await call('apps').get('/api/v1/shop').set(token).expect(200)
    expect(shown.body.data.shipping.zones[0].rates[0].weightSteps).to.eql(weightSteps)
  })

  it('count the weight of a variant before that of its product', async () => {
    await set([{ name: 'Letter', amount: 1, maxWeight: 500 }])
    const shirt = await createHeavy(grams(400))
    const [small, large] = [await createVariant(shop, shirt), await createVariant(shop, shirt)]
    await service()
      .db('variants')
      .where({ id: large.id })
      .update({ details: JSON.stringify(grams(600)) })
    expect(await namesFor([line(shirt, 1, small.id)])).to.eql(['Letter 1'])
    expect(await namesFor([line(shirt, 1, large.id)])).to.eql([])
  })

  it('are refused above the longest side, or the length and girth, of the packed parcel', async () => {
    await set([
      { name: 'Tube', amount: 1, maxLength: 100 },
      { name: 'Box', amount: 2, maxLengthAndGirth: 120 },
    ])
    const measured = (length: number, width: number, height: number) =>
      createHeavy({ ...grams(100), dimensions: { length, width, height, unit: 'cm' } })
    expect(await namesFor([line(await measured(100, 5, 5))])).to.eql(['Tube 1', 'Box 2'])
    expect(await namesFor([line(await measured(100, 5, 5.1))])).to.eql(['Tube 1'])
    expect(await namesFor([line(await measured(5, 100.1, 4))])).to.eql(['Box 2'])
  })

  it('take a parcel for at least the usual one while a line has no weight', async () => {
    await set([{ name: 'Letter', amount: 1, maxWeight: 500 }], {
      parcel: { weight: 0.5, length: 30, width: 20, height: 10 },
    })
    const [plain, ring] = [await createProduct(shop), await createHeavy(grams(3))]
    expect(await namesFor([line(ring)])).to.eql(['Letter 1'])
    expect(await namesFor([line(ring), line(plain)])).to.eql(['Letter 1'])
    await set([{ name: 'Letter', amount: 1, maxWeight: 499 }])
    expect(await namesFor([line(ring)])).to.eql(['Letter 1'])
    expect(await namesFor([line(ring), line(plain)])).to.eql([])
  })

  it('hold for an order of that weight only, even if it costs the same', async () => {
    await set([{ name: 'Post', amount: 1, weightSteps: [{ from: 1000, amount: 9 }] }])
    const [feather, anvil] = [await createHeavy(grams(10)), await createHeavy(grams(9000))]
    const { body } = await ask({ address: place, items: [line(feather)] }).expect(200)
    const [{ rateId, amount }] = body.data
    expect(amount).to.equal(1)
    const swapped = await placeOrder({ items: [line(anvil)], rateId }).expect(409)
    expect(swapped.body.code).to.equal('rate_outdated')
    const quote = await call('store')
      .post('/api/v1/orders/quote')
      .set(shopper.as(shop))
      .send({ items: [line(anvil)], rateId })
    expect(quote.body.code).to.equal('rate_outdated')
    await placeOrder({ items: [line(feather)], rateId }).expect(201)
  })

  it('hold for the cart that they were quoted for, in whatever order its lines are', async () => {
    await set([{ name: 'Post', amount: 1, maxWeight: 5000 }])
    const [cup, pot] = [
      await createHeavy(grams(250.4)),
      await createHeavy({ weight: { value: 2, unit: 'lb' } }),
    ]
    for (const product of [cup, pot]) await createCartItem(shop, shopper, product)
    const [{ rateId }] = (await ask({ address: place }).expect(200)).body.data
    const cart = await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
    expect(cart.body.data.weight).to.equal(251 + 908)
    const { body } = await placeOrder({ items: [line(pot), line(cup)], rateId }).expect(201)
    expect(body.data.items[0]).to.deep.include({ weight: { value: 2, unit: 'lb' } })
  })

  it('are refused with limits that no weight can meet, and with steps out of order', async () => {
    const refused = async (rate: object) =>
      (await set([{ name: 'Post', amount: 1, ...rate }])).body.message as string
    expect(await refused({ minWeight: 10, maxWeight: 9 })).to.equal(
      'shipping.zones[0].rates[0].maxWeight must not be less than minWeight',
    )
    for (const second of [1000, 999]) {
      const weightSteps = [1000, second].map((from) => ({ from, amount: 2 }))
      expect(await refused({ weightSteps })).to.include('weightSteps must begin with the lightest')
    }
    expect(await refused({ weightSteps: [{ from: 1, amount: 0.001 }] })).to.include('weightSteps[0].amount')
  })

  it('show the weight in quote and cart while it is known of all that is shipped', async () => {
    const [cup, plain] = [await createHeavy(grams(250)), await createProduct(shop)]
    const file = await createProduct(shop, { digital: { accessType: 'lifetime' } })
    const weightOf = async (items: object[]) => {
      const asked = call('store').post('/api/v1/orders/quote').set(shopper.as(shop))
      return (await asked.send({ items }).expect(200)).body.data.weight
    }
    expect(await weightOf([line(cup, 4), line(file)])).to.equal(1000)
    expect(await weightOf([line(cup, 4), line(plain)])).to.equal(undefined)
    expect(await weightOf([line(file)])).to.equal(undefined)
    await createCartItem(shop, shopper, cup)
    await createCartItem(shop, shopper, plain)
    const cart = await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
    expect(cart.body.data).not.to.have.property('weight')
  })
})

describe('The parcel that Shippo is asked about', () => {
  openRates()
  let shippo: ShippoServer
  let store: Awaited<ReturnType<typeof openApps>>['store']
  const origin = { ...place, state: 'Lagos' }
  beforeEach(async () => {
    shippo = await openShippo()
    const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
    store = (await openApps(testConfig({ url: service().databaseUrl }, settings), service().db)).store
    await setShipping(shop, { origin, zones: [] })
  })
  afterEach(() => shippo.close())
  const sent = async (body: object) => {
    await ask(body, shopper, store).expect(200)
    return shippo.asked.at(-1)!.body as {
      parcels: object[]
      customs_declaration?: { items: object[]; certify_signer: string }
    }
  }

  it('is that of the lines, without customs inside the country', async () => {
    const cup = await createHeavy({
      ...grams(420),
      dimensions: { length: 12, width: 9, height: 10, unit: 'cm' },
    })
    const body = await sent({ address: place, items: [line(cup, 2)] })
    expect(body.parcels).to.eql([
      { weight: '0.84', length: '18', width: '12', height: '10', mass_unit: 'kg', distance_unit: 'cm' },
    ])
    expect(body).not.to.have.property('customs_declaration')
  })

  it('is declared at customs abroad, line by line: values, weights, HS codes and origins', async () => {
    const cup = await createHeavy({ ...grams(420), hsCode: '732394', originCountry: 'PL' }, 1250)
    const plain = await createProduct(shop, { price: 300, quantity: 10 })
    const body = await sent({ address: abroad, items: [line(cup, 2), line(plain, 3)] })
    expect(body.customs_declaration).to.deep.include({
      certify: true,
      certify_signer: origin.name,
      contents_type: 'MERCHANDISE',
      non_delivery_option: 'RETURN',
    })
    const common = { mass_unit: 'kg', value_currency: 'USD' }
    expect(body.customs_declaration!.items).to.eql([
      {
        ...{ description: cup.name, quantity: 2, net_weight: '0.84', value_amount: '25' },
        ...{ ...common, origin_country: 'PL', tariff_number: '732394' },
      },
      {
        ...{ description: plain.name, quantity: 3, net_weight: '0.003', value_amount: '9' },
        ...{ ...common, origin_country: 'NG' },
      },
    ])
  })

  it('needs no declaration within the European Union', async () => {
    const berlin = { ...origin, country: 'DE', postalCode: '10115', phone: '+49 30 901820' }
    await setShipping(shop, { origin: berlin, zones: [] })
    const cup = await createHeavy(grams(420))
    const paris = { ...place, country: 'FR', postalCode: '75001', city: 'Paris' }
    expect(await sent({ address: paris, items: [line(cup)] })).not.to.have.property('customs_declaration')
    expect(await sent({ address: abroad, items: [line(cup)] })).to.have.property('customs_declaration')
  })

  it('is asked about again for the same price of something heavier', async () => {
    const [feather, anvil] = [await createHeavy(grams(10)), await createHeavy(grams(9000))]
    for (const product of [feather, anvil, feather])
      await ask({ address: place, items: [line(product)] }, shopper, store).expect(200)
    expect(shippo.asked.map(({ body }) => (body!.parcels as { weight: string }[])[0]!.weight)).to.eql([
      '0.01',
      '9',
    ])
  })

  it('of an order is what is left to be sent, at what was paid', async () => {
    const cup = await createHeavy({ ...grams(400), hsCode: '732394' }, 1000)
    const { body } = await placeOrder({ items: [line(cup, 4)] }).expect(201)
    const { db } = service()
    await db('order_items').where({ order_id: body.data._id }).update({ shipped: 1, discount: 400 })
    await db('products').where({ id: cup.id }).update({ details: null })
    const sentBody = await sent({ address: abroad, orderId: body.data._id })
    expect(sentBody.parcels[0]).to.include({ weight: '1.2' })
    expect(sentBody.customs_declaration!.items[0]).to.include({
      ...{ quantity: 3, net_weight: '1.2', value_amount: '27', tariff_number: '732394' },
    })
  })
})
