import { clientFor, type components, isRefusal } from './api.ts'

/** A store as its pages know it. */
export type Store = components['schemas']['Shop'] & {
  /** The content that the store has: the navigation links to nothing empty. */
  has: { blogs: boolean; policies: Policy[] }
  /** The kinds of things that it sells; the main kind of its store type comes first. */
  sells: Kind[]
}
export type Kind = 'foods' | 'services' | 'products'
/** The pages on which a store says what it promises, in the order in which they are listed. */
export const policies = ['shipping', 'refunds', 'terms', 'privacy'] as const
export type Policy = (typeof policies)[number]

const main: Partial<Record<Store['type'], Kind>> = { restaurant: 'foods', business: 'services' }

/** Returns the kind of things that is searched; services are too few to be searched. */
export function searchedIn({ sells }: Store): Kind | undefined {
  return sells.find((kind) => kind !== 'services')
}

/** The host to which the store of another host has moved. */
export interface Moved {
  movedTo: string
}
/** The store of a host; null if it has none, `resting` if the store is suspended: nobody is told why. */
export type StoreLookup = Store | Moved | 'resting' | null

interface Known {
  found: Promise<StoreLookup>
  until: number
  /** The network address of the visitor for whom it was looked up. */
  address: string
}

/** Maximum milliseconds until a change of the store's name or colours is seen here. */
const kept = 60_000
const most = 1_000
const known = new Map<string, Known>()

/** Returns the store to which a host belongs. */
export function storeAt(api: string, origin: string, address: string): Promise<StoreLookup> {
  const entry = known.get(origin)
  if (!entry || entry.until <= Date.now()) return lookUp(api, origin, address)
  if (entry.address === address) return entry.found
  // A visitor who calls too often is refused, but not everybody else who comes in the same moment.
  return entry.found.catch(() => lookUp(api, origin, address))
}

function lookUp(api: string, origin: string, address: string): Promise<StoreLookup> {
  const entry = { found: findStore(api, origin, address), until: Date.now() + kept, address }
  known.delete(origin)
  known.set(origin, entry)
  if (known.size > most) known.delete(known.keys().next().value!)
  // A store that could not be read is asked for again.
  entry.found.catch(() => {
    if (known.get(origin) === entry) known.delete(origin)
  })
  return entry.found
}

async function findStore(url: string, origin: string, address: string): Promise<StoreLookup> {
  const client = clientFor({ url, origin, address })
  try {
    const one = { limit: 1 }
    const [shop, written, products, foods, services, blogs] = await Promise.all([
      client.shop.get(),
      client.shop.getPolicies(),
      client.products.list(one),
      client.foods.list(one),
      client.services.list(one),
      client.blogs.list(one),
    ])
    const any = (list: { pagination: { total: number } }) => list.pagination.total > 0
    const lists = Object.entries({ products, foods, services }) as [Kind, typeof products | typeof foods][]
    const kinds = lists.filter(([, list]) => any(list)).map(([kind]) => kind)
    const sells = kinds.sort((a, b) => Number(b === main[shop.type]) - Number(a === main[shop.type]))
    const has = { blogs: any(blogs), policies: policies.filter((name) => written[name]) }
    return { ...shop, has, sells }
  } catch (error) {
    if (isRefusal(error, 'shop_not_found'))
      return typeof error.data.movedTo === 'string' ? { movedTo: error.data.movedTo } : null
    if (isRefusal(error, 'store_suspended')) return 'resting'
    throw error
  }
}
