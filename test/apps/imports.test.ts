import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Express } from 'express'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import { root } from '../../src/base/root.ts'
import { transaction } from '../../src/db/database.ts'
import { recordAsJob } from '../../src/events/record.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { advance } from '../../src/services/imports/steps.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

const url = '/api/v1/imports'
const fixture = (name: string) => readFileSync(join(root, 'test/apps/import-files', name))

describe('imports', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createShop({ currency: 'EUR' })
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
  })

  const upload = (file: Buffer | string, query = {}, app?: Express) =>
    call('apps', app)
      .post(url)
      .query({ kind: 'products', ...query })
      .set(token)
      .attach('file', Buffer.from(file), 'products.csv')
  const get = async (path: string) => (await call('apps').get(path).set(token).expect(200)).body.data
  const post = (path: string) => call('apps').post(path).set(token)
  const work = () => {
    const { db, dependencies } = service()
    return runImports.run({ db, dependencies, signal: new AbortController().signal })
  }
  const imported = async (file: Buffer | string, query = {}) => {
    const { _id } = (await upload(file, query).expect(201)).body.data
    await work()
    const { issues } = await get(`${url}/${_id}/issues?limit=100`)
    return { ...(await get(`${url}/${_id}`)), issues }
  }
  const products = async () => {
    const { products } = await get('/api/v1/products?limit=100&sort=name')
    return Object.fromEntries(products.map((one: { slug: string }) => [one.slug, one]))
  }
  const counts = ({ announced, done, refused, created, updated, unchanged }: Record<string, number>) => [
    ...[announced, done, refused],
    ...[created, updated, unchanged],
  ]

  describe('createImport', () => {
    it('takes no file that is too large, or that would fill the disk', async () => {
      for (const [setting, status, code] of [
        [{ UPLOAD_MEGABYTES: '1' }, 413, 'file_too_large'],
        [{ FREE_DISK_MEGABYTES: '100000000' }, 507, 'disk_full'],
      ] as const) {
        const { apps } = await openApps(
          testConfig({ url: service().databaseUrl }, setting),
          service().db,
          'apps',
        )
        const { body } = await upload(Buffer.alloc(1_100_000, 'a'), {}, apps).expect(status)
        expect(body.code).to.equal(code)
      }
      expect((await get(url)).imports).to.eql([])
    })

    it('knows no import of another store, and none that was never made', async () => {
      const { _id } = (await upload(fixture('google.tsv'), { dryRun: true }).expect(201)).body.data
      token = await createAppToken(await createShop(), ['READ_INVENTORY', 'WRITE_INVENTORY'])
      for (const path of [`${url}/${_id}`, `${url}/${_id}/issues`])
        expect((await call('apps').get(path).set(token).expect(404)).body.code).to.equal('import_not_found')
      for (const path of [`${url}/${_id}/run`, `${url}/${_id}/cancel`])
        expect((await post(path).expect(404)).body.code).to.equal('import_not_found')
    })

    it('brings a shop from Shopify in its old dialect, and refuses what cannot be read by line and column', async () => {
      const result = await imported(fixture('shopify-old.csv'))
      expect(result).to.include({ format: 'shopify-old', status: 'done' })
      expect(counts(result)).to.eql([5, 4, 1, 2, 0, 0])
      expect(result.issues.map((one: Record<string, unknown>) => [one.line, one.column, one.code])).to.eql([
        [5, 'variant inventory qty', 'negative_stock'],
        [7, 'variant price', 'invalid_number'],
      ])
      const { 'linen-shirt': shirt, 'oat-soap': soap } = await products()
      expect(shirt).to.deep.include({
        price: 79,
        compareAtPrice: 95,
        tags: ['linen', 'summer'],
        listed: true,
      })
      expect(shirt.description).to.equal('Woven in **Kilkenny**.\n\n-   Washes at 40 °C\n-   Irons damp')
      expect(shirt.images).to.eql([
        'https://cdn.example/shirt-front.jpg',
        'https://cdn.example/shirt-back.jpg',
      ])
      expect(shirt.category.name).to.equal('Shirts')
      expect(
        shirt.variants.map((one: Record<string, unknown>) => [one.name, one.price, one.quantity]),
      ).to.eql([
        ['S / White', 79, 4],
        ['M / White', 79, 0],
        ['L / White', 84, 0],
      ])
      expect(shirt.vendor).to.equal('Weir & Daughters')
      expect(shirt.variants[0]).to.deep.include({ sku: 'LS-S-W', weight: { value: 240, unit: 'g' } })
      expect(shirt.variants[0].barcode).to.equal('5391234567894')
      expect(soap).to.deep.include({ price: 6.5, quantity: 36, barcode: '4006381333931', variants: [] })
    })

    it('brings products in the new dialect of Shopify, from WooCommerce and from a feed for Google', async () => {
      expect(counts(await imported(fixture('shopify.csv')))).to.eql([3, 3, 0, 2, 0, 0])
      expect(counts(await imported(fixture('woocommerce.csv')))).to.eql([5, 4, 1, 2, 0, 0])
      expect(counts(await imported(fixture('google.tsv')))).to.eql([3, 3, 0, 2, 0, 0])
      const all = await products()
      expect(all['brass-lamp']).to.deep.include({
        price: 149,
        quantity: 7,
        description: '## Light\n\nTurns & dims.',
      })
      expect(all.candle.listed).to.equal(false)
      expect(all.candle.variants.map(({ name }: { name: string }) => name)).to.eql(['Pine', 'Fig'])
      expect(all['loose-tea'].variants.map((one: Record<string, unknown>) => [one.name, one.price])).to.eql([
        ['100 g', 8.5],
        ['250 g', 21.5],
      ])
      expect(all['loose-tea'].category.name).to.equal('Tea')
      expect(all.kettle).to.deep.include({ price: 39, compareAtPrice: 45 })
      expect(all['wool-blanket'].variants.map(({ quantity }: { quantity: number }) => quantity)).to.eql([
        1000, 0,
      ])
    })

    it('changes nothing when it comes again, and keeps what was sold meanwhile unless it sets the stock', async () => {
      await imported(fixture('shopify-old.csv'))
      await imported(fixture('shopify.csv'))
      const { 'oat-soap': soap, 'linen-shirt': shirt } = await products()
      const { db } = service()
      await db('products').where({ shop_id: shop.id, id: soap._id }).update({ quantity: 30 })
      const before = await products()
      expect(counts(await imported(fixture('shopify-old.csv')))).to.eql([5, 4, 1, 0, 0, 2])
      expect(counts(await imported(fixture('shopify.csv')))).to.eql([3, 3, 0, 0, 0, 2])
      expect(await products()).to.eql(before)
      expect(counts(await imported(fixture('shopify-old.csv'), { stock: 'set' }))).to.eql([5, 4, 1, 0, 1, 1])
      const after = await products()
      expect(after['oat-soap'].quantity).to.equal(36)
      expect(after['linen-shirt']).to.eql(shirt)
    })

    it('finds products by their barcodes, and changes only the columns of the file', async () => {
      await imported('name,price,quantity,barcode,tags\nMug,15,3,4006381333931,tin\n')
      const file = 'name;price;barcode\nMug;"16,50";4006381333931\nNew;;5391234567894\n'
      const result = await imported(file, { match: 'barcode' })
      expect(counts(result)).to.eql([2, 1, 1, 0, 1, 0])
      expect(result.issues).to.deep.include({
        ...{ line: 3, column: null, code: 'import_incomplete', refuses: true },
        message: 'A new product needs a name and a price',
      })
      expect((await products()).mug).to.deep.include({ price: 16.5, quantity: 3, tags: ['tin'] })
    })

    it('holds each product to what createProduct refuses', async () => {
      const lines = [
        { slug: 'Not a slug', name: 'A', price: 1, quantity: 1 },
        { slug: 'b', name: ' ', price: 1, quantity: 1 },
        { slug: 'c', name: 'C', price: -1, quantity: 0.5 },
        { slug: 'd', name: 'D', price: 1, quantity: 1, images: ['ftp://cdn.example/d.jpg'] },
        { slug: 'e', name: 'E', price: 0.001, quantity: 1 },
        { slug: 'f', name: 'F', price: 1, quantity: 1, category: 'Tins' },
      ]
      const result = await imported(
        [
          ...lines.map((one) => JSON.stringify(one)),
          'no json',
          '{"name":"\\u0000","price":1}',
          '{"name":"G","price":1,"variants":[null]}',
        ].join('\n'),
      )
      expect(result.format).to.equal('ndjson')
      expect(counts(result)).to.eql([9, 1, 8, 1, 0, 0])
      const lined = result.issues.map(({ line, column }: Record<string, unknown>) => [line, column])
      expect(lined).to.eql([
        [1, 'slug'],
        [2, 'name'],
        [3, 'price'],
        [3, 'quantity'],
        [4, 'images.0'],
        [5, null],
        [7, 'json'],
        [8, 'json'],
        [9, 'variants.0'],
      ])
      expect(Object.keys(await products())).to.eql(['f'])
    })

    it('accounts for every line of a file, however it is broken', async () => {
      const cell = fc.oneof(
        fc.constantFrom('', '1', '-5', '1.234', '=1+1', 'mug', '💥', '"', "'", '<b>'),
        fc.string({ maxLength: 8 }),
      )
      const row = fc.tuple(fc.constantFrom('a', 'b', 'c', ''), cell, cell, cell)
      await fc.assert(
        fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
          const quoted = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          const file = ['slug,name,price,tags', ...quoted].join('\n')
          const result = await imported(file)
          expect(result.status).to.equal('done')
          expect(result.announced).to.equal(result.done + result.refused)
          expect(result.announced).to.equal(
            rows.filter((cells) => cells.some((one) => one.trim() !== '')).length,
          )
        }),
        { numRuns: 15 },
      )
    })

    it('refuses what is no file of products, and what cannot be read', async () => {
      const unknown = await upload('colour,taste\nred,sweet\n').expect(422)
      expect(unknown.body).to.deep.include({ code: 'import_not_recognised' })
      const broken = await upload('name,price\n"never closed,2\n').expect(422)
      expect(broken.body).to.deep.include({ code: 'import_unreadable' })
      expect((await get(url)).imports).to.eql([])
    })
  })

  describe('runImport', () => {
    it('waits in a dry run, shows the first products as they will be, and begins once', async () => {
      const { data } = (await upload(fixture('shopify-old.csv'), { dryRun: true }).expect(201)).body
      expect(data).to.include({ status: 'ready', announced: 5, refused: 1 })
      expect(data.first.map(({ line, outcome }: Record<string, unknown>) => [line, outcome])).to.eql([
        [2, null],
        [6, null],
        [7, 'refused'],
      ])
      await work()
      expect(await products()).to.eql({})
      await post(`${url}/${data._id}/run`).expect(200)
      expect((await post(`${url}/${data._id}/run`).expect(409)).body.code).to.equal('import_over')
      await work()
      expect(Object.keys(await products())).to.have.length(2)
    })
  })

  describe('cancelImport', () => {
    it('ends an import for good', async () => {
      const { data } = (await upload(fixture('shopify.csv')).expect(201)).body
      await post(`${url}/${data._id}/cancel`).expect(200)
      expect((await post(`${url}/${data._id}/cancel`).expect(409)).body.code).to.equal('import_over')
      await work()
      expect(await products()).to.eql({})
    })
  })

  it('go on after a batch that was rolled back, as if it had never begun', async () => {
    const { db, dependencies } = service()
    const context = { record: recordAsJob('test'), dependencies }
    const lines = Array.from({ length: 330 }, (_, at) => `mug-${at},Mug ${at},${at + 1},1`)
    const { data } = (await upload(['slug,name,price,quantity', ...lines].join('\n')).expect(201)).body
    const step = () => transaction(db, (tx) => advance(tx, context, shop.id))
    await step()
    const died = transaction(db, async (tx) => {
      await advance(tx, context, shop.id)
      throw new Error('killed')
    })
    expect(await died.catch((error) => error.message)).to.equal('killed')
    expect((await get(`${url}/${data._id}`)).done).to.equal(300)
    await work()
    expect(counts(await get(`${url}/${data._id}`))).to.eql([330, 330, 0, 330, 0, 0])
    const rows = await db('products').where({ shop_id: shop.id }).select('id')
    expect(rows).to.have.length(330)
  })

  it('refuse no more of a batch than its guilty lines, wherever they are, and what each of them did is undone', async () => {
    const { db } = service()
    const guilty = new Map([
      [0, 'custom_none'],
      [7, 'S-6'],
      [16, 'S-2'],
    ])
    const lines = Array.from({ length: 17 }, (_, at) =>
      JSON.stringify({
        ...{ slug: `p-${at}`, name: `P ${at}`, price: 1, quantity: at, category: 'Cups' },
        ...(at === 0 ? { custom: { none: 'x' } } : { sku: guilty.get(at) ?? `S-${at}` }),
        variants: at % 4 === 1 ? [{ name: 'A', sku: `V-${at}`, quantity: 2 }] : [],
      }),
    )
    const { data } = (await upload(lines.join('\n')).expect(201)).body
    await work()
    expect(counts(await get(`${url}/${data._id}`))).to.eql([17, 14, 3, 14, 0, 0])
    const { issues } = await get(`${url}/${data._id}/issues`)
    expect(issues.map(({ line, code }: { line: number; code: string }) => [line, code])).to.eql([
      [1, 'invalid_request'],
      [8, 'duplicate_sku'],
      [17, 'duplicate_sku'],
    ])
    const own = { shop_id: shop.id }
    const slugs = await db('products').where(own).pluck('slug')
    const kept = lines.map((_, at) => `p-${at}`).filter((_, at) => !guilty.has(at))
    expect([...slugs].sort()).to.eql(kept.sort())
    const numbers = await db('skus').where(own).pluck('sku')
    expect(numbers).to.have.length(14 + 4)
    const texts = await db('product_texts').where(own).count('* as count').first()
    expect(Number(texts!.count)).to.equal(14)
  })

  it('give each product of a batch a slug of its own', async () => {
    const { db } = service()
    const lines = Array.from({ length: 4 }, () => JSON.stringify({ name: 'Big Mug', price: 1, quantity: 1 }))
    await upload(lines.join('\n')).expect(201)
    await work()
    const slugs = await db('products').where({ shop_id: shop.id }).orderBy('id').pluck('slug')
    expect(slugs).to.eql(['big-mug', 'big-mug-2', 'big-mug-3', 'big-mug-4'])
  })
})
