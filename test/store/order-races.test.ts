import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/orders'
let shop: Shop & { ownerId: string }
let shopper: Person
const place = (body: object, who: Person = shopper, where: { id: string } = shop) =>
  call('store').post(url).set(who.as(where)).send(body)
const stockOf = async (id: string, table = 'products') =>
  (await service().db(table).where({ id }).first('quantity')).quantity

describe('Placing orders at the same moment', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  describe('createOrder', () => {
    it('orders a cart once, however many parallel calls there are', async () => {
      const product = await createProduct(shop)
      await createCartItem(shop, shopper, product)
      const replies = await Promise.all(Array.from({ length: 8 }, () => place({})))
      expect(replies.filter(({ status }) => status === 201)).to.have.length(1)
      expect(await stockOf(product.id)).to.equal(9)
    })

    sampledTest('sells the last one once, in fifty parallel calls', async () => {
      const product = await createProduct(shop, { quantity: 1 })
      const items = [{ productId: product.id, quantity: 1 }]
      const replies = await Promise.all(Array.from({ length: 50 }, () => place({ items })))
      const statuses = replies.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).to.have.length(1)
      expect(statuses.filter((status) => status === 409)).to.have.length(49)
      expect(await stockOf(product.id)).to.equal(0)
    })

    it('never deadlocks on orders of the same items in another sequence, placed and cancelled', async () => {
      const products = await Promise.all([1, 2, 3, 4].map(() => createProduct(shop, { quantity: 1000 })))
      const variants = await Promise.all(
        products.slice(2).map(async (product) => {
          const { id } = await createVariant(shop, product, { quantity: 1000 })
          return { productId: product.id, variantId: id, quantity: 1 }
        }),
      )
      const lines = [...products.slice(0, 2).map(({ id }) => ({ productId: id, quantity: 1 })), ...variants]
      const orders = await Promise.all(
        Array.from({ length: 40 }, async (_, i) => {
          const turned = [...lines.slice(i % 4), ...lines.slice(0, i % 4)]
          const { body } = await place({ items: i % 2 ? turned : turned.reverse() }).expect(201)
          if (i % 3 === 0)
            await call('store').post(`${url}/${body.data._id}/cancel`).set(shopper.as(shop)).expect(200)
          return body.data
        }),
      )
      expect(new Set(orders.map(({ orderId }) => orderId)).size).to.equal(40)
      for (const { id } of products.slice(0, 2)) expect(await stockOf(id)).to.equal(1000 - 26)
      for (const { variantId } of variants) expect(await stockOf(variantId, 'variants')).to.equal(1000 - 26)
    })

    it('repeats the first reply to a repeated Idempotency-Key, and orders once', async () => {
      const product = await createProduct(shop)
      const again = () =>
        place({ items: [{ productId: product.id, quantity: 1 }] })
          .set('Idempotency-Key', 'order-1')
          .expect(201)
      const [first, second] = [await again(), await again()]
      expect(second.body).to.eql(first.body)
      expect(second.headers['idempotent-replayed']).to.equal('true')
      expect(await stockOf(product.id)).to.equal(9)
    })
  })
})
