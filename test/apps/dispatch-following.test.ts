import { expect } from 'chai'
import { minutes, seconds } from '../../src/base/clock.ts'
import type { DispatchOutcome } from '../../src/gateways/couriers/dispatch.ts'
import { followDispatches } from '../../src/jobs/follow-dispatches.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { openApps, service, testConfig } from '../support/service.ts'
import { ground, openShippo, type ShippoServer } from '../support/shippo.ts'
import { later } from '../support/sign-in.ts'
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
  openShipment,
  read,
  rows,
  shipment,
  shipmentNow,
  shop,
  statusOf,
  tamper,
} from './dispatch-support.ts'

describe('Dispatch', () => {
  openDispatch()

  describe('a job in progress', () => {
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

    it('takes its shipment all the way if it was only looked up after its end, once in parallel runs', async () => {
      const { _id } = await dispatched()
      courier.ride(5)
      await later(10 * minutes, () =>
        Promise.all(
          Array.from({ length: 10 }, () =>
            followDispatches.run({
              db: db(),
              dependencies: open.dependencies,
              signal: new AbortController().signal,
            }),
          ),
        ),
      )
      expect(await statusOf(_id)).to.equal('delivered')
      expect((await shipmentNow()).status).to.equal('delivered')
      expect((await events()).filter(({ resource }) => resource === 'dispatch')).to.have.length(2)
    })

    it('is not looked up again within ten seconds', async () => {
      const { _id } = await dispatched()
      courier.ride()
      await look(9 * seconds)
      expect(await statusOf(_id)).to.equal('requested')
    })

    it('is looked up by one worker at a time, whatever their clocks say', async () => {
      await dispatched()
      let asked = 0
      tamper({
        find: async (booking) => {
          asked += 1
          return honest.find(booking)
        },
      })
      const run = () =>
        followDispatches.run({
          db: db(),
          dependencies: open.dependencies,
          signal: new AbortController().signal,
        })
      await db()('dispatches').update({ created_at: new Date(Date.now() - 11 * seconds) })
      for (const ahead of [0, 1 * minutes]) await whileClocksAre(ahead, run)
      expect(asked).to.equal(1)
    })

    it('is looked up again after a twentieth of its age', async () => {
      const { _id } = await dispatched()
      await look(40 * minutes)
      courier.ride()
      await look(41 * minutes)
      expect(await statusOf(_id)).to.equal('requested')
      await look(43 * minutes)
      expect(await statusOf(_id)).to.equal('assigned')
    })

    it('goes forward alone, however late an answer of the courier comes', async () => {
      const { _id } = await dispatched()
      const job = () => db()('dispatches').where({ id: _id })
      const told = (await events()).length
      tamper({
        find: async (booking) => {
          await job().update({ status: 'picked_up' })
          return { ...(await honest.find(booking)), status: 'assigned' } as DispatchOutcome
        },
      })
      await look()
      expect(await statusOf(_id)).to.equal('picked_up')
      expect(await events()).to.have.length(told)
      tamper({
        find: async (booking) =>
          ({ ...(await honest.find(booking)), status: 'cancelled' }) as DispatchOutcome,
      })
      await look()
      expect([await statusOf(_id), (await shipmentNow()).status]).to.eql(['cancelled', 'pending'])
    })

    it('leaves the shipment free for another one if no rider accepts it', async () => {
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

    it('leaves the shipment to the merchant if it fails at the door', async () => {
      await forRecipient('Test Nobody Home')
      const { _id } = await dispatched()
      courier.ride(2)
      await look()
      courier.ride()
      await look()
      expect([await statusOf(_id), (await shipmentNow()).status]).to.eql(['failed', 'in_transit'])
    })

    it('does not change a shipment that the merchant has cancelled, nor one of a cancelled order', async () => {
      for (const cancel of [
        () => db()('shipments').where({ id: shipment.id }).update({ status: 'cancelled' }),
        () => db()('orders').where({ id: shipment.orderId }).update({ status: 'cancelled' }),
      ]) {
        await openShipment()
        const { _id } = await dispatched()
        await cancel()
        const { status } = await shipmentNow()
        courier.ride(3)
        await look()
        expect([await statusOf(_id), (await shipmentNow()).status]).to.eql(['delivered', status])
      }
    })
  })

  describe('a job of a store that was closed meanwhile', () => {
    const close = () => db()('shops').where({ id: shop.id }).update({ closed_at: new Date() })

    it('takes its shipment along to the end', async () => {
      const { _id } = await dispatched()
      await close()
      courier.ride(3)
      await look()
      expect([await statusOf(_id), (await shipmentNow()).status]).to.eql(['delivered', 'delivered'])
    })

    it('is settled, although its booking was lost', async () => {
      loseAnswers()
      await dispatch().expect(502)
      await close()
      await look()
      expect((await rows())[0]).to.deep.include({ state: 'booked' })
      expect((await shipmentNow()).carrier).to.equal('Sandbox Riders')
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
      const { dependencies } = await openApps(
        testConfig({ url: service().databaseUrl }, settings),
        db(),
        'apps',
      )
      open.dependencies.dispatchers = dependencies.dispatchers
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

    it('buys one label, although the reply was lost', async () => {
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
