import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { interval } from '../../src/db/sql/interval.ts'
import { recordAsJob } from '../../src/events/record.ts'
import { prune } from '../../src/jobs/prune.ts'
import { verifyNow } from '../../src/services/stores/domain-proofs.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'

/** A store with its address, as createStore makes it. */
async function open(ownerId?: string) {
  const shop = await createShop({ ownerId })
  await createDomain(shop, { domain: `${shop.slug}.localhost`, kind: 'address', state: 'active' })
  const as = await createAppToken(shop, ['READ_DOMAINS', 'WRITE_DOMAINS', 'WRITE_STORE'])
  return {
    shop,
    move: (slug: string) => call('apps').patch('/api/v1/shop').set(as).send({ slug }),
    claim: (domain: string) => call('apps').post('/api/v1/domains').set(as).send({ domain }),
    remove: (id: string) => call('apps').delete(`/api/v1/domains/${id}`).set(as),
    isFree: async (domain: string): Promise<boolean> => {
      const { body } = await call('apps').get('/api/v1/domains/check-availability').query({ domain }).set(as)
      return body.data.available
    },
  }
}
type Store = Awaited<ReturnType<typeof open>>

/** Looks a custom domain up as if the DNS had its record. */
async function prove({ id }: Shop, domainId: string): Promise<string> {
  const { db, dependencies } = service()
  const { token } = await db('shop_domains').where({ id: domainId }).first('token')
  const context = { ...dependencies, resolveTxt: async () => [token], record: recordAsJob('test') }
  await verifyNow(db, context, { shop: { id } as Shop, ip: '127.0.0.1' }, domainId)
  return (await db('shop_domains').where({ id: domainId }).first('state')).state
}

/** Reads the store as a page of this host sees it. */
const seenFrom = (domain: string) =>
  call('store')
    .get('/api/v1/shop')
    .set({ origin: `https://${domain}` })

const letPass = (domain: string, milliseconds: number) =>
  service()
    .db('former_domains')
    .where({ domain })
    .update({ given_up_at: service().db.raw(`given_up_at - ${interval(milliseconds)}`) })

const runPrune = () => prune.run({ ...service(), signal: new AbortController().signal })

/** Each kind of name: how a store comes to have one, and how it gives it up and takes it again. */
const kinds = {
  async address({ shop, move }: Store) {
    await move(unique('moved')).expect(200)
    return { domain: `${shop.slug}.localhost`, again: (store: Store) => store.move(shop.slug) }
  },
  async subdomain({ claim, remove }: Store) {
    const domain = `${unique('name')}.stores.localhost`
    const { body } = await claim(domain).expect(201)
    await remove(body.data._id).expect(200)
    return { domain, again: (store: Store) => store.claim(domain.toUpperCase()) }
  },
  async own({ shop, claim, remove }: Store) {
    const domain = `${unique('own')}.com`
    const { body } = await claim(domain).expect(201)
    expect(await prove(shop, body.data._id)).to.equal('active')
    await remove(body.data._id).expect(200)
    return { domain, again: (store: Store) => store.claim(`${domain}.`) }
  },
}

describe('A domain that a store gave up', () => {
  for (const [kind, giveUp] of Object.entries(kinds)) {
    it(`is nobody else's for 180 days, and then everybody's (${kind})`, async () => {
      const [holder, stranger] = [await open(), await open()]
      const { domain, again } = await giveUp(holder)
      await letPass(domain, 180 * days - 60_000)
      await runPrune()
      const { status, body } = await again(stranger)
      expect([status, body.code]).to.eql([409, kind === 'address' ? 'slug_taken' : 'domain_taken'])
      if (kind !== 'address') expect(await stranger.isFree(domain)).to.equal(false)
      await letPass(domain, 120_000)
      if (kind !== 'address') expect(await stranger.isFree(domain)).to.equal(true)
      await runPrune()
      expect(await service().db('former_domains').where({ domain })).to.be.empty
      expect((await again(stranger)).status).to.be.oneOf([200, 201])
    })

    it(`is taken back by its store, or by another one of its owner (${kind})`, async () => {
      const holder = await open()
      const { domain, again } = await giveUp(holder)
      expect((await again(holder)).status).to.be.oneOf([200, 201])
      if (kind !== 'own') expect(await service().db('former_domains').where({ domain })).to.be.empty
      const { again: elsewhere } = await giveUp(holder)
      expect((await elsewhere(await open(holder.shop.ownerId))).status).to.be.oneOf([200, 201])
    })

    it(`tells pages there where its store is now (${kind})`, async () => {
      const holder = await open()
      const { domain } = await giveUp(holder)
      const { status, body } = await seenFrom(domain)
      const { slug } = await service().db('shops').where({ id: holder.shop.id }).first('slug')
      expect([status, body.code, body.data]).to.eql([404, 'shop_not_found', { movedTo: `${slug}.localhost` }])
      await createDomain(holder.shop, { domain: `www.${domain}.example.com`, state: 'active' })
      expect((await seenFrom(domain)).body.data).to.eql({ movedTo: `www.${domain}.example.com` })
      // A call that names a store by its id asks for that one.
      const named = await call('store')
        .get('/api/v1/shop')
        .set({ origin: `https://${domain}`, 'x-shop-id': newId() })
      expect(named.body.data).to.eql({})
      await letPass(domain, 181 * days)
      expect((await seenFrom(domain)).body.data).to.eql({})
    })

    it(`goes with its store to a new owner (${kind})`, async () => {
      const holder = await open()
      const { again } = await giveUp(holder)
      const heir = await createAccount()
      await service().db('shops').where({ id: holder.shop.id }).update({ owner_id: heir.id })
      expect((await again(await open(holder.shop.ownerId))).status).to.equal(409)
      expect((await again(await open(heir.id))).status).to.be.oneOf([200, 201])
    })
  }

  it('is not given to a stranger whose own claim was waiting for it', async () => {
    const [holder, stranger] = [await open(), await open()]
    const domain = `${unique('wanted')}.com`
    const { body: mine } = await holder.claim(domain).expect(201)
    const { body: theirs } = await stranger.claim(domain).expect(201)
    expect(await prove(holder.shop, mine.data._id)).to.equal('active')
    await holder.remove(mine.data._id).expect(200)
    expect(await prove(stranger.shop, theirs.data._id)).to.equal('pending')
    await letPass(domain, 180 * days + 1000)
    await service().db('shop_domains').where({ id: theirs.data._id }).update({ checked_at: null })
    expect(await prove(stranger.shop, theirs.data._id)).to.equal('active')
  })

  it('is not given to a stranger who claims it in the moment in which it is given up', async () => {
    const [holder, stranger] = [await open(), await open()]
    const { db } = service()
    const tx = await db.transaction()
    await tx('shops').where({ id: holder.shop.id }).forNoKeyUpdate().first('id')
    const moving = holder.move(unique('gone')).then((reply) => reply)
    await somebodyWaits()
    const taking = stranger.move(holder.shop.slug).then((reply) => reply)
    await tx.rollback()
    expect([(await moving).status, (await taking).status]).to.eql([200, 409])
    const replies = await Promise.all(
      Array.from({ length: 10 }, async () => (await open()).move(holder.shop.slug)),
    )
    expect(new Set(replies.map(({ status }) => status))).to.eql(new Set([409]))
  })

  it('is free at once if it was never proved', async () => {
    const [holder, stranger] = [await open(), await open()]
    const domain = `${unique('guess')}.com`
    const { body } = await holder.claim(domain).expect(201)
    await holder.remove(body.data._id).expect(200)
    expect(await stranger.isFree(domain)).to.equal(true)
    const { body: theirs } = await stranger.claim(domain).expect(201)
    expect(await prove(stranger.shop, theirs.data._id)).to.equal('active')
  })

  it('is kept for the owner of a closed store, and leads nowhere', async () => {
    const [holder, stranger] = [await open(), await open()]
    const owner = await createAccount()
    await service().db('shops').where({ id: holder.shop.id }).update({ owner_id: owner.id })
    const { domain } = await createDomain(holder.shop, { state: 'active' })
    await call('console').post(`/api/v1/stores/${holder.shop.id}/close`).set(owner.onConsole()).expect(200)
    expect((await seenFrom(domain)).body.data).to.eql({})
    await stranger.claim(domain).expect(409)
    const next = await open(owner.id)
    const { body } = await next.claim(domain).expect(201)
    expect(await prove(next.shop, body.data._id)).to.equal('active')
    expect((await seenFrom(domain)).status).to.equal(200)
  })

  it('is no name for a store that is opened without one', async () => {
    const holder = await open()
    const slug = unique('lamp')
    await holder.move(slug).expect(200)
    await holder.move(unique('other')).expect(200)
    const stranger = await createAccount()
    const store = { name: slug, type: 'digital', currency: 'NGN', country: 'NG' }
    const create = (values: object) =>
      call('console')
        .post('/api/v1/stores')
        .set(stranger.onConsole())
        .send({ ...store, ...values })
    expect((await create({}).expect(201)).body.data.slug).to.equal(`${slug}-2`)
    expect((await create({ slug }).expect(409)).body.code).to.equal('slug_taken')
  })

  it('counts among the 50 domains of the store that gave it up, so that nobody can collect names', async () => {
    const holder = await open()
    const owner = await createAccount()
    await service().db('shops').where({ id: holder.shop.id }).update({ owner_id: owner.id })
    for (let count = 0; count < 49; count += 1) await holder.move(unique('collected')).expect(200)
    const { body } = await holder.move(unique('more')).expect(409)
    expect(body.code).to.equal('too_many_domains')
    const onConsole = call('console').patch(`/api/v1/stores/${holder.shop.id}`).set(owner.onConsole())
    expect((await onConsole.send({ slug: unique('more') })).body.code).to.equal('too_many_domains')
    expect((await holder.claim(`${unique('more')}.com`).expect(409)).body.code).to.equal('too_many_domains')
    await holder.move(holder.shop.slug).expect(200)
  })
})
