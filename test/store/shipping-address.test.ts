import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { moveAddresses } from '../../src/services/shipping/addresses.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'

const url = '/api/v1/shipping-address'
const home = {
  name: 'Test Shopper',
  phone: '+234 000 000 0000',
  line1: '1 Example Street',
  city: 'Ikeja',
  state: 'Lagos',
  country: 'NG',
}
const notFound = {
  status: 404,
  success: false,
  message: 'Shipping address not found',
  code: 'shipping_address_not_found',
  data: {},
}
let shop: Awaited<ReturnType<typeof createShop>>
let shopper: Person
const as = (who: Person = shopper) => who.as(shop)
const create = async (values: object = {}, who?: Person) => {
  const { body } = await call('store')
    .post(url)
    .set(as(who))
    .send({ ...home, ...values })
    .expect(201)
  return body.data
}
const read = async (id: string, who?: Person) =>
  (await call('store').get(`${url}/${id}`).set(as(who)).expect(200)).body.data
const change = (id: string, body: object) => call('store').patch(`${url}/${id}`).set(as()).send(body)
const setDefault = (id: string) => call('store').post(`${url}/${id}/default`).set(as())
const remove = (id: string) => call('store').delete(`${url}/${id}`).set(as())
const defaultsOf = (who: { id: string } = shopper): Promise<string[]> =>
  service().db('shipping_addresses').where({ user_id: who.id, is_default: true }).pluck('id')

describe('Shipping addresses', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createGuest()
  })

  describe('createShippingAddress', () => {
    it('stores the given fields, and null for the others', async () => {
      const { body } = await call('store').post(url).set(as()).send(home).expect(201)
      expect(body.message).to.equal('Shipping address created')
      const { _id, createdAt, updatedAt, ...rest } = body.data
      expect(rest).to.eql({ ...home, line2: null, postalCode: null, lat: null, lng: null, isDefault: true })
      expect(updatedAt).to.equal(createdAt)
      expect(await read(_id)).to.eql(body.data)
      const whole = { ...home, line2: 'Flat 2', postalCode: '100001', lat: -90, lng: 180 }
      expect(await create(whole)).to.deep.include({ ...whole, isDefault: false })
    })

    it('makes the first one the default in any case, and a later one on request', async () => {
      const first = await create({ isDefault: false })
      expect(first.isDefault).to.equal(true)
      const second = await create({ isDefault: true })
      expect(second.isDefault).to.equal(true)
      expect((await read(first._id)).isDefault).to.equal(false)
      expect((await create()).isDefault).to.equal(false)
      expect(await defaultsOf()).to.eql([second._id])
    })

    it('makes one of parallel first addresses the default', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, i) => create({ isDefault: i % 2 === 0 })))
      expect(await defaultsOf()).to.have.length(1)
    })

    it('records no event', async () => {
      await create()
      expect(await service().db('events').where({ shop_id: shop.id })).to.eql([])
    })

    it('refuses a country that does not exist', async () => {
      const { body } = await call('store')
        .post(url)
        .set(as())
        .send({ ...home, country: 'XX' })
        .expect(400)
      expect(body.code).to.equal('unknown_country')
    })

    it('refuses an incomplete point, and stores none if half of it is null', async () => {
      const half = await call('store')
        .post(url)
        .set(as())
        .send({ ...home, lat: 6.5 })
        .expect(400)
      expect(half.body.message).to.equal('lng is required with lat')
      expect(await create({ lat: 6.5, lng: null })).to.include({ lat: null, lng: null })
    })
  })

  describe('listShippingAddresses', () => {
    it('lists the shopper’s own, newest first, in every store', async () => {
      const [first, second] = [await create(), await create()]
      await create({}, await createGuest())
      const elsewhere = await createShop()
      const { body } = await call('store').get(url).query({ limit: 1 }).set(shopper.as(elsewhere)).expect(200)
      expect(body.message).to.equal('Shipping addresses retrieved')
      expect(body.data.shippingAddresses).to.eql([second])
      expect(body.data.pagination).to.include({ total: 2, pages: 2, nextPage: 2 })
      const next = await call('store').get(url).query({ limit: 1, page: 2 }).set(as()).expect(200)
      expect(next.body.data.shippingAddresses).to.eql([first])
    })
  })

  describe('getShippingAddress', () => {
    it('returns the caller’s own and nobody else’s', async () => {
      const theirs = await createShippingAddress(await createAccount())
      const { body } = await call('store').get(`${url}/${theirs.id}`).set(as()).expect(404)
      expect(body).to.eql(notFound)
      const mine = await createShippingAddress(shopper, { line1: 'Mine' })
      expect((await read(mine.id)).line1).to.equal('Mine')
    })
  })

  describe('updateShippingAddress', () => {
    it('changes the given fields and leaves the rest', async () => {
      const first = await create()
      const before = await create({ line2: 'Flat 2', lat: 1, lng: 2 })
      expect([first.isDefault, before.isDefault]).to.eql([true, false])
      const { body } = await change(before._id, { line2: null, city: 'Yaba' }).expect(200)
      const { updatedAt, ...rest } = before
      expect(body.data).to.deep.include({ ...rest, line2: null, city: 'Yaba' })
      expect(Date.parse(body.data.updatedAt)).to.be.at.least(Date.parse(updatedAt))
      const moved = await change(before._id, { lat: 3, lng: 4 }).expect(200)
      expect(moved.body.data).to.include({ lat: 3, lng: 4, city: 'Yaba' })
      const nowhere = await change(before._id, { lat: null, lng: 4 }).expect(200)
      expect(nowhere.body.data).to.include({ lat: null, lng: null })
    })

    it('makes it the default, and never removes the only default', async () => {
      const [first, second] = [await create(), await create()]
      const { body } = await change(second._id, { isDefault: true, name: 'Somebody' }).expect(200)
      expect(body.data).to.include({ isDefault: true, name: 'Somebody' })
      expect((await read(first._id)).isDefault).to.equal(false)
      const kept = await change(second._id, { isDefault: false }).expect(200)
      expect(kept.body.data.isDefault).to.equal(true)
    })

    it('refuses an unknown country, and another shopper’s address', async () => {
      const { _id } = await create()
      expect((await change(_id, { country: 'XX' }).expect(400)).body.code).to.equal('unknown_country')
      const theirs = await createShippingAddress(await createGuest())
      for (const changes of [{ city: 'Yaba' }, { isDefault: true }, {}])
        expect((await change(theirs.id, changes).expect(404)).body).to.eql(notFound)
      expect(await defaultsOf()).to.eql([_id])
    })
  })

  describe('deleteShippingAddress', () => {
    it('makes the newest other one the default when the default goes', async () => {
      const [first, second, third] = [await create(), await create(), await create()]
      const { body } = await remove(first._id).expect(200)
      expect(body).to.include({ message: 'Shipping address deleted', data: null })
      expect(await defaultsOf()).to.eql([third._id])
      await remove(second._id).expect(200)
      expect(await defaultsOf()).to.eql([third._id])
      await remove(third._id).expect(200)
      expect((await create()).isDefault).to.equal(true)
    })

    it('does not find another shopper’s', async () => {
      const theirs = await createShippingAddress(await createGuest(), { is_default: true })
      for (const id of [theirs.id, newId()]) expect((await remove(id).expect(404)).body).to.eql(notFound)
      await read((await create())._id)
    })

    sampledTest('leaves one default under parallel deletions, creations and choices', async () => {
      const ids: string[] = []
      for (let i = 0; i < 12; i++)
        ids.push((await createShippingAddress(shopper, { is_default: i === 0 })).id)
      const statuses = await Promise.all([
        ...ids.slice(0, 8).map(async (id) => (await remove(id)).status),
        ...ids.slice(8).map(async (id) => (await setDefault(id)).status),
        ...ids.slice(8).map(async () => (await create({ isDefault: true })) && 200),
      ])
      expect(new Set(statuses)).to.eql(new Set([200]))
      expect(await defaultsOf()).to.have.length(1)
    })
  })

  it('leaves other shoppers’ defaults as they are, whatever becomes the shopper’s own', async () => {
    const other = await createGuest()
    const theirs = await create({}, other)
    const mine = [await create(), await create({ isDefault: true })]
    await setDefault(mine[0]._id).expect(200)
    await change(mine[1]._id, { isDefault: true }).expect(200)
    const newest = await create({}, other)
    await remove(mine[1]._id).expect(200)
    expect(await defaultsOf()).to.eql([mine[0]._id])
    expect(await defaultsOf(other)).to.eql([theirs._id])
    expect((await read(newest._id, other)).isDefault).to.equal(false)
  })

  describe('setDefaultShippingAddress', () => {
    it('replaces the previous default, and does nothing the second time', async () => {
      const [first, second] = [await create(), await create()]
      const { body } = await setDefault(second._id).expect(200)
      expect(body).to.include({ message: 'Default shipping address set' })
      expect(body.data.isDefault).to.equal(true)
      expect((await read(first._id)).isDefault).to.equal(false)
      expect((await setDefault(second._id).expect(200)).body.data).to.eql(body.data)
    })

    sampledTest('leaves exactly one default after 100 parallel calls', async () => {
      const ids: string[] = []
      for (let i = 0; i < 10; i++)
        ids.push((await createShippingAddress(shopper, { is_default: i === 0 })).id)
      const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => setDefault(ids[i % 10]!)))
      expect(replies.map(({ status }) => status)).to.eql(Array(100).fill(200))
      expect(await defaultsOf()).to.have.length(1)
    })

    it('does not find another shopper’s, and leaves the caller’s own default', async () => {
      const mine = await create()
      const theirs = await createShippingAddress(await createGuest())
      expect((await setDefault(theirs.id).expect(404)).body).to.eql(notFound)
      expect(await defaultsOf()).to.eql([mine._id])
    })
  })

  describe('at sign-in', () => {
    it('moves to the account, whose own default stays', async () => {
      const email = newEmail()
      const account = await signIn(email)
      const own = await createShippingAddress({ id: account._id }, { is_default: true })
      const guests = (await create())._id
      await signIn(email, as())
      expect(await defaultsOf({ id: account._id })).to.eql([own.id])
      const moved = await service().db('shipping_addresses').where({ id: guests }).first()
      expect(moved).to.include({ user_id: account._id, is_default: false })
    })

    it('brings the default of a guest to an account that has no address', async () => {
      const [kept] = [await create(), await create()]
      const { _id } = await signIn(newEmail(), as())
      expect(await defaultsOf({ id: _id })).to.eql([kept._id])
      expect(await service().db('shipping_addresses').where({ user_id: _id })).to.have.length(2)
    })

    it('leaves one default when several guests become one account at the same time', async () => {
      const { _id } = await signIn(newEmail())
      const guests = await Promise.all(Array.from({ length: 8 }, () => createGuest()))
      for (const guest of guests) await createShippingAddress(guest, { is_default: true })
      await Promise.all(
        guests.map((guest) => transaction(service().db, (tx) => moveAddresses(tx, guest.id, _id))),
      )
      expect(await defaultsOf({ id: _id })).to.have.length(1)
      expect(await service().db('shipping_addresses').where({ user_id: _id })).to.have.length(8)
    })
  })

  it('are deleted with the account', async () => {
    const account = await createAccount()
    await create({}, account)
    await call('store').delete('/api/v1/auth/me').set(as(account)).expect(200)
    expect(await service().db('shipping_addresses').where({ user_id: account.id })).to.eql([])
  })
})
