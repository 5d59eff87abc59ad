import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { networkOf } from '../../base/network.ts'
import type { Config, JwtSecrets } from '../../config/config.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type SignInContext, signedIn } from '../activity/alerts.ts'
import { browserName } from '../activity/known-devices.ts'
import { moveBookings } from '../bookings/owners.ts'
import { moveCart } from '../checkout/cart-merge.ts'
import { moveWishlist } from '../checkout/wishlists.ts'
import { moveEntitlements, moveGranted } from '../digital/entitlement-merge.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { moveSubscriptions } from '../messaging/push-subscriptions.ts'
import { joinOrders } from '../orders/guest-orders.ts'
import { moveOrders } from '../orders/orders.ts'
import { createAnonymous, lockAccount } from '../people/accounts.ts'
import { ensureCustomer } from '../people/customers.ts'
import {
  closeAllSessions,
  type IssuedToken,
  lockSessions,
  openSession,
  type Realm,
  sessionIdOf,
} from '../people/sessions.ts'
import { forgetReplies } from '../shared/idempotency.ts'
import { moveAddresses } from '../shipping/addresses.ts'
import { moveTakenRates } from '../shipping/rate-claims.ts'
import { factorRequired } from './factor-challenges.ts'
import { forgiveTry, lockNetwork, rememberNetwork } from './limits.ts'
import { createCode, refuseEarly, spendCode, tryCode } from './one-time-codes.ts'
import { needsFactor } from './second-factor.ts'

/** Creates an anonymous shopper with a session of 30 days, at a store if one is named. */
export async function createGuest(
  tx: Transaction,
  secrets: JwtSecrets,
  shop: Shop | null,
): Promise<{ _id: string } & IssuedToken> {
  const id = await createAnonymous(tx)
  return { _id: id, ...(await openSession(tx, secrets, { id, guest: true }, { surface: 'store', shop })) }
}

/**
 * Mails a six-digit sign-in code, valid for 10 minutes and only in the realm that it is requested for. The first code
 * for an address creates its account. The name is kept with the code, and becomes that of an account without one when
 * this very code is verified (decision names-come-with-verified-codes). Throws tooManyCodes, creating nothing.
 */
export async function sendCode(
  db: Database,
  { config, vault }: Dependencies,
  { email: to, name = '' }: { email: string; name?: string },
  { realm, ip: address }: Origin,
): Promise<{ email: string; expiresAt: string }> {
  const ip = networkOf(address)
  await refuseEarly(db, config.limits, to, ip)
  return transaction(db, async (tx) => {
    await lockNetwork(tx, ip)
    const userId = await lockAccount(tx, to)
    const { otp, expiresAt } = await createCode(tx, config.jwtSecrets, config.limits, {
      userId,
      ip,
      realm,
      name,
    })
    const subject = 'Your sign-in code'
    const rest = `${purposeOf(realm)}\n\nIf you did not request it, you can ignore this e-mail.\n`
    const html = renderNote({ subject, code: otp, text: rest })
    await queueMail(tx, vault, { to, subject, text: `${subject} is ${otp}. ${rest}`, html, lane: 'codes' })
    return { email: to, expiresAt: expiresAt.toISOString() }
  })
}

/**
 * Creates a sign-in code for an account and returns it instead of mailing it, for the page that a developer's own
 * service shows at start-up. Throws tooManyCodes.
 */
export function createUnmailedCode(
  db: Database,
  { jwtSecrets, limits }: Pick<Config, 'jwtSecrets' | 'limits'>,
  userId: string,
  { realm, ip }: Origin,
): Promise<string> {
  return transaction(db, async (tx) => {
    await lockNetwork(tx, ip)
    await tx('users').where({ id: userId }).forNoKeyUpdate().first('id')
    const { otp } = await createCode(tx, jwtSecrets, limits, { userId, ip, realm })
    return otp
  })
}

/**
 * The code comes first in its e-mail, so that no store name can be mistaken for it or become a link
 * (decision names-carry-no-links-in-mail).
 */
function purposeOf({ surface, shop }: Realm<Shop>): string {
  const name = shop && withoutLinks(shop.name)
  if (surface === 'console') return 'It is for the merchants’ console alone, and expires in 10 minutes.'
  return name ? `It is for ${name} alone, and expires in 10 minutes.` : 'It expires in 10 minutes.'
}

/** The circumstances of a sign-in: the realm, and the IP address that the call comes from. */
export interface Origin {
  realm: Realm<Shop>
  ip: string
}

/** The context of a shopper's sign-in: their guest session, if any. */
export interface ShopperContext {
  shopper: Shopper | null
  record: RecordChange
}

/**
 * Signs in with an e-mailed code that is valid in this realm, in one transaction: a guest's wishlists, carts, orders,
 * library, addresses and push subscriptions move to the account and the guest's sessions end. So do the orders that any
 * guest has placed at this store with the address, which the code proves, and the access that they gave. A row that the guest
 * writes at the same moment moves too, or is refused because its session has ended. With a store, the shopper becomes
 * its customer, which is recorded as an event only if that is new. A sign-in to the console is recorded for the
 * person's stores. Throws invalidOtp for any fault of the code, userNotFound if no code was ever requested for the
 * address, tooManyRequests for a network that has tried too many wrong codes, and factorRequired, with the code used
 * up, for a person who signs in to the console with a second factor.
 */
export async function verifyEmail(
  db: Database,
  { jwtSecrets, limits }: Pick<Config, 'jwtSecrets' | 'limits'>,
  { email, otp }: { email: string; otp: string },
  { realm, ip: address }: Origin,
  { toStore, toConsole }: { toStore?: ShopperContext; toConsole?: SignInContext } = {},
): Promise<{ _id: string; email: string; token: string }> {
  const ip = networkOf(address)
  const code = await tryCode(db, jwtSecrets, limits, { email, otp, realm, ip })
  const shopId = realm.shop?.id ?? code.shopId ?? toStore?.shopper?.sessionShopId
  const boundTo = { surface: realm.surface, shop: shopId ? { id: shopId } : null }
  const entered = await transaction(db, async (tx) => {
    const { userId } = code
    const account = await tx('users')
      .where({ id: userId })
      .whereNull('deleted_at')
      .whereNull('disabled_at')
      .forNoKeyUpdate()
      .first<{ name: string } | undefined>('name')
    if (!account) throw new Refusal('invalidOtp')
    await spendCode(tx, code.codeId)
    await forgiveTry(tx, code.tryId)
    if (realm.surface === 'console' && (await needsFactor(tx, userId))) return null
    await rememberNetwork(tx, userId, ip)
    const name = account.name || code.name
    if (name !== account.name)
      await tx('users').where({ id: userId }).update({ name, updated_at: clock.now() })
    const device = toConsole && { name: browserName(toConsole.device) }
    const { token } = await openSession(tx, jwtSecrets, { id: userId, guest: false }, boundTo, device)
    const sessionId = sessionIdOf(token)
    if (toStore) await welcome(tx, realm.shop, toStore, { userId, sessionId, email, name })
    if (toConsole) await signedIn(tx, toConsole, { id: userId, email, name })
    return { _id: userId, email, token }
  })
  if (!entered) throw factorRequired(jwtSecrets, code.userId)
  return entered
}

async function welcome(
  tx: Transaction,
  shop: Shop | null,
  { shopper, record }: ShopperContext,
  account: { userId: string; sessionId: string; email: string; name: string },
): Promise<void> {
  const guest = shopper?.guest ? shopper : null
  if (guest) {
    await lockSessions(tx, guest.id)
    await moveWishlist(tx, guest.id, account.userId)
    await moveCart(tx, guest.id, account.userId)
  }
  if (shop) {
    const { id, changed } = await ensureCustomer(tx, shop, account)
    if (changed) await record(tx, { shopId: shop.id, resource: 'customers', resourceId: id })
  }
  const who = { guestId: guest?.id ?? null, userId: account.userId, email: account.email }
  const joined = shop ? await joinOrders(tx, record, { ...who, shopId: shop.id }) : []
  await moveBookings(tx, record, { ...who, shopId: shop?.id ?? null })
  if (guest) await takeOver(tx, record, guest, account)
  if (shop) await moveGranted(tx, shop.id, joined, account.userId)
}

/** Transfers what a guest has to the account that they signed in to, and ends their sessions. */
async function takeOver(
  tx: Transaction,
  record: RecordChange,
  guest: Shopper,
  account: { userId: string; sessionId: string },
): Promise<void> {
  await forgetReplies(tx, guest.id)
  await moveOrders(tx, record, guest.id, account.userId)
  await moveTakenRates(tx, guest.id, account.userId)
  await moveEntitlements(tx, guest.id, account.userId)
  await moveAddresses(tx, guest.id, account.userId)
  await moveSubscriptions(tx, guest.id, account)
  await closeAllSessions(tx, guest.id)
}
