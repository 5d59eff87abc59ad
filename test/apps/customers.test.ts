import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { statementsOf } from '../support/plans.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, signIn } from '../support/sign-in.ts'

describe('Customers', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_CUSTOMERS', 'WRITE_CUSTOMERS'])
  })

  const path = '/api/v1/customers'
  const create = (body: object) => call('apps').post(path).set(token).send(body)
  const update = (id: string, body: object) => call('apps').patch(`${path}/${id}`).set(token).send(body)
  const get = (id: string) => call('apps').get(`${path}/${id}`).set(token)
  const list = (query: object) => call('apps').get(path).set(token).query(query).expect(200)
  const emailsOf = (body: { data: { customers: { email: string }[] } }) =>
    body.data.customers.map(({ email }) => email)

  describe('createCustomer', () => {
    it('creates a customer and emits an event', async () => {
      const email = newEmail()
      const { body } = await create({ email: email.toUpperCase(), name: 'Ada', phone: '+234 1' }).expect(201)
      expect(body.message).to.equal('Customer created successfully')
      const { _id, id, createdAt, updatedAt, lastActive, avatar, ...rest } = body.data
      expect(rest).to.eql({
        user: null,
        shop: shop.id,
        name: 'Ada',
        phone: '+234 1',
        email,
        online: false,
        active: true,
        tags: [],
        custom: {},
      })
      expect(id).to.equal(_id)
      expect([updatedAt, lastActive]).to.eql([createdAt, createdAt])
      expect(avatar).to.equal(`${service().config.publicUrls.store}/avatars/${_id}.svg`)
      const event = await service().db('events').where({ shop_id: shop.id }).first()
      expect(event).to.include({
        resource: 'customers',
        resource_id: _id,
        method: 'POST',
        path: '/customers',
      })
    })

    it('uses the part before the @ for a missing name', async () => {
      const { body } = await create({ email: 'grace@example.com' }).expect(201)
      expect(body.data).to.include({ name: 'grace', phone: null, user: null, active: true })
    })

    it('allows an address once in a store, in parallel calls too, and again in another', async () => {
      const email = newEmail()
      const replies = await Promise.all(Array.from({ length: 5 }, () => create({ email })))
      expect(replies.filter(({ status }) => status === 201)).to.have.length(1)
      const refused = replies.find(({ status }) => status !== 201)!
      expect(refused.status).to.equal(409)
      expect(refused.body.code).to.equal('duplicate_email')
      const elsewhere = await createAppToken(await createShop(), ['WRITE_CUSTOMERS'])
      await call('apps').post(path).set(elsewhere).send({ email }).expect(201)
    })

    it('links to an account of the platform, once in a store', async () => {
      const person = await createAccount()
      const { body } = await create({ email: newEmail(), user: person.id }).expect(201)
      expect(body.data.user).to.equal(person.id)
      const again = await create({ email: newEmail(), user: person.id }).expect(409)
      expect(again.body.code).to.equal('duplicate_customer')
    })

    it('does not link to a guest, a deleted account or a person who does not exist', async () => {
      const [guest, gone] = [await createGuest(), await createAccount()]
      await service().db('users').where({ id: gone.id }).update({ deleted_at: new Date() })
      for (const user of [guest.id, gone.id, newId(), 'nonsense']) {
        const { body } = await create({ email: newEmail(), user }).expect(400)
        expect(body.code).to.equal('unknown_user')
      }
    })
  })

  describe('listCustomers', () => {
    it('lists newest first, in pages', async () => {
      for (const name of ['a', 'b', 'c']) await create({ email: `${name}@example.com` }).expect(201)
      await createCustomer(await createShop())
      const first = await list({ limit: 2 })
      expect(emailsOf(first.body)).to.eql(['c@example.com', 'b@example.com'])
      expect(first.body.data.pagination).to.include({ total: 3, pages: 2, nextPage: 2 })
      expect(emailsOf((await list({ limit: 2, page: 2 })).body)).to.eql(['a@example.com'])
    })

    it('tells how many a search finds, on each page and behind the last one', async () => {
      for (const n of [1, 2, 3]) await create({ email: newEmail(), name: `Ngozi ${n}` }).expect(201)
      const found = async (query: object) => {
        const { customers, pagination } = (await list({ limit: 2, ...query })).body.data
        return [customers.length, pagination.total]
      }
      for (const [page, length] of [2, 1, 0].entries())
        expect(await found({ search: 'ngozi', page: page + 1 })).to.eql([length, 3])
      expect(await found({ search: 'nobody' })).to.eql([0, 0])
    })

    it('narrows to a tag, written exactly so, alone and with a search, and never to another store’s', async () => {
      const tagged = { ada: ['wholesale', 'vip'], grace: ['Wholesale'], joan: ['wholesale'], mary: [] }
      for (const [name, tags] of Object.entries(tagged))
        await create({ email: `${name}@example.com`, tags }).expect(201)
      await createCustomer(await createShop(), { tags: ['wholesale'] })
      const found = async (query: object) => {
        const { body } = await list({ limit: 1, ...query })
        return [emailsOf(body), body.data.pagination.total]
      }
      expect(await found({ tag: 'wholesale' })).to.eql([['joan@example.com'], 2])
      expect(await found({ tag: 'wholesale', page: 2 })).to.eql([['ada@example.com'], 2])
      expect(await found({ tag: 'wholesale', search: 'ada' })).to.eql([['ada@example.com'], 1])
      expect(await found({ tag: 'wholesale', sort: 'name' })).to.eql([['ada@example.com'], 2])
      expect(await found({ tag: 'whole' })).to.eql([[], 0])
    })

    it('searches once, also where nobody is found', async () => {
      const sent = await statementsOf(() => list({ search: 'nobody' }))
      expect(sent.filter(({ text }) => text.includes('containing'))).to.have.length(1)
    })

    it('searches names, addresses and phone numbers literally', async () => {
      await create({ email: 'ada@example.com', name: 'Ada 100%', phone: '+234 555' }).expect(201)
      await create({ email: 'grace@example.com', name: 'Grace_H' }).expect(201)
      for (const [search, found] of [
        ['ADA@', ['ada@example.com']],
        ['555', ['ada@example.com']],
        ['grace_h', ['grace@example.com']],
        ['0%', ['ada@example.com']],
        ['%', ['ada@example.com']],
        ['_', ['grace@example.com']],
        ['\\', []],
        ['', ['grace@example.com', 'ada@example.com']],
      ] as const) {
        expect(emailsOf((await list({ search })).body), search).to.eql(found)
      }
    })

    it('finds a Greek name in capitals and in small letters, whose last sigma is another letter, and without accents', async () => {
      await create({ email: 'n@example.com', name: 'Νίκος' }).expect(201)
      await create({ email: 'm@example.com', name: 'ΜΆΡΙΟΣ' }).expect(201)
      for (const [search, found] of [
        ['ΝΊΚΟΣ', ['n@example.com']],
        ['μάριος', ['m@example.com']],
        ['Νίκοτ', []],
        ['νικος', ['n@example.com']],
      ] as const) {
        expect(emailsOf((await list({ search })).body), search).to.eql(found)
      }
    })
  })

  describe('getCustomer', () => {
    it('shows customers of the last five minutes as online', async () => {
      await signIn(newEmail(), { 'x-shop-id': shop.id })
      const { _id } = (await list({})).body.data.customers[0]
      expect((await get(_id).expect(200)).body.data.online).to.equal(true)
      const old = await later(5 * minutes + 1000, () => get(_id).expect(200))
      expect(old.body.data.online).to.equal(false)
    })

    it('has an avatar that resolves, and is the same for the same id alone', async () => {
      const { body } = await create({ email: newEmail() }).expect(201)
      const { pathname } = new URL(body.data.avatar)
      const picture = await call('store')
        .get(pathname)
        .expect(200)
        .expect('Content-Type', /^image\/svg\+xml/)
      const again = await call('store').get(pathname)
      const other = await call('store').get(`/avatars/${newId()}.svg`).expect(200)
      const text = picture.body.toString()
      expect(text).to.match(/^<svg /)
      expect(again.body.toString()).to.equal(text)
      expect(other.body.toString()).not.to.equal(text)
      await call('store').get('/avatars/nonsense.svg').expect(404).expect('Content-Type', /json/)
    })
  })

  describe('updateCustomer', () => {
    it('replaces the tags as a whole, and keeps them where they are left out', async () => {
      const { body } = await create({ email: newEmail(), tags: ['a', 'b'] }).expect(201)
      const changed = await update(body.data._id, { tags: ['c, d', 'b'] }).expect(200)
      expect(changed.body.data.tags).to.eql(['c, d', 'b'])
      const renamed = await update(body.data._id, { name: 'Ada' }).expect(200)
      expect(renamed.body.data.tags).to.eql(['c, d', 'b'])
    })

    it('changes the given fields and leaves the rest', async () => {
      const person = await createAccount()
      const { body } = await create({ email: newEmail(), name: 'Ada', phone: '1', user: person.id }).expect(
        201,
      )
      const { _id } = body.data
      const changed = await update(_id, {
        name: 'Ada L.',
        email: 'ADA.L@example.com',
        user: null,
        active: false,
      })
      expect(changed.status).to.equal(200)
      expect(changed.body.message).to.equal('Customer updated')
      expect(changed.body.data).to.include({
        name: 'Ada L.',
        email: 'ada.l@example.com',
        user: null,
        active: false,
        phone: '1',
      })
      expect((await update(_id, { phone: null })).body.data).to.include({ phone: null, name: 'Ada L.' })
    })

    it('refuses an address or a user of another customer, an unknown user and an unknown customer', async () => {
      const person = await createAccount()
      const email = newEmail()
      await create({ email, user: person.id }).expect(201)
      const { id } = await createCustomer(shop)
      expect((await update(id, { email }).expect(409)).body.code).to.equal('duplicate_email')
      expect((await update(id, { user: person.id }).expect(409)).body.code).to.equal('duplicate_customer')
      expect((await update(id, { user: newId() }).expect(400)).body.code).to.equal('unknown_user')
      const foreign = await createCustomer(await createShop())
      await update(foreign.id, { name: 'Mine now' }).expect(404)
    })
  })

  describe('deleteCustomer', () => {
    it('erases the customer and leaves the orders; the next visit creates a new one', async () => {
      const email = newEmail()
      const { _id: userId } = await signIn(email, { 'x-shop-id': shop.id })
      const { _id } = (await list({})).body.data.customers[0]
      const order = await createOrder(shop, { id: userId, email })
      await service().db('orders').where({ id: order.id }).update({ customer_id: _id })
      const { body } = await call('apps').delete(`${path}/${_id}`).set(token).expect(200)
      expect(body).to.include({ message: 'Customer deleted', data: null })
      await get(_id).expect(404)
      expect((await service().db('orders').where({ id: order.id }).first()).customer_id).to.equal(null)
      await signIn(email, { 'x-shop-id': shop.id })
      const [fresh] = (await list({})).body.data.customers
      expect(fresh._id).not.to.equal(_id)
      expect(fresh.user).to.equal(userId)
    })

    sampledTest('leaves however many orders the customer has, at most 10,000 by a statement', async () => {
      const { db } = service()
      const customer = await createCustomer(shop)
      const order = await createOrder(shop, await createAccount())
      await db('orders').where({ id: order.id }).update({ customer_id: customer.id })
      const copied: string[] = await db('information_schema.columns')
        .where({ table_name: 'orders', is_generated: 'NEVER' })
        .whereNotIn('column_name', ['id', 'number'])
        .distinct()
        .pluck('column_name')
      // The statistics are those of a table that has just begun to grow.
      await db.raw('analyze orders')
      await transaction(db, async (tx) => {
        await tx.raw("set local session_replication_role = 'replica'")
        await tx.raw(
          `insert into orders (id, number, ${copied}) select substring(id, 1, 16) || lpad(to_hex(n), 8, '0'), number + n, ${copied}
          from orders, generate_series(1, 20000) as n where id = ?`,
          [order.id],
        )
      })
      await call('apps').delete(`${path}/${customer.id}`).set(token).expect(200)
      const statements = await db('orders')
        .where({ shop_id: shop.id, customer_id: null })
        .groupByRaw('cmin::text')
        .count<{ count: number }[]>({ count: '*' })
      expect(statements.map(({ count }) => count).toSorted((one, other) => one - other)).to.eql([
        1, 10_000, 10_000,
      ])
      await get(customer.id).expect(404)
      await db.raw('analyze orders')
    })
  })
})
