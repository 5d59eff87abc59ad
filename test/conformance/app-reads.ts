import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createCategory, createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createDomain, createPayout, createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { guarded } from './guarded.ts'
import { type Data, isRefused, refuses, succeeds } from './statements.ts'
import { appWith, type Client, store, stores } from './world.ts'

const ownWords = { authentication: 'Unauthorized', scope: 'Forbidden: missing required scope' }
const namesOf = (records: { name: string }[]) => records.map(({ name }) => name)

/** Apps API: searches, roles, payouts and domains. */
export function appReads(): void {
  describe('GET /products/search', searchProducts)
  describe('GET /foods/search', searchFoods)
  describe('GET /roles', listRoles)
  describe('GET /payouts/{id}', getPayout)
  describe('GET /payouts/fee', getFee)
  describe('GET /domains/check-availability', checkAvailability)
  describe('GET /domains/available', listBaseDomains)
}

function searchProducts(): void {
  const search = (query: string, app: Client = store.app) =>
    app.get(`/products/search?query=${encodeURIComponent(query)}`)
  const found = async (query: string) =>
    namesOf((await succeeds(search(query), 200, 'Search products')).products)
  const sell = (body: object) =>
    succeeds(store.app.post('/products').send({ price: 1, quantity: 1, ...body }), 201)
  guarded('READ_INVENTORY', (app) => search('mug', app), ownWords)

  it('requires query', () => isRefused(store.app.get('/products/search'), [400, /query/]))
  it('matches the name, whatever its case', async () => {
    const name = unique('Notebook')
    await sell({ name })
    expect(await found(name.toUpperCase())).to.eql([name])
  })
  it('matches the description, whatever its case', async () => {
    const [name, word] = [unique('Notebook'), unique('ruled')]
    await sell({ name, description: `Paper that is ${word}.` })
    expect(await found(word.toUpperCase())).to.eql([name])
  })
  it('matches the barcode, whatever its case', async () => {
    const [name, barcode] = [unique('Notebook'), unique('bar')]
    await sell({ name, barcode })
    expect(await found(barcode.toUpperCase())).to.eql([name])
  })
  it('returns all matches, without pages, newest first', async () => {
    const word = unique('pencil')
    const names = Array.from({ length: 101 }, (_, n) => `${word} ${n}`)
    for (const name of names) await createProduct(store.shop, { name })
    const data = await succeeds(search(word), 200)
    expect(data).to.have.all.keys('products')
    expect(namesOf(data.products)).to.eql(names.toReversed())
  })
  it('finds nothing of another store', async () => {
    const { name } = await createProduct(stores.business.shop)
    expect(await found(name)).to.eql([])
  })
}

function searchFoods(): void {
  const search = (query: string, app: Client = stores.restaurant.app) =>
    app.get(`/foods/search?query=${encodeURIComponent(query)}`)
  const found = async (query: string) => namesOf((await succeeds(search(query), 200, 'Search foods')).foods)
  guarded('READ_INVENTORY', (app) => search('ramen', app), ownWords)

  it('requires query', () => isRefused(stores.restaurant.app.get('/foods/search'), [400, /query/]))
  it('matches words of the name', async () => {
    const { name } = await createFood(stores.restaurant.shop, { name: `${unique('Udon')} soup` })
    expect(await found(name.split(' ')[0]!)).to.eql([name])
  })
  it('matches words of the description', async () => {
    const description = `With ${unique('shiitake')}`
    const { name } = await createFood(stores.restaurant.shop, { description })
    expect(await found(description.split(' ')[1]!)).to.eql([name])
  })
  it('matches words of the category, which it shows', async () => {
    const category = await createCategory(stores.restaurant.shop)
    const { name } = await createFood(stores.restaurant.shop, { category_id: category.id })
    const { foods } = await succeeds(search(category.name), 200)
    expect(namesOf(foods)).to.eql([name])
    expect(foods[0].category).to.eql({ _id: category.id, name: category.name, slug: category.slug })
  })
  it('returns at most 30', async () => {
    const word = unique('dumpling').replace('-', '')
    for (let made = 0; made < 31; made++)
      await createFood(stores.restaurant.shop, { name: `${word} ${made}` })
    expect(await found(word)).to.have.length(30)
  })
}

function listRoles(): void {
  const roles = (query = '', app: Client = store.app) => app.get(`/roles${query}`)
  const word = unique('role')
  before(async () => {
    for (const name of [`${word} one`, `${word} two`, `${word} three`]) {
      const body = { name, pages: [], permissions: ['orders:view'] }
      await succeeds(store.merchant.post('/roles').send(body), 201)
    }
  })
  guarded('READ_ROLES', (app) => roles('', app))

  it('lists the roles, and says "Roles retrieved"', async () => {
    const data = await succeeds(roles(), 200, 'Roles retrieved')
    expect(data).to.include.all.keys('roles', 'pagination')
    expect(namesOf(data.roles)).to.include(`${word} one`)
  })
  it('takes the number of a page, from 1', async () => {
    const second = await succeeds(roles(`?search=${word}&limit=1&page=2`), 200)
    expect(namesOf(second.roles)).to.eql([`${word} two`])
    expect(second.pagination).to.include({ page: 2, total: 3 })
  })
  it('takes no page below 1', () => isRefused(roles('?page=0'), [400, /page/]))
  it('takes no page that is not an integer', () => isRefused(roles('?page=1.5'), [400, /page/]))
  it('takes the number of roles per page', async () => {
    const { roles: listed, pagination } = await succeeds(roles(`?search=${word}&limit=2`), 200)
    expect([listed.length, pagination.pages]).to.eql([2, 2])
  })
  it('takes no page size below 1', () => isRefused(roles('?limit=0'), [400, /limit/]))
  it('filters by the name of the role, whatever its case', async () => {
    const { roles: listed } = await succeeds(roles(`?search=${word.toUpperCase()} T`), 200)
    expect(namesOf(listed)).to.have.members([`${word} two`, `${word} three`])
  })
  for (const method of ['post', 'patch', 'delete'] as const) {
    it(`is read-only: an app cannot ${method} a role`, async () => {
      const path = method === 'post' ? '/roles' : `/roles/${newId()}`
      await isRefused(store.app[method](path).send({ name: 'X', pages: [], permissions: [] }), [
        403,
        'Insufficient scope',
      ])
    })
  }
}

function getPayout(): void {
  let id: string
  before(async () => {
    id = (await createPayout(store.shop)).id
  })
  guarded('READ_PAYOUTS', (app) => app.get(`/payouts/${id}`))

  it('answers with the payout method, and says "Payout retrieved"', async () => {
    const data = await succeeds(store.app.get(`/payouts/${id}`), 200, 'Payout retrieved')
    expect(data).to.include({ _id: id, shop: store.shop.id })
  })
  for (const method of ['post', 'patch', 'delete'] as const) {
    it(`is read-only: an app cannot ${method} a payout`, async () => {
      const path = method === 'post' ? '/payouts' : `/payouts/${id}`
      await isRefused(store.app[method](path).send({}), [403, 'Insufficient scope'])
    })
  }
  refuses({
    'an unknown payout': [404, 'Resource not found', () => store.app.get(`/payouts/${newId()}`)],
    'a payout of another store': [
      404,
      'Resource not found',
      async () => store.app.get(`/payouts/${(await createPayout(stores.digital.shop)).id}`),
    ],
  })
}

function getFee(): void {
  const fee = (query = '') => succeeds(store.app.get(`/payouts/fee${query}`), 200, 'Payout fee retrieved')
  guarded('READ_PAYOUTS', (app) => app.get('/payouts/fee'))

  it('takes an ISO 4217 code of a currency', async () => {
    expect((await fee('?currency=NGN')).fee).to.not.equal((await fee('?currency=USD')).fee)
  })
  it("defaults to the store's currency", async () => expect(await fee()).to.eql(await fee('?currency=USD')))
  it("defaults to the store's currency in a store of another", async () => {
    const app = await appWith(await createShop({ currency: 'NGN' }), 'READ_PAYOUTS')
    expect(await succeeds(app.get('/payouts/fee'), 200)).to.eql(await fee('?currency=NGN'))
  })
  it('takes no code that is not a currency', () =>
    isRefused(store.app.get('/payouts/fee?currency=XYZ1'), [400, /currency/]))
}

function checkAvailability(): void {
  const check = (domain: string) =>
    succeeds(
      store.app.get(`/domains/check-availability?domain=${domain}`),
      200,
      'Domain availability checked',
    )
  guarded('READ_DOMAINS', (app) => app.get('/domains/check-availability?domain=acme.com'))

  it('requires the domain', () => isRefused(store.app.get('/domains/check-availability'), [400, /domain/]))
  it('takes a full domain', async () => {
    const domain = `${unique('own')}.com`
    expect(await check(domain)).to.eql({ domain, available: true })
  })
  it('takes a subdomain', async () => {
    const [{ domain: base }] = await succeeds(store.app.get('/domains/available'), 200)
    const domain = `${unique('shop')}.${base}`
    expect(await check(domain)).to.eql({ domain, available: true })
  })
  it('says that a domain is not available which another store has', async () => {
    const { domain } = await createDomain(stores.digital.shop, { state: 'active' })
    expect(await check(domain)).to.eql({ domain, available: false })
  })
  it('reserves nothing', async () => {
    const domain = `${unique('own')}.com`
    await check(domain)
    const { domains } = await succeeds(store.app.get('/domains?limit=100'), 200)
    expect(domains.map((one: Data) => one.domain)).to.not.include(domain)
    await succeeds(stores.digital.merchant.post('/domains').send({ domain }), 201)
  })
}

function listBaseDomains(): void {
  const bases = ({ app }: typeof store) =>
    succeeds(app.get('/domains/available'), 200, 'Available subdomains retrieved')
  guarded('READ_DOMAINS', (app) => app.get('/domains/available'))

  it('lists base domains on which the store can claim a subdomain', async () => {
    const [{ domain }] = await bases(stores.business)
    const body = { domain: `${unique('shop')}.${domain}` }
    await succeeds(stores.business.merchant.post('/domains').send(body), 201)
  })
  it('determines them by the type of the store', async () => {
    expect(await bases(stores.digital)).to.not.eql(await bases(stores.restaurant))
  })
  it('takes no parameters', async () => {
    const sent = store.app.get('/domains/available?type=restaurant&page=7')
    expect(await succeeds(sent, 200)).to.eql(await bases(store))
  })
  for (const method of ['post', 'delete'] as const) {
    it(`is read-only: an app cannot ${method} a domain`, async () => {
      const path = method === 'post' ? '/domains' : `/domains/${newId()}`
      await isRefused(store.app[method](path).send({ domain: 'acme.com' }), [403, 'Insufficient scope'])
    })
  }
}
