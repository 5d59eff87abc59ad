import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { type StoreLookup, storeAt } from '../../../src/web/storefront/stores.ts'

const nameOf = (store: StoreLookup) =>
  store && typeof store === 'object' && 'name' in store ? store.name : store

describe('The store of a host', () => {
  let asked = 0
  const server = createServer((req, res) => {
    if (req.headers.origin === 'http://suspended.example') {
      asked += 1
      res.writeHead(403)
      res.end(JSON.stringify({ message: 'This store is suspended', code: 'store_suspended' }))
      return
    }
    const refused = req.headers['x-forwarded-for'] === '192.0.2.1'
    const code = refused ? 'too_many_requests' : undefined
    const replies: Record<string, object> = {
      '/shop': { name: 'Palm & Thread', type: 'retail' },
      '/shop/policies': { privacy: 'We keep little.', terms: '', shipping: null, refunds: 'Within 7 days.' },
    }
    const data = replies[req.url ?? ''] ?? { pagination: { total: 1 } }
    res.writeHead(refused ? 429 : 200, refused ? { 'retry-after': '0.2' } : {})
    res.end(JSON.stringify({ message: '', code, data }))
  })
  before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  after(() => server.close())
  const look = (origin: string, address: string) =>
    storeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, origin, address)

  it('is shown to a visitor who comes while another one is refused for calling too often', async () => {
    const greedy = look('http://palm.example', '192.0.2.1').catch((error) => error.status)
    const visitor = await look('http://palm.example', '192.0.2.2')
    expect(nameOf(visitor)).to.equal('Palm & Thread')
    expect(await greedy).to.equal(429)
    expect(nameOf(await look('http://palm.example', '192.0.2.1'))).to.equal('Palm & Thread')
  })

  it('is known with the policies that it has written, as the foot of its pages lists them', async () => {
    const store = await look('http://written.example', '192.0.2.5')
    expect(store).to.have.nested.property('has.policies').that.eql(['refunds', 'privacy'])
  })

  it('rests while it is suspended, and the service is not asked again for each visitor', async () => {
    expect(await look('http://suspended.example', '192.0.2.3')).to.equal('resting')
    const first = asked
    expect(await look('http://suspended.example', '192.0.2.4')).to.equal('resting')
    expect(asked).to.equal(first)
  })
})
