import type { Shop } from '../../src/context.ts'
import { newId } from '../../src/ids.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createDigitalFile, createDigitalProduct, createEntitlement } from './digital.ts'
import * as fixtures from './fixtures.ts'
import { service } from './service.ts'
import type { Operation } from './walk.ts'

// The record that a path names, for whoever walks the operations.

/** Whose the records are: a store, and a shopper or merchant of it. */
export type Owner = { shop: Shop & { ownerId: string }; account: fixtures.Person }
export type Ids = Record<string, string>

/** How to make the record that a path names, owned by `owner`. A path that is missing here fails the walks. */
const records: Record<string, (owner: Owner) => Promise<Ids>> = {
  'store /products/{id}': async ({ shop }) => ({ id: (await fixtures.createProduct(shop)).id }),
  'store /foods/{id}': async ({ shop }) => ({ id: (await fixtures.createFood(shop)).id }),
  'store /services/{id}': async ({ shop }) => ({ id: (await fixtures.createService(shop)).id }),
  'store /categories/{id}': async ({ shop }) => ({ id: (await fixtures.createCategory(shop)).id }),
  'store /reviews/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createReview(shop, account)).id,
  }),
  'store /wishlist/{productId}': ({ shop, account }) => fixtures.createWishlistItem(shop, account),
  'store /library/{entitlementId}': async ({ shop, account }) => ({
    entitlementId: (await createEntitlement(shop, account)).id,
  }),
  'apps /digital-access/{id}': async ({ shop, account }) => ({
    id: (await createEntitlement(shop, account)).id,
  }),
  'apps /digital-access/products/{id}': async ({ shop }) => ({ id: (await createDigitalProduct(shop)).id }),
  'apps /digital-access/products/{id}/files/{fileId}': async ({ shop }) => {
    const product = await createDigitalProduct(shop)
    return { id: product.id, fileId: (await createDigitalFile(shop, product)).id }
  },
  'store /cart/items/{itemId}': async ({ shop, account }) => ({
    itemId: (await fixtures.createCartItem(shop, account)).id,
  }),
  'store /orders/{id}': async ({ shop, account }) => ({ id: (await fixtures.createOrder(shop, account)).id }),
  'store /shipping-address/{id}': async ({ account }) => ({
    id: (await fixtures.createShippingAddress(account)).id,
  }),
  'store /push-subscriptions/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createPushSubscription(shop, account)).id,
  }),
  'store /newsletter/unsubscribe/{token}': async ({ shop }) => ({
    token: (await fixtures.createNewsletterCode(shop)).token,
  }),
  'apps /orders/{id}': async ({ shop, account }) => ({ id: (await fixtures.createOrder(shop, account)).id }),
  'apps /products/{id}': async ({ shop }) => ({ id: (await fixtures.createProduct(shop)).id }),
  'apps /foods/{id}': async ({ shop }) => ({ id: (await fixtures.createFood(shop)).id }),
  'apps /services/{id}': async ({ shop }) => ({ id: (await fixtures.createService(shop)).id }),
  'apps /categories/{id}': async ({ shop }) => ({ id: (await fixtures.createCategory(shop)).id }),
  'apps /domains/{id}': async ({ shop }) => ({ id: (await fixtures.createDomain(shop)).id }),
  'apps /webhooks/deliveries/{id}': async ({ shop }) => {
    const installation = await fixtures.createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { id: await fixtures.createDelivery(shop, installation, 'dead') }
  },
  'apps /customers/{id}': async ({ shop }) => ({ id: (await fixtures.createCustomer(shop)).id }),
  'store /shipping/track/{trackingCode}': async ({ shop, account }) => ({
    trackingCode: (await fixtures.createShipment(shop, account)).trackingCode,
  }),
  'apps /shipping/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createShipment(shop, account)).id,
  }),
  'apps /shipping/shipments/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createShipment(shop, account)).id,
  }),
  'apps /dispatch/{id}': async ({ shop, account }) => ({
    id: (await fixtures.createDispatch(shop, account)).id,
  }),
  'apps /discounts/{id}': async ({ shop }) => ({ id: (await fixtures.createCoupon(shop)).id }),
  'apps /payments/{id}': async ({ shop }) => {
    // A store has one of each option.
    await service().db('payment_methods').where({ shop_id: shop.id, option: 'sandbox' }).delete()
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
  'apps /tasks/{id}': async ({ shop }) => ({ id: (await fixtures.createTask(shop)).id }),
  'apps /tasks/{id}/occurrences/{date}': async ({ shop }) => fixtures.createTask(shop),
  'apps /notes/{id}': async ({ shop }) => fixtures.createNote(shop),
  'apps /scripts/{id}': async ({ shop }) => fixtures.createScript(shop),
  'apps /roles/{id}': async ({ shop }) => ({ id: await createRole(shop, ['orders:view']) }),
  'apps /payouts/{id}': async ({ shop }) => ({ id: (await fixtures.createPayout(shop)).id }),
  'apps /kyc/{id}': async ({ shop }) => ({ id: (await fixtures.createKyc(shop)).id }),
  'apps /notifications/{id}': async ({ shop }) => ({ id: (await fixtures.createNotification(shop)).id }),
  'store /payments/webhooks/{provider}': async () => ({ provider: 'sandbox' }),
  'console /stores/{storeId}': async ({ shop }) => ({ storeId: shop.id }),
  'console /apps/{appId}': async ({ shop }) => {
    const { appId } = await fixtures.createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { appId }
  },
  'console /apps/{appId}/deliveries/{deliveryId}': async ({ shop }) => {
    const installation = await fixtures.createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const deliveryId = await fixtures.createDelivery(shop, installation, 'dead')
    return { appId: installation.appId, deliveryId }
  },
  'console /stores/{storeId}/staff/{userId}': async ({ shop }) => {
    const person = await fixtures.createAccount()
    await createStaff(shop, await createRole(shop, ['orders:view']), person)
    return { storeId: shop.id, userId: person.id }
  },
  'console /stores/{storeId}/installations/{installationId}': async ({ shop }) => {
    const { id } = await fixtures.createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { storeId: shop.id, installationId: id }
  },
}

/** Makes the record that the path of an operation names, and returns what stands in the path. */
export function recordOf({ surface, route }: Operation): (owner: Owner) => Promise<Ids> {
  const steps = route.path.split('/')
  for (let length = steps.length; length > 0; length--) {
    const found = records[`${surface} ${steps.slice(0, length).join('/')}`]
    const rest = Object.fromEntries(
      steps.slice(length).flatMap((step) => (/^\{/.test(step) ? [[step.slice(1, -1), newId()]] : [])),
    )
    if (found) return async (owner) => ({ ...rest, ...(await found(owner)) })
  }
  throw new Error(`test/support/records.ts does not know how to make a record for ${surface} ${route.path}`)
}
