import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { hours, minutes } from '../../../src/base/clock.ts'
import { expireHolds } from '../../../src/jobs/expire-holds.ts'
import { expireOrders } from '../../../src/jobs/expire-orders.ts'
import { endAll, ownFolder, ownSettings, type Started, startProcess } from '../../main/process.ts'
import { runJob } from '../../support/bookings.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createResource, slotIn } from '../../support/fixtures/bookings.ts'
import { createService } from '../../support/fixtures/catalogue.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'

const kills = 5
/** Two services: one guest at a time, and a class. */
const capacities = [1, 3]
const times = Array.from({ length: 40 }, (_, hour) =>
  new Date(Date.parse(slotIn(4)) + hour * hours).toISOString(),
)

describe('Bookings, beside a service that is killed', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('booking-kills')
  afterEach(endAll)
  after(remove)

  const start = async (settings: Record<string, string>): Promise<Started> => {
    const started = startProcess('src/main.ts', settings)
    await started.ready()
    return started
  }

  it('lose no time and sell none twice, from the hold to the confirmation', async () => {
    const { db, databaseUrl, config } = service()
    const shop = await createShop({ type: 'business', timeZone: 'UTC' })
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    const services: string[] = []
    for (const capacity of capacities) {
      const { id } = await createService(shop, { duration_minutes: 60, price: 1000 })
      await createResource(shop, { services: [id], kind: 'room', capacity })
      services.push(id)
    }
    const settings = {
      ...(await ownSettings(folder)),
      ...{
        DATABASE_URL: databaseUrl,
        JWT_SECRET: config.jwtSecrets.join(','),
        ROLE: 'api',
        LOG_LEVEL: 'silent',
      },
      ...{ UNPAID_ORDERS_PER_SHOPPER: '0', THROTTLE_STORE_RATE: '0', THROTTLE_ADDRESS_RATE: '0' },
    }
    let running = await start(settings)
    const { store, apps } = running.urls
    const send = async (url: string, headers: object, body: object, method = 'POST') => {
      try {
        const sent = { 'content-type': 'application/json', ...headers }
        const reply = await fetch(`${url}`, { method, headers: sent, body: JSON.stringify(body) })
        const { data } = (await reply.json()) as { data: { _id: string } }
        return reply.ok ? data._id : null
      } catch {
        return null // The process was killed, or is starting.
      }
    }

    let isOver = false
    const confirmed: string[] = []
    const buy = async () => {
      const headers = (await createAccount()).as(shop)
      while (!isOver) {
        const startsAt = times[Math.floor(Math.random() * times.length)]!
        const wanted = { service: services[Math.floor(Math.random() * 2)], startsAt }
        const booking = await send(`${store}/api/v1/bookings`, headers, wanted)
        if (!booking) await sleep(10)
        // Some never order what they hold, and some never pay for what they have ordered.
        if (!booking || Math.random() < 0.2) continue
        const order = await send(`${store}/api/v1/orders`, headers, { bookings: [booking] })
        if (!order || Math.random() < 0.2) continue
        const paid = await send(`${apps}/api/v1/orders/${order}`, token, { status: 'paid' }, 'PATCH')
        if (paid) confirmed.push(booking)
      }
    }
    const shoppers = Array.from({ length: 6 }, buy)
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(150 + Math.random() * 350)
      running.kill('SIGKILL')
      await running.ended
      running = await start(settings)
    }
    await sleep(500)
    isOver = true
    await Promise.all(shoppers)

    const past = new Date(Date.now() - 1 * minutes)
    const ofShop = { shop_id: shop.id }
    await db('bookings')
      .where({ ...ofShop, status: 'held' })
      .update({ expires_at: past })
    await db('orders')
      .where({ ...ofShop, status: 'pending' })
      .update({ expires_at: past })
    await runJob(expireHolds)
    await runJob(expireOrders)
    const bookings = await db('bookings')
      .where(ofShop)
      .select('id', 'status', 'product_id', 'starts_at', 'order_id')
    const taking = bookings.filter(({ status }) => !['expired', 'cancelled'].includes(status))
    expect(new Set(taking.map(({ status }) => status))).to.deep.equal(new Set(['confirmed']))
    expect(taking.map(({ id }) => id)).to.include.members(confirmed)
    expect(confirmed.length).to.be.above(0)
    const places = await db('booking_places').where(ofShop).pluck('booking_id')
    expect(places).to.have.members(taking.map(({ id }) => id))
    const paid = await db('orders')
      .where({ ...ofShop, payment_status: 'paid' })
      .pluck('id')
    expect(taking.map(({ order_id: order }) => order)).to.have.members(paid)
    for (const [at, serviceId] of services.entries())
      for (const startsAt of times) {
        const taken = taking.filter(
          ({ product_id: one, starts_at: starts }) =>
            one === serviceId && new Date(starts).toISOString() === startsAt,
        ).length
        const left = capacities[at]! - taken
        expect(left).to.be.at.least(0)
        const body = { service: serviceId, startsAt }
        const again = () => call('apps').post('/api/v1/bookings').set(token).send(body)
        for (let seat = 0; seat < left; seat += 1) await again().expect(201)
        await again().expect(409)
      }
  })
})
