import { expect } from 'chai'
import fc from 'fast-check'
import { does, type Merchant, mug, openMerchant } from '../../apps/products-support.ts'
import { createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { passHours } from '../../support/fixtures/prices.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { seed } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

const days = 24

/** A product's state: what it costs, what it is said to have cost, and whether shoppers see it. */
interface State {
  price: number
  compareAtPrice: number | null
  listed: boolean
  /** The price of a variant of its own; null: its product's. */
  own: number | null
}

/** A state, and how many hours it lasts. */
type Step = State & { hours: number }

const prices = fc.integer({ min: 1, max: 12 }).map((tens) => tens * 10)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    price: prices,
    compareAtPrice: fc.oneof(fc.constant(null), prices),
    listed: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    own: fc.oneof(fc.constant(null), prices),
    hours: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(719, 720, 721, 2000)),
  }),
  { minLength: 1, maxLength: 10 },
)

/** Returns the prior price by the words of the law: it looks at every hour. */
function priorPriceOf(steps: Step[], costs: (state: State) => number): number | null {
  const hours = steps.flatMap((step) => Array.from({ length: step.hours }, () => step))
  const applied = hours.map((state) => (state.listed ? costs(state) : null))
  const isReduced = hours.map(
    ({ compareAtPrice }, hour) => applied[hour] !== null && applied[hour]! < (compareAtPrice ?? 0),
  )
  let began = hours.length - 1
  if (!isReduced[began]) return null
  // Further down is the same reduction, and up a new one.
  while (began > 0 && isReduced[began - 1] && applied[began - 1]! >= applied[began]!) began -= 1
  const before = applied.slice(Math.max(0, began - 30 * days), began).filter((price) => price !== null)
  return before.length > 0 ? Math.min(...before) : null
}

describe('The lowest price of the 30 days before a reduction', function () {
  this.timeout(300_000)
  it('is what looking at every hour finds, of products and of variants', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const shop = await createShop()
        const { id } = await createProduct(shop, { listed: false, price: 1 })
        await createVariant(shop, { id })
        for (const { price, compareAtPrice, listed, own, hours } of steps) {
          await service().db.transaction(async (tx) => {
            await tx('products')
              .where({ id, shop_id: shop.id })
              .update({ price, compare_at_price: compareAtPrice, listed })
            await tx('variants').where({ product_id: id, shop_id: shop.id }).update({ price: own })
          })
          await passHours(shop, hours)
        }
        const product = await service().db('products').where({ id, shop_id: shop.id }).first('prior_price')
        const variant = await service()
          .db('variants')
          .where({ product_id: id, shop_id: shop.id })
          .first('prior_price')
        expect([product!.prior_price, variant!.prior_price]).to.eql([
          priorPriceOf(steps, ({ price }) => price),
          priorPriceOf(steps, ({ price, own }) => own ?? price),
        ])
      }),
      { numRuns: seed ? 25 : 60 },
    )
  })

  async function sold() {
    const merchant = await openMerchant()
    const { _id } = (await does(merchant, 'post', '', 201, { ...mug, price: 100 })).data
    const change = async (body: object, hours = 1) => {
      const { data } = await does(merchant, 'patch', `/${_id}`, 200, body)
      await passHours(merchant.shop, hours)
      return data.priorPrice
    }
    await passHours(merchant.shop, 100 * days)
    return { merchant, id: _id as string, change }
  }

  it('is the price before the first step of a reduction that goes further', async () => {
    const { change } = await sold()
    expect(await change({ price: 80, compareAtPrice: 100 }, 20 * days)).to.equal(100)
    expect(await change({ price: 70 }, 20 * days)).to.equal(100)
    expect(await change({ price: 60 })).to.equal(100)
    expect(await change({ compareAtPrice: null })).to.equal(null)
  })

  it('is the lower price in between where a reduction is taken back in part', async () => {
    const { change } = await sold()
    expect(await change({ price: 80, compareAtPrice: 100 }, days)).to.equal(100)
    expect(await change({ price: 90 }, 40 * days)).to.equal(80)
    // 90 is what it has cost for 40 days: what comes before the 30 days no longer counts.
    expect(await change({ compareAtPrice: null, price: 100 }, days)).to.equal(null)
    expect(await change({ price: 85, compareAtPrice: 100 })).to.equal(90)
  })

  it('does not change while the reduction lasts, and knows the price in force when the days begin', async () => {
    const { merchant, id, change } = await sold()
    expect(await change({ price: 95 }, 29 * days)).to.equal(null)
    expect(await change({ price: 99 }, 2 * days)).to.equal(null)
    expect(await change({ price: 50, compareAtPrice: 100 }, 90 * days)).to.equal(95)
    expect((await does(merchant, 'get', `/${id}`, 200)).data.priorPrice).to.equal(95)
    expect(await change({ name: 'Mug' })).to.equal(95)
  })

  it('shows that a price was never higher than it is', async () => {
    const { change } = await sold()
    expect(await change({ compareAtPrice: 140 })).to.equal(100)
  })

  it('is null for what was not sold before', async () => {
    const merchant = await openMerchant()
    const fresh = { ...mug, price: 80, compareAtPrice: 100 }
    expect((await does(merchant, 'post', '', 201, fresh)).data.priorPrice).to.equal(null)
    const hidden = (await does(merchant, 'post', '', 201, { ...mug, name: 'Cup', price: 200, listed: false }))
      .data
    await passHours(merchant.shop, days)
    const listed = { price: 80, compareAtPrice: 200, listed: true }
    expect((await does(merchant, 'patch', `/${hidden._id}`, 200, listed)).data.priorPrice).to.equal(null)
  })

  it('knows nothing of prices that one call has set and replaced', async () => {
    const merchant = await openMerchant()
    const variants = [{ name: 'Green', quantity: 1 }]
    const { _id, variants: made } = (await does(merchant, 'post', '', 201, { ...mug, price: 100, variants }))
      .data
    await passHours(merchant.shop, days)
    // The product's new price is the variant's for a moment, until that gets its own.
    await does(merchant, 'patch', `/${_id}`, 200, {
      price: 10,
      variants: [{ _id: made[0]._id, name: 'Green', price: 100 }],
    })
    await passHours(merchant.shop, days)
    const sale = [{ _id: made[0]._id, name: 'Green', price: 90 }]
    const { data } = await does(merchant, 'patch', `/${_id}`, 200, { compareAtPrice: 120, variants: sale })
    expect(data.variants[0].priorPrice).to.equal(100)
  })

  it('is kept for a change of many prices, too', async () => {
    const { merchant, id } = await sold()
    await does(merchant, 'patch', `/${id}`, 200, { compareAtPrice: 100 })
    await does(merchant, 'patch', '/bulk/prices', 200, { percent: -25 })
    const { data } = await does(merchant, 'get', `/${id}`, 200)
    expect([data.price, data.priorPrice]).to.eql([75, 100])
  })

  it('rests on rows that nobody changes or deletes', async () => {
    const { merchant } = await sold()
    const rows = () => service().db('price_history').where({ shop_id: merchant.shop.id })
    for (const attempt of [rows().update({ price: 1 }), rows().delete()]) {
      expect(await attempt.then(() => null, String)).to.include('rows are only added to price_history')
    }
  })

  it('is the same for shoppers', async () => {
    const { merchant, id, change } = await sold()
    await change({ price: 80, compareAtPrice: 100 })
    expect(await shownTo(merchant, id)).to.equal(100)
  })
})

async function shownTo({ shop }: Merchant, id: string): Promise<number | null> {
  const { body } = await call('store').get(`/api/v1/products/${id}`).set('x-shop-id', shop.id)
  return body.data.priorPrice
}
