import { EventEmitter, once } from 'node:events'
import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import type { Refusal } from '../../src/base/errors.ts'
import { openDatabase, transaction } from '../../src/db/database.ts'
import { throughBulkhead } from '../../src/db/fairness/bulkhead.ts'
import { fingerprintOf } from '../../src/http/idempotency.ts'
import { cacheReplies } from '../../src/services/shared/cached-replies.ts'
import {
  type Claim,
  claimKey,
  keepReply,
  type Repeatable,
  releaseKey,
} from '../../src/services/shared/idempotency.ts'
import { openSurface } from '../../src/surfaces.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { somebodyWaits } from '../support/locks.ts'
import { ready, write } from '../support/ready.ts'
import { createOwner } from '../support/records.ts'
import { call, service } from '../support/service.ts'
import { operations } from '../support/walk.ts'

describe('An Idempotency-Key', () => {
  // A store has one of two connections.
  const db = () => openDatabase(service().databaseUrl, 2, 'idempotency')

  it('is free after a refusal, also for a corrected body', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id: productId, quantity } = await createProduct(shop)
    const headers = { ...shopper.as(shop), 'idempotency-key': unique('key') }
    const order = (wanted: number) =>
      call('store')
        .post('/api/v1/orders')
        .set(headers)
        .send({ items: [{ productId, quantity: wanted }] })
    await order(quantity + 1).expect(409)
    const placed = await order(quantity).expect(201)
    expect(placed.headers).to.not.have.property('idempotent-replayed')
  })

  it('repeats its reply long after its claim has ended, and never takes another body', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id: productId } = await createProduct(shop)
    const key = unique('key')
    const order = (quantity: number) =>
      call('store')
        .post('/api/v1/orders')
        .set({ ...shopper.as(shop), 'idempotency-key': key })
        .send({ items: [{ productId, quantity }] })
    const end = (values = {}) =>
      service()
        .db('idempotency_keys')
        .where({ key })
        .update({ locked_until: new Date(0), ...values })
    const first = await order(1).expect(201)
    await end()
    const again = await order(1).expect(201)
    expect(again.headers['idempotent-replayed']).to.equal('true')
    expect(again.body.data).to.eql(first.body.data)
    expect((await order(2)).body.code).to.equal('idempotency_mismatch')
    // A call that died leaves no reply.
    await end({ reply: null })
    expect((await order(2)).body.code).to.equal('idempotency_mismatch')
  })

  for (const operation of operations.filter(({ route }) => route.idempotent && route.status === 201)) {
    it(`makes a creation happen once: ${operation.name}`, async () => {
      const call = await ready(operation, await createOwner())
      const key = { 'idempotency-key': unique('key') }
      const first = await write(call, key)
      expect(first.status, JSON.stringify(first.body)).to.equal(201)
      const again = await write(call, key).expect(201)
      expect(again.headers['idempotent-replayed']).to.equal('true')
      expect(again.text).to.equal(first.text)
      for (const name of ['etag', 'location']) expect(again.headers[name], name).to.equal(first.headers[name])
    })
  }

  it('is nothing to an operation that does not take one', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id } = await createShippingAddress(shopper)
    const headers = { ...shopper.as(shop), 'idempotency-key': unique('key') }
    for (const line1 of ['1 Road', '2 Road']) {
      const path = `/api/v1/shipping-address/${id}`
      const { body } = await call('store').patch(path).set(headers).send({ line1 }).expect(200)
      expect(body.data.line1).to.equal(line1)
    }
  })

  it('is free again at once after a call that was refused because its store is busy', async () => {
    const pool = db()
    cacheReplies(pool, service().config.cacheMegabytes)
    const { app } = await openSurface('store', pool, service().dependencies)
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id: productId } = await createProduct(shop)
    const headers = { ...shopper.as(shop), 'idempotency-key': unique('key') }
    const order = () =>
      call('store', app)
        .post('/api/v1/orders')
        .set(headers)
        .send({ items: [{ productId, quantity: 1 }] })
    const released = new EventEmitter()
    const isReleased = once(released, 'now')
    const release = () => released.emit('now')
    let others: Promise<void> | undefined
    try {
      const refused = await transaction(service().db, async (tx) => {
        await tx('products').where({ id: productId }).forUpdate().first('id')
        const placing = order().then((reply) => reply)
        await somebodyWaits()
        // The next call of the store gets its connection as soon as the order has given up, and keeps it.
        others = transaction(throughBulkhead(pool, shop.id, { turn: 60_000 }), async (other) => {
          await other.raw('select 1')
          await isReleased
        })
        return placing
      })
      expect(refused.body.code).to.equal('busy')
      release()
      await others
      await order().expect(201)
    } finally {
      release()
      await pool.destroy()
    }
  })

  it('undoes a call whose key was given to the next one meanwhile, as after a lost connection', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id: productId } = await createProduct(shop)
    const key = unique('key')
    const order = () =>
      call('store')
        .post('/api/v1/orders')
        .set({ ...shopper.as(shop), 'idempotency-key': key })
        .send({ items: [{ productId, quantity: 1 }] })
        .then((reply) => reply)
    const { db } = service()
    const [late, again] = await transaction(db, async (tx) => {
      await tx('products').where({ id: productId }).forUpdate().first('id')
      const late = order()
      await somebodyWaits()
      // A caller whose connection broke has released the key.
      await db('idempotency_keys').where({ key }).delete()
      const again = order()
      await somebodyWaits(2)
      return [late, again] as const
    }).then((calls) => Promise.all(calls))
    expect([late.body.code, again.status]).to.eql(['idempotency_in_flight', 201])
    expect(await db('orders').where({ shop_id: shop.id }).pluck('id')).to.eql([again.body.data._id])
  })

  for (const [first, second] of [
    [0, 2 * minutes],
    [-2 * minutes, 0],
  ] as const) {
    it(`belongs to the call that runs, if the clock of the next one's process is ${second - first} ms ahead`, async () => {
      const { db } = service()
      const repeatable = { caller: unique('caller'), key: unique('key'), operation: 'x', fingerprint: 'x' }
      const claimIn = (ahead: number) => whileClocksAre(ahead, () => claimKey(db, repeatable))
      expect(await claimIn(first)).to.have.property('claim')
      const refused: Refusal = await claimIn(second).then(
        () => expect.fail('claimed twice'),
        (error) => error,
      )
      expect(refused.code).to.equal('idempotency_in_flight')
    })
  }

  it('is not the same call at another record, nor with another method', () => {
    const fingerprints = [
      fingerprintOf('POST', '/orders/1/pay', Buffer.from('{}')),
      fingerprintOf('POST', '/orders/2/pay', Buffer.from('{}')),
      fingerprintOf('PUT', '/orders/1/pay', Buffer.from('{}')),
    ]
    expect(new Set(fingerprints)).to.have.length(3)
  })

  it('keeps a reply that is stored, although the call then failed, as where its connection breaks behind the commit', async () => {
    const { db } = service()
    const { call: repeatable, claim } = await claimed()
    await keepReply(db, claim, { status: 201, data: { _id: 'made' } })
    await releaseKey(db, claim)
    expect(await claimKey(db, repeatable)).to.eql({ first: { status: 201, data: { _id: 'made' } } })
  })

  it('is not released by a call that has lost it to the next one', async () => {
    const { db } = service()
    const { call: repeatable, claim } = await claimed()
    const lost = { ...claim, until: new Date(0).toISOString() }
    await db('idempotency_keys').where({ key: repeatable.key }).update({ locked_until: lost.until })
    expect(await claimKey(db, repeatable)).to.have.property('claim')
    await releaseKey(db, lost)
    const refused: Refusal = await claimKey(db, repeatable).then(
      () => expect.fail('claimed twice'),
      (error) => error,
    )
    expect(refused.code).to.equal('idempotency_in_flight')
  })

  it('has the reply to the call that its caller made with it, and no other', async () => {
    const { db } = service()
    const [callers, keys] = [
      [unique('caller'), unique('caller')],
      [unique('key'), unique('key')],
    ]
    const calls: Repeatable[] = []
    for (const given of callers.flatMap((caller) => keys.map((key) => ({ caller, key })))) {
      const { call, claim } = await claimed(given)
      await keepReply(db, claim, { status: 201, data: given })
      calls.push(call)
    }
    for (const { caller, key, ...call } of calls)
      expect(await claimKey(db, { caller, key, ...call })).to.eql({
        first: { status: 201, data: { caller, key } },
      })
  })

  /** Claims a key of its own. */
  async function claimed(
    given = { caller: unique('caller'), key: unique('key') },
  ): Promise<{ call: Repeatable; claim: Claim }> {
    const repeatable = { ...given, operation: 'x', fingerprint: 'x' }
    const { claim } = (await claimKey(service().db, repeatable)) as { claim: Claim }
    return { call: repeatable, claim }
  }

  describe('belongs to its caller', () => {
    const key = { 'idempotency-key': 'the same for all' }
    const idsOf = (replies: { body: { data: { _id: string } } }[]) => replies.map(({ body }) => body.data._id)

    it('an app keeps it when its token is renewed; the store itself and another app have their own', async () => {
      const [shop, buyer] = [await createShop(), await createAccount()]
      const { id: orderId } = await createOrder(shop, buyer)
      const { id: shippingAddressId } = await createShippingAddress(buyer)
      const ship = (token: object) =>
        call('apps')
          .post('/api/v1/shipping/shipments')
          .set({ ...token, ...key })
          .send({ orderId, shippingAddressId, carrier: 'Riders' })
          .expect(201)
      const scopes = ['WRITE_SHIPPING']
      const [app, other] = [
        await createInstallation(shop, { scopes }),
        await createInstallation(shop, { scopes }),
      ]
      const first = await ship(await createAppToken(shop, scopes, app.id))
      const renewed = await ship(await createAppToken(shop, scopes, app.id))
      expect(renewed.headers['idempotent-replayed']).to.equal('true')
      expect(renewed.body).to.eql(first.body)
      const others = [
        await ship(await createAppToken(shop, scopes, other.id)),
        await ship(await createAppToken(shop, scopes)),
        await ship(await createAppToken(shop, scopes)),
      ]
      for (const { headers } of others) expect(headers).to.not.have.property('idempotent-replayed')
      expect(new Set(idsOf([first, ...others])).size).to.equal(4)
    })

    it('a shopper has another one at each store, and each shopper their own', async () => {
      const [shops, shoppers] = [
        [await createShop(), await createShop()],
        [await createAccount(), await createAccount()],
      ]
      const replies = []
      for (const shop of shops) {
        const { id: productId } = await createProduct(shop)
        for (const shopper of shoppers) {
          const body = { items: [{ productId, quantity: 1 }] }
          replies.push(
            await call('store')
              .post('/api/v1/orders')
              .set({ ...shopper.as(shop), ...key })
              .send(body)
              .expect(201),
          )
        }
      }
      for (const { headers } of replies) expect(headers).to.not.have.property('idempotent-replayed')
      expect(new Set(idsOf(replies)).size).to.equal(4)
    })
  })
})
