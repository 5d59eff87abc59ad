import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { type Database, type Transaction, transaction } from '../../../src/db/database.ts'
import { foldCounts } from '../../../src/jobs/fold-counts.ts'
import { findIds } from '../../../src/services/catalog/product-search.ts'
import { foldStockByVariants } from '../../../src/services/catalog/stock-by-variants.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { sampledTest } from '../../support/sample.ts'
import { service } from '../../support/service.ts'

const conditions = {
  'all of them': [{}, 'true'],
  'the listed ones': [{ listed: true }, 'p.listed'],
  'those that are not listed': [{ listed: false }, 'not p.listed'],
  'those of the category': [
    { category: 'chairs' },
    "p.category_id in (select id from categories where slug = 'chairs')",
  ],
} as const

/** Reads the products themselves. */
const reallyInStock = `(p.digital is not null or case when p.in_variants
  then exists (select from variants v where v.product_id = p.id and v.quantity > 0 and v.deleted_at is null)
  else p.quantity > 0 end)`

describe('The number of products in stock, of which some have variants', () => {
  let shop: Shop
  let db: Database
  let category: string
  beforeEach(async () => {
    db = service().db
    shop = await createShop()
    category = newId()
    await db('categories').insert({ id: category, shop_id: shop.id, name: 'Chairs', slug: 'chairs' })
  })

  const fold = () =>
    foldCounts.run({ db, dependencies: service().dependencies, signal: new AbortController().signal })

  const add = async (tx: Transaction | Database, quantities: number[], more: object = {}) => {
    const id = newId()
    const product = {
      id,
      shop_id: shop.id,
      name: id,
      slug: id,
      price: 100,
      in_variants: quantities.length > 0,
    }
    await tx('products').insert({ ...product, ...more })
    const variants = quantities.map((quantity) => ({
      id: newId(),
      shop_id: shop.id,
      product_id: id,
      name: 'Large',
      quantity,
    }))
    if (variants.length > 0) await tx('variants').insert(variants)
    return { id, variants: variants.map((variant) => variant.id) }
  }

  const totalOf = async (on: Database, filters: object): Promise<number> =>
    Number((await findIds(on, shop, { ...filters, sort: 'newest', limit: 5, offset: 0 })).total)

  /** Compares what the lists tell with what one snapshot has. */
  const compare = (): Promise<number> =>
    db.transaction(
      async (tx) => {
        const seen: number[] = []
        for (const [name, [filters, condition]] of Object.entries(conditions)) {
          for (const inStock of [true, false]) {
            const { rows } = await tx.raw(
              `select count(*) as number from products p where p.shop_id = :shop and p.deleted_at is null
                and ${condition} and ${inStock ? '' : 'not'} ${reallyInStock}`,
              { shop: shop.id },
            )
            const told = await totalOf(tx, { ...filters, inStock })
            expect(told, `${name}, in stock: ${inStock}`).to.equal(Number(rows[0].number))
            seen.push(told)
          }
        }
        return seen[0]!
      },
      { isolationLevel: 'repeatable read' },
    )

  sampledTest(
    'is exact at every moment, beside sales and merchants of whom some give up, and while it is folded',
    async () => {
      const products = await Promise.all(
        [[1], [1, 1], [1, 1, 0], [0, 0], [2], []].map((quantities, n) =>
          add(db, quantities, { quantity: n % 2, category_id: n % 2 ? category : null }),
        ),
      )
      const variants = products.flatMap((product) => product.variants)
      const changes = [
        { listed: false },
        { category_id: category },
        { in_variants: false },
        { listed: true },
        { digital: { accessType: 'pass', allAccess: false } },
        { in_variants: true },
        { digital: null },
        { category_id: null },
      ]
      let over = false
      const sales = async (turn: number) => {
        for (let round = 0; round < 40; round += 1) {
          const id = variants[(turn * 7 + round * 5) % variants.length]!
          await transaction(db, async (tx) => {
            await tx('variants')
              .where({ id })
              .update({ quantity: round % 2 })
            if ((turn + round) % 5 === 0) throw new Error('given up')
          }).catch((error: Error) => expect(error.message).to.equal('given up'))
        }
      }
      const merchant = async (turn: number) => {
        for (let round = 0; round < 24; round += 1) {
          const { id } = products[(turn * 3 + round) % products.length]!
          await transaction(db, async (tx) => {
            await tx('products')
              .where({ id })
              .update(changes[(turn + round) % changes.length]!)
            const other = await add(tx, [1, 0], { category_id: category })
            if (round % 3 === 0)
              await tx('products').where({ id: other.id }).update({ deleted_at: new Date() })
            if (round % 3 === 1)
              await tx('variants').where({ id: other.variants[0]! }).update({ deleted_at: new Date() })
            if (round % 6 === 2) await tx('products').where({ id: other.id }).delete()
            if (round % 6 === 5) await tx('variants').where({ id: other.variants[0]! }).delete()
            if (round % 4 === 3) throw new Error('given up')
          }).catch((error: Error) => expect(error.message).to.equal('given up'))
        }
      }
      const folding = async () => {
        for (; !over; await sleep(1)) await foldStockByVariants(db, 3)
      }
      let looks = 0
      const looking = async () => {
        for (; !over; looks += 1) await compare()
      }
      const beside = [folding(), folding(), looking()]
      await Promise.all([0, 1, 2, 3].flatMap((turn) => [sales(turn), merchant(turn)])).finally(() => {
        over = true
      })
      await Promise.all(beside)
      expect(looks).to.be.greaterThan(5)
      await compare()
      await fold()
      expect(await db('stock_by_variants_changes').where({ shop_id: shop.id })).to.eql([])
      await compare()
    },
  )

  it('loses a product whose last two variants are sold out at the same time, and neither sale waits', async () => {
    const { variants } = await add(db, [1, 1])
    await fold()
    expect(await compare()).to.equal(1)
    await transaction(db, async (first) => {
      await first.raw("set local lock_timeout = '500ms'")
      await first('variants').where({ id: variants[0]! }).update({ quantity: 0 })
      await transaction(db, async (second) => {
        await second.raw("set local lock_timeout = '500ms'")
        await second('variants').where({ id: variants[1]! }).update({ quantity: 0 })
        await foldStockByVariants(db, 100)
        expect(await compare()).to.equal(1)
      })
      await foldStockByVariants(db, 100)
    })
    expect(await compare()).to.equal(0)
    await fold()
    expect(await compare()).to.equal(0)
  })

  it('is right where a fold begins before another one of the same product has ended', async () => {
    const { id } = await add(db, [1])
    await fold()
    const { folds } = await transaction(db, async (holder) => {
      await holder('stock_by_variants').where({ product_id: id }).forUpdate()
      await db('products').where({ id }).update({ listed: false })
      const first = foldStockByVariants(db, 100)
      await somebodyWaits()
      await db('products').where({ id }).update({ category_id: category })
      const second = foldStockByVariants(db, 100)
      await somebodyWaits(2)
      return { folds: [first, second] }
    })
    await Promise.all(folds)
    expect(await compare()).to.equal(1)
    await fold()
    expect(await compare()).to.equal(1)
  })

  it('is counted where too many changes wait', async () => {
    await add(db, [1])
    const { id, variants } = await add(db, [1], { category_id: category })
    await fold()
    await db('variants').where({ id: variants[0]! }).update({ quantity: 0 })
    for (const many of [1000, 2000]) {
      await db.raw(
        `insert into stock_by_variants_changes (shop_id, product_id) select :shop, :id from generate_series(1, :many)`,
        { shop: shop.id, id, many },
      )
      expect(await compare()).to.equal(1)
    }
    await fold()
    expect(await compare()).to.equal(1)
  })

  it('is that of what was there before the triggers, after it was counted anew', async () => {
    const { variants } = await add(db, [1, 0])
    await fold()
    await db.transaction(async (tx) => {
      await tx.raw("set local session_replication_role = 'replica'")
      await tx('variants').where({ id: variants[0]! }).update({ quantity: 0 })
      await add(tx, [1])
      await add(tx, [2, 3], { category_id: category })
    })
    for (let time = 0; time < 2; time += 1) {
      await db.raw('select recount_records()')
      expect(await compare()).to.equal(2)
      await fold()
      expect(await compare()).to.equal(2)
    }
  })

  it('is noted by no sale that leaves something', async () => {
    const { variants } = await add(db, [5, 0])
    await fold()
    await db('variants').where({ id: variants[0]! }).update({ quantity: 4 })
    expect(await db('stock_by_variants_changes').where({ shop_id: shop.id })).to.eql([])
  })
})
