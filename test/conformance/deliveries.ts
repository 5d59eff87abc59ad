import { createHmac, timingSafeEqual } from 'node:crypto'
import { expect } from 'chai'
import { clock, days, hours } from '../../src/base/clock.ts'
import { moveClock } from '../events/support.ts'
import type { Answer, Received } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { bodyOf, hear, sell } from './scenes.ts'
import { type Data, isRefused, succeeds } from './statements.ts'
import { store } from './world.ts'

/** Events: how a receiver checks that a notification is genuine. */
export function signatures(): void {
  let call: Received
  let secret: string
  before(async () => {
    await sell()
    ;[call] = (await hear(store)) as [Received]
    secret = store.app.signingSecret
  })
  const hmac = (bytes: Buffer, key: string) => createHmac('sha256', key).update(bytes).digest()
  const signed = () => Buffer.from(String(call.headers['x-service-hmac-sha256']), 'base64')

  it('the secret has the prefix whsec_', () => expect(secret).to.match(/^whsec_\S{20,}$/))
  it('the signature is the base64 of the HMAC-SHA256 of the raw body with the secret', () => {
    expect(call.headers['x-service-hmac-sha256']).to.equal(hmac(call.bytes, secret).toString('base64'))
  })
  it('a comparison in constant time accepts it', () => {
    expect(timingSafeEqual(signed(), hmac(call.bytes, secret))).to.equal(true)
  })
  it('a body of which one byte is different does not match', () => {
    const forged = Buffer.from(call.bytes)
    forged[forged.length - 2]! ^= 1
    expect(timingSafeEqual(signed(), hmac(forged, secret))).to.equal(false)
  })
  it('the secret of another does not match', () => {
    expect(timingSafeEqual(signed(), hmac(call.bytes, `${secret}x`))).to.equal(false)
  })
}

/** Events: what a receiver has to do, and what it can rely on. */
export function semantics(): void {
  /** Sells something while the receiver answers so, and returns the state of the delivery. */
  async function attempt(answer: Answer): Promise<Data> {
    store.receiver.answer = () => answer
    const { _id } = await sell()
    await hear(store)
    const { deliveries: list } = await succeeds(store.app.get('/webhooks/deliveries'), 200)
    return list.find(({ body }: Data) => body.includes(_id))
  }
  /** Moves the clock to the next attempt of a delivery, and returns how long that was. */
  async function wait(id: string): Promise<number> {
    const waited = Date.parse((await stateOf(id)).next_at) - clock.now().getTime()
    moveClock(waited)
    return waited
  }

  for (const status of [200, 201, 204]) {
    it(`an answer of ${status} is a delivery`, async () => {
      expect(await attempt({ status, body: '' })).to.include({ state: 'delivered', tries: 1 })
    })
  }
  for (const status of [301, 400, 404, 429, 500]) {
    it(`an answer of ${status} is a failed delivery, which is tried again`, async () => {
      const failed = await attempt({ status })
      expect(failed).to.include({ state: 'pending', tries: 1 })
      expect(Date.parse(failed.nextAttemptAt)).to.be.above(Date.now())
    })
  }
  it('a time-out is a failed delivery, which is tried again', async () => {
    expect(await attempt({ hangs: true })).to.include({ state: 'pending', tries: 1 })
  })
  it('failed deliveries are retried with exponential backoff', async () => {
    const { _id } = await attempt({ status: 500 })
    const waits: number[] = []
    for (let tried = 0; tried < 4; tried++) {
      waits.push(await wait(_id))
      expect(await hear(store), `attempt ${tried + 2}`).to.have.length(1)
    }
    for (const [index, waited] of waits.entries()) {
      expect(waited, `${waits}`).to.be.above(1.5 * (waits[index - 1] ?? 0))
    }
  })
  it('failed deliveries are dropped after several attempts', async () => {
    const { _id } = await attempt({ status: 500 })
    let attempts = 1
    while ((await stateOf(_id)).state === 'pending') {
      await wait(_id)
      attempts += (await hear(store)).length
      expect(attempts).to.be.below(20)
    }
    expect(attempts).to.be.above(3)
    moveClock(30 * days)
    expect(await hear(store)).to.eql([])
  })
  it('a retry has the same id, in body and header, and the same bytes', async () => {
    const { _id } = await attempt({ status: 500 })
    await wait(_id)
    store.receiver.answer = () => ({})
    const [again] = (await hear(store)) as [Received]
    expect([bodyOf(again).id, again.headers['x-service-event-id']]).to.eql([_id, _id])
    expect(again.body).to.equal((await stateOf(_id)).body)
  })
  it('a retry that is answered with a 2xx ends the retries', async () => {
    const { _id } = await attempt({ status: 500 })
    await wait(_id)
    store.receiver.answer = () => ({})
    await hear(store)
    expect(await stateOf(_id)).to.include({ state: 'delivered', attempt: 2 })
    moveClock(1 * hours)
    expect(await hear(store)).to.eql([])
  })
  it('a duplicate has the same id', async () => {
    const { _id } = await attempt({})
    await store.app.post(`/webhooks/deliveries/${_id}/redeliver`).expect(202)
    const [again] = await hear(store)
    expect(bodyOf(again!).id).to.equal(_id)
  })
  it('occurredAt tells the order of events', async () => {
    const { _id } = await sell()
    await succeeds(store.app.patch(`/products/${_id}`).send({ price: 3 }), 200)
    await succeeds(store.app.delete(`/products/${_id}`), 200)
    const bodies = (await hear(store)).map(bodyOf)
    const sorted = bodies.toSorted((one, other) => one.occurredAt.localeCompare(other.occurredAt))
    expect(sorted.map(({ action }) => action)).to.eql(['created', 'updated', 'deleted'])
  })
  it('the app reads current data by resource and resourceId, with its token', async () => {
    const { _id } = await sell()
    const [{ resource, resourceId }] = (await hear(store)).map(bodyOf) as [Data]
    await succeeds(store.app.patch(`/products/${_id}`).send({ price: 99 }), 200)
    const current = await succeeds(store.app.get(`/${resource}/${resourceId}`), 200)
    expect(current).to.include({ _id, price: 99 })
  })
  it('there is nothing to fetch after a deleted event', async () => {
    const { _id } = await sell()
    await succeeds(store.app.delete(`/products/${_id}`), 200)
    const deleted = (await hear(store)).map(bodyOf).find(({ action }) => action === 'deleted')
    await isRefused(store.app.get(`/products/${deleted.resourceId}`), [404, 'Product not found'])
  })
  it('method and path say what to re-sync when resourceId is absent', async () => {
    await sell()
    await hear(store)
    await succeeds(store.app.patch('/products/bulk/prices').send({ percent: 1 }), 200)
    const [{ method, path, resourceId }] = (await hear(store)).map(bodyOf) as [Data]
    expect([method, path, resourceId]).to.eql(['PATCH', '/products/bulk/prices', undefined])
  })

  /** Reads the row, because the app's token ends while the clock is moved. */
  const stateOf = (id: string) => service().db('deliveries').where({ id }).first()
}
