import { expect } from 'chai'
import { createBrowser, openPushReceiver, type PushReceiver } from '../support/push-service.ts'
import { newEmail } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { mailTo, openStorefront, type Storefront, type Visitor, wayToPay } from './storefront.ts'

const home = { name: 'Ada Reader', phone: '+234 800 000 0000', line1: '2 Palm Road', city: 'Ikeja' }
const lagos = { ...home, state: 'Lagos', country: 'NG' }

describe('A shopper at a shop that sends parcels', () => {
  const email = newEmail()
  const push: { service?: PushReceiver; browser?: ReturnType<typeof createBrowser> } = {}
  let shop: Storefront
  let guest: Visitor
  let shopper: Visitor
  let shirt: { _id: string; slug: string; variants: { _id: string; name: string }[] }
  let cup: { _id: string }
  let addressId: string
  let rateId: string
  let order: { _id: string; orderId: number; total: number }
  let trackingCode: string

  before(async () => {
    shop = await openStorefront({ name: 'Palm Market', type: 'ecommerce', currency: 'NGN', country: 'NG' })
    push.service = await openPushReceiver()
  })
  after(async () => {
    await push.service?.close()
    await shop?.close()
  })

  it('finds a store that its merchant has filled', async () => {
    const { merchant } = shop
    const policies = { refunds: 'Within 14 days.', shipping: 'Riders leave at noon.' }
    const zones = [
      {
        name: 'Lagos',
        countries: ['NG'],
        states: ['Lagos'],
        rates: [
          { name: 'Rider', amount: 2500, etaDays: 1 },
          { name: 'Pick-up van', amount: 1200, etaDays: 3 },
        ],
      },
    ]
    await merchant.patch('/shop').send({ policies, shipping: { zones } }).expect(200)
    const clothes = (await merchant.post('/categories').send({ name: 'Clothes' }).expect(201)).body.data
    const sizes = ['S', 'M'].map((size) => ({ name: size, quantity: 2, options: { size } }))
    const sewn = { name: 'Adire shirt', price: 18_500, quantity: 4, category: clothes._id, tags: ['adire'] }
    shirt = (
      await merchant
        .post('/products')
        .send({ ...sewn, variants: sizes })
        .expect(201)
    ).body.data
    const fired = { name: 'Clay cup', price: 4_000, quantity: 3, tags: ['adire'] }
    cup = (await merchant.post('/products').send(fired).expect(201)).body.data
    await merchant
      .post('/banners')
      .send({ title: 'New blues', image: 'https://shop.example/b.jpg' })
      .expect(201)
    const post = { title: 'How indigo is dyed', content: 'Five dips.', tags: ['makers'], published: true }
    await merchant.post('/blogs').send(post).expect(201)
    const coupon = { code: 'ADIRE20', title: '20 % off', type: 'percentage', discount: 20, perUserLimit: 1 }
    await merchant.post('/discounts').send(coupon).expect(201)
  })

  it('looks around without a token', async () => {
    const { pages } = shop
    const { data: seen } = (await pages.get('/shop').expect(200)).body
    expect(seen).to.deep.include({ _id: shop.id, type: 'ecommerce', country: 'NG' })
    expect(seen.currency).to.eql({ symbol: '₦', code: 'NGN' })
    expect((await pages.get('/shop/policies').expect(200)).body.data.shipping).to.match(/noon/)
    expect((await pages.get('/banners').expect(200)).body.data.banners[0].title).to.equal('New blues')
    expect((await pages.get('/blogs?tag=makers').expect(200)).body.data.blogs).to.have.length(1)
    expect((await pages.get('/blogs/how-indigo-is-dyed').expect(200)).body.data.content).to.equal(
      'Five dips.',
    )
    const search = { query: 'shirt', category: 'clothes', minPrice: 10_000, inStock: true, sort: '-price' }
    const found = await pages.get('/products').query(search).expect(200)
    expect(found.body.data.products).to.have.length(1)
    const page = await pages.get(`/products/${shirt.slug}`).expect(200)
    expect(page.body.data.variants.map(({ name }: { name: string }) => name)).to.eql(['S', 'M'])
    await pages.get(`/products/${shirt.slug}`).set('if-none-match', page.headers.etag!).expect(304)
    const related = await pages.get(`/products/${shirt._id}/related`).expect(200)
    expect(related.body.data.products[0]._id).to.equal(cup._id)
  })

  it('fills a wishlist and a cart and saves an address as a guest', async () => {
    guest = await shop.visit()
    const { api } = guest
    await api.post('/wishlist').send({ productId: shirt._id }).expect(201)
    await api.post('/cart/items').send({ productId: cup._id, quantity: 2 }).expect(201)
    const unsure = await api.post(`/wishlist/${shirt._id}/move-to-cart`).expect(400)
    expect(unsure.body.code).to.equal('variant_required')
    await api
      .post(`/wishlist/${shirt._id}/move-to-cart`)
      .send({ variantId: shirt.variants[1]!._id })
      .expect(200)
    await api.post('/wishlist').send({ productId: cup._id }).expect(201)
    expect((await api.get('/cart/count').expect(200)).body.data.count).to.equal(3)
    const typed = await api
      .get('/shipping-address/autocomplete')
      .query({ input: '2 Palm Road, Lag', country: 'NG' })
      .expect(200)
    expect(typed.body.data[0].description).to.equal('Lagos, Nigeria')
    addressId = (await api.post('/shipping-address').send(lagos).expect(201)).body.data._id
  })

  it('signs in with the code from the e-mail, and everything moves to the account', async () => {
    shopper = await guest.signIn(email, 'Ada')
    const { api } = shopper
    expect((await api.get('/auth/me').expect(200)).body.data.user).to.include({ email, name: 'Ada' })
    const cart = (await api.get('/cart').expect(200)).body.data
    expect(cart).to.deep.include({ subtotal: 26_500, count: 3, currency: 'NGN', warnings: [] })
    expect((await api.get('/wishlist').expect(200)).body.data.products[0]._id).to.equal(cup._id)
    const own = (await api.get('/shipping-address').expect(200)).body.data.shippingAddresses
    expect(own.map(({ _id, isDefault }: never) => [_id, isDefault])).to.eql([[addressId, true]])
    push.browser = createBrowser({ origin: push.service!.origin })
    await api.get('/push-subscriptions/public-key').expect(200)
    await api.post('/push-subscriptions').send(push.browser.subscription).expect(201)
  })

  it('chooses the shipping, orders once, and uses a coupon', async () => {
    const { api } = shopper
    const rates = (await api.post('/shipping/rates').send({ addressId }).expect(200)).body.data
    expect(rates.map(({ shippingMethod, amount }: never) => [shippingMethod, amount])).to.have.deep.members([
      ['Rider', 2500],
      ['Pick-up van', 1200],
    ])
    rateId = rates.find(({ amount }: { amount: number }) => amount === 2500).rateId
    expect(
      (await api.post('/coupons/verify').send({ code: 'adire20' }).expect(200)).body.data.discount,
    ).to.equal(20)
    const wanted = { rateId, shippingAddressId: addressId, note: 'Ring twice.' }
    const send = () => api.post('/orders').set('idempotency-key', email).send(wanted)
    const placed = await send().expect(201)
    const again = await send().expect(201)
    expect(again.headers['idempotent-replayed']).to.equal('true')
    expect(again.body).to.eql(placed.body)
    order = placed.body.data
    expect(order).to.include({ subtotal: 26_500, shippingCost: 2500, total: 29_000, status: 'pending' })
    expect(placed.body.data.shippingAddress).to.include({ city: 'Ikeja', state: 'Lagos' })
    expect((await api.get('/cart').expect(200)).body.data.items).to.eql([])
    const coupon = { orderId: order._id, code: 'adire20' }
    const applied = (await api.post('/coupons/apply').send(coupon).expect(200)).body.data.order
    expect(applied).to.include({ discount: 5300, total: 23_700 })
    await api.post('/coupons/apply').send(coupon).expect(400)
    await shop.heard('orders/created', order._id, 'POST /orders')
    await shop.heard('orders/created', order._id, 'POST /coupons/apply')
    expect((await mailTo(shop.site, email, /^Your order #\d+ at Palm Market$/)).html).to.include(
      'Adire shirt',
    )
  })

  it('pays: one card is declined, the next is accepted', async () => {
    const { api } = shopper
    const paymentId = await wayToPay(shopper, 'sandbox')
    const pay = (card: string) => api.post(`/orders/${order._id}/pay`).send({ paymentId, card })
    expect((await pay('tok_decline').expect(402)).body.code).to.equal('card_declined')
    const failed = (await api.get(`/orders/${order._id}/payment-status`).expect(200)).body.data
    expect(failed).to.include({ status: 'failed', orderStatus: 'pending', amount: 23_700 })
    const paid = (await pay('tok_ok').expect(200)).body.data
    expect(paid.status).to.equal('paid')
    expect((await pay('tok_ok').expect(200)).body.data).to.include({
      reference: paid.reference,
      status: 'paid',
    })
    await shop.heard('orders/updated', order._id, `PATCH /orders/${order._id}`)
    expect((await mailTo(shop.site, email, /^Receipt for order #/)).text).to.match(
      /We have received your payment/,
    )
    expect(await pushed('paid')).to.include({ type: 'order', orderId: order._id })
  })

  it('gets the parcel and tracks it with and without signing in', async () => {
    const { merchant, pages } = shop
    expect((await merchant.get('/orders?status=paid').expect(200)).body.data.orders[0]._id).to.equal(
      order._id,
    )
    const parcel = { orderId: order._id, carrier: 'GIG Logistics', trackingNumber: 'GIG-1' }
    const sent = (await merchant.post('/shipping/shipments').send(parcel).expect(201)).body.data
    expect(sent).to.deep.include({ orders: [order._id], status: 'pending', shippingMethod: 'Rider' })
    await merchant.patch(`/shipping/shipments/${sent._id}`).send({ status: 'in_transit' }).expect(200)
    await shop.heard('shipping/created', sent._id)
    const mail = await mailTo(shop.site, email, /on its way|sent/i)
    trackingCode = sent.trackingCode
    const link = /http\S+\/track\/\w+/.exec(mail.text)![0]
    expect(link.endsWith(trackingCode)).to.equal(true)
    expect((await fetch(link)).status).to.equal(200)
    expect(await pushed('shipped')).to.include({ number: order.orderId })

    const own = (await shopper.api.get(`/orders/${order._id}/shipments`).expect(200)).body.data.shipments
    expect(own[0]).to.include({ trackingCode, status: 'in_transit' })
    const parcelNow = (await pages.get(`/shipping/track/${trackingCode}`).expect(200)).body.data
    expect(parcelNow.history.map(({ status }: { status: string }) => status)).to.eql([
      'pending',
      'in_transit',
    ])
    const tracked = await pages.post('/orders/track').send({ orderId: order.orderId, email }).expect(200)
    expect(tracked.body.data).to.deep.include({
      status: 'paid',
      shippingAddress: { city: 'Ikeja', country: 'NG' },
    })
    await pages.post('/orders/track').send({ orderId: order.orderId, email: newEmail() }).expect(404)
    await merchant.patch(`/shipping/shipments/${sent._id}`).send({ status: 'delivered' }).expect(200)
  })

  it('reviews what was bought, and talks about it with the store', async () => {
    const { api } = shopper
    const words = { productId: shirt._id, rating: 5, title: 'Deep blue', body: 'It keeps its colour.' }
    const review = (await api.post('/reviews').send(words).expect(201)).body.data
    expect(review).to.deep.include({ verifiedPurchase: true })
    expect((await api.post('/reviews').send(words).expect(409)).body.code).to.equal('duplicate_review')
    const summary = (await shop.pages.get('/reviews/summary').query({ productId: shirt._id })).body.data
    expect(summary).to.deep.include({ average: 5, count: 1 })
    const rated = (await shop.pages.get(`/products/${shirt._id}`).expect(200)).body.data.rating
    expect(rated).to.eql({ average: 5, count: 1 })

    const question = { resource: 'product', resourceId: shirt._id, body: 'Does it come in L?' }
    const { _id: parentId } = (await api.post('/comments').send(question).expect(201)).body.data
    await shop.heard('comments/created', parentId)
    await shop.merchant.post('/comments').send({ parentId, body: 'In spring.' }).expect(201)
    const reader = await shop.visit()
    const liked = (await reader.api.post(`/comments/${parentId}/like`).expect(200)).body.data
    expect(liked).to.eql({ likes: 1, dislikes: 0, isLiked: true, isDisliked: false })
    const replies = (await shop.pages.get(`/comments/${parentId}/replies`).expect(200)).body.data
    expect(replies.replies[0]).to.include({ fromStore: true, body: 'In spring.' })
    await reader.api.post('/comments').send(question).expect(403)
  })

  it('subscribes to the newsletter with a double opt-in, and unsubscribes', async () => {
    const { pages } = shop
    await pages.post('/newsletter/subscribe').send({ email }).expect(200)
    const { text } = await mailTo(shop.site, email, /newsletter|confirm/i)
    const token = /[\w-]{43}/.exec(text)![0]
    await pages.post('/newsletter/confirm').send({ token }).expect(200)
    await pages.post('/newsletter/unsubscribe').send({ token }).expect(200)
    await pages
      .post('/newsletter/confirm')
      .send({ token: 'x'.repeat(43) })
      .expect(404)
  })

  it('gets a partial refund, once', async () => {
    const refund = () =>
      shop.merchant
        .post(`/orders/${order._id}/refund`)
        .set('idempotency-key', `refund-${order._id}`)
        .send({ amount: 4000, reason: 'A cup broke' })
    expect((await refund().expect(200)).body.data.paymentStatus).to.equal('partially_refunded')
    expect((await refund().expect(200)).headers['idempotent-replayed']).to.equal('true')
    await mailTo(shop.site, email, /refund|back/i)
    expect(await pushed('partially_refunded')).to.include({ orderId: order._id })
  })

  it('cannot buy what is out of stock, until somebody cancels', async () => {
    const other = await shop.visit()
    const one = { items: [{ productId: cup._id, quantity: 1 }], email: newEmail() }
    const rateFor = async ({ api }: Visitor, wanted: object) =>
      (await api.post('/shipping/rates').send(wanted).expect(200)).body.data[0].rateId
    const last = { ...one, rateId: await rateFor(other, { items: one.items, address: lagos }) }
    const { _id } = (await other.api.post('/orders').send(last).expect(201)).body.data
    const late = await shopper.api.post('/orders').send(one).expect(409)
    expect(late.body).to.deep.include({ code: 'out_of_stock', message: 'Not enough stock of Clay cup' })
    const gone = (await shop.pages.get('/products?inStock=false').expect(200)).body.data.products
    expect(gone.map((product: { _id: string }) => product._id)).to.eql([cup._id])
    await shopper.api.post('/cart/items').send({ productId: cup._id, quantity: 1 }).expect(201)
    const { warnings } = (await shopper.api.get('/cart').expect(200)).body.data
    expect(warnings).to.have.length(1)
    await shopper.api.post(`/orders/${_id}/cancel`).expect(404)
    await other.api.post(`/orders/${_id}/cancel`).expect(200)
    await mailTo(shop.site, last.email, /cancelled/i)
    const shippingRate = { rateId: await rateFor(shopper, { addressId }) }
    const { _id: second } = (await shopper.api.post('/orders').send(shippingRate).expect(201)).body.data
    const used = { orderId: second, code: 'ADIRE20' }
    const twice = await shopper.api.post('/coupons/verify').send(used).expect(400)
    expect(twice.body.message).to.equal('You have already used this coupon 1 time(s)')
  })

  /** Waits for the push message of this status, as the shopper's browser reads it. */
  const pushed = (status: string) =>
    until(`the push message ${status}`, () =>
      push
        .service!.received.map(({ body }) => push.browser!.open(body) as { status: string })
        .find((message) => message.status === status),
    )
})
