import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openShippo, type ShippoServer } from '../support/shippo.ts'

let shop: Shop & { ownerId: string }
let shopper: Person
let token: { authorization: string }
let cup: { productId: string; quantity: number }

const set = (zones: object[], more: object = {}) =>
  call('apps')
    .patch('/api/v1/shop')
    .set(token)
    .send({ shipping: { zones, ...more } })
const rate = (name: string, more: object = {}) => ({ name, amount: 5, ...more })
const ask = async (body: object, app = service().store) => {
  const asked = call('store', app).post('/api/v1/shipping/rates').set(shopper.as(shop))
  const { body: reply } = await asked.send({ items: [cup], ...body }).expect(200)
  return reply.data as { rateId: string; shippingMethod: string }[]
}
/** Returns the names of the rates for an address, whose parts are `state, city, postal code` of a country. */
const ratesTo = async (country: string, written: string) => {
  const [state, city = '', postalCode = ''] = written.split('|').map((part) => part.trim())
  const address = {
    name: 'Ada',
    line1: '1 Road',
    country,
    city: city || 'Somewhere',
    state: state || undefined,
  }
  const rates = await ask({ address: { ...address, postalCode: postalCode || '0' } })
  return rates.map(({ shippingMethod }) => shippingMethod).join()
}

beforeEach(async () => {
  shop = await createShop({ currency: 'USD', country: 'US' })
  shopper = await createAccount()
  token = await createAppToken(shop, ['WRITE_STORE'])
  cup = { productId: (await createProduct(shop, { price: 4000, quantity: 500 })).id, quantity: 1 }
})

describe('A zone of states', () => {
  const zonesOf = (country: string, state: string) => [
    { name: 'State', countries: [country], states: [state], rates: [rate('State')] },
    { name: 'Country', countries: [country], rates: [rate('Country')] },
  ]

  for (const [country, state, ...written] of [
    [
      'US',
      'California',
      'CA',
      'california ',
      'US-CA',
      'State of California',
      'Calif.',
      'Kalifornien',
      'ＣＡ',
    ],
    ['BR', 'São Paulo', 'Sao Paulo', 'SP', 'Estado de São Paulo', 'SÃO PAULO'],
    ['DE', 'Thüringen', 'Thueringen', 'Thuringia', 'Freistaat Thüringen', 'TH', 'thuringen'],
    ['JP', 'Tokyo', '東京都', '東京', 'Tōkyō', 'Tokyo-to', 'Tokyo Prefecture', 'JP-13'],
    ['IE', 'Dublin', 'Co. Dublin', 'County Dublin', 'D'],
    ['GB', 'Durham, County', 'County Durham', 'Durham'],
    ['PL', 'Łódzkie', 'lodzkie', 'województwo łódzkie', 'PL-10'],
    ['NG', 'Lagos', 'Lagos State', 'LA', 'lagos'],
    ['AU', 'New South Wales', 'NSW', 'N.S.W.', 'new south wales'],
    ['KR', 'Seoul-teukbyeolsi', '서울', '서울특별시', 'Seoul', '11'],
    ['IT', 'Lombardia', 'MI', 'Lombardy', 'Provincia di Milano', 'Regione Lombardia'],
    ['FR', 'Auvergne-Rhône-Alpes', 'Rhône', 'auvergne rhone alpes', 'ARA'],
    ['ES', 'Andalucìa', 'Sevilla', 'Andalucía', 'Andalusia'],
    ['RU', 'Moscow Oblast', 'Московская область', 'MOS'],
  ] as const)
    it(`finds ${state} however it is written`, async () => {
      await set(zonesOf(country, state)).expect(200)
      for (const one of written) expect(await ratesTo(country, one), one).to.equal('State')
    })

  for (const [country, state, ...written] of [
    ['GB', 'Bristol, City of', '|Bristol|BS1 4ST', 'England|Bristol|BS1 4ST', 'City of Bristol|Bristol'],
    ['GB', 'Isle of Wight', '|Newport|PO30 1AA', '|Cowes|po317aa'],
    ['GB', 'London', '|London|SE10 8XJ', 'Greenwich|London|SE10 8XJ', '|Croydon|CR0 1AA'],
    ['US', 'Illinois', 'Ill nois|Springfield|62701-1234', '?|Chicago|60601'],
    ['DE', 'Bayern', '|München|80331', '|Bamberg|D-96047', '|Bamberg|'],
    ['FR', 'Corse', '|Ajaccio|20000', '|Bastia|20 200'],
    ['BE', 'Flanders', '|Gent|9000', '|Antwerpen|B-2000'],
    ['ES', 'Andalucìa', '?|Sevilla|41001'],
    ['CA', 'Ontario', '?|Toronto|m5v2t6'],
    ['NG', 'Lagos', '|Ikeja|'],
  ] as const)
    it(`finds ${state} by postal code or city where no state says it`, async () => {
      await set(zonesOf(country, state)).expect(200)
      for (const one of written) expect(await ratesTo(country, one), one).to.equal('State')
    })

  it('takes nobody else’s: other states, and cities of several', async () => {
    await set(zonesOf('US', 'Washington')).expect(200)
    for (const one of ['DC|Washington|20001', 'D.C.', 'Oregon|Portland|97201', '?|Springfield|0'])
      expect(await ratesTo('US', one), one).to.equal('Country')
    await set(zonesOf('NG', 'Niger')).expect(200)
    expect(await ratesTo('NG', 'Nigeria|Abuja')).to.equal('Country')
    await set(zonesOf('MX', 'Estado de México')).expect(200)
    expect(await ratesTo('MX', 'Ciudad de México|Mexico|06000')).to.equal('Country')
    await set(zonesOf('RU', 'Altai Krai')).expect(200)
    expect(await ratesTo('RU', 'Республика Алтай')).to.equal('Country')
  })

  it('prefers a province to the region around it', async () => {
    const [andalusia, country] = zonesOf('ES', 'Andalucìa')
    await set([andalusia!, { ...andalusia!, states: ['Sevilla'], rates: [rate('Province')] }, country!])
    expect(await ratesTo('ES', 'Sevilla|Sevilla|41001')).to.equal('Province')
    expect(await ratesTo('ES', 'Cádiz|Cádiz|11001')).to.equal('State')
  })

  it('may name its states in any way too, and keeps them by their names', async () => {
    const states = ['CA', 'us-ny', 'State of Texas', 'California']
    const { body } = await set([{ name: 'Some', countries: ['US'], states, rates: [] }]).expect(200)
    expect(body.data.shipping.zones[0].states).to.eql(['California', 'New York', 'Texas'])
    const both = [{ name: 'Two', countries: ['US', 'GE'], states: ['Georgia'], rates: [rate('State')] }]
    await set(both).expect(200)
    expect(await ratesTo('US', 'GA')).to.equal('State')
    const { body: refused } = await set([
      { name: 'Two', countries: ['US', 'IT'], states: ['CA'], rates: [] },
    ]).expect(400)
    expect(refused.message).to.equal(
      'shipping.zones[0].states[0] means states of several countries of its zone: write the name',
    )
  })
})

describe('A zone of postal codes', () => {
  const zonesOf = (country: string, ...postalCodes: string[]) => [
    { name: 'Far', countries: [country], postalCodes, rates: [rate('Far')] },
    { name: 'Country', countries: [country], rates: [rate('Near')] },
  ]

  for (const [country, pattern, within, outside] of [
    ['GB', 'HS1-3', ['HS1 2AB', 'hs33aa'], ['HS4 1AA', 'HS10 1AA', 'H1 2AB']],
    ['GB', 'IV*', ['IV2 3AB', 'iv512xx'], ['IP1 1AA']],
    ['GB', 'SW1A', ['SW1A 1AA', 'sw1a1aa'], ['SW1 1AA', 'SW1Y 4AA']],
    ['GB', 'E1', ['E1 6AN', 'E1W 2BX', 'E16AN'], ['E10 5AA', 'EC1A 1BB']],
    ['GB', 'KW15–KW17', ['KW16 3AA'], ['KW14 7AA']],
    ['FR', '97000-97999', ['97400', '97 133'], ['75001', '20000']],
    ['FR', '20*', ['20137'], ['02000']],
    ['FR', '75', ['75001', '75 116', 'F-75008'], ['77500', '07500', '95750']],
    ['DE', '7', ['70173', 'D-79098'], ['80331', '17033']],
    ['IT', '００１', ['00118', '001 84'], ['10100', '01100']],
    ['IS', '101', ['101'], ['110', '210']],
    ['AT', '1010', ['1010'], ['10105', '1020']],
    ['US', '995-999', ['99701-1234', '99501'], ['98101', '09950']],
    ['JP', '900-0000 - 907-9999', ['904-0123', '〒９０４－０１２３'], ['100-0001']],
    ['NL', '8881-8899', ['8881 AB', '8896ab'], ['1012 AB']],
    ['DE', '25849', ['25849', 'D-25849'], ['25840']],
    ['PL', '00-950', ['00950', '00-950'], ['00-951']],
    ['CA', 'X0A', ['X0A 0H0', 'x0a0h0'], ['X0B 0C0']],
  ] as const)
    it(`covers ${pattern} of ${country}`, async () => {
      await set(zonesOf(country, pattern)).expect(200)
      for (const code of within) expect(await ratesTo(country, `?||${code}`), code).to.equal('Far')
      for (const code of outside) expect(await ratesTo(country, `?||${code}`), code).to.equal('Near')
    })

  it('precedes a zone of states, and covers its own states as well', async () => {
    const [far, country] = zonesOf('FR', '20*')
    const state = { name: 'South', countries: ['FR'], states: ['Corse'], rates: [rate('State')] }
    await set([state, far!, country!]).expect(200)
    expect(await ratesTo('FR', 'Corse|Ajaccio|20000')).to.equal('Far')
    expect(await ratesTo('FR', 'Corse|Ajaccio|0')).to.equal('State')
    await set([{ ...far!, states: ['Bretagne'] }, country!]).expect(200)
    expect(await ratesTo('FR', 'Brittany|Brest|29200')).to.equal('Far')
  })

  it('needs a country, and codes that can be some', async () => {
    const { body } = await set([{ name: 'All', countries: [], postalCodes: ['1*'], rates: [] }]).expect(400)
    expect(body.message).to.include('shipping.zones[0].postalCodes')
    for (const pattern of ['*', 'HS3-1', 'SW1A-SW1E', '9[0-5]', 'a, b']) {
      const { body } = await set(zonesOf('GB', 'IV*', pattern)).expect(400)
      expect(body.message, pattern).to.include('shipping.zones[0].postalCodes[1]')
    }
  })
})

describe('A rate', () => {
  const dishes = async () => ({ productId: (await createFood(shop, { price: 4000 })).id, quantity: 1 })
  const home = { name: 'Ada', line1: '1 Road', city: 'Reno', state: 'NV', country: 'US', postalCode: '89501' }
  const methods = async (items: object[], app = service().store) =>
    (await ask({ items, address: home }, app)).map(({ shippingMethod }) => shippingMethod).sort()

  it('is offered for the kinds of goods that it carries', async () => {
    const rates = [
      rate('Post', { carries: ['products'] }),
      rate('Rider', { carries: ['foods'] }),
      rate('Van', { carries: ['products', 'foods'] }),
      rate('Friend'),
    ]
    await set([{ name: 'Home', countries: ['US'], rates }]).expect(200)
    const soup = await dishes()
    expect(await methods([cup])).to.eql(['Friend', 'Post', 'Van'])
    expect(await methods([soup])).to.eql(['Friend', 'Rider', 'Van'])
    expect(await methods([cup, soup])).to.eql(['Friend', 'Van'])
  })

  it('is not taken for goods of another kind at the same price', async () => {
    await set([{ name: 'Home', countries: ['US'], rates: [rate('Post', { carries: ['products'] })] }])
    const [quoted] = await ask({ address: home })
    const placed = call('store').post('/api/v1/orders').set(shopper.as(shop))
    const { body } = await placed.send({ items: [await dishes()], rateId: quoted!.rateId }).expect(409)
    expect(body.code).to.equal('rate_outdated')
  })

  it('that carries no dishes delivers none: the refusal says so', async () => {
    await set([{ name: 'Home', countries: ['US'], rates: [rate('Post', { carries: ['products'] })] }])
    const saved = call('store').post('/api/v1/shipping-address').set(shopper.as(shop)).send(home)
    const shippingAddressId = (await saved.expect(201)).body.data._id
    const order = { items: [await dishes()], shippingAddressId }
    const { body } = await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(order).expect(409)
    expect(body.code).to.equal('not_delivered_there')
  })

  describe('of a courier', () => {
    let shippo: ShippoServer
    before(async () => {
      shippo = await openShippo()
    })
    after(() => shippo.close())

    it('is never asked for about dishes', async () => {
      const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
      const config = testConfig({ url: service().databaseUrl }, settings)
      const { store: app } = await openApps(config, service().db, 'store')
      const origin = { name: 'Us', phone: '+1 775 555 0100', line1: '1 Road', city: 'Reno', state: 'Nevada' }
      await set([], { origin: { ...origin, country: 'US', postalCode: '89501' } }).expect(200)
      expect(await methods([cup], app)).to.have.length(1)
      expect(await methods([cup, await dishes()], app)).to.eql([])
      expect(shippo.asked).to.have.length(1)
    })
  })
})
