import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { type Database, openDatabase, transaction } from '../../src/db/database.ts'
import { changePrices } from '../../src/jobs/change-prices.ts'
import { createCategory, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { unique } from '../support/fixtures/unique.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'
import { does, type Merchant, mug, openMerchant } from './products-support.ts'

const path = '/api/v1/products/bulk/prices'

/** Creates products of price 1000 (minor units), the older the later in the list of ids. */
async function fill({ shop }: Merchant, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => {
    const id = newId()
    const created_at = new Date(Date.UTC(2026, 0, 1) - i * 1000)
    return { id, shop_id: shop.id, slug: id, name: `Product ${i}`, price: 1000, quantity: 5, created_at }
  })
  await service().db.batchInsert('products', rows, 1000)
  return rows.map(({ id }) => id)
}

const pricesOf = async ({ shop }: Merchant): Promise<number[]> =>
  service().db('products').where({ shop_id: shop.id }).distinct().orderBy('price').pluck('price')
const eventsOf = ({ shop }: Merchant) =>
  service().db('events').where({ shop_id: shop.id, path: '/products/bulk/prices' }).select('resource_id')
const changeOf = ({ shop }: Merchant) => service().db('price_changes').where({ shop_id: shop.id }).first()

const runJob = () => {
  const { db, dependencies } = service()
  return changePrices.run({ db, dependencies, signal: new AbortController().signal })
}

describe('A large price change', () => {
  it('answers like a small one, and changes each product and variant once', async () => {
    const merchant = await openMerchant()
    const [first] = await fill(merchant, 2500)
    const { db } = service()
    const variant = { id: newId(), shop_id: merchant.shop.id, product_id: first, name: 'Own', price: 500 }
    await db('variants').insert(variant)
    expect((await does(merchant, 'patch', '/bulk/prices', 200, { percent: 10 })).data).to.eql({
      updated: 2500,
    })
    expect(await pricesOf(merchant)).to.eql([1100])
    expect(await db('variants').where({ id: variant.id }).first('price')).to.eql({ price: 550 })
    expect(await eventsOf(merchant)).to.eql([{ resource_id: null }])
    await runJob()
    expect(await pricesOf(merchant)).to.eql([1100])
  })

  it('changes nothing where one price would be too high', async () => {
    const merchant = await openMerchant()
    await fill(merchant, 1500)
    await does(merchant, 'post', '', 201, { ...mug, price: 999_999_999_999 })
    await does(merchant, 'patch', '/bulk/prices', 400, { percent: 10 })
    expect(await pricesOf(merchant)).to.eql([1000, 99_999_999_999_900])
    expect(await changeOf(merchant)).to.equal(undefined)
  })

  sampledTest(
    'holds few rows at a time: an order of a product that has had its turn is not kept waiting',
    async () => {
      const { merchant, db, reply, free } = await interrupted()
      const { data } = (await reply).body
      expect(data).to.deep.include({ status: 'running', updated: 1000, total: 1500 })
      expect((await reply).body.message).to.equal('Product prices are being updated')
      // The first step's products are free again; the second step has been given up and changed nothing.
      expect(await pricesOf(merchant)).to.eql([1000, 1100])
      const progress = () => does(merchant, 'get', `/bulk/prices/${data._id}`, 200)
      expect((await progress()).data).to.include({
        status: 'running',
        updated: 1000,
        total: 1500,
        finishedAt: null,
      })
      expect(await eventsOf(merchant)).to.eql([])
      await free()
      await runJob()
      expect(await pricesOf(merchant)).to.eql([1100])
      expect((await progress()).data).to.include({ status: 'done', updated: 1500 })
      expect(await eventsOf(merchant)).to.eql([{ resource_id: null }])
      await db.destroy()
    },
  )

  /** Begins a change whose second step meets a locked product, until `free` is called. */
  async function interrupted(headers: Record<string, string> = {}) {
    const merchant = await openMerchant()
    const [newest] = await fill(merchant, 1500)
    const db: Database = openDatabase(service().databaseUrl, 5, 'bulk')
    const { apps } = await openApps(service().config, db, 'apps')
    let free!: () => void
    const until = new Promise<void>((resolve) => {
      free = resolve
    })
    const holding = transaction(service().db, async (tx) => {
      await tx('products').where({ id: newest }).forUpdate().first('id')
      await until
    })
    const change = (body: object = { percent: 10 }) =>
      call('apps', apps).patch(path).set(merchant.as).set(headers).send(body)
    const reply = change().expect(200)
    return {
      merchant,
      db,
      change,
      reply,
      free() {
        free()
        return holding
      },
    }
  }

  it('is continued, not made twice, by a call that is repeated with its Idempotency-Key', async () => {
    const { merchant, db, change, reply, free } = await interrupted({ 'idempotency-key': unique('key') })
    const { _id } = (await reply).body.data
    // This is as if the process had died before it could keep the reply.
    await service().db('idempotency_keys').delete()
    await free()
    expect((await change().expect(200)).body.data).to.eql({ updated: 1500 })
    expect((await changeOf(merchant)).id).to.equal(_id)
    expect(await pricesOf(merchant)).to.eql([1100])
    await service().db('idempotency_keys').delete()
    expect((await change({ percent: 20 }).expect(422)).body.code).to.equal('idempotency_mismatch')
    await db.destroy()
  })

  sampledTest(
    'follows the one before it, also where the steps of both are taken by many at once',
    async () => {
      const merchant = await openMerchant()
      await fill(merchant, 3000)
      await Promise.all([
        does(merchant, 'patch', '/bulk/prices', 200, { percent: 10 }),
        does(merchant, 'patch', '/bulk/prices', 200, { amount: 1 }),
        runJob(),
        runJob(),
      ])
      expect(await pricesOf(merchant)).to.have.length(1)
      expect((await pricesOf(merchant))[0]).to.be.oneOf([1200, 1210])
      expect(await eventsOf(merchant)).to.have.length(2)
    },
  )

  sampledTest('loses and doubles nothing when the workers that go on with it are killed', async () => {
    const merchant = await openMerchant()
    const total = 8_000
    await fill(merchant, total)
    const { db } = service()
    const id = newId()
    await db('price_changes').insert({
      id,
      shop_id: merchant.shop.id,
      percent: 10,
      total,
      created_at: new Date(),
    })
    const updated = async () => (await changeOf(merchant)).updated as number
    const fleet = await startWorkerProcess()
    for (let kills = 0; kills < 3; kills += 1) {
      await until('a worker', () => fleet.of('worker').length > 0)
      const before = await updated()
      await until('a step', async () => (await updated()) !== before)
      await fleet.replace(fleet.of('worker')[0]!)
      expect((await changeOf(merchant)).finished_at, 'killed too late').to.equal(null)
    }
    await fleet.stop()
    await Promise.all([runJob(), runJob()])
    expect(await pricesOf(merchant)).to.eql([1100])
    expect(await changeOf(merchant)).to.include({ updated: total })
    expect(await eventsOf(merchant)).to.eql([{ resource_id: null }])
  })

  it('leaves a product alone that has just left its category, and its variants too', async () => {
    const merchant = await openMerchant()
    const { shop } = merchant
    const [from, to] = [await createCategory(shop), await createCategory(shop)]
    const product = await createProduct(shop, { price: 1000, category_id: from.id })
    const variant = await createVariant(shop, product, { price: 500 })
    const other = await createProduct(shop, { price: 2000, category_id: from.id })
    const { db } = service()
    const body = { percent: 10, category: from.id }
    const change = await transaction(db, async (tx) => {
      await tx('products').where({ id: product.id }).update({ category_id: to.id })
      const reply = call('apps')
        .patch(path)
        .set(merchant.as)
        .send(body)
        .expect(200)
        .then((answered) => answered.body.data)
      await somebodyWaits()
      return { reply }
    })
    expect(await change.reply).to.eql({ updated: 1 })
    const priceOf = async (table: string, { id }: { id: string }) =>
      (await db(table).where({ id }).first('price')).price
    expect(await priceOf('products', other)).to.equal(2200)
    expect(await priceOf('products', product)).to.equal(1000)
    expect(await priceOf('variants', variant)).to.equal(500)
  })

  it('leaves products alone that are added after it', async () => {
    const merchant = await openMerchant()
    await fill(merchant, 10)
    const { db } = service()
    await db('price_changes').insert({
      id: newId(),
      shop_id: merchant.shop.id,
      percent: 10,
      total: 10,
      created_at: new Date(Date.now() - 60_000),
    })
    await does(merchant, 'post', '', 201, mug)
    await runJob()
    expect(await pricesOf(merchant)).to.eql([1100, 1500])
  })

  it('is not found by another store', async () => {
    const [one, other] = [await openMerchant(), await openMerchant()]
    await does(one, 'patch', '/bulk/prices', 200, { percent: 10 })
    const { id } = await changeOf(one)
    expect((await does(one, 'get', `/bulk/prices/${id}`, 200)).data).to.include({
      _id: id,
      status: 'done',
      total: 0,
    })
    expect((await does(other, 'get', `/bulk/prices/${id}`, 404)).code).to.equal('price_change_not_found')
  })
})
