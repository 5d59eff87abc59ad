import { expect } from 'chai'
import fc from 'fast-check'
import { clock, days, hours } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { setScheduledPrices } from '../../src/jobs/set-scheduled-prices.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'
import { does, type Merchant, mug, openMerchant } from './products-support.ts'

const runJob = () => {
  const { db, dependencies } = service()
  return setScheduledPrices.run({ db, dependencies, signal: new AbortController().signal })
}

const inHours = (count: number) => new Date(Date.now() + count * hours).toISOString()

/** Runs the job as it would run so many hours from now. */
async function runIn(count: number): Promise<void> {
  const { now } = clock
  clock.now = () => new Date(Date.now() + count * hours)
  try {
    await runJob()
  } finally {
    clock.now = now
  }
}

const eventsOf = ({ shop }: Merchant) =>
  service().db('events').where({ shop_id: shop.id }).whereLike('path', '/products/prices%').pluck('path')

async function sold(price = 15, more: object = {}) {
  const merchant = await openMerchant({ currency: 'USD' })
  const { _id: id, variants } = (await does(merchant, 'post', '', 201, { ...mug, price, ...more })).data
  const set = (status: number, body: object) =>
    does(merchant, 'patch', '/prices', status, { prices: [{ product: id, percent: -20 }], ...body })
  const shown = async () => {
    const { data } = await does(merchant, 'get', `/${id}`, 200)
    return [
      data.price,
      data.compareAtPrice,
      ...data.variants.map((variant: { price: number }) => variant.price),
    ]
  }
  return { merchant, id: id as string, variants: variants as { _id: string; name: string }[], set, shown }
}

describe('setProductPrices', () => {
  it('sets prices at once, with one event, and undoes them', async () => {
    const { merchant, set, shown } = await sold()
    const { message, data } = await set(200, { showBefore: true })
    expect([message, data.status, data.until, data.products]).to.eql(['Product prices set', 'done', null, 1])
    expect(await shown()).to.eql([12, 15])
    expect(await eventsOf(merchant)).to.eql(['/products/prices'])
    const undone = await does(merchant, 'post', `/prices/${data._id}/undo`, 200)
    expect([undone.message, undone.data.status]).to.eql(['Product prices undone', 'undone'])
    expect(await shown()).to.eql([15, null])
    expect(await eventsOf(merchant)).to.have.length(2)
  })

  it('sets them at a time, and back at another', async () => {
    const { merchant, set, shown } = await sold()
    const { message, data } = await set(200, { from: inHours(2), until: inHours(5), showBefore: true })
    expect([message, data.status]).to.eql(['Product prices scheduled', 'scheduled'])
    const seen: unknown[] = []
    for (const hour of [1, 3, 4, 6, 7]) {
      await runIn(hour)
      const { data: now } = await does(merchant, 'get', `/prices/${data._id}`, 200)
      seen.push([now.status, ...(await shown())])
    }
    expect(seen).to.eql([
      ['scheduled', 15, null],
      ['active', 12, 15],
      ['active', 12, 15],
      ['done', 15, null],
      ['done', 15, null],
    ])
    expect(await eventsOf(merchant)).to.have.length(2)
  })

  it('changes a percentage of variants too, and leaves those alone that follow their product', async () => {
    const variants = [
      { name: 'Same', quantity: 1 },
      { name: 'Own', quantity: 1, price: 20 },
      { name: 'Named', quantity: 1, price: 30 },
    ]
    const { merchant, id, variants: made, set, shown } = await sold(10, { variants })
    const named = { product: id, variant: made[2]!._id, price: 25 }
    const { data } = await set(200, { prices: [{ product: id, percent: -10 }, named], until: inHours(1) })
    expect(await shown()).to.eql([9, null, 9, 18, 25])
    const { prices } = (await does(merchant, 'get', `/prices/${data._id}`, 200)).data
    expect(
      prices.map((one: { variant: { name: string } | null; priceBefore: number; priceSet: number }) => [
        one.variant?.name ?? null,
        one.priceBefore,
        one.priceSet,
      ]),
    ).to.eql([
      [null, 10, 9],
      ['Own', 20, 18],
      ['Named', 30, 25],
    ])
    await runIn(2)
    expect(await shown()).to.eql([10, null, 10, 20, 30])
  })

  it('gives a variant without a price of its own that of its product again', async () => {
    const { merchant, id, variants, set, shown } = await sold(10, {
      variants: [{ name: 'Same', quantity: 1 }],
    })
    await set(200, { prices: [{ product: id, variant: variants[0]!._id, percent: -50 }], until: inHours(1) })
    expect(await shown()).to.eql([10, null, 5])
    await runIn(2)
    await does(merchant, 'patch', `/${id}`, 200, { price: 11 })
    expect(await shown()).to.eql([11, null, 11])
  })

  it('rounds to the nearest price with the decimals that are asked for, of two the higher one, and never to 0', async () => {
    const expected = {
      '.90': [12.9, 13.9, 0.9, 12.9],
      '.95': [12.95, 13.95, 0.95, 12.95],
      '.00': [13, 14, 1, 12],
    }
    for (const [rounding, prices] of Object.entries(expected)) {
      for (const [place, price] of [12.51, 13.5, 0.2, 12.45].entries()) {
        const { id, set, shown } = await sold()
        await set(200, { prices: [{ product: id, price }], rounding })
        expect((await shown())[0], `${price} ${rounding}`).to.equal(prices[place])
      }
    }
    const { id, set, shown } = await sold()
    await set(200, { prices: [{ product: id, percent: -100 }], rounding: '.90' })
    expect((await shown())[0]).to.equal(0)
  })

  it('rounds by the decimals of the currency', async () => {
    const yen = await openMerchant({ currency: 'JPY' })
    const { _id } = (await does(yen, 'post', '', 201, { ...mug, price: 150 })).data
    const prices = [{ product: _id, percent: -10 }]
    expect((await does(yen, 'patch', '/prices', 400, { prices, rounding: '.90' })).message).to.equal(
      'prices in JPY cannot end in .90',
    )
    await does(yen, 'patch', '/prices', 200, { prices, rounding: '.00' })
    expect((await does(yen, 'get', `/${_id}`, 200)).data.price).to.equal(135)
    const dinar = await openMerchant({ currency: 'KWD' })
    const { _id: other } = (await does(dinar, 'post', '', 201, { ...mug, price: 1.234 })).data
    await does(dinar, 'patch', '/prices', 200, { prices: [{ product: other, percent: 0 }], rounding: '.95' })
    expect((await does(dinar, 'get', `/${other}`, 200)).data.price).to.equal(0.95)
  })

  it('leaves alone what somebody has changed meanwhile', async () => {
    const { merchant, id, set, shown } = await sold()
    await set(200, { until: inHours(1), showBefore: true })
    await does(merchant, 'patch', `/${id}`, 200, { price: 11 })
    await runIn(2)
    expect((await shown())[0]).to.equal(11)
  })

  it('catches up in order when no worker ran, and does nothing for what would be over', async () => {
    const { merchant, id, set, shown } = await sold(100)
    await set(200, { from: inHours(1), until: inHours(3) })
    await set(200, { prices: [{ product: id, percent: 10 }], from: inHours(3), until: inHours(8) })
    await set(200, { prices: [{ product: id, price: 1 }], from: inHours(9), until: inHours(10) })
    await runIn(2)
    expect((await shown())[0]).to.equal(80)
    // The first is set back before the second is set.
    await runIn(7)
    expect((await shown())[0]).to.equal(110)
    await runIn(20)
    expect((await shown())[0]).to.equal(100)
    const changes = await service()
      .db('price_history')
      .where({ shop_id: merchant.shop.id })
      .orderBy('begins_at')
      .pluck('price')
    expect(changes).to.eql([10000, 8000, 10000, 11000, 10000])
  })

  it('refuses two schedules of a price at the same time, but not one after the other or once one is undone', async () => {
    const { merchant, id, set } = await sold()
    const { data } = await set(200, { from: inHours(1), until: inHours(5) })
    const refused = await set(409, { from: inHours(4), until: inHours(6) })
    expect([refused.code, refused.data]).to.eql(['prices_overlap', { products: [id] }])
    await set(409, { from: inHours(2) })
    await set(200, { from: inHours(5), until: inHours(6) })
    await does(merchant, 'post', `/prices/${data._id}/undo`, 200)
    await set(200, { from: inHours(1), until: inHours(2) })
  })

  it('decides between calls at the same moment', async () => {
    const { merchant, id } = await sold()
    const body = { prices: [{ product: id, price: 1 }], from: inHours(1), until: inHours(2) }
    const path = '/api/v1/products/prices'
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => call('apps').patch(path).set(merchant.as).send(body)),
    )
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409, 409])
  })

  it('refuses unknown products and variants, one that is named twice, and periods that end before they begin', async () => {
    const { merchant, id, set } = await sold()
    const other = await createProduct(merchant.shop)
    const { id: variant } = await createVariant(merchant.shop, other)
    for (const one of [
      { product: newId(), price: 1 },
      { product: id, variant, price: 1 },
    ])
      expect((await set(404, { prices: [one] })).code).to.equal('product_not_found')
    const price = { product: id, price: 1 }
    expect((await set(400, { prices: [price, price] })).message).to.equal('prices[1] is there twice')
    expect((await set(400, { prices: [{ product: id }] })).message).to.equal(
      'prices[0] needs either price or percent',
    )
    expect((await set(400, { until: inHours(-1) })).message).to.equal(
      'until must be after from, and in the future',
    )
    await set(400, { from: inHours(2), until: inHours(1) })
    await set(400, { prices: [] })
  })

  it('sets the prices of 500 products', async () => {
    const { merchant, set } = await sold()
    const ids = Array.from({ length: 500 }, () => newId())
    const { db } = service()
    await db('products').insert(
      ids.map((id) => ({ id, shop_id: merchant.shop.id, slug: id, name: id, price: 1000 })),
    )
    const prices = ids.map((product) => ({ product, percent: -10 }))
    expect((await set(200, { prices })).data.products).to.equal(500)
    expect(await db('products').whereIn('id', ids).distinct().pluck('price')).to.eql([900])
    await set(400, { prices: [...prices, { product: ids[0], price: 1 }] })
  })

  it('gives every price back, whatever it was, and shows the lowest one before', async () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000 })
    const asked = fc.record({
      price: amounts,
      compareAt: fc.option(amounts),
      percent: fc.integer({ min: -90, max: -1 }),
      rounding: fc.constantFrom(undefined, '.90', '.95', '.00'),
      showBefore: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ price, compareAt, percent, rounding, showBefore }) => {
        const compareAtPrice = compareAt && compareAt / 100
        const { id, set, shown } = await sold(price / 100, { compareAtPrice })
        await set(200, { prices: [{ product: id, percent }], until: inHours(1), rounding, showBefore })
        const cents = Math.round((await shown())[0] * 100)
        const exact = Math.floor((price * (100 + percent)) / 100 + 0.5)
        if (rounding) {
          expect(cents % 100).to.equal(Number(rounding.slice(1)))
          expect(Math.abs(cents - exact)).to.be.at.most(cents <= 100 ? 100 : 50)
        } else expect(cents).to.equal(exact)
        await runIn(2)
        expect(await shown()).to.eql([price / 100, compareAtPrice])
      }),
      { numRuns: 25 },
    )
  })

  sampledTest('happens once, whenever workers are killed', async () => {
    const { shop, as } = await openMerchant()
    const { db } = service()
    const rows = Array.from({ length: 300 }, () => ({ id: newId(), shop_id: shop.id }))
    await db('products').insert(rows.map((row) => ({ ...row, slug: row.id, name: row.id, price: 1000 })))
    const [begun, created_at] = [new Date(Date.now() - days), new Date()]
    const ends_at = new Date(Date.now() + days)
    await db('price_schedules').insert(
      rows.map((row) => ({ ...row, starts_at: begun, ends_at, shows_before: false, created_at })),
    )
    await db('scheduled_prices').insert(
      rows.map(({ id, shop_id }) => ({
        shop_id,
        schedule_id: id,
        position: 1,
        product_id: id,
        percent: -10,
      })),
    )
    const active = async () =>
      (await db('price_schedules').where({ shop_id: shop.id, status: 'active' })).length
    const fleet = await startWorkerProcess()
    for (let kills = 0; kills < 2; kills += 1) {
      await until('a worker', () => fleet.of('worker').length > 0)
      const before = await active()
      await until('a schedule', async () => (await active()) !== before)
      await fleet.replace(fleet.of('worker')[0]!)
      expect(await active(), 'killed too late').to.be.below(300)
    }
    await fleet.stop()
    await Promise.all([runJob(), runJob()])
    expect(await active()).to.equal(300)
    expect(await db('products').where({ shop_id: shop.id }).distinct().pluck('price')).to.eql([900])
    expect(await eventsOf({ shop, as })).to.have.length(300)
  })
})

describe('listPriceSchedules', () => {
  it('shows the newest first', async () => {
    const { merchant, set } = await sold()
    const first = (await set(200, { from: inHours(1) })).data
    const second = (await set(200, { from: inHours(2) })).data
    const { data } = await does(merchant, 'get', '/prices?limit=1', 200)
    expect([data.schedules, data.pagination.total]).to.eql([[second], 2])
    expect((await does(merchant, 'get', '/prices?page=2&limit=1', 200)).data.schedules).to.eql([first])
  })
})

describe('undoPriceSchedule', () => {
  it('cancels what has not begun', async () => {
    const { merchant, set, shown } = await sold()
    const { _id } = (await set(200, { from: inHours(1) })).data
    await does(merchant, 'post', `/prices/${_id}/undo`, 200)
    await runIn(2)
    expect(await shown()).to.eql([15, null])
    expect((await does(merchant, 'post', `/prices/${_id}/undo`, 409)).code).to.equal('price_schedule_over')
  })

  it('refuses what has ended, and an unknown one', async () => {
    const { merchant, set } = await sold()
    const { _id } = (await set(200, { until: inHours(1) })).data
    await runIn(2)
    await does(merchant, 'post', `/prices/${_id}/undo`, 409)
    await does(merchant, 'post', `/prices/${newId()}/undo`, 404)
    await does(merchant, 'get', `/prices/${newId()}`, 404)
  })
})
