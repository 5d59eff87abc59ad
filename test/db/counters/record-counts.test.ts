import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { foldChanges, numberOf } from '../../../src/db/counters/record-counts.ts'
import { transaction } from '../../../src/db/database.ts'
import { foldCounts } from '../../../src/jobs/fold-counts.ts'
import * as orders from '../../../src/services/orders/orders.ts'
import { expectCounts } from '../../support/counted-records.ts'
import type { Database } from '../../support/database.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { messagesOf, statementsOf } from '../../support/plans.ts'
import { sampledTest } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

const statuses = ['pending', 'processing', 'paid', 'cancelled', 'refunded'] as const

const fold = () => {
  const { db, dependencies } = service()
  return foldCounts.run({ db, dependencies, signal: new AbortController().signal })
}

describe('The numbers of records', () => {
  let shop: Shop & { ownerId: string }
  let db: Database
  let person: Person
  let product: string
  beforeEach(async () => {
    db = service().db
    shop = await createShop()
    person = await createAccount()
    product = (await createProduct(shop)).id
  })

  const compare = () => expectCounts(db, shop)

  let number = 0
  const addOrder = async (tx: Database): Promise<string> => {
    const id = newId()
    number += 1
    const about = { shop_id: shop.id, user_id: person.id, email: 'a@example.com', currency: 'USD' }
    await tx('orders').insert({ id, number, subtotal: 100, to_ship: number % 3, ...about })
    return id
  }
  const addReview = async (tx: Database): Promise<string> => {
    const id = newId()
    const author = { user_id: (await createAccount()).id }
    await tx('reviews').insert({
      id,
      shop_id: shop.id,
      product_id: product,
      rating: 1,
      title: '',
      body: '',
      ...author,
    })
    return id
  }
  const addSome = async (tx: Database, table: 'customers' | 'notifications' | 'activity') => {
    const rows = Array.from({ length: 3 }, (_, n) => {
      // Only an entry that is old enough can be removed from the log.
      const id = n === 0 && table === 'activity' ? `00${newId().slice(2)}` : newId()
      if (table === 'customers') return { id, shop_id: shop.id, email: `${id}@example.com` }
      if (table === 'activity')
        return { id, shop_id: shop.id, action: 'settings.updated', actor_kind: n > 1 ? 'app' : 'guest' }
      const about = { resource: 'orders', resource_id: id }
      return { id, shop_id: shop.id, type: 'order_placed', title: 'x', body: 'x', ...about }
    })
    await tx(table).insert(rows)
    await tx(table).where({ id: rows[0]!.id }).delete()
  }

  const addProduct = async (
    tx: Database,
    more: {
      kind?: 'product' | 'food' | 'service'
      digital?: object
      category_id?: string
      quantity?: number
      listed?: boolean
      in_variants?: boolean
    },
  ) => {
    const id = newId()
    const slug = (more.kind ?? 'product') === 'product' ? id : null
    await tx('products').insert({ id, shop_id: shop.id, name: id, slug, price: 100, ...more })
    return id
  }
  const addCategory = async () => {
    const id = newId()
    await db('categories').insert({ id, shop_id: shop.id, name: id, slug: id })
    return id
  }
  const changeItem = async (
    tx: Database,
    round: number,
    item: { kind: 'product' | 'food' | 'service'; category_id: string },
  ) => {
    const id = await addProduct(tx, { ...item, listed: round % 2 === 0 })
    const changes = [{ listed: true }, { category_id: null }, { deleted_at: new Date() }]
    for (const change of changes.slice(0, round)) await tx('products').where({ id }).update(change)
    if (round === 5) await tx('products').where({ id }).delete()
  }
  const changePost = async (tx: Database, round: number) => {
    const id = newId()
    await tx('blogs').insert({ id, shop_id: shop.id, title: 'x', slug: id, content: 'x' })
    const changes = [{ published_at: new Date() }, { published_at: null }, { deleted_at: new Date() }]
    for (const change of changes.slice(0, round)) await tx('blogs').where({ id }).update(change)
    if (round === 5) await tx('blogs').where({ id }).delete()
  }
  /** Changes everything by which an item, a post or a comment is counted. */
  const changeSome = async (tx: Database, round: number, category: string) => {
    const id = await addProduct(tx, { category_id: category, quantity: round % 2 })
    for (const kind of ['food', 'service'] as const)
      await changeItem(tx, round, { kind, category_id: category })
    await changePost(tx, round)
    const changes = [
      { quantity: 3 },
      { quantity: 0 },
      { listed: false },
      { category_id: null },
      { digital: { accessType: 'pass', allAccess: false } },
      { in_variants: true },
      { deleted_at: new Date() },
    ]
    for (const change of changes.slice(0, round)) await tx('products').where({ id }).update(change)
    const about = {
      shop_id: shop.id,
      resource: 'product',
      resource_id: product,
      user_id: person.id,
      body: 'x',
    }
    const [comment, reply, gone] = [newId(), newId(), newId()]
    await tx('comments').insert([
      { ...about, id: comment },
      { ...about, id: gone },
      { ...about, id: reply, parent_id: comment },
    ])
    await tx('comments')
      .where({ id: comment })
      .update([{ hidden_at: new Date() }, { deleted_at: new Date() }, { likes: 1 }][round % 3]!)
    if (round % 2) await tx('comments').where({ id: comment }).update({ hidden_at: null })
    await tx('comments').where({ id: gone }).delete()
    if (round === 3) await tx('products').where({ id }).delete()
  }

  sampledTest(
    'are exact at every moment, beside many writers of whom some give up, and while changes are added up',
    async () => {
      let over = false
      const category = await addCategory()
      const writer = async (turn: number) => {
        for (let round = 0; round < 8; round += 1) {
          const undone = (turn + round) % 3 === 0
          await transaction(db, async (tx) => {
            const [order, review] = [await addOrder(tx), await addReview(tx)]
            for (const table of ['customers', 'notifications', 'activity'] as const) await addSome(tx, table)
            await changeSome(tx, round, category)
            await tx('orders')
              .where({ id: order })
              .update({ status: statuses[round % 5]! })
            if (round % 2)
              await tx('orders').where({ id: order }).update({ payment_status: 'paid', note: 'x' })
            if (round % 4 === 1) await tx('orders').where({ id: order }).update({ deleted_at: new Date() })
            if (round === 7) await tx('orders').where({ id: order }).delete()
            await tx('reviews')
              .where({ id: review })
              .update({ rating: (turn % 5) + 1 })
            if (round % 3 === 1) await tx('reviews').where({ id: review }).update({ hidden_at: new Date() })
            if (undone) throw new Error('given up')
          }).catch((error: Error) => expect(error.message).to.equal('given up'))
        }
      }
      const folding = async () => {
        while (!over) {
          await foldChanges(db, 7)
          await sleep(1)
        }
      }
      let looks = 0
      const looking = async () => {
        for (; !over; looks += 1) await compare()
      }
      const beside = [folding(), folding(), looking()]
      await Promise.all(Array.from({ length: 6 }, (_, turn) => writer(turn)))
      over = true
      await Promise.all(beside)
      expect(looks).to.be.greaterThan(5)
      expect(await compare()).to.be.greaterThan(8)
      await fold()
      expect(await db('record_count_changes').where({ shop_id: shop.id })).to.eql([])
      expect(await compare()).to.be.greaterThan(8)
    },
  )

  it('let no writer wait for another one, nor for a fold', async () => {
    await addOrder(db)
    await transaction(db, async (first) => {
      await addOrder(first)
      await transaction(db, async (second) => {
        await second.raw("set local lock_timeout = '500ms'")
        await addOrder(second)
        await foldChanges(second, 1000)
        await transaction(db, async (third) => {
          await third.raw("set local lock_timeout = '500ms'")
          await addOrder(third)
        })
      })
    })
    expect(await numberOf(db, shop, 'orders')).to.equal(4)
    await compare()
  })

  it('have an order once that moves from one of the counted statuses to another', async () => {
    const ids = [await addOrder(db), await addOrder(db), await addOrder(db)]
    let over = false
    const moving = async () => {
      for (let turn = 0; !over; turn += 1)
        await db('orders')
          .whereIn('id', ids)
          .update({ status: ['processing', 'pending'][turn % 2] })
    }
    const looking = async () => {
      const seen = new Set<number>()
      for (let look = 0; look < 300; look += 1) seen.add((await orders.count(db, shop, { open: true })).count)
      return [...seen]
    }
    const looked = looking().finally(() => {
      over = true
    })
    const [seen] = await Promise.all([looked, moving()])
    expect(seen).to.eql([3])
  })

  it('cost nothing where what an unpaid order costs changes, as by a coupon, and follow what a paid one costs', async () => {
    const id = await addOrder(db)
    await fold()
    await db('orders').where({ id }).update({ discount: 10 })
    expect(await db('record_count_changes').where({ shop_id: shop.id })).to.eql([])
    await db('orders').where({ id }).update({ status: 'paid', payment_status: 'paid', paid_at: new Date() })
    await compare()
    await db('orders').where({ id }).update({ discount: 0 })
    await compare()
  })

  it('are those of what was there before the triggers, whenever they are counted anew', async () => {
    await db.transaction(async (tx) => {
      await tx.raw("set local session_replication_role = 'replica'")
      await addOrder(tx)
      await addReview(tx)
      for (const table of ['customers', 'notifications', 'activity'] as const) await addSome(tx, table)
      for (const round of [0, 1, 2]) await changeSome(tx, round, await addCategory())
    })
    await addOrder(db)
    await fold()
    await addOrder(db)
    expect(await numberOf(db, shop, 'orders')).to.equal(2)
    for (let time = 0; time < 2; time += 1) {
      await db.raw('select recount_records()')
      expect(await numberOf(db, shop, 'orders')).to.equal(3)
      await compare()
    }
  })

  it('are told by the lists, for which nothing is counted', async () => {
    const scopes = ['READ_ORDERS', 'READ_CUSTOMERS', 'READ_NOTIFICATIONS', 'READ_ACTIVITY']
    scopes.push('READ_INVENTORY', 'READ_BLOGS')
    const token = await createAppToken(shop, scopes)
    const total = async (path: string): Promise<number> => {
      const { data } = (await call('apps').get(`/api/v1${path}`).set(token).expect(200)).body
      return data.count ?? data.pagination.total
    }
    for (const [n, status] of statuses.entries()) {
      const id = await addOrder(db)
      const payment_status = n < 2 ? 'paid' : 'awaiting_confirmation'
      await db('orders').where({ id }).update({ status, payment_status })
    }
    for (const table of ['customers', 'notifications', 'activity'] as const) await addSome(db, table)
    const category_id = await addCategory()
    for (const listed of [true, true, false]) await addProduct(db, { kind: 'food', listed, category_id })
    await addProduct(db, { kind: 'food' })
    for (const listed of [true, false]) await addProduct(db, { kind: 'service', listed })
    for (const round of [0, 1, 2, 3]) await changePost(db, round)
    for (const [path, expected] of [
      ['/orders', 5],
      ['/orders?status=paid', 1],
      ['/orders?status=unknown', 5],
      ['/orders?paymentStatus=paid', 2],
      ['/orders?status=paid&paymentStatus=paid', 0],
      ['/orders/count', 5],
      ['/orders/count?status=pending', 1],
      ['/customers', 2],
      ['/notifications', 2],
      ['/activity', 2],
      ['/activity?actor=app', 1],
      ['/activity?actor=guest&action=settings.updated', 1],
      ['/activity?action=staff.invited', 0],
      ['/foods', 4],
      ['/foods?listed=false', 1],
      [`/foods?category=${category_id}`, 3],
      [`/foods?category=${category_id}&listed=true`, 2],
      ['/services', 2],
      ['/blogs', 3],
    ] as const) {
      const sent = await statementsOf(async () => expect(await total(path), path).to.equal(expected))
      const texts = sent.map(({ text }) => text).join('\n')
      expect(texts, path)
        .to.include('record_counts')
        .and.not.match(/count\(\*\)/)
    }
    expect(await total('/orders?status=paid&from=2020-01-01')).to.equal(1)
    expect(await total('/customers?search=nobody')).to.equal(0)
    expect(await total('/activity?actor=operator')).to.equal(0)
  })

  sampledTest(
    'are those of the products of each category that are listed or in stock, also by their variants',
    async () => {
      const token = await createAppToken(shop, ['READ_INVENTORY'])
      const categories = [await addCategory(), await addCategory()]
      for (let n = 0; n < 24; n += 1) {
        const place = n % 3 < 2 && { category_id: categories[n % 3]! }
        const digital = n % 6 === 3 && { digital: { accessType: 'pass', allAccess: false } }
        const product_id = await addProduct(db, {
          quantity: n % 2,
          listed: n % 8 < 5,
          in_variants: n % 4 > 1,
          ...place,
          ...digital,
        })
        const variant = () => ({ id: newId(), shop_id: shop.id, product_id, name: 'Large', quantity: n % 5 })
        if (n % 4 > 1) await db('variants').insert([variant(), { ...variant(), quantity: n % 3 }])
      }
      await addProduct(db, { kind: 'food', quantity: 1 })
      await fold()
      await addProduct(db, { category_id: categories[1]!, quantity: 1 })
      let some = 0
      for (const category of [undefined, ...categories, newId()]) {
        for (const listed of [undefined, true, false]) {
          for (const inStock of [undefined, true, false]) {
            const asked = JSON.parse(JSON.stringify({ category, listed, inStock, limit: 100 }))
            const { body } = await call('apps').get('/api/v1/products').query(asked).set(token).expect(200)
            const { products, pagination } = body.data
            expect(pagination.total, JSON.stringify(asked)).to.equal(products.length)
            some += Number(products.length > 0 && products.length < 26)
          }
        }
      }
      expect(some).to.be.greaterThan(20)
    },
  )

  it('cost an idle worker three messages a minute, with the versions of stores and the stock by variants', async () => {
    await fold()
    expect(foldCounts.everySeconds).to.equal(60)
    expect(await messagesOf(fold)).to.have.lengthOf(3)
  })
})
