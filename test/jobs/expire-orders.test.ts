import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { whilePoisoned } from '../support/poison.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'

const run = () => {
  const { db, dependencies } = service()
  return expireOrders.run({ db, dependencies, signal: new AbortController().signal })
}

describe('expire-orders', () => {
  const { now } = clock
  let shop: Awaited<ReturnType<typeof createShop>>
  let shopper: Awaited<ReturnType<typeof createAccount>>
  const later = (milliseconds: number) => {
    const time = Date.now() + milliseconds
    clock.now = () => new Date(time)
  }
  const statusOf = async (id: string) => (await service().db('orders').where({ id }).first('status')).status

  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })
  afterEach(() => {
    clock.now = now
  })

  it('cancels no order early, and none late, where the clock of a process is hours wrong', async () => {
    const { db } = service()
    const place = async () => {
      const items = [{ productId: (await createProduct(shop, { quantity: 5 })).id, quantity: 1 }]
      const path = '/api/v1/orders'
      const { body } = await call('store').post(path).set(shopper.as(shop)).send({ items }).expect(201)
      return body.data._id as string
    }
    const [early, late, held] = [await place(), await place(), await createOrder(shop, shopper)]
    const ago = new Date(Date.now() - 1 * minutes)
    await db('orders').whereIn('id', [late, held.id]).update({ expires_at: ago })
    await db('payments').insert({
      ...{ id: newId(), shop_id: shop.id, order_id: held.id, provider: 'sandbox', reference: newId() },
      ...{ amount: 5000, currency: 'USD', created_at: new Date(Date.now() - 1.5 * hours) },
    })
    await whileClocksAre(2 * hours, run)
    expect(await statusOf(early)).to.equal('pending')
    expect(await statusOf(held.id), 'it is being paid').to.equal('pending')
    expect(await statusOf(late)).to.equal('cancelled')
    const due = await place()
    await db('orders').where({ id: due }).update({ expires_at: ago })
    await whileClocksAre(-2 * hours, run)
    expect(await statusOf(due)).to.equal('cancelled')
  })

  it('cancels orders that were not paid in time, releases their stock and coupons and notifies the apps', async () => {
    const product = await createProduct(shop, { quantity: 5 })
    const coupon = await createCoupon(shop, { usage_limit: 1 })
    const items = [{ productId: product.id, quantity: 3 }]
    const placed = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ items })
      .expect(201)
    const orderId = placed.body.data._id
    const applied = call('store').post('/api/v1/coupons/apply').set(shopper.as(shop))
    await applied.send({ orderId, code: coupon.code }).expect(200)

    later(59 * minutes)
    await run()
    expect(await statusOf(orderId)).to.equal('pending')

    later(61 * minutes)
    await Promise.all([run(), run(), run()])
    const { body } = await call('store').get(`/api/v1/orders/${orderId}`).set(shopper.as(shop)).expect(200)
    expect(body.data).to.include({ status: 'cancelled', expiresAt: null })
    const { db } = service()
    expect((await db('products').where({ id: product.id }).first()).quantity).to.equal(5)
    expect((await db('coupons').where({ id: coupon.id }).first()).usage_count).to.equal(0)
    const events = await db('events').where({ resource_id: orderId }).orderBy('id')
    expect(events).to.have.length(3)
    expect(events[2]).to.include({ resource: 'orders', method: 'PATCH', path: `/orders/${orderId}` })
  })

  it('leaves an order alone while its card may be charged, for two hours', async () => {
    const [charged, given] = [await createOrder(shop, shopper), await createOrder(shop, shopper)]
    const attempt = (order_id: string, state: string) => ({
      id: newId(),
      reference: newId(),
      shop_id: shop.id,
      order_id,
      state,
      provider: 'sandbox',
      amount: 1,
      currency: 'USD',
    })
    await service()
      .db('payments')
      .insert([attempt(charged.id, 'intent'), attempt(given.id, 'declined')])
    later(90 * minutes)
    await run()
    expect(await statusOf(charged.id)).to.equal('pending')
    expect(await statusOf(given.id)).to.equal('cancelled')
    later(121 * minutes)
    await run()
    expect(await statusOf(charged.id)).to.equal('cancelled')
  })

  it('waits for an order again whose last shipment was cancelled, as long as for a new one', async () => {
    const token = await createAppToken(shop, ['WRITE_SHIPPING'])
    const ship = async ({ id }: { id: string }) => {
      const { id: shippingAddressId } = await createShippingAddress(shopper)
      const sent = call('apps').post('/api/v1/shipping/shipments').set(token)
      return (await sent.send({ orderId: id, shippingAddressId }).expect(201)).body.data._id
    }
    const change = (id: string, status: string) =>
      call('apps').patch(`/api/v1/shipping/shipments/${id}`).set(token).send({ status }).expect(200)
    const orders = [1, 2, 3, 4].map(() => createOrder(shop, shopper))
    const [alone, kept, prepared, proved] = await Promise.all(orders)
    const { id: payment_method_id } = await createPaymentMethod(shop, 'bank-transfer')
    const reported = { payment_method_id, payment_status: 'awaiting_confirmation', proof_at: new Date() }
    await service().db('orders').where({ id: proved!.id }).update(reported)
    const parcels = [await ship(alone!), await ship(kept!), await ship(prepared!), await ship(proved!)]
    await ship(kept!)
    await service().db('orders').where({ id: prepared!.id }).update({ status: 'processing' })
    later(50 * minutes)
    for (const parcel of parcels) await change(parcel, 'cancelled')
    const at = (milliseconds: number) => {
      later(milliseconds)
      return run()
    }
    await at((50 + 59) * minutes)
    expect(await statusOf(alone!.id)).to.equal('pending')
    await at((50 + 61) * minutes)
    expect(await statusOf(alone!.id)).to.equal('cancelled')
    await at(3 * days + 49 * minutes)
    expect(await statusOf(proved!.id), 'with a transfer that was reported').to.equal('pending')
    await at(3 * days + 51 * minutes)
    expect(await statusOf(proved!.id), 'with a transfer that nobody confirmed').to.equal('cancelled')
    expect(await statusOf(kept!.id), 'with another shipment').to.equal('pending')
    expect(await statusOf(prepared!.id), 'that is prepared').to.equal('processing')
  })

  it('skips an order that is locked', async () => {
    const [busy, idle] = [await createOrder(shop, shopper), await createOrder(shop, shopper)]
    later(2 * hours)
    await transaction(service().db, async (tx) => {
      await tx('orders').where({ id: busy.id }).forUpdate().first('id')
      await run()
    })
    expect(await statusOf(busy.id)).to.equal('pending')
    expect(await statusOf(idle.id)).to.equal('cancelled')
  })

  it('passes over an order that cannot be cancelled, and comes back to it a minute later', async () => {
    const broken = await createOrder(shop, shopper)
    const others = [await createOrder(await createShop(), shopper), await createOrder(shop, shopper)]
    const before = new Date(Date.now() - 1 * minutes)
    await service().db('orders').where({ id: broken.id }).update({ expires_at: before })
    later(2 * hours)
    await whilePoisoned('orders', `id <> '${broken.id}' or status = 'pending'`, run)
    expect(await Promise.all(others.map(({ id }) => statusOf(id)))).to.eql(['cancelled', 'cancelled'])
    expect(await service().db('events').where({ resource_id: broken.id })).to.be.empty
    await run()
    expect(await statusOf(broken.id), 'not at once').to.equal('pending')
    later(2 * hours + 61_000)
    await run()
    expect(await statusOf(broken.id)).to.equal('cancelled')
  })

  it('waits for no product that is locked: other orders are cancelled meanwhile', async () => {
    const held = await Promise.all([1, 2, 3].map(() => createOrder(shop, shopper)))
    const idle = await createOrder(await createShop(), shopper)
    const { db } = service()
    await db('orders')
      .whereIn(
        'id',
        held.map(({ id }) => id),
      )
      .update({ expires_at: new Date(0) })
    later(2 * hours)
    await transaction(db, async (tx) => {
      await tx('products')
        .whereIn(
          'id',
          held.map(({ productId }) => productId),
        )
        .forUpdate()
        .select('id')
      const from = performance.now()
      const done = run()
      await until('the other order to expire', async () => (await statusOf(idle.id)) !== 'pending')
      expect(performance.now() - from).to.be.below(30_000) // a lock is given up after 40 s in tests
      await done
    })
    expect(await Promise.all(held.map(({ id }) => statusOf(id)))).to.eql(['pending', 'pending', 'pending'])
    later(2 * hours + 61_000)
    await run()
    expect(await Promise.all(held.map(({ id }) => statusOf(id)))).to.eql([
      'cancelled',
      'cancelled',
      'cancelled',
    ])
  })

  it('gives stock back up to the largest stock, also when the shopper cancels', async () => {
    const { db } = service()
    const [expired, cancelled] = [await createOrder(shop, shopper), await createOrder(shop, shopper)]
    const products = [expired.productId, cancelled.productId]
    await db('products').whereIn('id', products).update({ quantity: 1_000_000_000 })
    await call('store').post(`/api/v1/orders/${cancelled.id}/cancel`).set(shopper.as(shop)).expect(200)
    later(2 * hours)
    await run()
    expect(await statusOf(expired.id)).to.equal('cancelled')
    expect(await db('products').whereIn('id', products).pluck('quantity')).to.eql([
      1_000_000_000, 1_000_000_000,
    ])
  })

  it('expires neither paid orders nor those in progress', async () => {
    const orders = await Promise.all(
      ['processing', 'paid'].map((status) => createOrder(shop, shopper, { status })),
    )
    later(100 * hours)
    await run()
    expect(await Promise.all(orders.map(({ id }) => statusOf(id)))).to.eql(['processing', 'paid'])
  })

  it('processes more than a batch', async () => {
    const orders = await Promise.all(Array.from({ length: 120 }, () => createOrder(shop, shopper)))
    later(2 * hours)
    await run()
    const left = await service()
      .db('orders')
      .whereIn(
        'id',
        orders.map(({ id }) => id),
      )
      .where({ status: 'pending' })
    expect(left).to.have.length(0)
  })
})
