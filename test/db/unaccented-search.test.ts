import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

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

describe('The statements that operators run after the dictionary has learnt new letters', () => {
  it('find what was written before', async () => {
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
    for (const [statement] of guide.matchAll(/^(?:update|select) .*;$/gm)) await db.raw(statement)
    expect(await found()).to.equal(1)
  })
})
