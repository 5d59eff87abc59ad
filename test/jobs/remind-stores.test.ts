import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { remindStores } from '../../src/jobs/remind-stores.ts'
import { writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

describe('remind-stores', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let shopper: Person
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })
  afterEach(resetClock)

  const once = (job: typeof remindStores) => {
    const { db, dependencies } = service()
    return job.run({ db, dependencies, signal: new AbortController().signal })
  }
  const titles = (): Promise<string[]> =>
    service().db('notifications').where({ shop_id: shop.id }).orderBy('id').pluck('title')

  async function proved() {
    const { id: payment_method_id } = await createPaymentMethod(shop, 'bank-transfer')
    const order = await createOrder(shop, shopper, { payment_method_id })
    await service()
      .db('orders')
      .where({ id: order.id })
      .update({ expires_at: new Date(Date.now() + 3 * days) })
    await call('store')
      .post(`/api/v1/orders/${order.id}/proof`)
      .set(shopper.as(shop))
      .send({ note: 'Sent' })
      .expect(200)
    return order
  }

  it('reminds the store of a reported transfer twice before the end, and tells it and the shopper of the end', async () => {
    const { id, number } = await proved()
    const { db, dependencies } = service()
    await once(remindStores)
    expect(await titles()).to.eql([])
    const reminder = `Confirm the bank transfer for order #${number}`
    for (const expected of [[], [reminder], [reminder], [reminder, reminder]]) {
      moveClock(12 * hours + 30 * minutes)
      await Promise.all([once(remindStores), once(remindStores), once(expireOrders)])
      expect(await titles()).to.eql(expected)
    }
    const [{ body }] = await db('notifications').where({ shop_id: shop.id }).orderBy('id')
    expect(body).to.match(/transfer of \$50\.00.*mark the order as paid.*will be cancelled on/)
    moveClock(1 * days)
    await once(expireOrders)
    await once(remindStores)
    expect((await titles()).slice(2)).to.eql([
      `Order #${number} was cancelled: its bank transfer was not confirmed`,
    ])
    expect(await db('orders').where({ id }).first()).to.include({ status: 'cancelled', stock_held: false })
    await writeAnnounced(db, dependencies, 1000)
    const mail = await db('mails').where({ recipient: shopper.email }).first()
    const text = dependencies.vault.open(mail.body, mail.id)
    expect(text).to.match(/did not confirm your bank transfer .* If you have sent the money, ask the store/)
  })

  it('reminds the store once and in time, whatever the clocks of the workers say', async () => {
    const { id } = await proved()
    await whileClocksAre(25 * hours, () => once(remindStores))
    expect(await titles()).to.have.length(0)
    const { db } = service()
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)
    await db('orders')
      .where({ id })
      .update({ proof_at: ago(1 * days + 1 * minutes), reminder_at: ago(1 * minutes) })
    for (const ahead of [-1 * hours, -1 * hours, 1 * hours])
      await whileClocksAre(ahead, () => once(remindStores))
    expect(await titles()).to.have.length(1)
  })

  it('tells apps of its notifications', async () => {
    await proved()
    moveClock(1 * days + 1 * minutes)
    await once(remindStores)
    const events = await service().db('events').where({ shop_id: shop.id, resource: 'notifications' })
    expect(events).to.have.length(1)
  })

  it('does not remind the store of an order that is paid or cancelled', async () => {
    const [paid, cancelled] = [await proved(), await createOrder(shop, shopper)]
    const { db } = service()
    await db('orders').where({ id: paid.id }).update({ status: 'paid', payment_status: 'paid' })
    const waits = { payment_status: 'awaiting_confirmation', proof_at: new Date(), reminder_at: new Date() }
    await db('orders')
      .where({ id: cancelled.id })
      .update({ ...waits, status: 'cancelled' })
    moveClock(2 * days)
    await once(remindStores)
    expect(await titles()).to.eql([])
    const left = await db('orders').where({ shop_id: shop.id }).whereNotNull('reminder_at')
    expect(left).to.eql([])
  })

  it('comes back to an order whose reminder failed, and does not let it delay the others', async () => {
    const broken = await proved()
    const waits = { payment_status: 'awaiting_confirmation', proof_at: new Date(), reminder_at: new Date() }
    const other = await createOrder(shop, shopper)
    const { db } = service()
    await db('orders').where({ id: other.id }).update(waits)
    // A title that no notification may have, so that this order alone fails.
    await db.raw(
      `alter table notifications add constraint broken check (title not like '%#${broken.number}') not valid`,
    )
    try {
      moveClock(1 * days + 1 * minutes)
      await once(remindStores)
      expect(await titles()).to.eql([`Confirm the bank transfer for order #${other.number}`])
    } finally {
      await db.raw('alter table notifications drop constraint broken')
    }
    await once(remindStores)
    expect(await titles(), 'too early').to.have.length(1)
    moveClock(11 * minutes)
    await once(remindStores)
    expect(await titles()).to.have.length(2)
  })
})
