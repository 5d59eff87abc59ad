import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { challengeOf, usualVerifier } from './oauth-support.ts'
import { accept, createRole, createStaff, registerApp } from './support.ts'

async function owned() {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id })
  const close = (who: Person = owner) =>
    call('console').post(`/api/v1/stores/${shop.id}/close`).set(who.onConsole())
  return { owner, shop, close }
}

describe('closeStore', () => {
  it('hides the store from shoppers', async () => {
    const { shop, close } = await owned()
    const [shopper, { id: productId }] = [await createAccount(), await createProduct(shop)]
    const { domain } = await createDomain(shop, { state: 'active' })
    const byDomain = () =>
      call('store')
        .get('/api/v1/shop')
        .set({ origin: `https://${domain}` })
    await byDomain().expect(200)
    const { body } = await close().expect(200)
    expect(body.data.closedAt).to.be.a('string')
    for (const reply of [
      await byDomain(),
      await call('store').get('/api/v1/shop').set({ 'x-shop-id': shop.id }),
      await call('store').get('/api/v1/cart').set(shopper.as(shop)),
      await call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: [{ productId, quantity: 1 }] }),
    ]) {
      expect(reply.status).to.equal(404)
      expect(reply.body.code).to.equal('shop_not_found')
    }
  })

  it('leaves the other stores of its owner alone', async () => {
    const [{ owner, close }, member] = [await owned(), await createAccount()]
    const other = await createShop({ ownerId: owner.id })
    const { domain } = await createDomain(other, { state: 'active' })
    const { id } = await createInstallation(other, { scopes: ['READ_ORDERS'] })
    const token = await createAppToken(other, ['READ_ORDERS'], id)
    await call('console')
      .post(`/api/v1/stores/${other.id}/staff`)
      .set(owner.onConsole())
      .send({ email: member.email, roleId: await createRole(other, ['orders:view']) })
      .expect(201)
    await close().expect(200)
    await call('store')
      .get('/api/v1/shop')
      .set({ origin: `https://${domain}` })
      .expect(200)
    await call('apps').get('/api/v1/app').set(token).expect(200)
    expect((await accept(member)).status).to.equal(200)
  })

  it('uninstalls its apps: their tokens are void and their deliveries dropped', async () => {
    const { owner, shop, close } = await owned()
    const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    await close().expect(200)
    const { db } = service()
    const { removed_at } = await db('installations').where({ id: installation.id }).first('removed_at')
    expect(removed_at).not.to.equal(null)
    const app = await registerApp(owner)
    const consent = {
      clientId: app.clientId,
      storeId: shop.id,
      scopes: ['READ_ORDERS'],
      redirectUri: app.redirectUri,
      codeChallenge: challengeOf(usualVerifier),
    }
    const { body } = await call('console')
      .post('/api/v1/oauth/authorize')
      .set(owner.onConsole())
      .send(consent)
      .expect(404)
    expect(body.code).to.equal('store_not_found')
    const stores = await call('console')
      .get('/api/v1/oauth/stores')
      .query({ clientId: app.clientId })
      .set(owner.onConsole())
    expect(stores.body.data.stores).to.eql([])
  })

  it('frees its domains, and keeps its slug from others', async () => {
    const { shop, close } = await owned()
    const { domain } = await createDomain(shop, { state: 'active' })
    await close().expect(200)
    const other = await createShop()
    await createDomain(other, { domain, state: 'active' })
    const taken = await call('console')
      .post('/api/v1/stores')
      .set((await createAccount()).onConsole())
      .send({ name: 'Other', type: 'digital', currency: 'NGN', country: 'NG', slug: shop.slug })
      .expect(409)
    expect(taken.body.code).to.equal('slug_taken')
  })

  it("leaves the merchant's own tools their orders, and nothing to set up", async () => {
    const { owner, shop, close } = await owned()
    const order = await createOrder(shop, await createAccount())
    const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_STORE', 'WRITE_DOMAINS'])
    await close().expect(200)
    await call('apps').get(`/api/v1/orders/${order.id}`).set(token).expect(200)
    for (const reply of [
      await call('apps').patch('/api/v1/shop').set(token).send({ name: 'Open again' }),
      await call('apps').post('/api/v1/domains').set(token).send({ domain: 'again.example.com' }),
      await call('console')
        .patch(`/api/v1/stores/${shop.id}`)
        .set(owner.onConsole())
        .send({ name: 'Open again' }),
      await close(),
    ]) {
      expect(reply.status).to.equal(409)
      expect(reply.body.code).to.equal('store_closed')
    }
    const { body } = await call('console').get('/api/v1/stores').set(owner.onConsole()).expect(200)
    expect(body.data.stores[0])
      .to.include({ _id: shop.id })
      .and.to.have.property('closedAt')
      .that.is.a('string')
  })

  it('voids its invitations, and sends no more', async () => {
    const { owner, shop, close } = await owned()
    const [person, roleId] = [await createAccount(), await createRole(shop, [])]
    const invite = () =>
      call('console')
        .post(`/api/v1/stores/${shop.id}/staff`)
        .set(owner.onConsole())
        .send({ email: person.email, roleId })
    await invite().expect(201)
    await close().expect(200)
    expect((await accept(person)).status).to.equal(404)
    expect((await invite().expect(409)).body.code).to.equal('store_closed')
  })

  it('is for the owner alone', async () => {
    const { shop, close } = await owned()
    const worker = await createAccount()
    await createStaff(shop, await createRole(shop, ['store:manage']), worker)
    expect((await close(worker).expect(403)).body.code).to.equal('not_store_owner')
    await close(await createAccount()).expect(404)
  })

  it('happens once', async () => {
    const { close } = await owned()
    const replies = await Promise.all([1, 2, 3].map(() => close()))
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409])
  })

  it('refuses an order that was being placed when it closed', async () => {
    const { shop } = await owned()
    const [shopper, { id: productId }] = [await createAccount(), await createProduct(shop, { quantity: 9 })]
    const placed = transaction(service().db, async (tx) => {
      await tx('shops').where({ id: shop.id }).update({ closed_at: new Date() })
      const order = { items: [{ productId, quantity: 1 }] }
      const reply = call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send(order)
        .then((sent) => sent)
      await somebodyWaits()
      return [reply]
    })
    const [reply] = await placed
    expect((await reply)!.status).to.equal(404)
    expect(await service().db('orders').where({ shop_id: shop.id })).to.eql([])
  })

  sampledTest('has every order before it, or refuses it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { shop, close } = await owned()
      const { id: productId } = await createProduct(shop, { quantity: 100 })
      const shoppers = await Promise.all(Array.from({ length: 6 }, () => createAccount()))
      const place = (shopper: Person) =>
        call('store')
          .post('/api/v1/orders')
          .set(shopper.as(shop))
          .send({ items: [{ productId, quantity: 1 }] })
      const [closed, ...placed] = await Promise.all([close(), ...shoppers.map(place)])
      expect(closed.status).to.equal(200)
      const { db } = service()
      const { closed_at } = await db('shops').where({ id: shop.id }).first('closed_at')
      const orders = await db('orders').where({ shop_id: shop.id })
      expect(orders).to.have.length(placed.filter(({ status }) => status === 201).length)
      for (const { status } of placed) expect([201, 404]).to.include(status)
      expect(closed_at).not.to.equal(null)
      await call('store').post('/api/v1/orders').set(shoppers[0]!.as(shop)).send({}).expect(404)
    }
  })
})
