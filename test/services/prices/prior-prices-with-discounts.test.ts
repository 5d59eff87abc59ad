import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { noteEndedDiscounts } from '../../../src/jobs/note-ended-discounts.ts'
import type { Rule } from '../../../src/services/amounts/discounts.ts'
import { totalsOf } from '../../../src/services/amounts/totals.ts'
import { createAutomaticDiscount, createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { passHours } from '../../support/fixtures/prices.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { seed } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

const window = 720

interface Goods {
  price: number
  compareAtPrice: number | null
  listed: boolean
  tags: string[]
  /** The price of a variant of its own; null: its product's. */
  own: number | null
}

/** A discount, with the hours after which it begins and ends, if it does. */
interface Offer {
  percent: number
  exclusive: boolean
  priority: number
  minimum: number
  tagged: boolean
  startsIn: number
  endsIn: number
  deleted: boolean
}

/** One change, after which so many hours pass. */
type Step = ({ goods: Goods } | { place: number; offer: Offer }) & { hours: number }

const prices = fc.integer({ min: 1, max: 12 }).map((tens) => tens * 10 + 7)
const goods: fc.Arbitrary<Goods> = fc.record({
  price: prices,
  compareAtPrice: fc.oneof(fc.constant(null), prices),
  listed: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.constant(false)),
  tags: fc.constantFrom([], ['sale']),
  own: fc.oneof(fc.constant(null), prices),
})
const offers: fc.Arbitrary<Offer> = fc.record({
  percent: fc.constantFrom(500, 1000, 3333, 5000, 10_000),
  exclusive: fc.boolean(),
  priority: fc.nat(1),
  minimum: fc.constantFrom(0, 0, 60),
  tagged: fc.boolean(),
  startsIn: fc.constantFrom(0, 0, 30),
  endsIn: fc.constantFrom(31, 200, Number.POSITIVE_INFINITY),
  deleted: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})
const hours = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(719, 720, 721, 1500))
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(fc.record({ goods, hours }), fc.record({ place: fc.nat(1), offer: offers, hours })),
  { minLength: 2, maxLength: 9 },
)

/** The prices and offers in force in an hour. */
interface Hour {
  goods: Goods
  offers: (Offer & { age: number; place: number })[]
}

/** Returns every hour of the steps, one after the other. */
function hoursOf(first: Goods, steps: Step[]): Hour[] {
  const all: Hour[] = []
  let goods = first
  const known = new Map<number, Offer & { begunAt: number; place: number }>()
  for (const step of steps) {
    if ('goods' in step) goods = step.goods
    else known.set(step.place, { ...step.offer, begunAt: all.length, place: step.place })
    for (let hour = 0; hour < step.hours; hour += 1) {
      const at = all.length
      all.push({ goods, offers: [...known.values()].map((one) => ({ ...one, age: at - one.begunAt })) })
    }
  }
  return all
}

/** Returns the price in an hour by the function of all amounts. */
function appliedIn({ goods, offers }: Hour, price: number, ids: string[]): number | null {
  if (!goods.listed) return null
  const rules = offers
    .filter(({ deleted, startsIn, endsIn, age }) => !deleted && age >= startsIn && age < endsIn)
    .filter(({ minimum, tagged }) => price >= minimum && (!tagged || goods.tags.includes('sale')))
    .map(
      ({ place, percent, exclusive, priority, tagged }): Rule => ({
        ...{ id: ids[place]!, name: '', exclusive, priority, scope: tagged ? ['p'] : null },
        effect: { kind: 'percentage', percent },
      }),
    )
  return totalsOf({ lines: [{ id: 'l', product: 'p', price, quantity: 1 }], rules }).total
}

/** Returns the prior price by the words of the law: it looks at every hour. */
function priorPriceOf(all: Hour[], priceOf: (goods: Goods) => number, ids: string[]): number | null {
  const applied = all.map((hour) => appliedIn(hour, priceOf(hour.goods), ids))
  const isReduced = all.map(({ goods }, hour) => {
    const price = priceOf(goods)
    return applied[hour] !== null && applied[hour]! < Math.max(goods.compareAtPrice ?? 0, price)
  })
  let began = all.length - 1
  if (!isReduced[began]) return null
  while (began > 0 && isReduced[began - 1] && applied[began - 1]! >= applied[began]!) began -= 1
  const before = applied.slice(Math.max(0, began - window), began).filter((price) => price !== null)
  return before.length > 0 ? Math.min(...before) : null
}

const noteEnded = () => {
  const { db, dependencies } = service()
  return noteEndedDiscounts.run({ db, dependencies, signal: new AbortController().signal })
}

describe('The lowest price of the 30 days before a discount', function () {
  this.timeout(300_000)
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop()
  })

  const reducedPrices = async (id: string) =>
    (await call('store').get('/api/v1/reduced-prices').query({ products: id }).set({ 'x-shop-id': shop.id }))
      .body.data.prices
  const priorOf = async (table: 'products' | 'variants', id: string) =>
    (await service().db(table).where({ id, shop_id: shop.id }).first('prior_price'))!.prior_price

  async function change(ids: { product: string; variant: string; offers: string[] }, step: Step) {
    const { db } = service()
    if ('goods' in step) {
      const { price, compareAtPrice: compare_at_price, listed, tags, own } = step.goods
      await db.transaction(async (tx) => {
        await tx('products').where({ id: ids.product }).update({ price, compare_at_price, listed, tags })
        await tx('variants').where({ id: ids.variant }).update({ price: own })
      })
      return
    }
    const { percent, exclusive, priority, minimum, tagged, startsIn, endsIn, deleted } = step.offer
    const id = ids.offers[step.place]!
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000 - 1)
    const row = {
      ...{ id, shop_id: shop.id, name: 'Sale', exclusive, priority, minimum_subtotal: minimum },
      effect: JSON.stringify({ kind: 'percentage', percent }),
      applies_to: tagged ? JSON.stringify({ tags: ['sale'] }) : null,
      starts_at: later(startsIn),
      ends_at: Number.isFinite(endsIn) ? later(endsIn) : new Date('9999-12-31T23:59:59.999Z'),
      deleted_at: deleted ? new Date() : null,
    }
    await db('automatic_discounts').insert(row).onConflict(['id', 'shop_id']).merge()
    await db('shops').where({ id: shop.id }).update({ has_rules: true })
  }

  it('is what looking at every hour finds, of products and of variants', async () => {
    const found = { own: 0, discounted: 0 }
    await fc.assert(
      fc.asyncProperty(goods, steps, async (first, steps) => {
        shop = await createShop()
        const { id: product } = await createProduct(shop, { listed: false, price: 1 })
        const { id: variant } = await createVariant(shop, { id: product })
        const ids = { product, variant, offers: [newId(), newId()].sort() }
        const all: Step[] = [{ goods: first, hours: 50 }, ...steps]
        for (const step of all) {
          await change(ids, step)
          await passHours(shop, step.hours)
          await noteEnded()
        }
        const hours = hoursOf(first, all)
        const last = hours.at(-1)!
        const shown = await reducedPrices(product)
        for (const [table, id, costs] of [
          ['products', product, ({ price }: Goods) => price],
          ['variants', variant, ({ price, own }: Goods) => own ?? price],
        ] as const) {
          const price = costs(last.goods)
          const applied = appliedIn(last, price, ids.offers)
          const expected = priorPriceOf(hours, costs, ids.offers)
          const isReducedItself = last.goods.listed && price < (last.goods.compareAtPrice ?? 0)
          expect(await priorOf(table, id)).to.equal(isReducedItself ? expected : null)
          const one = shown.find((one: { variant: string | null }) => (one.variant ?? product) === id)
          if (applied === null || applied === price) expect(one).to.equal(undefined)
          else
            expect([one.reducedPrice, one.priorPrice]).to.eql([
              applied / 100,
              expected === null ? null : expected / 100,
            ])
          if (one) found.discounted += 1
          else if (isReducedItself && expected !== null) found.own += 1
        }
      }),
      { numRuns: seed ? 20 : 60 },
    )
    expect(Math.min(found.own, found.discounted)).to.be.greaterThan(seed ? 0 : 2)
  })

  it('counts what a discount made of the price before it, although no product was written for it', async () => {
    const { id } = await createProduct(shop, { price: 10_000 })
    await passHours(shop, 100)
    const { id: discount } = await createAutomaticDiscount(shop, { kind: 'percentage', percent: 3000 })
    await passHours(shop, 48)
    expect((await reducedPrices(id))[0]).to.include({ reducedPrice: 70, priorPrice: 100 })
    await service().db('automatic_discounts').where({ id: discount }).update({ active: false })
    await passHours(shop, 48)
    expect(await reducedPrices(id)).to.eql([])
    const rows = await service().db('price_history').where({ shop_id: shop.id })
    expect(rows).to.have.length(1)
    const { db } = service()
    await db('products').where({ id }).update({ price: 8000, compare_at_price: 10_000 })
    expect(await priorOf('products', id)).to.equal(7000)
    await createAutomaticDiscount(shop, { kind: 'steps', steps: [{ from: 1, percent: 1000 }] })
    expect((await reducedPrices(id))[0]).to.include({ reducedPrice: 72, priorPrice: 70 })
  })

  it('is that of a new reduction once a discount on top of another one has ended', async () => {
    const { id } = await createProduct(shop, { price: 10_000 })
    await passHours(shop, 100)
    await service().db('products').where({ id }).update({ price: 8000, compare_at_price: 10_000 })
    await passHours(shop, 100)
    const { id: discount } = await createAutomaticDiscount(shop, { kind: 'percentage', percent: 1000 })
    await passHours(shop, 24)
    expect(await priorOf('products', id)).to.equal(10_000)
    expect((await reducedPrices(id))[0]).to.include({ reducedPrice: 72, priorPrice: 100 })
    await service().db('automatic_discounts').where({ id: discount }).update({ deleted_at: new Date() })
    await noteEnded()
    expect(await priorOf('products', id)).to.equal(7200)
    const events = await service().db('events').where({ shop_id: shop.id, resource: 'products' })
    expect(events).to.have.length(1)
    await noteEnded()
    expect(await service().db('events').where({ shop_id: shop.id, resource: 'products' })).to.have.length(1)
  })

  it('is never above what a discount for hours of the week has made of the price', async () => {
    const { id } = await createProduct(shop, { price: 10_000 })
    await passHours(shop, 100)
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const hours = days.map((day) => ({ day, from: '00:00', until: '00:00' }))
    await createAutomaticDiscount(shop, { kind: 'percentage', percent: 5000 }, { hours })
    await passHours(shop, 24)
    expect((await reducedPrices(id))[0]).to.include({ reducedPrice: 50, priorPrice: 50 })
    await service().db('products').where({ id }).update({ price: 9000, compare_at_price: 10_000 })
    expect(await priorOf('products', id)).to.equal(5000)
  })

  it('is not lowered by a discount that is only for some people', async () => {
    const { id } = await createProduct(shop, { price: 10_000 })
    for (const some of [{ customer_tags: ['trade'] }, { first_order: true }, { countries: ['NG'] }])
      await createAutomaticDiscount(shop, { kind: 'percentage', percent: 5000 }, some)
    await passHours(shop, 24)
    await service().db('products').where({ id }).update({ price: 9000, compare_at_price: 10_000 })
    expect(await priorOf('products', id)).to.equal(10_000)
    await service()
      .db('automatic_discounts')
      .where({ shop_id: shop.id })
      .update({ customer_tags: [], first_order: false, countries: [] })
    await passHours(shop, 24)
    await service().db('products').where({ id }).update({ price: 8000 })
    expect((await service().db('discount_periods').where({ shop_id: shop.id })).length).to.be.above(0)
  })

  it('knows in which category and with which tags a product was', async () => {
    const { id } = await createProduct(shop, { price: 10_000, tags: ['sale'] })
    await passHours(shop, 100)
    const scope = { applies_to: JSON.stringify({ tags: ['sale'] }) }
    await createAutomaticDiscount(shop, { kind: 'percentage', percent: 3000 }, scope)
    await passHours(shop, 24)
    const { db } = service()
    await db('products').where({ id }).update({ tags: [], price: 9000 })
    expect(await reducedPrices(id)).to.eql([])
    await passHours(shop, 24)
    await db('products').where({ id }).update({ price: 8000, compare_at_price: 10_000 })
    expect(await priorOf('products', id)).to.equal(7000)
  })

  it('rests on periods whose past nobody changes or deletes', async () => {
    await createAutomaticDiscount(shop)
    await passHours(shop, 2)
    const rows = () => service().db('discount_periods').where({ shop_id: shop.id })
    expect(
      await rows()
        .delete()
        .then(() => null, String),
    ).to.include('never changes')
    await service().db('automatic_discounts').where({ shop_id: shop.id }).update({ active: false })
    await passHours(shop, 2)
    expect(
      await rows()
        .update({ percent: 1 })
        .then(() => null, String),
    ).to.include('never changes')
  })
})
