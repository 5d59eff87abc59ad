import { expect } from 'chai'
import type { Call } from '../../src/client/store.ts'
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

/** Returns the refusal of a call that must not succeed. */
async function refusalOf(call: Call<unknown, string>) {
  const { refusal } = await call.settled()
  expect(refusal, 'a refusal').to.not.equal(null)
  return refusal!
}

// Both sides of this story call the service by the typed client, as a restaurant's pages and tools would.
describe('A guest at a restaurant', () => {
  const email = newEmail()
  let kitchen: Storefront
  let guest: Visitor
  let pizza: { _id: string }
  let soup: { _id: string }
  let order: { _id: string; orderId: number; expiresAt: string | null }

  before(async () => {
    kitchen = await openStorefront({
      name: 'Oven and Olive',
      type: 'restaurant',
      currency: 'GBP',
      country: 'GB',
    })
  })
  after(() => kitchen?.close())

  it('reads the menu that the kitchen has written', async () => {
    const { merchant, pages } = kitchen.clients
    const { _id: category } = await merchant.categories.create({ name: 'Pizzas' })
    pizza = await merchant.foods.create({ name: 'Margherita', price: 10.5, description: 'Basil.', category })
    soup = await merchant.foods.create({ name: 'Leek soup', price: 6 })
    const zones = [{ name: 'Town', countries: ['GB'], rates: [{ name: 'Bicycle', amount: 2, etaDays: 0 }] }]
    await merchant.shop.update({ shipping: { zones } })
    const options = await merchant.payments.listOptions()
    const { _id: paymentOptionId } = options.find(({ id }) => id === 'bank-transfer')!
    await merchant.payments.createMethod({ paymentOptionId, settings: account, active: true })

    const menu = await pages.foods.list({ category: 'pizzas', query: 'marg' })
    expect(menu.foods).to.have.length(1)
    expect(menu.foods[0]).to.include({ _id: pizza._id, price: 10.5, available: true })
    expect((await pages.foods.get(soup._id)).category).to.equal(null)
    expect((await pages.products.list()).products).to.eql([])
  })

  it('learns at once when the soup is not available', async () => {
    guest = await kitchen.visit()
    const { cart, orders } = guest.client
    await cart.addItem({ productId: pizza._id, quantity: 2, options: { extra: 'chilli' } })
    await cart.addItem({ productId: soup._id, quantity: 1 })
    await kitchen.clients.merchant.foods.update(soup._id, { available: false })
    await kitchen.heard('foods/updated', soup._id)
    const { items, warnings } = await cart.get()
    expect(warnings.map(({ code }) => code)).to.eql(['unavailable'])
    const refused = await refusalOf(orders.create({ email }))
    expect(refused).to.include({ status: 409, code: 'out_of_stock' })
    expect(refused.message).to.equal('Not enough stock of Leek soup')
    await cart.removeItem(items.find(({ product }) => product === soup._id)!._id)
  })

  it('orders with a delivery to the door, as a guest with an e-mail address', async () => {
    const { orders, shipping } = guest.client
    expect(await refusalOf(orders.create({}))).to.include({ status: 400, code: 'email_required' })
    const [rate] = await shipping.quote({ address: { ...door, state: 'Somerset', postalCode: 'BA1 1AA' } })
    expect(rate).to.include({ shippingMethod: 'Bicycle', amount: 2, etaDays: 0, currency: 'GBP' })
    const paymentId = await wayToPay(guest, 'bank-transfer')
    const wanted = { email, rateId: rate!.rateId, paymentId, note: 'The bell is broken.' }
    order = await orders.create(wanted)
    expect(order).to.deep.include({ subtotal: 21, shippingCost: 2, total: 23 })
    const hours = (Date.parse(order.expiresAt!) - Date.now()) / 3_600_000
    expect(hours).to.be.within(71.9, 72)
    expect((await mailTo(kitchen.site, email, /^Your order #/)).text).to.include('Margherita')
    await kitchen.heard('orders/created', order._id)
    expect((await kitchen.clients.merchant.notifications.countUnreadNotifications()).count).to.equal(1)
  })

  it('pays by bank transfer and says so', async () => {
    const { orders } = guest.client
    const paymentId = await wayToPay(guest, 'bank-transfer')
    const started = await orders.pay(order._id, { paymentId })
    expect(started.bankDetails).to.eql(account)
    const told = await orders.submitProof(order._id, { reference: 'TRF-7', note: 'Sent this morning.' })
    expect(told.paymentStatus).to.equal('awaiting_confirmation')
    expect(told.expiresAt).to.equal(order.expiresAt)
    expect((await refusalOf(orders.cancel(order._id))).status).to.equal(409)
  })

  it('gets a receipt once the restaurant has confirmed the transfer', async () => {
    const { orders } = kitchen.clients.merchant
    const seen = await orders.get(order._id)
    expect(seen).to.include({ paymentStatus: 'awaiting_confirmation', note: 'The bell is broken.' })
    expect(seen.proof).to.eql({ reference: 'TRF-7', note: 'Sent this morning.' })
    await orders.update(order._id, { status: 'processing' })
    await orders.update(order._id, { status: 'paid' })
    expect((await mailTo(kitchen.site, email, /^Receipt for order #/)).html).to.include('23.00')
    const back = await refusalOf(orders.update(order._id, { status: 'cancelled' }))
    expect(back.status).to.equal(409)
    expect(back.data.allowed).to.eql([])
    const status = await guest.client.orders.getPaymentStatus(order._id)
    expect(status).to.include({ status: 'paid', orderStatus: 'paid', amount: 23 })
  })

  it('tracks the courier, by the number of the order and the address alone', async () => {
    const { shipping } = kitchen.clients.merchant
    const { orders } = kitchen.clients.pages
    const { _id, trackingCode, ...made } = await shipping.createShipment({ orderId: order._id })
    expect(made).to.include({ carrier: 'Oven and Olive', shippingMethod: 'Bicycle' })
    for (const status of ['in_transit', 'delivered'] as const) {
      await shipping.updateShipment(_id, { status })
      const tracked = await orders.track({ orderId: order.orderId, email: email.toUpperCase() })
      expect(tracked.shipment).to.include({ trackingCode, status })
    }
    await mailTo(kitchen.site, email, /on its way|sent/i)
    const undone = await refusalOf(shipping.updateShipment(_id, { status: 'pending' }))
    expect(undone.status).to.equal(409)
    expect(undone.data.allowed).to.eql([])
  })

  it('keeps the order when signing in later, and gets a manual refund', async () => {
    const { merchant } = kitchen.clients
    const diner = await guest.signIn(email, 'Mo')
    const own: string[] = []
    for await (const { _id } of diner.client.orders.list.all({ limit: 1 })) own.push(_id)
    expect(own).to.eql([order._id])
    const refunded = await merchant.orders.refund(order._id, { reason: 'Cold' })
    expect(refunded).to.include({ status: 'refunded', paymentStatus: 'refunded' })
    await mailTo(kitchen.site, email, /refund|back/i)
    const { customers } = await merchant.customers.list({ search: email })
    expect(customers).to.have.length(1)
  })
})
