import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createProduct } from './fixtures/catalogue.ts'
import { nextOrderNumber } from './fixtures/orders.ts'
import { createShop } from './fixtures/shops.ts'
import { unique } from './fixtures/unique.ts'
import { service } from './service.ts'

// Digital stores: their products, files, orders, and their shoppers' access.

export const createDigitalShop = () => createShop({ type: 'digital' })

/** Creates a digital product, with lifetime access by default. */
export function createDigitalProduct(
  shop: { id: string },
  digital: { accessType: 'pass' | 'lifetime'; allAccess?: boolean } = { accessType: 'lifetime' },
  price = 1000,
) {
  return createProduct(shop, { quantity: 0, price, digital: { allAccess: false, ...digital } })
}

/** Creates a file of a product, with its bytes in the file store. */
export async function createDigitalFile(
  shop: { id: string },
  product: { id: string },
  bytes: Buffer = Buffer.from('the bytes of a file'),
  values: Partial<{ name: string; content_type: string }> = {},
): Promise<{ id: string; sha256: string; storageKey: string }> {
  const { db, dependencies, config } = service()
  const id = newId()
  const storageKey = `${shop.id}/${id}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(config.dataFolder, unique('spooled'))
  await writeFile(path, bytes)
  await db('stored_objects').insert({ storage_key: storageKey, shop_id: shop.id })
  await dependencies.files.keep(storageKey, { path, size: bytes.length, sha256 })
  await db('digital_files').insert({
    id,
    shop_id: shop.id,
    product_id: product.id,
    name: 'a file.pdf',
    content_type: 'application/pdf',
    size: bytes.length,
    sha256,
    storage_key: storageKey,
    ...values,
  })
  return { id, sha256, storageKey }
}

/** Creates an access, by default lifetime access to a new product. The store accepts the card that is saved with it. */
export async function createEntitlement(
  shop: { id: string },
  person: { id: string },
  values: Partial<{
    product_id: string
    access_type: string
    all_access: boolean
    ends_at: Date | null
    auto_renew: boolean
    card_provider: string
    card_token_sealed: string
    card_brand: string
    card_last4: string
  }> = {},
): Promise<{ id: string; productId: string }> {
  const id = newId()
  const product_id = values.product_id ?? (await createDigitalProduct(shop)).id
  const at = new Date()
  const { db } = service()
  await db('entitlements').insert({
    id,
    shop_id: shop.id,
    user_id: person.id,
    product_id,
    access_type: 'lifetime',
    starts_at: at,
    ends_at: null,
    created_at: at,
    updated_at: at,
    ...values,
  })
  if (values.card_provider)
    await db('payment_methods')
      .insert({ id: newId(), shop_id: shop.id, option: values.card_provider })
      .onConflict()
      .ignore()
  return { id, productId: product_id }
}

/** Creates a pass that ends in this many days. */
export function createPass(
  shop: { id: string },
  person: { id: string },
  inDays: number,
  values: Parameters<typeof createEntitlement>[2] = {},
) {
  const ends_at = new Date(Date.now() + inDays * 86_400_000)
  return createEntitlement(shop, person, { access_type: 'pass', ends_at, ...values })
}

/** The columns of a saved card; its token is not really encrypted. */
export const savedCard = {
  auto_renew: true,
  card_provider: 'sandbox',
  card_token_sealed: 'k0.a.b.c',
  card_brand: 'visa',
  card_last4: '4242',
}

export interface Bought {
  id: string
  digital?: { accessType: 'pass' | 'lifetime'; allAccess?: boolean }
  quantity?: number
}

/** Creates an order of digital products that waits for payment, or was paid but could not be granted. */
export async function createDigitalOrder(
  shop: Shop,
  buyer: { id: string; email: string | null },
  products: Bought[],
  values: Partial<{ grant_status: string; grant_next_at: Date; paid_at: Date; status: string }> = {},
): Promise<{ id: string; number: number }> {
  const { db } = service()
  const id = newId()
  const number = await nextOrderNumber(shop)
  await db('orders').insert({
    id,
    shop_id: shop.id,
    number,
    user_id: buyer.id,
    email: buyer.email ?? 'guest@example.com',
    subtotal: 1000 * products.length,
    currency: shop.currency,
    ...values,
  })
  await db('order_items').insert(
    products.map(({ id: product_id, digital = { accessType: 'lifetime' }, quantity = 1 }, position) => ({
      id: newId(),
      shop_id: shop.id,
      order_id: id,
      product_id,
      name: `Item ${position}`,
      quantity,
      unit_price: 1000,
      holds_stock: false,
      position,
      digital: JSON.stringify(digital),
    })),
  )
  return { id, number }
}

/** Creates a paid order whose grant failed. */
export function createFailedOrder(
  shop: Shop,
  buyer: { id: string; email: string | null },
  products: Bought[],
  paid_at = new Date(),
) {
  const failed = {
    status: 'paid',
    payment_status: 'paid',
    grant_status: 'failed',
    grant_next_at: new Date(0),
  }
  return createDigitalOrder(shop, buyer, products, { ...failed, paid_at })
}

export function entitlementsOf(person: { id: string }) {
  return service().db('entitlements').where({ user_id: person.id, revoked_at: null }).orderBy('created_at')
}

/** Creates a picture of a store, without files. */
export async function createPicture(shop: { id: string }): Promise<string> {
  const id = newId()
  await service()
    .db('pictures')
    .insert({ id, shop_id: shop.id, sha256: unique('hash'), name: 'mug.jpg' })
  return id
}
