import { expect } from 'chai'
import { expectExactLedger } from '../../apps/stock-support.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'

describe('The ledger of stock', () => {
  /** Sells, pays, cancels and adjusts at random, `times` at once; returns the replies' statuses. */
  async function turmoil(
    times: number,
  ): Promise<{ statuses: number[]; shop: Awaited<ReturnType<typeof createShop>> }> {
    const shop = await createShop()
    await service().db('shops').where({ id: shop.id }).update({ low_stock_at: 0 })
    const as = await createAppToken(shop, ['WRITE_INVENTORY', 'WRITE_ORDERS'])
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => createAccount()))
    const plain = await Promise.all([1, 2, 3].map(() => createProduct(shop, { quantity: 40 })))
    const { id: productId } = await createProduct(shop)
    const variants = await Promise.all(
      [1, 2].map(() => createVariant(shop, { id: productId }, { quantity: 30 })),
    )
    const items = [
      ...plain.map(({ id }) => ({ productId: id })),
      ...variants.map(({ id }) => ({ productId, variantId: id })),
    ]
    const placed: { id: string; by: Person }[] = []
    const steps = {
      async sale(n: number) {
        const by = shoppers[n % shoppers.length]!
        // Two lines share an item.
        const lines = [n, n + 1, n].map((one) => ({ ...items[one % items.length]!, quantity: 1 + (one % 2) }))
        const reply = await call('store').post('/api/v1/orders').set(by.as(shop)).send({ items: lines })
        if (reply.status === 201) placed.push({ id: reply.body.data._id, by })
        return reply.status
      },
      async pay(n: number) {
        const order = placed[n % placed.length]
        if (!order) return 404
        return (await call('apps').patch(`/api/v1/orders/${order.id}`).set(as).send({ status: 'paid' }))
          .status
      },
      async cancel(n: number) {
        const order = placed[n % placed.length]
        if (!order) return 404
        const path = `/api/v1/orders/${order.id}/cancel`
        return (await call('store').post(path).set(order.by.as(shop))).status
      },
      async adjust(n: number) {
        const adjustments = [n, n + 1].map((one) => {
          const { productId, variantId = productId } = items[one % items.length]! as {
            productId: string
            variantId?: string
          }
          return { id: variantId, change: (one % 5) - 2, reason: 'correction' }
        })
        const reply = await call('apps').post('/api/v1/stock/adjustments').set(as).send({ adjustments })
        return reply.status
      },
    }
    const kinds = [steps.sale, steps.sale, steps.adjust, steps.pay, steps.cancel]
    const statuses = await Promise.all(Array.from({ length: times }, (_, n) => kinds[n % kinds.length]!(n)))
    statuses.push(...(await Promise.all(placed.map((_, n) => (n % 2 ? steps.pay(n) : steps.cancel(n))))))
    return { statuses, shop }
  }

  it('is exact after 200 sales, payments, cancellations and adjustments at once', async () => {
    const { statuses, shop } = await turmoil(200)
    expect(statuses.filter((status) => status === 201).length).to.be.greaterThan(10)
    expect(statuses.filter((status) => status >= 500 && status !== 503)).to.eql([])
    await expectExactLedger(shop)
  })

  it('adds up what the lines of one order need of an item before it is checked', async () => {
    const shop = await createShop()
    const shopper = await createAccount()
    const { id: productId } = await createProduct(shop, { quantity: 5 })
    const order = (...quantities: number[]) =>
      call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: quantities.map((quantity) => ({ productId, quantity })) })
    await order(3, 3).expect(409)
    await expectExactLedger(shop)
    await order(3, 2).expect(201)
    await expectExactLedger(shop)
  })
})
