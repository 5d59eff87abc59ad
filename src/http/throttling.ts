// Rate limiting: which limits a call counts against, and the RateLimit headers.

import type { Request, Response } from 'express'
import { hours, minutes } from '../base/clock.ts'
import { Refusal } from '../base/errors.ts'
import { siteOf } from '../base/network.ts'
import { ofNetworks, within } from '../gateways/throttle/buckets.ts'
import type { Claim } from '../gateways/throttle/redis.ts'
import type { Identity } from './auth.ts'
import type { Route } from './handler.ts'
import type { Api, SurfaceOptions } from './surface-options.ts'
import { Throttle } from './throttle.ts'

/** Counts a surface's calls (decision throttles-count-store-and-address); each method throws tooManyRequests. */
export interface Throttling {
  /** Counts a call to a store, or to `null`, and by the caller's network address at that store. */
  call(shopId: string | null, req: Request, res: Response): Promise<void>
  /**
   * Counts the length of such a call's reply, and by address alone that of its body: long ones count as extra calls,
   * which are never refused.
   */
  lengths(shopId: string | null, req: Request, bytes: { body: number; reply: number }): Promise<void>
  /** Counts a sign-in or an order look-up by its network address alone, before anything else is known of it. */
  arrival(route: Route, req: Request, res: Response): Promise<void>
  /**
   * Runs a call whose form has been checked. First counts an order look-up by the e-mail address in its body; counts a
   * coupon code if there is no such coupon.
   */
  attempt<T>(call: Attempt, work: () => Promise<T>): Promise<T>
  /** Counts a page or file served besides the operations. */
  page(req: Request, res: Response): Promise<void>
}

interface Attempt {
  route: Route
  caller: Caller
  req: Request
  res: Response
}

type Caller = Pick<Identity, 'shop' | 'shopper'>

/**
 * This many bytes of a body, or of a reply, count as another call: they take as long (decision bytes-count-as-calls).
 */
const bytesOfCall = { body: 32 * 1024, reply: 256 * 1024 }

/** An e-mail address or a network address alone may look up this many times as many orders as the pair. */
const eitherForBoth = 10

/** A network address may try this many times as many unknown coupon codes as one account there. */
const addressForAccount = 20

/**
 * Counts the calls that `callers` make. Browsers are counted apart from apps, so that no app can lock a merchant out.
 */
export function createThrottling(
  { surface, config: { limits }, buckets }: SurfaceOptions<Api>,
  callers: 'all' | 'browsers' = 'all',
): Throttling {
  const counted = callers === 'all' ? surface : `${surface}:browsers`
  const throttle = new Throttle(buckets)
  const ofStore = { rate: limits.storeRate, burst: limits.storeBurst }
  const ofAddress = { rate: limits.addressRate, burst: limits.addressBurst }
  const ofSignIn = within(1 * minutes, limits.signInPerMinute)
  const ofTracking = within(1 * hours, limits.trackingPerHour)
  const ofEither = within(1 * hours, limits.trackingPerHour * eitherForBoth)
  const ofCoupons = within(1 * hours, limits.wrongCouponsPerHour)
  const ofOwnCoupons = within(1 * hours, Math.ceil(limits.wrongCouponsPerHour / addressForAccount))
  const ofCall = (shopId: string | null, { ip }: Request) => {
    const owner = shopId ?? siteOf(ip)
    return [
      { key: `${counted}:store:${owner}`, ...ofStore },
      ...ofNetworks(`${counted}:address:${owner}`, ip, ofAddress),
    ] as const
  }
  const ofLook = ({ ip, body }: Request) => {
    const email = String(body.email)
    const key = `${surface}:tracking`
    return [
      ...ofNetworks(`${key}:both:${email}`, ip, ofTracking),
      ...ofNetworks(`${key}:address`, ip, ofEither),
      { key: `${key}:email:${email}`, ...ofEither },
    ]
  }
  const ofCode = ({ shop, shopper }: Caller, { ip }: Request) => {
    const account = shopper && !shopper.guest ? shopper.id : null
    const at = `${surface}:coupons:${shop!.id}`
    // Guests cost nothing, so guests who guess codes must not keep accounts at their address from using coupons.
    return [
      ...ofNetworks(`${at} ${account ? 'accounts' : 'guests'}`, ip, ofCoupons),
      ...(account ? [{ key: `${at} account ${account}`, ...ofOwnCoupons }] : []),
    ]
  }
  return {
    call: (shopId, req, res) => throttle.take(res, ...ofCall(shopId, req)),
    async lengths(shopId, req, { body, reply }) {
      const [ofBody, ofReply] = [callsIn(body, bytesOfCall.body), callsIn(reply, bytesOfCall.reply)]
      const [store, ...networks] = ofCall(shopId, req)
      if (ofReply > 0) await throttle.charge(ofReply, store, ...networks)
      if (ofBody > 0) await throttle.charge(ofBody, ...networks)
    },
    async arrival(route, { ip }, res) {
      if (route.throttle === 'sign-in' || route.throttle === 'tracking')
        await throttle.take(res, ...ofNetworks(`${surface}:sign-in`, ip, ofSignIn))
    },
    async attempt({ route, caller, req, res }, work) {
      if (route.throttle === 'tracking') await throttle.take(res, ...ofLook(req))
      if (route.throttle !== 'coupon') return work()
      return countedIfWrong(throttle, res, ofCode(caller, req), work)
    },
    page: (req, res) => throttle.take(res, ...ofNetworks(`${surface}:pages`, req.ip, ofAddress)),
  }
}

/** Runs a call with a coupon code. The call stays counted if there is no such coupon. */
async function countedIfWrong<T>(
  throttle: Throttle,
  res: Response,
  claims: Claim[],
  work: () => Promise<T>,
): Promise<T> {
  // Taken first, so that concurrent calls are counted too.
  await throttle.take(res, ...claims)
  let isWrong = false
  try {
    return await work()
  } catch (error) {
    isWrong = error instanceof Refusal && error.refusal === 'invalidCouponCode' && error.counted
    throw error
  } finally {
    if (!isWrong) await throttle.charge(-1, ...claims)
  }
}

function callsIn(bytes: number, bytesOfOne: number): number {
  return Math.floor(bytes / bytesOfOne)
}
