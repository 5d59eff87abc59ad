import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { forgetGuests } from '../../src/jobs/forget-guests.ts'
import { prune } from '../../src/jobs/prune.ts'
import { personalData } from '../../src/services/sign-in/personal-data.ts'
import { registerApp } from '../console/support.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer, createGuest } from '../support/fixtures/people.ts'
import { createComment, createReview } from '../support/fixtures/posts.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { askForCode, later, signIn, verify } from '../support/sign-in.ts'
import { findIn, live } from './privacy-support.ts'

// A person is looked for in every column of the database that can hold text, by PostgreSQL's catalogue.

/** The columns that may still name a person whose account was deleted, with the reason. */
const lawful: Record<string, string> = {
  'orders.email': 'An invoice has its buyer.',
  'orders.shipping_address': 'An invoice has the address of its buyer.',
  'orders.note': 'It is part of what was ordered and paid for.',
  'order_items.options': 'They are part of what was ordered and paid for.',
  'customers.name': 'The name on the invoice of a paid order.',
  'customers.email': 'The record behind the name on the invoice, by which the store finds it.',
  'shipments.shipping_address': 'The proof of where a paid order was delivered to.',
  'kyc.full_name': 'Laws against money laundering have checked identities kept.',
}

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
    const address = { name: 'Ada', phone: '1', line1: 'B', city: 'C', state: 'D' }
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
      phone: '1',
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

describe('deleteMe, for the person', () => {
  it('erases them from every column but those that the law wants kept', async () => {
    const { person, words, open } = await live()
    const { db } = service()
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    const left = await findIn(db, words)
    expect(left.filter((name) => !(name in lawful))).to.eql([])
    expect(left).to.include.members(['orders.email', 'customers.name'])
    expect(await db('wishlist_items').where({ user_id: person.id })).to.eql([])
    // The number of the account is sealed, where no word is found.
    expect(await db('payouts').where({ user_id: person.id })).to.eql([])

    // An order that was still open is erased once it has ended.
    expect((await db('orders').where({ id: open }).first('email')).email).not.to.equal('')
    await db('orders')
      .where({ id: open })
      .update({ expires_at: new Date(0) })
    await run(expireOrders)
    await db('order_announcements').where({ order_id: open }).delete()
    await later(2 * days, () => run(forgetGuests))
    const ended = await db('orders').where({ id: open }).first()
    expect(ended).to.include({ email: '', shipping_address: null, note: null })
    const orders = await db('orders').where({ user_id: person.id }).whereNot({ email: '' }).pluck('status')
    expect(orders).to.eql(['paid', 'paid'])
  })

  it('erases nobody else, not even one who has done the same in the same store', async () => {
    const me = await live()
    const other = await live(me.shop)
    const { db } = service()
    const named = () => findIn(db, [...other.words, other.person.id])
    const before = await named()
    await call('console').delete('/api/v1/auth/me').set(me.person.onConsole()).expect(200)
    expect(await named()).to.eql(before)
  })

  it('leaves a customer of their address whom a merchant entered, and exports none', async () => {
    const { db } = service()
    const [person, { id }] = [await createAccount(), await createCustomer(await createShop())]
    await db('customers').where({ id }).update({ email: person.email })
    const me = (method: 'get' | 'delete', path = '') =>
      call('console')[method](`/api/v1/auth/me${path}`).set(person.onConsole()).expect(200)
    expect((await me('get', '/export')).body.data.records.customers).to.eql([])
    await me('delete')
    expect(await db('customers').where({ id }).first()).to.include({ email: person.email })
  })

  it('erases what they reported of a transfer once the store has confirmed it, and tells apps; a guest keeps it', async () => {
    const { db } = service()
    const [shop, person, guest] = [await createShop(), await createAccount(), await createGuest()]
    const orders = [await createOrder(shop, person), await createOrder(shop, guest)].map(({ id }) => id)
    const reported = () => db('orders').whereIn('id', orders).orderByRaw('user_id = ? desc', [person.id])
    await reported().update({ proof: JSON.stringify({ reference: 'From Ada' }) })
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    expect((await reported().pluck('proof')).includes(null)).to.equal(false)
    await reported().update({ status: 'paid', paid_at: new Date() })
    await later(61 * days, () => run(forgetGuests))
    const [erased, kept] = await reported().select('proof', 'email')
    expect(erased).to.include({ proof: null }).and.not.include({ email: '' })
    expect(kept.proof).to.eql({ reference: 'From Ada' })
    const told = await db('events').where({ actor_id: 'forget-guests', shop_id: shop.id }).pluck('path')
    expect(told).to.eql([`/orders/${orders[0]}`])
  })

  it('shows what they wrote in public under no name', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    await service().db('users').where({ id: person.id }).update({ name: 'Zephyrine' })
    const { productId } = await createReview(shop, person)
    await createComment(shop, person)
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    const { text } = await call('store')
      .get('/api/v1/reviews')
      .query({ productId })
      .set({ 'x-shop-id': shop.id })
    expect(text).to.include('What I think of it').and.not.include('Zephyrine')
  })

  it('removes their apps, and the tokens that those hold', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    await call('console').delete('/api/v1/auth/me').set(developer.onConsole()).expect(200)
    const { deleted_at } = await service().db('apps').where({ id: app.id }).first('deleted_at')
    expect(deleted_at).not.to.equal(null)
  })

  it('is refused on the console too while they own an open store', async () => {
    const owner = await createAccount()
    await createShop({ ownerId: owner.id })
    const { body } = await call('console').delete('/api/v1/auth/me').set(owner.onConsole()).expect(409)
    expect(body.code).to.equal('owns_stores')
  })

  it('leaves no address behind that is added at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await createAccount()
      const address = { name: 'A', phone: '1', line1: '1 Road', city: 'Ikeja', state: 'Lagos', country: 'NG' }
      await Promise.all([
        call('store').post('/api/v1/shipping-address').set(person.as()).send(address),
        call('store').delete('/api/v1/auth/me').set(person.as()),
      ])
      expect(await service().db('shipping_addresses').where({ user_id: person.id })).to.eql([])
    }
  })

  it('leaves no try of a code behind that is made at the same moment', async () => {
    const { db } = service()
    const [person, shop] = [await createAccount(), await createShop()]
    const otp = await askForCode(person.email!)
    await createCartItem(shop, person)
    const calls = await transaction(db, async (tx) => {
      // Holding the cart holds up the deletion, which has locked the account.
      await tx('carts').where({ user_id: person.id }).forUpdate().first('id')
      const deleted = call('console').delete('/api/v1/auth/me').set(person.onConsole())
      const replies = [deleted.then(({ status }) => status)]
      await somebodyWaits()
      replies.push(verify(person.email!, otp).then(({ status }) => status))
      await somebodyWaits(2)
      return { replies }
    })
    expect(await Promise.all(calls.replies)).to.eql([200, 400])
    expect(await db('sign_in_tries').where({ user_id: person.id })).to.eql([])
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
    const address = { name: 'Ada', phone: '1', line1, city: 'Ikeja', state: 'lagos', country: 'NG' }
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
