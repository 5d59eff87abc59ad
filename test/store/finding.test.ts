import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createFood, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

type OwnShop = Awaited<ReturnType<typeof createShop>>
type Listed = { data: { products: { name: string }[] } }

/** The three places that products are searched from, as they answer this query. */
async function searches(shop: OwnShop, query: string): Promise<string[][]> {
  const merchant = await createAppToken(shop, ['READ_INVENTORY'])
  const asked = [
    call('store').get('/api/v1/products').set('x-shop-id', shop.id),
    call('apps').get('/api/v1/products').set(merchant),
    call('apps').get('/api/v1/products/search').set(merchant),
  ]
  const replies = await Promise.all(asked.map((one) => one.query({ query }).expect(200)))
  return replies.map(({ body }: { body: Listed }) => body.data.products.map(({ name }) => name).sort())
}

const expectFound = async (shop: OwnShop, query: string, names: string[]) => {
  for (const found of await searches(shop, query)) expect(found, query).to.eql(names)
}

describe('A search for products, by shoppers, merchants and apps', () => {
  it('finds words however they are joined', async () => {
    const shop = await createShop()
    for (const name of [
      'Linen T-Shirt',
      'Wool tshirt',
      'T Shirt, plain',
      'Wi-Fi router',
      'wifi plug',
      'X‑ray film',
    ])
      await createProduct(shop, { name })
    await createProduct(shop, { name: "Men's wood burning stove, iPhone 15" })
    const shirts = ['Linen T-Shirt', 'T Shirt, plain', 'Wool tshirt']
    for (const query of [
      'tshirt',
      'T-Shirt',
      't-shirt',
      'T‑SHIRT',
      't shirt',
      'Ｔ－ｓｈｉｒｔ',
      '"t-shirt"',
      '(T-shirt)',
      '«tshirt»?',
    ])
      await expectFound(shop, query, shirts)
    for (const query of ['wifi', 'Wi-Fi', 'WI–FI'])
      await expectFound(shop, query, ['Wi-Fi router', 'wifi plug'])
    for (const query of ['xray', 'x-ray', 'X ray']) await expectFound(shop, query, ['X‑ray film'])
    for (const query of ['mens', 'men’s', "men's", 'wood-burning', 'iphone15', 'iphone 15'])
      await expectFound(shop, query, ["Men's wood burning stove, iPhone 15"])
    for (const query of ['shirtt', '-', "'", 'wifis-']) await expectFound(shop, query, [])
  })

  it('finds names and options of variants, tags and categories, as they are at that moment', async () => {
    const shop = await createShop()
    const { db } = service()
    const category = await createCategory(shop)
    await db('categories').where({ id: category.id }).update({ name: 'Büromöbel' })
    const lamp = await createProduct(shop, { name: 'Lamp', category_id: category.id })
    await createProduct(shop, { name: 'Bowl' })
    const variant = await createVariant(shop, lamp, { name: 'Midnight', options: { Colour: 'Indigo' } })
    await db('products')
      .where({ id: lamp.id })
      .update({ tags: ['handmade', 'Gift idea'] })
    for (const query of ['midnight', 'indigo', 'colour', 'hand-made', 'gift idea', 'buromobel', 'MÖBEL'])
      await expectFound(shop, query, ['Lamp'])
    await db('variants')
      .where({ id: variant.id })
      .update({ name: 'Dawn', options: { Farbe: 'Ocker' } })
    await db('products').where({ id: lamp.id }).update({ tags: [] })
    await db('categories').where({ id: category.id }).update({ name: 'Licht' })
    for (const query of ['midnight', 'indigo', 'colour', 'handmade', 'möbel'])
      await expectFound(shop, query, [])
    for (const query of ['dawn', 'ocker', 'licht']) await expectFound(shop, query, ['Lamp'])
    await db('variants').where({ id: variant.id }).update({ deleted_at: new Date() })
    await db('products').where({ id: lamp.id }).update({ category_id: null })
    for (const query of ['dawn', 'licht']) await expectFound(shop, query, [])
  })

  it('finds every word of a query in text and category together', async () => {
    const shop = await createShop()
    const category = await createCategory(shop)
    await service().db('categories').where({ id: category.id }).update({ name: 'Chairs' })
    await createProduct(shop, { name: 'Oak', category_id: category.id })
    await createProduct(shop, { name: 'Steel', category_id: category.id })
    await createProduct(shop, { name: 'Oak table' })
    const { body } = await call('store')
      .get('/api/v1/products?query=oak%20chair')
      .set('x-shop-id', shop.id)
      .expect(200)
    expect(body.data.products.map(({ name }: { name: string }) => name)).to.eql(['Oak'])
    expect(body.data.pagination.total).to.equal(1)
  })

  it('takes the forms of one barcode for one', async () => {
    const shop = await createShop()
    const { db } = service()
    const codes = {
      Soup: '036000291452',
      Tea: '4006381333931',
      Novel: '978-0-306-40615-7',
      Atlas: '0-8044-2957-X',
      Gum: '96385074',
    }
    for (const [name, barcode] of Object.entries(codes)) {
      const { id } = await createProduct(shop, { name })
      await db('products').where({ id }).update({ barcode })
    }
    for (const [query, name] of [
      ['036000291452', 'Soup'],
      ['0036000291452', 'Soup'],
      ['00036000291452', 'Soup'],
      ['0-36000-29145-2', 'Soup'],
      ['0 36000 29145 2', 'Soup'],
      ['96385074', 'Gum'],
      ['0000096385074', 'Gum'],
      ['4006381333931', 'Tea'],
      ['04006381333931', 'Tea'],
      ['9780306406157', 'Novel'],
      ['0-306-40615-2', 'Novel'],
      ['0306406152', 'Novel'],
      ['978 0 306 40615 7', 'Novel'],
      ['080442957x', 'Atlas'],
      ['978-0-8044-2957-3', 'Atlas'],
      ['９７８０８０４４２９５７３', 'Atlas'],
    ] as const)
      await expectFound(shop, query, [name])
    for (const query of ['0306406153', '036000291453']) await expectFound(shop, query, [])
  })

  it('takes full and half width, and letters with and without marks, for the same', async () => {
    const shop = await createShop()
    for (const name of [
      'ギター',
      'ＣＡＭＥＲＡ',
      'شَاي مُحَمَّد',
      'أرز أحمر',
      'שָׁלוֹם',
      '㈱ワイン',
      '초콜릿 케이크',
    ])
      await createProduct(shop, { name })
    for (const [query, name] of [
      ['ｷﾞﾀｰ', 'ギター'],
      ['camera', 'ＣＡＭＥＲＡ'],
      ['شاي', 'شَاي مُحَمَّد'],
      ['شـــاي', 'شَاي مُحَمَّد'],
      ['محمد', 'شَاي مُحَمَّد'],
      ['ارز', 'أرز أحمر'],
      ['أَرُز', 'أرز أحمر'],
      ['שלום', 'שָׁלוֹם'],
      ['ﾜｲﾝ', '㈱ワイン'],
      ['초콜릿케이크', '초콜릿 케이크'],
    ] as const)
      await expectFound(shop, query, [name])
  })
})

describe('A search for dishes', () => {
  it('finds any part of a word, but short Latin words only at its beginning', async () => {
    const shop = await createShop({ type: 'restaurant' })
    const merchant = await createAppToken(shop, ['READ_INVENTORY'])
    for (const name of [
      '牛肉麺',
      'Cheeseburger',
      'Fried rice',
      'Iced tea',
      'Steak',
      'Licorice',
      'Apfelkuchen',
    ])
      await createFood(shop, { name })
    for (const name of [
      'Bar-B-Q wings',
      'Coca-Cola',
      'cocacola light',
      '7-Up',
      'قهوة بالحليب',
      'борщ с говядиной',
    ])
      await createFood(shop, { name })
    for (const [query, found] of [
      ['麺', ['牛肉麺']],
      ['肉', ['牛肉麺']],
      ['burger', ['Cheeseburger']],
      ['kuchen', ['Apfelkuchen']],
      ['ice', ['Iced tea']],
      ['rice', ['Fried rice']],
      ['tea', ['Iced tea']],
      ['cola', ['Coca-Cola']],
      ['cocacola', ['Coca-Cola', 'cocacola light']],
      ['coca-cola', ['Coca-Cola', 'cocacola light']],
      ['7up', ['7-Up']],
      ['7-up', ['7-Up']],
      ['t-ea', ['Iced tea']],
      ['e-ak', []],
      ['حليب', ['قهوة بالحليب']],
      ['вядин', ['борщ с говядиной']],
    ] as [string, string[]][]) {
      const asked = [
        call('store').get('/api/v1/foods').set('x-shop-id', shop.id),
        call('apps').get('/api/v1/foods').set(merchant),
        call('apps').get('/api/v1/foods/search').set(merchant),
      ]
      for (const { body } of await Promise.all(asked.map((one) => one.query({ query }).expect(200))))
        expect(body.data.foods.map(({ name }: { name: string }) => name).sort(), query).to.eql(found)
    }
  })
})
