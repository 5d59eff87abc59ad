import { expect } from 'chai'
import { minutes } from '../src/base/clock.ts'
import { Refusal } from '../src/base/errors.ts'
import { newId } from '../src/base/ids.ts'
import { guest, type Headers, headersFor, openCallers, refused, shop, tokenIdOf } from './support/callers.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createAccount, type Person } from './support/fixtures/people.ts'
import { createShop } from './support/fixtures/shops.ts'
import { service } from './support/service.ts'
import { everyScope, type Operation, operations, send, urlOf } from './support/walk.ts'

// Walks every operation of the three contracts and checks that it admits only those callers that the contract names.

describe('Every operation', () => {
  openCallers()

  describe('that requires a token', () => {
    for (const operation of operations.filter(({ route }) => route.caller === 'somebody')) {
      it(`refuses a call without one, or with an invalid one: ${operation.name}`, async () => {
        const expected = operation.route.authRefusals?.authentication ?? 'authenticationRequired'
        const ended = await endedToken(operation)
        const shopHeader: Headers = operation.surface === 'store' ? { 'x-shop-id': shop.id } : {}
        for (const bad of [
          {},
          { authorization: 'Bearer app_nonsense' },
          { authorization: 'Basic x' },
          ended,
        ]) {
          const { status, body } = await send(service()[operation.surface], operation, {
            ...shopHeader,
            ...bad,
          })
          expect({ status, message: body.message, data: body.data }).to.eql(refused(expected))
        }
      })
    }
  })

  describe('that accepts a token', () => {
    for (const operation of operations.filter(({ route }) => route.caller === 'anyone')) {
      it(`refuses an invalid one: ${operation.name}`, async () => {
        const headers = { 'x-shop-id': shop.id, authorization: 'Bearer nonsense' }
        const { status, body } = await send(service()[operation.surface], operation, headers)
        expect({ status, message: body.message, data: body.data }).to.eql(refused('authenticationRequired'))
      })
    }
  })

  describe('for accounts', () => {
    for (const operation of operations.filter(({ route }) => route.refusals.includes('loginRequired'))) {
      it(`refuses a guest: ${operation.name}`, async () => {
        const { status, body } = await send(service()[operation.surface], operation, guest.as(shop))
        expect(status).to.equal(403)
        expect(body.code).to.equal('login_required')
      })
    }
  })

  describe('that needs a recent sign-in', () => {
    it('is, on the console, what gives access that outlives the session, and what ends or carries off an account or a store', () => {
      const named = operations.filter(({ surface, route }) => surface === 'console' && route.recentSignIn)
      expect(named.map(({ route }) => route.operationId).sort()).to.eql(
        'addStaff authorizeApp beginFactor closeStore confirmFactor createStoreToken decideDevice deleteMe exportMe removeFactor rotateClientSecret transferStore updateStaff'.split(
          ' ',
        ),
      )
    })

    for (const operation of operations.filter(({ route }) => route.recentSignIn)) {
      it(`refuses a caller who signed in longer than 15 minutes ago: ${operation.name}`, async () => {
        const [tokens, past] = [service().db('app_tokens'), new Date(Date.now() - 15 * minutes)]
        const person = await createAccount()
        await service().db('sessions').where({ user_id: person.id }).update({ created_at: past })
        const old = await createAppToken(shop, everyScope)
        await tokens.where({ id: await tokenIdOf(old) }).update({ signed_in_at: past })
        const headers = { store: person.as(shop), apps: old, console: person.onConsole() }
        const { surface } = operation
        const { status, body } = await send(service()[surface], operation, headers[surface])
        expect(status).to.equal(403)
        expect(body.code).to.equal('sign_in_again')
      })
    }
  })

  describe('at a store that requires a second factor', () => {
    let owner: Person
    let guarded: Awaited<ReturnType<typeof createShop>>
    let token: Headers
    before(async () => {
      owner = await createAccount()
      guarded = await createShop({ ownerId: owner.id })
      token = await createAppToken(guarded, everyScope)
      await service().db('shops').where({ id: guarded.id }).update({ require_second_factor: true })
    })
    const concerned = ({ surface, route }: Operation) =>
      surface === 'apps' || route.path.includes('{storeId}')
    for (const operation of operations.filter(concerned)) {
      it(`refuses its owner, who has none: ${operation.name}`, async () => {
        const { surface } = operation
        const headers = surface === 'apps' ? token : owner.onConsole()
        const url = urlOf(operation, { storeId: guarded.id })
        const { status, body } = await send(service()[surface], operation, headers, url)
        expect(status).to.equal(403)
        expect(body.code).to.equal('second_factor_required')
      })
    }
  })

  describe('with a scope', () => {
    for (const operation of operations.filter(({ route }) => route.scopes.length > 0)) {
      it(`refuses a token with every other scope, and names what is missing: ${operation.name}`, async () => {
        const { scopes, authRefusals } = operation.route
        const others = everyScope.filter((scope) => !scopes.includes(scope))
        const narrow = await createAppToken(shop, others)
        const { status, body } = await send(service().apps, operation, narrow)
        const { message } = new Refusal(authRefusals?.scope ?? 'insufficientScope', {
          values: { permissions: scopes.join(', ') },
        })
        expect({ status, message: body.message }).to.eql({ status: 403, message })
        expect(body.data).to.eql({ required: scopes, granted: others })
      })
    }
  })

  describe('of the apps surface', () => {
    it('has no operation that a token without scopes may use, except the app itself', () => {
      const open = operations.filter(({ surface, route }) => surface === 'apps' && route.scopes.length === 0)
      expect([...new Set(open.map(({ route }) => route.path))]).to.eql([
        '/app',
        '/events',
        '/webhooks/deliveries',
        '/webhooks/deliveries/{id}',
        '/webhooks/deliveries/{id}/redeliver',
      ])
    })
  })

  describe('of the store surface', () => {
    const those = (chosen: (route: Operation['route']) => boolean) =>
      operations
        .filter(({ surface, route }) => surface === 'store' && chosen(route))
        .map(({ route }) => route.operationId)

    it('needs a token, except what a storefront shows to everybody and what a sign-in begins with', () => {
      expect(those(({ caller }) => caller !== 'somebody')).to.have.members([
        'createGuest',
        'authenticate',
        'verifyEmail',
        'verifyCoupon',
        'getShop',
        'getShopPolicies',
        'getHours',
        'listSlots',
        'getTable',
        'getGuestBill',
        'getSitemap',
        'findRedirect',
        'getGoogleFeed',
        'getMetaFeed',
        'getAcpFeed',
        'getMenuFeed',
        'listBanners',
        'listBlogs',
        'getBlog',
        'listProducts',
        'getProduct',
        'listRelatedProducts',
        'listReducedPrices',
        'listCategories',
        'getCategory',
        'listFoods',
        'getFood',
        'listServices',
        'listServiceSlots',
        'getService',
        'listReviews',
        'getReviewSummary',
        'listComments',
        'listCommentReplies',
        'listCountries',
        'listStates',
        'listStateCodes',
        'listCities',
        'getAddressFormat',
        'trackOrder',
        'trackShipment',
        'declareWithdrawal',
        'openWithdrawal',
        'confirmWithdrawal',
        'createStockAlert',
        'confirmStockAlert',
        'cancelStockAlert',
        'createTimeAlert',
        'confirmTimeAlert',
        'cancelTimeAlert',
        'subscribeToNewsletter',
        'confirmNewsletter',
        'unsubscribeFromNewsletter',
        'unsubscribeWithOneClick',
        'getPushPublicKey',
        'createGuestPaymentLink',
        'readPaymentLink',
        'payByLink',
        'receivePaymentCallback',
      ])
    })

    it('is for guests too, except what belongs to an account', () => {
      expect(those(({ guests }) => !guests)).to.have.members([
        'updateMe',
        'deleteMe',
        'exportMe',
        'logoutAll',
        'listLibrary',
        'getEntitlement',
        'listEntitlementFiles',
        'createDownload',
        'setAutoRenew',
        'createReview',
        'updateReview',
        'deleteReview',
        'createComment',
      ])
    })
  })

  describe('of a store', () => {
    for (const operation of operations.filter(({ route }) => route.shop)) {
      it(`refuses a call that names no store, or one that does not exist: ${operation.name}`, async () => {
        const { 'x-shop-id': _, ...headers } = headersFor(operation)
        for (const named of [
          {},
          { 'x-shop-id': newId() },
          { 'x-shop-id': 'nonsense' },
          { origin: 'https://unknown.example' },
        ]) {
          const { status, body } = await send(service().store, operation, { ...headers, ...named })
          expect({ status, message: body.message, data: body.data }).to.eql(refused('shopNotFound'))
        }
      })
    }
  })

  describe('of the Store API that works without a store', () => {
    for (const operation of operations.filter(({ surface, route }) => surface === 'store' && !route.shop)) {
      it(`refuses a store that does not exist: ${operation.name}`, async () => {
        for (const id of [newId(), 'nonsense']) {
          const named = { ...headersFor(operation), 'x-shop-id': id }
          const { status, body } = await send(service().store, operation, named)
          expect({ status, message: body.message, data: body.data }).to.eql(refused('shopNotFound'))
        }
      })
    }
  })

  describe('of a suspended store', () => {
    let suspended: Awaited<ReturnType<typeof createShop>>
    let suspendedToken: Headers
    before(async () => {
      suspended = await createShop({ type: 'digital' })
      suspendedToken = await createAppToken(suspended, everyScope)
      const suspension = { suspended_at: new Date(), suspension_reason: 'Counterfeit goods' }
      await service().db('shops').where({ id: suspended.id }).update(suspension)
    })

    for (const operation of operations.filter(({ surface }) => surface !== 'console')) {
      it(`is refused, and does not say why: ${operation.name}`, async () => {
        const headers =
          operation.surface === 'apps'
            ? suspendedToken
            : { ...headersFor(operation), 'x-shop-id': suspended.id }
        const { status, body } = await send(service()[operation.surface], operation, headers)
        expect({ status, message: body.message, data: body.data }).to.eql(refused('storeSuspended'))
      })
    }
  })
})

/** Returns headers with a token that has ended: one of an app that has expired, or one of a session that was revoked. */
async function endedToken({ surface }: Operation): Promise<Headers> {
  if (surface === 'apps') {
    const headers = await createAppToken(await createShop(), everyScope)
    await service()
      .db('app_tokens')
      .where({ id: await tokenIdOf(headers) })
      .update({ expires_at: new Date(0) })
    return headers
  }
  const person = await createAccount()
  await service().db('sessions').where({ user_id: person.id }).update({ revoked_at: new Date() })
  return surface === 'console' ? person.onConsole() : person.as()
}
