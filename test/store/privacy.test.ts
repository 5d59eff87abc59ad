import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { prune } from '../../src/jobs/prune.ts'
import { personalData } from '../../src/services/sign-in/personal-data/personal-data.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createReview } from '../support/fixtures/posts.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'
import { findIn, live } from './privacy-support.ts'

/** The columns that an export leaves out although they name the person, with the reason. */
const unexported: Record<string, string> = {
  'idempotency_keys.reply': 'A copy of an exported record, for a day.',
  'order_announcements.facts': 'A copy of an exported order, until its e-mail is written.',
}

const run = (job: typeof prune) => {
  const { db, dependencies } = service()
  return job.run({ db, dependencies, signal: new AbortController().signal })
}

describe('exportMe', () => {
  it('has everything that names the person, or a reason why it does not', async () => {
    const { person, words } = await live()
    const found = await findIn(service().db, words)
    const columns = personalData.flatMap(({ table, columns: own }) =>
      own.map((column) => `${table}.${column}`),
    )
    const missing = found.filter((name) => !columns.includes(name) && !(name in unexported))
    expect(missing).to.eql([])
    expect(found.length).to.be.above(20)

    const { body } = await call('console').get('/api/v1/auth/me/export').set(person.onConsole()).expect(200)
    const { records } = body.data
    for (const { section, table, columns: own } of personalData) {
      const named = own.filter((column) => found.includes(`${table}.${column}`))
      for (const column of named) {
        const member = column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
        const values = JSON.stringify(
          records[section].map((record: Record<string, unknown>) => record[member]),
        )
        expect(values.toLowerCase(), `${section}.${member}`).to.satisfy((text: string) =>
          words.some((word) => text.includes(word.toLowerCase())),
        )
      }
    }
  })

  it("has nothing of other stores, nor of the console, for a store's session", async () => {
    const { person, words } = await live()
    const shop = await createShop()
    const { token } = await signIn(person.email!, { 'x-shop-id': shop.id })
    const headers = { authorization: `Bearer ${token}` }
    await call('store').patch('/api/v1/auth/me').set(headers).send({ name: 'Ada' }).expect(200)
    const address = { name: 'Ada', phone: '08030000001', line1: 'B', city: 'C', state: 'D' }
    await service().db('shipping_addresses').where({ user_id: person.id }).update(address)
    await createReview(shop, person)

    for (const named of [{}, { 'x-shop-id': shop.id }]) {
      const sent = { ...headers, ...named }
      const { body } = await call('store').get('/api/v1/auth/me/export').set(sent).expect(200)
      const { account, ...records } = body.data.records as Record<string, { shopId?: string }[]>
      expect(account).to.have.length(1)
      expect(records.addresses).to.have.length(1)
      expect(records.reviews).to.have.length(1)
      for (const { shopId } of Object.values(records).flat()) expect(shopId ?? shop.id).to.equal(shop.id)
      const filled = Object.keys(records).filter((section) => records[section]!.length > 0)
      expect(filled.toSorted()).to.eql(['addresses', 'customers', 'reviews'])
      const text = JSON.stringify({ ...records, customers: [] }).toLowerCase()
      for (const word of words) expect(text).not.to.include(word.toLowerCase())
    }
  })

  it('has no more than the account and its addresses for a session of no store', async () => {
    const person = await createAccount()
    const { body } = await call('store').get('/api/v1/auth/me/export').set(person.as()).expect(200)
    expect(Object.keys(body.data.records)).to.eql(['account', 'addresses'])
  })

  it('has the data of nobody else, and is for accounts', async () => {
    const me = await live()
    const other = await live(me.shop)
    const { text, body } = await call('console')
      .get('/api/v1/auth/me/export')
      .set(me.person.onConsole())
      .expect(200)
    // An address is stored in lower case.
    for (const word of [...other.words, other.person.id]) {
      expect(text.toLowerCase()).not.to.include(word.toLowerCase())
    }
    expect(body.data.records.apps).to.have.length(1)
    await call('store')
      .get('/api/v1/auth/me/export')
      .set((await createGuest()).as())
      .expect(403)
  })

  it('has every record of many', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const { db } = service()
    const rows = Array.from({ length: 1001 }, () => ({
      id: newId(),
      user_id: person.id,
      name: 'A',
      phone: '08030000001',
      line1: 'B',
      city: 'C',
      state: 'D',
      country: shop.country,
      is_default: false,
      created_at: new Date(),
      updated_at: new Date(),
    }))
    await db.batchInsert('shipping_addresses', rows, 200)
    const { body } = await call('store').get('/api/v1/auth/me/export').set(person.as()).expect(200)
    expect(body.data.records.addresses).to.have.length(1001)
  })
})

describe('A guest who signs in', () => {
  it('leaves no kept replies behind', async () => {
    const [shop, guest] = [await createShop(), await createGuest()]
    const { id: productId } = await createProduct(shop, { quantity: 9 })
    const email = `${unique('guest')}@example.com`
    await call('store')
      .post('/api/v1/orders')
      .set({ ...guest.as(shop), 'idempotency-key': unique('key') })
      .send({ items: [{ productId, quantity: 1 }], email })
      .expect(201)
    await call('store')
      .post('/api/v1/cart/items')
      .set({ ...guest.as(shop), 'idempotency-key': unique('key') })
      .send({ productId, quantity: 1 })
      .expect(201)
    await signIn(email, guest.as(shop))
    const { db } = service()
    expect(await db('idempotency_keys').where('caller', 'like', `${guest.id}@%`)).to.eql([])
  })

  it('takes along where the parcels of their orders go, which is exported and erased with the account', async () => {
    const { db } = service()
    const [shop, guest] = [await createShop({ country: 'NG' }), await createGuest()]
    await setShipping(shop)
    const send = (path: string, body: object, headers = guest.as(shop)) =>
      call('store').post(`/api/v1${path}`).set(headers).send(body)
    const items = [{ productId: (await createProduct(shop, { quantity: 9 })).id, quantity: 1 }]
    const [email, line1] = [`${unique('guest')}@example.com`, `1 ${unique('Quixworth')} Road`]
    const address = { name: 'Ada', phone: '08030000001', line1, city: 'Ikeja', state: 'lagos', country: 'NG' }
    const quoted = await send('/shipping/rates', { address, items }).expect(200)
    const { rateId } = quoted.body.data[0]
    const { body } = await send('/orders', { items, rateId, email }).expect(201)
    const { token } = await signIn(email, guest.as(shop))
    const headers = { authorization: `Bearer ${token}`, 'x-shop-id': shop.id }
    const exported = await call('store').get('/api/v1/auth/me/export').set(headers).expect(200)
    expect(JSON.stringify(exported.body.data.records.shippingRates)).to.include(line1)
    await send(`/orders/${body.data._id}/cancel`, {}, headers).expect(200)
    await call('store').delete('/api/v1/auth/me').set(headers).expect(200)
    expect(await findIn(db, [line1])).to.eql([])
  })

  it('takes along the customer of their address whom their orders made, also where the sign-in names no store', async () => {
    const { db } = service()
    const [shop, guest, email] = [await createShop(), await createGuest(), `${unique('guest')}@example.com`]
    const items = [{ productId: (await createProduct(shop, { quantity: 9 })).id, quantity: 1 }]
    const send = (path: string, body: object, headers = guest.as(shop)) =>
      call('store').post(`/api/v1${path}`).set(headers).send(body)
    const { body } = await send('/orders', { items, email }).expect(201)
    const friend = `friend-${email}`
    const present = await send('/orders', { items, email: friend }).expect(201)
    const { token } = await signIn(email, guest.as())
    const headers = { authorization: `Bearer ${token}`, 'x-shop-id': shop.id }
    const exported = await call('store').get('/api/v1/auth/me/export').set(headers).expect(200)
    const { customers } = exported.body.data.records
    expect(customers.map((customer: { email: string }) => customer.email)).to.eql([email])
    for (const { _id } of [body.data, present.body.data])
      await send(`/orders/${_id}/cancel`, {}, headers).expect(200)
    await call('store').delete('/api/v1/auth/me').set(headers).expect(200)
    expect(await db('customers').where({ shop_id: shop.id }).pluck('email')).to.eql([friend])
  })
})

describe('prune, for charges of renewals', () => {
  it('forgets whom and which card they charged 90 days after they are over', async () => {
    const { person } = await live()
    const { db } = service()
    const passes = db('entitlements').where({ user_id: person.id }).select('id')
    const charges = () => db('renewal_charges').whereIn('entitlement_id', passes.clone())
    const [before] = await charges()
    const pruned = async (age: number, state: string) => {
      await charges().update({ state, updated_at: new Date(Date.now() - age) })
      await run(prune)
      const { email, card_brand, card_last4, amount } = (await charges())[0]
      return { email, card_brand, card_last4, amount }
    }
    const { email, card_brand, card_last4, state } = before
    expect(await pruned(89 * days, state)).to.eql({ email, card_brand, card_last4, amount: 1 })
    // One whose outcome is still unknown, or that is being given back, is not over, however old it is.
    for (const open of ['unknown', 'refunding'])
      expect(await pruned(91 * days, open)).to.eql({ email, card_brand, card_last4, amount: 1 })
    const forgotten = { email: null, card_brand: null, card_last4: null, amount: 1 }
    expect(await pruned(91 * days, state)).to.eql(forgotten)
  })
})
