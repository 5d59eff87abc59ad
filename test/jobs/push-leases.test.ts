import { expect } from 'chai'
import { minutes, seconds } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { sendDuePush } from '../../src/jobs/send-push.ts'
import {
  claimMessages,
  forgetBrowser,
  forgetMessage,
  postponeMessage,
} from '../../src/services/messaging/push-queue.ts'
import { announceOrder, writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { createBrowser, openPushReceiver, type PushReceiver } from '../support/push-service.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

// The job reads one table, so messages of other tests are removed first.

describe('The lease of a push message', () => {
  let push: PushReceiver
  let shop: Awaited<ReturnType<typeof createShop>>
  let shopper: Person
  let browser: ReturnType<typeof createBrowser>
  const waiting = () => service().db('push_messages')
  beforeEach(async () => {
    await waiting().delete()
    push = await openPushReceiver()
    shop = await createShop()
    shopper = await createGuest()
    browser = createBrowser(push)
    await subscribe().expect(201)
  })
  afterEach(() => push.close())

  const subscribe = () =>
    call('store').post('/api/v1/push-subscriptions').set(shopper.as(shop)).send(browser.subscription)

  const queueMessage = async () => {
    const order = { orderId: (await createOrder(shop, shopper)).id, shopId: shop.id }
    await transaction(service().db, (tx) =>
      announceOrder(tx, { ...order, change: 'cancelled', by: 'merchant' }),
    )
  }
  const announced = () => writeAnnounced(service().db, service().dependencies, 1000)
  const send = () => sendDuePush({ ...service(), signal: new AbortController().signal })

  it('is taken once, whatever the clocks of the workers say', async () => {
    const { db } = service()
    await queueMessage()
    await whileClocksAre(2 * minutes, announced)
    const [message] = await whileClocksAre(-2 * minutes, () => claimMessages(db, 'new', 5))
    const claimAgain = () => whileClocksAre(2 * minutes, () => claimMessages(db, 'tried', 5))
    expect(await claimAgain()).to.deep.equal([])
    await postponeMessage(db, message!, null)
    expect(await claimAgain()).to.deep.equal([])
  })

  it('ends after a worker was killed, and another one sends the message', async () => {
    await queueMessage()
    await announced()
    expect(await claimMessages(service().db, 'new', 10)).to.have.length(1)
    await send()
    expect(push.received, 'still leased').to.have.length(0)
    await later(31 * seconds, send)
    expect(push.received).to.have.length(1)
  })

  it('is checked before the result of a worker counts', async () => {
    const { db } = service()
    await queueMessage()
    await announced()
    const [slow] = await claimMessages(db, 'new', 5)
    const [fast] = await later(31 * seconds, () => claimMessages(db, 'tried', 5))
    expect(fast!.id).to.equal(slow!.id)
    const leased = await waiting().first()
    expect(leased).to.include({ lease: fast!.lease, attempt: 2 })
    await forgetMessage(db, slow!)
    await postponeMessage(db, slow!, null)
    expect(await waiting().first()).to.eql(leased)
    await forgetMessage(db, fast!)
    expect(await waiting()).to.eql([])
  })

  it('deletes no browser that has subscribed again while its former endpoint was answered as gone', async () => {
    const { db } = service()
    await queueMessage()
    await announced()
    const [claimed] = await claimMessages(db, 'new', 10)
    await subscribe().expect(201)
    await forgetBrowser(db, claimed!)
    const kept = await db('push_subscriptions').where({ shop_id: shop.id })
    expect(kept).to.have.length(1)
  })
})
