import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { root } from '../../src/base/root.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/imports'

describe('imports of other kinds', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createShop({ currency: 'EUR' })
    const areas = ['INVENTORY', 'CUSTOMERS', 'DISCOUNTS']
    token = await createAppToken(shop, [
      ...areas.flatMap((area) => [`READ_${area}`, `WRITE_${area}`]),
      'WRITE_STORE',
    ])
  })

  const upload = (kind: string, file: Buffer | string, query = {}) =>
    call('apps')
      .post(url)
      .query({ kind, ...query })
      .set(token)
      .attach('file', Buffer.from(file), `${kind}.csv`)
  const get = async (path: string) => (await call('apps').get(path).set(token).expect(200)).body.data
  const imported = async (kind: string, file: Buffer | string, query = {}) => {
    const { _id } = (await upload(kind, file, query).expect(201)).body.data
    const { db, dependencies } = service()
    await runImports.run({ db, dependencies, signal: new AbortController().signal })
    const { issues } = await get(`${url}/${_id}/issues?limit=100`)
    return { ...(await get(`${url}/${_id}`)), issues }
  }
  const counts = ({ announced, done, refused, created, updated, unchanged }: Record<string, number>) => [
    ...[announced, done, refused],
    ...[created, updated, unchanged],
  ]
  const createProduct = async (fields: object) =>
    (
      await call('apps')
        .post('/api/v1/products')
        .set(token)
        .send({ name: 'Mug', price: 5, quantity: 10, ...fields })
        .expect(201)
    ).body.data

  describe('products', () => {
    it('are found by the number of a product or of its variant, or by id', async () => {
      const mug = await createProduct({ sku: 'MUG-1' })
      const shirt = await createProduct({
        name: 'Shirt',
        variants: [{ name: 'S', sku: 'S-1', options: { size: 'S' } }],
      })
      expect(counts(await imported('products', 'sku,price\nMUG-1,6\nS-1,30\n', { match: 'sku' }))).to.eql([
        2, 2, 0, 0, 2, 0,
      ])
      const { price, variants } = await get(`/api/v1/products/${shirt._id}`)
      expect([price, variants[0].price, variants[0].sku]).to.eql([5, 30, 'S-1'])
      const byId = await imported('products', `id,price\n${mug._id},7\n665f1c2ab4e0d3a1c9f00021,8\n`, {
        match: 'id',
      })
      expect(counts(byId)).to.eql([2, 1, 1, 0, 1, 0])
      expect(byId.issues).to.deep.include({
        line: 3,
        column: null,
        code: 'product_not_found',
        message: 'Product not found',
        refuses: true,
      })
      expect((await get(`/api/v1/products/${mug._id}`)).price).to.equal(7)
    })

    it('may have columns of any names, which a mapping translates', async () => {
      const mapping = JSON.stringify({ Artikel: 'name', 'Preis  (brutto)': 'price', Nummer: 'SKU' })
      const file = 'Artikel;Nummer;preis (brutto)\nBecher;B-1;12,50\n'
      expect((await upload('products', file).expect(422)).body.code).to.equal('import_not_recognised')
      expect(counts(await imported('products', file, { mapping }))).to.eql([1, 1, 0, 1, 0, 0])
      const { products } = await get('/api/v1/products')
      expect(products[0]).to.include({ name: 'Becher', price: 12.5, sku: 'B-1' })
      for (const wrong of ['no json', '[]x', '{"a":1}', 'null'])
        await upload('products', file, { mapping: wrong }).expect(400)
    })
  })

  describe('stock', () => {
    it('says whether it is set or adjusted, and goes through the ledger', async () => {
      const mug = await createProduct({ sku: 'MUG-1' })
      const shirt = await createProduct({ name: 'Shirt', variants: [{ name: 'S', sku: 'S-1', quantity: 4 }] })
      await upload('stock', 'sku,quantity\nMUG-1,7\n').expect(400)
      await upload('stock', 'sku,quantity\nMUG-1,7\n', { stock: 'keep' }).expect(400)
      await upload('products', 'name,price\nA,7\n', { stock: 'adjust' }).expect(400)
      await upload('stock', 'sku,quantity\nMUG-1,7\n', { stock: 'set', match: 'email' }).expect(400)
      const set = await imported('stock', 'sku,quantity\nMUG-1,7\nS-1,4\nnone,1\n,2\n', { stock: 'set' })
      expect(counts(set)).to.eql([4, 2, 2, 0, 1, 1])
      expect(set.issues.map((one: Record<string, unknown>) => [one.line, one.code])).to.eql([
        [4, 'stock_item_not_found'],
        [5, 'value_missing'],
      ])
      // A difference does not overwrite what was sold meanwhile.
      const { db } = service()
      await db('products').where({ shop_id: shop.id, id: mug._id }).update({ quantity: 5 })
      const adjusted = await imported('stock', 'sku,quantity,note\nMUG-1,3,box 4\nMUG-1,-1,\nS-1,-9,\n', {
        stock: 'adjust',
      })
      expect(counts(adjusted)).to.eql([3, 2, 1, 0, 2, 0])
      expect((await get(`/api/v1/products/${mug._id}`)).quantity).to.equal(7)
      expect((await get(`/api/v1/products/${shirt._id}`)).variants[0].quantity).to.equal(4)
      const { movements } = await get(`/api/v1/stock/movements?product=${mug._id}&reason=import`)
      expect(movements.map(({ change, note }: Record<string, unknown>) => [change, note])).to.eql([
        [-1, null],
        [3, 'box 4'],
        [-3, null],
      ])
    })

    it('refuses a line whose item has another stock than it expects, and one that cannot be read', async () => {
      await createProduct({ slug: 'mug' })
      const file = [
        '{"slug":"mug","quantity":3,"expected":9}',
        '{"slug":"mug","quantity":4,"expected":10}',
        '{"slug":"mug","quantity":"many"}',
        'no json',
      ]
      const result = await imported(
        'stock',
        file.map((line, at) => (at === 3 ? `${line}` : line)).join('\n'),
        { stock: 'set', match: 'slug' },
      )
      expect(counts(result)).to.eql([4, 1, 3, 0, 1, 0])
      expect((await get('/api/v1/products')).products[0].quantity).to.equal(4)
      expect(result.issues.map((one: Record<string, unknown>) => [one.line, one.code])).to.eql([
        [1, 'stock_changed'],
        [3, 'invalid_number'],
        [4, 'value_missing'],
        [4, 'value_missing'],
      ])
    })
  })

  describe('customers', () => {
    const file = readFileSync(join(root, 'test/apps/import-files/shopify-customers.csv'))
    const subscriptions = () =>
      service().db('newsletter_subscriptions').where({ shop_id: shop.id }).select('email', 'status')

    it('come from Shopify, and are asked to confirm the newsletter only if their column says so', async () => {
      const result = await imported('customers', file)
      expect(result).to.include({ format: 'shopify', match: 'email' })
      expect(counts(result)).to.eql([3, 2, 1, 2, 0, 0])
      expect(result.issues).to.deep.include({
        line: 4,
        column: 'email',
        code: 'invalid_value',
        message: 'email is required',
        refuses: true,
      })
      const { customers } = await get('/api/v1/customers?sort=name')
      expect(customers[0]).to.deep.include({
        name: 'Maeve Byrne',
        email: 'maeve.byrne@example.ie',
        phone: '+353 91 555 010',
        tags: ['regular', 'wool'],
      })
      expect(customers[1]).to.deep.include({ name: 'Tom', phone: '+353915550111', tags: [] })
      expect(await subscriptions()).to.eql([{ email: 'maeve.byrne@example.ie', status: 'pending' }])
      const mails = await service().db('mails').count('* as count').first()
      expect(counts(await imported('customers', file))).to.eql([3, 2, 1, 0, 0, 2])
      expect(await service().db('mails').count('* as count').first()).to.eql(mails)
    })

    it('who have unsubscribed are never asked again', async () => {
      const { db } = service()
      await imported('customers', file)
      await db('newsletter_subscriptions')
        .where({ shop_id: shop.id })
        .update({ status: 'unsubscribed', confirmed_at: new Date(), unsubscribed_at: new Date() })
      await imported('customers', 'email,newsletter,tags\nmaeve.byrne@example.ie,yes,"a, b"\n')
      expect(await subscriptions()).to.eql([{ email: 'maeve.byrne@example.ie', status: 'unsubscribed' }])
      const { customers } = await get('/api/v1/customers?search=maeve')
      expect(customers[0]).to.deep.include({ name: 'Maeve Byrne', tags: ['a', 'b'] })
    })
  })

  describe('coupons', () => {
    it('are found by their code, changed in what the file says, and refused as createDiscount would', async () => {
      const lines = [
        'FIRST10,Ten off,percentage,10,,2030-12-31',
        'five,Five off,fixed,5,20,',
        'BAD,Too much,percentage,120,,',
        'NO CODE,x,fixed,1,,',
        'LATE,x,fixed,1,,tomorrow',
      ]
      const file = ['code,title,type,discount,minimumOrderAmount,endDate', ...lines].join('\n')
      const first = await imported('coupons', file)
      expect(counts(first)).to.eql([5, 2, 3, 2, 0, 0])
      expect(counts(await imported('coupons', file))).to.eql([5, 2, 3, 0, 0, 2])
      const second = await imported('coupons', 'code,discount,usageLimit\nfirst10,15,\nNEW,1,\n')
      expect(counts(second)).to.eql([2, 1, 1, 0, 1, 0])
      const { discounts } = await get('/api/v1/discounts')
      expect(
        discounts.map((one: Record<string, unknown>) => [one.code, one.discount, one.minimumOrderAmount]),
      ).to.have.deep.members([
        ['FIRST10', 15, 0],
        ['FIVE', 5, 20],
      ])
      const ten = discounts.find(({ code }: { code: string }) => code === 'FIRST10')
      expect(ten.endDate).to.match(/^2030-12-31T\d\d:59:59.999Z$/)
    })
  })

  describe('redirects', () => {
    it('are found by their path, however it is written, and come from Shopify or a table', async () => {
      const shopify = [
        'Redirect from,Redirect to',
        '/pages/about,/blogs/about',
        '/Old,https://elsewhere.example/new',
        '/old/,/twice',
        '/self,/SELF/',
        '/bad,javascript:alert(1)',
        ',/nowhere',
      ].join('\n')
      const first = await imported('redirects', shopify)
      expect([first.format, ...counts(first)]).to.eql(['shopify', 6, 1, 5, 1, 0, 0])
      expect(counts(await imported('redirects', shopify))).to.eql([6, 1, 5, 0, 0, 1])
      const ours = 'path;target\nhttps://old.example/pages/about/;/blogs/us\n/new;/products\n'
      expect(counts(await imported('redirects', ours))).to.eql([2, 2, 0, 1, 1, 0])
      const { redirects } = await get('/api/v1/redirects')
      expect(
        redirects.map(({ path, target }: Record<string, string>) => [path, target]),
      ).to.have.deep.members([
        ['/pages/about', '/blogs/us'],
        ['/new', '/products'],
      ])
      expect(await service().db('events').where({ shop_id: shop.id })).to.eql([])
      const json = '{"path":"/json","target":"/products"}\n'
      expect(counts(await imported('redirects', json))).to.eql([1, 1, 0, 1, 0, 0])
    })

    it('are read and run by those who may change the settings', async () => {
      const { _id } = (await upload('redirects', 'path,target\n/a,/b\n', { dryRun: true }).expect(201)).body
        .data
      token = await createAppToken(shop, ['WRITE_STORE'])
      expect((await get(url)).imports).to.have.length(1)
      await call('apps').post(`${url}/${_id}/run`).set(token).expect(200)
      token = await createAppToken(shop, ['WRITE_INVENTORY', 'READ_INVENTORY'])
      await call('apps').get(`${url}/${_id}`).set(token).expect(404)
      await upload('redirects', 'path,target\n/a,/b\n').expect(403)
    })
  })

  it('are those whose records the caller may read or write', async () => {
    const { _id } = (await upload('customers', 'email,name\na@example.ie,A\n', { dryRun: true }).expect(201))
      .body.data
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const refused = await upload('customers', 'email,name\na@example.ie,A\n').expect(403)
    expect(refused.body).to.deep.include({ code: 'insufficient_scope' })
    expect(refused.body.data.required).to.eql(['WRITE_CUSTOMERS'])
    expect((await get(url)).imports).to.eql([])
    await call('apps').get(`${url}/${_id}`).set(token).expect(404)
    await call('apps').post(`${url}/${_id}/run`).set(token).expect(404)
  })
})
