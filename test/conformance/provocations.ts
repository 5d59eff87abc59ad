import { clock, days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createEntitlement, createPass } from '../support/digital.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { askForCode, later, newEmail, wrong } from '../support/sign-in.ts'
import { appWith, client, digital, shopperOf, store } from './world.ts'

// Calls that the specification refuses. It lists each refusal twice, with its endpoint and among the errors.

export async function signInWithAWrongCode() {
  const email = newEmail()
  return store.visitor.post('/auth/verify').send({ email, otp: wrong(await askForCode(email)) })
}

export function signInWithAnUnknownAddress() {
  return store.visitor.post('/auth/verify').send({ email: newEmail(), otp: '123456' })
}

export function askForTheProfileWithoutAToken() {
  return store.visitor.get('/auth/me')
}

export async function askForTheProfileWithAnExpiredToken() {
  const { get } = await shopperOf(store.shop)
  return later(8 * days, () => Promise.resolve(get('/auth/me')))
}

export async function askForTheProfileWithARevokedToken() {
  const { get, post } = await shopperOf(store.shop)
  await post('/auth/logout')
  return get('/auth/me')
}

export function askForTheStatesOfAnUnknownCountry() {
  return store.visitor.get('/country/states?shortName=XX')
}

export const verify = (code: string, orderId?: string) =>
  store.shopper.post('/coupons/verify').send({ code, orderId })
export const apply = (code: string, orderId: string) =>
  store.shopper.post('/coupons/apply').send({ code, orderId })

/** Returns an order that applies a coupon, and one that could. */
export async function orderWithCoupon(): Promise<{ orderId: string; code: string }> {
  const [{ id: orderId }, { code }] = [
    await createOrder(store.shop, store.shopper),
    await createCoupon(store.shop),
  ]
  await apply(code, orderId).expect(200)
  return { orderId, code }
}

export function verifyAnUnknownCoupon() {
  return verify('NO-SUCH-CODE')
}

export async function verifyAnEndedCoupon() {
  const { code } = await createCoupon(store.shop, { ends_at: new Date(clock.now().getTime() - 1 * days) })
  return verify(code)
}

export async function verifyForAnOrderBelowTheMinimum() {
  const { code } = await createCoupon(store.shop, { minimum_order_amount: 7550 })
  const { id } = await createOrder(store.shop, store.shopper, { subtotal: 5000 })
  return verify(code, id)
}

export async function verifyAgainWhatWasUsedOnce() {
  const { code } = await createCoupon(store.shop, { per_user_limit: 1 })
  await apply(code, (await createOrder(store.shop, store.shopper)).id).expect(200)
  return verify(code)
}

export async function applyToAnUnknownOrder() {
  return apply((await createCoupon(store.shop)).code, newId())
}

export async function applyToTheOrderOfAnother() {
  const { id } = await createOrder(store.shop, await shopperOf(store.shop))
  return apply((await createCoupon(store.shop)).code, id)
}

export async function applyToAnOrderWithACoupon() {
  const { orderId, code } = await orderWithCoupon()
  return apply(code, orderId)
}

export async function applyToAPaidOrder() {
  const { id } = await createOrder(store.shop, store.shopper, { status: 'paid' })
  return apply((await createCoupon(store.shop)).code, id)
}

export async function applyAnUnknownCoupon() {
  return apply('NO-SUCH-CODE', (await createOrder(store.shop, store.shopper)).id)
}

export const setAutoRenew = (entitlementId: string, enabled: unknown, { post } = digital.shopper) =>
  post(`/library/${entitlementId}/auto-renew`).send({ enabled })

export async function turnRenewal(enabled: unknown) {
  const { id } = await createPass(digital.shop, digital.shopper, 10)
  return setAutoRenew(id, enabled)
}

export async function turnRenewalOfLifetimeAccess(enabled: boolean) {
  const { id } = await createEntitlement(digital.shop, digital.shopper)
  return setAutoRenew(id, enabled)
}

export async function turnRenewalAsAGuest() {
  const { id } = await createPass(digital.shop, digital.guest, 10)
  return setAutoRenew(id, true, digital.guest)
}

export function turnRenewalOfUnknownAccess() {
  return setAutoRenew(newId(), true)
}

export async function turnRenewalOfAnother() {
  const { id } = await createPass(digital.shop, await shopperOf(digital.shop), 10)
  return setAutoRenew(id, true)
}

export async function askForThePaymentsOfAnUnknownStore() {
  const { get } = await shopperOf({ id: newId() })
  return get('/payments')
}

export function likeAnUnknownComment() {
  return store.shopper.post(`/comments/${newId()}/like`)
}

/** Returns a caller of the Apps API with a token that nobody issued. */
export const intruder = () => client('apps', { authorization: 'Bearer app_nobody-issued-this' })
/** Returns a caller of the Apps API without a token. */
export const nobody = () => client('apps')
/** Returns an app that was granted nothing but to read notes. */
export const narrow = () => appWith(store.shop, 'READ_NOTES')

export function retryGrantsOfGoods() {
  return store.app.post('/digital-access/retry-grants')
}

export function changeAnOccurrence(path: string) {
  return store.app.patch(`/tasks/${path}/status`).send({ status: 'done' })
}
