import { expect } from 'chai'
import { createCategory, createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createComment } from '../support/fixtures/posts.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import {
  arrayOf,
  boolean,
  type Data,
  fields,
  id,
  integer,
  type Kind,
  literally,
  matching,
  number,
  object,
  optional,
  orNull,
  type Sent,
  succeeds,
  timestamp,
  url,
  words,
} from './statements.ts'
import { store, stores } from './world.ts'

/** Resources and their fields: the payment methods of a shop. */
export function paymentMethods(): void {
  const account = {
    accountNumber: '0123456789',
    accountName: 'Harbour Books',
    bankCode: '044',
    bankName: 'Example Bank',
    bankId: 'example-bank',
  }
  let methods: Data[]
  before(async () => {
    const { shop, shopper } = stores.business
    await createPaymentMethod(shop, 'paystack')
    await createPaymentMethod(shop, 'sandbox', { settings: { secretKey: 'secret' } })
    await createPaymentMethod(shop, 'bank-transfer', { settings: account })
    const { db, databaseUrl } = service()
    const settings = { PAYSTACK_URL: 'http://127.0.0.1:1', PAYSTACK_SECRET_KEY: 'sk_test' }
    const opened = await openApps(testConfig({ url: databaseUrl }, settings), db, 'store')
    const listed = call('store', opened.store).get('/api/v1/payments').set(shopper.as(shop))
    methods = await succeeds(listed, 200)
  })

  fields(() => methods, {
    _id: id,
    paymentOption: object,
    'paymentOption._id': id,
    'paymentOption.id': words,
    'paymentOption.name': words,
    'paymentOption.description': words,
    'paymentOption.active': boolean,
    'paymentOption.type': words,
    'paymentOption.image': url,
    'paymentOption.currencies': arrayOf(matching('an ISO 4217 code', /^[A-Z]{3}$/)),
    'paymentOption.website': optional(url),
    shop: id,
    type: literally('gateway', 'transfer'),
    active: boolean,
    settings: object,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  const settingsOf = (type: string) => methods.find((method) => method.type === type).settings
  it('paymentOption.id is the key of the option', () => {
    expect(methods.map(({ paymentOption }) => paymentOption.id)).to.eql([
      'paystack',
      'sandbox',
      'bank-transfer',
    ])
  })
  it('settings is empty for a gateway', () => expect(settingsOf('gateway')).to.eql({}))
  describe('settings of a transfer', () => {
    fields(() => [settingsOf('transfer')], {
      accountNumber: words,
      accountName: words,
      bankCode: words,
      bankName: words,
      bankId: words,
    })
    it('are those that the merchant gave', () => expect(settingsOf('transfer')).to.eql(account))
  })
}

/** Resources and their fields: what the searches find. */
export function searchItems(): void {
  describe('Product search item', () => {
    let items: Data[]
    before(async () => {
      const name = unique('Notebook')
      const images = ['https://shop.example/notebook.jpg']
      const body = { name, price: 12.5, quantity: 3, images }
      await succeeds(store.app.post('/products').send(body), 201)
      await createProduct(store.shop, { name: `${name} refill` })
      items = (await succeeds(store.app.get(`/products/search?query=${name}`), 200)).products
    })

    fields(() => items, {
      _id: id,
      name: words,
      slug: words,
      price: number,
      quantity: number,
      images: arrayOf(url),
      shop: object,
      'shop._id': id,
      'shop.name': words,
      'shop.currency': object,
      'shop.currency.symbol': words,
      'shop.currency.code': words,
      createdAt: timestamp,
    })
  })

  describe('Food search item', () => {
    let items: Data[]
    before(async () => {
      const { shop, app } = stores.restaurant
      const [name, category] = [unique('Ramen'), (await createCategory(shop)).id]
      const images = ['https://shop.example/ramen.jpg']
      await succeeds(app.post('/foods').send({ name, price: 9.5, images, category }), 201)
      await createFood(shop, {
        name: `${name} large`,
        category_id: category,
        available: false,
        listed: false,
      })
      items = (await succeeds(app.get(`/foods/search?query=${name}`), 200)).foods
    })

    fields(() => items, {
      _id: id,
      name: words,
      price: number,
      images: arrayOf(url),
      category: object,
      'category._id': id,
      'category.name': words,
      'category.slug': words,
      available: literally(true, false),
      listed: literally(true, false),
    })
  })
}

/** Resources and their fields: staff roles and the pagination object. */
export function roles(): void {
  let list: Data[]
  before(async () => {
    const pages = [{ id: 'dashboard' }, { id: 'orders' }, { id: 'shipping' }]
    const body = { name: unique('Packer'), pages, permissions: ['orders:view', 'shipping:manage'] }
    await succeeds(store.merchant.post('/roles').send(body), 201)
    list = (await succeeds(store.app.get('/roles'), 200)).roles
  })

  fields(() => list, {
    _id: id,
    name: words,
    shop: id,
    pages: arrayOf(object),
    permissions: arrayOf(matching('of the form area:action', /^[a-z-]+:(view|manage)$/)),
    active: boolean,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  describe('pages', () => {
    fields(() => list.flatMap(({ pages }) => pages), {
      id: words,
      name: words,
      required: optional(boolean),
      shopTypes: optional(arrayOf(words)),
    })
    it('shopTypes names types of stores', () => {
      const types = list.flatMap(({ pages }) => pages.flatMap((page: Data) => page.shopTypes ?? []))
      expect(types).to.include.members(['ecommerce', 'restaurant', 'business'])
    })
  })
}

/** Resources and their fields: the pagination object. */
export function pagination(): void {
  let pages: Data[]
  const page = async (number: number) =>
    (await succeeds(stores.business.app.get(`/categories?page=${number}&limit=2`), 200)).pagination
  before(async () => {
    for (let made = 0; made < 5; made++) await createCategory(stores.business.shop)
    pages = [await page(1), await page(2), await page(3)]
  })

  fields(() => pages, {
    total: integer,
    page: integer,
    limit: integer,
    pages: integer,
    hasNext: literally(true, false),
    hasPrev: literally(true, false),
    nextPage: orNull(integer),
    prevPage: orNull(integer),
  })
  it('tells where a page is within the whole list', () => {
    const whole = { total: 5, limit: 2, pages: 3 }
    expect(pages).to.eql([
      { ...whole, page: 1, hasNext: true, hasPrev: false, nextPage: 2, prevPage: null },
      { ...whole, page: 2, hasNext: true, hasPrev: true, nextPage: 3, prevPage: 1 },
      { ...whole, page: 3, hasNext: false, hasPrev: true, nextPage: null, prevPage: 2 },
    ])
  })
  it('beyond the end hasPrev speaks of a page that exists', async () => {
    const beyond = await page(9)
    expect(beyond).to.include({ total: 5, pages: 3, hasNext: false, nextPage: null })
    expect(beyond.hasPrev).to.equal(beyond.prevPage !== null)
    expect(beyond.prevPage ?? 3).to.be.at.most(3)
  })
}

/** Resources and their fields: the ways in which a merchant is paid out. */
export function payouts(): void {
  const data = { accountNumber: '0123456789', bankCode: '021', accountName: 'Books', bankName: 'A bank' }
  let payout: Data
  let supported: string
  before(async () => {
    const options = await succeeds(store.app.get('/payouts/supported'), 200)
    supported = options[0]._id
    const { _id } = await succeeds(store.merchant.post('/payouts').send({ payout: supported, data }), 201)
    payout = await succeeds(store.app.get(`/payouts/${_id}`), 200)
  })

  fields(() => [payout], {
    _id: id,
    user: id,
    shop: id,
    payout: id,
    data: object,
    'data.accountNumber': words,
    'data.bankCode': words,
    'data.accountName': words,
    'data.bankName': words,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  it('payout is the id of a supported payout method', () => expect(payout.payout).to.equal(supported))
  it('data holds the details as the merchant gave them', () => expect(payout.data).to.eql(data))
}

/** Resources and their fields: small payloads. */
export function smallPayloads(): void {
  const payloads: Record<string, [shape: Record<string, Kind>, sent: () => Sent]> = {
    'Comment like state': [
      { likes: integer, dislikes: integer, isLiked: boolean, isDisliked: boolean },
      async () => {
        const { id: comment } = await createComment(store.shop, store.shopper)
        return store.shopper.post(`/comments/${comment}/like`)
      },
    ],
    'Domain availability': [
      { domain: words, available: boolean },
      () => store.app.get(`/domains/check-availability?domain=${unique('own')}.com`),
    ],
    'Payout fee': [{ fee: number }, () => store.app.get('/payouts/fee')],
    'Order count': [{ count: integer }, () => store.app.get('/orders/count')],
    'Unread notification count': [{ count: integer }, () => store.app.get('/notifications/unread-count')],
  }

  it('State list is an array of strings', async () => {
    expect(arrayOf(words).fits(await succeeds(store.visitor.get('/country/states'), 200))).to.equal(true)
  })
  for (const [name, [shape, sent]] of Object.entries(payloads)) {
    describe(name, () => {
      let data: Data
      before(async () => {
        data = await succeeds(sent(), 200)
      })
      fields(() => [data], shape)
      it('has no other fields', () => expect(data).to.have.all.keys(Object.keys(shape)))
    })
  }
  describe('Claimable base domain', () => {
    let bases: Data[]
    before(async () => {
      bases = await succeeds(store.app.get('/domains/available'), 200)
    })
    fields(() => bases, { domain: words, label: words })
  })
}
