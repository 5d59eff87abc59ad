import { expect } from 'chai'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { city, house, openPhoton, type Photon } from '../support/photon.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

const url = '/api/v1/shipping-address'
const refused = {
  status: 502,
  success: false,
  message: 'The address provider did not respond; enter the address by hand',
  code: 'address_provider_unavailable',
  data: {},
}

describe('Address look-up', () => {
  let photon: Photon
  let honest: Photon['answer']
  let store: Awaited<ReturnType<typeof openApps>>['store']
  let shop: Awaited<ReturnType<typeof createShop>>
  let shopper: Person
  const ask = (path: string, query: object, app?: typeof store) =>
    call('store', app).get(`${url}/${path}`).query(query).set(shopper.as(shop))

  before(async () => {
    ;[shop, shopper, photon] = [await createShop({ country: 'NG' }), await createGuest(), await openPhoton()]
    const config = testConfig({ url: service().databaseUrl }, { PHOTON_URL: `${photon.url}/` })
    honest = photon.answer
    store = (await openApps(config, service().db, 'store')).store
  })
  beforeEach(() => Object.assign(photon, { asked: [], answer: honest, features: [house, city] }))
  after(() => photon.close())

  describe('autocompleteAddress', () => {
    it("suggests the provider's results", async () => {
      const { body } = await ask('autocomplete', { input: ' olympia ', country: 'de' }, store).expect(200)
      expect(body.message).to.equal('Addresses suggested')
      expect(body.data[1]).to.eql({ placeId: 'N240109189', description: 'Berlin, Germany' })
      expect(photon.asked).to.eql(['/api?q=olympia&limit=10&countrycode=DE'])
    })

    it('reports that the provider is down, until it is back', async () => {
      photon.answer = (res) => void res.writeHead(500).end()
      expect((await ask('autocomplete', { input: 'b' }, store).expect(502)).body).to.eql(refused)
      photon.answer = honest
      await ask('autocomplete', { input: 'b' }, store).expect(200)
    })

    it('suggests states and countries without a provider', async () => {
      const { body } = await ask('autocomplete', { input: '1 Example Street, lag' }).expect(200)
      expect(body.data).to.deep.include({ placeId: 'state:NG:Lagos', description: 'Lagos, Nigeria' })
      const country = await ask('autocomplete', { input: 'niger' }).expect(200)
      expect(country.body.data.slice(0, 2)).to.eql([
        { placeId: 'country:NG', description: 'Nigeria' },
        { placeId: 'state:NG:Niger', description: 'Niger, Nigeria' },
      ])
      const inside = await ask('autocomplete', { input: 'cOTe d', country: 'CI' }).expect(200)
      expect(inside.body.data[0].placeId).to.equal('country:CI')
      const many = await ask('autocomplete', { input: 'a' }).expect(200)
      expect(many.body.data).to.have.length(10)
    })

    it("suggests places in the store's own country first, unless a country is named", async () => {
      const home = await createShop({ country: 'NG' })
      const placesOf = async (query: object) => {
        const asked = call('store').get(`${url}/autocomplete`).query(query).set(shopper.as(home))
        const places: { placeId: string }[] = (await asked.expect(200)).body.data
        return places.map(({ placeId }) => placeId)
      }
      const found = await placesOf({ input: 'niger' })
      expect(found.slice(0, 3)).to.eql(['country:NG', 'state:NG:Niger', 'country:NE'])
      expect((await placesOf({ input: 'o' }))[0], 'behind ten others in the list of all').to.equal(
        'state:NG:Ogun',
      )
      expect((await placesOf({ input: 'niger', country: 'ne' }))[0]).to.equal('country:NE')
    })

    it('suggests cities after them, those of the country of the store first', async () => {
      const { body } = await ask('autocomplete', { input: '1 Example Street, LAgos' }).expect(200)
      const places: string[] = body.data.map(({ placeId }: { placeId: string }) => placeId)
      expect(places).to.include('city:PT:Faro:Lagos')
      expect(places.findIndex((place) => place.startsWith('city:'))).to.equal(
        places.filter((place) => place.startsWith('state:')).length,
      )
      const [first] = body.data.filter(({ placeId }: { placeId: string }) => placeId.startsWith('city:'))
      expect(first).to.eql({ placeId: 'city:NG:Lagos:Lagos', description: 'Lagos, Lagos, Nigeria' })
      const inside = await ask('autocomplete', { input: 'sao carlos', country: 'br' }).expect(200)
      expect(inside.body.data).to.deep.include({
        placeId: 'city:BR:São Paulo:São Carlos',
        description: 'São Carlos, São Paulo, Brazil',
      })
      const elsewhere = await ask('autocomplete', { input: 'ikeja', country: 'BR' }).expect(200)
      expect(elsewhere.body.data).to.eql([])
    })

    it('finds a name by its words, however people write what stands between them', async () => {
      const names = async (input: string, country: string) => {
        const { body } = await ask('autocomplete', { input, country }).expect(200)
        return body.data.map(({ description }: { description: string }) => description.split(',')[0])
      }
      for (const input of ['saint etienne', 'Saint-Étienne', "saint'etienne "])
        expect((await names(input, 'FR'))[0], input).to.equal('Saint-Étienne')
      expect(await names('etienne', 'FR')).to.include('Saint-Étienne-lès-Remiremont')
      expect(await names('stratford upon avon', 'GB')).to.eql(['Stratford-upon-Avon'])
      expect(await names('hertogenbosch', 'NL')).to.eql(["'s-Hertogenbosch"])
      expect(await names('guinea bissau', 'GW')).to.eql(['Guinea-Bissau'])
    })

    it('finds a name whose first word is a single letter', async () => {
      const names = async (input: string, country: string) => {
        const { body } = await ask('autocomplete', { input, country }).expect(200)
        return body.data.map(({ description }: { description: string }) => description.split(',')[0])
      }
      for (const input of ["l'aquila", 'L’Aquila', 'l aq'])
        expect(await names(input, 'IT'), input).to.eql(["L'Aquila"])
      expect(await names("n'djamena", 'TD')).to.eql(["N'Djamena"])
      expect(await names("'s-hertogenbosch", 'NL')).to.eql(["'s-Hertogenbosch"])
      expect((await names('a coruna', 'ES'))[0]).to.equal('A Coruña')
    })

    it('suggests nothing for an empty query', async () => {
      for (const input of [' ', 'Lagos, ', '%', '\\']) {
        expect((await ask('autocomplete', { input }).expect(200)).body.data).to.eql([])
      }
      expect((await ask('autocomplete', { input: ' ' }, store).expect(200)).body.data).to.eql([])
      expect(photon.asked).to.eql([])
    })

    it('refuses a country that does not exist', async () => {
      for (const country of ['XX', '', 'ß']) {
        const { body } = await ask('autocomplete', { input: 'b', country }, store).expect(400)
        expect(body.code, country).to.equal('unknown_country')
      }
    })
  })

  describe('reverseGeocode', () => {
    it('finds the address at a point', async () => {
      const { body } = await ask('reverse-geocode', { lat: 52.5146, lng: 13.2395 }, store).expect(200)
      expect(body.message).to.equal('Address found')
      expect(body.data).to.include({ line1: '3 Olympischer Platz', city: 'Berlin', country: 'DE' })
    })

    it('reports that nothing is known there', async () => {
      photon.features = []
      const { body } = await ask('reverse-geocode', { lat: 0, lng: -180 }, store).expect(404)
      expect(body).to.include({ code: 'place_not_found', message: 'No address was found at this location' })
    })

    it('finds the nearest city within 50 km without a provider', async () => {
      const { body } = await ask('reverse-geocode', { lat: 6.6018, lng: 3.3515 }).expect(200)
      expect(body.data).to.eql({
        placeId: 'city:NG:Lagos:Ikeja',
        description: 'Ikeja, Lagos, Nigeria',
        line1: null,
        city: 'Ikeja',
        state: 'Lagos',
        country: 'NG',
        postalCode: null,
        lat: 6.59651,
        lng: 3.34205,
      })
      for (const [lat, lng, description] of [
        [9.2, 7.4, 'Bwari, Abuja Federal Capital Territory, Nigeria'],
        [40.0, -105.9, 'Fraser, Colorado, United States'],
        [70.5, 22.4, 'Norway'],
        [66.32, 179.9, 'Egvekinot'],
      ] as const) {
        const { body } = await ask('reverse-geocode', { lat, lng }).expect(200)
        expect(body.data.description).to.include(description)
      }
    })

    it('finds no address in the middle of the sea, nor at the poles', async () => {
      for (const [lat, lng] of [
        [0, -150],
        [90, 0],
        [-90, 180],
        [5.5, 2.0],
      ]) {
        const { body } = await ask('reverse-geocode', { lat, lng }).expect(404)
        expect(body.code).to.equal('place_not_found')
      }
    })

    it('refuses within moments when the provider hangs', async () => {
      photon.answer = () => {}
      const startedAt = performance.now()
      const hung = await ask('reverse-geocode', { lat: 1, lng: 1 }, store).expect(502)
      expect(performance.now() - startedAt).to.be.within(1_900, 60_000)
      expect(hung.body).to.eql(refused)
    })

    it('refuses coordinates that are not on earth', async () => {
      for (const point of [
        { lat: 90.1, lng: 0 },
        { lat: 0, lng: -180.1 },
        { lat: 'NaN', lng: 0 },
        { lat: 1 },
      ])
        await ask('reverse-geocode', point, store).expect(400)
    })
  })
})
