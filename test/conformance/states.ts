import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { createEntitlement, createPass, savedCard } from '../support/digital.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createComment } from '../support/fixtures/posts.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import * as renewals from '../support/renewals.ts'
import { service } from '../support/service.ts'
import { apply, setAutoRenew } from './provocations.ts'
import {
  createTask,
  daily,
  failGrant,
  forgetFailedGrants,
  placeOrder,
  retryGrants,
  ship,
  taskStatuses,
} from './scenes.ts'
import { type Data, isRefused, succeeds } from './statements.ts'
import { digital, payments, shopperOf, store } from './world.ts'

/** States and transitions, row by row. */
export function states(): void {
  describe('A coupon is applied to a pending order', () => {
    let order: string
    let coupon: { id: string; code: string }
    let after: Data
    before(async () => {
      order = await placeOrder()
      coupon = await createCoupon(store.shop)
      await succeeds(apply(coupon.code, order), 200)
      after = await succeeds(store.app.get(`/orders/${order}`), 200)
    })

    it('the order stays pending', () => expect(after.status).to.equal('pending'))
    it('the order stores the coupon', () => expect(after.coupon._id).to.equal(coupon.id))
    it('the order stores the discount', () => expect(after.discount).to.equal(5))
    it('the total is recalculated', () => expect(after.total).to.equal(45))
    it("the coupon's usage count is incremented", async () => {
      expect(await succeeds(store.app.get(`/discounts/${coupon.id}`), 200)).to.include({ usageCount: 1 })
    })
    it('the coupon cannot be replaced by another', async () => {
      const { code } = await createCoupon(store.shop)
      await isRefused(apply(code, order), [400, 'Order already has a coupon applied'])
    })
    it('the coupon cannot be removed', async () => {
      await isRefused(store.shopper.delete('/coupons/apply'), [405, { code: 'method_not_allowed' }])
      const changed = { coupon: null, discount: 0, note: 'Ring twice' }
      const { coupon: kept } = await succeeds(store.merchant.patch(`/orders/${order}`).send(changed), 200)
      expect(kept._id).to.equal(coupon.id)
    })
  })

  describe('A coupon is applied to an order with another status', () => {
    for (const status of ['processing', 'paid', 'cancelled', 'refunded']) {
      it(`${status}: it is rejected with 400, and nothing changes`, async () => {
        const [order, { id, code }] = [await placeOrder({ status }), await createCoupon(store.shop)]
        await isRefused(apply(code, order), [400, 'Coupon can only be applied to pending orders'])
        const unchanged = { status, coupon: null, discount: 0, total: 50 }
        expect(await succeeds(store.app.get(`/orders/${order}`), 200)).to.include(unchanged)
        expect(await succeeds(store.app.get(`/discounts/${id}`), 200)).to.include({ usageCount: 0 })
      })
    }
  })

  describe('Auto-renew of a pass is set', () => {
    const shown = (id: string) => succeeds(digital.shopper.get(`/library/${id}`), 200)
    const pass = async (values: object = {}) =>
      (await createPass(digital.shop, digital.shopper, 10, values)).id

    it('from off to on, with a card that was saved earlier', async () => {
      const id = await pass({ ...savedCard, auto_renew: false })
      await succeeds(setAutoRenew(id, true), 200)
      expect(await shown(id)).to.include({ autoRenew: true })
    })
    it('from off to on, without a saved card: no_saved_card, and it stays off', async () => {
      const id = await pass()
      await isRefused(setAutoRenew(id, true), [400, { code: 'no_saved_card' }])
      expect(await shown(id)).to.include({ autoRenew: false })
    })
    it('from on to off: it is off', async () => {
      const id = await pass(savedCard)
      await succeeds(setAutoRenew(id, false), 200)
      expect(await shown(id)).to.include({ autoRenew: false })
    })
    it('from on to off: the saved card is discarded', async () => {
      const id = await pass(savedCard)
      await succeeds(setAutoRenew(id, false), 200)
      expect((await shown(id)).card).to.equal(null)
      const row = await service().db('entitlements').where({ id }).first()
      expect(row).to.include({ card_token_sealed: null, card_last4: null })
    })
    for (const enabled of [true, false]) {
      it(`to ${enabled ? 'on' : 'off'}, for lifetime access: not_renewable, and nothing changes`, async () => {
        const { id } = await createEntitlement(digital.shop, digital.shopper)
        await isRefused(setAutoRenew(id, enabled), [400, { code: 'not_renewable' }])
        expect(await shown(id)).to.include({ accessType: 'lifetime', autoRenew: false })
      })
    }
  })

  renewal()

  describe('The failed grant of a paid digital order is retried', () => {
    let results: Data[]
    let mailed: number
    before(async () => {
      const reader = await shopperOf(digital.shop)
      const orders = [await failGrant({ reader }), await failGrant({ reader, incurable: true })]
      const found: Data[] = (await retryGrants()).results
      results = orders.map((order) => found.find(({ orderId }) => orderId === order))
      mailed = (await service().db('mails').where({ recipient: reader.email })).length
    })
    after(forgetFailedGrants)

    it('and succeeds: it is granted, and ok is true', async () => {
      expect(results[0].ok).to.equal(true)
      const { access } = await succeeds(digital.app.get('/digital-access'), 200)
      expect(access.map(({ order }: Data) => order)).to.include(results[0].orderId)
    })
    it('and succeeds: no download e-mail is sent', () => expect(mailed).to.equal(0))
    it('and fails again: ok is false, and error says why', () => {
      expect(results[1].ok).to.equal(false)
      expect(results[1].error).to.be.a('string').with.length.above(5)
    })
  })

  describe('A comment is liked', () => {
    let comment: string
    const like = () => succeeds(store.shopper.post(`/comments/${comment}/like`), 200)
    beforeEach(async () => {
      comment = (await createComment(store.shop, store.shopper)).id
    })

    it('and is liked then', async () => expect(await like()).to.include({ isLiked: true, likes: 1 }))
    it('and again: that takes the like back', async () => {
      await like()
      expect(await like()).to.include({ isLiked: false, likes: 0 })
    })
    it('by several: likes counts them', async () => {
      await like()
      expect(await succeeds(store.guest.post(`/comments/${comment}/like`), 200)).to.include({ likes: 2 })
    })
  })

  describe('A shipment is created', () => {
    it('and is pending', async () => {
      expect(await ship({ carrier: 'Riders' })).to.include({ status: 'pending' })
    })
    it('and its order refers to it', async () => {
      const order = await placeOrder()
      const { _id } = await ship({ carrier: 'Riders' }, order)
      expect(await succeeds(store.app.get(`/orders/${order}`), 200)).to.include({ shipment: _id })
    })
  })

  describe('The status of an occurrence is set', () => {
    for (const from of taskStatuses) {
      it(`from "${from}" to any of the four values`, async () => {
        const { _id } = await createTask(daily)
        const path = `/tasks/${_id}/occurrences/2026-03-05/status`
        for (const to of taskStatuses) {
          for (const status of [from, to]) {
            expect(await succeeds(store.app.patch(path).send({ status }), 200)).to.include({ status })
          }
        }
      })
    }
  })
}

function renewal(): void {
  describe('A pass with auto-renew comes to its end', () => {
    let renewed: renewals.Pass
    let declined: renewals.Pass
    before(async () => {
      renewed = await renewals.createPass(payments)
      declined = await renewals.createPass(payments, { card: 'tok_renewal_declines' })
      await payments.db('products').where({ id: renewed.product.id }).update({ price: 900 })
      renewals.moveTo(renewed, 3 * days + 60_000)
      await renewals.renew(payments)
    })
    after(resetClock)

    it('its card is not charged earlier than 3 days before', async () => {
      expect(await renewed.charged()).to.eql([])
    })
    it('its card is charged within 3 days before, at the current price', async () => {
      renewals.moveTo(renewed, 3 * days - 60_000)
      await renewals.renew(payments)
      expect((await renewed.charged()).map(({ amount }) => amount)).to.eql([900])
    })
    it('it is extended by 30 days', async () => {
      expect(Date.parse((await renewed.row()).ends_at)).to.equal(renewed.endsAt.getTime() + 30 * days)
    })
    it('auto-renew stays on', async () => {
      expect(await renewed.row()).to.include({ auto_renew: true })
    })
    it('three failed charges turn auto-renew off', async () => {
      for (let tried = 1; tried < 3; tried++) {
        moveClock(1 * days + 1000)
        await renewals.renew(payments)
      }
      expect(await renewals.states(declined)).to.eql(['declined', 'declined', 'declined'])
      expect(await declined.row()).to.include({ auto_renew: false })
    })
    it('the shopper is e-mailed on each failed charge', async () => {
      expect(await declined.mails()).to.have.length(3)
    })
    it('its card is charged once for a period', async () => {
      expect(await renewed.charged()).to.have.length(1)
    })
  })
}
