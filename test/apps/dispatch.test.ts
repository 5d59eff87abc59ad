import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { callAndDie } from '../support/dying.ts'
import { createDispatch, createShipment, setOrigin } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import {
  courier,
  db,
  dispatch,
  dispatched,
  events,
  forRecipient,
  honest,
  look,
  loseAnswers,
  open,
  openDispatch,
  openService,
  read,
  rows,
  shipment,
  shipmentNow,
  shop,
  shopper,
  tamper,
} from './dispatch-support.ts'

describe('Dispatch', () => {
  openDispatch()

  describe('createDispatch', () => {
    it('books a courier, and the shipment names it', async () => {
      const { body } = await dispatch().expect(201)
      const [job] = courier.jobs().slice(-1)
      expect(body.message).to.equal('Dispatch requested')
      expect(body.data).to.deep.include({
        shop: shop.id,
        order: shipment.orderId,
        shipment: shipment.id,
        status: 'requested',
        carrier: 'Sandbox Riders',
        fee: 5,
        currency: 'USD',
        trackingUrl: null,
        labelUrl: null,
        courier: { id: 'sandbox', name: 'Sandbox Riders', image: null },
        trackingNumber: job!.trackingNumber,
      })
      expect(job).to.include({ reference: body.data._id, recipient: 'A shopper' })
      expect(await shipmentNow()).to.deep.include({
        status: 'pending',
        carrier: 'Sandbox Riders',
        trackingNumber: job!.trackingNumber,
        courier: body.data.courier,
      })
      expect(await events()).to.eql([
        { resource: 'dispatch', resource_id: body.data._id, method: 'POST', path: '/dispatch' },
        {
          resource: 'shipping',
          resource_id: shipment.id,
          method: 'PATCH',
          path: `/shipping/shipments/${shipment.id}`,
        },
      ])
    })

    sampledTest('books one courier in a hundred parallel calls, with one key and with none', async () => {
      const before = courier.jobs().length
      const key = { 'idempotency-key': newId() }
      const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => dispatch(i % 2 ? key : {})))
      expect(replies.some(({ status }) => status === 201)).to.equal(true)
      expect(replies.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).to.eql([])
      expect(courier.jobs().length - before).to.equal(1)
      expect(await rows()).to.have.length(1)
      expect((await events()).filter(({ resource }) => resource === 'dispatch')).to.have.length(1)
    })

    it('is refused while a courier has the shipment, and names the job', async () => {
      const { _id } = await dispatched()
      const { body } = await dispatch().expect(409)
      expect(body).to.deep.include({ code: 'shipment_dispatched', data: { dispatchId: _id } })
    })

    it('returns the job to the same call again, although the reply was not kept', async () => {
      const key = { 'idempotency-key': newId() }
      const first = await dispatch(key).expect(201)
      await db()('idempotency_keys').where({ key: key['idempotency-key'] }).delete()
      const second = await dispatch(key).expect(201)
      expect(second.body.data._id).to.equal(first.body.data._id)
    })

    it('dispatches only shipments that wait for a carrier, have no label, and belong to an active order', async () => {
      const ship = (values: object) => db()('shipments').where({ id: shipment.id }).update(values)
      expect((await dispatch({}, newId()).expect(404)).body.message).to.equal('Shipment not found')
      const theirs = await createShipment(await createShop(), shopper)
      await dispatch({}, theirs.id).expect(404)
      await ship({ status: 'in_transit' })
      expect((await dispatch().expect(409)).body.code).to.equal('shipment_not_dispatchable')
      await ship({ status: 'pending', metadata: { transaction: newId() } })
      expect((await dispatch().expect(409)).body.code).to.equal('shipment_has_label')
      await ship({ metadata: {} })
      for (const status of ['cancelled', 'refunded']) {
        await db()('orders').where({ id: shipment.orderId }).update({ status })
        expect((await dispatch().expect(409)).body.code).to.equal('order_not_shippable')
      }
      expect(await rows()).to.eql([])
    })

    it('requires an origin address, and a courier', async () => {
      await db()('shops')
        .where({ id: shop.id })
        .update({ shipping: { zones: [] } })
      expect((await dispatch().expect(409)).body.code).to.equal('origin_required')
      await setOrigin(shop)
      open.dependencies.dispatchers = {}
      expect((await dispatch().expect(409)).body.code).to.equal('dispatch_off')
    })

    it('leaves the shipment free if the courier refuses it, or does not deliver there', async () => {
      await forRecipient('Test Refused')
      const { body } = await dispatch().expect(409)
      expect(body.code).to.equal('dispatch_refused')
      tamper({ quote: async () => [] })
      expect((await dispatch().expect(409)).body.message).to.include('no courier serves this route')
      open.dependencies.dispatchers.sandbox = honest
      expect((await read().expect(200)).body.data.dispatches).to.eql([])
      expect(await events()).to.eql([])
      await forRecipient('Ada Obi')
      await dispatch().expect(201)
    })

    it('never makes nothing of a fee below the smallest unit, and takes no fee that nobody can pay', async () => {
      const ask = (...fees: number[]) =>
        tamper({
          quote: async (request) => {
            const [quote] = await honest.quote(request)
            return fees.map((amount) => ({ ...quote!, amount }))
          },
        })
      ask(-1, 1e13)
      expect((await dispatch().expect(409)).body.code).to.equal('dispatch_refused')
      ask(-1, 0.004)
      expect((await dispatched()).fee).to.equal(0.01)
    })

    it('is booked by the call that wrote the price alone, where the courier knows no repetitions', async () => {
      let [quoted, booked] = [0, 0]
      tamper({
        isIdempotent: false,
        quote: async (request) => {
          quoted += 1
          await until('two calls that ask for a price', async () => quoted >= 2)
          return honest.quote(request)
        },
        book: async (booking) => {
          booked += 1
          return honest.book(booking)
        },
      })
      const replies = await Promise.all([dispatch(), dispatch()])
      expect(replies.map(({ status }) => status).filter((status) => ![201, 502].includes(status))).to.eql([])
      expect([quoted, booked]).to.eql([2, 1])
    })

    it('answers with the job although another call has settled it first', async () => {
      const others: number[] = []
      tamper({
        book: async (booking) => {
          const outcome = await honest.book(booking)
          open.dependencies.dispatchers.sandbox = honest
          others.push((await dispatch()).status)
          return outcome
        },
      })
      await dispatch().expect(201)
      expect(others).to.eql([201])
      expect((await events()).filter(({ resource }) => resource === 'dispatch')).to.have.length(1)
    })

    it('is not booked once it was given up while it was being priced', async () => {
      let booked = 0
      tamper({
        quote: async (request) => {
          await db()('dispatches')
            .where({ shop_id: shop.id, shipment_id: shipment.id })
            .update({ state: 'refused' })
          return honest.quote(request)
        },
        book: async (booking) => {
          booked += 1
          return honest.book(booking)
        },
      })
      expect((await dispatch().expect(409)).body.message).to.include('the booking was abandoned')
      expect(booked).to.equal(0)
    })

    it('does not count a lost reply as a refusal: the next call finds the job', async () => {
      const before = courier.jobs().length
      await forRecipient('Test Silence')
      expect((await dispatch().expect(502)).body.code).to.equal('courier_unavailable')
      expect((await read().expect(200)).body.data.dispatches).to.eql([])
      await read(`/${(await rows())[0].id}`).expect(404)
      const { _id } = await dispatched()
      expect(courier.jobs().slice(before)).to.have.length(1)
      expect(courier.jobs().at(-1)!.reference).to.equal(_id)
    })

    it('is given up a quarter of an hour after the call that asked for it last', async () => {
      tamper({ book: async () => ({ state: 'unknown', reason: 'lost' }) })
      await dispatch().expect(502)
      const states = async () => (await rows()).map(({ state }) => state)
      await later(14 * minutes, async () => dispatch().expect(502))
      await look(16 * minutes)
      expect(await states()).to.eql(['intent'])
      tamper({ find: async () => ({ state: 'unknown', reason: 'away' }) })
      await look(25 * minutes)
      expect(await states()).to.eql(['intent'])
      open.dependencies.dispatchers.sandbox = honest
      await look(30 * minutes)
      expect(await states()).to.eql(['refused'])
    })

    it('is settled by the job if the reply was lost, and the apps are notified', async () => {
      loseAnswers()
      await dispatch().expect(502)
      open.dependencies.dispatchers.sandbox = honest
      await look()
      await look()
      const [{ id, state }] = await rows()
      expect(state).to.equal('booked')
      const told = (await events()).filter(({ resource }) => resource === 'dispatch')
      expect(told).to.eql([{ resource: 'dispatch', resource_id: id, method: 'POST', path: '/dispatch' }])
    })

    it('is given up after a quarter of an hour if it never reached the courier, not before', async () => {
      const before = courier.jobs().length
      tamper({ book: async () => ({ state: 'unknown', reason: 'away' }) })
      await dispatch().expect(502)
      await look(5 * minutes)
      expect((await rows())[0].state).to.equal('intent')
      await look(30 * minutes)
      expect((await rows())[0].state).to.equal('refused')
      open.dependencies.dispatchers.sandbox = honest
      await dispatched()
      expect(courier.jobs().length - before).to.equal(1)
    })

    it('is quoted again if it got no price, and booked then', async () => {
      open.dependencies.dispatchers = {
        sandbox: { ...honest, quote: () => honest.quote({} as never) },
      }
      await dispatch().expect(502)
      expect((await rows())[0].offer).to.equal(null)
      open.dependencies.dispatchers.sandbox = honest
      await dispatch().expect(201)
      expect(await rows()).to.have.length(1)
    })

    sampledTest(
      'books one courier, although the process is killed when the courier has been booked',
      async () => {
        const before = courier.jobs().length
        const signal = await callAndDie({
          does: 'dispatch',
          databaseUrl: service().databaseUrl,
          providerUrl: courier.url,
          orderId: shipment.orderId,
          choiceId: shipment.id,
          shop,
          shopper,
        })
        expect(signal).to.equal('SIGKILL')
        expect((await rows())[0].state).to.equal('intent')
        await courier.restart()
        await openService()
        await dispatched()
        expect(courier.jobs().length - before).to.equal(1)
      },
    )
  })

  describe('listDispatches and getDispatch', () => {
    it('return the jobs of the store alone, newest first', async () => {
      const first = await dispatched()
      const { id } = await createDispatch(shop, shopper)
      await createDispatch(await createShop(), shopper)
      const { dispatches, pagination } = (await read().expect(200)).body.data
      expect(dispatches.map(({ _id }: { _id: string }) => _id)).to.eql([id, first._id])
      expect(pagination.total).to.equal(2)
      expect((await read(`/${newId()}`).expect(404)).body.message).to.equal('Dispatch not found')
    })
  })
})
