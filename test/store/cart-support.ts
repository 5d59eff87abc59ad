import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

export const url = '/api/v1/cart'
export let shop: Shop
export let shopper: Person
export const as = (who: Person = shopper, where = shop) => who.as(where)
export const add = (body: object, who?: Person, where?: Shop) =>
  call('store').post(`${url}/items`).set(as(who, where)).send(body)
export const read = async (who?: Person, where?: Shop) =>
  (await call('store').get(url).set(as(who, where)).expect(200)).body.data
/** Returns the codes of a cart's warnings. */
export const warningsOf = (cart: { warnings: { code: string }[] }) => cart.warnings.map(({ code }) => code)

/** Registers a hook: before each test, a store and a guest with an empty cart there. */
export function openCart(): void {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createGuest()
  })
}
