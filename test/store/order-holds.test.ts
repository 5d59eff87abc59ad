import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { moveClock, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

describe('The hold of an unpaid order', () => {
  withPayments()
  let shop: Awaited<ReturnType<typeof createShop>>
  let guest: Person
  let card: { id: string }
  let transfer: { id: string }
  beforeEach(async () => {
    shop = await createShop()
    guest = await createGuest()
    card = await createPaymentMethod(shop, 'sandbox')
    transfer = await createPaymentMethod(shop, 'bank-transfer')
  })

  const setHold = async (transferDays: number) => {
    const checkout = { holdDays: { transfer: transferDays }, guestStock: { percent: 100, pieces: 5 } }
    const token = await createAppToken(shop, ['WRITE_STORE'])
    await call('apps').patch('/api/v1/shop').set(token).send({ checkout }).expect(200)
  }
  const post = (path: string, body: object = {}, who = guest) =>
    call('store', payments.store).post(`/api/v1/orders${path}`).set(who.as(shop)).send(body)
  const place = async (paymentId?: string, who = guest) => {
    const items = [{ productId: (await createProduct(shop)).id, quantity: 1 }]
    const { body } = await post('', { items, paymentId, email: 'guest@example.com' }, who).expect(201)
    return body.data._id as string
  }
  const row = (id: string) => payments.db('orders').where({ id }).first()
  /** Returns how long an order is held, in milliseconds from its placing on. */
  const heldFor = async (id: string) => {
    const { created_at: placed, expires_at: end } = await row(id)
    return Date.parse(end) - Date.parse(placed)
  }
  const near = (milliseconds: number) => [milliseconds - 1 * minutes, milliseconds + 1 * minutes] as const
  const expire = () => {
    const { db, dependencies } = payments
    return expireOrders.run({ db, dependencies, signal: new AbortController().signal })
  }

  it('is that of the way to pay: the days of the store for a transfer, an hour otherwise', async () => {
    expect(await heldFor(await place())).to.be.within(...near(1 * hours))
    expect(await heldFor(await place(card.id))).to.be.within(...near(1 * hours))
    expect(await heldFor(await place(transfer.id))).to.be.within(...near(3 * days))
    await setHold(7)
    const placed = await place(transfer.id)
    expect(await heldFor(placed)).to.be.within(...near(7 * days))
    await setHold(1)
    expect(await heldFor(placed), 'as it was placed').to.be.within(...near(7 * days))
    expect(await heldFor(await place(transfer.id))).to.be.within(...near(1 * days))
  })

  it('is not made longer by proofs, nor by choosing the transfer again and again', async () => {
    const id = await place(card.id)
    moveClock(30 * minutes)
    await post(`/${id}/pay`, { paymentId: transfer.id }).expect(200)
    expect(await heldFor(id)).to.be.within(...near(3 * days))
    for (let n = 0; n < 3; n += 1) {
      moveClock(12 * hours)
      await post(`/${id}/pay/cancel`).expect(200)
      await post(`/${id}/pay`, { paymentId: transfer.id }).expect(200)
      expect(await heldFor(id)).to.be.within(...near(3 * days))
    }
    for (const note of ['x', 'y', 'z']) {
      moveClock(5 * hours)
      await post(`/${id}/proof`, { note }).expect(200)
      expect(await heldFor(id)).to.be.within(...near(3 * days))
    }
    moveClock(21 * hours)
    await expire()
    expect(await row(id)).to.include({ status: 'cancelled', payment_status: 'awaiting_confirmation' })
  })

  it('is an hour again once the transfer was given up or a card chosen in its place', async () => {
    const [givenUp, replaced] = [await place(transfer.id), await place(transfer.id)]
    await post(`/${givenUp}/pay`, { paymentId: transfer.id }).expect(200)
    moveClock(10 * hours)
    await post(`/${givenUp}/pay/cancel`).expect(200)
    await post(`/${replaced}/pay`, { paymentId: card.id, card: 'tok_decline' }).expect(402)
    for (const id of [givenUp, replaced]) expect(await heldFor(id)).to.be.within(...near(11 * hours))
  })

  it('ends although its shopper begins a card payment and abandons it again and again', async () => {
    const id = await place(card.id)
    for (const later of [20, 20, 19]) {
      moveClock(later * minutes)
      await post(`/${id}/pay`, { paymentId: card.id }).expect(200)
      await post(`/${id}/pay/cancel`).expect(200)
      expect(await heldFor(id)).to.be.within(...near(1 * hours))
    }
    await post(`/${id}/pay`, { paymentId: card.id }).expect(200)
    moveClock(30 * minutes)
    await expire()
    expect((await row(id)).status, 'it is being paid').to.equal('pending')
    await post(`/${id}/pay/cancel`).expect(200)
    await post(`/${id}/pay`, { paymentId: card.id }).expect(409)
    await expire()
    expect((await row(id)).status).to.equal('cancelled')
  })

  it('leaves a transfer that the merchant confirms alone', async () => {
    const id = await place(transfer.id, await createAccount())
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    await call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status: 'paid' }).expect(200)
    moveClock(4 * days)
    await expire()
    expect(await row(id)).to.include({ status: 'paid', expires_at: null })
  })
})
