import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import { storeScopes } from '../../src/base/scopes.ts'
import { runExports } from '../../src/jobs/run-exports.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { writeArchives } from '../../src/jobs/write-archives.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createCustomField } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/exports'

describe('exports', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  const areas = ['INVENTORY', 'CUSTOMERS', 'DISCOUNTS', 'ORDERS']
  const open = async (settings: Parameters<typeof createShop>[0] = {}) => {
    shop = await createShop({ currency: 'EUR', country: 'IE', ...settings })
    token = await createAppToken(
      shop,
      areas.flatMap((area) => [`READ_${area}`, `WRITE_${area}`]),
    )
  }
  beforeEach(() => open())

  const work = (job: typeof runExports) => {
    const { db, dependencies } = service()
    return job.run({ db, dependencies, signal: new AbortController().signal })
  }
  const post = (path: string, body: object) => call('apps').post(path).set(token).send(body)
  const get = async (path: string) => (await call('apps').get(path).set(token).expect(200)).body.data
  const fileOf = async (kind: string, format = 'csv') => {
    const { _id } = (await post(url, { kind, format }).expect(201)).body.data
    await work(runExports)
    const { download, ...found } = await get(`${url}/${_id}`)
    const { pathname, search } = new URL(download.url)
    const { body } = await call('store').get(`${pathname}${search}`).buffer(true).parse(asText).expect(200)
    return { ...found, file: body as unknown as string }
  }
  const imported = async (kind: string, file: string, query = {}) => {
    const sent = call('apps')
      .post('/api/v1/imports')
      .query({ kind, ...query })
      .set(token)
    const { _id } = (await sent.attach('file', Buffer.from(file), 'file.csv').expect(201)).body.data
    await work(runImports)
    return get(`/api/v1/imports/${_id}`)
  }

  it('have no stock of what was sold beyond it, which stays owed when the file comes back and sets the stock', async () => {
    const { db } = service()
    const variants = [{ name: 'S', quantity: 1, options: { size: 'S' } }]
    for (const fields of [{ name: 'Mug' }, { name: 'Shirt', variants }])
      await post('/api/v1/products', {
        ...fields,
        price: 5,
        quantity: 2,
        backorder: { shipsOn: '2030-01-01' },
      }).expect(201)
    const own = { shop_id: shop.id }
    await db('products')
      .where({ ...own, slug: 'mug' })
      .update({ quantity: -3 })
    await db('variants').where(own).update({ quantity: -4 })
    const stocks = async () => [
      ...(await db('products').where(own).orderBy('slug').pluck('quantity')),
      ...(await db('variants').where(own).pluck('quantity')),
    ]
    const { file: json } = await fileOf('products', 'ndjson')
    const { file: csv } = await fileOf('products')
    const sent = json.replaceAll('"price":5', '"price":6')
    expect(csv).not.to.match(/-[34]/)
    for (const [file, changed] of [
      [csv, { unchanged: 2, updated: 0 }],
      [json, { unchanged: 2, updated: 0 }],
      [sent, { unchanged: 0, updated: 2 }],
    ] as const) {
      expect(await imported('products', file, { stock: 'set' })).to.include({ refused: 0, ...changed })
      expect(await stocks()).to.eql([-3, 2, -4])
    }
    await imported('products', csv.replace(',0,', ',7,'), { stock: 'set' })
    expect((await stocks())[0]).to.equal(7)
  })

  it('have a row for each product or variant, with a link that ends', async () => {
    const category = await createCategory(shop)
    await post('/api/v1/products', {
      name: 'Mug',
      price: 5.5,
      quantity: 3,
      category: category.id,
      tags: ['tin', 'a, b'],
      sku: '=1+1',
    }).expect(201)
    const variants = [
      { name: 'S', quantity: 2, options: { size: 'S' } },
      { name: 'L', price: 31, quantity: 1, options: { size: 'L' } },
    ]
    await post('/api/v1/products', { name: 'Shirt', price: 30, quantity: 0, variants }).expect(201)
    const { file, ...found } = await fileOf('products')
    expect(found).to.include({
      kind: 'products',
      format: 'csv',
      status: 'done',
      total: 2,
      done: 2,
      size: Buffer.byteLength(file),
    })
    const [header, mug, small, large, end] = file.split('\r\n')
    expect(header).to.match(/^\ufeffslug,name,description,price,/)
    expect(mug).to.equal(
      `mug,Mug,,5.5,,3,'=1+1,,${category.name},"[""tin"",""a, b""]",true,standard,,,,,,,,,,,,,,,,,,,,`,
    )
    expect(small).to.equal('shirt,Shirt,,30,,0,,,,,true,standard,,,,,,,,,,,,,S,,2,,,,,"{""size"":""S""}"')
    expect(large).to.equal('shirt,,,,,,,,,,,,,,,,,,,,,,,,L,31,1,,,,,"{""size"":""L""}"')
    expect(end).to.equal('')
    await service()
      .db('exports')
      .where({ id: found._id })
      .update({ expires_at: new Date(Date.now() - 1000) })
    expect((await get(`${url}/${found._id}`)).download).to.equal(null)
  })

  it('follow the country of the store, as its spreadsheets do', async () => {
    await open({ country: 'DE' })
    await post('/api/v1/products', { name: 'Becher; groß', price: 1234.5, quantity: 3 }).expect(201)
    const { file } = await fileOf('products')
    expect(file).to.include('\r\nbecher-gross;"Becher; groß";;1234,5;;3;')
    expect(await imported('products', file)).to.include({ done: 1, unchanged: 1 })
  })

  // Texts that spreadsheets, CSV, JSON and lists have a meaning of their own for.
  const nasty = fc.oneof(
    fc.constantFrom(
      '=1+1',
      "'=1",
      "''",
      '+',
      '-1',
      '@a',
      '\tb',
      '"',
      '""',
      ',',
      ';',
      '\n',
      '\r\n',
      ' a ',
      '[',
      '["a"]',
      '{}',
      'null',
      '0',
      '💥',
      '\\u0000',
      '\u00a0',
      '<b>',
      '1.234',
    ),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  )
  const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
  const label = fc
    .tuple(fc.constantFrom('', ' ', "'", '='), nasty, fc.constantFrom('x', 'é', '-'))
    .map((parts) => storable(parts.join('')).trimEnd())
  const price = fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100)
  const variant = fc.record({
    name: label,
    price: fc.option(price),
    quantity: fc.nat(5000),
    options: fc.dictionary(label, label, { maxKeys: 2 }),
  })
  const product = fc.record({
    name: label,
    price,
    compareAtPrice: fc.option(price),
    quantity: fc.nat(5000),
    description: nasty.map(storable),
    tags: fc.array(label, { maxLength: 4 }),
    barcode: fc.option(label),
    listed: fc.boolean(),
    images: fc
      .uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 3 })
      .map((all) => all.map((at) => `https://cdn.example/${at}.jpg?a,b`)),
    variants: fc.array(variant, { maxLength: 3 }),
    category: fc.option(fc.constantFrom('Tea', '=Mugs', 'A, B', '"C"')),
    otherCategories: fc.option(
      fc.uniqueArray(fc.constantFrom('Tea', '=Mugs', 'A, B', '"C"', '2'), { minLength: 1, maxLength: 3 }),
    ),
  })

  for (const format of ['csv', 'ndjson']) {
    it(`of products in ${format} make the same store of an empty one, to the byte`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (all) => {
          await open({ currency: all.length % 2 ? 'EUR' : 'KWD' })
          const lines = all.map((one) => JSON.stringify(one)).join('\n')
          const { done, first } = await imported('products', lines)
          const { file } = await fileOf('products', format)
          await open({ currency: all.length % 2 ? 'EUR' : 'KWD' })
          const again = await imported('products', file)
          expect([again.refused, again.announced], JSON.stringify(first)).to.eql([0, again.done])
          expect(again.created).to.be.at.most(done)
          expect((await fileOf('products', format)).file).to.equal(file)
          expect(await imported('products', file)).to.include({ created: 0, updated: 0, refused: 0 })
        }),
        { numRuns: 6 },
      )
    })
  }

  it('of a store’s own fields are read again where the store has them, and refused where it has not', async () => {
    const openWithFields = async () => {
      await open()
      for (const resource of ['products', 'customers'])
        await createCustomField(shop, { resource, key: 'made_of' })
    }
    const custom = { made_of: '=tin, "thin"' }
    for (const kind of ['products', 'customers'])
      for (const format of ['csv', 'ndjson']) {
        await openWithFields()
        const record =
          kind === 'products' ? { name: 'Mug', price: 5, quantity: 3 } : { email: 'a@example.ie' }
        await post(`/api/v1/${kind}`, { ...record, custom }).expect(201)
        const { file } = await fileOf(kind, format)
        expect(await imported(kind, file)).to.include({ unchanged: 1, refused: 0 })
        await openWithFields()
        expect(await imported(kind, file)).to.include({ created: 1 })
        expect((await fileOf(kind, format)).file).to.equal(file)
        await open()
        expect(await imported(kind, file)).to.include({ created: 0, refused: 1 })
      }
  })

  it('of customers, coupons and stock are read again as they were', async () => {
    for (const [email, name] of [
      ['a@example.ie', '=A'],
      ['b@example.ie', "B'"],
    ])
      await post('/api/v1/customers', { email, name, tags: ['x, y'], phone: '+353 91 555 010' }).expect(201)
    await post('/api/v1/discounts', {
      code: 'TEN',
      title: '-10',
      type: 'percentage',
      discount: 10.5,
      minimumOrderAmount: 1.25,
    }).expect(201)
    await post('/api/v1/discounts', {
      code: 'FIVE',
      title: 'Five',
      type: 'fixed',
      discount: 5,
      usageLimit: 3,
      appliesTo: null,
    }).expect(201)
    await post('/api/v1/products', { name: 'Mug', price: 5, quantity: 3, sku: 'M' }).expect(201)
    const stock = await fileOf('stock')
    expect(await imported('stock', stock.file, { stock: 'set' })).to.include({ done: 1, unchanged: 1 })
    const files = [
      await fileOf('customers'),
      await fileOf('coupons'),
      await fileOf('customers', 'ndjson'),
      await fileOf('coupons', 'ndjson'),
    ]
    await open()
    for (const { kind, format, file } of files) {
      expect(await imported(kind, file)).to.include(format === 'csv' ? { created: 2 } : { unchanged: 2 })
      expect((await fileOf(kind, format)).file).to.equal(file)
    }
  })

  sampledTest(
    'are written on from where a worker was killed, and anew where their file is lost',
    async () => {
      const { db, dependencies } = service()
      const rows = Array.from({ length: 1203 }, (_, at) =>
        JSON.stringify({ slug: `p-${String(at).padStart(5, '0')}`, name: `P ${at}`, price: 1, quantity: 1 }),
      )
      await imported('products', rows.join('\n'))
      const whole = await fileOf('products')
      expect(whole).to.include({ done: 1203, total: 1203 })
      const { _id } = (await post(url, { kind: 'products', format: 'csv' }).expect(201)).body.data
      const { advance } = await import('../../src/services/exports/writing.ts')
      await advance(db, dependencies, shop.id)
      expect(await get(`${url}/${_id}`)).to.include({ status: 'running', done: 500, total: 1203 })
      // A batch was written, and the process died before it could commit.
      const { appendFile, rm } = await import('node:fs/promises')
      const path = `${dependencies.config.dataFolder}/exports/${_id}`
      await appendFile(path, 'half a li')
      await work(runExports)
      const second = await get(`${url}/${_id}`)
      expect(second.download.sha256).to.equal((await get(`${url}/${whole._id}`)).download.sha256)

      const third = (await post(url, { kind: 'products', format: 'csv' }).expect(201)).body.data
      await advance(db, dependencies, shop.id)
      await rm(`${dependencies.config.dataFolder}/exports/${third._id}`)
      await work(runExports)
      const last = await get(`${url}/${third._id}`)
      expect(last).to.include({ status: 'done', done: 1203 })
      expect(last.download.sha256).to.equal(second.download.sha256)
    },
  )

  it('run three at once, of what the caller may export, and keep the last twenty files', async () => {
    const all = []
    for (const format of ['csv', 'ndjson', 'csv'])
      all.push((await post(url, { kind: 'orders', format }).expect(201)).body.data)
    expect((await post(url, { kind: 'products', format: 'csv' }).expect(409)).body.code).to.equal(
      'exports_running',
    )
    await work(runExports)
    token = await createAppToken(shop, ['WRITE_INVENTORY'])
    expect((await get(url)).exports).to.eql([])
    await call('apps').get(`${url}/${all[0]._id}`).set(token).expect(404)
    const refused = await post(url, { kind: 'customers', format: 'csv' }).expect(403)
    expect(refused.body.data.required).to.eql(['WRITE_CUSTOMERS'])
    for (let at = 0; at < 20; at += 1) {
      await post(url, { kind: 'stock', format: 'csv' }).expect(201)
      await work(runExports)
    }
    token = await createAppToken(shop, ['WRITE_ORDERS'])
    expect((await get(`${url}/${all[2]._id}`)).download).to.equal(null)
  })

  it('of everything are an archive, for whoever has every scope', async () => {
    const refused = await post(url, { kind: 'everything' }).expect(403)
    expect(refused.body.data.required).to.include('READ_ACTIVITY')
    token = await createAppToken(shop, storeScopes)
    await post('/api/v1/products', { name: 'Mug', price: 5.5, quantity: 3 }).expect(201)
    const { _id, ...begun } = (await post(url, { kind: 'everything' }).expect(201)).body.data
    expect(begun).to.include({ format: 'archive', status: 'running', total: 0 })
    await work(writeArchives)
    const done = await get(`${url}/${_id}`)
    expect(done).to.include({ kind: 'everything', format: 'archive', status: 'done' })
    expect(done.done).to.equal(done.total).and.be.above(3)
    const { pathname, search } = new URL(done.download.url)
    const sent = await call('store').get(`${pathname}${search}`).buffer(true).parse(asText).expect(200)
    expect(sent.headers['content-disposition']).to.include('filename="everything.tar.gz"')
    expect(sent.headers['content-type']).to.equal('application/gzip')
    token = await createAppToken(shop, ['WRITE_ORDERS'])
    await call('apps').get(`${url}/${_id}`).set(token).expect(404)
  })
})

function asText(res: unknown, done: (error: Error | null, text: string) => void) {
  const [pieces, stream] = [[] as Buffer[], res as NodeJS.ReadableStream]
  stream.on('data', (piece) => pieces.push(piece))
  stream.on('end', () => done(null, Buffer.concat(pieces).toString()))
}
