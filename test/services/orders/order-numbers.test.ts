import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { openDatabase, transaction } from '../../../src/db/database.ts'
import { takeOrderNumber } from '../../../src/services/orders/order-numbers.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { sampledTest } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

describe('The number of an order', () => {
  let shop: Shop

  beforeEach(async () => {
    shop = await createShop()
  })

  /** Runs `work` while a transaction has taken a number and does not end; then it is rolled back. */
  async function besideAnother(work: (taken: number) => Promise<void>): Promise<void> {
    const undone = new Error('rolled back')
    const open = transaction(service().db, async (tx) => {
      await work(await takeOrderNumber(tx, shop))
      throw undone
    })
    await open.catch((error) => {
      if (error !== undone) throw error
    })
  }

  it('is taken while the transaction of another order is open, and not again where that is rolled back', async () => {
    const { id } = await createProduct(shop)
    const shopper = await createAccount()
    const place = async () => {
      const order = { items: [{ productId: id, quantity: 1 }] }
      const { body } = await call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send(order)
        .expect(201)
      return body.data.orderId
    }
    await besideAnother(async (taken) => {
      expect(taken).to.equal(1001)
      expect(await place()).to.equal(1002)
    })
    expect(await place()).to.equal(1003)
  })

  sampledTest(
    'is another one for each of those that ask at the same moment, of each store from 1001',
    async () => {
      const other = await createShop()
      const numbers = await transaction(service().db, (tx) =>
        Promise.all([shop, other, shop, shop, other].map((one) => takeOrderNumber(tx, one))),
      )
      expect(numbers).to.eql([1001, 1001, 1002, 1003, 1002])
    },
  )

  it('is there for calls that hold every connection of the pool', async () => {
    const db = openDatabase(service().databaseUrl, 2, 'test of numbers')
    let held = 0
    let release = () => {}
    const all = new Promise<void>((resolve) => {
      release = resolve
    })
    try {
      const take = () =>
        transaction(db, async (tx) => {
          await tx.raw('select 1')
          held += 1
          if (held === 2) release()
          await all
          return takeOrderNumber(tx, shop)
        })
      expect(await Promise.all([take(), take()])).to.have.members([1001, 1002])
    } finally {
      await db.destroy()
    }
  })
})
