import { expect } from 'chai'
import {
  type Bought,
  createDigitalOrder,
  createDigitalProduct,
  createDigitalShop,
  createEntitlement,
  createPass,
  entitlementsOf,
  savedCard,
} from '../../support/digital.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createAccount, createGuest } from '../../support/fixtures/people.ts'
import { call, service } from '../../support/service.ts'
import { newEmail, signIn } from '../../support/sign-in.ts'
import { day, daysLeft, mailsTo, orderRow, pay, type Shop } from './fulfilment-support.ts'

describe('A paid digital order', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createDigitalShop()
  })

  async function buy(buyer: { id: string; email: string | null }, ...products: Bought[]) {
    const order = await createDigitalOrder(shop, buyer, products)
    await pay(order, shop)
    return order
  }

  it('extends the same pass by 30 days from its end, or from now once it has ended', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    const bought = { id: product.id, digital: { accessType: 'pass' as const } }
    await createPass(shop, buyer, 10, { product_id: product.id })
    await buy(buyer, bought)
    expect(daysLeft((await entitlementsOf(buyer))[0])).to.equal(40)
    await service()
      .db('entitlements')
      .where({ user_id: buyer.id })
      .update({ ends_at: new Date(Date.now() - 9 * day) })
    await buy(buyer, bought)
    const rows = await entitlementsOf(buyer)
    expect(rows).to.have.length(1)
    expect(daysLeft(rows[0])).to.equal(30)
  })

  it('resets declines of a saved card once the pass ends later', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    const { id } = await createPass(shop, buyer, 2, { product_id: product.id, ...savedCard })
    await service().db('entitlements').where({ id }).update({ renewal_failures: 2 })
    await buy(buyer, { id: product.id, digital: { accessType: 'pass' } })
    expect((await entitlementsOf(buyer))[0]).to.include({ renewal_failures: 0, auto_renew: true })
  })

  it('turns a pass into lifetime access, discards its card, and no pass shortens that', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    await createPass(shop, buyer, 10, { product_id: product.id, ...savedCard })
    await buy(buyer, { id: product.id })
    expect((await entitlementsOf(buyer))[0]).to.include({
      access_type: 'lifetime',
      ends_at: null,
      auto_renew: false,
      card_token_sealed: null,
    })
    await buy(buyer, { id: product.id, digital: { accessType: 'pass' } })
    const rows = await entitlementsOf(buyer)
    expect(rows).to.have.length(1)
    expect(rows[0]).to.include({ access_type: 'lifetime', ends_at: null })
  })

  it('stays paid when one of its products was deleted, grants the others, and notifies the store once', async () => {
    const buyer = await createAccount()
    const [kept, deleted] = [await createDigitalProduct(shop), await createDigitalProduct(shop)]
    await service().db('products').where({ id: deleted.id }).update({ deleted_at: new Date() })
    const order = await buy(buyer, { id: kept.id }, { id: deleted.id })
    const row = await orderRow(order.id)
    expect(row).to.include({ status: 'paid', payment_status: 'paid', grant_status: 'failed' })
    expect(row.grant_error).to.equal('Item 1 was deleted')
    expect(Date.parse(row.grant_next_at)).to.be.greaterThan(Date.now())
    expect((await entitlementsOf(buyer)).map(({ product_id }) => product_id)).to.eql([kept.id])
    expect(
      await service().db('notifications').where({ shop_id: shop.id, type: 'grant_failed' }),
    ).to.have.length(1)
  })

  it('stays paid when the file store is down, and is granted by a retry, without an e-mail', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    const order = await createDigitalOrder(shop, buyer, [{ id: product.id }])
    await pay(order, shop, { fileStoreUnavailable: 'ENOENT' })
    expect(await orderRow(order.id)).to.include({
      status: 'paid',
      grant_status: 'failed',
      grant_error: 'the file storage does not respond',
    })
    expect(await entitlementsOf(buyer)).to.eql([])
    const token = await createAppToken(shop, ['WRITE_INVENTORY'])
    const { body } = await call('apps').post('/api/v1/digital-access/retry-grants').set(token).expect(200)
    expect(body.data.results).to.eql([{ orderId: order.id, ok: true }])
    expect(await entitlementsOf(buyer)).to.have.length(1)
    expect(await mailsTo(buyer.email!)).to.eql([])
  })

  it('stays paid whatever fails in the grant itself', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    const order = await createDigitalOrder(shop, buyer, [{ id: product.id }])
    await service()
      .db('order_items')
      .where({ order_id: order.id })
      .update({ digital: { accessType: 'lifetime', allAccess: 'nonsense' } })
    await pay(order, shop)
    expect(await orderRow(order.id)).to.include({ status: 'paid', grant_status: 'failed' })
    expect(await service().db('payments').where({ order_id: order.id, state: 'succeeded' })).to.have.length(1)
  })

  it('is granted too when the merchant confirms a transfer', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    const order = await createDigitalOrder(shop, buyer, [{ id: product.id }])
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    await call('apps').patch(`/api/v1/orders/${order.id}`).set(token).send({ status: 'paid' }).expect(200)
    expect(await entitlementsOf(buyer)).to.have.length(1)
    expect(await mailsTo(buyer.email!)).to.have.length(1)
  })

  describe('of a guest', () => {
    it('moves to the account when they sign in', async () => {
      const guest = await createGuest()
      const product = await createDigitalProduct(shop)
      await buy(guest, { id: product.id })
      const account = await signIn(newEmail(), guest.as(shop))
      expect((await entitlementsOf({ id: account._id })).map(({ product_id }) => product_id)).to.eql([
        product.id,
      ])
      expect(await entitlementsOf(guest)).to.eql([])
    })

    it('is added to the account’s own access: days add up, and lifetime access wins', async () => {
      const [guest, email] = [await createGuest(), newEmail()]
      const account = await signIn(email)
      const me = { id: account._id }
      const [both, better] = [await createDigitalProduct(shop), await createDigitalProduct(shop)]
      await createPass(shop, guest, 20, { product_id: both.id, ...savedCard })
      await createPass(shop, me, 10, { product_id: both.id })
      await createEntitlement(shop, guest, { product_id: better.id })
      await createPass(shop, me, 10, { product_id: better.id })
      await signIn(email, guest.as(shop))
      const rows = await entitlementsOf(me)
      expect(rows).to.have.length(2)
      const merged = rows.find(({ product_id }) => product_id === both.id)
      expect(daysLeft(merged)).to.equal(30)
      expect(merged).to.include({ card_last4: '4242', auto_renew: true })
      expect(rows.find(({ product_id }) => product_id === better.id)).to.include({ access_type: 'lifetime' })
      expect(await entitlementsOf(guest)).to.eql([])
    })

    it('ends in a year of four digits, however much is left of both', async () => {
      const [guest, email] = [await createGuest(), newEmail()]
      const me = { id: (await signIn(email))._id }
      const product = await createDigitalProduct(shop)
      const last = '9999-12-31T00:00:00.000Z'
      for (const person of [guest, me])
        await createPass(shop, person, 1, { product_id: product.id, ends_at: new Date(last) })
      await signIn(email, guest.as(shop))
      expect((await entitlementsOf(me)).map(({ ends_at }) => ends_at)).to.eql([last])
    })

    it('adds up beside lifetime access too, so that all of it is left when that is revoked', async () => {
      for (const forGood of ['theirs', 'mine', 'both']) {
        const [guest, email] = [await createGuest(), newEmail()]
        const me = { id: (await signIn(email))._id }
        const product = await createDigitalProduct(shop)
        for (const [person, whose] of [
          [guest, 'theirs'],
          [me, 'mine'],
        ] as const) {
          const passOf = { id: product.id, digital: { accessType: 'pass' as const } }
          await buy({ ...person, email }, passOf)
          if ([whose, 'both'].includes(forGood)) await buy({ ...person, email }, { id: product.id })
        }
        await signIn(email, guest.as(shop))
        const [row] = await entitlementsOf(me)
        expect(row).to.include({ access_type: 'lifetime', ends_at: null })
        expect(daysLeft({ ends_at: row.pass_ends_at }), forGood).to.equal(60)
      }
    })
  })
})
