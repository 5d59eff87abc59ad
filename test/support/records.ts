import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createRole, createStaff } from '../console/support.ts'
import { tokenIdOf } from './callers.ts'
import { createDigitalFile, createDigitalProduct, createEntitlement, createPicture } from './digital.ts'
import { createAgent } from './fixtures/agents.ts'
import { createAppToken, createDelivery, createInstallation } from './fixtures/apps.ts'
import { createBookable, createBooking, createResource } from './fixtures/bookings.ts'
import {
  createAutomaticDiscount,
  createCategory,
  createCoupon,
  createCustomField,
  createFood,
  createModifierGroup,
  createPriceChange,
  createProduct,
  createService,
} from './fixtures/catalogue.ts'
import { createDraft } from './fixtures/drafts.ts'
import { createExport } from './fixtures/exports.ts'
import { createImport } from './fixtures/imports.ts'
import { createInvoice } from './fixtures/invoices.ts'
import { createNote, createNotification, createScript, createTask } from './fixtures/office.ts'
import {
  createCartItem,
  createOrder,
  createRefund,
  createTable,
  createTicket,
  createWishlistItem,
} from './fixtures/orders.ts'
import { createAccount, createCustomer, createPushSubscription, type Person } from './fixtures/people.ts'
import {
  createBanner,
  createBlog,
  createComment,
  createNewsletterCode,
  createReader,
  createRedirect,
  createReview,
} from './fixtures/posts.ts'
import { createPriceSchedule } from './fixtures/prices.ts'
import { createReturn } from './fixtures/returns.ts'
import { createDispatch, createShipment, createShippingAddress } from './fixtures/shipping.ts'
import {
  createDomain,
  createInvitation,
  createKyc,
  createPaymentMethod,
  createPayout,
  createShop,
} from './fixtures/shops.ts'
import { createTaxRate, createTaxRegistration } from './fixtures/taxes.ts'
import { service } from './service.ts'
import type { Operation } from './walk.ts'

// The records that paths name, for tests that walk the operations.

/** The owners of records: a store, and a shopper or merchant of it. */
export type Owner = { shop: Shop & { ownerId: string }; account: Person }
export type Ids = Record<string, string>

/** Creates a person with a digital store of their own, who is also its shopper. */
export async function createOwner(): Promise<Owner> {
  const account = await createAccount()
  return { account, shop: await createShop({ ownerId: account.id, type: 'digital' }) }
}

/** Functions that create the record of a path, owned by `owner`. A path that is missing here fails the walks. */
const records: Record<string, (owner: Owner) => Promise<Ids>> = {
  'store /products/{id}': async ({ shop }) => ({ id: (await createProduct(shop)).id }),
  'store /foods/{id}': async ({ shop }) => ({ id: (await createFood(shop)).id }),
  'store /services/{id}': async ({ shop }) => ({ id: (await createService(shop)).id }),
  'store /categories/{id}': async ({ shop }) => ({ id: (await createCategory(shop)).id }),
  'store /reviews/{id}': async ({ shop, account }) => ({
    id: (await createReview(shop, account)).id,
  }),
  'store /wishlist/{productId}': ({ shop, account }) => createWishlistItem(shop, account),
  'store /library/{entitlementId}': async ({ shop, account }) => ({
    entitlementId: (await createEntitlement(shop, account)).id,
  }),
  'store /library/{entitlementId}/downloads/{fileId}': async ({ shop, account }) => {
    const { id: entitlementId, productId } = await createEntitlement(shop, account)
    return { entitlementId, fileId: (await createDigitalFile(shop, { id: productId })).id }
  },
  'apps /digital-access/{id}': async ({ shop, account }) => ({
    id: (await createEntitlement(shop, account)).id,
  }),
  'apps /digital-access/products/{id}': async ({ shop }) => ({ id: (await createDigitalProduct(shop)).id }),
  'apps /digital-access/products/{id}/files/{fileId}': async ({ shop }) => {
    const product = await createDigitalProduct(shop)
    return { id: product.id, fileId: (await createDigitalFile(shop, product)).id }
  },
  'store /cart/items/{itemId}': async ({ shop, account }) => ({
    itemId: (await createCartItem(shop, account)).id,
  }),
  'store /orders/{id}': async ({ shop, account }) => ({ id: (await createOrder(shop, account)).id }),
  'store /shipping-address/{id}': async ({ account }) => ({
    id: (await createShippingAddress(account)).id,
  }),
  'store /push-subscriptions/{id}': async ({ shop, account }) => ({
    id: (await createPushSubscription(shop, account)).id,
  }),
  'store /products/{id}/alerts': async ({ shop }) => ({ id: (await createProduct(shop)).id }),
  'store /newsletter/unsubscribe/{token}': async ({ shop }) => ({
    token: (await createNewsletterCode(shop)).token,
  }),
  'apps /orders/{id}': async ({ shop, account }) => ({ id: (await createOrder(shop, account)).id }),
  'apps /stock/levels/{id}': async ({ shop }) => ({ id: (await createProduct(shop)).id }),
  'apps /product-costs/{id}': async ({ shop }) => ({ id: (await createProduct(shop)).id }),
  'apps /products/{id}': async ({ shop }) => ({ id: (await createProduct(shop)).id }),
  'apps /foods/{id}': async ({ shop }) => ({ id: (await createFood(shop)).id }),
  'apps /tables/{id}': async ({ shop }) => ({ id: (await createTable(shop)).id }),
  'apps /tables/{id}/bill': async ({ shop, account }) => ({ id: (await createTable(shop, account)).id }),
  'apps /tables/{id}/bill/close': async ({ shop, account }) => ({
    id: (await createTable(shop, account)).id,
  }),
  'store /tables/{code}': async ({ shop }) => ({ code: (await createTable(shop)).code }),
  'store /tables/{code}/bill': async ({ shop, account }) => ({
    code: (await createTable(shop, account)).code,
  }),
  'store /tables/{code}/orders/{orderId}/payment-link': async ({ shop, account }) => {
    const { code, orderId } = await createTable(shop, account)
    return { code, orderId: orderId! }
  },
  'apps /tickets/{id}/print': async ({ shop, account }) => ({ id: (await createTicket(shop, account)).id }),
  'apps /tickets/{id}': async ({ shop, account }) => ({ id: (await createTicket(shop, account)).id }),
  'apps /custom-fields/{id}': async ({ shop }) => ({ id: (await createCustomField(shop)).id }),
  'apps /modifier-groups/{id}': async ({ shop }) => ({ id: (await createModifierGroup(shop)).id }),
  'apps /bookings/{id}': async ({ shop }) => ({ id: (await createBooking(shop)).id }),
  'store /bookings/{id}': async ({ shop, account }) => ({ id: (await createBooking(shop, account)).id }),
  'store /services/{id}/alerts': async ({ shop }) => ({ id: (await createBookable(shop)).id }),
  'store /services/{id}/slots': async ({ shop }) => ({ id: (await createBookable(shop)).id }),
  'apps /resources/{id}': async ({ shop }) => ({ id: (await createResource(shop)).id }),
  'apps /services/{id}': async ({ shop }) => ({ id: (await createService(shop)).id }),
  'apps /categories/{id}': async ({ shop }) => ({ id: (await createCategory(shop)).id }),
  'apps /domains/{id}': async ({ shop }) => ({ id: (await createDomain(shop)).id }),
  'apps /webhooks/deliveries/{id}': async ({ shop }) => {
    const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    // An app sees only its own deliveries: the installation is not in the path, but its token must make the call.
    return { id: await createDelivery(shop, installation, 'dead'), installationId: installation.id }
  },
  'apps /customers/{id}': async ({ shop }) => ({ id: (await createCustomer(shop)).id }),
  // Countries belong to no store.
  'store /country/{shortName}': async () => ({ shortName: 'NG' }),
  'console /country/{shortName}': async () => ({ shortName: 'NG' }),
  'store /shipping/track/{trackingCode}': async ({ shop, account }) => ({
    trackingCode: (await createShipment(shop, account)).trackingCode,
  }),
  'apps /shipping/{id}': async ({ shop, account }) => ({
    id: (await createShipment(shop, account)).id,
  }),
  'apps /shipping/shipments/{id}': async ({ shop, account }) => ({
    id: (await createShipment(shop, account)).id,
  }),
  'apps /dispatch/{id}': async ({ shop, account }) => ({
    id: (await createDispatch(shop, account)).id,
  }),
  'apps /products/prices/{id}': async ({ shop }) => ({ id: (await createPriceSchedule(shop)).id }),
  'apps /products/bulk/prices/{id}': async ({ shop }) => ({ id: (await createPriceChange(shop)).id }),
  'apps /exports/{id}': async ({ shop }) => ({ id: (await createExport(shop)).id }),
  'apps /imports/{id}': async ({ shop }) => ({ id: (await createImport(shop)).id }),
  'apps /discounts/automatic/{id}': async ({ shop }) => ({ id: (await createAutomaticDiscount(shop)).id }),
  'apps /discounts/{id}': async ({ shop }) => ({ id: (await createCoupon(shop)).id }),
  'apps /payments/{id}': async ({ shop }) => {
    // A store has one of each option.
    await service().db('payment_methods').where({ shop_id: shop.id, option: 'sandbox' }).delete()
    return { id: (await createPaymentMethod(shop)).id }
  },
  'apps /invoices/{id}': async ({ shop, account }) => ({ id: (await createInvoice(shop, account)).id }),
  'store /orders/{id}/invoices/{invoiceId}': async ({ shop, account }) => {
    const { id: invoiceId, orderId } = await createInvoice(shop, account)
    return { id: orderId, invoiceId }
  },
  'apps /draft-orders/{id}': async ({ shop }) => ({ id: (await createDraft(shop))._id }),
  'apps /returns/{id}': async ({ shop, account }) => ({ id: (await createReturn(shop, account)).id }),
  'apps /refunds/{id}': async ({ shop, account }) => ({ id: (await createRefund(shop, account)).id }),
  'store /blogs/{id}': async ({ shop }) => ({ id: (await createBlog(shop)).id }),
  'store /comments/{commentId}': async ({ shop, account }) => ({
    commentId: (await createComment(shop, account)).id,
  }),
  'apps /comments/{id}': async ({ shop, account }) => ({
    id: (await createComment(shop, account)).id,
  }),
  'apps /pictures/{id}': async ({ shop }) => ({ id: await createPicture(shop) }),
  'apps /reviews/{id}': async ({ shop, account }) => ({ id: (await createReview(shop, account)).id }),
  'apps /newsletter/subscribers/{id}': async ({ shop }) => ({ id: (await createReader(shop)).id }),
  'apps /taxes/registrations/{id}': ({ shop }) => createTaxRegistration(shop),
  'apps /taxes/rates/{id}': ({ shop }) => createTaxRate(shop),
  'apps /redirects/{id}': async ({ shop }) => ({ id: (await createRedirect(shop)).id }),
  'apps /banners/{id}': async ({ shop }) => ({ id: (await createBanner(shop)).id }),
  'apps /blogs/{id}': async ({ shop }) => ({ id: (await createBlog(shop)).id }),
  'apps /tasks/{id}': async ({ shop }) => ({ id: (await createTask(shop)).id }),
  'apps /tasks/{id}/occurrences/{date}': async ({ shop }) => createTask(shop),
  'apps /agents/{id}': async ({ shop }) => createAgent(shop),
  'apps /notes/{id}': async ({ shop }) => createNote(shop),
  'apps /scripts/{id}': async ({ shop }) => createScript(shop),
  'apps /roles/{id}': async ({ shop }) => ({ id: await createRole(shop, ['orders:view']) }),
  'apps /payouts/{id}': async ({ shop }) => ({ id: (await createPayout(shop)).id }),
  'apps /kyc/{id}': async ({ shop }) => ({ id: (await createKyc(shop)).id }),
  'apps /notifications/{id}': async ({ shop }) => ({ id: (await createNotification(shop)).id }),
  'store /payments/webhooks/{provider}': async () => ({ provider: 'sandbox' }),
  'console /stores/{storeId}': async ({ shop }) => ({ storeId: shop.id }),
  'console /auth/sessions/{sessionId}': async ({ account }) => {
    const sessionId = newId()
    const expires_at = new Date(Date.now() + 60_000)
    await service()
      .db('sessions')
      .insert({ id: sessionId, user_id: account.id, surface: 'console', expires_at })
    return { sessionId }
  },
  'console /apps/{appId}': async ({ shop }) => {
    const { appId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { appId }
  },
  'console /apps/{appId}/deliveries/{deliveryId}': async ({ shop }) => {
    const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const deliveryId = await createDelivery(shop, installation, 'dead')
    return { appId: installation.appId, deliveryId }
  },
  'console /stores/{storeId}/staff/{userId}': async ({ shop }) => {
    const person = await createAccount()
    await createStaff(shop, await createRole(shop, ['orders:view']), person)
    return { storeId: shop.id, userId: person.id }
  },
  'console /stores/{storeId}/invitations/{invitationId}': async ({ shop }) => {
    const [email, roleId] = [`${newId()}@example.com`, await createRole(shop, ['orders:view'])]
    await createInvitation(shop, email, roleId)
    const { id } = await service().db('invitations').where({ shop_id: shop.id, email }).first('id')
    return { storeId: shop.id, invitationId: id }
  },
  'console /invitations/{token}': async ({ shop, account }) => {
    await service().db('invitations').where({ shop_id: shop.id, email: account.email }).delete()
    return { token: await createInvitation(shop, account.email!, await createRole(shop, ['orders:view'])) }
  },
  'console /stores/{storeId}/tokens/{tokenId}': async ({ shop }) => ({
    storeId: shop.id,
    tokenId: await tokenIdOf(await createAppToken(shop, ['READ_ORDERS'])),
  }),
  'console /stores/{storeId}/installations/{installationId}': async ({ shop }) => {
    const { id } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    return { storeId: shop.id, installationId: id }
  },
}

/** Returns a function that creates the record in an operation's path and returns the values of the path. */
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
