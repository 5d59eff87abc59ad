import type { Request, Response } from 'express'
import { hours, minutes, seconds } from '../clock.ts'
import { Refusal } from '../errors.ts'
import type { Allowance } from '../gateways/throttle/redis.ts'
import { networkOf } from '../network.ts'
import type { Identity } from './auth.ts'
import type { SurfaceOptions } from './surface-options.ts'
import { Throttle } from './throttle.ts'

/** The counts of a surface's calls (decisions 8, 223 and 300); each throws tooManyRequests. */
export interface Throttling {
  /** Counts a call of a store, or of `null`, and of the caller's network address at that store. */
  call(shopId: string | null, req: Request, res: Response): Promise<void>
  /**
   * Counts a long reply to such a call, and for the address alone a long body of it: they count as more calls, which are
   * never refused.
   */
  lengths(shopId: string | null, req: Request, bytes: { body: number; reply: number }): Promise<void>
  signIn(req: Request, res: Response): Promise<void>
  /** Counts a look for an order by the e-mail address in the body, whose form has been checked. */
  tracking(req: Request, res: Response): Promise<void>
  /** Does the work of a call with a coupon's code, and counts the call if there is no such coupon (decision 750). */
  coupon<T>(who: Caller, req: Request, res: Response, work: () => Promise<T>): Promise<T>
  /** Counts a page or file that is served beside the operations. */
  page(req: Request, res: Response): Promise<void>
}

type Caller = Pick<Identity, 'shop' | 'shopper'>

/** So much of a body, or of a reply, counts as another call: it takes as long (decisions 537 and 771). */
const bytesOfCall = { body: 32 * 1024, reply: 256 * 1024 }

/** An e-mail address or a network address alone may look for this many times as many orders as both together. */
const eitherForBoth = 10

/** A network address may name this many times as many codes of coupons that do not exist as one account there. */
const addressForAccount = 20

/**
 * Counts the calls that `callers` make. Those of browsers are counted apart from those of apps, so that no app can lock
 * a merchant out.
 */
export function createThrottling(
  { surface, config: { limits }, buckets }: SurfaceOptions,
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
    const network = networkOf(ip)
    const owner = shopId ?? network
    return [
      { key: `${counted}:store:${owner}`, ...ofStore },
      { key: `${counted}:address:${owner} ${network}`, ...ofAddress },
    ] as const
  }
  return {
    call: (shopId, req, res) => throttle.take(res, ...ofCall(shopId, req)),
    async lengths(shopId, req, { body, reply }) {
      const [ofBody, ofReply] = [callsIn(body, bytesOfCall.body), callsIn(reply, bytesOfCall.reply)]
      const [store, address] = ofCall(shopId, req)
      if (ofReply > 0) await throttle.charge(ofReply, store, address)
      if (ofBody > 0) await throttle.charge(ofBody, address)
    },
    signIn: (req, res) => throttle.take(res, { key: `${surface}:sign-in:${networkOf(req.ip)}`, ...ofSignIn }),
    tracking(req, res) {
      const [network, email] = [networkOf(req.ip), String(req.body.email).toLowerCase()]
      const key = `${surface}:tracking`
      return throttle.take(
        res,
        { key: `${key}:both:${network} ${email}`, ...ofTracking },
        { key: `${key}:address:${network}`, ...ofEither },
        { key: `${key}:email:${email}`, ...ofEither },
      )
    },
    async coupon({ shop, shopper }, req, res, work) {
      const account = shopper && !shopper.guest ? shopper.id : null
      const at = `${surface}:coupons:${shop!.id}`
      // Guests cost nothing, so those who try codes as such must not keep accounts at their address from their coupons.
      const claims = [
        { key: `${at} ${account ? 'accounts' : 'guests'} ${networkOf(req.ip)}`, ...ofCoupons },
        ...(account ? [{ key: `${at} account ${account}`, ...ofOwnCoupons }] : []),
      ]
      // They are taken first, so that calls at the same moment are counted too.
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
    },
    page: (req, res) => throttle.take(res, { key: `${surface}:pages:${networkOf(req.ip)}`, ...ofAddress }),
  }
}

function callsIn(bytes: number, bytesOfOne: number): number {
  return Math.floor(bytes / bytesOfOne)
}

/** Returns an allowance of `calls` at once, which is full again after `milliseconds`. */
function within(milliseconds: number, calls: number): Allowance {
  return { rate: calls / (milliseconds / seconds), burst: calls }
}
