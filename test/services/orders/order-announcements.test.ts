import { expect } from 'chai'
import { minutes } from '../../../src/base/clock.ts'
import { expireOrders } from '../../../src/jobs/expire-orders.ts'
import { writeAnnounced } from '../../../src/services/orders/order-announcements.ts'
import {
  type Announcement,
  announceNow,
  type Message,
  mailsTo,
  writeMessages,
} from '../../support/announcements.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../../support/fixtures/people.ts'
import { createShippingAddress } from '../../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'
import { later, newEmail } from '../../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

describe('announceOrder', () => {
  let shop: Shop
  let shopper: Person
  let merchant: Record<string, string>
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    merchant = await createAppToken(shop, ['WRITE_ORDERS', 'READ_ORDERS'])
  })

  const place = async (body: object = {}, who = shopper) => {
    const { id } = await createProduct(shop, { name: 'Linen <notebook>', price: 4999 })
    const sent = { items: [{ productId: id, quantity: 2 }], ...body }
    const placed = await call('store').post('/api/v1/orders').set(who.as(shop)).send(sent).expect(201)
    return placed.body.data
  }
  const move = (id: string, status: string) =>
    call('apps').patch(`/api/v1/orders/${id}`).set(merchant).send({ status }).expect(200)
  const only = async (to = shopper.email!): Promise<Message> => {
    const mails = await mailsTo(to)
    expect(mails).to.have.length(1)
    return mails[0]!
  }
  /** Returns the e-mail that follows the confirmation of an order. */
  const since = async (order: { orderId: number }): Promise<Message> => {
    const mails = await mailsTo(shopper.email!)
    expect(mails.map(({ subject }) => subject).slice(0, -1)).to.eql([
      `Your order #${order.orderId} at ${shop.name}`,
    ])
    return mails[1]!
  }

  it('writes to the buyer of an order, with its lines, its totals and its address', async () => {
    const { id } = await createShippingAddress(shopper)
    const order = await place({ shippingAddressId: id })
    const { subject, text, html } = await only()
    expect(subject).to.equal(`Your order #${order.orderId} at ${shop.name}`)
    expect(text).to.match(/2 x Linen <notebook>: \$99\.98\n\nSubtotal: \$99\.98\nTotal: \$99\.98\n/)
    expect(text).to.include('Ships to:\nA shopper\n1 Example Street\nIkeja\nLagos\nNigeria\n')
    expect(text).to.match(/holding it for you until .+ UTC\./)
    expect(html).to.include('2 × <bdi>Linen &lt;notebook&gt;</bdi>').and.not.include('<notebook>')
    expect(html).to.include(`#${order.orderId}`).and.include('1 Example Street')
  })

  it('says where and when an order is collected', async () => {
    const collection = { address: 'The hatch\nSide street', openingHours: 'Noon to 9' }
    await service().db('shops').where({ id: shop.id }).update({ collection })
    const order = await place({ fulfilment: { method: 'collection' } })
    const { text, html } = await only()
    expect(text).to.include('Collect it at:\nThe hatch\nSide street\nNoon to 9\n')
    expect(html).to.include('Collect it at')
    expect(order.shippingAddress).to.equal(null)
  })

  it('writes large quantities as it writes amounts', async () => {
    const { id } = await createProduct(shop, { price: 100, quantity: 5000 })
    await place({ items: [{ productId: id, quantity: 1200 }] })
    const { text, html } = await only()
    expect(text).to.include('1,200 x ')
    expect(html).to.include('1,200 × ')
  })

  it('says what the buyer has chosen of a line, once, and without links where nobody has proved the address', async () => {
    const product = await createProduct(shop, { name: 'Portrait' })
    const options = { Size: 'L' }
    const variant = await createVariant(shop, product, { name: 'Oak / L', options })
    const wishes = { Day: '2026-12-01', Note: 'See evil.example' }
    const items = [{ productId: product.id, variantId: variant.id, quantity: 1, options: wishes }]
    await place({ items })
    const { text, html } = await only()
    expect(text).to.match(
      /1 x Portrait \(Oak \/ L\): \$[\d.]+\n {2}Day: 2026-12-01\n {2}Note: See evil\.example\n/,
    )
    expect(html).to.include('<bdi>Day: 2026-12-01</bdi>').and.not.include('Size')
    const email = newEmail()
    await place({ items, email }, await createGuest())
    expect((await only(email)).text).to.include('  Note: See evil example\n')
  })

  it('says a choice of the buyer that the name of the variant has as another option', async () => {
    const product = await createProduct(shop)
    const variant = await createVariant(shop, product, {
      name: 'Oak / L',
      options: { Wood: 'Oak', Size: 'L' },
    })
    await place({
      items: [{ productId: product.id, variantId: variant.id, quantity: 1, options: { Initial: 'L' } }],
    })
    expect((await only()).text)
      .to.include('  Initial: L\n')
      .and.not.include('Wood: ')
  })

  it('writes to the address that a guest gave', async () => {
    const email = newEmail()
    await place({ email }, await createGuest())
    expect((await only(email)).subject).to.include(shop.name)
  })

  it('writes nothing without an address', async () => {
    const { db } = service()
    const { id } = await createOrder(shop, shopper)
    await db('orders').where({ id }).update({ email: '' })
    await announceNow({ orderId: id, shopId: shop.id, change: 'placed' })
    await writeMessages()
    expect(await db('mails').where({ recipient: '' })).to.eql([])
    expect(await db('order_announcements').where({ order_id: id })).to.eql([])
  })

  it('writes nothing about an order that could not be placed', async () => {
    const { id } = await createProduct(shop, { quantity: 1 })
    const items = [{ productId: id, quantity: 2 }]
    await call('store').post('/api/v1/orders').set(shopper.as(shop)).send({ items }).expect(409)
    expect(await mailsTo(shopper.email!)).to.eql([])
  })

  it('names who cancelled: the shopper', async () => {
    const order = await place()
    await call('store').post(`/api/v1/orders/${order._id}/cancel`).set(shopper.as(shop)).expect(200)
    const { subject, text } = await since(order)
    expect(subject).to.equal(`Your order #${order.orderId} has been cancelled (${shop.name})`)
    expect(text).to.include('You have cancelled your order')
  })

  it('names who cancelled: the merchant', async () => {
    const order = await place()
    await move(order._id, 'cancelled')
    expect((await since(order)).text).to.include(`${shop.name} has cancelled your order #${order.orderId}`)
  })

  it('names why it was cancelled: it expired, and once however many workers run', async () => {
    const order = await place()
    const { db, dependencies } = service()
    const run = () => expireOrders.run({ db, dependencies, signal: new AbortController().signal })
    await later(61 * minutes, () => Promise.all([run(), run(), run()]))
    expect((await later(62 * minutes, () => since(order))).text).to.include('was not paid in time')
  })

  it('sends a receipt when the merchant has confirmed a transfer, and says that it was one', async () => {
    const method = await createPaymentMethod(shop, 'bank-transfer', {
      settings: { accountNumber: '1', accountName: 'A', bankCode: '0', bankName: 'B', bankId: 'b' },
    })
    const order = await place()
    const pay = call('store').post(`/api/v1/orders/${order._id}/pay`).set(shopper.as(shop))
    const { body } = await pay.send({ paymentId: method.id }).expect(200)
    await move(order._id, 'paid')
    const { subject, text, html } = await since(order)
    expect(subject).to.equal(`Receipt for order #${order.orderId} at ${shop.name}`)
    expect(text).to.include(`Paid with: bank transfer\nPayment reference: ${body.data.reference}\n`)
    expect(html).to.include(body.data.reference)
  })

  it('sends a receipt when the merchant was paid in some other way', async () => {
    const order = await place()
    await move(order._id, 'paid')
    const { text } = await since(order)
    expect(text)
      .to.include(`We have received your payment: this is your receipt for order #${order.orderId}.`)
      .and.not.include('Paid with')
      .and.not.include('reference')
  })

  it('writes no e-mail when an order is being prepared, and none for a status that it already has', async () => {
    const order = await place()
    await move(order._id, 'processing')
    await move(order._id, 'processing')
    await move(order._id, 'paid')
    await move(order._id, 'paid')
    expect((await since(order)).subject).to.match(/^Receipt/)
  })

  describe('about a shipment', () => {
    const ship = async (shipment: (Announcement & { change: 'shipped' })['shipment']) => {
      const { id, number } = await createOrder(shop, shopper)
      await announceNow({ orderId: id, shopId: shop.id, change: 'shipped', shipment })
      return { number, ...(await only()) }
    }

    it('says how to track it', async () => {
      const trackingUrl = 'https://track.example/?n=TN-1&lang=en'
      const shipment = { carrier: 'Example Post', trackingNumber: 'TN-1', trackingUrl, trackingCode: 'TC-1' }
      const { subject, text, html, number } = await ship(shipment)
      expect(subject).to.equal(`Your order #${number} is on its way (${shop.name})`)
      expect(text).to.include('has been shipped with Example Post.')
      expect(text).to.include(
        `Track your parcel: ${trackingUrl}\nTracking number: TN-1\nTracking code: TC-1\n`,
      )
      expect(html).to.include('href="https://track.example/?n=TN-1&amp;lang=en"')
    })

    it('names no carrier where the store delivers it itself, whose name its rates have then', async () => {
      const { text, html } = await ship({ carrier: shop.name })
      expect(text).to.include(`at ${shop.name} has been shipped.`)
      expect(html).to.include('has been shipped.')
    })

    it('leaves out what is not known, and an address that would run code', async () => {
      const { text, html } = await ship({ trackingUrl: 'javascript:alert(1)' })
      expect(text + html).not.to.match(/javascript|Track|with/)
    })
  })

  it('reports the state at the time of the change, whatever changed since', async () => {
    const { db } = service()
    const { id, number } = await createOrder(shop, shopper, { subtotal: 5000 })
    await announceNow({ orderId: id, shopId: shop.id, change: 'placed' })
    await db('orders').where({ id }).update({ discount: 1000 })
    await db('order_items').where({ order_id: id }).update({ name: 'Renamed' })
    const { text, subject } = await only()
    expect(subject).to.include(`#${number}`)
    expect(text)
      .to.match(/Total: \$50\.00/)
      .and.not.include('Renamed')
      .and.not.include('Discount')
  })

  it('names the taxes, those that are added before the total and those in the prices after it', async () => {
    const { db } = service()
    const { id } = await createOrder(shop, shopper, { subtotal: 10_000 })
    const taxes = (included: boolean) =>
      JSON.stringify([{ name: 'VAT', rate: 75_000, base: 10_000, amount: 750, included, country: 'NG' }])
    await db('orders')
      .where({ id })
      .update({ taxes: taxes(false), tax_added: 750 })
    await announceNow({ orderId: id, shopId: shop.id, change: 'placed' })
    expect((await only()).text).to.match(/VAT 7\.5 %: \$7\.50\nTotal: \$107\.50/)
    await db('orders')
      .where({ id })
      .update({ taxes: taxes(true), tax_added: 0 })
    await db('mails').delete()
    await announceNow({ orderId: id, shopId: shop.id, change: 'placed' })
    expect((await only()).text).to.match(/Total: \$100\.00\nincl\. VAT 7\.5 %: \$7\.50/)
  })

  it('writes one e-mail for each change, however many workers write', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => createOrder(shop, shopper)))
    await Promise.all(orders.map(({ id }) => announceNow({ orderId: id, shopId: shop.id, change: 'placed' })))
    const { db, dependencies } = service()
    await Promise.all(Array.from({ length: 10 }, () => writeAnnounced(db, dependencies, 7)))
    const subjects = (await mailsTo(shopper.email!)).map(({ subject }) => subject)
    expect(subjects.sort()).to.eql(orders.map(({ number }) => `Your order #${number} at ${shop.name}`).sort())
  })

  it('counts money that nobody expected in the currency in which it came', async () => {
    const { _id: orderId } = await place()
    await announceNow({ orderId, shopId: shop.id, change: 'excess_refunded', amount: 5000, currency: 'JPY' })
    const texts = (await mailsTo(shopper.email!)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('¥5,000'))).to.have.length(1)
  })
})
