import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { recordAsJob } from '../../src/events/record.ts'
import { txtLookup } from '../../src/gateways/dns/txt.ts'
import { verifyDomains } from '../../src/jobs/verify-domains.ts'
import { verifyNow } from '../../src/services/stores/domain-proofs.ts'
import { moveClock, tidyUp } from '../events/support.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { type DnsServer, openDnsServer } from '../support/dns.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { whilePoisoned } from '../support/poison.ts'
import { call, service } from '../support/service.ts'

describe('verify-domains', () => {
  let dns: DnsServer
  let shop: Shop
  before(async () => {
    dns = await openDnsServer()
  })
  after(() => dns.close())
  beforeEach(async () => {
    // Only domains of this test are due.
    await service().db('shop_domains').update({ next_check_at: null })
    shop = await createShop()
    dns.asked.length = 0
  })
  afterEach(tidyUp)

  const run = () => {
    const { db, dependencies } = service()
    const context = { ...dependencies, resolveTxt: txtLookup([dns.address]) }
    return verifyDomains.run({ db, dependencies: context, signal: new AbortController().signal })
  }
  const challenge = (domain: string) => `_storefront-challenge.${domain}`
  const prove = ({ domain, token }: { domain: string; token: string }) =>
    dns.zones.set(challenge(domain), ['v=spf1 -all', token])
  const rowOf = ({ id }: { id: string }) => service().db('shop_domains').where({ id }).first()
  const movesOf = ({ id }: { id: string }) =>
    service().db('events').where({ resource: 'domains', resource_id: id, method: 'PATCH' })
  const reaches = async (domain: string) =>
    (
      await call('store')
        .get('/api/v1/shop')
        .set({ origin: `https://${domain}` })
    ).status === 200

  it('gives no domain up early, and checks none late, where the clock of a worker is weeks ahead', async () => {
    const waiting = await createDomain(shop)
    const active = await createDomain(shop, { state: 'active' })
    await whileClocksAre(20 * days, run)
    expect(await rowOf(waiting)).to.include({ state: 'pending' })
    expect(await rowOf(active)).to.include({ state: 'active' })
    const inTime = async (domain: { id: string }) =>
      Date.parse((await rowOf(domain)).next_check_at) - Date.now()
    expect(await inTime(waiting)).to.be.below(1 * minutes)
    expect(await inTime(active)).to.be.below(6 * hours)
    await service().db('shop_domains').where({ id: active.id }).update({ next_check_at: new Date() })
    await whileClocksAre(24 * days, run)
    expect(await rowOf(active)).to.include({ state: 'active' })
  })

  it('activates a domain once its record exists, notifies apps, and checks again a day later', async () => {
    const domain = await createDomain(shop)
    await run()
    expect(await rowOf(domain)).to.include({ state: 'pending', verified_at: null })
    expect(await movesOf(domain)).to.be.empty
    prove(domain)
    await run()
    expect(await rowOf(domain), 'asked too soon').to.include({ state: 'pending' })
    moveClock(31_000)
    await run()
    const row = await rowOf(domain)
    expect(row).to.include({ state: 'active', missing_since: null })
    expect(Date.parse(row.next_check_at) - clock.now().getTime()).to.be.within(1 * days - 60_000, 1 * days)
    const [event] = await movesOf(domain)
    expect(event).to.include({ shop_id: shop.id, path: `/domains/${domain.id}` })
    expect(await reaches(domain.domain)).to.equal(true)
    expect(new Set(dns.asked)).to.eql(new Set([challenge(domain.domain)]))
  })

  it('accepts no other record as the proof', async () => {
    const domain = await createDomain(shop)
    dns.zones.set(domain.domain, [domain.token])
    dns.zones.set(challenge(domain.domain), [
      `${domain.token}x`,
      `x${domain.token}`,
      domain.token.toUpperCase(),
    ])
    await run()
    expect(await rowOf(domain)).to.include({ state: 'pending' })
  })

  it('accepts the record as forms of providers keep what was pasted: in quotation marks, with blanks and invisible characters', async () => {
    for (const write of [
      (t: string) => `"${t}"`,
      (t: string) => ` ${t}\u00A0`,
      (t: string) => `\uFEFF“${t}”\u200B`,
    ]) {
      const domain = await createDomain(shop)
      // Providers send the bytes of UTF-8.
      dns.zones.set(challenge(domain.domain), [Buffer.from(write(domain.token)).toString('latin1')])
      await run()
      expect(await rowOf(domain)).to.include({ state: 'active' })
    }
  })

  it('reads a record made to keep it busy as fast as any other', async () => {
    const domain = await createDomain(shop)
    const resolveTxt = async () => [`${'"'.repeat(60_000)}x`, domain.token]
    const { db, dependencies } = service()
    const from = performance.now()
    await verifyDomains.run({
      db,
      dependencies: { ...dependencies, resolveTxt },
      signal: new AbortController().signal,
    })
    expect(performance.now() - from).to.be.below(1000)
    expect(await rowOf(domain)).to.include({ state: 'active' })
  })

  it('checks less and less often, and gives up after 14 days', async () => {
    const domain = await createDomain(shop)
    let asked = 0
    const start = clock.now().getTime()
    for (;;) {
      const { state, next_check_at } = await rowOf(domain)
      if (state !== 'pending') break
      moveClock(Math.max(0, Date.parse(next_check_at) - clock.now().getTime()))
      await run()
      asked += 1
    }
    expect(asked).to.be.within(80, 160)
    expect(clock.now().getTime() - start).to.be.within(14 * days - 1000, 14 * days + 6 * hours)
    expect(await rowOf(domain)).to.include({ state: 'failed', next_check_at: null })
    expect(await movesOf(domain)).to.have.length(1)
    prove(domain)
    await run()
    expect(await rowOf(domain)).to.include({ state: 'failed' })
  })

  it('gives a domain that two stores have proved to one of them', async () => {
    const other = await createShop()
    const first = await createDomain(shop)
    const second = await createDomain(other, { domain: first.domain })
    dns.zones.set(challenge(first.domain), [first.token, second.token])
    await Promise.all([run(), run(), run()])
    const states = [(await rowOf(first)).state, (await rowOf(second)).state]
    expect(states).to.have.members(['active', 'pending'])
    expect([...(await movesOf(first)), ...(await movesOf(second))]).to.have.length(1)
    const [winner, loser] = states[0] === 'active' ? [first, second] : [second, first]
    await service().db('shop_domains').where({ id: winner.id }).delete()
    moveClock(31_000)
    await run()
    expect(await rowOf(loser)).to.include({ state: 'active' })
  })

  it('deactivates an active domain only after the DNS has denied its record for 3 days, and waits for it anew', async () => {
    const domain = await createDomain(shop)
    prove(domain)
    await run()
    moveClock(15 * days)
    await run()
    dns.zones.delete(challenge(domain.domain))
    moveClock(1 * days + 1000)
    for (let hour = 0; hour < 71; hour += 6) {
      await run()
      expect((await rowOf(domain)).state, `after ${hour} hours`).to.equal('active')
      moveClock(6 * hours + 1000)
    }
    await run()
    expect(await rowOf(domain)).to.include({ state: 'pending', verified_at: null, missing_since: null })
    expect(await reaches(domain.domain)).to.equal(false)
    expect(await movesOf(domain)).to.have.length(2)
    moveClock(61_000)
    await run()
    expect(await rowOf(domain)).to.include({ state: 'pending' })
    prove(domain)
    moveClock(61_000)
    await run()
    expect(await rowOf(domain)).to.include({ state: 'active' })
  })

  it('forgives a record that returns, and a DNS that does not answer', async () => {
    const domain = await createDomain(shop)
    prove(domain)
    await run()
    dns.zones.set(challenge(domain.domain), 'fails')
    for (let day = 0; day < 5; day += 1) {
      moveClock(1 * days + 1000)
      await run()
    }
    expect(await rowOf(domain)).to.include({ state: 'active', missing_since: null })
    dns.zones.delete(challenge(domain.domain))
    moveClock(1 * days)
    await run()
    expect((await rowOf(domain)).missing_since).to.be.a('string')
    prove(domain)
    moveClock(7 * hours)
    await run()
    expect(await rowOf(domain)).to.include({ state: 'active', missing_since: null })
  })

  it('shares the work of many domains, and resumes interrupted checks', async () => {
    const domains = []
    for (let count = 0; count < 30; count += 1) domains.push(await createDomain(shop))
    for (const domain of domains) prove(domain)
    // A worker that is killed during its look-ups leaves this behind.
    await service()
      .db('shop_domains')
      .where({ id: domains[0]!.id })
      .update({ next_check_at: new Date(Date.now() + 300_000) })
    await Promise.all([run(), run()])
    const active = () => service().db('shop_domains').where({ shop_id: shop.id, state: 'active' }).pluck('id')
    expect(await active()).to.have.length(29)
    expect(dns.asked).to.have.length(29)
    moveClock(5 * 60_000 + 1000)
    await run()
    expect(await active()).to.have.length(30)
  })

  it('ignores domains that were deleted during the look-up', async () => {
    const { db, dependencies } = service()
    const domain = await createDomain(shop)
    const resolveTxt = async () => {
      await db('shop_domains').where({ id: domain.id }).delete()
      return [domain.token]
    }
    await verifyDomains.run({
      db,
      dependencies: { ...dependencies, resolveTxt },
      signal: new AbortController().signal,
    })
    expect(await rowOf(domain)).to.equal(undefined)
    expect(await movesOf(domain)).to.be.empty
  })

  it('believes a proof that another look-up has found, not a denial that is older', async () => {
    const { db, dependencies } = service()
    const domain = await createDomain(shop)
    prove(domain)
    await run()
    moveClock(4 * days)
    await db('shop_domains')
      .where({ id: domain.id })
      .update({ missing_since: new Date(clock.now().getTime() - 3 * days - 1000) })
    const resolveTxt = async () => {
      await verifyNow(
        db,
        { ...dependencies, resolveTxt: async () => [domain.token], record: recordAsJob('test') },
        { shop, ip: '203.0.113.7' },
        domain.id,
      )
      return []
    }
    const context = { ...dependencies, resolveTxt }
    await verifyDomains.run({ db, dependencies: context, signal: new AbortController().signal })
    const row = await rowOf(domain)
    expect(row).to.include({ state: 'active', missing_since: null })
    expect(Date.parse(row.next_check_at) - clock.now().getTime()).to.be.within(1 * days - 60_000, 1 * days)
  })

  it('passes over a domain on which it fails', async () => {
    const [broken, domain] = [await createDomain(shop), await createDomain(await createShop())]
    await service()
      .db('shop_domains')
      .where({ id: broken.id })
      .update({ next_check_at: new Date(0) })
    prove(domain)
    await whilePoisoned('shop_domains', `id <> '${broken.id}' or checked_at is null`, run)
    expect(await rowOf(domain)).to.include({ state: 'active' })
    prove(broken)
    moveClock(6 * minutes)
    await run()
    expect(await rowOf(broken)).to.include({ state: 'active' })
  })
})
