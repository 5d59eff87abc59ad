import type { ServerResponse } from 'node:http'
import { expect } from 'chai'
import { minutes } from '../../../src/base/clock.ts'
import { photonProvider } from '../../../src/gateways/addresses/photon.ts'
import { type AddressProvider, AddressProviderError } from '../../../src/gateways/addresses/provider.ts'
import { city, house, openPhoton, type Photon } from '../../support/photon.ts'
import { later } from '../../support/sign-in.ts'

describe('photonProvider', () => {
  let photon: Photon
  let provider: AddressProvider
  const failure = (work: Promise<unknown>): Promise<Error> =>
    work.then(
      () => {
        throw new Error('it was answered')
      },
      (error) => error,
    )

  beforeEach(async () => {
    photon = await openPhoton()
    provider = photonProvider({ url: photon.url })
  })
  afterEach(() => photon.close())

  it("suggests Photon's results, in one line each and without repetitions", async () => {
    expect(await provider.suggest('berl & co', null)).to.eql([
      {
        placeId: 'W38862723',
        description: 'Olympiastadion, 3 Olympischer Platz, 14053 Berlin, Berlin, Germany',
      },
      { placeId: 'N240109189', description: 'Berlin, Germany' },
    ])
    expect(photon.asked).to.eql(['/api?q=berl+%26+co&limit=10'])
  })

  it('restricts the search to one country', async () => {
    await provider.suggest('berlin', 'DE')
    expect(photon.asked).to.eql(['/api?q=berlin&limit=10&countrycode=DE'])
  })

  it('returns the place at a point, in the fields of a shipping address', async () => {
    expect(await provider.lookUp(52.51467945, 13.239514)).to.eql({
      placeId: 'W38862723',
      description: 'Olympiastadion, 3 Olympischer Platz, 14053 Berlin, Berlin, Germany',
      line1: '3 Olympischer Platz',
      city: 'Berlin',
      state: 'Berlin',
      country: 'DE',
      postalCode: '14053',
      lat: 52.5146794,
      lng: 13.2395146,
    })
    expect(photon.asked).to.eql(['/reverse?lat=52.51468&lon=13.23951&limit=1'])
  })

  it('returns the name of a city, a street and a state', async () => {
    photon.features = [city]
    expect(await provider.lookUp(1, 1)).to.include({ line1: null, city: 'Berlin', postalCode: null })
    photon.features = [{ ...house, properties: { type: 'street', name: 'High Street', countrycode: 'gb' } }]
    expect(await provider.lookUp(2, 2)).to.include({ line1: 'High Street', city: null, country: 'GB' })
    photon.features = [{ ...house, properties: { type: 'state', name: 'Lagos', country: 'Nigeria' } }]
    expect(await provider.lookUp(3, 3)).to.include({ state: 'Lagos', country: null })
  })

  it('omits results without a position or a name, and reports that nothing was found', async () => {
    const nameless = [
      { ...house, properties: {} },
      { ...house, properties: null },
    ]
    photon.features = [{}, { ...house, geometry: {} }, ...nameless, { ...city, x: null }]
    expect(await provider.suggest('b', null)).to.have.length(1)
    photon.features = []
    expect(await provider.lookUp(0, 0)).to.equal(null)
  })

  it('asks once for the same query in ten minutes', async () => {
    const [first, second] = [await provider.suggest('b', null), await provider.suggest('b', null)]
    expect(second).to.eql(first)
    expect(photon.asked).to.have.length(1)
    await later(10 * minutes, () => provider.suggest('b', null))
    expect(photon.asked).to.have.length(2)
  })

  it('caches no failure', async () => {
    const honest = photon.answer
    photon.answer = (res) => void res.writeHead(503).end()
    await failure(provider.suggest('b', null))
    photon.answer = honest
    expect(await provider.suggest('b', null)).to.have.length(2)
  })

  const broken: Record<string, (res: ServerResponse) => void> = {
    'a 500': (res) => void res.writeHead(500).end('{}'),
    'a 429': (res) => void res.writeHead(429).end('{}'),
    'a redirect': (res) => void res.writeHead(302, { location: '/elsewhere' }).end(),
    'something else than JSON': (res) => void res.end('<html>'),
    'JSON without features': (res) => void res.end('null'),
    'more than 1 MB': (res) => void res.end(`{"features":[],"x":"${'x'.repeat(1_100_000)}"}`),
    'a broken connection': (res) => void res.destroy(),
  }
  for (const [name, answer] of Object.entries(broken)) {
    it(`gives up on ${name}`, async () => {
      photon.answer = answer
      expect(await failure(provider.lookUp(1, 1))).to.be.instanceOf(AddressProviderError)
      expect(photon.asked).to.have.length(1)
    })
  }

  for (const [name, answer] of Object.entries({
    'no answer': () => {},
    'half an answer': (res: ServerResponse) => void res.write('{"features":['),
  })) {
    it(`gives up after two seconds of ${name}`, async () => {
      photon.answer = answer
      const startedAt = performance.now()
      expect(await failure(provider.suggest('b', null))).to.be.instanceOf(AddressProviderError)
      expect(performance.now() - startedAt).to.be.within(1_900, 60_000)
    })
  }

  it('gives up where nobody listens', async () => {
    const nobody = photonProvider({ url: 'http://127.0.0.1:1' })
    expect(await failure(nobody.suggest('b', null))).to.be.instanceOf(AddressProviderError)
  })
})
