import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { transaction } from '../../src/db/database.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'

describe('The total that a shopper was shown', () => {
  let shop: Shop
  let shopper: Person
  let product: Awaited<ReturnType<typeof createProduct>>
  const place = (body: object) => call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body)
  const stock = async () =>
    (await service().db('products').where({ id: product.id }).first('quantity')).quantity
  const reprice = (price: number) => service().db('products').where({ id: product.id }).update({ price })

  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    product = await createProduct(shop, { price: 1999, quantity: 10 })
  })

  describe('createOrder', () => {
    it('places the order at exactly that total, with its shipping', async () => {
      const items = [{ productId: product.id, quantity: 3 }]
      const rate = await createShippingRate(shop, shopper, { subtotal: 5997 })
      const { body } = await place({ items, rateId: rate.id, expectedTotal: 64.97 }).expect(201)
      expect(body.data).to.include({ subtotal: 59.97, shippingCost: 5, total: 64.97 })
      await reprice(10)
      // 0.30000000000000004
      await place({ items, expectedTotal: 0.1 + 0.2 }).expect(201)
    })

    for (const price of [2000, 1998]) {
      it(`refuses the cart at ${price} in place of 1999, tells the total, and leaves everything as it was`, async () => {
        const rate = await createShippingRate(shop, shopper, { subtotal: price })
        await createCartItem(shop, shopper, product)
        await reprice(price)
        const shown = { rateId: rate.id, expectedTotal: 24.99 }
        const { body } = await place(shown).expect(409)
        expect(body.code).to.equal('total_changed')
        const now = { subtotal: price / 100, shippingCost: 5, total: price / 100 + 5 }
        expect(body.data).to.eql(now)
        expect(body.message).to.contain(`$${now.total.toFixed(2)}`)
        expect(await stock()).to.equal(10)
        const { body: cart } = await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
        expect(cart.data.count).to.equal(1)
        const { body: placed } = await place({ ...shown, expectedTotal: now.total }).expect(201)
        expect(placed.data.total).to.equal(now.total)
      })
    }

    it('is never placed at another total, while the price changes', async () => {
      const items = [{ productId: product.id, quantity: 1 }]
      const placed: Promise<{ status: number; body: { code?: string; data: { total: number } } }>[] = []
      const placeOne = () => placed.push(place({ items, expectedTotal: 19.99 }).then((reply) => reply))
      await transaction(service().db, async (tx) => {
        await tx('products').where({ id: product.id }).update({ price: 2500 })
        placeOne()
        await somebodyWaits()
      })
      placeOne()
      const [waited, after] = await Promise.all(placed)
      // The first has read the price before it changed.
      expect([waited!.status, waited!.body.data.total]).to.eql([201, 19.99])
      expect([after!.status, after!.body.code, after!.body.data.total]).to.eql([409, 'total_changed', 25])
      expect(await stock()).to.equal(9)
    })

    it('asks for no total that nobody has named', async () => {
      await reprice(1)
      await place({ items: [{ productId: product.id, quantity: 1 }] }).expect(201)
    })
  })
})
