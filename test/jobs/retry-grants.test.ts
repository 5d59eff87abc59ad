import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { retryGrants } from '../../src/jobs/retry-grants.ts'
import { writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { whileClocksAre } from '../support/clocks.ts'
import {
  createDigitalProduct,
  createDigitalShop,
  createFailedOrder,
  createPass,
  entitlementsOf,
} from '../support/digital.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { whilePoisoned } from '../support/poison.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const run = () => {
  const { db, dependencies } = service()
  return retryGrants.run({ db, dependencies, signal: new AbortController().signal })
}
/** Writes what was announced, as send-mail does, and returns the e-mails to a person. */
async function mailsTo({ email }: { email: string | null }) {
  const { db, dependencies } = service()
  while ((await writeAnnounced(db, dependencies, 100)) > 0);
  return db('mails').where({ recipient: email }).orderBy(['created_at', 'id'])
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
    expect(await mailsTo(buyer)).to.have.length(30)
  })

  it('sends the e-mail of what it grants, and of nothing that was given before', async () => {
    const shop = await createDigitalShop()
    const buyer = await createAccount()
    const [given, waiting] = [await createDigitalProduct(shop), await createDigitalProduct(shop)]
    await service().db('products').where({ id: waiting.id }).update({ deleted_at: new Date() })
    const { id } = await createFailedOrder(shop, buyer, [{ id: given.id }, { id: waiting.id }])
    await run()
    await run()
    await service().db('products').where({ id: waiting.id }).update({ deleted_at: null })
    await mailsTo(buyer)
    await later(61_000, async () => {
      await run()
      expect(await mailsTo(buyer)).to.have.length(2)
    })
    expect(await orderRow(id)).to.include({ grant_status: 'granted', grant_attempts: 2 })
    const { body } = await call('console').get('/api/v1/mailbox').query({ to: buyer.email }).expect(200)
    const names = body.data.messages.map(({ text }: { text: string }) => text.match(/^- .*$/gm))
    expect(names).to.eql([['- Item 1'], ['- Item 0']])
  })

  it('tells nobody whose account was deleted since of a library that they cannot open', async () => {
    const shop = await createDigitalShop()
    const buyer = await createAccount()
    const { id } = await createFailedOrder(shop, buyer, [{ id: (await createDigitalProduct(shop)).id }])
    await call('console').delete('/api/v1/auth/me').set(buyer.onConsole()).expect(200)
    await run()
    expect(await orderRow(id)).to.include({ grant_status: 'granted', email: buyer.email })
    expect(await mailsTo(buyer)).to.be.empty
  })

  it('announces the access with it, or gives neither', async () => {
    const shop = await createDigitalShop()
    const buyer = await createAccount()
    const product = await createDigitalProduct(shop)
    await createFailedOrder(shop, buyer, [{ id: product.id }])
    await whilePoisoned('order_announcements', `shop_id <> '${shop.id}'`, run)
    expect(await entitlementsOf(buyer)).to.be.empty
    await later(61_000, async () => {
      await run()
      expect(await mailsTo(buyer)).to.have.length(1)
    })
    expect(await entitlementsOf(buyer)).to.have.length(1)
  })

  it('gives access in a suspended store, and sends the e-mail once it is reinstated', async () => {
    const shop = await createDigitalShop()
    const buyer = await createAccount()
    await createFailedOrder(shop, buyer, [{ id: (await createDigitalProduct(shop)).id }])
    const shops = service().db('shops').where({ id: shop.id })
    await shops.clone().update({ suspended_at: new Date(), suspension_reason: 'A test' })
    await run()
    expect(await entitlementsOf(buyer)).to.have.length(1)
    expect(await mailsTo(buyer)).to.be.empty
    await shops.clone().update({ suspended_at: null, suspension_reason: null })
    expect(await mailsTo(buyer)).to.have.length(1)
  })

  it('tells the buyer the name of the store without the links in it', async () => {
    const shop = await createDigitalShop()
    await service().db('shops').where({ id: shop.id }).update({ name: 'Win at https://evil.example now' })
    const buyer = await createAccount()
    await createFailedOrder(shop, buyer, [{ id: (await createDigitalProduct(shop)).id }])
    await run()
    await mailsTo(buyer)
    const { body } = await call('console').get('/api/v1/mailbox').query({ to: buyer.email }).expect(200)
    const [{ subject, text, html }] = body.data.messages
    expect(subject).to.equal('Your downloads from Win at evil example now are ready')
    for (const part of [text, html])
      expect(part).to.include('Win at evil example now').and.not.include('evil.')
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

  it('keeps its delays where the clock of a worker is wrong', async () => {
    const shop = await createDigitalShop()
    const product = await createDigitalProduct(shop)
    const { id } = await createFailedOrder(shop, await createAccount(), [{ id: product.id }])
    await service().db('products').where({ id: product.id }).update({ deleted_at: new Date() })
    const waits = async () =>
      Math.round((Date.parse((await orderRow(id)).grant_next_at) - Date.now()) / 60_000)
    await whileClocksAre(2 * 3_600_000, run)
    expect(await waits()).to.equal(1)
    await whileClocksAre(2 * 3_600_000, run)
    expect((await orderRow(id)).grant_attempts, 'its time has not come').to.equal(1)
    await whilePoisoned('orders', `id <> '${id}' or grant_attempts < 2`, () => later(61_000, run))
    await service()
      .db('orders')
      .where({ id })
      .update({ grant_next_at: new Date(0) })
    await whileClocksAre(-2 * 3_600_000, run)
    expect((await orderRow(id)).grant_attempts).to.equal(2)
    expect(await waits()).to.equal(5)
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
