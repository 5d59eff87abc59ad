import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { type TxtLookup, txtLookup } from '../../src/gateways/dns/txt.ts'
import { type DnsServer, openDnsServer } from '../support/dns.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/domains'
type Owner = { shop: Shop & { ownerId: string } } & ReturnType<typeof callsOf>

const callsOf = (token: { authorization: string }) => ({
  get: (path = '', query: object = {}) => call('apps').get(`${url}${path}`).query(query).set(token),
  claim: (domain: unknown) => call('apps').post(url).set(token).send({ domain }),
  check: (id: string) => call('apps').post(`${url}/${id}/check`).set(token),
  remove: (id: string) => call('apps').delete(`${url}/${id}`).set(token),
  available: async (domain: string): Promise<boolean> => {
    const { body } = await call('apps')
      .get(`${url}/check-availability`)
      .query({ domain })
      .set(token)
      .expect(200)
    return body.data.available
  },
})

async function open(type: Shop['type'] = 'ecommerce'): Promise<Owner> {
  const shop = await createShop({ type })
  return { shop, ...callsOf(await createAppToken(shop, ['READ_DOMAINS', 'WRITE_DOMAINS'])) }
}

const eventsOf = (id: string) =>
  service()
    .db('events')
    .where({ resource: 'domains', resource_id: id })
    .orderBy('id')
    .select('method', 'path')

/** Returns whether a page on this domain, which names no store, reaches this one through the Store API. */
async function reaches(domain: string, shop: Shop): Promise<boolean> {
  const origin = `https://${domain}`
  const reply = await call('store').get('/api/v1/shop').set({ origin })
  expect(reply.headers['access-control-allow-origin']).to.equal('*')
  return reply.status === 200 && reply.body.data._id === shop.id
}

describe('Domains', () => {
  describe('listBaseDomains', () => {
    it('depends on the type of the store', async () => {
      const of = async (type: Shop['type']) =>
        (await (await open(type)).get('/available').expect(200)).body.data
      const all = { domain: 'stores.localhost', label: 'Stores' }
      expect(await of('digital')).to.eql([all, { domain: 'downloads.localhost', label: 'Downloads' }])
      expect(await of('restaurant')).to.eql([all, { domain: 'eat.localhost', label: 'Restaurants' }])
    })
  })

  describe('createDomain', () => {
    it('assigns a name on a base domain at once, and browsers on it reach the store', async () => {
      const { shop, claim, get } = await open()
      const name = unique('palm')
      expect(await reaches(`${name}.stores.localhost`, shop)).to.equal(false)
      const { body } = await claim(`${name.toUpperCase()}.Stores.LOCALHOST.`).expect(201)
      expect(body.data).to.deep.include({
        domain: `${name}.stores.localhost`,
        kind: 'subdomain',
        status: 'active',
        verification: null,
        expiresAt: null,
      })
      expect(await reaches(`${name}.stores.localhost`, shop)).to.equal(true)
      expect(await eventsOf(body.data._id)).to.eql([{ method: 'POST', path: '/domains' }])
      expect((await get(`/${body.data._id}`).expect(200)).body.data).to.eql(body.data)
    })

    it('keeps a custom domain pending and says how to prove it; nobody reaches a store by it yet', async () => {
      const { shop, claim } = await open()
      const name = unique('bücher')
      const ascii = new URL(`https://www.${name}.com`).hostname
      const { body } = await claim(`WWW.${name}.com`).expect(201)
      expect(body.data).to.include({ domain: ascii, kind: 'own', status: 'pending', verifiedAt: null })
      const { txt, cname } = body.data.verification
      expect(txt.name).to.equal(`_storefront-challenge.${ascii}`)
      expect(txt.value).to.match(/^[0-9a-f]{40}$/)
      expect(cname).to.eql({ name: ascii, value: 'stores.localhost' })
      expect(Date.parse(body.data.expiresAt) - Date.parse(body.data.createdAt)).to.equal(
        14 * 24 * 3600 * 1000,
      )
      expect(await reaches(ascii, shop)).to.equal(false)
    })

    const unclaimable: [what: string, domain: string, reason: RegExp][] = [
      ['one label', 'acme', /not a domain name/],
      ['a space', 'ac me.com', /not a domain name/],
      ['a path', 'acme.com/shop', /not a domain name/],
      ['a port', 'acme.com:443', /not a domain name/],
      ['a URL', 'https://acme.com', /not a domain name/],
      ['an escape', 'acme%2ecom.com', /not a domain name/],
      ['an underscore', 'a_b.com', /not a domain name/],
      ['a hyphen at an end', '-acme.com', /not a domain name/],
      ['an empty label', 'acme..com', /not a domain name/],
      [
        'a name without room for the DNS record in front',
        `${'a.'.repeat(114)}acme.com`,
        /too long for the DNS record/,
      ],
      ['a label of 64 characters', `${'a'.repeat(64)}.com`, /not a domain name/],
      ['bad punycode', 'xn--zz.com', /not a domain name/],
      ['an IPv4 address', '93.184.215.14', /IP address/],
      ['an IPv4 address in hex', '0x5d.0xb8d70e', /IP address/],
      ['an IPv6 address', '[2606:2800:21f::1]', /not a domain name/],
      ['a public suffix', 'co.uk', /public suffix/],
      ['a private public suffix', 'github.io', /public suffix/],
      ['an unknown ending', 'acme.internal', /cannot be registered/],
      ['a local name', 'acme.localhost', /cannot be registered/],
      ['a base domain', 'stores.localhost', /base domain/],
      ['a base domain of another type', 'acme.eat.localhost', /not available to this type/],
      ['two names on a base domain', 'a.b.stores.localhost', /more than one name/],
      ['a reserved name', 'www.stores.localhost', /reserved/],
      ['a reserved name in capitals', 'ADMIN.stores.localhost', /reserved/],
      ['look-alike letters on a base domain', 'аcme.stores.localhost', /letters a to z/],
    ]
    for (const [what, domain, reason] of unclaimable) {
      it(`refuses ${what}, which is not available either`, async () => {
        const { claim, available } = await open()
        const { body } = await claim(domain).expect(400)
        expect(body.code).to.equal('domain_not_claimable')
        expect(body.message).to.match(reason)
        expect(await available(domain)).to.equal(false)
      })
    }

    it('assigns a name to one of 50 stores that claim it at once', async () => {
      const stores = await Promise.all(Array.from({ length: 50 }, () => open()))
      const domain = `${unique('wanted')}.stores.localhost`
      const replies = await Promise.all(stores.map(({ claim }) => claim(domain)))
      expect(replies.filter(({ status }) => status === 201)).to.have.length(1)
      for (const { status, body } of replies) if (status !== 201) expect(body.code).to.equal('domain_taken')
      expect(await service().db('shop_domains').where({ domain })).to.have.length(1)
    })

    it('lets two stores claim the same custom domain, and no store twice', async () => {
      const [one, two] = [await open(), await open()]
      const domain = `${unique('shared')}.com`
      const tokens = [await one.claim(domain).expect(201), await two.claim(domain).expect(201)].map(
        ({ body }) => body.data.verification.txt.value,
      )
      expect(new Set(tokens).size).to.equal(2)
      const again = await Promise.all(Array.from({ length: 5 }, () => one.claim(domain.toUpperCase())))
      for (const { status, body } of again) expect([status, body.code]).to.eql([409, 'duplicate_domain'])
      await service().db('shop_domains').where({ domain, shop_id: two.shop.id }).update({ state: 'active' })
      const late = await open()
      expect((await late.claim(domain).expect(409)).body.code).to.equal('domain_taken')
    })

    it('lets a store have 50, however many it claims at once', async () => {
      const { shop, claim } = await open()
      for (let count = 0; count < 45; count += 1) await createDomain(shop)
      const name = unique('many')
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, i) => claim(`${name}-${i}.stores.localhost`)),
      )
      expect(replies.filter(({ status }) => status === 201)).to.have.length(5)
      expect(replies.find(({ status }) => status !== 201)!.body.code).to.equal('too_many_domains')
    })
  })

  describe('checkDomainAvailability', () => {
    it('reports what this store could claim now, in the form in which it would be stored, and reserves nothing', async () => {
      const [mine, other] = [await open(), await open()]
      const name = `${unique('free')}.stores.localhost`
      const { body } = await mine.get('/check-availability', { domain: name.toUpperCase() }).expect(200)
      expect(body.data).to.eql({ domain: name, available: true })
      expect(await service().db('shop_domains').where({ domain: name })).to.be.empty
      await other.claim(name).expect(201)
      expect(await mine.available(name)).to.equal(false)
      const own = `${unique('own')}.com`
      await other.claim(own).expect(201)
      expect([await mine.available(own), await other.available(own)]).to.eql([true, false])
      await service().db('shop_domains').where({ domain: own }).update({ state: 'active' })
      expect(await mine.available(own)).to.equal(false)
    })

    it('requires a domain', async () => {
      const { get } = await open()
      expect((await get('/check-availability').expect(400)).body.message).to.include('domain')
      expect((await get('/check-availability', { domain: 'no name' }).expect(200)).body.data).to.eql({
        domain: 'no name',
        available: false,
      })
    })
  })

  describe('listDomains', () => {
    it('lists those of the store alone, newest first', async () => {
      const { shop, get } = await open()
      const made = [
        await createDomain(shop, { created_at: new Date(1) }),
        await createDomain(shop, { created_at: new Date(2), state: 'failed', next_check_at: null }),
      ]
      await createDomain(await createShop())
      const { body } = await get().expect(200)
      expect(body.data.domains.map(({ _id }: { _id: string }) => _id)).to.eql([made[1]!.id, made[0]!.id])
      expect(body.data.domains[0]).to.include({ status: 'failed', expiresAt: null })
    })

    it('includes the address that the store was opened with', async () => {
      const { shop, get } = await open()
      const domain = `${shop.slug}.localhost`
      await createDomain(shop, { domain, kind: 'address', state: 'active' })
      expect((await get().expect(200)).body.data.domains[0]).to.include({
        domain,
        kind: 'address',
        verification: null,
      })
    })
  })

  describe('checkDomain', () => {
    let dns: DnsServer
    let before: TxtLookup
    beforeEach(async () => {
      dns = await openDnsServer()
      before = service().dependencies.resolveTxt
      service().dependencies.resolveTxt = txtLookup([dns.address])
    })
    afterEach(() => {
      service().dependencies.resolveTxt = before
      return dns.close()
    })
    const prove = ({ domain, token }: { domain: string; token: string }) =>
      dns.zones.set(`_storefront-challenge.${domain}`, [token])
    const later = { next_check_at: new Date(Date.now() + 3_600_000) }

    it('activates a domain whose record is there, at once and once', async () => {
      const { shop, check } = await open()
      const domain = await createDomain(shop, later)
      prove(domain)
      const [{ body }] = await Promise.all([check(domain.id), check(domain.id)])
      expect(body.message).to.equal('Domain checked')
      expect(await reaches(domain.domain, shop)).to.equal(true)
      expect(await eventsOf(domain.id)).to.eql([{ method: 'PATCH', path: `/domains/${domain.id}` }])
    })

    it('leaves it pending without the record, and does not ask again for 10 seconds', async () => {
      const { shop, check } = await open()
      const domain = await createDomain(shop, later)
      const { data } = (await check(domain.id).expect(200)).body
      expect(data.status).to.equal('pending')
      expect(data.checkedAt).to.be.a('string')
      prove(domain)
      expect((await check(domain.id).expect(200)).body.data).to.eql(data)
      expect(dns.asked).to.have.length(1)
      const checked_at = new Date(Date.now() - 11_000)
      await service().db('shop_domains').where({ id: domain.id }).update({ checked_at })
      expect((await check(domain.id).expect(200)).body.data.status).to.equal('active')
    })

    it('answers with a domain that needs no record, or has failed, as it is', async () => {
      const { shop, check } = await open()
      const failed = await createDomain(shop, { state: 'failed', next_check_at: null })
      const address = await createDomain(shop, { kind: 'address', state: 'active' })
      expect((await check(failed.id).expect(200)).body.data.status).to.equal('failed')
      expect((await check(address.id).expect(200)).body.data.checkedAt).to.equal(null)
      expect(dns.asked).to.eql([])
    })

    it("does not find another store's", async () => {
      const { check } = await open()
      const foreign = await createDomain(await createShop())
      expect((await check(foreign.id).expect(404)).body.message).to.equal('Domain not found')
      expect(dns.asked).to.eql([])
    })
  })

  describe('deleteDomain', () => {
    it('ends the name at once, and keeps it for the store', async () => {
      const [mine, other] = [await open(), await open()]
      const name = `${unique('freed')}.stores.localhost`
      const { body } = await mine.claim(name).expect(201)
      await mine.remove(body.data._id).expect(200)
      expect(await reaches(name, mine.shop)).to.equal(false)
      expect((await eventsOf(body.data._id)).at(-1)).to.eql({
        method: 'DELETE',
        path: `/domains/${body.data._id}`,
      })
      expect((await other.claim(name).expect(409)).body.code).to.equal('domain_taken')
      await mine.remove(body.data._id).expect(404)
      await mine.claim(name).expect(201)
    })

    it('keeps the address of the store', async () => {
      const { shop, remove } = await open()
      const { id } = await createDomain(shop, { kind: 'address', state: 'active' })
      expect((await remove(id).expect(409)).body.code).to.equal('default_address')
    })
  })
})
