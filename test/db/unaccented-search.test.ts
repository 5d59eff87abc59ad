import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate, migrationSource } from '../../src/db/migrate.ts'
import { newId } from '../../src/ids.ts'
import { emptyDatabase } from '../main/process.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'

/** All characters that have another case or another form. */
const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
  /\p{Changes_When_NFKC_Casefolded}|\p{Changes_When_Casemapped}/u.test(one),
)

describe('The form of a text that is used for searching', () => {
  const differing = async (condition: string) => {
    const { rows } = await service().db.raw(
      `select c from unnest(cast(:characters as text[])) as c where ${condition}`,
      { characters },
    )
    return rows.map(({ c }: { c: string }) => c)
  }

  it('is the same for each letter in capitals and in small', async () => {
    expect(await differing('folded(c) <> folded(lower(c))')).to.eql([])
  })

  it('has that form itself, and is made of each letter alone', async () => {
    expect(await differing('folded(folded(c)) <> folded(c)')).to.eql([])
    expect(await differing("folded('AÉ' || c || 'Σ') <> 'ae' || folded(c) || 'σ'")).to.eql([])
  })
})

describe('The statement that operators run after the dictionary has learnt new letters', () => {
  it('finds what was written before', async () => {
    const shop = await createShop()
    const { id } = await createProduct(shop, { name: 'Ƕelle' })
    const { db } = service()
    await db('product_texts').where({ product_id: id }).update({ text: 'ƕelle' })
    const token = await createAppToken(shop, ['READ_INVENTORY'])
    const found = async () => {
      const { body } = await call('apps').get('/api/v1/products/search?query=hvelle').set(token).expect(200)
      return body.data.products.length
    }
    expect(await found()).to.equal(0)
    const guide = await readFile('docs/operating.md', 'utf8')
    await db.raw(/^update product_texts .*$/m.exec(guide)![0])
    expect(await found()).to.equal(1)
  })
})

describe('The migration to searches without accents', () => {
  let db: Database
  let url: string
  let close: () => Promise<unknown>
  beforeEach(async () => {
    const empty = await emptyDatabase()
    url = empty.url
    db = openDatabase(url, 3, 'test', 8)
    close = () => db.destroy().then(empty.drop)
  })
  afterEach(() => close())

  const before: Knex.MigrationSource<string> = {
    ...migrationSource,
    getMigrations: async () =>
      (await migrationSource.getMigrations([])).filter((name) => name < '20261125223000'),
  }

  it('reaches every text, also those that are written while it runs', async () => {
    await migrate(url, before)
    const [id, ownerId] = [newId(), newId()]
    const store = {
      id,
      name: 'A store',
      slug: 'store',
      type: 'ecommerce' as const,
      currency: 'USD',
      country: 'US',
      scale: 100,
    }
    await db('users').insert({ id: ownerId, email: 'owner@example.com' })
    await db('shops').insert({ ...store, owner_id: ownerId })
    const products = Array.from({ length: 1_200 }, (_, n) => {
      const product = newId()
      return { id: product, slug: product, shop_id: id, name: `Crème №${n}`, price: 100 }
    })
    await db('products').insert(products)
    const writer = await db.transaction()
    const added = newId()
    await writer('products').insert({ id: added, slug: added, shop_id: id, name: 'Brûlée', price: 100 })
    await writer('products').where({ id: products[7]!.id }).update({ name: 'Pâté' })
    const migrating = migrate(url)
    await until('the migration to wait', async () => {
      const { rows } = await db.raw(
        "select from pg_stat_activity where application_name = 'storefront migrate' and datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length > 0
    })
    await writer.commit()
    await migrating
    const texts = (await db('product_texts').pluck('text')).map((text: string) => text.trim())
    expect(texts).to.have.length(1_201)
    expect(texts).to.include.members(['creme no0', 'creme no1199', 'brulee', 'pate'])
    expect(texts.filter((text) => /[^ -~]/.test(text))).to.eql([])
  })
})
