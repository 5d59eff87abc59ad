import { expect } from 'chai'
import { takeProblems } from './support/contract.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import {
  createCategory,
  createFood,
  createProduct,
  createService,
  createVariant,
} from './support/fixtures/catalogue.ts'
import { createOrder } from './support/fixtures/orders.ts'
import { createAccount } from './support/fixtures/people.ts'
import { createBanner, createBlog } from './support/fixtures/posts.ts'
import { createShop } from './support/fixtures/shops.ts'
import { quietChanges } from './support/quiet-changes.ts'
import { type Owner, recordOf } from './support/records.ts'
import { call, service } from './support/service.ts'
import { topicCases } from './support/topic-cases.ts'
import { everyScope, exampleBody, type Operation, operations, urlOf } from './support/walk.ts'

// Public reads are cached (decision public-reads-are-cached-by-version). Every write operation is called while all of
// them are in the cache, and then each is read again: test/support/cached-replies.ts compares it with one that is made
// without the cache.

/** The lists, and the replies about the store itself: between them they show all that the public sees. */
const reads = '/products /foods /services /categories /banners /blogs /shop /shop/policies'.split(' ')

/** The changes by which the public sees something else afterwards. */
const changing = [
  ...['Banner', 'Blog', 'Category', 'Food', 'Product', 'Service'].flatMap((record) =>
    ['create', 'update', 'delete'].map((verb) => `apps ${verb}${record}`),
  ),
  'apps updateProductPrices',
  'apps setProductPrices',
  'apps undoPriceSchedule',
  'apps adjustStock',
  'apps cancelOrder',
  'apps deleteModifierGroup',
  'apps updateModifierGroup',
  'apps updateStockLevel',
  'apps createAutomaticDiscount',
  'apps deleteAutomaticDiscount',
  'apps putAllAccessPass',
  'apps saveProducts',
  'apps setSoldOut',
  'apps updateReview',
  'apps deleteReview',
  'apps updateShop',
  'console updateStore',
  'console closeStore',
  'store createOrder',
  'store cancelOrder',
  'an order that expires',
  'store createReview',
  'store updateReview',
  'store deleteReview',
]

const writes = operations.filter(({ route }) => route.method !== 'get')

type Stocked = Owner & { productId: string; categoryId: string }

describe('What is cached of public reads', function () {
  this.timeout(600_000)

  /** The contract's examples name records that are not there, so these bodies take their place. */
  const bodies: Record<string, (owner: Stocked) => object> = {
    'store createReview': ({ productId }) => ({ productId, rating: 2, title: 'So', body: 'So' }),
    'store updateReview': () => ({ rating: 1 }),
    'apps updateReview': () => ({ hidden: true }),
  }

  /** Creates a store that has something of each kind, and one of its shoppers. */
  async function createOwner(): Promise<Stocked> {
    const account = await createAccount()
    const shop = await createShop({ ownerId: account.id, type: 'digital' })
    const category = await createCategory(shop)
    const product = await createProduct(shop, { name: 'A lamp', category_id: category.id })
    await createVariant(shop, product)
    await Promise.all([createFood(shop, { category_id: category.id }), createService(shop)])
    await Promise.all([createBanner(shop), createBlog(shop)])
    return { account, shop, productId: product.id, categoryId: category.id }
  }

  async function read({ shop, productId }: Stocked): Promise<string> {
    const get = (path: string) => call('store').get(`/api/v1${path}`).set('x-shop-id', shop.id)
    const replies = [...reads, `/products/${productId}`, `/products/${productId}/related`].map(get)
    return (await Promise.all(replies)).map(({ text }) => text).join()
  }

  /** Calls an operation, and returns whether it succeeded. */
  async function act(operation: Operation, owner: Stocked, ready: () => Promise<void>): Promise<boolean> {
    const prepared = (await topicCases[operation.name]?.(owner)) ?? {}
    const { surface, route } = operation
    const ownIds: Record<string, string> = {
      'apps /products/{id}': owner.productId,
      'apps /categories/{id}': owner.categoryId,
    }
    const known = ownIds[`${surface} ${route.path}`]
    const made = async () => (route.path.includes('{') ? recordOf(operation)(owner) : {})
    const ids = prepared.ids ?? (known ? { id: known } : await made())
    const { account, shop } = owner
    const actors = {
      store: () => account.as(shop),
      apps: () => createAppToken(shop, everyScope),
      console: () => account.onConsole(),
    }
    const headers = { ...(await actors[surface]()), ...prepared.headers }
    const body = bodies[operation.name]?.(owner) ?? prepared.body ?? exampleBody(operation)
    await ready()
    const { status } = await call(surface)
      [route.method](urlOf(operation, ids))
      .set(headers)
      .send(body as object)
    return status === route.status
  }

  const seen: string[] = []
  for (const operation of writes) {
    it(`is right after ${operation.name}`, async () => {
      const owner = await createOwner()
      let before = ''
      const done = await act(operation, owner, async () => {
        before = await read(owner)
      })
      const after = await read(owner)
      expect(takeProblems()).to.eql([])
      if (done && after !== before) seen.push(operation.name)
    })
  }

  it('is right after an order that expires', async () => {
    const owner = await createOwner()
    const { id } = await createOrder(owner.shop, owner.account)
    await service()
      .db('orders')
      .where({ id })
      .update({ expires_at: new Date(0) })
    const before = await read(owner)
    await quietChanges['an order that expires']!(owner)
    if ((await read(owner)) !== before) seen.push('an order that expires')
    expect(takeProblems()).to.eql([])
  })

  it('was something else after each of these', () => {
    expect(seen.sort()).to.eql([...changing].sort())
  })
})
