import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { callAndDie } from '../support/dying.ts'
import {
  callBack,
  createPayable,
  moveClock,
  type Payable,
  payments,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { service } from '../support/service.ts'

describe('reconcile-payments', () => {
  withPayments()

  const stateOf = async (payable: Payable) => (await payable.payments())[0].state
  function dieWhile(does: 'pay' | 'refund', { shop, shopper, order, method }: Payable) {
    const { databaseUrl } = service()
    return callAndDie({
      does,
      databaseUrl,
      providerUrl: payments.sandboxUrl,
      orderId: order.id,
      choiceId: method.id,
      shop,
      shopper: { id: shopper.id, email: shopper.email },
    })
  }

  it('completes a charge that timed out, a minute later, once', async () => {
    const payable = await createPayable(payments)
    payments.hurry()
    await payable.pay({ card: 'tok_timeout_after_charge' }).expect(502)
    payments.trust()
    await payments.reconcile()
    expect(await stateOf(payable), 'too early to ask').to.equal('intent')
    moveClock(61_000)
    await Promise.all(Array.from({ length: 5 }, () => payments.reconcile()))
    expect(await payable.row()).to.include({ status: 'paid' })
    expect(await payable.events()).to.have.length(1)
    expect(await payable.mails()).to.have.length(1)
  })

  it('completes what a killed process had charged, exactly once', async () => {
    const payable = await createPayable(payments)
    const before = payable.charges().length
    expect(await dieWhile('pay', payable)).to.equal('SIGKILL')
    expect(await stateOf(payable)).to.equal('intent')
    expect(payable.charges().length - before, 'charged').to.equal(1)
    moveClock(61_000)
    await Promise.all([payments.reconcile(), payments.reconcile(), payable.pay()])
    await payments.reconcile()
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['succeeded'])
    expect(payable.charges().length - before, 'charged').to.equal(1)
    expect(await payable.events()).to.have.length(1)
    expect(await payable.mails()).to.have.length(1)
  })

  it('completes what a killed process had refunded, exactly once', async () => {
    const payable = await createPayable(payments)
    await payable.pay().expect(200)
    expect(await dieWhile('refund', payable)).to.equal('SIGKILL')
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
    moveClock(61_000)
    await Promise.all([payments.reconcile(), payments.reconcile()])
    expect(await payable.row()).to.include({ status: 'refunded', payment_status: 'refunded' })
    const given = payments.ledger().filter(({ refund }) => refund)
    expect(given.map(({ refund }) => refund && 'amount' in refund && refund.amount)).to.eql([5000])
    expect(await payable.events()).to.have.length(2)
  })

  it('gives up charges that never reached the provider after 15 minutes, and the order can be paid again', async () => {
    const payable = await createPayable(payments)
    payments.hide()
    await payable.pay().expect(502)
    payments.trust()
    moveClock(2 * minutes)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('intent')
    moveClock(13 * minutes)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('abandoned')
    expect(await payable.row()).to.include({ status: 'pending', payment_status: 'unpaid' })
    await payable.pay().expect(200)
    expect(await payable.payments()).to.have.length(2)
  })

  it('keeps payments that it cannot look up', async () => {
    const payable = await createPayable(payments)
    payments.hide()
    await payable.pay().expect(502)
    moveClock(16 * minutes)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('intent')
  })

  it('does not let a failing one delay the others', async () => {
    const broken = await createPayable(payments)
    const payable = await createPayable(payments)
    const [first, second] = await Promise.all(
      [broken, payable].map(async ({ pay }) => (await pay({})).body.data),
    )
    await useCardPage(second.authorizationUrl, 'tok_ok')
    payments.tamper({
      lookUp: async (reference) => {
        if (reference === first.reference) throw new Error('the secret key is wrong')
        return payments.provider.lookUp(reference)
      },
    })
    moveClock(61_000)
    await payments.reconcile()
    expect(await payable.row()).to.include({ status: 'paid' })
    expect(await stateOf(broken)).to.equal('pending')
  })

  it('records a page that the provider created although its reply was lost', async () => {
    const payable = await createPayable(payments)
    payments.tamper({
      charge: async (request) => {
        await payments.provider.charge(request)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    await payable.pay({}).expect(502)
    payments.trust()
    moveClock(61_000)
    await payments.reconcile()
    const [row] = await payable.payments()
    expect(row.state).to.equal('pending')
    expect(row.authorization_url).to.match(/\/pay\/pay_/)
  })

  it('looks an open page up less and less often', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    let asked = 0
    payments.tamper({
      lookUp: async (reference) => {
        if (reference === body.data.reference) asked += 1
        return payments.provider.lookUp(reference)
      },
    })
    for (let minute = 0; minute < 120; minute += 1) {
      moveClock(61_000)
      await payments.reconcile()
    }
    expect(asked).to.be.within(20, 45)
  })

  it('keeps the page of an order that waits, and closes it as soon as the order is over', async () => {
    const payable = await createPayable(payments)
    await payable.pay({}).expect(200)
    moveClock(25 * hours)
    await payments.reconcile()
    expect(await stateOf(payable), 'the order may still be paid').to.equal('pending')
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    moveClock(5 * hours)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('abandoned')
  })

  it('closes the page of an order that was cancelled a minute ago, so that no late money comes', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    moveClock(61_000)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('abandoned')
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await callBack(payments, body.data.reference).expect(200)
    expect(await payable.refunds(), 'nobody can pay by it').to.eql([])
    expect(await stateOf(payable)).to.equal('abandoned')
  })

  it('asks about a page that its provider cannot close for a day after its order is over', async () => {
    const payable = await createPayable(payments)
    await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    payments.tamper({ cancel: async () => ({ state: 'refused', reason: 'pages stay open here' }) })
    moveClock(2 * minutes)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('pending')
    moveClock(25 * hours)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('abandoned')
  })

  it('closes the page of an order that never expires after 7 days', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ expires_at: null })
    moveClock(6 * days)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('pending')
    moveClock(2 * days)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('abandoned')
    expect(await payable.row()).to.include({ status: 'pending', payment_status: 'unpaid' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await payable.status()
    expect(await payable.row(), 'nobody can pay by it').to.include({ payment_status: 'unpaid' })
  })

  it('gives up a page that the provider refuses to close, and still counts what comes by it', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ expires_at: null })
    payments.tamper({ cancel: async () => ({ state: 'refused', reason: 'pages stay open here' }) })
    moveClock(8 * days)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('abandoned')
    expect(await payable.row()).to.include({ status: 'pending', payment_status: 'unpaid' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await callBack(payments, body.data.reference).expect(200)
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
  })

  it('refunds late payments until the provider accepts the refund', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    moveClock(61_000)
    await payments.reconcile()
    expect(await stateOf(payable)).to.equal('refunded')
    payments.tamper({ refund: async () => ({ state: 'unknown', reason: 'time-out' }) })
    moveClock(61_000)
    await payments.reconcile()
    expect((await payable.refunds())[0].state).to.equal('intent')
    payments.trust()
    moveClock(61_000)
    await payments.reconcile()
    expect((await payable.refunds())[0].state).to.equal('succeeded')
    expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
  })
})
