import { expect } from 'chai'
import { createDigitalProduct } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

type Row = Record<string, string | number>

describe('the order of a list', () => {
  /** Returns one member of all rows, read in one page, by page numbers and by cursors, which must agree. */
  async function read(
    as: { authorization: string },
    path: string,
    member: string,
    query: object,
  ): Promise<unknown[]> {
    const ask = async (range: object) => {
      const { body } = await call('apps')
        .get(`/api/v1${path}`)
        .query({ ...query, ...range })
        .set(as)
        .expect(200)
      return { rows: body.data[path.slice(1)] as Row[], next: body.data.next as string | null }
    }
    const all = (await ask({ limit: 100 })).rows.map((row) => row[member])
    const paged: unknown[] = []
    for (let page = 1; paged.length < all.length; page += 1)
      paged.push(...(await ask({ limit: 2, page })).rows.map((row) => row[member]))
    expect(paged).to.eql(all)
    const followed: unknown[] = []
    let after: string | null = null
    do {
      const { rows, next } = await ask({ limit: 2, ...(after && { after }) })
      followed.push(...rows.map((row) => row[member]))
      after = next
    } while (after)
    expect(followed).to.eql(all)
    return all
  }

  describe('of products', () => {
    const open = async () => {
      const shop = await createShop({ type: 'digital' })
      const as = await createAppToken(shop, ['READ_INVENTORY'])
      await createProduct(shop, { name: 'Émaille cup', price: 300, quantity: 5 })
      await createProduct(shop, { name: 'anvil', price: 100, quantity: 0, listed: false })
      const lamp = await createProduct(shop, { name: 'Lamp', price: 300, quantity: 1000 })
      await createVariant(shop, lamp, { name: 'Red', quantity: 1 })
      await createVariant(shop, lamp, { name: 'Blue', quantity: 2 })
      const font = await createDigitalProduct(shop, undefined, 200)
      await service().db('products').where({ id: font.id }).update({ name: 'Zapf' })
      const names = (sort: string, query = {}) => read(as, '/products', 'name', { ...query, sort })
      return { shop, names }
    }

    it('is that of their names, prices and stock, in pages and by cursors, unlisted ones included', async () => {
      const { names } = await open()
      expect(await names('newest')).to.eql(['Zapf', 'Lamp', 'anvil', 'Émaille cup'])
      expect(await names('name')).to.eql(['anvil', 'Émaille cup', 'Lamp', 'Zapf'])
      expect(await names('price')).to.eql(['anvil', 'Zapf', 'Lamp', 'Émaille cup'])
      expect(await names('-price')).to.eql(['Lamp', 'Émaille cup', 'Zapf', 'anvil'])
      expect(await names('stock')).to.eql(['anvil', 'Lamp', 'Émaille cup', 'Zapf'])
      expect(await names('-stock')).to.eql(['Zapf', 'Émaille cup', 'Lamp', 'anvil'])
    })

    it('holds for what filters and words find', async () => {
      const { shop, names } = await open()
      for (let number = 0; number < 3; number += 1)
        await createProduct(shop, { name: `Clay cup ${number}`, price: 900 - number, quantity: 9 - number })
      expect(await names('price', { query: 'cup' })).to.eql([
        'Émaille cup',
        'Clay cup 2',
        'Clay cup 1',
        'Clay cup 0',
      ])
      expect(await names('stock', { query: 'cup', listed: true })).to.eql([
        'Émaille cup',
        'Clay cup 2',
        'Clay cup 1',
        'Clay cup 0',
      ])
      expect(await names('-stock', { listed: false })).to.eql(['anvil'])
    })

    it('is none of another: a cursor belongs to its order, and shoppers do not sort by stock', async () => {
      const { shop } = await open()
      const as = await createAppToken(shop, ['READ_INVENTORY'])
      const { body } = await call('apps').get('/api/v1/products').query({ sort: 'stock', limit: 1 }).set(as)
      const { next: after } = body.data
      await call('apps').get('/api/v1/products').query({ sort: '-stock', after }).set(as).expect(400)
      await call('store')
        .get('/api/v1/products')
        .query({ sort: 'stock' })
        .set('x-shop-id', shop.id)
        .expect(400)
    })
  })

  it('of orders is that of their dates and totals, also within a filter', async () => {
    const [shop, buyer] = [await createShop(), await createAccount()]
    const as = await createAppToken(shop, ['READ_ORDERS'])
    for (const subtotal of [500, 900, 100, 900]) await createOrder(shop, buyer, { subtotal })
    await createOrder(shop, buyer, { subtotal: 300, status: 'cancelled' })
    const totals = (sort: string, query = {}) => read(as, '/orders', 'total', { ...query, sort })
    expect(await totals('newest')).to.eql([3, 9, 1, 9, 5])
    expect(await totals('oldest')).to.eql([5, 9, 1, 9, 3])
    expect(await totals('total')).to.eql([1, 3, 5, 9, 9])
    expect(await totals('-total', { status: 'pending' })).to.eql([9, 9, 5, 1])
  })

  it('of customers is that of their names, or of how often they ordered', async () => {
    const shop = await createShop()
    const as = await createAppToken(shop, ['READ_CUSTOMERS'])
    const people = [
      { name: 'Zoë', email: 'a@example.com' },
      { name: 'ada', email: 'z@example.com' },
      { name: '', email: 'mia@example.com' },
    ]
    const customers: { id: string }[] = []
    for (const person of people) {
      const customer = await createCustomer(shop)
      await service().db('customers').where({ id: customer.id }).update(person)
      customers.push(customer)
    }
    const buyer = await createAccount()
    for (const index of [1, 1, 2]) {
      const { id } = await createOrder(shop, buyer)
      await service().db('orders').where({ id }).update({ customer_id: customers[index]!.id })
    }
    const emails = (sort: string) => read(as, '/customers', 'email', { sort })
    expect(await emails('newest')).to.eql(['mia@example.com', 'z@example.com', 'a@example.com'])
    expect(await emails('name')).to.eql(['z@example.com', 'mia@example.com', 'a@example.com'])
    expect(await emails('-orders')).to.eql(['z@example.com', 'mia@example.com', 'a@example.com'])
  })
})
