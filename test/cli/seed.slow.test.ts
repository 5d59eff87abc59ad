import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { storefront, storefrontJson } from './command-line.ts'

interface Product {
  name: string
  price: number
  category: { name: string } | null
  variants: object[]
}

describe('storefront seed', () => {
  it('fills a store with products that are found, listed and counted, each time with others', async () => {
    const shop = await createShop()
    const seed = ['seed', '--store', shop.id, '--products']
    const { products, variants } = await storefrontJson<{ products: number; variants: number }>([
      ...seed,
      '2100',
    ])
    expect(products).to.equal(2100)
    expect(variants).to.be.above(500)
    expect((await storefront([...seed, '20'])).stdout).to.match(
      /^20 products with \d+ variants are in \S+\n$/,
    )

    const list = async (query: object) => {
      const get = call('store').get('/api/v1/products').set('x-shop-id', shop.id).query(query)
      return (await get.expect(200)).body.data as { products: Product[]; pagination: { total: number } }
    }
    const { products: shown, pagination } = await list({ limit: 100 })
    expect(pagination.total).to.equal(2120)
    expect(new Set(shown.map(({ category }) => category?.name)).size).to.equal(12)
    for (const { price } of shown) expect(price).to.be.within(2, 1200)
    const [series] = shown[0]!.name.split(' ')
    const found = await list({ search: series })
    expect(found.products.length).to.be.above(0)
    for (const { name } of found.products) expect(name).to.include(series)
    const sizes = shown.filter(({ variants: own }) => own.length > 0)
    expect(sizes.length).to.be.above(0)
  })

  it('does not fail by a time-out of calls once all is added', async () => {
    const { id } = await createShop()
    const { db } = service()
    const reader = await db.transaction()
    await reader.raw('lock table product_tags in share update exclusive mode')
    const ended = storefront(['seed', '--store', id, '--products', '1'])
    // Calls wait for a lock, and statements take, 5 and 15 s at most: what still waits after 6 s heeds neither.
    await Promise.race([ended, sleep(6_000)])
    await reader.rollback()
    const { code, stderr } = await ended
    expect(code, stderr).to.equal(0)
    expect(await db('products').where({ shop_id: id }).pluck('price')).to.have.length(1)
  })

  it('opens a new store for an account, and refuses what cannot be filled', async () => {
    const { email, id } = await createAccount()
    const made = await storefrontJson<{ slug: string; store: string }>([
      'seed',
      '--products',
      '10',
      '--owner',
      email!,
      '--name',
      'Plenty',
      '--currency',
      'JPY',
      '--country',
      'JP',
    ])
    const store = await service().db('shops').where({ id: made.store }).first()
    expect(store).to.include({ owner_id: id, name: 'Plenty', currency: 'JPY', scale: 1 })
    expect(await service().db('products').where({ shop_id: made.store }).pluck('price')).to.have.length(10)

    const { slug } = await service()
      .db('shops')
      .where({ id: (await createShop({ type: 'restaurant' })).id })
      .first('slug')
    for (const [args, code, line] of [
      [['--products', '5'], 2, /name a store with --store/],
      [['--products', '0', '--store', slug], 2, /must be a whole number, 1 or more/],
      [['--products', '5', '--store', slug], 2, /is of type restaurant/],
      [['--products', '5', '--store', 'nowhere'], 1, /not found/i],
      [['--products', '5', '--owner', 'nobody@nowhere.example'], 1, /not found/i],
    ] as const) {
      const ended = await storefront(['seed', ...args])
      expect(ended.code, ended.stderr).to.equal(code)
      expect(ended.stderr).to.match(line)
    }
  })
})
