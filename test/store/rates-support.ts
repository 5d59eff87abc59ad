import type { Shop } from '../../src/base/context.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

export const place = {
  name: 'Ada',
  phone: '+234 803 000 0000',
  line1: '2 Road',
  city: 'Ikeja',
  state: 'lagos',
  country: 'NG',
}
export let shop: Shop & { ownerId: string }
export let shopper: Person
/** Asks for rates, as the shopper. */
export const ask = (body: object, who: Person = shopper, app = service().store) =>
  call('store', app).post('/api/v1/shipping/rates').set(who.as(shop)).send(body)
/** Returns a rate for the cart, as the shopper gets it in a quote. */
export const quoted = async (body: object = { address: place }) => (await ask(body).expect(200)).body.data[0]
/** Puts a product of this price, in minor units, into the cart. */
export const fill = async (price = 2000, who: Person = shopper) => {
  const product = await createProduct(shop, { price, quantity: 1000 })
  await createCartItem(shop, who, product)
  return product
}

/** Registers a hook: before each test, a store with flat rates and a guest. */
export function openRates(): void {
  beforeEach(async () => {
    shop = await createShop({ currency: 'USD', country: 'NG' })
    shopper = await createGuest()
    await setShipping(shop)
  })
}
