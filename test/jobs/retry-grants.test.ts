import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { retryGrants } from '../../src/jobs/retry-grants.ts'
import {
  createDigitalProduct,
  createDigitalShop,
  createFailedOrder,
  createPass,
  entitlementsOf,
} from '../support/digital.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { whilePoisoned } from '../support/poison.ts'
import { service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const run = () => {
  const { db, dependencies } = service()
  return retryGrants.run({ db, dependencies, signal: new AbortController().signal })
}
const orderRow = (id: string) => service().db('orders').where({ id }).first()

describe('retry-grants', () => {
  it('grants what could not be granted, more than one batch, and repeated runs change nothing', async () => {
    const shop = await createDigitalShop()
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    const bought = { id: product.id, digital: { accessType: 'pass' as const } }
    for (let i = 0; i < 30; i++) await createFailedOrder(shop, buyer, [bought])
    await Promise.all([run(), run(), run()])
    const [row] = await entitlementsOf(buyer)
    expect(Math.round((Date.parse(row.ends_at) - Date.now()) / 86_400_000)).to.equal(900)
    expect(await service().db('mails').where({ recipient: buyer.email })).to.eql([])
  })

  it('retries failed grants with growing delays, and notifies the store once', async () => {
    const shop = await createDigitalShop()
    const product = await createDigitalProduct(shop)
    const { id } = await createFailedOrder(shop, await createAccount(), [{ id: product.id }])
    await service().db('products').where({ id: product.id }).update({ deleted_at: new Date() })
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      await service()
        .db('orders')
        .where({ id })
        .update({ grant_next_at: new Date(0) })
      await run()
      waits.push(Math.round((Date.parse((await orderRow(id)).grant_next_at) - Date.now()) / 60_000))
    }
    expect(waits).to.eql([1, 5, 30])
    await run()
    expect((await orderRow(id)).grant_attempts).to.equal(3)
    await later(31 * 60_000, run)
    expect((await orderRow(id)).grant_attempts).to.equal(4)
    const told = await service().db('notifications').where({ shop_id: shop.id, type: 'grant_failed' })
    expect(told).to.have.length(1)
  })

  it('uses up no attempt while the file store is down', async () => {
    const shop = await createDigitalShop()
    const buyer = await createAccount()
    const { id } = await createFailedOrder(shop, buyer, [{ id: (await createDigitalProduct(shop)).id }])
    const { files } = service().dependencies
    const { unavailableReason } = files
    files.unavailableReason = async () => 'gone'
    try {
      await run()
    } finally {
      files.unavailableReason = unavailableReason
    }
    expect((await orderRow(id)).grant_attempts).to.equal(0)
    await run()
    expect(await entitlementsOf(buyer)).to.have.length(1)
  })

  it('passes over an order that fails by an error, and comes back to it', async () => {
    const shop = await createDigitalShop()
    const [unlucky, lucky] = [await createAccount(), await createAccount()]
    const elsewhere = await createDigitalShop()
    const productOf = async (store: typeof shop) => ({ id: (await createDigitalProduct(store)).id })
    const broken = await createFailedOrder(shop, unlucky, [await productOf(shop)])
    await createFailedOrder(elsewhere, lucky, [await productOf(elsewhere)])
    await whilePoisoned('orders', `id <> '${broken.id}' or grant_attempts = 0`, run)
    expect(await entitlementsOf(unlucky)).to.be.empty
    expect(await entitlementsOf(lucky)).to.have.length(1)
    await later(61_000, run)
    expect(await entitlementsOf(unlucky)).to.have.length(1)
  })

  it('waits for no access that is locked, and counts no attempt', async () => {
    const shop = await createDigitalShop()
    const [busy, idle] = [await createAccount(), await createAccount()]
    const product = await createDigitalProduct(shop, { accessType: 'pass' })
    await createPass(shop, busy, 5, { product_id: product.id })
    const bought = { id: product.id, digital: { accessType: 'pass' as const } }
    const held = await createFailedOrder(shop, busy, [bought])
    await createFailedOrder(shop, idle, [bought])
    await transaction(service().db, async (tx) => {
      await tx('entitlements').where({ user_id: busy.id }).forUpdate().select('id')
      await run()
    })
    expect(await entitlementsOf(idle)).to.have.length(1)
    expect(await orderRow(held.id)).to.include({ grant_status: 'failed', grant_attempts: 0 })
    await later(61_000, run)
    expect(await orderRow(held.id)).to.include({ grant_status: 'granted' })
  })
})
