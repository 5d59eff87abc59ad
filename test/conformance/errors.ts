import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createPayout } from '../support/fixtures/shops.ts'
import * as provoke from './provocations.ts'
import { createTask, daily, failGrant, forgetFailedGrants, retryGrants } from './scenes.ts'
import { type Data, type Refused, refuses } from './statements.ts'
import { appWith, digital, store, stores } from './world.ts'

/** Errors: the table, row by row. */
export function errors(): void {
  refuses({
    'a wrong one-time code on verify': [400, 'Invalid OTP', provoke.signInWithAWrongCode],
    'verify for an unknown e-mail address': [404, 'User not found', provoke.signInWithAnUnknownAddress],
    'a missing token at GET /auth/me': [
      401,
      'Authentication required',
      provoke.askForTheProfileWithoutAToken,
    ],
    'an expired token at GET /auth/me': [
      401,
      'Authentication required',
      provoke.askForTheProfileWithAnExpiredToken,
    ],
    'a revoked token at GET /auth/me': [
      401,
      'Authentication required',
      provoke.askForTheProfileWithARevokedToken,
    ],
    'a missing token at the Apps API': [
      401,
      'Authentication required',
      () => provoke.nobody().get('/orders/count'),
    ],
    'a token of the Apps API that is not valid': [
      401,
      'Authentication required',
      () => provoke.intruder().get('/orders/count'),
    ],
  })

  const searches: Record<string, () => typeof store> = {
    products: () => store,
    foods: () => stores.restaurant,
  }
  for (const [kind, at] of Object.entries(searches)) {
    const path = `/${kind}/search`
    refuses({
      [`a missing token at the search of ${kind}`]: [
        401,
        'Unauthorized',
        () => provoke.nobody().get(`${path}?query=a`),
      ],
      [`an invalid token at the search of ${kind}`]: [
        401,
        'Unauthorized',
        () => provoke.intruder().get(`${path}?query=a`),
      ],
      [`the search of ${kind} without READ_INVENTORY`]: [
        403,
        'Forbidden: missing required scope',
        async () => (await provoke.narrow()).get(`${path}?query=a`),
      ],
      [`the search of ${kind} without query`]: [400, /query/, () => at().app.get(path)],
    })
  }

  const digitalCalls: Record<string, ['get' | 'post', path: string]> = {
    'the list of digital access': ['get', '/digital-access'],
    'retry-grants': ['post', '/digital-access/retry-grants'],
  }
  for (const [what, [method, path]] of Object.entries(digitalCalls)) {
    const expired: Refused = [401, 'App token expired or invalid.']
    const scope = method === 'get' ? 'READ_INVENTORY' : 'WRITE_INVENTORY'
    refuses({
      [`${what} without a token`]: [...expired, () => provoke.nobody()[method](path)],
      [`${what} with a token that is not valid`]: [...expired, () => provoke.intruder()[method](path)],
      [`${what} without the scope, with the missing permissions`]: [
        403,
        new RegExp(`\\b${scope}\\b`),
        async () => (await appWith(digital.shop, 'READ_NOTES'))[method](path),
      ],
      [`${what} on a store that is not digital`]: [
        403,
        'This is only available on digital stores.',
        () => store.app[method](path),
      ],
    })
  }

  refuses({
    'an app token without the scope of the endpoint': [
      403,
      'Insufficient scope',
      async () => (await provoke.narrow()).get('/orders/count'),
    ],
    'an unknown task': [404, 'Resource not found', () => store.app.get(`/tasks/${newId()}`)],
    'the occurrence of an unknown task': [
      404,
      'Resource not found',
      () => provoke.changeAnOccurrence(`${newId()}/occurrences/2026-03-02`),
    ],
    'an unknown occurrence': [
      404,
      'Resource not found',
      async () => provoke.changeAnOccurrence(`${(await createTask(daily))._id}/occurrences/2020-03-02`),
    ],
    'an unknown payout': [404, 'Resource not found', () => store.app.get(`/payouts/${newId()}`)],
    'the payout of another store': [
      404,
      'Resource not found',
      async () => store.app.get(`/payouts/${(await createPayout(digital.shop)).id}`),
    ],
    'an unknown shortName': [404, 'Country not found', provoke.askForTheStatesOfAnUnknownCountry],
    'payments for an unknown shop': [404, 'Shop not found', provoke.askForThePaymentsOfAnUnknownStore],
    'a like on an unknown comment': [404, 'Comment not found', provoke.likeAnUnknownComment],
    'a coupon on an unknown order': [404, 'Order not found', provoke.applyToAnUnknownOrder],
    'an unknown coupon on an order': [404, 'Invalid coupon code', provoke.applyAnUnknownCoupon],
    "a coupon on another shopper's order": [
      403,
      'Unauthorized access to order',
      provoke.applyToTheOrderOfAnother,
    ],
    'a second coupon on an order': [
      400,
      'Order already has a coupon applied',
      provoke.applyToAnOrderWithACoupon,
    ],
    'a coupon on an order that is not pending': [
      400,
      'Coupon can only be applied to pending orders',
      provoke.applyToAPaidOrder,
    ],
    'an ended coupon on verify': [400, 'Coupon has expired', provoke.verifyAnEndedCoupon],
    'an order below the minimum on verify': [
      400,
      /minimum order amount of 75\.50/,
      provoke.verifyForAnOrderBelowTheMinimum,
    ],
    'a coupon used up by its shopper on verify': [
      400,
      /used this coupon 1 time\(s\)/,
      provoke.verifyAgainWhatWasUsedOnce,
    ],
    'auto-renew without enabled': [400, { code: 'invalid_body' }, () => provoke.turnRenewal(undefined)],
    'auto-renew with enabled that is not a boolean': [
      400,
      { code: 'invalid_body' },
      () => provoke.turnRenewal('maybe'),
    ],
    'auto-renew on a lifetime access': [
      400,
      { code: 'not_renewable' },
      () => provoke.turnRenewalOfLifetimeAccess(true),
    ],
    'turning auto-renew on with no saved card': [
      400,
      { code: 'no_saved_card' },
      () => provoke.turnRenewal(true),
    ],
    'auto-renew by a guest': [403, { code: 'login_required' }, provoke.turnRenewalAsAGuest],
    'auto-renew of an access that does not exist': [
      404,
      { code: 'not_found' },
      provoke.turnRenewalOfUnknownAccess,
    ],
    'auto-renew of the access of another shopper': [404, { code: 'not_found' }, provoke.turnRenewalOfAnother],
  })

  it('a failing order of retry-grants is no HTTP error, but has ok false in results', async () => {
    await failGrant({ incurable: true })
    const { results } = await retryGrants()
    expect(results.map(({ ok }: Data) => ok)).to.eql([false])
    await forgetFailedGrants()
  })
}
