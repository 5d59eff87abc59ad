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
  const [appId, id, clientId] = [newId(), newId(), unique('client')]
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

/** A way in which a product is sold; `price` in minor units, or the product's. */
export async function createVariant(
  shop: { id: string },
  product: { id: string },
  values: Partial<{ name: string; price: number; quantity: number }> = {},
): Promise<{ id: string }> {
  const id = newId()
  const variant = { name: unique('Variant'), quantity: 10, ...values }
  await service()
    .db('variants')
    .insert({ id, shop_id: shop.id, product_id: product.id, ...variant })
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
