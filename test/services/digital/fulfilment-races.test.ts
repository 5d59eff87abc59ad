import { expect } from 'chai'
import { transaction } from '../../../src/db/database.ts'
import { revokeGrants } from '../../../src/services/digital/grants.ts'
import {
  type Bought,
  createDigitalOrder,
  createDigitalProduct,
  createDigitalShop,
  createPass,
  entitlementsOf,
} from '../../support/digital.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { sampledTest } from '../../support/sample.ts'
import { service } from '../../support/service.ts'
import { daysLeft, mailsTo, orderRow, pay, type Shop } from './fulfilment-support.ts'

describe('A paid digital order, at the same moment as others', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createDigitalShop()
  })

  sampledTest('grants access once, with one e-mail, however many parallel completions it has', async () => {
    const buyer = await createAccount()
    const [lifetime, pass] = [
      await createDigitalProduct(shop),
      await createDigitalProduct(shop, { accessType: 'pass' }),
    ]
    const order = await createDigitalOrder(shop, buyer, [
      { id: lifetime.id },
      { id: pass.id, digital: { accessType: 'pass' }, quantity: 2 },
    ])
    await pay(order, shop, { times: 50 })
    expect(await orderRow(order.id)).to.include({
      status: 'paid',
      grant_status: 'granted',
      grant_attempts: 1,
    })
    const rows = await entitlementsOf(buyer)
    expect(rows).to.have.length(2)
    expect(daysLeft(rows.find(({ access_type }) => access_type === 'pass'))).to.equal(60)
    expect(await mailsTo(buyer.email!)).to.have.length(1)
  })

  it('extends a pass exactly, when 20 orders of it are paid at once', async () => {
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    const orders = await Promise.all(
      Array.from({ length: 20 }, () =>
        createDigitalOrder(shop, buyer, [{ id: product.id, digital: { accessType: 'pass' } }]),
      ),
    )
    await Promise.all(orders.map((order) => pay(order, shop)))
    const rows = await entitlementsOf(buyer)
    expect(rows).to.have.length(1)
    expect(daysLeft(rows[0])).to.equal(600)
  })

  it('is granted with its e-mail although a deadlock breaks the grant, and nobody is told of a failure', async () => {
    const { db } = service()
    const buyer = await createAccount()
    const bought: Bought[] = []
    for (let i = 0; i < 2; i += 1) {
      const { id } = await createDigitalProduct(shop, { accessType: 'pass' })
      bought.push({ id, digital: { accessType: 'pass' } })
      await createPass(shop, buyer, 5, { product_id: id })
    }
    const order = await createDigitalOrder(shop, buyer, bought)
    let paid!: Promise<void>
    await transaction(db, async (tx) => {
      // PostgreSQL ends the one of the two who looks for a deadlock first.
      await tx.raw(`set local deadlock_timeout = '4s'`)
      const lock = (product_id: string) =>
        tx('entitlements').where({ user_id: buyer.id, product_id }).forUpdate().first('id')
      const [first, last] = bought.map(({ id }) => id).sort()
      await lock(last!)
      paid = pay(order, shop)
      await somebodyWaits()
      await lock(first!)
    })
    await paid
    expect(await orderRow(order.id)).to.include({
      status: 'paid',
      grant_status: 'granted',
      grant_attempts: 1,
    })
    expect((await entitlementsOf(buyer)).map(daysLeft)).to.eql([35, 35])
    expect(await mailsTo(buyer.email!)).to.have.length(1)
    expect(await db('notifications').where({ shop_id: shop.id, type: 'grant_failed' })).to.eql([])
  })

  it('is taken back in the order in which it is granted: each access, by its product, before its grants', async () => {
    const { db } = service()
    const buyer = await createAccount()
    const bought: Bought[] = []
    for (let i = 0; i < 2; i += 1) {
      const { id } = await createDigitalProduct(shop, { accessType: 'pass' })
      bought.unshift({ id, digital: { accessType: 'pass' } })
    }
    // The access whose product has the higher id is the older one, and has the lower id.
    for (const { id } of bought) await createPass(shop, buyer, 5, { product_id: id })
    const order = await createDigitalOrder(shop, buyer, bought)
    await pay(order, shop)
    const [last, first] = bought.map(({ id }) => id)
    const { revoked } = await transaction(db, async (tx) => {
      const lock = (product_id: string) =>
        tx('entitlements').where({ user_id: buyer.id, product_id }).forUpdate().first('id')
      await lock(first!)
      const revoked = transaction(db, (other) => revokeGrants(other, { id: order.id, shopId: shop.id }))
      await somebodyWaits()
      await tx.raw('set local lock_timeout = 500')
      await lock(last!)
      await tx('access_grants').where({ order_id: order.id }).forUpdate().select('id')
      return { revoked }
    })
    await revoked
    expect((await entitlementsOf(buyer)).map(daysLeft)).to.eql([5, 5])
  })
})
