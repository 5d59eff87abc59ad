import { expect } from 'chai'
import { newEmail } from '../support/sign-in.ts'
import { mailTo, openStorefront, type Storefront, type Visitor, wayToPay } from './storefront.ts'

describe('A client of a business that sells services', () => {
  const email = newEmail()
  let studio: Storefront
  let client: Visitor
  let visit: { _id: string }
  let plan: { _id: string }
  let order: { _id: string; orderId: number; customer: string }

  before(async () => {
    studio = await openStorefront({ name: 'Fern & Stone', type: 'business', currency: 'GBP', country: 'GB' })
  })
  after(() => studio?.close())

  it('reads the services and their durations', async () => {
    const { merchant, pages } = studio
    const offered = { name: 'Garden visit', price: 80, description: 'We look around.', durationMinutes: 90 }
    visit = (await merchant.post('/services').send(offered).expect(201)).body.data
    plan = (await merchant.post('/services').send({ name: 'Planting plan', price: 240 }).expect(201)).body
      .data
    const hidden = { name: 'For friends', price: 1, listed: false }
    const secret = (await merchant.post('/services').send(hidden).expect(201)).body.data
    await merchant
      .patch('/shop')
      .send({ contact: { email: 'hello@fern.example' } })
      .expect(200)

    const { services } = (await pages.get('/services').expect(200)).body.data
    expect(services.map(({ name }: { name: string }) => name)).to.eql(['Planting plan', 'Garden visit'])
    const page = await pages.get(`/services/${visit._id}`).expect(200)
    expect(page.body.data).to.include({ durationMinutes: 90, price: 80 })
    await pages.get(`/services/${visit._id}`).set('if-none-match', page.headers.etag!).expect(304)
    await pages.get(`/services/${secret._id}`).expect(404)
    expect((await pages.get('/shop').expect(200)).body.data.contact.email).to.equal('hello@fern.example')
  })

  it('books with a wish for the day, and nothing has to be shipped', async () => {
    const guest = await studio.visit()
    const wanted = { productId: visit._id, quantity: 1, options: { day: 'Tuesday' } }
    await guest.api.post('/cart/items').send(wanted).expect(201)
    await guest.api.post('/cart/items').send({ productId: plan._id, quantity: 1 }).expect(201)
    client = await guest.signIn(email, 'Rosa')
    const address = {
      name: 'Rosa',
      phone: '+44 1225 000000',
      line1: '1 Lane',
      city: 'Bath',
      state: 'Somerset',
      postalCode: 'BA1 1AB',
    }
    const rates = await client.api.post('/shipping/rates').send({ address: { ...address, country: 'GB' } })
    expect([rates.status, rates.body.code]).to.eql([409, 'nothing_to_ship'])
    order = (await client.api.post('/orders').send({ note: 'The gate is open.' }).expect(201)).body.data
    expect(order).to.deep.include({ subtotal: 320, total: 320, shippingAddress: null, shipment: null })
    await studio.heard('orders/created', order._id)
    await studio.heard('customers/created', order.customer)
    expect((await mailTo(studio.site, email, /^Your order #/)).html).to.include('Garden visit')
  })

  it('is refused what is not possible, with a message and a code', async () => {
    const { merchant } = studio
    const [orders, own] = [merchant, client.api]
    const refund = await orders.post(`/orders/${order._id}/refund`).expect(409)
    expect(refund.body.code).to.equal('order_not_refundable')
    const remove = await orders.delete(`/orders/${order._id}`).expect(409)
    expect(remove.body.code).to.equal('order_not_deletable')
    const skip = await orders.patch(`/orders/${order._id}`).send({ status: 'refunded' }).expect(409)
    expect(skip.body.data.allowed).to.eql(['processing', 'paid', 'cancelled'])
    const parcel = await orders.post('/shipping/shipments').send({ orderId: order._id }).expect(409)
    expect(parcel.body.code).to.equal('nothing_to_ship')
    const proof = await own.post(`/orders/${order._id}/proof`).send({ note: 'Paid in cash.' }).expect(409)
    expect(proof.body.code).to.equal('proof_not_expected')
    const grants = await own.post('/reviews').send({ productId: visit._id, rating: 5, title: 'A', body: 'B' })
    expect([grants.status, grants.body.message]).to.eql([404, 'Product not found'])
  })

  it('pays once, even if the button is pressed again and again', async () => {
    const paymentId = await wayToPay(client, 'sandbox')
    const pay = () =>
      client.api
        .post(`/orders/${order._id}/pay`)
        .set('idempotency-key', 'the button')
        .send({ paymentId, card: 'tok_ok' })
    const replies = await Promise.all(Array.from({ length: 5 }, pay))
    expect(replies.map(({ status }) => status)).to.satisfy((all: number[]) =>
      all.every((status) => status === 200 || status === 409),
    )
    const paid = (await pay().expect(200)).body.data
    expect(paid.status).to.equal('paid')
    const other = await client.api
      .post(`/orders/${order._id}/pay`)
      .set('idempotency-key', 'the button')
      .send({ paymentId })
    expect([other.status, other.body.code]).to.eql([422, 'idempotency_mismatch'])
    expect((await mailTo(studio.site, email, /^Receipt for order #/)).text).to.include('320.00')
    await client.api.post(`/orders/${order._id}/cancel`).expect(409)
    const late = { code: 'NONE', orderId: order._id }
    await client.api.post('/coupons/apply').send(late).expect(400)
  })

  it('gets half of it refunded, then the rest, and never more', async () => {
    const refund = (amount?: number) =>
      studio.merchant.post(`/orders/${order._id}/refund`).send(amount ? { amount } : {})
    expect((await refund(400).expect(400)).body.code).to.equal('refund_too_large')
    expect((await refund(160).expect(200)).body.data).to.include({ paymentStatus: 'partially_refunded' })
    const { paymentStatus, status } = (await refund().expect(200)).body.data
    expect([paymentStatus, status]).to.eql(['refunded', 'refunded'])
    await refund(1).expect(409)
    expect((await mailTo(studio.site, email, /refund|back/i)).text).to.include('160.00')
    await studio.merchant.delete(`/orders/${order._id}`).expect(200)
    await client.api.get(`/orders/${order._id}`).expect(404)
  })
})
