import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { doesAt } from './does.ts'
import { expectExactLedger } from './stock-support.ts'

const does = doesAt('/stock')
let merchant: { shop: Shop & { ownerId: string }; as: { authorization: string } }
let shopper: Person

const adjust = (status: number, ...adjustments: object[]) =>
  does(merchant, 'post', '/adjustments', status, { adjustments })
const levelOf = async (id: string) => (await does(merchant, 'get', `/levels/${id}`, 200)).data
const movementsOf = async (query: string) =>
  (await does(merchant, 'get', `/movements?${query}`, 200)).data.movements
const place = async (...items: object[]) => {
  const { body } = await call('store')
    .post('/api/v1/orders')
    .set(shopper.as(merchant.shop))
    .send({ items })
    .expect(201)
  return body.data._id as string
}
const move = (id: string, status: string) => doesAt('/orders')(merchant, 'patch', `/${id}`, 200, { status })
const numbers = ({ onHand, held, available }: Record<string, number>) => [onHand, held, available]

describe('The stock of a store', () => {
  beforeEach(async () => {
    const shop = await createShop()
    shopper = await createAccount()
    const scopes = ['READ_INVENTORY', 'WRITE_INVENTORY', 'WRITE_ORDERS', 'READ_ORDERS']
    merchant = { shop, as: await createAppToken(shop, scopes) }
  })
  afterEach(() => expectExactLedger(merchant.shop))

  describe('listStockMovements', () => {
    it('has every change of stock on the way of an order, with its reason, its order and who made it', async () => {
      const { id } = await createProduct(merchant.shop, { quantity: 10 })
      const paid = await place({ productId: id, quantity: 2 })
      expect(numbers(await levelOf(id))).to.eql([10, 2, 8])
      await move(paid, 'paid')
      expect(numbers(await levelOf(id))).to.eql([8, 0, 8])
      const given = await place({ productId: id, quantity: 3 })
      await move(given, 'cancelled')
      const seen = (await movementsOf(`product=${id}`)).reverse()
      expect(
        seen.map((one: Record<string, number>) => [one.reason, one.change, one.heldChange, ...numbers(one)]),
      ).to.eql([
        ['correction', 10, 0, 10, 0, 10],
        ['hold', 0, 2, 10, 2, 8],
        ['sale', -2, -2, 8, 0, 8],
        ['hold', 0, 3, 8, 3, 5],
        ['cancellation', 0, -3, 8, 0, 8],
      ])
      expect(seen.map(({ orderId }: { orderId: string }) => orderId)).to.eql([null, paid, paid, given, given])
      const kinds = seen.map(({ actor }: { actor: { kind: string } }) => actor.kind)
      expect(kinds).to.eql(['system', 'shopper', 'account', 'shopper', 'account'])
      expect(seen[1].actor).to.eql({ kind: 'shopper', id: null, name: null })
      expect(seen[2].actor.id).to.match(/^[0-9a-f]{24}$/)
    })

    it('filters by variant, order, reason and time, in pages that repeat and skip nothing', async () => {
      const { id } = await createProduct(merchant.shop)
      const [small, large] = [
        await createVariant(merchant.shop, { id }),
        await createVariant(merchant.shop, { id }),
      ]
      const order = await place({ productId: id, variantId: small.id, quantity: 1 })
      await adjust(200, { id: large.id, change: -1, reason: 'damage', note: 'Fell' })
      expect((await movementsOf(`variant=${small.id}`)).length).to.equal(2)
      expect((await movementsOf(`order=${order}`)).map(({ reason }: { reason: string }) => reason)).to.eql([
        'hold',
      ])
      const [broken, ...others] = await movementsOf('reason=damage')
      expect(others).to.eql([])
      expect(broken).to.include({ variantId: large.id, change: -1, note: 'Fell' })
      const all = await movementsOf('limit=100')
      const paged: object[] = []
      for (let after = ''; after !== 'null'; ) {
        const { data } = await does(merchant, 'get', `/movements?limit=2${after && `&after=${after}`}`, 200)
        paged.push(...data.movements)
        after = String(data.next)
      }
      expect(paged).to.eql(all)
      const { createdAt } = all[1]
      const since = await movementsOf(`from=${createdAt}`)
      const until = await movementsOf(`until=${createdAt}`)
      expect([...since, ...until]).to.eql(all)
      expect(since.length).to.be.greaterThan(0)
    })

    it('tells edits of a product, and what a new one begins with', async () => {
      const products = doesAt('/products')
      const fields = { name: 'Mug', price: 5, quantity: 4, variants: [{ name: 'Red', quantity: 3 }] }
      const { data } = await products(merchant, 'post', '', 201, fields)
      await products(merchant, 'patch', `/${data._id}`, 200, {
        quantity: 1,
        variants: [{ _id: data.variants[0]._id, name: 'Red', quantity: 9 }],
      })
      const seen = await movementsOf(`product=${data._id}`)
      expect(
        seen.map((one: Record<string, unknown>) => [one.reason, one.change, one.variantName]).reverse(),
      ).to.eql([
        ['received', 4, null],
        ['received', 3, 'Red'],
        ['correction', -3, null],
        ['correction', 6, 'Red'],
      ])
      expect(seen[0].actor.kind).to.equal('account')
    })

    it('cannot be changed or cut', async () => {
      await createProduct(merchant.shop)
      const { db } = service()
      for (const change of [
        db('stock_movements').where({ shop_id: merchant.shop.id }).update({ change: 5 }),
        db('stock_movements').where({ shop_id: merchant.shop.id }).delete(),
      ]) {
        expect((await change.catch((error: Error) => error.message)) as string).to.match(/append-only/)
      }
    })
  })

  describe('adjustStock', () => {
    it('adds and sets what is on hand, below which orders keep what they hold', async () => {
      const [one, other] = [
        await createProduct(merchant.shop, { quantity: 10 }),
        await createProduct(merchant.shop, { quantity: 10 }),
      ]
      await place({ productId: one.id, quantity: 4 })
      const { data, message } = await adjust(
        200,
        { id: one.id, quantity: 7, expected: 10, reason: 'count' },
        { id: other.id, change: 5, reason: 'received', note: 'Delivery 12' },
      )
      expect(message).to.equal('Stock adjusted')
      expect(data.adjusted).to.eql([
        { productId: one.id, variantId: null, change: -3, onHand: 7, held: 4, available: 3 },
        { productId: other.id, variantId: null, change: 5, onHand: 15, held: 0, available: 15 },
      ])
      const events = await service()
        .db('events')
        .where({ shop_id: merchant.shop.id, path: '/stock/adjustments' })
      expect(events.map((event) => [event.resource, event.resource_id])).to.eql([['products', null]])
      await adjust(200, { id: one.id, change: 1, reason: 'return' })
      const [, second] = await service()
        .db('events')
        .where({ shop_id: merchant.shop.id, path: '/stock/adjustments' })
        .orderBy('id')
      expect(second!.resource_id).to.equal(one.id)
    })

    it('is refused as a whole where one quantity is not the expected one, and says what is there', async () => {
      const [sold, other] = [
        await createProduct(merchant.shop, { quantity: 10, name: 'Mug' }),
        await createProduct(merchant.shop, { quantity: 10 }),
      ]
      await move(await place({ productId: sold.id, quantity: 1 }), 'paid')
      const body = await adjust(
        409,
        { id: other.id, change: 1, reason: 'received' },
        { id: sold.id, quantity: 10, expected: 10, reason: 'count' },
      )
      expect(body).to.include({ message: 'The stock of Mug is 9, not 10', code: 'stock_changed' })
      expect(body.data.conflicts).to.eql([
        { index: 1, id: sold.id, expected: 10, onHand: 9, held: 0, available: 9 },
      ])
      expect(numbers(await levelOf(other.id))).to.eql([10, 0, 10])
    })

    it('refuses to leave less than open orders hold', async () => {
      const { id } = await createProduct(merchant.shop, { quantity: 5, name: 'Mug' })
      await place({ productId: id, quantity: 3 })
      for (const less of [{ quantity: 2 }, { change: -3 }]) {
        const body = await adjust(409, { id, ...less, reason: 'damage' })
        expect(body).to.include({ message: 'Open orders hold 3 of Mug', code: 'stock_held' })
      }
      await adjust(200, { id, quantity: 3, reason: 'damage' })
      expect(numbers(await levelOf(id))).to.eql([3, 3, 0])
    })

    it('finds no record that keeps no stock of its own, and none of another store', async () => {
      const withVariants = await createProduct(merchant.shop)
      await createVariant(merchant.shop, withVariants)
      const strange = [
        newId(),
        (await createProduct(await createShop())).id,
        (await createFood(merchant.shop)).id,
        (await createProduct(merchant.shop, { digital: { accessType: 'lifetime' } })).id,
        withVariants.id,
      ]
      for (const id of strange) {
        const { code } = await adjust(404, { id, change: 1, reason: 'received' })
        expect(code).to.equal('stock_item_not_found')
      }
    })

    it('takes one of change and quantity, each record once, and no more than can be stored', async () => {
      const { id } = await createProduct(merchant.shop)
      await adjust(400, { id, reason: 'count' })
      await adjust(400, { id, reason: 'count', change: 1, quantity: 3 })
      await adjust(400, { id, reason: 'count', change: 1 }, { id, reason: 'count', change: 1 })
      await adjust(400, { id, reason: 'count', change: 1_000_000_000 })
      await adjust(400, { id, reason: 'sale', change: 1 })
      await adjust(400)
    })

    it('notifies the store once when it reaches the threshold, of the product or of the store', async () => {
      const lows = async () =>
        (await service().db('notifications').where({ shop_id: merchant.shop.id, type: 'low_stock' })).length
      const { id } = await createProduct(merchant.shop, { quantity: 10 })
      await adjust(200, { id, quantity: 6, reason: 'count' })
      expect(await lows()).to.equal(0)
      await adjust(200, { id, quantity: 5, reason: 'count' })
      await adjust(200, { id, quantity: 4, reason: 'count' })
      expect(await lows()).to.equal(1)
      await does(merchant, 'patch', `/levels/${id}`, 200, { lowStockAt: 2 })
      await place({ productId: id, quantity: 1 })
      expect(await lows()).to.equal(1)
      await place({ productId: id, quantity: 1 })
      expect(await lows()).to.equal(2)
      await service().db('shops').where({ id: merchant.shop.id }).update({ low_stock_at: 0 })
      await does(merchant, 'patch', `/levels/${id}`, 200, { lowStockAt: null })
      await place({ productId: id, quantity: 1 })
      expect(await lows()).to.equal(2)
    })
  })

  describe('listStockLevels', () => {
    it('sums up variants, and filters by what is low and by words', async () => {
      const plenty = await createProduct(merchant.shop, { name: 'Blue jug', quantity: 50 })
      const mixed = await createProduct(merchant.shop, { name: 'Red jug', quantity: 99 })
      await createVariant(merchant.shop, mixed, { name: 'Big', quantity: 30 })
      await createVariant(merchant.shop, mixed, { name: 'Small', quantity: 2 })
      await createFood(merchant.shop)
      const list = async (query = '') =>
        (await does(merchant, 'get', `/levels?${query}`, 200)).data.levels as (Record<string, number> & {
          variants: Record<string, number>[]
        })[]
      const all = await list()
      expect(all.map(({ name }) => name)).to.eql(['Red jug', 'Blue jug'])
      expect(numbers(all[0]!)).to.eql([32, 0, 32])
      expect(all[0]!.variants.map((one) => [one.name, one.available, one.low])).to.eql([
        ['Big', 30, false],
        ['Small', 2, true],
      ])
      expect((await list('low=true')).map(({ _id }) => _id)).to.eql([mixed.id])
      expect((await list('low=false')).map(({ _id }) => _id)).to.eql([plenty.id])
      expect((await list('query=BLUE')).map(({ _id }) => _id)).to.eql([plenty.id])
    })
  })

  describe('updateStockLevel', () => {
    it('changes the threshold of a product that keeps stock alone', async () => {
      const { id } = await createProduct(merchant.shop, { quantity: 3 })
      const { data } = await does(merchant, 'patch', `/levels/${id}`, 200, { lowStockAt: 2 })
      expect(data).to.include({ lowStockAt: 2, ownThreshold: true, low: false })
      expect((await does(merchant, 'patch', `/levels/${id}`, 200, { lowStockAt: null })).data).to.include({
        lowStockAt: 5,
        low: true,
      })
      const food = await createFood(merchant.shop)
      await does(merchant, 'patch', `/levels/${food.id}`, 404, { lowStockAt: 2 })
      await does(merchant, 'get', `/levels/${food.id}`, 404)
    })
  })
})
