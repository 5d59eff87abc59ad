import { expect } from 'chai'
import { clock, days, minutes } from '../../../src/base/clock.ts'
import { transaction } from '../../../src/db/database.ts'
import type { ChargeOutcome } from '../../../src/gateways/payments/provider.ts'
import { claimMessages, queueMessages } from '../../../src/services/messaging/push-queue.ts'
import { change, createApp, deliverer, deliveriesTo, moveClock, tidyUp } from '../../events/support.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount, createPushSubscription } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { createPayable, payments, withPayments } from '../../support/payments.ts'
import { createPass, moveTo, renew, subjects } from '../../support/renewals.ts'
import { service } from '../../support/service.ts'

const suspend = ({ id }: { id: string }) =>
  service().db('shops').where({ id }).update({ suspended_at: new Date(), suspension_reason: 'A test' })
const reinstate = ({ id }: { id: string }) =>
  service().db('shops').where({ id }).update({ suspended_at: null, suspension_reason: null })

describe('The jobs of a suspended store', () => {
  withPayments()
  afterEach(tidyUp)

  it('charge no renewals until it is reinstated', async () => {
    const [pass, other] = [await createPass(payments), await createPass(payments)]
    moveTo(pass, 3 * days - 1 * minutes)
    await suspend(pass.shop)
    await renew(payments)
    expect(await pass.charges()).to.eql([])
    expect(await pass.mails()).to.eql([])
    expect(await other.charged()).to.have.length(1)
    await reinstate(pass.shop)
    await renew(payments)
    expect(await pass.charged()).to.have.length(1)
  })

  it('submit no charge that was only recorded, and settle one whose outcome is unknown', async () => {
    const [recorded, unknown] = [await createPass(payments), await createPass(payments)]
    moveTo(recorded, 3 * days - 1 * minutes)
    payments.hide()
    await renew(payments)
    payments.trust()
    for (const pass of [recorded, unknown]) {
      await suspend(pass.shop)
      expect(await pass.charges()).to.have.length(1)
    }
    const due = { next_at: new Date(0) }
    await payments.db('renewal_charges').where({ entitlement_id: recorded.id }).update(due)
    await payments
      .db('renewal_charges')
      .where({ entitlement_id: unknown.id })
      .update({ ...due, state: 'unknown' })
    await renew(payments)
    expect(await recorded.charged()).to.eql([])
    const { next_at } = (await unknown.charges())[0]
    expect(new Date(next_at).getTime()).to.be.greaterThan(0)
    await reinstate(recorded.shop)
    await renew(payments)
    expect(await recorded.charged()).to.have.length(1)
  })

  describe('whose charge was under way when it was suspended', () => {
    const suspendWhileCharging = async (outcome?: ChargeOutcome) => {
      const pass = await createPass(payments)
      payments.tamper({
        charge: async (request) => {
          await suspend(pass.shop)
          return outcome ?? payments.provider.charge(request)
        },
      })
      moveTo(pass, 3 * days - 1 * minutes)
      await renew(payments)
      return pass
    }

    it('tell the shopper that the card was charged', async () => {
      const pass = await suspendWhileCharging()
      expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} has been renewed`])
    })

    it('count a decline, of which nobody is told that it is tried again in a day', async () => {
      const pass = await suspendWhileCharging({ state: 'declined', reason: 'card_declined' })
      expect(await pass.row()).to.include({ renewal_failures: 1, auto_renew: true })
      expect(await subjects(pass)).to.eql([])
    })
  })

  it('send no webhooks, and count no attempts, until it is reinstated', async () => {
    const app = await createApp()
    await change(app.shop)
    await suspend(app.shop)
    const sender = deliverer()
    await sender.deliverDue()
    const [waiting] = await deliveriesTo(app)
    expect(waiting).to.include({ state: 'pending', attempt: 0, lease: null })
    expect(new Date(waiting.next_at).getTime()).to.be.closeTo(clock.now().getTime() + 10 * minutes, 30_000)
    moveClock(11 * minutes)
    await sender.deliverDue()
    expect(app.receiver.received).to.eql([])
    await reinstate(app.shop)
    moveClock(11 * minutes)
    await sender.deliverDue()
    expect(app.receiver.received).to.have.length(1)
    expect((await deliveriesTo(app))[0]).to.include({ state: 'delivered', attempt: 1 })
  })

  it('send no messages about orders until it is reinstated', async () => {
    const payable = await createPayable(payments)
    await payable.pay().expect(200)
    await suspend(payable.shop)
    expect(await payable.mails()).to.eql([])
    await reinstate(payable.shop)
    expect(await payable.mails()).to.have.length(1)

    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id: orderId, number } = await createOrder(shop, shopper)
    await createPushSubscription(shop, shopper)
    const { db } = service()
    const message = {
      type: 'order' as const,
      orderId,
      number,
      status: 'paid',
      title: 'Paid',
      body: 'Thank you',
    }
    const about = { shopId: shop.id, changedAt: clock.now().toISOString() }
    await transaction(db, (tx) => queueMessages(tx, [message], about))
    const claimed = async () =>
      (await claimMessages(db, 'new', 1000)).filter((one) => one.topic === orderId).length
    await suspend(shop)
    expect(await claimed()).to.equal(0)
    await reinstate(shop)
    expect(await claimed()).to.equal(1)
  })
})
