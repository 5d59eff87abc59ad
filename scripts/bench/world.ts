import { randomBytes } from 'node:crypto'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { type JwtSecrets, readConfig } from '../../src/config/config.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { createProducts, createShoppers, type Shopper } from './sellers.ts'
import { createTaxedStore, type TaxedStore } from './taxed-store.ts'

/** The data that both servers are asked for. Every id in a request is known beforehand. */
export interface World {
  shop: Shop & { reference: string }
  productIds: string[]
  shoppers: Shopper[]
  app: { token: string; hash: string }
  /** The orders to read. */
  orderIds: string[]
  /** The comments to like. */
  commentIds: string[]
  /** A store of 100,000 products to search. */
  large: Pick<Shop, 'id' | 'name' | 'slug'>
  taxed: TaxedStore
}

/** Enough of each that PostgreSQL uses the indexes, as in a store that has been open for a while. */
const counts = { searched: 100_000, orders: 1000, comments: 1000, likes: 20 }

/**
 * Creates a store of 1,000 products, 1,000 shoppers with a cart each, and 1,000 orders, and a second store, which has
 * 100,000 products if `hasLargeStore`.
 */
export async function createWorld(
  db: Database,
  jwtSecrets: JwtSecrets,
  hasLargeStore: boolean,
): Promise<World> {
  const [ownerId, shopId] = [newId(), newId()]
  await db('users').insert({ id: ownerId, email: 'owner@bench.example' })
  const shop = {
    id: shopId,
    name: 'Bench',
    slug: 'bench',
    type: 'ecommerce' as const,
    currency: 'USD',
    scale: 100,
    country: 'US',
  }
  await db('shops').insert({ ...shop, owner_id: ownerId })
  const productIds = await createProducts(db, shopId)
  const shoppers = await transaction(db, (tx) =>
    createShoppers(tx, jwtSecrets, { id: shopId, slug: shop.slug, productIds }),
  )
  const token = newToken('app_')
  await db('app_tokens').insert({
    id: newId(),
    shop_id: shopId,
    user_id: ownerId,
    token_hash: hashToken(token),
    scopes: ['READ_ORDERS'],
    expires_at: new Date(Date.now() + 86_400_000),
  })
  const orderIds = await createOrders(db, { shopId, productIds, shoppers }, 0, counts.orders)
  await createContent(db, shopId)
  const commentIds = await createComments(db, { shopId, productIds, shoppers })
  const reference = JSON.stringify({ _id: shopId, name: 'Bench', currency: { symbol: '$', code: 'USD' } })
  const large = await createLargeStore(db, ownerId, hasLargeStore ? counts.searched : 0)
  const taxed = await createTaxedStore(db, jwtSecrets, ownerId)
  await db.raw('vacuum analyze')
  return {
    shop: { ...shop, type: 'ecommerce' as const, timeZone: 'UTC', reference },
    productIds,
    shoppers,
    app: { token, hash: hashToken(token) },
    orderIds,
    commentIds,
    large,
    taxed,
  }
}

/** Spells a number in letters, because words without letters are also searched by their English forms. */
export const spelled = (n: number) => String(n).replace(/\d/g, (digit) => 'bcdfghjkmn'[Number(digit)]!)

/**
 * Creates 1,000 models in 100 colours each, so that the name of a model and a colour identify one product.
 */
async function createLargeStore(db: Database, ownerId: string, products: number): Promise<World['large']> {
  const shop = {
    id: newId(),
    name: 'Large',
    slug: 'large',
    type: 'ecommerce' as const,
    currency: 'USD',
    scale: 100,
    country: 'US',
  }
  await db('shops').insert({ ...shop, owner_id: ownerId })
  await transaction(db, async (tx) => {
    await tx.raw("set local statement_timeout = 0; set local maintenance_work_mem = '256MB'")
    // The index is built at the end, in a tenth of the time.
    const { rows } = await tx.raw("select pg_get_indexdef('product_texts_search'::regclass) as definition")
    await tx.raw('drop index product_texts_search')
    await tx.raw(
      `insert into products (id, shop_id, name, slug, description, price, quantity, images, tags, created_at)
      select 'ca' || lpad(to_hex(n), 22, '0'), :shopId, 'Model' || translate((n / 100)::text, '0123456789', 'bcdfghjkmn') || ' in shade' || n % 100, 'model-' || n,
        'A sturdy thing of good material, made to be used every day and to be repaired when it breaks.',
        500 + n % 1000, 1, array['https://pictures.example/' || n || '.jpg'], '{daily,sturdy}',
        timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(0, :last::int) n`,
      { shopId: shop.id, last: products - 1 },
    )
    await tx.raw(rows[0].definition)
  })
  return shop
}

/** Creates twenty categories, five banners and forty posts. */
async function createContent(db: Database, shopId: string): Promise<void> {
  const each = <Row>(count: number, row: (n: number) => Row) =>
    Array.from({ length: count }, (_, n) => ({ id: newId(), shop_id: shopId, ...row(n) }))
  await db('categories').insert(each(20, (n) => ({ name: `Category ${n}`, slug: `category-${n}` })))
  const image = 'https://pictures.example/banner.jpg'
  await db('banners').insert(each(5, (n) => ({ title: `Banner ${n}`, image, position: n })))
  const content = 'What we make, and how, is told here. '.repeat(100)
  await db('blogs').insert(
    each(40, (n) => {
      const title = `Post ${n}`
      return { title, slug: `post-${n}`, excerpt: 'What we make.', content, published_at: new Date() }
    }),
  )
}

/** Creates comments on one product, each with twenty likes. */
async function createComments(db: Database, { shopId, productIds, shoppers }: Sellers): Promise<string[]> {
  const common = { shop_id: shopId, resource: 'product', resource_id: productIds[0] }
  const said = { body: 'It does what it should.', likes: counts.likes }
  const rows = Array.from({ length: counts.comments }, () => ({ id: newId(), ...common, ...said }))
  const likes = rows.flatMap(({ id }, n) =>
    Array.from({ length: counts.likes }, (_, like) => {
      const { userId } = shoppers[(n + like) % shoppers.length]!
      return { comment_id: id, user_id: userId, shop_id: shopId, liked: true }
    }),
  )
  await db.batchInsert('comments', rows, 500)
  await db.batchInsert('comment_reactions', likes, 1000)
  return rows.map(({ id }) => id)
}

type Sellers = { shopId: string; productIds: string[]; shoppers: { userId: string; email: string }[] }

/**
 * Creates pending orders from number `from` to `to`, one line each; order n belongs to shopper n modulo 1,000.
 */
export async function createOrders(
  db: Database,
  sellers: Sellers,
  from: number,
  to: number,
): Promise<string[]> {
  const { shopId, productIds, shoppers } = sellers
  const orders = Array.from({ length: to - from }, (_, index) => {
    const n = from + index
    const { userId, email } = shoppers[n % shoppers.length]!
    const order = { id: orderId(n), shop_id: shopId, number: 10_000_000 + n, user_id: userId, email }
    return { ...order, subtotal: 4500, currency: 'USD', expires_at: new Date('2100-01-01') }
  })
  const items = orders.map(({ id }, index) => ({
    id: newId(),
    shop_id: shopId,
    order_id: id,
    product_id: productIds[index % productIds.length],
    name: 'Product',
    unit_price: 4500,
    quantity: 1,
    holds_stock: true,
    position: 0,
  }))
  await db.batchInsert('orders', orders, 1000)
  await db.batchInsert('order_items', items, 1000)
  return orders.map(({ id }) => id)
}

/** Returns the id of the order with this number, so that a request can name it without a look-up. */
export function orderId(n: number): string {
  return `be${n.toString(16).padStart(22, '0')}`
}

/** Returns settings as in production, with limits so high that nothing is throttled. */
const secrets = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  VAULT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
}

export function benchSettings(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    ROLE: 'api',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    DATABASE_POOL: '32', // One store may take half of them: as many as there are callers, and as the bare server has.
    STORE_URL: 'https://store.bench.example',
    APPS_URL: 'https://apps.bench.example',
    CONSOLE_URL: 'https://console.bench.example',
    SMTP_URL: 'smtp://127.0.0.1:1', // The worker sends, and there is none.
    MAIL_FROM: 'no-reply@bench.example',
    ...secrets,
    THROTTLE_STORE_RATE: '1000000',
    THROTTLE_STORE_BURST: '1000000',
    THROTTLE_ADDRESS_RATE: '1000000',
    THROTTLE_ADDRESS_BURST: '1000000',
    CARD_TRIES_PER_HOUR_AND_ADDRESS: '0',
    UNPAID_ORDERS_PER_SHOPPER: '0',
    CACHE_MEGABYTES: process.env.CACHE_MEGABYTES ?? '64',
  }
}

/** Returns the same settings as a config: the world's tokens are signed with their secret. */
export function benchConfig(databaseUrl: string, folder: string) {
  return readConfig(benchSettings(databaseUrl, folder))
}
