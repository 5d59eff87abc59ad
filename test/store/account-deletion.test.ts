import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { forgetGuests } from '../../src/jobs/forget-guests.ts'
import { createRole, createStaff, registerApp } from '../console/support.ts'
import { createDigitalProduct, createDigitalShop, createEntitlement } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer, type Person } from '../support/fixtures/people.ts'
import { createReview } from '../support/fixtures/posts.ts'
import { createDispatch } from '../support/fixtures/shipping.ts'
import { createInvitation, createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'
import { askForCode, later, signIn, verify } from '../support/sign-in.ts'

type Owned = Shop & { ownerId: string }

/** Writes that a label was to be bought for an order. */
async function createLabel(shop: Shop, orderId: string, state: string): Promise<void> {
  const at = new Date()
  const label = { provider: 'sandbox', provider_rate: 'rate', created_at: at, updated_at: at }
  const shipment = { carrier: 'Riders', address: { name: 'A shopper' } }
  await service()
    .db('shipping_labels')
    .insert({ id: newId(), shop_id: shop.id, order_id: orderId, rate_id: newId(), shipment, state, ...label })
}

async function addressesOfLabels(orderId: string): Promise<unknown[]> {
  const drafts = await service().db('shipping_labels').where({ order_id: orderId }).pluck('shipment')
  return drafts.map(({ address }) => address)
}

describe('deleteMe, of an account that is used outside of the store', () => {
  let [here, elsewhere]: Owned[] = []
  let person: Person
  const deleteHere = (headers = person.as(here)) => call('store').delete('/api/v1/auth/me').set(headers)
  const isDeleted = async () =>
    (await service().db('users').where({ id: person.id }).first('deleted_at')).deleted_at !== null

  beforeEach(async () => {
    ;[here, elsewhere] = [await createShop(), await createDigitalShop()]
    person = await createAccount()
    person.as(here)
  })

  const uses: Record<string, () => Promise<unknown>> = {
    'a sign-in at another store': async () => {
      const email = person.email!
      await verify(email, await askForCode(email), { 'x-shop-id': elsewhere!.id }).expect(200)
    },
    'an order at another store': () => createOrder(elsewhere!, person),
    'a pass or a book of another store': () => createEntitlement(elsewhere!, person),
    'a review at another store': () => createReview(elsewhere!, person),
    'work for a store': async () => createStaff(here!, await createRole(here!, ['orders:view']), person),
    'a second factor': () =>
      service().db('second_factors').insert({
        id: newId(),
        user_id: person.id,
        secret: 'k0.a.b.c',
        confirmed_at: new Date(),
      }),
    'an app': () => registerApp(person),
    'an invitation': () => createInvitation(elsewhere!, person.email!, null),
  }
  for (const [name, use] of Object.entries(uses)) {
    it(`refuses a page of the store where there is ${name}, and the console deletes it`, async () => {
      await createCartItem(here!, person)
      await use()
      const { body } = await deleteHere().expect(409)
      expect(body.code).to.equal('used_elsewhere')
      expect(await isDeleted()).to.equal(false)
      await call('store').get('/api/v1/auth/me').set(person.as(here)).expect(200)
      expect(await service().db('cart_items').where({ shop_id: here!.id })).to.have.length(1)
      await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
      expect(await isDeleted()).to.equal(true)
    })
  }

  it('deletes it with all that this store keeps, and with what was signed in to and never used', async () => {
    await createOrder(here!, person)
    await createCartItem(here!, person)
    await createEntitlement(here!, person)
    await call('console').get('/api/v1/auth/me').set(person.onConsole()).expect(200)
    await deleteHere().expect(200)
    expect(await isDeleted()).to.equal(true)
    await call('console').get('/api/v1/auth/me').set(person.onConsole()).expect(401)
  })

  it('takes the person out of orders that came to nothing and out of their parcels, and tells apps of those that they can read', async () => {
    const { db } = service()
    const [cancelled, deleted] = [
      await createOrder(here!, person, { status: 'cancelled' }),
      await createOrder(here!, person, { status: 'cancelled' }),
    ]
    const { id: job, shipmentId: parcel } = await createDispatch(here!, person)
    await db('shipments').where({ id: parcel }).update({ order_id: cancelled.id })
    const request = { currency: here!.currency, to: { name: 'A shopper' } }
    await db('dispatches').where({ id: job }).update({ order_id: cancelled.id, status: 'failed', request })
    await createLabel(here!, cancelled.id, 'failed')
    await db('orders').where({ id: deleted.id }).update({ deleted_at: new Date() })
    const { id: paid } = await createOrder(here!, person, { status: 'paid' })
    await db('orders').where({ id: paid }).update({ paid_at: new Date() })
    await deleteHere().expect(200)
    const events = await db('events')
      .where({ shop_id: here!.id, resource: 'orders' })
      .select('method', 'path')
    expect(events).to.eql([{ method: 'PATCH', path: `/orders/${cancelled.id}` }])
    const token = await createAppToken(here!, ['READ_SHIPPING', 'READ_ORDERS'])
    const shown = await call('apps').get(`/api/v1/orders/${cancelled.id}`).set(token).expect(200)
    expect(shown.body.data).to.deep.include({ buyer: { name: '', email: '' }, shippingAddress: null })
    const { body } = await call('apps').get(`/api/v1/shipping/${parcel}`).set(token).expect(200)
    const { shipping_address } = await db('shipments').where({ id: parcel }).first('shipping_address')
    expect(shipping_address).to.eql({ _id: body.data.shippingAddress })
    expect((await db('dispatches').where({ id: job }).first('request')).request).to.eql({
      currency: here!.currency,
    })
    expect(await addressesOfLabels(cancelled.id)).to.eql([undefined])
  })

  it('takes the person out of an order that came to nothing once its couriers are done', async () => {
    const { db, dependencies } = service()
    const [bought, fetched, over] = [
      await createOrder(here!, person, { status: 'cancelled' }),
      await createOrder(here!, person, { status: 'cancelled' }),
      await createOrder(here!, person, { status: 'cancelled' }),
    ]
    await createLabel(here!, bought.id, 'intent')
    const { id: job, shipmentId: parcel } = await createDispatch(here!, person)
    await db('shipments').where({ id: parcel }).update({ order_id: fetched.id })
    await db('dispatches')
      .where({ id: job })
      .update({ order_id: fetched.id, request: { to: 'A shopper' } })
    await deleteHere().expect(200)
    const orders = [bought, fetched, over].map(({ id }) => id)
    const named = () => db('orders').whereIn('id', orders).whereNot({ email: '' }).orderBy('id').pluck('id')
    expect(await named()).to.eql([bought.id, fetched.id].toSorted())

    await db('shipping_labels').where({ order_id: bought.id }).update({ state: 'bought' })
    await db('dispatches').where({ id: job }).update({ status: 'cancelled' })
    const forget = () => forgetGuests.run({ db, dependencies, signal: new AbortController().signal })
    await later(2 * days, forget)
    expect(await named()).to.eql([])
    expect(await addressesOfLabels(bought.id)).to.eql([undefined])
    expect((await db('dispatches').where({ id: job }).first('request')).request).to.eql({})
  })

  it('takes the person out of such an order 90 days after a courier was called who never says how it ended', async () => {
    const { db, dependencies } = service()
    const { id } = await createOrder(here!, person, { status: 'cancelled' })
    const { id: job, shipmentId: parcel } = await createDispatch(here!, person)
    await db('shipments').where({ id: parcel }).update({ order_id: id })
    await db('dispatches').where({ id: job }).update({ order_id: id })
    await deleteHere().expect(200)
    const forget = () => forgetGuests.run({ db, dependencies, signal: new AbortController().signal })
    const isNamed = async () => (await db('orders').where({ id }).first('email')).email !== ''
    await later(89 * days, forget)
    expect(await isNamed()).to.equal(true)
    await later(91 * days, forget)
    expect(await isNamed()).to.equal(false)
  })

  it('is refused in a session without a store where any store keeps something', async () => {
    await createOrder(here!, person)
    const { token } = await signIn(person.email!)
    const { body } = await deleteHere({ authorization: `Bearer ${token}` }).expect(409)
    expect(body.code).to.equal('used_elsewhere')
    const unknown = await createAccount()
    await deleteHere(unknown.as()).expect(200)
  })

  it('is refused while the person owns an open store, which they are told first', async () => {
    await createShop({ ownerId: person.id })
    const { body } = await deleteHere().expect(409)
    expect(body.code).to.equal('owns_stores')
    expect(await isDeleted()).to.equal(false)
  })

  it('takes nothing with it that another store gives at the same moment', async () => {
    const { id: productId } = await createDigitalProduct(elsewhere!)
    const merchant = await createAppToken(elsewhere!, ['WRITE_INVENTORY'])
    for (let round = 0; round < 6; round += 1) {
      person = await createAccount()
      const access = { user: person.id, productId }
      const [given, deleted] = await Promise.all([
        call('apps').post('/api/v1/digital-access').set(merchant).send(access),
        deleteHere(),
      ])
      expect([`${given.status}`, `${deleted.status}`].join()).to.be.oneOf(['201,409', '404,200', '400,200'])
    }
  })
})

describe('deleteMe, of an account of which something is still open', () => {
  let shop: Shop
  let person: Person
  const forget = () => {
    const { db, dependencies } = service()
    return forgetGuests.run({ db, dependencies, signal: new AbortController().signal })
  }
  /** Deletes the account, and looks at once for what can be erased already. */
  const erase = async () => {
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    await forget()
  }
  const order = (status: string) => createOrder(shop, person, { status })
  const emailOf = async ({ id }: { id: string }): Promise<string> =>
    (await service().db('orders').where({ id }).first('email')).email

  beforeEach(async () => {
    ;[shop, person] = [await createShop(), await createAccount()]
  })

  it('takes the person out of an order that was being processed once it is cancelled', async () => {
    const processed = await order('processing')
    await erase()
    expect(await emailOf(processed)).to.equal(person.email)
    await service().db('orders').where({ id: processed.id }).update({ status: 'cancelled' })
    await later(2 * days, forget)
    expect(await emailOf(processed)).to.equal('')
  })

  it('waits for a courier that has the parcel, and not for one that refused it', async () => {
    const { db } = service()
    const [refused, fetched] = [await order('cancelled'), await order('cancelled')]
    const jobs = [
      { ...refused, state: 'refused', status: 'requested' },
      { ...fetched, state: 'booked', status: 'picked_up' },
    ]
    for (const { id: order_id, state, status } of jobs) {
      const job = await createDispatch(shop, person)
      await db('shipments').where({ id: job.shipmentId }).update({ order_id })
      await db('dispatches').where({ id: job.id }).update({ order_id, state, status })
    }
    await erase()
    expect(await emailOf(refused)).to.equal('')
    expect(await emailOf(fetched)).to.equal(person.email)
  })

  it('leaves a payment the page on which it may still succeed', async () => {
    const { db } = service()
    const { id: order_id } = await order('cancelled')
    const payment = { shop_id: shop.id, order_id, provider: 'sandbox', amount: 5000, currency: shop.currency }
    for (const state of ['declined', 'pending'])
      await db('payments').insert({
        ...payment,
        id: newId(),
        reference: unique('pay'),
        state,
        authorization_url: 'https://pay.example.com/',
      })
    await erase()
    const pages = await db('payments').where({ order_id }).orderBy('state').pluck('authorization_url')
    expect(pages).to.eql([null, 'https://pay.example.com/'])
  })

  it('forgets whom a renewal charged once it is known how the charge ended', async () => {
    const { db } = service()
    const { id: entitlement_id, productId } = await createEntitlement(shop, person)
    const charge = { shop_id: shop.id, entitlement_id, product_id: productId, provider: 'sandbox', amount: 1 }
    const at = { period_end: new Date(), attempt: 1, reference: unique('ren'), currency: shop.currency }
    await db('renewal_charges').insert({
      ...charge,
      ...at,
      id: newId(),
      email: person.email,
      state: 'unknown',
    })
    const charges = () => db('renewal_charges').where({ entitlement_id })
    await erase()
    expect(await charges().pluck('email')).to.eql([person.email])
    await charges().update({ state: 'declined' })
    await later(2 * days, forget)
    expect(await charges().pluck('email')).to.eql([null])
  })

  it('leaves the name of a customer to an order that may still be paid', async () => {
    const { db } = service()
    for (const [status, isNeeded] of [['pending', true] as const, ['cancelled', false] as const]) {
      person = await createAccount()
      const [{ id }, { id: customer }] = [await order(status), await createCustomer(shop)]
      await db('customers').where({ id: customer }).update({ email: person.email })
      await db('orders').where({ id }).update({ customer_id: customer })
      await erase()
      expect(await db('customers').where({ id: customer }), status).to.have.length(isNeeded ? 1 : 0)
    }
  })
})

describe('deleteMe, on the console', () => {
  it('erases by what the person signed in, and from where', async () => {
    const { db } = service()
    const [person, at, ip] = [await createAccount(), new Date(), '192.0.2.1']
    const rows: Record<string, object> = {
      known_devices: { device_hash: unique('device'), seen_at: at },
      one_time_codes: { id: newId(), code_hash: unique('code'), ip, site: ip, expires_at: at },
      second_factors: { id: newId(), secret: 'x' },
      sign_in_networks: { ip, last_at: at },
      sign_in_tries: { id: newId(), ip, site: ip, known: false, created_at: at },
    }
    for (const [table, row] of Object.entries(rows)) await db(table).insert({ user_id: person.id, ...row })
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    for (const table of [...Object.keys(rows), 'sessions'])
      expect(await db(table).where({ user_id: person.id }), table).to.eql([])
  })
})
