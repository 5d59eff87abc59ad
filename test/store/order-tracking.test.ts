import { expect } from 'chai'
import { createAutomaticDiscount, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShipment, createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

const url = '/api/v1/orders/track'
const notFound = {
  status: 404,
  success: false,
  message: 'Order not found',
  code: 'order_not_found',
  data: {},
}

describe('trackOrder', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  beforeEach(async () => {
    shop = await createShop()
  })

  const track = (orderId: unknown, email: unknown, store: { id: string } = shop) =>
    call('store').post(url).set('x-shop-id', store.id).send({ orderId, email })

  it('shows a guest’s order to anyone who has its number and address, without a token', async () => {
    const [guest, email] = [await createGuest(), newEmail()]
    const { id: shippingAddressId } = await createShippingAddress(guest)
    const product = await createProduct(shop, { price: 4999 })
    const items = [{ productId: product.id, quantity: 2, options: { engraving: 'For Ada' } }]
    const body = { items, email, shippingAddressId, note: 'The key is under the mat' }
    const placed = await call('store').post('/api/v1/orders').set(guest.as(shop)).send(body).expect(201)
    const reply = await track(placed.body.data.orderId, email.toUpperCase()).expect(200)
    expect(reply.body.message).to.equal('Order retrieved')
    const { user, customer, note, coupon, shippingRate, proof, exchangeOf, externalNumber, ...ofOrder } =
      placed.body.data
    const {
      shippingTaxes,
      taxTreatment,
      taxEvidence,
      taxId,
      billingAddress,
      handover,
      paidBy,
      partPaid,
      ...shown
    } = ofOrder
    const { fulfilmentStatus, ...rest } = shown
    const [{ _id, options, modifiers, autoRenew, discounts: ofItem, taxes, ...line }] = rest.items
    const { shipped, cancelled, ...item } = line
    expect(reply.body.data).to.eql({
      ...rest,
      items: [item],
      shippingAddress: { city: 'Ikeja', country: 'NG' },
    })
    expect(JSON.stringify(reply.body)).not.to.match(
      /Example Street|Lagos|A shopper|\+234|under the mat|For Ada/,
    )
    expect(JSON.stringify(reply.body)).not.to.include(guest.id).and.not.include(email)
  })

  it('says which discount took how much', async () => {
    const [guest, email] = [await createGuest(), newEmail()]
    const { id: productId } = await createProduct(shop, { price: 1000 })
    const { id, name } = await createAutomaticDiscount(shop)
    const body = { items: [{ productId, quantity: 1 }], email }
    const placed = await call('store').post('/api/v1/orders').set(guest.as(shop)).send(body).expect(201)
    const { data } = (await track(placed.body.data.orderId, email).expect(200)).body
    expect(data.discounts).to.eql([{ _id: id, kind: 'automatic', name, amount: 1 }])
    expect(data).to.include({ discount: 1, total: 9 })
  })

  it('shows the current status, and no address if there is none', async () => {
    const shopper = await createAccount()
    const { number } = await createOrder(shop, shopper, { status: 'paid', payment_status: 'paid' })
    const { body } = await track(number, shopper.email).expect(200)
    expect(body.data).to.include({
      status: 'paid',
      paymentStatus: 'paid',
      shippingAddress: null,
      shipment: null,
    })
  })

  it('shows the status of the newest shipment, as its public page does', async () => {
    const shopper = await createAccount()
    const order = await createOrder(shop, shopper)
    await createShipment(shop, shopper, order)
    const newest = await createShipment(shop, shopper, order)
    await service().db('orders').where({ id: order.id }).update({ shipment_id: newest.id })
    const { shipment } = (await track(order.number, shopper.email).expect(200)).body.data
    expect(shipment).to.include({ trackingCode: newest.trackingCode, status: 'pending', carrier: 'Riders' })
    const page = await call('store').get(`/api/v1/shipping/track/${newest.trackingCode}`).expect(200)
    expect(shipment).to.eql(page.body.data)
  })

  it('answers the same to a wrong number, a wrong address, another store and a deleted order', async () => {
    const [shopper, other] = [await createAccount(), await createAccount()]
    const { number } = await createOrder(shop, shopper)
    const theirs = await createOrder(shop, other)
    const gone = await createOrder(shop, shopper)
    await service().db('orders').where({ id: gone.id }).update({ deleted_at: new Date() })
    for (const wrong of [
      track(number + 1000, shopper.email),
      track(number, newEmail()),
      track(theirs.number, shopper.email),
      track(gone.number, shopper.email),
      track(number, shopper.email, await createShop()),
    ])
      expect((await wrong.expect(404)).body).to.eql(notFound)
    await track(number, shopper.email).expect(200)
  })

  it('takes as long for a wrong number as for a wrong address', async () => {
    const shopper = await createAccount()
    const { number } = await createOrder(shop, shopper)
    const times: [number[], number[]] = [[], []]
    for (let i = 0; i < 120; i++) {
      // Both are measured in turns, so that noise on the machine hits both.
      const wrong = [() => track(number + 1000, shopper.email), () => track(number, newEmail())] as const
      for (const which of [0, 1] as const) {
        const startedAt = performance.now()
        await wrong[which]().expect(404)
        times[which].push(performance.now() - startedAt)
      }
    }
    const [one, two] = times.map((list) => list.sort((a, b) => a - b)[60]!) as [number, number]
    expect(one / two).to.be.within(0.67, 1.5)
  })

  it('refuses an invalid number or address, and names it', async () => {
    for (const [field, number, email] of [
      ['orderId', 'x', newEmail()],
      ['orderId', 2 ** 40, newEmail()],
      ['email', 1001, 'nobody'],
    ]) {
      const { body } = await track(number, email).expect(400)
      expect(body.message).to.include(field)
    }
  })

  it('is counted by address like a sign-in', async () => {
    const { databaseUrl, db } = service()
    const { store } = await openApps(testConfig({ url: databaseUrl }, { THROTTLE_SIGN_IN: '3' }), db, 'store')
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      const guess = call('store', store).post(url).set('x-shop-id', shop.id)
      statuses.push((await guess.send({ orderId: 1001 + i, email: newEmail() })).status)
    }
    expect(statuses).to.eql([404, 404, 404, 429])
  })
})
