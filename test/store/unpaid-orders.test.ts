import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('createOrder, and the limits of unpaid orders', () => {
  let app: Awaited<ReturnType<typeof openApps<'store'>>>['store']
  let shop: Shop
  let product: { id: string }
  before(async () => {
    const limits = {
      UNPAID_ORDERS_PER_SHOPPER: '5',
      UNPAID_ORDERS_PER_ADDRESS: '20',
      TRUST_PROXY: 'loopback',
    }
    const config = testConfig({ url: service().databaseUrl }, limits)
    ;({ store: app } = await openApps(config, service().db, 'store'))
  })
  beforeEach(async () => {
    shop = await createShop()
    product = await createProduct(shop, { quantity: 1000 })
  })

  const place = (who: Person, { ip = '203.0.113.7', at = shop, of = product, in: where = app } = {}) =>
    call('store', where)
      .post('/api/v1/orders')
      .set({ ...who.as(at), 'x-forwarded-for': ip })
      .send({ items: [{ productId: of.id, quantity: 1 }], email: 'guest@example.com' })
  const held = async () => 1000 - (await service().db('products').where({ id: product.id }).first()).quantity
  const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status)

  it('lets a shopper have five unpaid orders at a store, however many calls come at once', async () => {
    const shopper = await createAccount()
    const replies = await Promise.all(Array.from({ length: 12 }, () => place(shopper)))
    expect(statuses(replies).sort()).to.eql([...Array(5).fill(201), ...Array(7).fill(409)])
    const refused = replies.find(({ status }) => status === 409)!
    expect(refused.body.code).to.equal('too_many_unpaid_orders')
    expect(refused.body.message).to.match(/^You have 5 unpaid orders at this store/)
    expect(await held()).to.equal(5)
    const [{ body }] = replies.filter(({ status }) => status === 201) as [(typeof replies)[number]]
    await place(await createAccount()).expect(201)
    const elsewhere = await createShop()
    await place(shopper, { at: elsewhere, of: await createProduct(elsewhere) }).expect(201)
    await call('store', app).post(`/api/v1/orders/${body.data._id}/cancel`).set(shopper.as(shop)).expect(200)
    await place(shopper).expect(201)
    await place(shopper).expect(409)
  })

  it('does not count orders that are paid, or that the store has taken on', async () => {
    const shopper = await createAccount()
    const { db } = service()
    for (const taken of [
      { status: 'paid', payment_status: 'paid', expires_at: null },
      { status: 'processing', expires_at: null },
      { expires_at: null },
    ]) {
      const { body } = await place(shopper).expect(201)
      await db('orders').where({ id: body.data._id }).update(taken)
    }
    for (let made = 0; made < 5; made += 1) await place(shopper).expect(201)
    await db('orders').where({ user_id: shopper.id, status: 'pending' }).update({
      payment_status: 'awaiting_confirmation',
    })
    await place(shopper).expect(409)
  })

  sampledTest('lets guests at one address have twenty together, however many they are', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, () => createGuest()))
    const replies = await Promise.all(guests.map((guest) => place(guest)))
    expect(statuses(replies).filter((status) => status === 201)).to.have.length(20)
    const refused = replies.find(({ status }) => status === 409)!
    expect(refused.body.code).to.equal('too_many_unpaid_orders')
    expect(refused.body.message).to.match(/sign in/)
    expect(await held()).to.equal(20)
    await place(await createGuest(), { ip: '203.0.113.8' }).expect(201)
    await place(await createAccount()).expect(201)
  })

  it('lets the guests of an address order again after an hour, however long their transfers are waited for', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => createGuest()))
    for (const guest of guests) await place(guest).expect(201)
    await place(await createGuest()).expect(409)
    const placed = new Date(Date.now() - 61 * minutes)
    await service().db('orders').where({ shop_id: shop.id }).update({ created_at: placed })
    await place(await createGuest()).expect(201)
  })

  it('limits by address alone where shoppers are not limited, and lets accounts order as they like', async () => {
    const limits = { UNPAID_ORDERS_PER_SHOPPER: '0', UNPAID_ORDERS_PER_ADDRESS: '2', TRUST_PROXY: 'loopback' }
    const config = testConfig({ url: service().databaseUrl }, limits)
    const { store } = await openApps(config, service().db, 'store')
    const guest = await createGuest()
    await place(guest, { in: store }).expect(201)
    await place(guest, { in: store }).expect(201)
    for (const who of [guest, await createGuest()]) {
      const { body } = await place(who, { in: store }).expect(409)
      expect(body.message).to.match(/sign in/)
    }
    await place(guest, { in: store, ip: '203.0.113.8' }).expect(201)
    const account = await createAccount()
    for (let made = 0; made < 3; made += 1) await place(account, { in: store }).expect(201)
    expect(await held()).to.equal(6)
  })

  it('counts an IPv6 network as one address', async () => {
    const from = async (ip: string) => (await place(await createGuest(), { ip })).status
    for (let host = 1; host <= 20; host += 1) {
      expect(await from(`2001:db8:0:1::${host.toString(16)}`)).to.equal(201)
    }
    expect(await from('2001:db8::1:ffff:0:0:1')).to.equal(409)
    expect(await from('2001:db8:0:2::1')).to.equal(201)
  })

  it('gives the owner of a /56 twice as many, and that of a /48 three times', async () => {
    const config = testConfig(
      { url: service().databaseUrl },
      { UNPAID_ORDERS_PER_ADDRESS: '2', TRUST_PROXY: 'loopback' },
    )
    const { store } = await openApps(config, service().db, 'store')
    const from = async (ip: string) => (await place(await createGuest(), { ip, in: store })).status
    const taken = async (ips: string[]) => {
      const replies = []
      for (const ip of ips) replies.push(await from(ip))
      return replies.filter((status) => status === 201).length
    }
    const each = (count: number, make: (n: string) => string) =>
      Array.from({ length: count }, (_, n) => make((n + 1).toString(16)))
    expect(await taken(each(8, (n) => `2001:db8:5:a${n.padStart(1, '0')}::1`))).to.equal(4)
    expect(await taken(each(8, (n) => `2001:db8:5:${n}00::1`))).to.equal(2)
    expect(await taken(each(3, (n) => `2001:db8:5:${n}01::1`))).to.equal(0)
    expect(await from('2001:db8:6::1')).to.equal(201)
    const crowd = await Promise.all(
      each(12, (n) => `2001:db8:7:${n}00::1`).map(async (ip) =>
        place(await createGuest(), { ip, in: store }),
      ),
    )
    expect(statuses(crowd).filter((status) => status === 201)).to.have.length(6)
  })

  it('stores no address, and forgets its hash once the order is over', async () => {
    const guest = await createGuest()
    const { body } = await place(guest).expect(201)
    const row = () => service().db('orders').where({ id: body.data._id }).first()
    expect((await row()).guest_address).to.match(/^[\w-]{43}$/)
    expect(JSON.stringify(await row())).not.to.include('203.0.113.7')
    await call('store', app).post(`/api/v1/orders/${body.data._id}/cancel`).set(guest.as(shop)).expect(200)
    expect((await row()).guest_address).to.equal(null)
  })
})
