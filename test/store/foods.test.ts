import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createFood, createProduct, createService } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

function get(shop: { id: string }, path: string) {
  return call('store').get(`/api/v1/foods${path}`).set('x-shop-id', shop.id)
}

async function list(shop: { id: string }, query: Record<string, string | number> = {}) {
  const { body } = await get(shop, '').query(query).expect(200)
  expect(body.message).to.equal('Foods retrieved')
  const names = body.data.foods.map(({ name }: { name: string }) => name)
  return { foods: body.data.foods, names, pagination: body.data.pagination }
}

describe('listFoods', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let pizzas: Awaited<ReturnType<typeof createCategory>>
  before(async () => {
    shop = await createShop({ type: 'restaurant' })
    pizzas = await createCategory(shop)
    await service().db('categories').where({ id: pizzas.id }).update({ name: 'Wood-oven pizzas' })
    const dishes = [
      { name: 'Margherita', price: 1050, category_id: pizzas.id, description: 'Tomatoes & basil' },
      { name: 'Crème brûlée', price: 700, description: 'Torched to order' },
      { name: 'Soup of the day', available: false },
      { name: 'Staff meal', listed: false },
    ]
    for (const dish of dishes) await createFood(shop, dish)
    const gone = await createFood(shop)
    await service().db('products').where({ id: gone.id }).update({ deleted_at: new Date() })
    await createProduct(shop)
    await createService(shop)
    await createFood(await createShop())
  })

  it('lists only listed foods of this store, newest first, unavailable ones too, in pages', async () => {
    const { foods, names, pagination } = await list(shop)
    expect(names).to.eql(['Soup of the day', 'Crème brûlée', 'Margherita'])
    expect(foods.map(({ available }: { available: boolean }) => available)).to.eql([false, true, true])
    expect(foods[2]).to.eql({
      _id: foods[2]._id,
      name: 'Margherita',
      description: 'Tomatoes & basil',
      price: 10.5,
      images: [],
      imageAlts: {},
      ...{ modifierGroups: [], availableAt: null, allergens: null, diet: [] },
      category: { _id: pizzas.id, name: 'Wood-oven pizzas', slug: pizzas.slug },
      available: true,
      taxClass: 'standard',
      listed: true,
      shop: { _id: shop.id, name: shop.name, currency: { symbol: '$', code: 'USD' } },
      createdAt: foods[2].createdAt,
      updatedAt: foods[2].updatedAt,
    })
    expect(pagination).to.include({ total: 3, pages: 1 })
    expect((await list(shop, { page: 2, limit: 2 })).names).to.eql(['Margherita'])
  })

  it('finds words in name, description and category, all of them; a blank query finds everything', async () => {
    expect((await list(shop, { query: 'CRÈME' })).names).to.eql(['Crème brûlée'])
    expect((await list(shop, { query: 'basil tomato' })).names).to.eql(['Margherita'])
    expect((await list(shop, { query: 'pizza margh' })).names).to.eql(['Margherita'])
    const { names, pagination } = await list(shop, { query: 'basil soup' })
    expect({ names, total: pagination.total }).to.eql({ names: [], total: 0 })
    expect((await list(shop, { query: 'staff' })).names).to.eql([])
    const eight = 'pizza pizzas wood oven margherita marg tomatoes basil'
    expect((await list(shop, { query: `${eight} ${eight} soup` })).names).to.eql(['Margherita'])
    expect((await list(shop, { query: '  ' })).names).to.have.length(3)
    expect((await list(shop, { query: '%' })).names).to.eql([])
  })

  it('filters by the id or slug of a category; one that does not exist has no foods', async () => {
    const foreign = await createCategory(await createShop())
    expect((await list(shop, { category: pizzas.id })).names).to.eql(['Margherita'])
    expect((await list(shop, { category: pizzas.slug, query: 'basil' })).pagination.total).to.equal(1)
    expect((await list(shop, { category: pizzas.slug, query: 'soup' })).names).to.eql([])
    for (const category of [foreign.id, 'nothing', '']) {
      expect((await list(shop, { category })).pagination.total).to.equal(0)
    }
  })
})

describe('getFood', () => {
  it('returns a listed food, in the amounts of its currency', async () => {
    for (const [currency, price] of [
      ['JPY', 1500],
      ['KWD', 1.5],
    ] as const) {
      const shop = await createShop({ currency })
      const { id, name } = await createFood(shop, { price: 1500, available: false })
      const { body } = await get(shop, `/${id}`).expect(200)
      expect(body.data).to.deep.include({ _id: id, name, price, category: null, available: false })
    }
  })

  it("does not find an unlisted food, a deleted one, another store's, a product or a service", async () => {
    const shop = await createShop()
    const hidden = await createFood(shop, { listed: false })
    const deleted = await createFood(shop)
    await service().db('products').where({ id: deleted.id }).update({ deleted_at: new Date() })
    const others = [
      await createFood(await createShop()),
      await createProduct(shop),
      await createService(shop),
    ]
    for (const id of [hidden.id, deleted.id, ...others.map((other) => other.id), newId(), 'null']) {
      const { body } = await get(shop, `/${id}`).expect(404)
      expect(body.message).to.equal('Food not found')
    }
  })
})

describe('listFoods by diet and allergens', () => {
  it('lists what fits and what its merchant has said, and refuses allergens that do not exist', async () => {
    const shop = await createShop({ type: 'restaurant' })
    const as = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const add = (name: string, facts: object) =>
      call('apps')
        .post('/api/v1/foods')
        .set(as)
        .send({ name, price: 5, ...facts })
    await add('Falafel', { diet: ['vegan', 'halal'], allergens: ['sesame'] }).expect(201)
    await add('Omelette', { diet: ['vegetarian'], allergens: ['eggs', 'milk'] }).expect(201)
    await add('Water', { diet: ['vegan'], allergens: [] }).expect(201)
    const soup = (await add('Soup', {}).expect(201)).body.data
    expect(soup).to.include({ allergens: null }).and.to.deep.include({ diet: [] })
    const list = async (query: string) =>
      (await call('store').get(`/api/v1/foods?${query}`).set('x-shop-id', shop.id).expect(200)).body.data
    const found = async (query: string) => {
      const { foods, pagination } = await list(query)
      expect(pagination.total).to.equal(foods.length)
      return foods.map(({ name }: { name: string }) => name)
    }
    expect(await found('diet=vegan')).to.eql(['Water', 'Falafel'])
    expect(await found('diet=vegetarian')).to.eql(['Water', 'Omelette', 'Falafel'])
    expect(await found('diet=kosher')).to.eql([])
    expect(await found('without=sesame')).to.eql(['Water', 'Omelette'])
    expect(await found('without=milk,sesame&diet=vegetarian')).to.eql(['Water'])
    expect(await found('without=milk&query=falafel')).to.eql(['Falafel'])
    expect(await found('')).to.have.length(4)
    await call('store').get('/api/v1/foods?without=sugar').set('x-shop-id', shop.id).expect(400)
    await call('apps')
      .patch(`/api/v1/foods/${soup._id}`)
      .set(as)
      .send({ allergens: ['fish'] })
      .expect(200)
    expect(await found('without=milk')).to.eql(['Soup', 'Water', 'Falafel'])
    expect((await list('query=soup')).foods[0].allergens).to.eql(['fish'])
  })

  it('keeps nothing that contradicts itself', async () => {
    const shop = await createShop({ type: 'restaurant' })
    const as = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const add = (facts: object) =>
      call('apps')
        .post('/api/v1/foods')
        .set(as)
        .send({ name: 'Dish', price: 5, ...facts })
    await add({ diet: ['vegan'], allergens: ['milk'] }).expect(400)
    await add({ diet: ['vegetarian'], allergens: ['molluscs'] }).expect(400)
    await add({ diet: ['gluten_free'], allergens: ['gluten'] }).expect(400)
    await add({ diet: ['vegan', 'vegan'] }).expect(400)
    await add({ allergens: ['dust'] }).expect(400)
    const { _id } = (await add({ diet: ['vegetarian'], allergens: ['milk'] }).expect(201)).body.data
    const change = (facts: object) => call('apps').patch(`/api/v1/foods/${_id}`).set(as).send(facts)
    await change({ diet: ['vegan'] }).expect(400)
    await change({ allergens: ['fish'] }).expect(400)
    await change({ diet: ['vegan'], allergens: ['nuts'] }).expect(200)
    const { body } = await change({ allergens: null }).expect(200)
    expect(body.data).to.deep.include({ diet: ['vegan'], allergens: null })
  })
})
