import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { forgetGuests } from '../../src/jobs/forget-guests.ts'
import type { prune } from '../../src/jobs/prune.ts'
import { registerApp } from '../console/support.ts'
import { createDraft } from '../support/fixtures/drafts.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer, createGuest } from '../support/fixtures/people.ts'
import { createComment, createReview } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { askForCode, later, verify } from '../support/sign-in.ts'
import { findIn, live } from './privacy-support.ts'

// A person is looked for in every column of the database that can hold text, by PostgreSQL's catalogue.

/** The columns that may still name a person whose account was deleted, with the reason. */
const lawful: Record<string, string> = {
  'orders.email': 'An invoice has its buyer.',
  'orders.shipping_address': 'An invoice has the address of its buyer.',
  'orders.billing_address': 'An invoice has the address of its buyer.',
  'orders.tax_id': 'An invoice has the tax number of its buyer.',
  'orders.note': 'It is part of what was ordered and paid for.',
  'order_items.options': 'They are part of what was ordered and paid for.',
  'customers.name': 'The name on the invoice of a paid order.',
  'customers.email': 'The record behind the name on the invoice, by which the store finds it.',
  'shipments.shipping_address': 'The proof of where a paid order was delivered to.',
  'kyc.full_name': 'Laws against money laundering have checked identities kept.',
}

const run = (job: typeof prune) => {
  const { db, dependencies } = service()
  return job.run({ db, dependencies, signal: new AbortController().signal })
}

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
    expect(ended).to.include({ billing_address: null, tax_id: null, card_country: null })
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

  it('takes them out of drafts that a store wrote to their address, ends the links, and leaves those to others', async () => {
    const { db } = service()
    const [shop, person] = [await createShop(), await createAccount()]
    const [theirs, other] = [
      await createDraft(shop, { email: person.email!, note: 'Rings twice' }),
      await createDraft(shop, { note: 'Rings once' }),
    ]
    const link_expires_at = new Date(Date.now() + 1 * days)
    await db('draft_orders')
      .where({ id: theirs._id })
      .update({ status: 'sent', token_hash: theirs._id, link_expires_at })
    const me = (method: 'get' | 'delete', path = '') =>
      call('console')[method](`/api/v1/auth/me${path}`).set(person.onConsole()).expect(200)
    const { draftOrders } = (await me('get', '/export')).body.data.records
    expect(draftOrders.map(({ note }: { note: string }) => note)).to.eql(['Rings twice'])
    await me('delete')
    const read = (id: string) => db('draft_orders').where({ id }).first()
    expect(await read(theirs._id)).to.include({ email: null, note: null, status: 'open', token_hash: null })
    expect(await read(other._id)).to.include({ email: other.email, note: 'Rings once' })
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
      const address = {
        name: 'A',
        phone: '08030000001',
        line1: '1 Road',
        city: 'Ikeja',
        state: 'Lagos',
        country: 'NG',
      }
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
