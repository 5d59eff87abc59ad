import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import {
  asAgent,
  createSellingShop,
  newKey,
  profileWith,
  startAgent,
  type TestAgent,
} from '../support/agents.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const search = { body: { query: 'mug' } }

describe('The identity of an agent', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  const started: TestAgent[] = []
  const start = async (...options: Parameters<typeof startAgent>) => {
    const agent = await startAgent(...options)
    started.push(agent)
    return agent
  }
  before(async () => {
    shop = await createSellingShop()
    await createProduct(shop, { name: 'Enamel mug' })
  })
  after(() => Promise.all(started.map((agent) => agent.close())))

  const refused = async (agent: TestAgent, options: Parameters<typeof asAgent>[4], status: number) => {
    const { body } = await asAgent(agent, shop, 'post', '/catalog/search', options).expect(status)
    expect(body).to.have.all.keys('code', 'content')
    return body.code as string
  }

  it('is that of the profile which UCP-Agent names, and is needed for each call', async () => {
    const agent = await start()
    await asAgent(agent, shop, 'post', '/catalog/search', search).expect(200)
    for (const given of [undefined, 'nothing', 'profile=unquoted', 'profile="ftp://agent.example"']) {
      const request = call('store').post('/ucp/v1/catalog/search').set('x-shop-id', shop.id)
      const { body } = await (given ? request.set('ucp-agent', given) : request).send(search.body).expect(400)
      expect(body.code).to.equal('invalid_profile_url')
    }
  })

  it('is refused if the profile cannot be read, is none, or is of another version', async () => {
    const changed = async (change: (agent: TestAgent) => void) => {
      const agent = await start({ keys: 0 })
      change(agent)
      return agent
    }
    const gone = await changed((agent) => Object.assign(agent, { status: 500 }))
    expect(await refused(gone, search, 424)).to.equal('profile_unreachable')
    const moved = await changed((agent) => Object.assign(agent, { status: 302 }))
    expect(await refused(moved, search, 424)).to.equal('profile_unreachable')
    const broken = await changed((agent) => Object.assign(agent, { document: { ucp: {} } }))
    expect(await refused(broken, search, 422)).to.equal('profile_malformed')
    const leaky = await changed((agent) => {
      agent.document = profileWith([{ ...newKey('one').key, d: 'secret' }])
    })
    expect(await refused(leaky, search, 422)).to.equal('profile_malformed')
    const old = await changed((agent) => {
      agent.document = profileWith([], { version: '2026-01-11' })
    })
    expect(await refused(old, search, 422)).to.equal('version_unsupported')
  })

  it('has an outcome, not an error, if store and agent share no version of the capability', async () => {
    const agent = await start({ keys: 0 })
    agent.document = profileWith([], {
      capabilities: { 'dev.ucp.shopping.cart': [{ version: '2026-08-25' }] },
    })
    const { body } = await asAgent(agent, shop, 'post', '/catalog/search', search).expect(200)
    expect(body.ucp).to.eql({ version: '2026-08-25', status: 'error' })
    expect(body.messages[0]).to.include({ code: 'capabilities_incompatible', severity: 'unrecoverable' })
  })

  it('reads a profile once for many calls, and ignores what it does not know of it', async () => {
    const agent = await start()
    const { ucp, keys } = agent.document as ReturnType<typeof profileWith>
    const capabilities = { ...ucp.capabilities, 'com.example.unknown': [{ version: '2030-01-01' }] }
    agent.document = { ucp: { ...ucp, capabilities, later: { ucp: {} } }, keys, more: [] }
    for (let n = 0; n < 3; n += 1) await asAgent(agent, shop, 'post', '/catalog/search', search).expect(200)
    const unknown = { ...newKey('key-9').signing }
    for (let n = 0; n < 2; n += 1)
      expect(await refused(agent, { ...search, signer: unknown }, 401)).to.equal('key_not_found')
    expect(agent.fetched).to.equal(1)
  })

  it('is proved by a signature wherever the profile has keys, so that nobody can pretend to be the agent', async () => {
    const agent = await start()
    expect(await refused(agent, { ...search, signer: null }, 401)).to.equal('signature_missing')
    const forged = { ...newKey('key-0').signing }
    expect(await refused(agent, { ...search, signer: forged }, 401)).to.equal('signature_invalid')
    const unknown = { ...newKey('key-9').signing }
    expect(await refused(agent, { ...search, signer: unknown }, 401)).to.equal('key_not_found')
    const half = { ...search, tamper: (headers: Record<string, string>) => delete headers.Signature }
    expect(await refused(agent, half as never, 401)).to.equal('signature_invalid')
  })

  it('refuses a signature of another body, path, store, time or agent', async () => {
    const agent = await start()
    const tampered = (name: string, value: string) => ({
      ...search,
      tamper: (headers: Record<string, string>) => void Object.assign(headers, { [name]: value }),
    })
    expect(await refused(agent, tampered('content-digest', 'sha-256=:AAAA:'), 400)).to.equal(
      'digest_mismatch',
    )
    expect(await refused(agent, tampered('host', 'other.localhost'), 401)).to.equal('signature_invalid')
    expect(await refused(agent, tampered('idempotency-key', 'another'), 401)).to.equal('signature_invalid')
    const elsewhere = await createSellingShop({})
    expect(await refused(agent, tampered('x-shop-id', elsewhere.id), 401)).to.equal('signature_invalid')
    const late = { ...search, created: new Date(Date.now() - 6 * 60_000) }
    expect(await refused(agent, late, 401)).to.equal('signature_invalid')
    const other = await start()
    const borrowed = { ...search, signer: other.keys[0]! }
    expect(await refused(agent, borrowed, 401)).to.equal('signature_invalid')
  })

  it('refuses a signature that leaves out what it must cover', async () => {
    const agent = await start()
    const all = [
      '@method',
      '@authority',
      '@path',
      'x-shop-id',
      'ucp-agent',
      'idempotency-key',
      'x-shop-id',
      'content-type',
      'content-digest',
    ]
    await asAgent(agent, shop, 'post', '/catalog/search', { ...search, cover: all }).expect(200)
    for (const left of all) {
      const cover = all.filter((name) => name !== left)
      expect(await refused(agent, { ...search, cover }, 401), left).to.equal('signature_invalid')
    }
  })

  it('takes no algorithm but ES256, and no key for encryption', async () => {
    const agent = await start()
    const wide = newKey('wide', 'P-384')
    const secret = newKey('secret')
    agent.document = profileWith([wide.key, { ...secret.key, use: 'enc' }])
    expect(await refused(agent, { ...search, signer: wide.signing }, 400)).to.equal('algorithm_unsupported')
    expect(await refused(agent, { ...search, signer: secret.signing }, 401)).to.equal('key_not_found')
  })

  it('is stopped however it spells the address of its profile', async () => {
    const agent = await start()
    const { profile } = agent
    await service().db('agents').insert({ id: newId(), shop_id: shop.id, profile, stopped_at: new Date() })
    const spellings = [
      profile.replace('http:', 'HTTP:'),
      profile.replace('/profile', '/x/../profile'),
      `${profile}?again`,
      `${profile}?again=1#now`,
      `${profile}#now`,
    ]
    for (const spelling of spellings) {
      const other = { ...agent, profile: spelling }
      expect(await refused(other, search, 403), spelling).to.equal('agent_stopped')
    }
  })

  it('is not taken for a call that is sent on to another store', async () => {
    const agent = await start()
    const elsewhere = await createSellingShop()
    const tamper = (headers: Record<string, string>) =>
      void Object.assign(headers, { 'x-shop-id': elsewhere.id })
    expect(await refused(agent, { ...search, tamper }, 401)).to.equal('signature_invalid')
  })

  it('has an address that can be kept, or is refused', async () => {
    const agent = await start({ keys: 0 })
    const long = { ...agent, profile: `${agent.profile}?${'é'.repeat(1000)}` }
    const { body } = await asAgent(long, shop, 'post', '/catalog/search', search).expect(400)
    expect(body.code).to.equal('invalid_profile_url')
  })

  it('is stopped by the merchant at one store, and unknown at a store that does not sell to agents', async () => {
    const agent = await start()
    await service()
      .db('agents')
      .insert({ id: shop.id, shop_id: shop.id, profile: agent.profile, stopped_at: new Date() })
    expect(await refused(agent, search, 403)).to.equal('agent_stopped')
    await asAgent(agent, await createSellingShop(), 'post', '/catalog/search', search).expect(200)
    const { body } = await asAgent(agent, await createShop(), 'post', '/catalog/search', search).expect(404)
    expect(body.code).to.equal('shop_not_found')
  })
})
