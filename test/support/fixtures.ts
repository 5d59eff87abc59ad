import { randomBytes } from 'node:crypto'
import type { Shop } from '../../src/context.ts'
import { transaction } from '../../src/db/database.ts'
import { newId } from '../../src/ids.ts'
import { scaleOf } from '../../src/money.ts'
import { hashToken, newToken } from '../../src/services/app-tokens.ts'
import { openSession } from '../../src/services/sessions.ts'
import { service } from './service.ts'

// Rows that a test starts from, written straight to the database, so that each test only plays what it promises.

export interface Person {
  id: string
  email: string | null
  token: string
  /** The headers of a call by this person about a store. */
  as(shop?: { id: string }): Record<string, string>
}

export function unique(word: string): string {
  return `${word}-${randomBytes(4).toString('hex')}`
}

export function createAccount(email = `${unique('shopper')}@example.com`): Promise<Person> {
  return createPerson(email)
}

export function createGuest(): Promise<Person> {
  return createPerson(null)
}

async function createPerson(email: string | null): Promise<Person> {
  const { db, config } = service()
  const id = newId()
  const { token } = await transaction(db, async (tx) => {
    await tx('users').insert({ id, email, auth_method: email ? 'otp' : 'guest' })
    return openSession(tx, config.jwtSecret, { id, guest: email === null })
  })
  const as = (shop?: { id: string }) => ({
    authorization: `Bearer ${token}`,
    ...(shop ? { 'x-shop-id': shop.id } : {}),
  })
  return { id, email, token, as }
}

/** A store of its own owner. */
export async function createShop(
  values: Partial<{ type: Shop['type']; currency: string; country: string; ownerId: string }> = {},
): Promise<Shop & { ownerId: string }> {
  const { type = 'ecommerce', currency = 'USD', country = 'US' } = values
  const ownerId = values.ownerId ?? (await createAccount()).id
  const id = newId()
  const slug = unique('shop')
  await service()
    .db('shops')
    .insert({ id, owner_id: ownerId, name: `Shop ${slug}`, slug, type, currency, country })
  return { id, name: `Shop ${slug}`, slug, type, currency, country, scale: scaleOf(currency), ownerId }
}

/** The headers of an app token with these scopes; first-party, unless an installation is given. */
export async function createAppToken(
  shop: { id: string; ownerId: string },
  scopes: string[],
  installationId: string | null = null,
): Promise<{ authorization: string }> {
  const token = newToken('app_')
  await service()
    .db('app_tokens')
    .insert({
      id: newId(),
      shop_id: shop.id,
      installation_id: installationId,
      user_id: shop.ownerId,
      token_hash: hashToken(token),
      scopes,
      expires_at: new Date(Date.now() + 3_600_000),
    })
  return { authorization: `Bearer ${token}` }
}

/** A listed product; `price` in minor units. */
export async function createProduct(
  shop: { id: string },
  values: Partial<{
    name: string
    price: number
    quantity: number
    digital: object | null
    listed: boolean
  }> = {},
): Promise<{ id: string; name: string; price: number; quantity: number }> {
  const id = newId()
  const product = { name: unique('Product'), price: 1000, quantity: 10, ...values }
  const digital = values.digital ? JSON.stringify(values.digital) : null
  await service()
    .db('products')
    .insert({ id, shop_id: shop.id, slug: id, ...product, digital })
  return { id, name: product.name, price: product.price, quantity: product.quantity }
}

/** A listed food that is available; `price` in minor units. */
export function createFood(
  shop: { id: string },
  values: Partial<{
    name: string
    description: string
    price: number
    category_id: string
    available: boolean
    listed: boolean
  }> = {},
): Promise<{ id: string; name: string; price: number }> {
  return createUnstocked(shop, { kind: 'food', name: unique('Food'), price: 1000, ...values })
}

/** A listed service; `price` in minor units. */
export function createService(
  shop: { id: string },
  values: Partial<{ name: string; price: number; duration_minutes: number; listed: boolean }> = {},
): Promise<{ id: string; name: string; price: number }> {
  return createUnstocked(shop, { kind: 'service', name: unique('Service'), price: 1000, ...values })
}

async function createUnstocked(shop: { id: string }, values: { kind: string; name: string; price: number }) {
  const id = newId()
  await service()
    .db('products')
    .insert({ id, shop_id: shop.id, ...values })
  return { id, name: values.name, price: values.price }
}

/** An app with an installation on a store; its deliveries go to `webhookUrl`. */
export async function createInstallation(
  shop: { id: string; ownerId: string },
  values: { scopes: string[]; webhookUrl?: string },
): Promise<{ id: string; appId: string; clientId: string; signingSecret: string }> {
  const { db, environment } = service()
  const [appId, id, clientId] = [newId(), newId(), `client_${unique('id')}`]
  const signingSecret = `whsec_${randomBytes(24).toString('base64url')}`
  await db('apps').insert({
    id: appId,
    owner_id: shop.ownerId,
    name: unique('App'),
    client_id: clientId,
    client_secret_hash: hashToken('secret'),
    redirect_uris: ['https://app.example/callback'],
    scopes: values.scopes,
    webhook_url: values.webhookUrl ?? '',
    signing_secret: environment.vault.seal(signingSecret, appId),
  })
  await db('installations').insert({
    id,
    shop_id: shop.id,
    app_id: appId,
    user_id: shop.ownerId,
    scopes: values.scopes,
  })
  return { id, appId, clientId, signingSecret }
}

/** A delivery of an installation in some state, with the event that it tells of: an order that was placed. */
export async function createDelivery(
  shop: { id: string },
  installation: { id: string; appId: string },
  state = 'pending',
  values: Partial<{ resource: string; attempt: number; lease: string; created_at: Date; next_at: Date }> = {},
): Promise<string> {
  const { db } = service()
  const [id, eventId, resource] = [newId(), newId(), values.resource ?? 'orders']
  const change = { resource, method: 'POST', path: `/${resource}` }
  await db('events').insert({ id: eventId, shop_id: shop.id, ...change, fanned_out_at: new Date() })
  const row = { id, shop_id: shop.id, app_id: installation.appId, installation_id: installation.id }
  const topic = `${resource}/created`
  const body = JSON.stringify({ id, topic, action: 'created', ...change, shopId: shop.id })
  await db('deliveries').insert({ ...row, event_id: eventId, topic, resource, body, state, ...values })
  return id
}

/** A domain of a store's own that waits for its proof, unless told otherwise. */
export async function createDomain(
  shop: { id: string },
  values: Partial<{
    domain: string
    kind: string
    state: string
    pending_since: Date
    next_check_at: Date | null
    created_at: Date
  }> = {},
): Promise<{ id: string; domain: string; token: string }> {
  const [id, domain, token, now] = [newId(), `${unique('own')}.com`, unique('token'), new Date()]
  const unproved = { kind: 'own', state: 'pending', pending_since: now, next_check_at: now }
  const row = { id, shop_id: shop.id, domain, token, ...unproved, ...values }
  await service().db('shop_domains').insert(row)
  return { id, domain: row.domain, token }
}

/** A category of a store. */
export async function createCategory(shop: {
  id: string
}): Promise<{ id: string; name: string; slug: string }> {
  const category = { id: newId(), name: unique('Category'), slug: unique('category') }
  await service()
    .db('categories')
    .insert({ ...category, shop_id: shop.id })
  return category
}

/** A customer of a store whom the merchant wrote down. */
export async function createCustomer(shop: { id: string }): Promise<{ id: string; email: string }> {
  const customer = { id: newId(), email: `${unique('customer')}@example.com` }
  await service()
    .db('customers')
    .insert({ ...customer, shop_id: shop.id, name: 'A customer' })
  return customer
}

/** A coupon that is good now: 10 % off, unless told otherwise (fixed: minor units; percentage: hundredths of a percent). */
export async function createCoupon(
  shop: { id: string },
  values: Partial<
    Record<'code' | 'type' | 'discount' | 'minimum_order_amount' | 'starts_at' | 'ends_at', unknown>
  > &
    Partial<Record<'active' | 'usage_limit' | 'per_user_limit', unknown>> = {},
): Promise<{ id: string; code: string }> {
  const id = newId()
  const code = String(values.code ?? unique('SAVE').toUpperCase())
  const open = { starts_at: new Date(0), ends_at: new Date('2100-01-01'), type: 'percentage', discount: 1000 }
  await service()
    .db('coupons')
    .insert({ id, shop_id: shop.id, ...open, title: 'A coupon', ...values, code })
  return { id, code }
}

/** A pending, unpaid order of one line; `subtotal` in minor units. */
export async function createOrder(
  shop: Shop,
  buyer: { id: string; email: string | null },
  values: Partial<{
    subtotal: number
    status: string
    payment_status: string
    payment_method_id: string
    discount: number
  }> = {},
): Promise<{ id: string; number: number; productId: string }> {
  const { db } = service()
  const [id, subtotal] = [newId(), values.subtotal ?? 5000]
  const product = await createProduct(shop, { price: subtotal })
  const [{ number }] = await db('shops')
    .where({ id: shop.id })
    .increment('last_order_number', 1)
    .returning('last_order_number as number')
  const email = buyer.email ?? 'guest@example.com'
  const expires_at = new Date(Date.now() + 3_600_000)
  const order = {
    id,
    shop_id: shop.id,
    number,
    user_id: buyer.id,
    email,
    currency: shop.currency,
    expires_at,
  }
  await db('orders').insert({ ...order, ...values, subtotal })
  const line = {
    product_id: product.id,
    name: product.name,
    unit_price: subtotal,
    quantity: 1,
    holds_stock: true,
    position: 0,
  }
  await db('order_items').insert({ id: newId(), shop_id: shop.id, order_id: id, ...line })
  return { id, number, productId: product.id }
}

/** A line in a shopper's cart. */
export async function createCartItem(
  shop: { id: string },
  shopper: { id: string },
  product?: { id: string; price: number },
): Promise<{ id: string; cartId: string }> {
  const { db } = service()
  const { id: product_id, price } = product ?? (await createProduct(shop))
  const [cart] = await db('carts')
    .insert({ id: newId(), shop_id: shop.id, user_id: shopper.id })
    .onConflict(['shop_id', 'user_id'])
    .merge(['updated_at'])
    .returning('id')
  const id = newId()
  await db('cart_items').insert({
    id,
    shop_id: shop.id,
    cart_id: cart.id,
    product_id,
    quantity: 1,
    seen_price: price,
  })
  return { id, cartId: cart.id }
}

/** Where a shopper has things sent to; not the default, unless told so. */
export async function createShippingAddress(
  shopper: { id: string },
  values: { is_default?: boolean; created_at?: Date; line1?: string } = {},
): Promise<{ id: string }> {
  const id = newId()
  const place = { line1: '1 Example Street', city: 'Ikeja', state: 'Lagos', country: 'NG' }
  const at = new Date()
  await service()
    .db('shipping_addresses')
    .insert({
      ...{ id, user_id: shopper.id, name: 'A shopper', phone: '+234 000 000 0000', ...place },
      ...{ is_default: false, created_at: at, updated_at: at, ...values },
    })
  return { id }
}

/** What a store asks for shipping: 5.00 in Lagos, unless told otherwise; amounts in minor units. */
export async function setShipping(shop: { id: string }, settings: object = {}): Promise<void> {
  const zones = [
    { name: 'Lagos', countries: ['NG'], states: ['Lagos'], rates: [{ name: 'Rider', amount: 500 }] },
  ]
  await service()
    .db('shops')
    .where({ id: shop.id })
    .update({ shipping: { zones, ...settings } })
}

/** A rate of 5.00 that was quoted for a shopper's cart, or for an order. */
export async function createShippingRate(
  shop: Shop,
  shopper: { id: string },
  values: Partial<{
    order_id: string
    provider: string
    provider_rate: string
    service: string
    subtotal: number
    taken_by: string
    expires_at: Date
  }> = {},
): Promise<{ id: string; addressId: string }> {
  const [id, addressId] = [newId(), newId()]
  const place = {
    line1: '1 Road',
    line2: null,
    city: 'Ikeja',
    state: 'Lagos',
    country: 'NG',
    postalCode: null,
  }
  const address = { _id: addressId, name: 'A shopper', phone: '+234 000', ...place, lat: null, lng: null }
  await service()
    .db('shipping_rates')
    .insert({
      ...{ id, shop_id: shop.id, user_id: shopper.id, provider: 'store', carrier: 'Riders', amount: 500 },
      ...{ courier: { id: null, name: 'Riders', image: null }, shipping_method: 'Same day', eta_days: 1 },
      ...{ currency: shop.currency, subtotal: 5000, address, created_at: new Date() },
      ...{ expires_at: new Date(Date.now() + 1_800_000), ...values },
    })
  return { id, addressId }
}

/** A shipment of an order, one of its own unless it is given. */
export async function createShipment(
  shop: Shop,
  buyer: { id: string; email: string | null },
  order?: { id: string },
): Promise<{ id: string; trackingCode: string; orderId: string }> {
  const { id: order_id } = order ?? (await createOrder(shop, buyer))
  const place = {
    name: 'A shopper',
    phone: '+234 000',
    line1: '1 Road',
    city: 'Ikeja',
    state: 'Lagos',
    country: 'NG',
  }
  const [id, trackingCode, at] = [newId(), randomBytes(10).toString('hex').toUpperCase(), new Date()]
  await service()
    .db('shipments')
    .insert({
      ...{
        id,
        shop_id: shop.id,
        order_id,
        carrier: 'Riders',
        shipping_method: 'Same day',
        shipping_cost: 500,
      },
      ...{
        courier: { id: null, name: 'Riders', image: null },
        shipping_address: { _id: newId(), ...place },
        notes: '',
      },
      ...{ tracking_number: '', tracking_code: trackingCode, created_at: at, updated_at: at },
      history: JSON.stringify([{ status: 'pending', at }]),
    })
  await service().db('orders').where({ id: order_id }).update({ shipment_id: id })
  return { id, trackingCode, orderId: order_id }
}

/** A job that a courier has, of a shipment of its own. */
export async function createDispatch(
  shop: Shop,
  buyer: { id: string; email: string | null },
): Promise<{ id: string; shipmentId: string }> {
  const { id: shipment_id, orderId: order_id } = await createShipment(shop, buyer)
  const [id, at] = [newId(), new Date()]
  const courier = { id: 'sandbox', name: 'Riders', image: null }
  await service()
    .db('dispatches')
    .insert({
      ...{ id, shop_id: shop.id, order_id, shipment_id, provider: 'elsewhere', state: 'booked', fee: 500 },
      ...{ request: { currency: shop.currency }, offer: 'offer', carrier: 'Riders', courier },
      ...{ asked_at: at, created_at: at, updated_at: at },
    })
  return { id, shipmentId: shipment_id }
}

/** Says where a store's parcels are fetched. */
export async function setOrigin(shop: { id: string }): Promise<void> {
  const origin = {
    name: 'A shop',
    phone: '+234 000',
    line1: '2 Road',
    city: 'Ikeja',
    state: 'Lagos',
    country: 'NG',
  }
  await setShipping(shop, { origin })
}

/** A way in which a product is sold; `price` in minor units, or the product's. */
export async function createVariant(
  shop: { id: string },
  product: { id: string },
  values: Partial<{ name: string; price: number; quantity: number }> = {},
): Promise<{ id: string }> {
  const id = newId()
  const variant = { name: unique('Variant'), quantity: 10, ...values }
  const { db } = service()
  await db('variants').insert({ id, shop_id: shop.id, product_id: product.id, ...variant })
  await db('products').where({ id: product.id }).update({ in_variants: true })
  return { id }
}

/** A payment method of a store. */
export async function createPaymentMethod(
  shop: { id: string },
  option = 'sandbox',
  values: { active?: boolean; settings?: object } = {},
): Promise<{ id: string }> {
  const id = newId()
  await service()
    .db('payment_methods')
    .insert({ id, shop_id: shop.id, option, ...values })
  return { id }
}

/** A published post of a store; `published_at: null` makes it a draft. */
export async function createBlog(
  shop: { id: string },
  values: Partial<Record<'title' | 'excerpt' | 'content' | 'slug', string>> & {
    tags?: string[]
    published_at?: Date | null
  } = {},
): Promise<{ id: string; title: string; slug: string }> {
  const blog = { id: newId(), title: unique('Post'), slug: unique('post'), content: 'Words.', ...values }
  await service()
    .db('blogs')
    .insert({ published_at: new Date(), ...blog, shop_id: shop.id })
  return { id: blog.id, title: blog.title, slug: blog.slug }
}

/** A banner of a store that is live now, unless told otherwise. */
export async function createBanner(
  shop: { id: string },
  values: Partial<{
    title: string
    placement: string
    position: number
    starts_at: Date
    ends_at: Date
  }> = {},
): Promise<{ id: string; title: string }> {
  const banner = { id: newId(), title: unique('Banner'), ...values }
  await service()
    .db('banners')
    .insert({ image: 'https://shop.example/banner.jpg', ...banner, shop_id: shop.id })
  return { id: banner.id, title: banner.title }
}

/** A review of a product, which counts it. */
export async function createReview(
  shop: { id: string },
  author: { id: string },
  product?: { id: string },
  rating = 4,
): Promise<{ id: string; productId: string }> {
  const { db } = service()
  const { id: product_id } = product ?? (await createProduct(shop))
  const id = newId()
  const text = { title: 'A title', body: 'What I think of it' }
  await db('reviews').insert({ id, shop_id: shop.id, product_id, user_id: author.id, rating, ...text })
  await db('products').where({ id: product_id }).increment({ rating_sum: rating, rating_count: 1 })
  return { id, productId: product_id }
}

/** The code of an e-mail about a subscription to a store's newsletter. */
export async function createNewsletterCode(shop: { id: string }): Promise<{ token: string; email: string }> {
  const { db } = service()
  const [id, token, email] = [newId(), unique('code'), `${unique('reader')}@example.com`]
  await db('newsletter_subscriptions').insert({ id, shop_id: shop.id, email })
  await db('newsletter_codes').insert({
    code_hash: hashToken(token),
    shop_id: shop.id,
    subscription_id: id,
  })
  return { token, email }
}

/** A product on a shopper's wishlist. */
export async function createWishlistItem(
  shop: { id: string },
  shopper: { id: string },
  product?: { id: string },
  created_at = new Date(),
): Promise<{ productId: string }> {
  const { id: product_id } = product ?? (await createProduct(shop))
  await service()
    .db('wishlist_items')
    .insert({ shop_id: shop.id, user_id: shopper.id, product_id, created_at })
  return { productId: product_id }
}

/** A shopper's comment on a product, one of its own unless it is given; on a post with `resource: 'blog'`. */
export async function createComment(
  shop: { id: string },
  author: { id: string } | null,
  values: Partial<{
    resource: string
    resource_id: string
    parent_id: string
    body: string
    hidden_at: Date
    deleted_at: Date
  }> = {},
): Promise<{ id: string; productId: string }> {
  const id = newId()
  const resource_id = values.resource_id ?? (await createProduct(shop)).id
  const comment = { resource: 'product', body: 'A comment', ...values, resource_id }
  await service()
    .db('comments')
    .insert({ id, shop_id: shop.id, user_id: author?.id ?? null, ...comment })
  return { id, productId: resource_id }
}

/** A task that recurs every day from `date` on, until the year after. */
export async function createTask(
  shop: { id: string; ownerId: string },
  values: Partial<{ status: string; assignees: string[]; recurring: string }> = {},
): Promise<{ id: string; date: string }> {
  const [id, due] = [newId(), '2026-03-01T09:00:00.000Z']
  const schedule = { recurring: 'daily', every: 1, until: '2027-03-01T09:00:00.000Z' }
  await service()
    .db('tasks')
    .insert({
      ...{ id, shop_id: shop.id, title: unique('Task'), due_date: due, due_at: due, ...schedule },
      ...{ created_by: shop.ownerId, ...values },
    })
  return { id, date: due.slice(0, 10) }
}

/** A note of a store's owner, about the store as a whole unless told otherwise. */
export async function createNote(
  shop: { id: string; ownerId: string },
  values: Partial<{ title: string; resource: string; resource_id: string }> = {},
): Promise<{ id: string }> {
  const id = newId()
  const note = { title: unique('Note'), content: 'Words.', ...values }
  await service()
    .db('notes')
    .insert({ id, shop_id: shop.id, user_id: shop.ownerId, ...note })
  return { id }
}

/** A script for a store's pages, loaded from elsewhere. */
export async function createScript(shop: { id: string }): Promise<{ id: string }> {
  const id = newId()
  const script = { name: unique('Script'), placement: 'head', src: 'https://counter.example/count.js' }
  await service()
    .db('scripts')
    .insert({ id, shop_id: shop.id, ...script })
  return { id }
}

/** A payout method of a store, added by its owner. */
export async function createPayout(
  shop: { id: string; ownerId: string },
  accountNumber = '0123456789',
): Promise<{ id: string }> {
  const { db, environment } = service()
  const id = newId()
  const account = { accountNumber, bankCode: '000', accountName: 'A merchant', bankName: 'A bank' }
  await db('payouts').insert({
    id,
    shop_id: shop.id,
    user_id: shop.ownerId,
    payout: '665f1c2ab4e0d3a1c9f000a2',
    data: environment.vault.seal(JSON.stringify(account), id),
  })
  return { id }
}

/** An identity check of a store, handed in by its owner; every type that is not rejected is there once. */
export async function createKyc(
  shop: { id: string; ownerId: string },
  values: { type?: string; status?: string } = {},
): Promise<{ id: string }> {
  const { db, environment } = service()
  const id = newId()
  await db('kyc').insert({
    ...{ id, shop_id: shop.id, user_id: shop.ownerId, type: 'passport', full_name: 'A merchant', ...values },
    number: environment.vault.seal('A12345678', id),
    masked_number: '*****5678',
  })
  return { id }
}

/** A notification of a store that nobody has read, unless told otherwise. */
export async function createNotification(
  shop: { id: string },
  values: Partial<{ read_at: Date; created_at: Date }> = {},
): Promise<{ id: string }> {
  const id = newId()
  await service()
    .db('notifications')
    .insert({ id, shop_id: shop.id, type: 'order_placed', title: 'A title', body: 'A body', ...values })
  return { id }
}

/** A browser in which a store tells a shopper of orders; its keys are sealed nonsense. */
export async function createPushSubscription(
  shop: { id: string },
  shopper: { id: string },
): Promise<{ id: string }> {
  const id = newId()
  const sealed = { endpoint_hash: unique('endpoint'), endpoint: 'k0.a.b.c', keys: 'k0.a.b.c' }
  const row = { id, shop_id: shop.id, user_id: shopper.id, session_id: newId(), ...sealed }
  const at = new Date()
  await service()
    .db('push_subscriptions')
    .insert({ ...row, service: 'push.example.com', created_at: at, updated_at: at })
  return { id }
}
