import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const url = '/api/v1/discounts'
const { get, create, patch, remove } = callsOn('discounts')
const basic = { code: 'welcome10', title: '10 % off', type: 'percentage', discount: 10 }

describe('Discounts', () => {
  openResource(['READ_DISCOUNTS', 'WRITE_DISCOUNTS'])

  describe('createDiscount', () => {
    it('is valid from now on and does not end, by default', async () => {
      const before = Date.now()
      const { body } = await create(basic).expect(201)
      expect(body.data).to.include({
        code: 'WELCOME10',
        discount: 10,
        minimumOrderAmount: 0,
        active: true,
        usageLimit: null,
        perUserLimit: null,
        usageCount: 0,
      })
      expect(Date.parse(body.data.startDate)).to.be.within(before - 5, Date.now() + 5)
      expect(body.data.endDate).to.equal('9999-12-31T23:59:59.999Z')
      const event = await service().db('events').where({ resource_id: body.data._id }).first()
      expect(event).to.include({ resource: 'discounts', method: 'POST', path: '/discounts' })
      await call('store').post('/api/v1/coupons/verify').set({ 'x-shop-id': shop.id }).send(basic).expect(200)
    })

    it('stores amounts in the currency of the store', async () => {
      const dinar = await createShop({ currency: 'KWD' })
      const writer = await createAppToken(dinar, ['WRITE_DISCOUNTS'])
      const { body } = await call('apps')
        .post(url)
        .set(writer)
        .send({ ...basic, type: 'fixed', discount: 1.125, minimumOrderAmount: 7.5 })
        .expect(201)
      expect(body.data).to.include({ discount: 1.125, minimumOrderAmount: 7.5 })
      const row = await service().db('coupons').where({ id: body.data._id }).first()
      expect(row).to.include({ discount: 1125, minimum_order_amount: 7500 })
    })

    it('refuses a code that exists, in either case, and frees that of a deleted one', async () => {
      const first = await create(basic).expect(201)
      const replies = await Promise.all([1, 2, 3].map(() => create({ ...basic, code: 'Welcome10' })))
      for (const { body } of replies) expect(body.code).to.equal('duplicate_code')
      await remove(first.body.data._id).expect(200)
      await create(basic).expect(201)
      const elsewhere = await createAppToken(await createShop(), ['WRITE_DISCOUNTS'])
      await call('apps').post(url).set(elsewhere).send(basic).expect(201)
    })

    it('takes letters of any script, of which case and width make no difference', async () => {
      for (const [given, stored, ...same] of [
        ['İndirim', 'INDIRIM', 'INDIRIM', 'indirim', 'ındırım', 'İNDİRİM'],
        ['straße5', 'STRASSE5', 'STRASSE5', 'STRAẞE5', 'strasse5'],
        ['οδος', 'ΟΔΟΣ', 'ΟΔΟΣ', 'οδοσ'],
        ['скидка', 'СКИДКА', 'Скидка'],
        ['日本酒', '日本酒'],
        ['ｈａｎｇｕｌ－１', 'HANGUL-1', 'hangul-1', 'Hangul‑１'],
        ['خصم10', 'خصم10'],
        ['हिन्दी', 'हिन्दी'],
        ['ǆ', 'DŽ', 'ǅ', 'dž'],
      ] as const) {
        const { body } = await create({ ...basic, code: given }).expect(201)
        expect(body.data.code).to.equal(stored)
        const reader = { 'x-shop-id': shop.id }
        for (const code of [given, stored, ...same]) {
          expect((await create({ ...basic, code }).expect(409)).body.code, code).to.equal('duplicate_code')
          const found = await call('store')
            .post('/api/v1/coupons/verify')
            .set(reader)
            .send({ code })
            .expect(200)
          expect(found.body.data.code, code).to.equal(stored)
        }
      }
      const { body } = await create({ ...basic, code: 'other' }).expect(201)
      expect((await patch(body.data._id, { code: 'ΟΔΟς' }).expect(409)).body.code).to.equal('duplicate_code')
      for (const code of ['a b', 'a/b', '¿10?', '😀', '\u200b'])
        expect((await create({ ...basic, code }).expect(400)).body.code, code).to.equal('invalid_request')
    })

    it('takes days, which are valid to their ends, and local times', async () => {
      const day = await create({ ...basic, startDate: '2026-11-27', endDate: '2026-11-27' }).expect(201)
      expect(day.body.data).to.include({
        startDate: '2026-11-27T00:00:00.000Z',
        endDate: '2026-11-27T23:59:59.999Z',
      })
      const { body } = await patch(day.body.data._id, { endDate: '2026-11-28T12:00' }).expect(200)
      expect(body.data.endDate).to.equal('2026-11-28T12:00:00.000Z')
    })

    it('refuses invalid values: over 100 %, an end before the start, impossible dates', async () => {
      for (const [more, reason] of [
        [{ discount: 100.01 }, 'discount'],
        [{ startDate: '2026-02-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' }, 'endDate'],
        [{ endDate: '2001-01-01T00:00:00Z' }, 'endDate'],
        [{ endDate: '2026-02-30' }, 'endDate'],
        [{ endDate: '9999-12-31T23:59:59-10:00' }, 'endDate'],
        [{ startDate: '0001-01-01T00:00:00+10:00' }, 'startDate'],
        [{ code: 'no spaces' }, 'code'],
      ] as const) {
        const { body } = await create({ ...basic, ...more }).expect(400)
        expect(body.message).to.include(reason)
      }
    })
  })

  describe('listDiscounts', () => {
    it('lists disabled and expired ones too, newest first', async () => {
      const made = [
        await createCoupon(shop, { active: false }),
        await createCoupon(shop, { ends_at: new Date(1) }),
        await createCoupon(shop),
      ]
      await createCoupon(await createShop())
      await remove(made[2]!.id).expect(200)
      const { body } = await get().expect(200)
      const codes = body.data.discounts.map(({ code }: { code: string }) => code)
      expect(codes).to.eql([made[1]!.code, made[0]!.code])
      expect(body.data.pagination.total).to.equal(2)
    })
  })

  describe('getDiscount', () => {
    it("returns one, and does not find another store's", async () => {
      const { id, code } = await createCoupon(shop, { usage_limit: 5 })
      expect((await get(`/${id}`).expect(200)).body.data).to.include({
        _id: id,
        code,
        usageLimit: 5,
        discount: 10,
      })
      const foreign = await createCoupon(await createShop())
      expect((await get(`/${foreign.id}`).expect(404)).body.message).to.equal('Discount not found')
    })
  })

  describe('updateDiscount', () => {
    it('changes the given fields and leaves the rest', async () => {
      const { body: made } = await create({ ...basic, usageLimit: 5, minimumOrderAmount: 12.34 }).expect(201)
      const { body } = await patch(made.data._id, { active: false, usageLimit: null }).expect(200)
      const { updatedAt, ...rest } = body.data
      const { updatedAt: _, ...before } = made.data
      expect(rest).to.eql({ ...before, active: false, usageLimit: null })
      expect(updatedAt >= made.data.updatedAt).to.equal(true)
    })

    it('validates the result like a new one', async () => {
      const { body } = await create({ ...basic, type: 'fixed', discount: 150 }).expect(201)
      const id = body.data._id
      await patch(id, { type: 'percentage' }).expect(400)
      await patch(id, { endDate: '2001-01-01T00:00:00Z' }).expect(400)
      expect((await patch(id, { type: 'percentage', discount: 15 }).expect(200)).body.data.discount).to.equal(
        15,
      )
      expect((await patch(id, { type: 'fixed' }).expect(200)).body.data.discount).to.equal(15)
      const { code } = await createCoupon(shop)
      expect((await patch(id, { code }).expect(409)).body.code).to.equal('duplicate_code')
      await patch(id, { code: 'Welcome10' }).expect(200)
    })

    it('leaves orders that have used it unchanged', async () => {
      const shopper = await createAccount()
      const { id, code } = await createCoupon(shop)
      const order = await createOrder(shop, shopper)
      const body = { orderId: order.id, code }
      await call('store').post('/api/v1/coupons/apply').set(shopper.as(shop)).send(body).expect(200)
      await patch(id, { code: 'CHANGED', discount: 50 }).expect(200)
      await remove(id).expect(200)
      const read = await call('store').get(`/api/v1/orders/${order.id}`).set(shopper.as(shop)).expect(200)
      expect(read.body.data).to.deep.include({
        discount: 5,
        coupon: { _id: id, code, type: 'percentage', discount: 10 },
      })
    })

    it("does not find another store's, nor a deleted one", async () => {
      const foreign = await createCoupon(await createShop())
      await patch(foreign.id, { active: false }).expect(404)
      const { id } = await createCoupon(shop)
      await remove(id).expect(200)
      await patch(id, { active: true }).expect(404)
    })
  })

  describe('deleteDiscount', () => {
    it('disables it, once', async () => {
      const { id, code } = await createCoupon(shop)
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      expect((await remove(id).expect(404)).body.message).to.equal('Discount not found')
      await get(`/${id}`).expect(404)
      await call('store')
        .post('/api/v1/coupons/verify')
        .set({ 'x-shop-id': shop.id })
        .send({ code })
        .expect(404)
      const foreign = await createCoupon(await createShop())
      await remove(foreign.id).expect(404)
    })
  })
})
