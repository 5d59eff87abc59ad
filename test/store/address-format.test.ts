import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { addressLines } from '../../src/services/geo/address-formats.ts'
import { addressLines as linesOnPages } from '../../src/web/ui/address-lines.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

const formatOf = async (country: string) =>
  (await call('store').get(`/api/v1/country/${country}/address-format`).expect(200)).body.data
const partsOf = async (country: string) => {
  const { parts } = await formatOf(country)
  return Object.fromEntries(
    parts.map(({ name, label, required }: { name: string; label: string; required: boolean }) => [
      name,
      `${label}${required ? '' : '?'}`,
    ]),
  )
}

let shop: Shop
let shopper: Person
const street = { name: 'Ada', line1: '1 Example Street' }
const create = (address: object) =>
  call('store')
    .post('/api/v1/shipping-address')
    .set(shopper.as(shop))
    .send({ ...street, ...address })

describe('The addresses of countries', () => {
  describe('getAddressFormat', () => {
    it('says which parts the addresses of a country have and need, and what they are called', async () => {
      expect(await partsOf('sg')).to.not.have.any.keys('city', 'state')
      expect(await partsOf('SG')).to.include({ postalCode: 'Postal code' })
      expect(await partsOf('IE')).to.include({ postalCode: 'Eircode?', state: 'County?' })
      expect(await partsOf('JP')).to.include({ state: 'Prefecture', postalCode: 'Postal code' })
      expect(await partsOf('GB')).to.include({ postalCode: 'Postcode', city: 'Town or city' })
      expect(await partsOf('US')).to.include({ postalCode: 'ZIP code', state: 'State' })
      expect(await partsOf('AE'))
        .to.include({ state: 'Emirate' })
        .and.not.have.any.keys('city', 'postalCode')
      expect(await partsOf('IN')).to.include({ postalCode: 'PIN code' })
    })

    it('has the parts in the order of the country', async () => {
      const order = async (country: string) =>
        (await formatOf(country)).parts.map(({ name }: { name: string }) => name)
      expect(await order('JP')).to.eql(['postalCode', 'state', 'line1', 'line2', 'name'])
      expect(await order('DE')).to.eql(['name', 'line1', 'line2', 'postalCode', 'city'])
    })

    it('says how they are written, by which pages and e-mails print them alike', async () => {
      const written = {
        name: 'Ada',
        line1: '1 Road',
        line2: null,
        city: 'Town',
        state: 'Part',
        postalCode: '123',
      }
      for (const [country, lines, more] of [
        ['US', ['Ada', '1 Road', 'Town, Part 123'], {}],
        ['DE', ['Ada', '1 Road', '123 Town', 'Part'], {}],
        ['GB', ['Ada', '1 Road', 'Town', '123'], { state: '' }],
        ['GB', ['Ada', '1 Road', 'Flat 2', '123'], { state: ' ', city: null, line2: 'Flat 2' }],
        ['BR', ['Ada', '1 Road', 'Town-Part', '123'], {}],
        ['BR', ['Ada', '1 Road', 'Part', '123'], { city: '' }],
        ['HU', ['Ada', 'Town', '1 Road', '123'], { state: '' }],
        ['JP', ['〒123', 'Part', '千代田', 'Ada'], { line1: '千代田', city: '' }],
        ['JP', ['Ada', '1 Road', 'Part', '123'], { city: '' }],
        ['SG', ['Ada', '1 Road', 'SINGAPORE 123'], { city: '', state: '' }],
        ['SG', ['Ada', '1 Road'], { city: '', state: '', postalCode: null }],
        ['NG', ['Ada', '1 Road', 'Town 123', 'Part'], {}],
      ] as const) {
        const address = { ...written, country, ...more }
        expect(addressLines(address), country).to.eql(lines)
        expect(linesOnPages(address, await formatOf(country)), country).to.eql(lines)
      }
    })

    it('knows every country of the list, and every country of ISO 3166 is in it', async () => {
      const { body } = await call('store').get('/api/v1/country').expect(200)
      const codes: string[] = body.data.map(({ shortName }: { shortName: string }) => shortName)
      expect(codes).to.include.members(['SJ', 'AX', 'BQ', 'UM', 'XK']).and.have.length(250)
      for (const code of codes) {
        const { shortName, parts, layout } = await formatOf(code)
        expect(shortName).to.equal(code)
        for (const { name } of parts) expect(layout).to.include(`{${name}}`)
        expect(parts.map(({ name }: { name: string }) => name)).to.include.members(['name', 'line1'])
      }
      await call('store').get('/api/v1/country/XX/address-format').expect(404)
      await call('store').get('/api/v1/country/nigeria/address-format').expect(404)
    })
  })

  describe('createShippingAddress', () => {
    beforeEach(async () => {
      shop = await createShop()
      shopper = await createGuest()
    })

    it('takes what the addresses of a country have, without a telephone number', async () => {
      for (const place of [
        { country: 'SG', postalCode: '546080' },
        { country: 'HK', state: 'Kowloon', city: 'Mong Kok' },
        { country: 'MC', city: 'Monaco', postalCode: '98000' },
        { country: 'GI' },
        { country: 'VA', city: 'Vatican City', postalCode: '00120' },
        { country: 'SJ', city: 'Longyearbyen', postalCode: '9170' },
        { country: 'JP', state: 'Tokyo', postalCode: '100-0001' },
      ]) {
        const { body } = await create(place).expect(201)
        expect(body.data).to.include({ phone: '', city: '', state: '', ...place })
      }
    })

    it('names the part that is missing, also where it is blank', async () => {
      const refused = async (place: object) => (await create(place).expect(400)).body.message
      expect(await refused({ country: 'SG' })).to.equal('postalCode is required in addresses of Singapore')
      expect(await refused({ country: 'AE', state: ' ' })).to.match(/^state is required in addresses of/)
      expect(await refused({ country: 'DE', postalCode: '10115', city: '' })).to.match(/^city is required/)
      expect(await refused({ country: 'US', city: 'Austin', state: 'Texas' })).to.match(
        /^postalCode is required/,
      )
    })

    it('asks the same of a change of the place, and of an address that is quoted for', async () => {
      const { _id } = (await create({ country: 'GI' }).expect(201)).body.data
      const change = call('store').patch(`/api/v1/shipping-address/${_id}`).set(shopper.as(shop))
      expect((await change.send({ country: 'SG' }).expect(400)).body.code).to.equal('invalid_request')
      const read = call('store').get(`/api/v1/shipping-address/${_id}`).set(shopper.as(shop))
      expect((await read.expect(200)).body.data.country).to.equal('GI')
      const quote = call('store').post('/api/v1/shipping/rates').set(shopper.as(shop))
      const { body } = await quote.send({ address: { ...street, country: 'SG' } }).expect(400)
      expect(body.message).to.match(/^postalCode is required/)
    })
  })
})
