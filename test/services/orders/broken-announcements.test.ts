import { expect } from 'chai'
import { type Logger, pino } from 'pino'
import { minutes, seconds } from '../../../src/base/clock.ts'
import { openDatabase, transaction } from '../../../src/db/database.ts'
import { writeAnnounced } from '../../../src/services/orders/order-announcements.ts'
import { announceNow, type Message, mailsTo, writeMessages } from '../../support/announcements.ts'
import { whileClocksAre } from '../../support/clocks.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount, createPushSubscription, type Person } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { service } from '../../support/service.ts'
import { later } from '../../support/sign-in.ts'

describe('An announcement of an order that meets a failure', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let shopper: Person
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  const logTo = (lines: string[]): Logger => pino({}, { write: (line: string) => void lines.push(line) })
  const only = async (): Promise<Message> => {
    const mails = await mailsTo(shopper.email!)
    expect(mails).to.have.length(1)
    return mails[0]!
  }

  it('for want of a key is kept, and tried again', async () => {
    const { id } = await createOrder(shop, shopper)
    await announceNow({ orderId: id, shopId: shop.id, change: 'placed' })
    const { db, dependencies } = service()
    const vault = {
      ...dependencies.vault,
      seal: () => {
        throw new Error('no key')
      },
    }
    await writeAnnounced(db, { ...dependencies, vault, log: pino({ level: 'silent' }) }, 1000)
    expect(await mailsTo(shopper.email!)).to.eql([])
    expect((await later(11 * minutes, only)).subject).to.include(shop.name)
  })

  it('of clocks that differ is written at once all the same', async () => {
    const { id } = await createOrder(shop, shopper)
    await whileClocksAre(2 * minutes, () => announceNow({ orderId: id, shopId: shop.id, change: 'placed' }))
    await whileClocksAre(-2 * minutes, writeMessages)
    expect(await service().db('order_announcements').where({ order_id: id })).to.eql([])
  })

  it('is postponed and logged, and the others are written', async () => {
    const [broken, whole] = [await createOrder(shop, shopper), await createOrder(shop, shopper)]
    const { db } = service()
    for (const { id } of [broken, whole])
      await announceNow({ orderId: id, shopId: shop.id, change: 'placed' })
    await db('order_announcements')
      .where({ order_id: broken.id })
      .update({ facts: { facts: null } })
    const lines: string[] = []
    await writeMessages({ log: logTo(lines) })
    expect(lines.join('')).to.include('could not be written')
    expect((await only()).subject).to.include(`#${whole.number}`)
    const [left] = await db('order_announcements').where({ order_id: broken.id })
    expect(Date.parse(left.next_at)).to.be.greaterThan(Date.now() + 9 * minutes)
    await db('order_announcements').where({ order_id: broken.id }).delete()
  })

  it('is written at once although a deadlock breaks it, and no other is put off with it', async () => {
    const { db } = service()
    const { id: subscription } = await createPushSubscription(shop, shopper)
    const [broken, whole] = [await createOrder(shop, shopper), await createOrder(shop, shopper)]
    for (const { id } of [broken, whole])
      await announceNow({ orderId: id, shopId: shop.id, change: 'cancelled', by: 'merchant' })
    const lines: string[] = []
    let told!: Promise<number>
    await transaction(db, async (tx) => {
      // PostgreSQL ends the one of the two who looks for a deadlock first.
      await tx.raw("set local deadlock_timeout = '60s'")
      await tx('push_subscriptions').where({ id: subscription }).forUpdate().first('id')
      told = writeMessages({ log: logTo(lines) })
      await somebodyWaits()
      await tx('order_announcements').where({ order_id: whole.id }).forUpdate().first('id')
    })
    await told
    expect(lines).to.eql([])
    const about = [broken.id, whole.id]
    expect(await db('order_announcements').whereIn('order_id', about)).to.eql([])
    expect(await db('push_messages').whereIn('order_id', about)).to.have.length(2)
    expect(await mailsTo(shopper.email!)).to.have.length(2)
  })

  it('is put off for seconds while others keep its rows locked, and no other with it', async () => {
    const { db } = service()
    const startedAt = Date.now()
    const { id: subscription } = await createPushSubscription(shop, shopper)
    const [waiting, whole] = [
      await createOrder(shop, shopper),
      await createOrder(shop, await createAccount()),
    ]
    for (const { id } of [waiting, whole])
      await announceNow({ orderId: id, shopId: shop.id, change: 'cancelled', by: 'merchant' })
    const lines: string[] = []
    // It waits for a lock for half of the usual 5 s.
    const impatient = openDatabase(service().databaseUrl, 1, 'test of announcements', 0.5)
    try {
      await transaction(db, async (tx) => {
        await tx('push_subscriptions').where({ id: subscription }).forUpdate().first('id')
        await writeMessages({ db: impatient, log: logTo(lines) })
      })
    } finally {
      await impatient.destroy()
    }
    expect(lines.map((line) => JSON.parse(line).level)).to.eql([pino.levels.values.info])
    const left = await db('order_announcements').whereIn('order_id', [waiting.id, whole.id])
    expect(left.map((row) => row.order_id)).to.eql([waiting.id])
    expect(Date.parse(left[0].next_at)).to.be.within(startedAt, Date.now() + 5 * seconds)
    await db('order_announcements').where({ id: left[0].id }).update({ next_at: new Date() })
    await writeMessages()
    expect(await db('push_messages').where({ order_id: waiting.id })).to.have.length(1)
  })
})
