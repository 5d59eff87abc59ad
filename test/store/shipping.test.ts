import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

const url = '/api/v1/shipping/track'
let shop: Shop & { ownerId: string }
let shopper: Person

describe('Tracking', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  describe('trackShipment', () => {
    it('shows anyone who has the code the status and the time of delivery, and nothing personal', async () => {
      const { id, trackingCode } = await createShipment(shop, shopper)
      const token = await createAppToken(shop, ['WRITE_SHIPPING'])
      const change = { status: 'in_transit', trackingNumber: 'R-1', notes: 'Beware of the dog' }
      await call('apps').patch(`/api/v1/shipping/shipments/${id}`).set(token).send(change).expect(200)
      const { body } = await call('store').get(`${url}/${trackingCode}`).expect(200)
      const { history, ...rest } = body.data
      expect(rest).to.eql({
        trackingCode,
        status: 'in_transit',
        carrier: 'Riders',
        trackingNumber: 'R-1',
        trackingUrl: rest.trackingUrl,
        shippingMethod: 'Same day',
        estimatedDelivery: null,
      })
      expect(new URL(rest.trackingUrl).pathname).to.equal(`/track/${trackingCode}`)
      expect(history.map(({ status }: { status: string }) => status)).to.eql(['pending', 'in_transit'])
      expect(Date.parse(history[1].at)).to.be.at.least(Date.parse(history[0].at))
      const small = await call('store')
        .get(`${url}/${trackingCode.toLowerCase()}`)
        .set({ 'x-shop-id': shop.id })
      expect(small.body.data).to.eql(body.data)
    })

    it('does not find another code, nor one of another store than the one that is named', async () => {
      const { trackingCode } = await createShipment(shop, shopper)
      const elsewhere = await createShop()
      const foreign = await call('store').get(`${url}/${trackingCode}`).set({ 'x-shop-id': elsewhere.id })
      expect(foreign.body).to.include({ status: 404, message: 'Shipment not found' })
      await call('store').get(`${url}/${newId()}`).expect(404)
    })
  })

  describe('listOrderShipments', () => {
    it('shows the owner of an order its shipments, without the merchant’s own fields', async () => {
      const order = await createOrder(shop, shopper)
      const ids = []
      for (let i = 0; i < 2; i++) ids.push((await createShipment(shop, shopper, order)).id)
      const list = (who: Person) =>
        call('store').get(`/api/v1/orders/${order.id}/shipments?limit=1`).set(who.as(shop))
      const { body } = await list(shopper).expect(200)
      expect(body.data.pagination).to.include({ total: 2, pages: 2 })
      const [shipment] = body.data.shipments
      expect(shipment).to.deep.include({
        _id: ids[1],
        orders: [order.id],
        status: 'pending',
        shippingCost: 5,
      })
      expect(shipment).not.to.have.any.keys('notes', 'metadata')
      for (const stranger of [await createAccount(), await createGuest()])
        expect((await list(stranger).expect(404)).body.message).to.equal('Order not found')
    })
  })
})
