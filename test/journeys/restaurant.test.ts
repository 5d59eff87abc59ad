import { expect } from 'chai'
import { newEmail } from '../support/sign-in.ts'
import { mailTo, openStorefront, type Storefront, type Visitor, wayToPay } from './storefront.ts'

const account = {
  accountNumber: '12345678',
  accountName: 'Oven & Olive',
  bankCode: '00-00-00',
  bankName: 'Example Bank',
  bankId: 'example-bank',
}
const door = { name: 'Mo', phone: '+44 20 0000 0000', line1: '4 Mill Lane', city: 'Bath', country: 'GB' }

describe('A guest at a restaurant', () => {
  const email = newEmail()
  let kitchen: Storefront
  let guest: Visitor
  let pizza: { _id: string }
  let soup: { _id: string }
  let order: { _id: string; orderId: number; expiresAt: string }

  before(async () => {
    const settings = { name: 'Oven and Olive', type: 'restaurant', currency: 'GBP', country: 'GB' }
    kitchen = await openStorefront(settings)
  })
  after(() => kitchen?.close())

  it('reads the menu that the kitchen has written', async () => {
    const { merchant, pages } = kitchen
    const pizzas = (await merchant.post('/categories').send({ name: 'Pizzas' }).expect(201)).body.data
    const baked = { name: 'Margherita', price: 10.5, description: 'Basil.', category: pizzas._id }
    pizza = (await merchant.post('/foods').send(baked).expect(201)).body.data
    soup = (await merchant.post('/foods').send({ name: 'Leek soup', price: 6 }).expect(201)).body.data
    const zones = [{ name: 'Town', countries: ['GB'], rates: [{ name: 'Bicycle', amount: 2, etaDays: 0 }] }]
    await merchant.patch('/shop').send({ shipping: { zones } }).expect(200)
    const options = (await merchant.get('/payments/options').expect(200)).body.data
    const transfer = options.find(({ id }: { id: string }) => id === 'bank-transfer')
    const method = { paymentOptionId: transfer._id, settings: account, active: true }
    await merchant.post('/payments').send(method).expect(201)

    const menu = (await pages.get('/foods').query({ category: 'pizzas', query: 'marg' }).expect(200)).body
      .data
    expect(menu.foods).to.have.length(1)
    expect(menu.foods[0]).to.include({ _id: pizza._id, price: 10.5, available: true })
    expect((await pages.get(`/foods/${soup._id}`).expect(200)).body.data.category).to.equal(null)
    expect((await pages.get('/products').expect(200)).body.data.products).to.eql([])
  })

  it('learns at once when the soup is not available', async () => {
    guest = await kitchen.visit()
    const { api } = guest
    const spicy = { productId: pizza._id, quantity: 2, options: { extra: 'chilli' } }
    await api.post('/cart/items').send(spicy).expect(201)
    await api.post('/cart/items').send({ productId: soup._id, quantity: 1 }).expect(201)
    await kitchen.merchant.patch(`/foods/${soup._id}`).send({ available: false }).expect(200)
    await kitchen.heard('foods/updated', soup._id)
    const cart = (await api.get('/cart').expect(200)).body.data
    expect(cart.warnings.map(({ code }: { code: string }) => code)).to.eql(['unavailable'])
    const refused = await api.post('/orders').send({ email }).expect(409)
    expect(refused.body).to.include({ code: 'out_of_stock', message: 'Not enough stock of Leek soup' })
    const { _id } = cart.items.find(({ product }: { product: string }) => product === soup._id)
    await api.delete(`/cart/items/${_id}`).expect(200)
  })

  it('orders with a delivery to the door, as a guest with an e-mail address', async () => {
    const { api } = guest
    expect((await api.post('/orders').send({}).expect(400)).body.code).to.equal('email_required')
    const address = { ...door, state: 'Somerset', postalCode: 'BA1 1AA' }
    const [rate] = (await api.post('/shipping/rates').send({ address }).expect(200)).body.data
    expect(rate).to.include({ shippingMethod: 'Bicycle', amount: 2, etaDays: 0, currency: 'GBP' })
    const paymentId = await wayToPay(guest, 'bank-transfer')
    const wanted = { email, rateId: rate.rateId, paymentId, note: 'The bell is broken.' }
    order = (await api.post('/orders').send(wanted).expect(201)).body.data
    expect(order).to.deep.include({ subtotal: 21, shippingCost: 2, total: 23 })
    const hours = (Date.parse(order.expiresAt) - Date.now()) / 3_600_000
    expect(hours).to.be.within(0.9, 1)
    expect((await mailTo(kitchen.site, email, /^Your order #/)).text).to.include('Margherita')
    await kitchen.heard('orders/created', order._id)
    const { count } = (await kitchen.merchant.get('/notifications/unread-count').expect(200)).body.data
    expect(count).to.equal(1)
  })

  it('pays by bank transfer and says so', async () => {
    const { api } = guest
    const paymentId = await wayToPay(guest, 'bank-transfer')
    const started = (await api.post(`/orders/${order._id}/pay`).send({ paymentId }).expect(200)).body.data
    expect(started.bankDetails).to.eql(account)
    const proof = { reference: 'TRF-7', note: 'Sent this morning.' }
    const told = (await api.post(`/orders/${order._id}/proof`).send(proof).expect(200)).body.data
    expect(told.paymentStatus).to.equal('awaiting_confirmation')
    expect((Date.parse(told.expiresAt) - Date.now()) / 86_400_000).to.be.within(4.9, 5)
    await api.post(`/orders/${order._id}/cancel`).expect(409)
  })

  it('gets a receipt once the restaurant has confirmed the transfer', async () => {
    const { merchant } = kitchen
    const seen = (await merchant.get(`/orders/${order._id}`).expect(200)).body.data
    expect(seen).to.include({ paymentStatus: 'awaiting_confirmation', note: 'The bell is broken.' })
    expect(seen.proof).to.eql({ reference: 'TRF-7', note: 'Sent this morning.' })
    await merchant.patch(`/orders/${order._id}`).send({ status: 'processing' }).expect(200)
    await merchant.patch(`/orders/${order._id}`).send({ status: 'paid' }).expect(200)
    expect((await mailTo(kitchen.site, email, /^Receipt for order #/)).html).to.include('23.00')
    const back = await merchant.patch(`/orders/${order._id}`).send({ status: 'cancelled' }).expect(409)
    expect(back.body.data.allowed).to.eql([])
    const status = (await guest.api.get(`/orders/${order._id}/payment-status`).expect(200)).body.data
    expect(status).to.include({ status: 'paid', orderStatus: 'paid', amount: 23 })
  })

  it('tracks the courier, by the number of the order and the address alone', async () => {
    const { merchant, pages } = kitchen
    const made = (await merchant.post('/shipping/shipments').send({ orderId: order._id }).expect(201)).body
      .data
    expect(made).to.include({ carrier: 'Oven and Olive', shippingMethod: 'Bicycle' })
    const track = async () => {
      const asked = { orderId: order.orderId, email: email.toUpperCase() }
      return (await pages.post('/orders/track').send(asked).expect(200)).body.data
    }
    for (const status of ['in_transit', 'delivered']) {
      await merchant.patch(`/shipping/shipments/${made._id}`).send({ status }).expect(200)
      expect((await track()).shipment).to.include({ trackingCode: made.trackingCode, status })
    }
    await mailTo(kitchen.site, email, /on its way|sent/i)
    const undone = await merchant
      .patch(`/shipping/shipments/${made._id}`)
      .send({ status: 'pending' })
      .expect(409)
    expect(undone.body.data.allowed).to.eql([])
  })

  it('keeps the order when signing in later, and gets a manual refund', async () => {
    const { merchant } = kitchen
    const diner = await guest.signIn(email, 'Mo')
    const own = (await diner.api.get('/orders').expect(200)).body.data.orders
    expect(own.map(({ _id }: { _id: string }) => _id)).to.eql([order._id])
    const refunded = await merchant.post(`/orders/${order._id}/refund`).send({ reason: 'Cold' }).expect(200)
    expect(refunded.body.data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
    await mailTo(kitchen.site, email, /refund|back/i)
    const customers = (await merchant.get('/customers').query({ search: email }).expect(200)).body.data
      .customers
    expect(customers).to.have.length(1)
  })
})
