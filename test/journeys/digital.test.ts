import { expect } from 'chai'
import { newEmail } from '../support/sign-in.ts'
import { mailTo, openStorefront, type Storefront, type Visitor, wayToPay } from './storefront.ts'

const returnUrl = 'https://studio.example/thanks'

describe('A reader at a store of digital goods', () => {
  const email = newEmail()
  let studio: Storefront
  let reader: Visitor
  let book: { _id: string; slug: string }
  let pass: { _id: string }
  let order: { _id: string; orderId: number }

  before(async () => {
    studio = await openStorefront({ name: 'Paper Moon', type: 'digital', currency: 'USD', country: 'US' })
  })
  after(() => studio?.close())

  it('finds books with lifetime access and a pass', async () => {
    const { merchant, pages } = studio
    const shelf = (await merchant.post('/categories').send({ name: 'E-books' }).expect(201)).body.data
    const written = {
      name: 'Small Balcony',
      price: 14,
      quantity: 9999,
      category: shelf._id,
      tags: ['garden'],
    }
    const lifetime = { ...written, compareAtPrice: 19, digital: { accessType: 'lifetime' } }
    book = (await merchant.post('/products').send(lifetime).expect(201)).body.data
    const monthly = { name: 'Library pass', price: 9.5, quantity: 9999, tags: ['garden'] }
    const all = { ...monthly, digital: { accessType: 'pass', allAccess: true } }
    pass = (await merchant.post('/products').send(all).expect(201)).body.data
    const coupon = {
      code: 'MOON',
      title: '3 dollars off',
      type: 'fixed',
      discount: 3,
      minimumOrderAmount: 20,
    }
    await merchant.post('/discounts').send(coupon).expect(201)

    const found = (await pages.get('/products').query({ query: 'balcony', maxPrice: 15 }).expect(200)).body
      .data
    expect(found.products.map(({ _id }: { _id: string }) => _id)).to.eql([book._id])
    const page = (await pages.get(`/products/${book.slug}`).expect(200)).body.data
    expect(page).to.deep.include({
      compareAtPrice: 19,
      digital: { accessType: 'lifetime', allAccess: false },
    })
    const related = (await pages.get(`/products/${book._id}/related`).expect(200)).body.data
    expect(related.products[0]).to.deep.include({
      _id: pass._id,
      digital: { accessType: 'pass', allAccess: true },
    })
  })

  it('asks the merchant a question before signing in is needed for anything else', async () => {
    const guest = await studio.visit()
    const question = { resource: 'product', resourceId: book._id, body: 'Does it come as EPUB?' }
    const refused = await guest.api.post('/comments').send(question).expect(403)
    expect(refused.body.code).to.equal('login_required')
    await guest.api.post('/wishlist').send({ productId: pass._id }).expect(201)
    await guest.api.post('/cart/items').send({ productId: book._id, quantity: 1 }).expect(201)
    reader = await guest.signIn(email, 'Grace')
    await reader.api.post('/comments').send(question).expect(201)
    expect((await reader.api.get('/wishlist').expect(200)).body.data.products).to.have.length(1)
  })

  it('orders the pass with renewal, and nothing that could be shipped', async () => {
    const { api } = reader
    const line = { productId: pass._id, quantity: 1, autoRenew: true }
    const cart = (await api.post('/cart/items').send(line).expect(201)).body.data
    expect(cart.items.map(({ name, autoRenew }: never) => [name, autoRenew])).to.eql([
      ['Small Balcony', false],
      ['Library pass', true],
    ])
    const address = {
      name: 'Grace',
      phone: '+1 503 555 0100',
      line1: '1 Elm',
      city: 'Portland',
      state: 'Oregon',
      postalCode: '97201',
    }
    const rates = await api
      .post('/shipping/rates')
      .send({ address: { ...address, country: 'US' } })
      .expect(409)
    expect(rates.body.code).to.equal('nothing_to_ship')
    order = (await api.post('/orders').expect(201)).body.data
    expect(order).to.deep.include({ subtotal: 23.5, shippingCost: 0, shippingAddress: null })
    const reduced = { orderId: order._id, code: 'moon' }
    const known = (await api.post('/coupons/verify').send(reduced).expect(200)).body.data
    expect(known).to.include({ discountAmount: 3, minimumOrderAmount: 20 })
    const applied = (await api.post('/coupons/apply').send(reduced).expect(200)).body.data.order
    expect(applied.total).to.equal(20.5)
    await mailTo(studio.site, email, /^Your order #/)
  })

  it('pays on the page of the card provider: declined first, then paid', async () => {
    const { api } = reader
    const paymentId = await wayToPay(reader, 'sandbox')
    const start = async () =>
      (await api.post(`/orders/${order._id}/pay`).send({ paymentId, returnUrl }).expect(200)).body.data
    const status = async () => (await api.get(`/orders/${order._id}/payment-status`).expect(200)).body.data
    const first = await start()
    expect(first.status).to.equal('pending')
    expect(await (await fetch(first.authorizationUrl)).text()).to.include('$')
    expect((await status()).status).to.equal('pending')
    expect((await api.post(`/orders/${order._id}/cancel`).expect(409)).body.code).to.equal('order_being_paid')
    await choose(first.authorizationUrl, 'tok_decline')
    expect(await status()).to.include({ status: 'failed', orderStatus: 'pending' })

    const second = await start()
    expect(second.reference).to.not.equal(first.reference)
    const back = await choose(second.authorizationUrl, 'tok_ok')
    expect(back.searchParams.get('reference')).to.equal(second.reference)
    expect(back.href.startsWith(returnUrl)).to.equal(true)
    expect(await status()).to.include({ status: 'paid', orderStatus: 'paid', amount: 20.5 })
    await studio.heard('orders/updated', order._id)
    expect((await mailTo(studio.site, email, /^Receipt for order/)).html).to.include('Library pass')
  })

  it('has bought it, which a review shows, and no shipment follows', async () => {
    const { api } = reader
    const words = { productId: book._id, rating: 4, title: 'Green thumbs', body: 'Twelve pots so far.' }
    expect((await api.post('/reviews').send(words).expect(201)).body.data.verifiedPurchase).to.equal(true)
    const parcel = await studio.merchant.post('/shipping/shipments').send({ orderId: order._id }).expect(409)
    expect(parcel.body.code).to.equal('nothing_to_ship')
    const tracked = await studio.pages
      .post('/orders/track')
      .send({ orderId: order.orderId, email })
      .expect(200)
    expect(tracked.body.data).to.include({ status: 'paid', shipment: null })
  })

  it('gets a full refund, and the order shows it everywhere', async () => {
    await studio.merchant.post(`/orders/${order._id}/refund`).expect(200)
    const own = (await reader.api.get('/orders?status=refunded').expect(200)).body.data.orders
    expect(own[0]).to.include({ _id: order._id, status: 'refunded', paymentStatus: 'refunded' })
    expect((await mailTo(studio.site, email, /refund|back/i)).text).to.include('20.50')
    const reviews = (await studio.pages.get('/reviews').query({ productId: book._id })).body.data.reviews
    expect(reviews[0]).to.include({ verifiedPurchase: false })
    await reader.api.post('/auth/logout').expect(200)
    await reader.api.get('/orders').expect(401)
  })
})

/** Chooses a test card on the provider's page; returns the address that the browser is sent to. */
async function choose(page: string, card: string): Promise<URL> {
  const body = new URLSearchParams({ card })
  const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  expect(reply.status).to.equal(303)
  return new URL(reply.headers.get('location')!)
}
