import { expect } from 'chai'
import { storeScopes } from '../../src/base/scopes.ts'
import { transaction } from '../../src/db/database.ts'
import * as stores from '../../src/services/stores/stores.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service } from '../support/service.ts'
import { createRole, createStaff } from './support.ts'

const store = { name: 'Paper Lantern', type: 'digital', currency: 'NGN', country: 'NG' }

function open(person: Person, values: object) {
  return call('console').post('/api/v1/stores').set(person.onConsole()).send(values)
}

describe('createStore', () => {
  it('opens a store that its owner and shoppers can use at once', async () => {
    const owner = await createAccount()
    const slug = unique('lantern')
    const { body } = await open(owner, { ...store, slug }).expect(201)
    expect(body.data).to.include({
      owner: owner.id,
      name: 'Paper Lantern',
      slug,
      type: 'digital',
      logo: null,
    })
    expect(body.data.currency).to.deep.equal({ symbol: '₦', code: 'NGN' })
    expect(body.data.policies).to.deep.equal({
      terms: null,
      privacy: null,
      refunds: null,
      shipping: null,
      imprint: null,
      withdrawal: null,
      accessibility: null,
    })
    const [domain] = await service().db('shop_domains').where({ shop_id: body.data._id })
    expect(domain.domain).to.equal(`${slug}.localhost`)
  })

  it('enables the card gateways of the service: in development the sandbox', async () => {
    const { db, config } = service()
    const owner = await createAccount()
    const methods = async (storeId: string) => db('payment_methods').where({ shop_id: storeId })
    const { body } = await open(owner, { ...store, name: unique('with') }).expect(201)
    expect(await methods(body.data._id)).to.have.length(1)
    expect((await methods(body.data._id))[0]).to.include({ option: 'sandbox', active: true })

    const production = await openApps({ ...config, sandbox: null }, db, 'console')
    const without = await call('console', production.console)
      .post('/api/v1/stores')
      .set(owner.onConsole())
      .send({ ...store, name: unique('without') })
      .expect(201)
    expect(await methods(without.body.data._id)).to.have.length(0)
  })

  it('creates a Manager and an Assistant role', async () => {
    const { body } = await open(await createAccount(), { ...store, name: unique('roles') }).expect(201)
    const roles = await service().db('roles').where({ shop_id: body.data._id }).orderBy('name')
    expect(roles.map(({ name }) => name)).to.deep.equal(['Assistant', 'Manager'])
    for (const role of roles) {
      expect(role.pages).to.not.be.empty
      for (const permission of role.permissions) expect(permission).to.match(/^[a-z]+:(view|manage)$/)
    }
  })

  it('derives the slug from the name, and numbers it when it exists', async () => {
    const owner = await createAccount()
    const name = `Café & ${unique('Söhne')}`
    const slugs = []
    for (let i = 0; i < 3; i++) slugs.push((await open(owner, { ...store, name }).expect(201)).body.data.slug)
    expect(slugs[0]).to.match(/^cafe-sohne-[0-9a-f]{8}$/)
    expect(slugs).to.deep.equal([slugs[0], `${slugs[0]}-2`, `${slugs[0]}-3`])
  })

  sampledTest('gives every store of many that open at once a slug of its own', async () => {
    const owner = await createAccount()
    const name = unique('race')
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => open(owner, { ...store, name }).expect(201)),
    )
    expect(new Set(replies.map(({ body }) => body.data.slug)).size).to.equal(8)
  })

  it('creates a slug for a name without Latin letters, and even for one without any', async () => {
    for (const [name, slug] of [
      ['纸灯笼', /^zhi-deng-long(-\d+)?$/],
      ['☆ ☆', /^store(-\d+)?$/],
    ] as const) {
      const { body } = await open(await createAccount(), { ...store, name }).expect(201)
      expect(body.data.slug).to.match(slug)
    }
  })

  it('refuses a slug that exists', async () => {
    const owner = await createAccount()
    const slug = unique('taken')
    await open(owner, { ...store, slug }).expect(201)
    const { body } = await open(owner, { ...store, slug }).expect(409)
    expect(body).to.include({ code: 'slug_taken' })
  })

  it('refuses a slug that is the platform’s own, and makes none of a name', async () => {
    const owner = await createAccount()
    for (const slug of ['www', 'api', 'admin', 'console', 'docs', 'mail']) {
      const { body } = await open(owner, { ...store, slug }).expect(400)
      expect(body).to.include({ code: 'slug_reserved' })
    }
    const { body } = await open(owner, { ...store, name: 'Admin' }).expect(201)
    expect(body.data.slug).to.match(/^admin-\d+$/)
    const path = `/api/v1/stores/${body.data._id}`
    const moved = await call('console')
      .patch(path)
      .set(owner.onConsole())
      .send({ slug: 'support' })
      .expect(400)
    expect(moved.body).to.include({ code: 'slug_reserved' })
  })

  it('refuses a currency and a country that do not exist', async () => {
    const owner = await createAccount()
    const currency = await open(owner, { ...store, currency: 'ZZZ' }).expect(400)
    expect(currency.body.code).to.equal('unknown_currency')
    const country = await open(owner, { ...store, country: 'ZZ' }).expect(400)
    expect(country.body.code).to.equal('unknown_country')
  })
})

describe('the scopes of a store', () => {
  const scopesFor = async (person: Person, shop: { id: string }) => {
    const get = (path: string) => call('console').get(path).set(person.onConsole()).expect(200)
    const one: string[] = (await get(`/api/v1/stores/${shop.id}`)).body.data.scopes
    const { stores: all } = (await get('/api/v1/stores')).body.data
    expect(all.find(({ _id }: { _id: string }) => _id === shop.id).scopes).to.eql(one)
    return one
  }

  it('are all of them for the owner, and for staff what their role allows', async () => {
    const [owner, person] = [await createAccount(), await createAccount()]
    const shop = await createShop({ ownerId: owner.id })
    expect(await scopesFor(owner, shop)).to.eql(storeScopes)
    await createStaff(shop, await createRole(shop, ['orders:view', 'inventory:manage']), person)
    expect(await scopesFor(person, shop)).to.have.members([
      'READ_ORDERS',
      'READ_INVENTORY',
      'WRITE_INVENTORY',
      'READ_CATEGORIES',
    ])
  })

  it('are none for staff whose role is switched off, and those of each store for its own role', async () => {
    const person = await createAccount()
    const [off, other] = [await createShop(), await createShop()]
    await createStaff(off, await createRole(off, ['orders:manage'], { active: false }), person)
    await createStaff(other, await createRole(other, ['notes:view']), person)
    expect(await scopesFor(person, off)).to.eql([])
    expect(await scopesFor(person, other)).to.eql(['READ_NOTES'])
  })

  it('follow a change of the role', async () => {
    const person = await createAccount()
    const shop = await createShop()
    const role = await createRole(shop, ['orders:view'])
    await createStaff(shop, role, person)
    await service()
      .db('roles')
      .where({ id: role })
      .update({ permissions: ['discounts:view'] })
    expect(await scopesFor(person, shop)).to.eql(['READ_DISCOUNTS'])
  })
})

describe('listStores', () => {
  it('lists stores that a person owns and works for, newest first, and nothing else', async () => {
    const me = await createAccount()
    await createShop()
    const mine = await createShop({ ownerId: me.id })
    const employer = await createShop()
    await createStaff(employer, await createRole(employer, []), me)
    const { body } = await call('console').get('/api/v1/stores').set(me.onConsole()).expect(200)
    expect(body.data.stores.map(({ _id }: { _id: string }) => _id)).to.deep.equal([employer.id, mine.id])
    expect(body.data.pagination).to.include({ total: 2, page: 1, pages: 1, hasNext: false })
  })

  it('pages', async () => {
    const me = await createAccount()
    const shops = [await createShop({ ownerId: me.id }), await createShop({ ownerId: me.id })]
    const { body } = await call('console')
      .get('/api/v1/stores?limit=1&page=2')
      .set(me.onConsole())
      .expect(200)
    expect(body.data.stores.map(({ _id }: { _id: string }) => _id)).to.deep.equal([shops[0]!.id])
    expect(body.data.pagination).to.include({ total: 2, hasNext: false, hasPrev: true, prevPage: 1 })
  })
})

describe('getStore', () => {
  it('shows it to the owner and to staff', async () => {
    const shop = await createShop()
    const packer = await createAccount()
    await createStaff(shop, await createRole(shop, []), packer)
    const { body } = await call('console')
      .get(`/api/v1/stores/${shop.id}`)
      .set(packer.onConsole())
      .expect(200)
    expect(body.data._id).to.equal(shop.id)
  })

  it('does not exist for strangers, nor for invalid ids', async () => {
    const stranger = await createAccount()
    const shop = await createShop()
    for (const id of [shop.id, 'nonsense']) {
      const { body } = await call('console').get(`/api/v1/stores/${id}`).set(stranger.onConsole()).expect(404)
      expect(body.message).to.equal('Store not found')
    }
  })
})

describe('updateStore', () => {
  async function ownedStore() {
    const owner = await createAccount()
    const { body } = await open(owner, { ...store, name: unique('store') }).expect(201)
    const patch = (values: object, person: Person = owner) =>
      call('console').patch(`/api/v1/stores/${body.data._id}`).set(person.onConsole()).send(values)
    return { owner, patch, id: body.data._id as string, slug: body.data.slug as string }
  }

  it('changes the given fields and leaves the rest', async () => {
    const { patch } = await ownedStore()
    const theme = { primaryColor: '#0f766e' }
    const contact = { email: 'hello@example.com' }
    await patch({ name: 'Paper Lamp', theme, policies: { refunds: 'Within 14 days.' } }).expect(200)
    const { body } = await patch({ contact, logo: 'https://files.example.com/logo.png' }).expect(200)
    expect(body.data).to.deep.include({ name: 'Paper Lamp', theme, contact, socials: {} })
    expect(body.data.policies).to.deep.equal({
      terms: null,
      privacy: null,
      refunds: 'Within 14 days.',
      shipping: null,
      imprint: null,
      withdrawal: null,
      accessibility: null,
    })
  })

  it('changes the address with the slug', async () => {
    const { patch, id, slug } = await ownedStore()
    const moved = unique('moved')
    await patch({ slug: moved }).expect(200)
    const { db } = service()
    expect(await db('shop_domains').where({ shop_id: id }).pluck('domain')).to.deep.equal([
      `${moved}.localhost`,
    ])
    expect(await db('shop_domains').where({ domain: `${slug}.localhost` })).to.be.empty
    await patch({ slug: moved, name: 'Same slug' }).expect(200)
  })

  it('refuses a slug that exists, and changes nothing', async () => {
    const [{ patch, id }, other] = [await ownedStore(), await ownedStore()]
    const { body } = await patch({ name: 'New name', slug: other.slug }).expect(409)
    expect(body.code).to.equal('slug_taken')
    const row = await service().db('shops').where({ id }).first('name')
    expect(row.name).to.not.equal('New name')
  })

  it('is available to the owner only', async () => {
    const { patch, id } = await ownedStore()
    const manager = await createAccount()
    await createStaff({ id }, await createRole({ id }, ['store:manage']), manager)
    expect((await patch({ name: 'Mine' }, manager).expect(403)).body.code).to.equal('not_store_owner')
    await patch({ name: 'Mine' }, await createAccount()).expect(404)
  })
})

describe('stores.create', () => {
  it('leaves nothing behind when the transaction fails', async () => {
    const { db } = service()
    const owner = await createAccount()
    const slug = unique('undone')
    const failing = transaction(db, async (tx) => {
      await stores.create(tx, owner.id, { ...store, type: 'digital', slug }, ['sandbox'])
      throw new Error('undo')
    })
    await failing.catch(() => undefined)
    expect(await db('shops').where({ slug })).to.be.empty
    expect(await db('shop_domains').where({ domain: `${slug}.localhost` })).to.be.empty
  })
})
