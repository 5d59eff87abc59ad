import { expect } from 'chai'
import { minutes, seconds } from '../../src/clock.ts'
import type { Shop } from '../../src/context.ts'
import type { DispatchProvider } from '../../src/gateways/couriers/dispatch.ts'
import { newId } from '../../src/ids.ts'
import { followDispatches } from '../../src/jobs/follow-dispatches.ts'
import { type Courier, openCourier } from '../support/courier.ts'
import { callAndDie } from '../support/dying.ts'
import {
  createAccount,
  createAppToken,
  createDispatch,
  createShipment,
  createShop,
  type Person,
  setOrigin,
} from '../support/fixtures.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { ground, openShippo, type ShippoServer } from '../support/shippo.ts'
import { later } from '../support/sign-in.ts'

const url = '/api/v1/dispatch'
const scopes = ['WRITE_ORDERS', 'READ_DISPATCH', 'READ_SHIPPING', 'WRITE_SHIPPING']
let courier: Courier
let open: Awaited<ReturnType<typeof openApps<'apps'>>>
let honest: DispatchProvider
let shop: Shop & { ownerId: string }
let shopper: Person
let token: { authorization: string }
let shipment: { id: string; orderId: string }
const db = () => service().db
const dispatch = (headers: Record<string, string> = {}, shipmentId = shipment.id) =>
  call('apps', open.apps)
    .post(url)
    .set({ ...token, ...headers })
    .send({ shipmentId })
const dispatched = async () => (await dispatch().expect(201)).body.data
const read = (path = '') => call('apps', open.apps).get(`${url}${path}`).set(token)
const statusOf = async (id: string) => (await read(`/${id}`).expect(200)).body.data.status
const shipmentNow = async () =>
  (await call('apps', open.apps).get(`/api/v1/shipping/${shipment.id}`).set(token).expect(200)).body.data
const rows = () => db()('dispatches').where({ shipment_id: shipment.id }).orderBy('created_at')
const events = () =>
  db()('events').where({ shop_id: shop.id }).orderBy('id').select('resource', 'resource_id', 'method', 'path')
const forRecipient = (name: string) =>
  db().raw(`update shipments set shipping_address = shipping_address || ? where id = ?`, [
    JSON.stringify({ name }),
    shipment.id,
  ])
let looked = 0
/** The job looks, each time later than the last. */
const look = (milliseconds?: number) => {
  looked += 10 * minutes
  return later(milliseconds ?? looked, () =>
    followDispatches.run({ db: db(), environment: open.environment, signal: new AbortController().signal }),
  )
}
const tamper = (changes: Partial<DispatchProvider>) => {
  open.environment.dispatchers.sandbox = { ...honest, ...changes }
}
/** The courier does what it is asked for, and its answer is lost. */
const loseAnswers = () =>
  tamper({ book: async (booking) => honest.book(booking).then(() => ({ state: 'unknown', reason: 'lost' })) })

describe('Dispatch', () => {
  before(async () => {
    courier = await openCourier()
    open = await openApps(
      testConfig({ url: service().databaseUrl }, { COURIER_URL: courier.url }),
      db(),
      'apps',
    )
    honest = open.environment.dispatchers.sandbox!
  })
  after(() => courier.close())
  beforeEach(async () => {
    open.environment.dispatchers = { sandbox: honest }
    looked = 0
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, scopes)
    shipment = await createShipment(shop, shopper)
    await setOrigin(shop)
  })
  // What a test leaves open is nothing that the next one's job should look at.
  afterEach(() => db()('dispatches').where({ shop_id: shop.id }).delete())

  describe('createDispatch', () => {
    it('books a courier, and the shipment says who brings it', async () => {
      const { body } = await dispatch().expect(201)
      const [job] = courier.jobs().slice(-1)
      expect(body.message).to.equal('Dispatch requested')
      expect(body.data).to.deep.include({
        ...{ shop: shop.id, order: shipment.orderId, shipment: shipment.id, status: 'requested' },
        ...{ carrier: 'Sandbox Riders', fee: 5, currency: 'USD', trackingUrl: null, labelUrl: null },
        ...{ courier: { id: 'sandbox', name: 'Sandbox Riders', image: null } },
        trackingNumber: job!.trackingNumber,
      })
      expect(job).to.include({ reference: body.data._id, recipient: 'A shopper' })
      expect(await shipmentNow()).to.deep.include({
        ...{ status: 'pending', carrier: 'Sandbox Riders', trackingNumber: job!.trackingNumber },
        courier: body.data.courier,
      })
      expect(await events()).to.eql([
        { resource: 'dispatch', resource_id: body.data._id, method: 'POST', path: '/dispatch' },
        {
          ...{ resource: 'shipping', resource_id: shipment.id, method: 'PATCH' },
          path: `/shipping/shipments/${shipment.id}`,
        },
      ])
    })

    it('books one courier for a hundred parallel calls, with one key and with none', async () => {
      const before = courier.jobs().length
      const key = { 'idempotency-key': newId() }
      const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => dispatch(i % 2 ? key : {})))
      expect(replies.some(({ status }) => status === 201)).to.equal(true)
      expect(replies.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).to.eql([])
      expect(courier.jobs().length - before).to.equal(1)
      expect(await rows()).to.have.length(1)
      expect((await events()).filter(({ resource }) => resource === 'dispatch')).to.have.length(1)
    })

    it('is refused while a courier has the shipment, and says which job it is', async () => {
      const { _id } = await dispatched()
      const { body } = await dispatch().expect(409)
      expect(body).to.deep.include({ code: 'shipment_dispatched', data: { dispatchId: _id } })
    })

    it('gives the same call its job again, although the reply was not kept', async () => {
      const key = { 'idempotency-key': newId() }
      const first = await dispatch(key).expect(201)
      await db()('idempotency_keys').where({ key: key['idempotency-key'] }).delete()
      const second = await dispatch(key).expect(201)
      expect(second.body.data._id).to.equal(first.body.data._id)
    })

    it('sends only what waits for a carrier, has no label, and belongs to an order that goes on', async () => {
      const ship = (values: object) => db()('shipments').where({ id: shipment.id }).update(values)
      expect((await dispatch({}, newId()).expect(404)).body.message).to.equal('Shipment not found')
      const theirs = await createShipment(await createShop(), shopper)
      await dispatch({}, theirs.id).expect(404)
      await ship({ status: 'in_transit' })
      expect((await dispatch().expect(409)).body.code).to.equal('shipment_not_dispatchable')
      await ship({ status: 'pending', metadata: { transaction: newId() } })
      expect((await dispatch().expect(409)).body.code).to.equal('shipment_has_label')
      await ship({ metadata: {} })
      await db()('orders').where({ id: shipment.orderId }).update({ status: 'cancelled' })
      expect((await dispatch().expect(409)).body.code).to.equal('order_not_shippable')
      expect(await rows()).to.eql([])
    })

    it('needs to know where parcels are fetched, and a courier', async () => {
      await db()('shops')
        .where({ id: shop.id })
        .update({ shipping: { zones: [] } })
      expect((await dispatch().expect(409)).body.code).to.equal('origin_required')
      await setOrigin(shop)
      open.environment.dispatchers = {}
      expect((await dispatch().expect(409)).body.code).to.equal('dispatch_off')
    })

    it('leaves the shipment free where the courier refuses it, or goes nowhere near', async () => {
      await forRecipient('Test Refused')
      const { body } = await dispatch().expect(409)
      expect(body.code).to.equal('dispatch_refused')
      tamper({ quote: async () => [] })
      expect((await dispatch().expect(409)).body.message).to.include('no courier goes there')
      open.environment.dispatchers.sandbox = honest
      expect((await read().expect(200)).body.data.dispatches).to.eql([])
      expect(await events()).to.eql([])
      await forRecipient('Ada Obi')
      await dispatch().expect(201)
    })

    it('does not take a lost answer for a refusal: the next call finds the job', async () => {
      const before = courier.jobs().length
      await forRecipient('Test Silence')
      expect((await dispatch().expect(502)).body.code).to.equal('courier_unavailable')
      expect((await read().expect(200)).body.data.dispatches).to.eql([])
      const { _id } = await dispatched()
      expect(courier.jobs().slice(before)).to.have.length(1)
      expect(courier.jobs().at(-1)!.reference).to.equal(_id)
    })

    it('whose answer was lost is settled by the job, which tells the apps', async () => {
      loseAnswers()
      await dispatch().expect(502)
      open.environment.dispatchers.sandbox = honest
      await look()
      await look()
      const [{ id, state }] = await rows()
      expect(state).to.equal('booked')
      const told = (await events()).filter(({ resource }) => resource === 'dispatch')
      expect(told).to.eql([{ resource: 'dispatch', resource_id: id, method: 'POST', path: '/dispatch' }])
    })

    it('that never reached the courier is given up after a quarter of an hour, not before', async () => {
      const before = courier.jobs().length
      tamper({ book: async () => ({ state: 'unknown', reason: 'away' }) })
      await dispatch().expect(502)
      await look(5 * minutes)
      expect((await rows())[0].state).to.equal('intent')
      await look(30 * minutes)
      expect((await rows())[0].state).to.equal('refused')
      open.environment.dispatchers.sandbox = honest
      await dispatched()
      expect(courier.jobs().length - before).to.equal(1)
    })

    it('that got no price is asked for again, and books then', async () => {
      open.environment.dispatchers = {
        sandbox: { ...honest, quote: () => honest.quote({} as never) },
      }
      await dispatch().expect(502)
      expect((await rows())[0].offer).to.equal(null)
      open.environment.dispatchers.sandbox = honest
      await dispatch().expect(201)
      expect(await rows()).to.have.length(1)
    })

    it('books one courier, although the process is killed when the courier has been booked', async function () {
      this.timeout(60_000)
      const before = courier.jobs().length
      const signal = await callAndDie({
        ...{ does: 'dispatch', databaseUrl: service().databaseUrl, providerUrl: courier.url },
        ...{ orderId: shipment.orderId, choiceId: shipment.id, shop, shopper },
      })
      expect(signal).to.equal('SIGKILL')
      expect((await rows())[0].state).to.equal('intent')
      await courier.restart()
      open.environment.dispatchers = (
        await openApps(testConfig({ url: service().databaseUrl }, { COURIER_URL: courier.url }), db(), 'apps')
      ).environment.dispatchers
      honest = open.environment.dispatchers.sandbox!
      await dispatched()
      expect(courier.jobs().length - before).to.equal(1)
    })
  })

  describe('a job that is under way', () => {
    it('is followed step by step to the shopper, and its shipment with it', async () => {
      const { _id } = await dispatched()
      const seen: unknown[] = []
      for (let step = 0; step < 4; step++) {
        courier.ride()
        await look()
        seen.push([await statusOf(_id), (await shipmentNow()).status])
      }
      expect(seen).to.eql([
        ['assigned', 'pending'],
        ['picked_up', 'in_transit'],
        ['delivered', 'delivered'],
        ['delivered', 'delivered'],
      ])
      const patched = (await events()).filter(({ method }) => method === 'PATCH')
      expect(patched.map(({ resource, path }) => `${resource} ${path}`)).to.eql([
        `shipping /shipping/shipments/${shipment.id}`,
        `dispatch /dispatch/${_id}`,
        `dispatch /dispatch/${_id}`,
        `shipping /shipping/shipments/${shipment.id}`,
        `dispatch /dispatch/${_id}`,
        `shipping /shipping/shipments/${shipment.id}`,
      ])
      const announced = await db()('order_announcements').where({ order_id: shipment.orderId })
      expect(announced).to.have.length(1)
      const { history } = await db()('shipments').where({ id: shipment.id }).first('history')
      expect(history.map(({ status }: { status: string }) => status)).to.eql([
        'pending',
        'in_transit',
        'delivered',
      ])
    })

    it('that was looked at only when it had ended takes its shipment all the way, once for parallel looks', async () => {
      const { _id } = await dispatched()
      courier.ride(5)
      looked = 10 * minutes
      await later(looked, () =>
        Promise.all(
          Array.from({ length: 10 }, () =>
            followDispatches.run({
              ...{ db: db(), environment: open.environment },
              signal: new AbortController().signal,
            }),
          ),
        ),
      )
      expect(await statusOf(_id)).to.equal('delivered')
      expect((await shipmentNow()).status).to.equal('delivered')
      expect((await events()).filter(({ resource }) => resource === 'dispatch')).to.have.length(2)
    })

    it('is not looked at within ten seconds', async () => {
      const { _id } = await dispatched()
      courier.ride()
      await look(9 * seconds)
      expect(await statusOf(_id)).to.equal('requested')
    })

    it('that no rider takes leaves the shipment free for another one', async () => {
      await forRecipient('Test No Rider')
      const { _id } = await dispatched()
      courier.ride()
      await look()
      expect(await statusOf(_id)).to.equal('cancelled')
      await forRecipient('Ada Obi')
      const again = await dispatched()
      expect(again._id).not.to.equal(_id)
      expect((await read('?limit=1')).body.data.dispatches[0]._id).to.equal(again._id)
    })

    it('that fails at the door leaves the shipment to the merchant', async () => {
      await forRecipient('Test Nobody Home')
      const { _id } = await dispatched()
      courier.ride(2)
      await look()
      courier.ride()
      await look()
      expect([await statusOf(_id), (await shipmentNow()).status]).to.eql(['failed', 'in_transit'])
    })

    it('does not move a shipment that the merchant has cancelled, nor one of a cancelled order', async () => {
      for (const cancel of [
        () => db()('shipments').where({ id: shipment.id }).update({ status: 'cancelled' }),
        () => db()('orders').where({ id: shipment.orderId }).update({ status: 'cancelled' }),
      ]) {
        shipment = await createShipment(shop, shopper)
        const { _id } = await dispatched()
        await cancel()
        const { status } = await shipmentNow()
        courier.ride(3)
        await look()
        expect([await statusOf(_id), (await shipmentNow()).status]).to.eql(['delivered', status])
      }
    })
  })

  describe('listDispatches and getDispatch', () => {
    it('show the jobs of the store alone, newest first', async () => {
      const first = await dispatched()
      const { id } = await createDispatch(shop, shopper)
      await createDispatch(await createShop(), shopper)
      const { dispatches, pagination } = (await read().expect(200)).body.data
      expect(dispatches.map(({ _id }: { _id: string }) => _id)).to.eql([id, first._id])
      expect(pagination.total).to.equal(2)
      expect((await read(`/${newId()}`).expect(404)).body.message).to.equal('Dispatch not found')
    })
  })

  describe('with Shippo', () => {
    let shippo: ShippoServer
    before(async () => {
      shippo = await openShippo()
    })
    after(() => shippo.close())
    beforeEach(async () => {
      shippo.before = () => false
      shippo.transactions = []
      const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
      const { environment } = await openApps(
        testConfig({ url: service().databaseUrl }, settings),
        db(),
        'apps',
      )
      open.environment.dispatchers = environment.dispatchers
    })

    it('books the cheapest carrier of the currency and follows its tracking', async () => {
      shippo.rates = [ground, { amount: '4.25', provider: 'UPS' }, { amount: '1.00', currency: 'NGN' }]
      const job = await dispatched()
      expect(job).to.deep.include({ carrier: 'UPS', fee: 4.25, labelUrl: 'https://labels.example/label.pdf' })
      const [sold] = shippo.transactions as [Record<string, unknown>]
      expect(job.trackingNumber).to.equal(sold.tracking_number)
      sold.tracking_status = { status: 'TRANSIT' }
      await look()
      expect([await statusOf(job._id), (await shipmentNow()).status]).to.eql(['picked_up', 'in_transit'])
      sold.tracking_status = 'DELIVERED'
      await look()
      expect([await statusOf(job._id), (await shipmentNow()).status]).to.eql(['delivered', 'delivered'])
    })

    it('buys one label, although the answer was lost', async () => {
      shippo.rates = [ground]
      shippo.before = (req, res, work) => {
        if (req.method !== 'POST' || req.url !== '/transactions') return false
        work()
        res.destroy()
        return true
      }
      await dispatch().expect(502)
      shippo.before = () => false
      await dispatch().expect(201)
      expect(shippo.transactions).to.have.length(1)
    })
  })
})
