import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { createDigitalProduct, createDigitalShop } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { askForCode, newEmail, signIn, verify } from '../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

describe('Orders that guests have placed with an address', () => {
  let shop: Shop
  let email: string
  beforeEach(async () => {
    shop = await createShop()
    email = newEmail()
  })

  async function place(guest: Person, at = shop, given = email, product?: { id: string }): Promise<string> {
    const { id: productId } = product ?? (await createProduct(at))
    const { body } = await call('store')
      .post('/api/v1/orders')
      .set(guest.as(at))
      .send({ items: [{ productId, quantity: 1 }], email: given })
      .expect(201)
    return body.data._id
  }
  const at = (store: Shop) => ({ 'x-shop-id': store.id })
  const ordersOf = async (token: string, store = shop): Promise<string[]> => {
    const asked = call('store')
      .get('/api/v1/orders')
      .set({ ...at(store), authorization: `Bearer ${token}` })
    return (await asked.expect(200)).body.data.orders.map(({ _id }: { _id: string }) => _id)
  }

  it('join the account that proves it there, however they were typed, with an event for each', async () => {
    const [first, second, other] = [await createGuest(), await createGuest(), await createGuest()]
    const orders = [await place(first), await place(second, shop, ` ${email.toUpperCase()} `)]
    const strangers = await place(first, shop, newEmail())
    const elsewhere = await createShop()
    const away = await place(other, elsewhere)
    const before = await service().db('events').where({ shop_id: shop.id, resource: 'orders' })
    const { token, _id } = await signIn(email, at(shop))
    expect(await ordersOf(token)).to.have.members(orders)
    const events = await service().db('events').where({ shop_id: shop.id, resource: 'orders' })
    expect(events.slice(before.length).map(({ resource_id }) => resource_id)).to.have.members(orders)
    const merchant = await createAppToken(shop, ['READ_ORDERS', 'READ_CUSTOMERS'])
    const read = await call('apps').get(`/api/v1/orders/${orders[0]}`).set(merchant).expect(200)
    const customer = await service().db('customers').where({ id: read.body.data.customer }).first()
    expect(customer).to.include({ user_id: _id, email })
    const db = service().db
    expect(await db('orders').where({ id: strangers }).first('user_id', 'by_guest')).to.eql({
      user_id: first.id,
      by_guest: true,
    })
    expect(await db('orders').where({ id: away }).first('user_id')).to.eql({ user_id: other.id })
    await call('store').get(`/api/v1/orders/${orders[0]}`).set(first.as(shop)).expect(404)
    const again = await signIn(email, at(elsewhere))
    expect(await ordersOf(again.token, elsewhere)).to.eql([away])
  })

  it('join together with those of the guest who signs in, and not without a store', async () => {
    const [other, guest] = [await createGuest(), await createGuest()]
    const theirs = await place(other)
    const own = await place(guest, shop, newEmail())
    await signIn(email)
    expect(await service().db('orders').where({ id: theirs }).first('user_id')).to.eql({ user_id: other.id })
    const { token } = await signIn(email, guest.as(shop))
    expect(await ordersOf(token)).to.have.members([theirs, own])
  })

  it('stay with the guest while the address is only typed, also after an earlier sign-in', async () => {
    const account = await createAccount(email)
    const order = await place(await createGuest())
    expect(await ordersOf(account.as(shop).authorization!.slice(7))).to.eql([])
    await call('store').post('/api/v1/auth/authenticate').set(at(shop)).send({ email }).expect(200)
    await verify(email, '000000', at(shop))
    expect(await ordersOf(account.as(shop).authorization!.slice(7))).to.eql([])
    const { token } = await signIn(email, at(shop))
    expect(await ordersOf(token)).to.eql([order])
    const later = await place(await createGuest())
    expect(await ordersOf(token)).to.eql([order])
    expect(await ordersOf((await signIn(email, at(shop))).token)).to.have.members([order, later])
  })

  it('of digital products bring their access, and leave what an order of another address has extended', async () => {
    shop = await createDigitalShop()
    const db = service().db
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    const [guest, mixed] = [await createGuest(), await createGuest()]
    const grant = async (person: Person, orders: string[]) => {
      const entitlement = {
        id: orders[0]!,
        shop_id: shop.id,
        user_id: person.id,
        product_id: product.id,
        access_type: 'pass',
      }
      const [starts_at, ends_at] = [new Date(), new Date(Date.now() + 86_400_000)]
      await db('entitlements').insert({ ...entitlement, starts_at, ends_at })
      for (const id of orders)
        await db('access_grants').insert({
          id,
          shop_id: shop.id,
          entitlement_id: orders[0],
          product_id: product.id,
          order_id: id,
          access_type: 'pass',
          days: 1,
        })
    }
    await grant(guest, [await place(guest, shop, email, product)])
    await grant(mixed, [
      await place(mixed, shop, email, product),
      await place(mixed, shop, newEmail(), product),
    ])
    const { token, _id } = await signIn(email, at(shop))
    const { body } = await call('store')
      .get('/api/v1/library')
      .set({ ...at(shop), authorization: `Bearer ${token}` })
      .expect(200)
    expect(JSON.stringify(body.data)).to.include(product.id)
    const owners = await db('entitlements').where({ shop_id: shop.id, revoked_at: null }).pluck('user_id')
    expect(owners).to.have.members([_id, mixed.id])
  })

  it('join even if they are being placed at that moment, unless they come a moment later', async () => {
    const guest = await createGuest()
    await place(guest)
    const code = await askForCode(email, {}, at(shop))
    const product = await createProduct(shop)
    const { placed, signedIn } = await transaction(service().db, async (tx) => {
      await tx('products').where({ id: product.id }).forUpdate().first()
      const placed = place(guest, shop, email, product)
      await somebodyWaits()
      const signedIn = verify(email, code, at(shop)).then((reply) => reply)
      await Promise.race([signedIn, somebodyWaits(2)])
      return { placed, signedIn }
    })
    const [order, { body }] = await Promise.all([placed, signedIn])
    expect(await ordersOf(body.data.token))
      .to.have.length(2)
      .and.to.include(order)
  })
})
