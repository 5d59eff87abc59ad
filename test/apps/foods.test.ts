import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { doesAt } from './does.ts'

type Merchant = Awaited<ReturnType<typeof open>>

async function open(values: Parameters<typeof createShop>[0] = { type: 'restaurant' }) {
  const shop = await createShop(values)
  return { shop, as: await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY', 'READ_CATEGORIES']) }
}

const does = doesAt('')
const eventsOf = (id: string) =>
  service().db('events').where({ resource_id: id }).orderBy('id').select('resource', 'method', 'path')
const names = ({ data }: { data: { foods: { name: string }[] } }) => data.foods.map(({ name }) => name)

describe('listFoods with filters', () => {
  it('lists those that match all of them, those that shoppers cannot see included', async () => {
    const merchant = await open()
    const soups = await createCategory(merchant.shop)
    const add = (name: string, fields: object) =>
      does(merchant, 'post', '/foods', 201, { name, price: 5, ...fields })
    await add('Tomato soup', { category: soups.id })
    await add('Onion soup', { category: soups.id, listed: false })
    await add('Bread', {})
    for (const [filters, expected] of Object.entries({
      'query=soup': ['Onion soup', 'Tomato soup'],
      [`category=${soups.id}&listed=true`]: ['Tomato soup'],
      'listed=false': ['Onion soup'],
      'category=none-such': [],
    })) {
      expect(names(await does(merchant, 'get', `/foods?${filters}`, 200)), filters).to.eql(expected)
    }
  })
})

describe('createFood', () => {
  it('creates a food with only the required fields, and notifies apps', async () => {
    const merchant = await open()
    const { message, data } = await does(merchant, 'post', '/foods', 201, { name: 'Soup', price: 6.5 })
    expect(message).to.equal('Food created')
    const defaults = { description: '', images: [], category: null, available: true, listed: true }
    expect(data).to.deep.include({ name: 'Soup', price: 6.5, ...defaults })
    expect(await eventsOf(data._id)).to.eql([{ resource: 'foods', method: 'POST', path: '/foods' }])
  })

  it('stores all fields, two of one name too', async () => {
    const merchant = await open({ currency: 'JPY' })
    const { id, ...named } = await createCategory(merchant.shop)
    const given = {
      name: 'Ramen',
      description: 'Twelve hours',
      images: ['https://shop.example/a.jpg', 'https://shop.example/b,c.jpg?x=1'],
      available: false,
      listed: false,
    }
    const body = { ...given, price: 1200.4, category: id }
    const made = [
      await does(merchant, 'post', '/foods', 201, body),
      await does(merchant, 'post', '/foods', 201, body),
    ]
    for (const { data } of made) {
      expect(data).to.deep.include({ ...given, price: 1200, category: { _id: id, ...named } })
      expect((await does(merchant, 'get', `/foods/${data._id}`, 200)).data).to.eql(data)
    }
  })

  it("refuses a category that is not the store's, and creates nothing", async () => {
    const merchant = await open()
    const foreign = await createCategory(await createShop())
    for (const category of [foreign.id, newId(), 'nonsense', '']) {
      const { code } = await does(merchant, 'post', '/foods', 400, { name: 'Soup', price: 1, category })
      expect(code).to.equal('unknown_category')
    }
    expect((await does(merchant, 'get', '/foods', 200)).data.pagination.total).to.equal(0)
  })
})

describe('createFood and deleteCategory', () => {
  it('agree on whether a food has the category, at the same time', async () => {
    const merchant = await open()
    const as = await createAppToken(merchant.shop, ['WRITE_INVENTORY'])
    for (let round = 0; round < 5; round++) {
      const { id } = await createCategory(merchant.shop)
      const body = { name: 'Soup', price: 1, category: id }
      const [made, removed] = await Promise.all([
        call('apps').post('/api/v1/foods').set(as).send(body),
        call('apps').delete(`/api/v1/categories/${id}`).set(as),
      ])
      expect(removed.status).to.equal(200)
      expect(made.status).to.be.oneOf([201, 400])
      if (made.status === 201) {
        const { data } = await does(merchant, 'get', `/foods/${made.body.data._id}`, 200)
        expect(data.category).to.equal(null)
      }
    }
  })
})

describe('updateFood', () => {
  it('changes the given fields and leaves the rest', async () => {
    const merchant = await open()
    const category = await createCategory(merchant.shop)
    const before = (
      await does(merchant, 'post', '/foods', 201, { name: 'Soup', price: 6.5, category: category.id })
    ).data
    const path = `/foods/${before._id}`
    const { message, data } = await does(merchant, 'patch', path, 200, { price: 7, available: false })
    expect(message).to.equal('Food updated')
    expect(data).to.eql({ ...before, price: 7, available: false, updatedAt: data.updatedAt })
    expect((await does(merchant, 'patch', path, 200, { category: null, listed: false })).data).to.include({
      category: null,
      listed: false,
      available: false,
    })
    expect((await does(merchant, 'patch', path, 200, {})).data.price).to.equal(7)
    expect((await eventsOf(before._id)).at(-1)).to.eql({ resource: 'foods', method: 'PATCH', path })
  })

  it('refuses unknown foods, products and foreign categories, and changes nothing then', async () => {
    const merchant = await open()
    const foreign = await createCategory(await createShop())
    const [food, product] = [await createFood(merchant.shop), await createProduct(merchant.shop)]
    for (const id of [newId(), 'nonsense', product.id]) {
      const { message } = await does(merchant, 'patch', `/foods/${id}`, 404, { price: 1 })
      expect(message).to.equal('Food not found')
    }
    const { code } = await does(merchant, 'patch', `/foods/${food.id}`, 400, {
      category: foreign.id,
      price: 1,
    })
    expect(code).to.equal('unknown_category')
    expect((await does(merchant, 'get', `/foods/${food.id}`, 200)).data.price).to.equal(10)
  })
})

describe('deleteFood', () => {
  it('removes the food from the menu, once, in parallel calls too', async () => {
    const merchant = await open()
    const { id } = await createFood(merchant.shop)
    const path = `/foods/${id}`
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call('apps').delete(`/api/v1${path}`).set(merchant.as)),
    )
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 404, 404, 404, 404])
    expect(replies.find(({ status }) => status === 200)!.body).to.include({
      message: 'Food deleted',
      data: null,
    })
    await does(merchant, 'get', path, 404)
    await does(merchant, 'patch', path, 404, { price: 1 })
    expect((await does(merchant, 'get', '/foods', 200)).data.foods).to.eql([])
    expect(await eventsOf(id)).to.eql([{ resource: 'foods', method: 'DELETE', path }])
  })
})

describe('listFoods', () => {
  it('shows unlisted foods too, newest first, in pages, and no products', async () => {
    const merchant = await open()
    for (const [i, listed] of [true, false, true].entries()) {
      await createFood(merchant.shop, { name: `No ${i}`, listed })
    }
    await createProduct(merchant.shop)
    const body = await does(merchant, 'get', '/foods?limit=2', 200)
    expect(names(body)).to.eql(['No 2', 'No 1'])
    expect(body.data.pagination).to.include({ total: 3, pages: 2, nextPage: 2 })
  })
})

describe('getFood', () => {
  it('finds unlisted foods too, and no products', async () => {
    const merchant = await open()
    const { id } = await createFood(merchant.shop, { listed: false })
    expect((await does(merchant, 'get', `/foods/${id}`, 200)).data).to.include({ _id: id, listed: false })
    const product = await createProduct(merchant.shop)
    expect((await does(merchant, 'get', `/foods/${product.id}`, 404)).message).to.equal('Food not found')
  })
})

describe('searchFoods', () => {
  const search = async (merchant: Merchant, query: string) =>
    does(merchant, 'get', `/foods/search?query=${encodeURIComponent(query)}`, 200)

  it('returns search items, the category in full', async () => {
    const merchant = await open()
    const { id, ...named } = await createCategory(merchant.shop)
    const food = {
      name: 'Jollof rice',
      price: 12.5,
      images: ['https://shop.example/a.jpg'],
      category: id,
    }
    const { data } = await does(merchant, 'post', '/foods', 201, { ...food, available: false })
    const found = await search(merchant, 'jollof')
    expect(found.message).to.equal('Search foods')
    expect(found.data).to.eql({
      foods: [{ _id: data._id, ...food, category: { _id: id, ...named }, available: false, listed: true }],
    })
  })

  it('finds words in name, category and description, in this order, and then the newest first', async () => {
    const merchant = await open()
    const category = await createCategory(merchant.shop)
    await service().db('categories').where({ id: category.id }).update({ name: 'Rice' })
    for (const dish of [
      { name: 'Suya', description: 'On a bed of rice' },
      { name: 'Rice, fried' },
      { name: 'Waakye', category_id: category.id },
      { name: 'Rice, plain', listed: false },
      { name: 'Price of the day', description: 'Licorice' },
    ]) {
      await createFood(merchant.shop, dish)
    }
    await createProduct(merchant.shop, { name: 'Rice cooker' })
    await createFood(await createShop(), { name: 'Rice of another store' })
    expect(names(await search(merchant, 'RICE'))).to.eql(['Rice, plain', 'Rice, fried', 'Waakye', 'Suya'])
    await service().db('categories').where({ id: category.id }).update({ name: 'Beans' })
    expect(names(await search(merchant, 'bean'))).to.eql(['Waakye'])
    expect(names(await search(merchant, 'beans waakye'))).to.eql(['Waakye'])
    expect(names(await search(merchant, 'rice waakye'))).to.eql([])
  })

  it('finds other forms and prefixes of a word, in any script, whatever separates words', async () => {
    const merchant = await open()
    for (const name of [
      'Chicken burgers',
      'Crème brûlée',
      'Stir-fried and/or steamed 3.5 oz',
      "Goat's curd",
      '親子丼',
    ]) {
      await createFood(merchant.shop, { name })
    }
    for (const [query, name] of [
      ['burger', 'Chicken burgers'],
      ['burgers chickens', 'Chicken burgers'],
      ['chick', 'Chicken burgers'],
      ['BRÛLÉE', 'Crème brûlée'],
      ['stir-fry', 'Stir-fried and/or steamed 3.5 oz'],
      ['and/or', 'Stir-fried and/or steamed 3.5 oz'],
      ['3.5', 'Stir-fried and/or steamed 3.5 oz'],
      ["goat's", "Goat's curd"],
      ['親子', '親子丼'],
    ] as const) {
      expect(names(await search(merchant, query)), query).to.eql([name])
    }
  })

  it('finds a word in any case, also by a dotted capital İ and by a sigma at its end', async () => {
    const merchant = await open()
    const category = await createCategory(merchant.shop)
    await service().db('categories').where({ id: category.id }).update({ name: 'ΟΡΕΚΤΙΚΟΣ' })
    await createFood(merchant.shop, { name: 'Χταπόδι', category_id: category.id })
    await createFood(merchant.shop, { name: 'İskender KEBAP' })
    await createFood(merchant.shop, { name: 'ΓΎΡΟΣ' })
    await createFood(merchant.shop, { name: 'Μουσακάς' })
    for (const [query, name] of [
      ['İskender', 'İskender KEBAP'],
      ['İSKENDER kebap', 'İskender KEBAP'],
      ['iskend', 'İskender KEBAP'],
      ['ΓΎΡΟΣ', 'ΓΎΡΟΣ'],
      ['γύρος', 'ΓΎΡΟΣ'],
      ['ΜΟΥΣΑΚΆΣ', 'Μουσακάς'],
      ['μουσακάς', 'Μουσακάς'],
      ['ορεκτικος', 'Χταπόδι'],
    ] as const) {
      expect(names(await search(merchant, query)), query).to.eql([name])
    }
  })

  it('finds a word with its accents and without them, in the name and in the category', async () => {
    const merchant = await open()
    const category = await createCategory(merchant.shop)
    await service().db('categories').where({ id: category.id }).update({ name: 'Entrées' })
    await createFood(merchant.shop, { name: 'Ẹ̀fọ́ rírò' })
    await createFood(merchant.shop, { name: 'Soup', category_id: category.id })
    for (const [query, name] of [
      ['efo', 'Ẹ̀fọ́ rírò'],
      ['ẸFỌ riro', 'Ẹ̀fọ́ rírò'],
      ['entree', 'Soup'],
      ['ENTRÉES', 'Soup'],
    ] as const) {
      expect(names(await search(merchant, query)), query).to.eql([name])
    }
  })

  it('finds a sign that stands for several characters', async () => {
    const merchant = await open()
    await createFood(merchant.shop, { name: '½ chicken' })
    await createFood(merchant.shop, { name: '12 wings' })
    await createFood(merchant.shop, { name: '2½ ribs' })
    expect(names(await search(merchant, '2½'))).to.include('2½ ribs')
    for (const query of ['½ chicken', '1/2 chicken']) {
      expect(names(await search(merchant, query)), query).to.eql(['½ chicken'])
    }
  })

  it('returns thirty at most', async () => {
    const merchant = await open()
    const rows = Array.from({ length: 35 }, (_, i) => ({
      id: newId(),
      shop_id: merchant.shop.id,
      kind: 'food',
      name: `Pizza ${i}`,
      price: 1,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, i)),
    }))
    await service().db('products').insert(rows)
    const found = names(await search(merchant, 'pizza'))
    expect(found).to.eql(Array.from({ length: 30 }, (_, i) => `Pizza ${34 - i}`))
  })

  it('accepts any characters, refuses a missing and a blank query', async () => {
    const merchant = await open()
    await createFood(merchant.shop, { name: 'Soup' })
    for (const query of [
      "'",
      '\\',
      ':*',
      '!',
      '& | <->',
      "so'up\\",
      '%_',
      '½ ²',
      '＆ ｜ №! ⁇',
      '😀',
      '\u0301',
      'a '.repeat(100),
    ]) {
      expect(names(await search(merchant, query)), query).to.eql([])
    }
    expect(names(await search(merchant, '!soup:*&'))).to.eql(['Soup'])
    for (const path of ['/foods/search', '/foods/search?query=', '/foods/search?query=%20%20']) {
      expect((await does(merchant, 'get', path, 400)).code).to.equal('invalid_request')
    }
  })
})
