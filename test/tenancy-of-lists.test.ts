import { expect } from 'chai'
import { createAppToken } from './support/fixtures/apps.ts'
import { createAccount } from './support/fixtures/people.ts'
import { createShippingRate } from './support/fixtures/shipping.ts'
import { createOwner, type Owner, recordOf } from './support/records.ts'
import { call, service } from './support/service.ts'
import { everyScope, type Operation, operations, send, urlOf } from './support/walk.ts'

// Tenants are isolated: what a call shows without naming a record is of the caller's own store and, where it is a
// shopper's, of the shopper alone.

/** A call of these operations is refused without its query. */
const queries: Record<string, string> = {
  // More kinds of records than a page has products come with one.
  listProducts: '?limit=100',
  listStockLevels: '?limit=100',
  listStockMovements: '?limit=100',
  searchProducts: '?query=Product',
  searchFoods: '?query=Food',
  previewProductPrices: '?percent=10',
}

/** They name a record in their query: test/tenancy-of-references.test.ts. */
const referred = new Set(['listReviews', 'listComments'])

/** A picture is shown by its files, which only an upload makes: test/apps/pictures.test.ts. */
const isPicture = ({ route }: Operation) => route.path.startsWith('/pictures')

const reads = operations.filter(
  (operation) =>
    operation.surface !== 'console' &&
    operation.route.method === 'get' &&
    !operation.route.path.includes('{') &&
    !isPicture(operation),
)

/** The operations whose paths make a record of each kind. */
const kinds = [
  ...new Map(
    operations
      .filter(({ surface, route }) => surface !== 'console' && route.path.endsWith('}'))
      .filter((operation) => !isPicture(operation))
      .map((operation) => [`${operation.surface} ${operation.route.path}`, operation]),
  ).values(),
]

describe('Tenants are isolated in lists', () => {
  let me: Owner
  let foreign: string[]
  let personal: string[]
  /** The caller's own records, by the paths that name them. */
  let own: Map<string, string[]>

  before(async () => {
    me = await createOwner()
    const them = await createOwner()
    const elsewhere = { ...(await createOwner()), account: me.account }
    foreign = [
      them.shop.id,
      elsewhere.shop.id,
      ...valuesOf(await idsOf(kinds, them)),
      ...valuesOf(
        await idsOf(
          kinds.filter((kind) => !isAddress(kind)),
          elsewhere,
        ),
      ),
    ]
    const ofShoppers = kinds.filter(
      ({ surface, route }) => surface === 'store' && route.caller === 'somebody',
    )
    personal = valuesOf(await idsOf(ofShoppers, { ...me, account: them.account }))
    own = await idsOf(kinds, me)
  })

  for (const operation of reads) {
    const { name, surface, route } = operation
    it(`${name} shows nothing of another store`, async () => {
      const mine = own.get(`${surface} ${route.path}`)
      // An app sees its own deliveries alone: the second of these ids is that of its installation.
      const installation = route.operationId === 'listDeliveries' ? mine?.[1] : null
      const token = await createAppToken(me.shop, everyScope, installation)
      const headers = surface === 'store' ? me.account.as(me.shop) : token
      const url = urlOf(operation) + (queries[route.operationId] ?? '')
      const reply = await send(service()[surface], operation, headers, url)
      const shown = new Set(reply.text.match(/[0-9a-f]{24}/g))
      const hidden = surface === 'store' && route.caller === 'somebody' ? [...foreign, ...personal] : foreign
      expect(hidden.filter((id) => shown.has(id))).to.eql([])
      if (mine && !referred.has(route.operationId)) expect(mine.some((id) => shown.has(id))).to.equal(true)
    })
  }

  for (const surface of ['store', 'console'] as const) {
    it(`${surface} exportMe has nothing of others`, async () => {
      const countsOf = async (shop: Owner['shop']) => {
        const newcomer = await createAccount()
        const headers = surface === 'store' ? newcomer.as(shop) : newcomer.onConsole()
        const { body } = await call(surface).get('/api/v1/auth/me/export').set(headers).expect(200)
        return Object.entries(body.data.records).map(([name, part]) => [
          name,
          Array.isArray(part) && part.length,
        ])
      }
      await createShippingRate(me.shop, me.account)
      const [comment_id] = own.get('store /comments')!
      const said = { shop_id: me.shop.id, comment_id, user_id: me.account.id }
      await service()
        .db('comment_reactions')
        .insert({ ...said, liked: true })
        .onConflict()
        .ignore()
      await service()
        .db('comment_reports')
        .insert({ ...said, reason: 'Words.' })
        .onConflict()
        .ignore()
      const empty = (await createOwner()).shop
      expect(await countsOf(me.shop)).to.eql(await countsOf(empty))
    })
  }
})

const isAddress = ({ route }: Operation) => route.path.startsWith('/shipping-address')

/** Creates a record of each kind and returns the ids, by the path of the list that shows it. */
async function idsOf(kinds: Operation[], owner: Owner): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>()
  for (const kind of kinds) {
    const made = Object.values(await recordOf(kind)(owner)).filter((id) => /^[0-9a-f]{24}$/.test(id))
    const list = `${kind.surface} ${kind.route.path.split('/{')[0]}`
    ids.set(list, [...(ids.get(list) ?? []), ...made])
  }
  return ids
}

const valuesOf = (ids: Map<string, string[]>) => [...ids.values()].flat()
