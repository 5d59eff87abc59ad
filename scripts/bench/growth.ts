import { newId } from '../../src/base/ids.ts'
import { storeScopes } from '../../src/base/scopes.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import type { Config } from '../../src/config/config.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { openSession } from '../../src/services/people/sessions.ts'
import type { LargeWorld, Store } from './large-world.ts'

/** The addresses of the service's surfaces. */
type Urls = Record<'store' | 'apps', string>
type Surface = keyof Urls
type Headers = Record<Surface, Record<string, string>>

/** A read, and what it asks for in a store. */
interface Read {
  surface: Surface
  title: string
  path(store: Store, cursors: Cursors): string
  /** Maximum milliseconds in the large store, instead of 1.5 times those in the small one. */
  most?: number
}
type Cursors = Record<'products' | 'byPrice' | 'orders' | 'customers' | 'events', string>

const days = 86_400_000
const ago = (n: number) => new Date(Date.now() - n * days).toISOString().slice(0, 10)

/** The reads that people and apps make most; a word that one product has is another one in each store. */
const reads: Read[] = [
  ...same('store', [
    '/shop',
    '/categories',
    '/products',
    '/products?sort=price',
    '/products?sort=name',
    '/products?page=40',
    '/products?category=category-3',
    '/products?category=category-3&sort=price',
    '/products?minPrice=100&maxPrice=110',
    '/products?inStock=true',
    '/products?inStock=false',
    '/orders',
    '/orders?status=paid',
    '/cart',
    '/wishlist',
  ]),
  { surface: 'store', title: '/products?after=…', path: (_, { products }) => `/products?after=${products}` },
  {
    surface: 'store',
    title: '/products?sort=price&after=…',
    path: (_, { byPrice }) => `/products?sort=price&after=${byPrice}`,
  },
  { surface: 'store', title: '/products/{id}', path: ({ productId }) => `/products/${productId}` },
  {
    surface: 'store',
    title: '/products/{id}/related',
    path: ({ productId }) => `/products/${productId}/related`,
  },
  {
    surface: 'store',
    title: '/comments of a product',
    path: ({ productId }) => `/comments?resource=product&resourceId=${productId}`,
  },
  {
    surface: 'store',
    title: '/reviews of a product',
    path: ({ productId }) => `/reviews?productId=${productId}`,
  },
  {
    surface: 'store',
    title: '/reviews/summary',
    path: ({ productId }) => `/reviews/summary?productId=${productId}`,
  },
  {
    surface: 'store',
    title: '/products?query= one has it',
    path: ({ isLarge }) => `/products?query=${isLarge ? 'modeldbbb' : 'modelcb'}`,
  },
  search('one in a hundred has it', 'shade37'),
  search('all have it', 'sturdy'),
  search('all have both', 'sturdy%20material'),
  search('all have it, by price', 'sturdy&sort=price'),
  search('all have these letters', 'st'),
  ...same('apps', [
    '/products',
    '/products?query=shade37',
    '/products?listed=false',
    '/orders',
    '/orders?status=paid',
    '/orders?status=pending',
    '/orders?query=1400',
    '/orders/count',
    '/orders/count?status=paid',
    '/customers',
    '/customers?search=buyer-777@',
    '/notifications',
    '/notifications/unread-count',
    '/activity',
    '/events',
    `/sales?from=${ago(30)}&to=${ago(0)}`,
  ]),
  { surface: 'apps', title: '/products?after=…', path: (_, { products }) => `/products?after=${products}` },
  { surface: 'apps', title: '/orders?after=…', path: (_, { orders }) => `/orders?after=${orders}` },
  {
    surface: 'apps',
    title: '/customers?after=…',
    path: (_, { customers }) => `/customers?after=${customers}`,
  },
  { surface: 'apps', title: '/events?after=…', path: (_, { events }) => `/events?after=${events}` },
  { surface: 'apps', title: '/orders/{id}', path: ({ orderId }) => `/orders/${orderId}` },
  { surface: 'apps', title: '/customers/{id}', path: ({ customerId }) => `/customers/${customerId}` },
]

function same(surface: Surface, paths: string[]): Read[] {
  return paths.map((path) => ({ surface, title: path, path: () => path }))
}

function search(title: string, query: string): Read {
  return {
    surface: 'store',
    title: `/products?query= ${title}`,
    path: () => `/products?query=${query}`,
    most: 20,
  }
}

/**
 * Measures reads in a store of 200,000 products and orders and in one of 1,000, in turns by one caller, and prints the
 * median of each.
 */
export async function measureGrowth(
  db: Database,
  urls: Urls,
  { large, small }: LargeWorld,
  config: Config,
  seconds: number,
): Promise<void> {
  console.log(
    `one caller, medians of ${seconds} s; 1,000 products, orders and customers, and 200,000 of each\n`,
  )
  console.log(line(['read', '1,000', '200,000', 'ratio', 'goal']))
  const callers = await Promise.all([small, large].map((store) => callerOf(db, urls, store, config)))
  const wanted = process.env.ONLY?.split(',')
  for (const read of reads) {
    if (wanted && !wanted.some((part) => read.title.includes(part))) continue
    const [few, many] = await inTurns(
      callers.map((call) => () => call(read)),
      seconds,
    )
    const met = read.most ? many! <= read.most : many! <= 1.5 * few!
    const goal = `${read.most ? `${read.most} ms` : '1.5'} ${met ? 'met' : 'missed'}`
    const shown = [few!, many!].map((ms) => `${ms.toFixed(2)} ms`)
    console.log(line([`${read.surface} ${read.title}`, ...shown, (many! / few!).toFixed(2), goal]))
  }
}

async function callerOf(db: Database, urls: Urls, store: Store, config: Config) {
  const headers = await headersOf(db, store, config)
  const get = async (surface: Surface, path: string) => {
    const reply = await fetch(urls[surface] + path, { headers: headers[surface] })
    const text = await reply.text()
    // Public reads time out after 2 s.
    if (reply.status !== 200 && reply.status !== 503) throw new Error(`${path}: ${reply.status} ${text}`)
    return text
  }
  const nextIn = async (surface: Surface, path: string) => JSON.parse(await get(surface, path)).data.next
  // These pages are in the middle of each list.
  const middle = `page=${store.isLarge ? 1000 : 5}&limit=100`
  const cursors: Cursors = {
    products: await nextIn('store', `/products?${middle}`),
    byPrice: await nextIn('store', `/products?${middle}&sort=price`),
    orders: await nextIn('apps', `/orders?${middle}`),
    customers: await nextIn('apps', `/customers?${middle}`),
    events: await nextIn('apps', '/events?limit=100'),
  }
  return ({ surface, path }: Read) => get(surface, path(store, cursors))
}

async function headersOf(db: Database, { id, ownerId, shopperId }: Store, config: Config): Promise<Headers> {
  const app = newToken('app_')
  await db('app_tokens').insert({
    id: newId(),
    shop_id: id,
    user_id: ownerId,
    token_hash: hashToken(app),
    scopes: storeScopes,
    expires_at: new Date(Date.now() + days),
  })
  const realm = { surface: 'store', shop: { id } } as const
  const { token } = await transaction(db, (tx) =>
    openSession(tx, config.jwtSecrets, { id: shopperId, guest: false }, realm),
  )
  return {
    store: { 'x-shop-id': id, authorization: `Bearer ${token}` },
    apps: { authorization: `Bearer ${app}` },
  }
}

/**
 * Makes the calls in turns, for this time and at least five times, and returns the median of the milliseconds of each.
 */
async function inTurns(calls: (() => Promise<unknown>)[], seconds: number): Promise<number[]> {
  const took = calls.map(() => [] as number[])
  for (let round = 0; round < warmUp; round += 1) for (const call of calls) await call()
  const end = performance.now() + seconds * 1000
  while (performance.now() < end || took[0]!.length < 5) {
    for (const [n, call] of calls.entries()) {
      const from = performance.now()
      await call()
      took[n]!.push(performance.now() - from)
    }
  }
  return took.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!)
}

/** PostgreSQL decides after five runs whether to keep a plan. */
const warmUp = 6

function line([name, ...cells]: string[]): string {
  return name!.padEnd(46) + cells.map((cell) => cell.padStart(12)).join('')
}
