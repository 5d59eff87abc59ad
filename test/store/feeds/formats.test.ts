import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'chai'
import { acpProduct, flawsOf, metaAttributes } from '../../support/feed-attributes.ts'
import { createAutomaticDiscount, createCategory, createFood } from '../../support/fixtures/catalogue.ts'
import { service } from '../../support/service.ts'
import { openFeeds } from './store.ts'

const ajv = addFormats.default(new Ajv2020({ strict: false }))
const isAcpProduct = ajv.compile(acpProduct)

describe('getMetaFeed', () => {
  it('has the fields that Meta publishes, and the store as the brand of goods without one', async () => {
    const { shop, change, create, meta } = await openFeeds()
    await change({
      shipping: {
        zones: [{ name: 'A', countries: ['US', 'CA'], rates: [{ name: 'Post: fast, safe', amount: 5 }] }],
      },
    })
    await create({
      name: '=SUM(1)',
      compareAtPrice: 20,
      images: ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'],
    })
    await create({ vendor: 'Kiln', quantity: 0 })
    const items = await meta()
    for (const item of items) expect(flawsOf(item, metaAttributes), JSON.stringify(item)).to.eql([])
    expect(items.map(({ brand, availability }) => [brand![0], availability![0]])).to.eql([
      ['Kiln', 'out of stock'],
      [shop.name, 'in stock'],
    ])
    expect(items[1]).to.deep.include({
      title: ['=SUM(1)'],
      price: ['20.00 USD'],
      sale_price: ['12.50 USD'],
      shipping: ['US::Post  fast  safe:5.00 USD,CA::Post  fast  safe:5.00 USD'],
      additional_image_link: ['https://pictures.example/b.jpg'],
    })
  })
})

describe('getAcpFeed', () => {
  it('has lines of the published schema, by the ids that carts take', async () => {
    const { shop, change, create, acp } = await openFeeds()
    await change({ policies: { refunds: 'Within 14 days.' } })
    const category = await createCategory(shop)
    const mug = await create({
      category: category.id,
      images: ['https://pictures.example/a.jpg'],
      imageAlts: { 'https://pictures.example/a.jpg': 'A mug' },
      description: 'A **fine** [mug](https://example.com).',
      measure: { amount: 200, unit: 'g' },
      barcode: '4006381333931',
    })
    await create({
      name: 'Scarf',
      images: [],
      description: '',
      price: 0,
      variants: [{ name: 'Red', price: 19.99, quantity: 0, options: { Colour: 'Red' } }],
    })
    const lines = await acp()
    for (const one of lines) expect(isAcpProduct(one), JSON.stringify(isAcpProduct.errors)).to.equal(true)
    expect(lines.map(({ title }) => title)).to.eql(['Scarf', 'Mug'])
    expect(lines[1]).to.deep.include({
      id: mug._id,
      description: { plain: 'A fine mug.', markdown: 'A **fine** [mug](https://example.com).' },
      media: [{ type: 'image', url: 'https://pictures.example/a.jpg', alt_text: 'A mug' }],
    })
    const [variant] = lines[1].variants
    expect(variant).to.deep.include({
      id: mug._id,
      barcodes: [{ type: 'GTIN', value: '4006381333931' }],
      price: { amount: 1250, currency: 'USD' },
      availability: { available: true, status: 'in_stock' },
      unit_price: {
        amount: 625,
        currency: 'USD',
        measure: { value: 200, unit: 'g' },
        reference: { value: 100, unit: 'g' },
      },
      categories: [{ value: category.name, taxonomy: 'merchant' }],
    })
    expect(variant.seller.links.map(({ type }: { type: string }) => type)).to.eql(['refund_policy'])
    expect(lines[0].variants[0].availability).to.eql({ available: false, status: 'out_of_stock' })
  })

  it('has the amounts of currencies without decimals in whole units', async () => {
    const { create, google, acp } = await openFeeds({ currency: 'JPY', country: 'JP' })
    await create({ price: 1200, compareAtPrice: 1500 })
    const [line] = await acp()
    expect(line.variants[0]).to.deep.include({
      price: { amount: 1200, currency: 'JPY' },
      list_price: { amount: 1500, currency: 'JPY' },
    })
    expect((await google())[0]).to.deep.include({ price: ['1500 JPY'], sale_price: ['1200 JPY'] })
  })
})

describe('getMenuFeed', () => {
  it('has the dishes by category at today’s prices, and what is sold out', async () => {
    const { shop, menu } = await openFeeds({ type: 'restaurant' })
    const [soups, other] = [await createCategory(shop), await createCategory(shop)]
    const food = (values: Parameters<typeof createFood>[1]) => createFood(shop, values)
    const soup = await food({ name: 'Pho “bo”', description: '**Hot**', price: 900, category_id: soups.id })
    const stew = await food({ category_id: soups.id, available: false, price: 1000 })
    const bread = await food({ name: '</script>', price: 300, diet: ['vegan', 'halal'] })
    await food({ listed: false, category_id: other.id })
    await createAutomaticDiscount(
      shop,
      { kind: 'percentage', percent: 1000 },
      {
        applies_to: { products: [soup.id] },
      },
    )
    const found = await menu({ lang: 'vi' })
    expect(found).to.deep.include({
      '@context': 'https://schema.org',
      '@type': 'Menu',
      name: shop.name,
      inLanguage: 'vi',
    })
    const told = (dishes: { '@id': string; offers: Record<string, string> }[]) =>
      dishes.map((dish) => [dish['@id'].split('/').at(-1), dish.offers.price, dish.offers.availability])
    expect(told(found.hasMenuItem)).to.eql([[`${bread.id}?lang=vi`, '3.00', 'https://schema.org/InStock']])
    expect(found.hasMenuItem[0].suitableForDiet).to.eql([
      'https://schema.org/VeganDiet',
      'https://schema.org/HalalDiet',
    ])
    expect(found.hasMenuSection[0].hasMenuItem[0]).not.to.have.property('suitableForDiet')
    expect(found.hasMenuSection.map(({ name }: { name: string }) => name)).to.eql([soups.name])
    expect(told(found.hasMenuSection[0].hasMenuItem)).to.have.deep.members([
      [`${soup.id}?lang=vi`, '8.10', 'https://schema.org/InStock'],
      [`${stew.id}?lang=vi`, '10.00', 'https://schema.org/OutOfStock'],
    ])
    expect(
      found.hasMenuSection[0].hasMenuItem.find((one: { name: string }) => one.name === 'Pho “bo”')
        .description,
    ).to.equal('Hot')
  })

  it('is complete however long it is, and empty for a store without dishes', async () => {
    const { shop, menu } = await openFeeds({ type: 'restaurant' })
    expect(await menu()).to.deep.include({ hasMenuItem: [], hasMenuSection: [] })
    await service().db.raw(
      `insert into products (id, shop_id, kind, name, price)
      select lpad(to_hex(n), 22, '0') || right(:shop, 2), :shop, 'food', 'Dish ' || n, 100 from generate_series(1, 500) as n`,
      { shop: shop.id },
    )
    expect((await menu()).hasMenuItem).to.have.length(500)
  })
})
