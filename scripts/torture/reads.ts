import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import type { TortureDatabase } from './deliveries.ts'
import { createFleet, type Ports } from './processes.ts'
import { createStores, type Store, tortureSettings } from './world.ts'

interface ReadsPlan {
  apis: Ports[]
  readers: number
  /** Minimum duration and number of reads. */
  seconds: number
  reads: number
}

interface ReadsReport {
  reads: number
  writes: number
  losses: string[]
}

// biome-ignore lint/suspicious/noExplicitAny: each reader knows its own part of a reply
type Data = any

/** Something that is written with ever higher numbers, and where the public sees the number. */
interface Counter {
  name: string
  write(number: number): { surface: 'store' | 'apps'; method: string; path: string; body: object }
  shownAt: Record<string, (data: Data) => number>
  /** The last number whose write was answered. */
  answered: number
}

/**
 * Writes by all processes, a number after the other, and reads by all of them: no read may show less than what was
 * answered before it began.
 */
export async function tortureReads(
  { apis, readers, seconds, reads }: ReadsPlan,
  database: TortureDatabase,
): Promise<ReadsReport> {
  const db = openDatabase(database.url, 4, 'torture')
  const settings = tortureSettings(database.url, database.folder)
  const fleet = createFleet(settings)
  const losses = new Set<string>()
  const counts = { reads: 0, writes: 0 }
  try {
    const [store] = await createStores(db, settings, 1, () => '')
    const scopes = ['WRITE_INVENTORY', 'WRITE_STORE', 'WRITE_BLOGS']
    await db('app_tokens').update({ scopes })
    await db('installations').update({ scopes })
    await Promise.all(apis.map((ports) => fleet.start('api', ports)))
    const counters = await openCounters(store!, apis[0]!)
    const end = performance.now() + seconds * 1000
    const goesOn = () => performance.now() < end || counts.reads < reads

    const writing = async (counter: Counter) => {
      while (goesOn()) {
        const { surface, ...call } = counter.write(counter.answered + 1)
        await send(store!, surface, oneOf(apis)[surface], call)
        counter.answered += 1
        counts.writes += 1
        await sleep(Math.random() * 20)
      }
    }
    const reading = async () => {
      while (goesOn()) {
        const { name, shownAt, answered } = oneOf(counters)
        const [path, numberIn] = oneOf(Object.entries(shownAt))
        const shown = numberIn(await send(store!, 'store', oneOf(apis).store, { method: 'GET', path }))
        counts.reads += 1
        if (!(shown >= answered)) losses.add(`${path} showed ${name} ${shown} after ${answered} was answered`)
      }
    }
    await Promise.all([...counters.map(writing), ...Array.from({ length: readers }, reading)])
    return { ...counts, losses: [...losses, ...fleet.deaths()] }
  } finally {
    await fleet.stop()
    await db.destroy()
  }
}

function oneOf<One>(some: One[]): One {
  return some[Math.floor(Math.random() * some.length)]!
}

async function openCounters(store: Store, ports: Ports): Promise<Counter[]> {
  const make = (path: string, body: object) =>
    send(store, 'apps', ports.apps, { method: 'POST', path, body }) as Promise<{
      _id: string
      variants: Data[]
    }>
  const category = await make('/categories', { name: 'Number 0' })
  const product = await make('/products', {
    name: 'Lamp',
    price: 0,
    quantity: 5,
    category: category._id,
    variants: [{ name: 'Red', quantity: 0 }],
  })
  const banner = await make('/banners', { title: 'Number 0', image: 'https://cdn.example/0.png' })
  const post = await make('/blogs', { title: 'Number 0', content: 'Text', published: true })
  const numberOf = (text: string) => Number(text.replace(/\D/g, ''))
  const lampIn = ({ products }: Data) => products.find(({ _id }: Data) => _id === product._id)
  const own = `/products/${product._id}`
  const counter = (name: string, shownAt: Counter['shownAt'], write: Counter['write']): Counter => ({
    name,
    shownAt,
    write,
    answered: 0,
  })
  const patch = (path: string, bodyOf: (number: number) => object) => (number: number) =>
    ({ surface: 'apps', method: 'PATCH', path, body: bodyOf(number) }) as const
  return [
    counter(
      'the price',
      {
        [own]: (data) => data.price,
        '/products': (data) => lampIn(data).price,
        '/products?query=lamp': (data) => lampIn(data).price,
      },
      patch(own, (price) => ({ price })),
    ),
    counter(
      'the category',
      {
        [own]: (data) => numberOf(data.category.name),
        '/products': (data) => numberOf(lampIn(data).category.name),
        '/categories': (data) => numberOf(data.categories[0].name),
      },
      patch(`/categories/${category._id}`, (number) => ({ name: `Number ${number}` })),
    ),
    counter(
      'the name of the store',
      {
        '/shop': (data) => numberOf(data.name),
        [own]: (data) => numberOf(data.shop.name),
        '/products': (data) => numberOf(lampIn(data).shop.name),
      },
      patch('/shop', (number) => ({ name: `Number ${number}` })),
    ),
    counter(
      'the banner',
      { '/banners': (data) => numberOf(data.banners[0].title) },
      patch(`/banners/${banner._id}`, (number) => ({ title: `Number ${number}` })),
    ),
    counter(
      'the post',
      {
        '/blogs': (data) => numberOf(data.blogs[0].title),
        [`/blogs/${post._id}`]: (data) => numberOf(data.title),
      },
      patch(`/blogs/${post._id}`, (number) => ({ title: `Number ${number}` })),
    ),
    counter(
      'the stock sold',
      {
        [`/products/${store.productId}`]: (data) => 1_000_000 - data.quantity,
        '/products': ({ products }) =>
          1_000_000 - products.find(({ _id }: Data) => _id === store.productId).quantity,
      },
      () => ({
        surface: 'store',
        method: 'POST',
        path: '/orders',
        body: { items: [{ productId: store.productId, quantity: 1 }] },
      }),
    ),
  ]
}

/** Returns the data of a reply; throws where it is no success. */
async function send(
  { id, appToken, shopperToken }: Store,
  surface: 'store' | 'apps',
  port: number,
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<Data> {
  const token = surface === 'apps' ? appToken : shopperToken
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'x-shop-id': id, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { data } = (await reply.json()) as { data: Data }
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(data)}`)
  return data
}
