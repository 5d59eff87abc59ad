import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

export let shop: Shop & { ownerId: string }
export let shopper: Person
export const apply = (
  orderId: string,
  { code }: { code: string },
  who: Person = shopper,
  where: Shop = shop,
) => call('store').post('/api/v1/coupons/apply').set(who.as(where)).send({ orderId, code })
export const verify = (body: object, who: Person | null = shopper, where: Shop = shop) =>
  call('store')
    .post('/api/v1/coupons/verify')
    .set(who ? who.as(where) : { 'x-shop-id': where.id })
    .send(body)
/** Returns how often a coupon was used, and checks that its redemptions say the same. */
export const usesOf = async ({ id }: { id: string; code: string }) => {
  const { usage_count } = await service().db('coupons').where({ id }).first('usage_count')
  const redemptions = await service().db('coupon_redemptions').where({ coupon_id: id })
  expect(redemptions).to.have.length(usage_count)
  return usage_count
}

/** Registers a hook: before each test, a store and a shopper. */
export function openCoupons(): void {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })
}
