import { expect } from 'chai'
import { expectExactLedger, turmoil } from '../../apps/stock-support.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { sampledTest } from '../../support/sample.ts'
import { call } from '../../support/service.ts'

describe('The ledger of stock', () => {
  sampledTest('is exact after 200 sales, payments, cancellations and adjustments at once', async () => {
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
