import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import {
  type Bought,
  createDigitalOrder,
  createDigitalProduct,
  createDigitalShop,
  entitlementsOf,
} from '../../support/digital.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createAccount, type Person } from '../../support/fixtures/people.ts'
import { createPaymentMethod } from '../../support/fixtures/shops.ts'
import { payments, withPayments } from '../../support/payments.ts'
import { call, service } from '../../support/service.ts'
import { day, daysLeft, orderRow, type Shop } from './fulfilment-support.ts'

describe('A digital order that is refunded', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createDigitalShop()
  })
  withPayments()

  async function payByCard(buyer: Awaited<ReturnType<typeof createAccount>>, bought: Bought) {
    const order = await createDigitalOrder(shop, buyer, [bought])
    const { db } = service()
    const method =
      (await db('payment_methods').where({ shop_id: shop.id }).first('id')) ??
      (await createPaymentMethod(shop))
    await call('store', payments.store)
      .post(`/api/v1/orders/${order.id}/pay`)
      .set(buyer.as(shop))
      .send({ paymentId: method.id, card: 'tok_ok' })
      .expect(200)
    return order
  }
  async function refund(order: { id: string }, body: object = {}) {
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${order.id}/refund`)
      .set(token)
      .send(body)
      .expect(200)
  }

  /** Extends a pass that would have ended then, by a renewal with its saved card. */
  async function renewed(id: string, period_end: Date) {
    const { db } = service()
    const ends_at = new Date(period_end.getTime() + 30 * day)
    const [{ product_id }] = await db('entitlements')
      .where({ id })
      .update({ ends_at })
      .returning('product_id')
    await db('renewal_charges').insert({
      id: newId(),
      shop_id: shop.id,
      entitlement_id: id,
      product_id,
      period_end,
      attempt: 1,
      provider: 'sandbox',
      reference: `ren_${newId()}`,
      amount: 1000,
      currency: 'USD',
      state: 'succeeded',
      email: 'buyer@example.com',
      card_brand: 'visa',
      card_last4: '4242',
    })
  }

  it('revokes its grants if refunded in full, and nothing if refunded in part', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    const order = await payByCard(buyer, { id: product.id })
    await refund(order, { amount: 4 })
    expect(await entitlementsOf(buyer)).to.have.length(1)
    await refund(order)
    expect(await entitlementsOf(buyer)).to.eql([])
    expect((await orderRow(order.id)).grant_status).to.equal(null)
  })

  it('takes back its own days of a pass, and leaves those of another order', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    const bought = { id: product.id, digital: { accessType: 'pass' as const } }
    await payByCard(buyer, bought)
    await refund(await payByCard(buyer, { ...bought, quantity: 2 }))
    expect(daysLeft((await entitlementsOf(buyer))[0])).to.equal(30)
  })

  for (const [when, [first, second], before, after] of [
    ['once its own are over', [70, 10], 20, 20],
    ['that have followed its own', [35, 10], 25, 25],
    ['that are to follow its own', [20, 10], 40, 30],
  ] as const) {
    it(`leaves the days of another order ${when}`, async () => {
      const { db } = service()
      const buyer = await createAccount()
      const { id } = await createDigitalProduct(shop, { accessType: 'pass' })
      const bought = { id, digital: { accessType: 'pass' as const } }
      const [early, late] = [await payByCard(buyer, bought), await payByCard(buyer, bought)]
      const inDays = (days: number) => new Date(Date.now() + days * day)
      await db('access_grants')
        .where({ order_id: early.id })
        .update({ created_at: inDays(-first) })
      await db('access_grants')
        .where({ order_id: late.id })
        .update({ created_at: inDays(-second) })
      await db('entitlements')
        .where({ user_id: buyer.id })
        .update({ ends_at: inDays(before) })
      await refund(early)
      expect(daysLeft((await entitlementsOf(buyer))[0])).to.equal(after)
    })
  }

  it('is not shown as the order that last gave the access', async () => {
    const buyer = await createAccount()
    const { id } = await createDigitalProduct(shop, { accessType: 'pass' })
    const bought = { id, digital: { accessType: 'pass' as const } }
    const kept = await payByCard(buyer, bought)
    await refund(await payByCard(buyer, bought))
    const token = await createAppToken(shop, ['READ_INVENTORY'])
    const { body } = await call('apps').get(`/api/v1/digital-access?user=${buyer.id}`).set(token).expect(200)
    expect(body.data.access.map(({ order }: { order: string }) => order)).to.eql([kept.id])
  })

  it('is taken back however many passes it gave', async () => {
    const buyer = await createAccount()
    const { id } = await createDigitalProduct(shop, { accessType: 'pass' })
    const order = await payByCard(buyer, { id, digital: { accessType: 'pass' }, quantity: 200_000 })
    await refund(order)
    expect(await entitlementsOf(buyer)).to.eql([])
  })

  for (const [when, endsIn, left] of [
    ['before its days have begun', 2, 30],
    ['while they run', -5, 25],
  ] as const) {
    it(`keeps days that a renewal has paid for, ${when}`, async () => {
      const buyer = await createAccount()
      const product = await createDigitalProduct(shop, { accessType: 'pass' })
      const order = await payByCard(buyer, { id: product.id, digital: { accessType: 'pass' } })
      const [{ id }] = await entitlementsOf(buyer)
      await renewed(id, new Date(Date.now() + endsIn * day))
      await refund(order)
      expect(daysLeft((await entitlementsOf(buyer))[0])).to.equal(left)
    })
  }

  describe('after it gave all access', () => {
    const pass = (id: string, allAccess: boolean) => ({
      id,
      digital: { accessType: 'pass' as const, allAccess },
    })
    async function refundBeside(other: (buyer: Person, productId: string) => Promise<unknown>) {
      const buyer = await createAccount()
      const product = await createDigitalProduct(shop, { accessType: 'pass' })
      const order = await payByCard(buyer, pass(product.id, true))
      await other(buyer, product.id)
      await refund(order)
      const [{ all_access }] = await entitlementsOf(buyer)
      return all_access
    }

    it('takes that away where no other order gave it', async () => {
      expect(await refundBeside((buyer, id) => payByCard(buyer, pass(id, false)))).to.equal(false)
    })

    it('leaves it where another order gave it too', async () => {
      expect(await refundBeside((buyer, id) => payByCard(buyer, pass(id, true)))).to.equal(true)
    })

    it('leaves it where the merchant gave access', async () => {
      const token = await createAppToken(shop, ['WRITE_INVENTORY'])
      const give = (buyer: Person, productId: string) =>
        call('apps').post('/api/v1/digital-access').set(token).send({ user: buyer.id, productId }).expect(201)
      expect(await refundBeside(give)).to.equal(true)
    })

    it('leaves it while days are left that a renewal has paid for', async () => {
      const renew = async (buyer: Person, id: string) => {
        await payByCard(buyer, pass(id, false))
        const [access] = await entitlementsOf(buyer)
        await renewed(access.id, new Date(access.ends_at))
      }
      expect(await refundBeside(renew)).to.equal(true)
    })
  })

  it('keeps the rest of a pass when lifetime access is revoked', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    await payByCard(buyer, { id: product.id, digital: { accessType: 'pass' } })
    await refund(await payByCard(buyer, { id: product.id }))
    const [row] = await entitlementsOf(buyer)
    expect(row.access_type).to.equal('pass')
    expect(daysLeft(row)).to.equal(30)
  })
})
