import { expect } from 'chai'
import type { Shop } from '../src/context.ts'
import { newId } from '../src/ids.ts'
import * as fixtures from './support/fixtures.ts'
import { service } from './support/service.ts'
import { everyScope, type Operation, operations, send, urlOf } from './support/walk.ts'

// Tenants never meet: whoever asks for another one's record is told exactly what an unknown id is told.

type Owner = { shop: Shop & { ownerId: string }; account: fixtures.Person }
type Ids = Record<string, string>

/** How to make the record that a path names, owned by `owner`. A path that is missing here fails the walk. */
const records: Record<string, (owner: Owner) => Promise<Ids>> = {
  'store /products/{id}': async ({ shop }) => ({ id: (await fixtures.createProduct(shop)).id }),
  'store /foods/{id}': async ({ shop }) => ({ id: (await fixtures.createFood(shop)).id }),
  'store /services/{id}': async ({ shop }) => ({ id: (await fixtures.createService(shop)).id }),
  'store /categories/{id}': async ({ shop }) => ({ id: (await fixtures.createCategory(shop)).id }),
  'store /reviews/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createReview(shop, account)).id,
  }),
  'store /wishlist/{productId}': ({ shop, account }) => fixtures.createWishlistItem(shop, account),
  'store /cart/items/{itemId}': async ({ shop, account }) => ({
    itemId: (await fixtures.createCartItem(shop, account)).id,
  }),
  'store /orders/{id}': async ({ shop, account }) => ({ id: (await fixtures.createOrder(shop, account)).id }),
  'store /shipping-address/{id}': async ({ account }) => ({
    id: (await fixtures.createShippingAddress(account)).id,
  }),
  'store /newsletter/unsubscribe/{token}': async ({ shop }) => ({
    token: (await fixtures.createNewsletterCode(shop)).token,
  }),
  'apps /orders/{id}': async ({ shop, account }) => ({ id: (await fixtures.createOrder(shop, account)).id }),
  'apps /products/{id}': async ({ shop }) => ({ id: (await fixtures.createProduct(shop)).id }),
  'apps /foods/{id}': async ({ shop }) => ({ id: (await fixtures.createFood(shop)).id }),
  'apps /services/{id}': async ({ shop }) => ({ id: (await fixtures.createService(shop)).id }),
  'apps /categories/{id}': async ({ shop }) => ({ id: (await fixtures.createCategory(shop)).id }),
  'apps /customers/{id}': async ({ shop }) => ({ id: (await fixtures.createCustomer(shop)).id }),
  'apps /discounts/{id}': async ({ shop }) => ({ id: (await fixtures.createCoupon(shop)).id }),
  'apps /payments/{id}': async ({ shop }) => {
    // A store has one of each option.
    await service().db('payment_methods').where({ shop_id: shop.id }).delete()
    return { id: (await fixtures.createPaymentMethod(shop)).id }
  },
  'store /blogs/{id}': async ({ shop }) => ({ id: (await fixtures.createBlog(shop)).id }),
  'store /comments/{commentId}': async ({ shop, account }) => ({
    commentId: (await fixtures.createComment(shop, account)).id,
  }),
  'apps /comments/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createComment(shop, account)).id,
  }),
  'apps /banners/{id}': async ({ shop }) => ({ id: (await fixtures.createBanner(shop)).id }),
  'apps /blogs/{id}': async ({ shop }) => ({ id: (await fixtures.createBlog(shop)).id }),
  'console /stores/{storeId}': async ({ shop }) => ({ storeId: shop.id }),
  'console /apps/{appId}': async ({ shop }) => {
    const { appId } = await fixtures.createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { appId }
  },
  'console /stores/{storeId}/installations/{id}': async ({ shop }) => {
    const { id } = await fixtures.createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { storeId: shop.id, id }
  },
}

/** Not records: what stands in the path is a name that everybody knows. */
const open = new Set(['store /payments/webhooks/{provider}'])

/** What every shopper of a store may do with another one's record. */
const shared = new Set(['likeComment', 'dislikeComment', 'reportComment'])

function recordOf({ surface, route }: Operation): (owner: Owner) => Promise<Ids> {
  const steps = route.path.split('/')
  for (let length = steps.length; length > 0; length--) {
    const found = records[`${surface} ${steps.slice(0, length).join('/')}`]
    const rest = Object.fromEntries(
      steps.slice(length).flatMap((step) => (/^\{/.test(step) ? [[step.slice(1, -1), newId()]] : [])),
    )
    if (found) return async (owner) => ({ ...rest, ...(await found(owner)) })
  }
  throw new Error(`test/tenancy.test.ts does not know how to make a record for ${surface} ${route.path}`)
}

describe('Tenants never meet', () => {
  let theirs: Owner
  let shop: Shop & { ownerId: string }
  let stranger: fixtures.Person

  before(async () => {
    const account = await fixtures.createAccount()
    theirs = { account, shop: await fixtures.createShop({ ownerId: account.id, type: 'digital' }) }
    stranger = await fixtures.createAccount()
    shop = await fixtures.createShop({ ownerId: stranger.id, type: 'digital' })
  })

  const named = operations.filter(
    ({ surface, route }) => route.path.includes('{') && !open.has(`${surface} ${route.path}`),
  )
  for (const operation of named) {
    it(`${operation.name} knows nothing of another store's record`, async () => {
      const ids = await recordOf(operation)(theirs)
      const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]))
      const headers =
        operation.surface === 'apps' ? await fixtures.createAppToken(shop, everyScope) : stranger.as(shop)
      await sameRefusal(operation, headers, ids, unknown)
    })

    const { caller, operationId } = operation.route
    if (operation.surface === 'store' && caller === 'somebody' && !shared.has(operationId)) {
      it(`${operation.name} knows nothing of another shopper's record in the same store`, async () => {
        const ids = await recordOf(operation)(theirs)
        const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]))
        await sameRefusal(operation, stranger.as(theirs.shop), ids, unknown)
      })
    }
  }

  async function sameRefusal(operation: Operation, headers: object, ids: Ids, unknown: Ids): Promise<void> {
    const app = service()[operation.surface]
    const foreign = await send(app, operation, headers, urlOf(operation, ids))
    const nowhere = await send(app, operation, headers, urlOf(operation, unknown))
    expect(foreign.status).to.equal(404)
    expect(foreign.body).to.eql(nowhere.body)
  }
})
