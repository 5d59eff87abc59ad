import { expect } from 'chai'
import { pino } from 'pino'
import { days, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { reconcileLabels } from '../../src/jobs/reconcile-labels.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { callAndDie } from '../support/dying.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openShippo, type ShippoServer, send } from '../support/shippo.ts'
import { later } from '../support/sign-in.ts'

describe('Labels of a courier', () => {
  let shippo: ShippoServer
  let open: Awaited<ReturnType<typeof openApps<'apps'>>>
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: { authorization: string }
  let order: { id: string }
  let rate: { id: string; addressId: string }
  const ship = (body: object = {}, headers: Record<string, string> = {}) =>
    call('apps', open.apps)
      .post('/api/v1/shipping/shipments')
      .set({ ...token, ...headers })
      .send({ orderId: order.id, rateId: rate.id, ...body })
  const db = () => service().db
  const shipments = () => db()('shipments').where({ order_id: order.id })
  const inParcels = () => db()('orders').where({ id: order.id }).first('shipped', 'fulfilment_status')
  const labels = () => db()('shipping_labels').where({ order_id: order.id })
  const reconcile = (milliseconds: number, changes: Partial<typeof open.dependencies> = {}) =>
    later(milliseconds, () =>
      reconcileLabels.run({
        db: db(),
        dependencies: { ...open.dependencies, ...changes },
        signal: new AbortController().signal,
      }),
    )
  /** Shippo executes the call, but its reply is lost. */
  const loseAnswers = () => {
    shippo.before = (req, res, work) => {
      if (req.method !== 'POST') return false
      work()
      res.destroy()
      return true
    }
  }

  before(async () => {
    shippo = await openShippo()
    const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
    open = await openApps(testConfig({ url: service().databaseUrl }, settings), db(), 'apps')
  })
  after(() => shippo.close())
  beforeEach(async () => {
    shippo.before = () => false
    shippo.sale = {}
    shippo.transactions = []
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_SHIPPING', 'READ_SHIPPING'])
    order = await createOrder(shop, shopper)
    rate = await createShippingRate(shop, shopper, {
      order_id: order.id,
      provider: 'shippo',
      provider_rate: newId(),
      service: 'usps_priority',
    })
  })

  it('are bought with the rate, and have the tracking of the shipment', async () => {
    const { body } = await ship({ trackingNumber: 'ignored', notes: 'Fragile' }).expect(201)
    const [bought] = shippo.transactions as [Record<string, unknown>]
    const { provider_rate } = await db()('shipping_rates').where({ id: rate.id }).first()
    expect(bought.rate).to.equal(provider_rate)
    expect(body.data).to.deep.include({
      trackingNumber: bought.tracking_number,
      trackingUrl: bought.tracking_url_provider,
      shippingOption: rate.id,
      shippingAddress: rate.addressId,
      shippingCost: 5,
      notes: 'Fragile',
      metadata: {
        provider: 'shippo',
        rate: provider_rate,
        transaction: bought.object_id,
        labelUrl: 'https://labels.example/label.pdf',
      },
    })
    const events = await db()('events').where({ shop_id: shop.id }).orderBy('id').select('resource', 'method')
    expect(events).to.eql([
      { resource: 'shipping', method: 'POST' },
      { resource: 'orders', method: 'PATCH' },
    ])
    const again = await ship().expect(409)
    expect(again.body).to.deep.include({ code: 'rate_used', data: { shipmentId: body.data._id } })
    expect(shippo.transactions).to.have.length(1)
  })

  it('are found by the code of their service too', async () => {
    await ship({ rateId: 'usps_priority' }).expect(201)
  })

  sampledTest('are bought once in a hundred parallel calls, with one key and with none', async () => {
    const key = { 'idempotency-key': newId() }
    const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => ship({}, i % 2 ? key : {})))
    expect(replies.some(({ status }) => status === 201)).to.equal(true)
    expect(replies.every(({ status }) => [201, 409, 502].includes(status))).to.equal(true)
    expect(shippo.transactions).to.have.length(1)
    expect(await shipments()).to.have.length(1)
  })

  it('create no shipment if the courier refuses them, and leave the rate free', async () => {
    shippo.sale = { status: 'ERROR', messages: [{ text: 'The address is unknown.' }] }
    const { body } = await ship().expect(409)
    expect(body.code).to.equal('label_refused')
    expect(body.message).to.include('The address is unknown.')
    expect(await shipments()).to.eql([])
    expect(await inParcels()).to.eql({ shipped: 0, fulfilment_status: 'open' })
    shippo.sale = {}
    await ship().expect(201)
    expect(await inParcels()).to.eql({ shipped: 1, fulfilment_status: 'done' })
  })

  it('are found by the next call if the reply was lost, and not bought again', async () => {
    loseAnswers()
    expect((await ship().expect(502)).body.code).to.equal('courier_unavailable')
    expect(await shipments()).to.eql([])
    const { id: itemId } = await db()('order_items').where({ order_id: order.id }).first('id')
    const { id: shippingAddressId } = await createShippingAddress(shopper)
    // The lines of a label that may have been bought are in no other parcel meanwhile.
    await ship({
      rateId: undefined,
      shippingAddressId,
      lines: [{ itemId, quantity: 1 }],
    }).expect(409)
    shippo.before = () => false
    const { body } = await ship().expect(201)
    expect(body.data.trackingNumber).to.equal(shippo.transactions[0]!.tracking_number)
    expect(shippo.transactions).to.have.length(1)
  })

  it('are bought anew where one whose reply was lost was given back at the courier meanwhile', async () => {
    loseAnswers()
    await ship().expect(502)
    shippo.transactions[0]!.status = 'REFUNDED'
    shippo.before = () => false
    expect((await ship().expect(409)).body.code).to.equal('label_refused')
    const { body } = await ship().expect(201)
    expect(body.data.trackingNumber).to.equal(shippo.transactions[1]!.tracking_number)
    expect(await shipments()).to.have.length(1)
  })

  it('are found by the job if the reply was lost, and the apps are notified', async () => {
    loseAnswers()
    await ship().expect(502)
    await reconcile(2 * minutes)
    const [shipment] = await shipments()
    expect(shipment.tracking_number).to.equal(shippo.transactions[0]!.tracking_number)
    const event = await db()('events').where({ resource_id: shipment.id }).first()
    expect(event).to.include({ resource: 'shipping', method: 'POST', path: '/shipping/shipments' })
    await reconcile(10 * minutes)
    expect(await shipments()).to.have.length(1)
  })

  it('are given up after a quarter of an hour if they never reached the courier, not before', async () => {
    shippo.before = (req, res) => {
      if (req.method === 'POST') send(res, 503, {})
      return req.method === 'POST'
    }
    await ship().expect(502)
    await ship().expect(502)
    await reconcile(5 * minutes)
    expect((await labels())[0].state).to.equal('intent')
    await db()('shipping_labels').update({ checked_at: null })
    await whileClocksAre(16 * minutes, () => reconcile(0))
    expect((await labels())[0].state).to.equal('intent')
    await reconcile(16 * minutes)
    expect((await labels())[0].state).to.equal('failed')
    shippo.before = () => false
    await ship().expect(201)
    expect(shippo.transactions).to.have.length(1)
  })

  for (const [where, provider] of [
    ['a courier that is no longer configured', 'gone'],
    ['a courier that does not answer', 'shippo'],
  ])
    it(`are given up after 90 days at ${where}, not before`, async () => {
      loseAnswers()
      await ship().expect(502)
      shippo.before = (_req, res) => {
        send(res, 503, {})
        return true
      }
      await db()('shipping_labels').where({ order_id: order.id }).update({ provider })
      await reconcile(89 * days)
      expect((await labels())[0]).to.include({ state: 'intent', failure: null })
      await reconcile(91 * days)
      expect((await labels())[0]).to.include({ state: 'failed', failure: 'its courier did not say' })
      expect(await shipments()).to.eql([])
    })

  it('are not logged as given up where another process has settled them meanwhile', async () => {
    loseAnswers()
    await ship().expect(502)
    const others = db()('shipping_labels').where({ order_id: order.id })
    shippo.before = (_req, res) => {
      others.update({ state: 'failed', failure: 'refused' }).then(() => send(res, 503, {}))
      return true
    }
    const logged: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
    await reconcile(91 * days, { log })
    expect((await labels())[0]).to.include({ state: 'failed', failure: 'refused' })
    expect(logged).to.eql([])
  })

  sampledTest('are bought once, even if the process is killed when the courier has sold it', async () => {
    const signal = await callAndDie({
      does: 'ship',
      databaseUrl: service().databaseUrl,
      providerUrl: shippo.url,
      orderId: order.id,
      choiceId: rate.id,
      shop,
      shopper,
    })
    expect(signal).to.equal('SIGKILL')
    expect(shippo.transactions).to.have.length(1)
    expect(await shipments()).to.eql([])
    await ship().expect(201)
    expect(shippo.transactions).to.have.length(1)
    expect((await labels())[0].state).to.equal('bought')
  })

  it('are shown even if the order was cancelled meanwhile', async () => {
    loseAnswers()
    await ship().expect(502)
    await db()('orders').where({ id: order.id }).update({ status: 'cancelled' })
    await reconcile(2 * minutes)
    expect(await shipments()).to.have.length(1)
  })

  it('tell nobody of an order that was deleted meanwhile, which apps could not read', async () => {
    loseAnswers()
    await ship().expect(502)
    await db()('orders').where({ id: order.id }).update({ status: 'cancelled', deleted_at: new Date() })
    await reconcile(2 * minutes)
    const [shipment] = await shipments()
    const events = await db()('events').where({ shop_id: shop.id }).select('resource', 'resource_id')
    expect(events).to.eql([{ resource: 'shipping', resource_id: shipment.id }])
  })
})
