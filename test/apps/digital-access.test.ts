import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import {
  createDigitalProduct,
  createDigitalShop,
  createEntitlement,
  createFailedOrder,
  createPass,
  entitlementsOf,
  savedCard,
} from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { whilePoisoned } from '../support/poison.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'
import { everyScope, operations, send, urlOf } from '../support/walk.ts'

const base = '/api/v1/digital-access'

describe('digital access', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createDigitalShop()
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
  })
  const get = (path = '') =>
    call('apps')
      .get(base + path)
      .set(token)
  const retry = () => call('apps').post(`${base}/retry-grants`).set(token)

  for (const operation of operations.filter(({ route }) => route.refusals.includes('storeNotDigital'))) {
    if (operation.route.resource !== 'digital-access') continue
    it(`exists for digital stores only: ${operation.name}`, async () => {
      const headers = await createAppToken(await createShop(), everyScope)
      const { body } = await send(service().apps, operation, headers, urlOf(operation, newId())).expect(403)
      expect(body.message).to.equal('This is only available on digital stores.')
    })
  }

  describe('listDigitalAccess', () => {
    it('filters by shopper and product, and shows what could not be granted, once for each product of an order', async () => {
      const [one, other] = [await createAccount(), await createAccount()]
      const first = await createEntitlement(shop, one)
      const second = await createEntitlement(shop, other)
      await createEntitlement(await createDigitalShop(), one)
      const ids = async (query: string) =>
        (await get(query).expect(200)).body.data.access.map(({ _id }: { _id: string }) => _id)
      expect(await ids('')).to.eql([second.id, first.id])
      expect(await ids(`?user=${one.id}`)).to.eql([first.id])
      expect(await ids(`?product=${second.productId}&grantStatus=granted`)).to.eql([second.id])
      expect(await ids('?user=nonsense')).to.eql([])
      const product = await createDigitalProduct(shop)
      const order = await createFailedOrder(shop, one, [{ id: product.id }, { id: product.id }])
      const elsewhere = await createDigitalShop()
      await createFailedOrder(elsewhere, one, [{ id: (await createDigitalProduct(elsewhere)).id }])
      await service().db('orders').where({ id: order.id }).update({ grant_error: 'because' })
      const { body } = await get(`?grantStatus=failed&user=${one.id}&product=${product.id}`).expect(200)
      expect(body.data.access).to.have.length(1)
      const [failed] = body.data.access
      expect(failed).to.include({ grantStatus: 'failed', error: 'because', order: order.id, startsAt: null })
      expect((await get(`/${failed._id}`).expect(200)).body.data).to.eql(failed)
      expect(await ids('?grantStatus=failed')).to.eql([failed._id])
      const stranger = await createAppToken(elsewhere, ['READ_INVENTORY'])
      await call('apps').get(`${base}/${failed._id}`).set(stranger).expect(404)
    })
  })

  describe('createDigitalAccess', () => {
    const give = (body: object) => call('apps').post(base).set(token).send(body)

    it('grants access to an account, or to an address, whose owner gets an e-mail and signs in as usual', async () => {
      const [account, email] = [await createAccount(), newEmail()]
      const product = await createDigitalProduct(shop)
      const { body } = await give({ user: account.id, productId: product.id }).expect(201)
      expect(body.data).to.include({
        user: account.id,
        accessType: 'lifetime',
        order: null,
        grantStatus: 'granted',
      })
      await service()
        .db('products')
        .where({ id: product.id })
        .update({ name: 'Win at https://evil.example now' })
      await give({ email: email.toUpperCase(), productId: product.id }).expect(201)
      expect(await service().db('mails').where({ recipient: email })).to.have.length(1)
      const { body: mailbox } = await call('console').get('/api/v1/mailbox').query({ to: email }).expect(200)
      const [{ text, html }] = mailbox.data.messages
      for (const part of [text, html]) expect(part).to.include('access to Win at evil example now')
      const { token: session } = await signIn(email)
      const library = await call('store')
        .get('/api/v1/library')
        .set({ authorization: `Bearer ${session}`, 'x-shop-id': shop.id })
        .expect(200)
      expect(library.body.data.entitlements).to.have.length(1)
    })

    it('adds 30 days to a pass, and refuses guests, goods and incomplete requests', async () => {
      const account = await createAccount()
      const pass = await createDigitalProduct(shop, { accessType: 'pass' })
      await createPass(shop, account, 5, { product_id: pass.id })
      const { body } = await give({ user: account.id, productId: pass.id }).expect(201)
      expect(Date.parse(body.data.endsAt) - Date.now()).to.be.closeTo(35 * 86_400_000, 60_000)
      const productId = pass.id
      expect((await give({ user: (await createGuest()).id, productId }).expect(400)).body.code).to.equal(
        'unknown_user',
      )
      expect((await give({ productId }).expect(400)).body.code).to.equal('invalid_request')
      await give({ user: account.id, email: 'a@example.com', productId }).expect(400)
      await give({ user: account.id, productId: newId() }).expect(404)
      const goods = await createProduct(shop)
      const refused = await give({ user: account.id, productId: goods.id }).expect(400)
      expect(refused.body.code).to.equal('product_not_digital')
    })
  })

  describe('revokeDigitalAccess', () => {
    it('revokes access at once, with its card, and the next purchase creates a new one', async () => {
      const account = await createAccount()
      const { id, productId } = await createPass(shop, account, 10, savedCard)
      await call('apps').delete(`${base}/${id}`).set(token).expect(200)
      await get(`/${id}`).expect(404)
      await call('apps').delete(`${base}/${id}`).set(token).expect(404)
      const row = await service().db('entitlements').where({ id }).first()
      expect(row).to.include({ card_token_sealed: null, auto_renew: false })
      await call('apps').post(base).set(token).send({ user: account.id, productId }).expect(201)
      expect((await entitlementsOf(account))[0].id).not.to.equal(id)
    })
  })

  describe('retryGrants', () => {
    it('retries at most 25, those paid first, and reports each result', async () => {
      const buyer = await createAccount()
      const [product, gone] = [await createDigitalProduct(shop), await createDigitalProduct(shop)]
      await service().db('products').where({ id: gone.id }).update({ deleted_at: new Date() })
      const orders = []
      for (let i = 0; i < 27; i++) {
        const { id } = i === 0 ? gone : product
        orders.push(await createFailedOrder(shop, buyer, [{ id }], new Date(Date.now() - (27 - i) * 1000)))
      }
      const { body } = await retry().expect(200)
      expect(body.message).to.equal('Grants retried')
      expect(body.data).to.include({ retried: 25, granted: 24, failed: 1 })
      expect(body.data.results.map(({ orderId }: { orderId: string }) => orderId)).to.eql(
        orders.slice(0, 25).map(({ id }) => id),
      )
      expect(body.data.results[0]).to.eql({ orderId: orders[0]!.id, ok: false, error: 'Item 0 was deleted' })
      expect(body.data.results[1]).to.eql({ orderId: orders[1]!.id, ok: true })
      expect(await service().db('mails').where({ recipient: buyer.email })).to.eql([])
      const again = await retry().expect(200)
      expect(again.body.data).to.include({ retried: 3, granted: 2, failed: 1 })
    })

    it('retries those tried longest ago first, so that incurable orders hide no others', async () => {
      const buyer = await createAccount()
      const [product, gone] = [await createDigitalProduct(shop), await createDigitalProduct(shop)]
      await service().db('products').where({ id: gone.id }).update({ deleted_at: new Date() })
      for (let i = 0; i < 25; i++)
        await createFailedOrder(shop, buyer, [{ id: gone.id }], new Date(Date.now() - 60_000 - i))
      const { id } = await createFailedOrder(shop, buyer, [{ id: product.id }])
      expect((await retry().expect(200)).body.data).to.include({ retried: 25, granted: 0 })
      const { data } = (await retry().expect(200)).body
      expect(data).to.include({ retried: 25, granted: 1 })
      expect(data.results[0]).to.eql({ orderId: id, ok: true })
    })

    it('reports an order that fails unexpectedly, and goes on with the others', async () => {
      const buyer = await createAccount()
      const { id: product } = await createDigitalProduct(shop)
      const broken = await createFailedOrder(shop, buyer, [{ id: product }], new Date(0))
      const { id } = await createFailedOrder(shop, buyer, [{ id: (await createDigitalProduct(shop)).id }])
      await whilePoisoned('orders', `id <> '${broken.id}' or grant_attempts = 0`, async () => {
        const { body } = await retry().expect(200)
        expect(body.data.results).to.eql([
          { orderId: broken.id, ok: false, error: 'an unexpected error occurred' },
          { orderId: id, ok: true },
        ])
      })
    })

    it('grants nothing twice and processes no order twice in ten parallel calls', async () => {
      const buyer = await createAccount()
      const product = await createDigitalProduct(shop, { accessType: 'pass' })
      for (let i = 0; i < 40; i++)
        await createFailedOrder(shop, buyer, [{ id: product.id, digital: { accessType: 'pass' } }])
      const replies = await Promise.all(Array.from({ length: 10 }, () => retry().expect(200)))
      const taken = replies.flatMap(({ body }) =>
        body.data.results.map(({ orderId }: { orderId: string }) => orderId),
      )
      expect(taken).to.have.length(40)
      expect(new Set(taken).size).to.equal(40)
      const [row] = await entitlementsOf(buyer)
      expect(Math.round((Date.parse(row.ends_at) - Date.now()) / 86_400_000)).to.equal(40 * 30)
    })

    it('ignores refunded orders, and those of other stores', async () => {
      const buyer = await createAccount()
      const product = await createDigitalProduct(shop)
      const order = await createFailedOrder(shop, buyer, [{ id: product.id }])
      await service().db('orders').where({ id: order.id }).update({ status: 'refunded' })
      const elsewhere = await createDigitalShop()
      await createFailedOrder(elsewhere, buyer, [{ id: (await createDigitalProduct(elsewhere)).id }])
      const { body } = await retry().expect(200)
      expect(body.data).to.eql({ retried: 0, granted: 0, failed: 0, results: [] })
    })
  })

  describe('putAllAccessPass', () => {
    const put = (body: object) => call('apps').put(`${base}/pass`).set(token).send(body)

    it('creates the pass once, however many calls come at once, and then changes it', async () => {
      expect((await get('/pass').expect(404)).body.code).to.equal('pass_not_found')
      await Promise.all(Array.from({ length: 20 }, () => put({ price: 149, active: true }).expect(200)))
      expect(await service().db('products').where({ shop_id: shop.id })).to.have.length(1)
      const { body } = await put({ price: 99.5, active: false }).expect(200)
      expect(body.data).to.include({ price: 99.5, active: false, days: 30 })
      expect((await get('/pass').expect(200)).body.data).to.eql(body.data)
      const event = await service().db('events').where({ shop_id: shop.id }).orderBy('id', 'desc').first()
      expect(event).to.include({ resource: 'products', resource_id: body.data._id, method: 'PUT' })
    })

    it('creates another pass where the former one is deleted at the same moment', async () => {
      const { body } = await put({ price: 149, active: true }).expect(200)
      const again = await transaction(service().db, async (tx) => {
        await tx('products').where({ id: body.data._id }).update({ deleted_at: new Date() })
        const putting = put({ price: 99, active: true }).then((reply) => reply)
        await somebodyWaits()
        return { putting }
      })
      const reply = await again.putting
      expect(reply.status, JSON.stringify(reply.body)).to.equal(200)
      expect(reply.body.data._id).to.not.equal(body.data._id)
      expect((await get('/pass').expect(200)).body.data).to.eql(reply.body.data)
    })

    it('can be bought, and covers everything', async () => {
      const { body } = await put({ price: 10, active: true }).expect(200)
      const buyer = await createAccount()
      await call('apps').post(base).set(token).send({ user: buyer.id, productId: body.data._id }).expect(201)
      expect((await entitlementsOf(buyer))[0]).to.include({ all_access: true, access_type: 'pass' })
    })
  })
})
