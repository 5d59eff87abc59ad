import { expect } from 'chai'
import { factorySchema } from 'express-openapi-validator/dist/framework/openapi/factory.schema.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import type { Shop } from '../../src/base/context.ts'
import { refuseUnstorable } from '../../src/http/body.ts'
import '../../src/http/validate.ts'
import { patterns } from '../../src/base/violations.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'
import { operations } from '../support/walk.ts'

describe('A query', () => {
  it('is told in the reply what it says in vain, of any kind of reply', async () => {
    const shop = await createShop()
    const app = await createAppToken(shop, ['READ_ORDERS', 'READ_INVENTORY'])
    const store = { 'x-shop-id': shop.id }
    const ignoredBy = async (surface: 'store' | 'apps', path: string, headers: object) => {
      const reply = await call(surface)
        .get(`/api/v1${path}`)
        .set(headers as Record<string, string>)
      return [reply.status, reply.headers['ignored-parameters']]
    }
    expect(await ignoredBy('apps', '/orders?stauts=paid&limit=1&Limit=2', app)).to.eql([200, 'stauts, Limit'])
    expect(await ignoredBy('apps', '/orders?status=paid&limit=1', app)).to.eql([200, undefined])
    expect(await ignoredBy('apps', '/orders?limit=0&stauts=paid', app)).to.eql([400, 'stauts'])
    expect(await ignoredBy('apps', '/orders/665f1c2ab4e0d3a1c9f0ffff?x', app)).to.eql([404, 'x'])
    expect(await ignoredBy('store', '/shop?a+b=1&c%2Cd=2&%E9%9D%92&e[]=3&a+b=4', store)).to.eql([
      200,
      'a%20b, c%2Cd, %E9%9D%92, e%5B%5D',
    ])
    for (const path of ['/products?sort=price&inStock=true&sortBy=name', '/shop?sortBy=name'])
      for (let time = 0; time < 2; time++)
        expect(await ignoredBy('store', path, store), path).to.eql([200, 'sortBy'])
    const { headers } = await call('store').get('/api/v1/shop').set(store)
    const known = { ...store, 'if-none-match': headers.etag! }
    expect(await ignoredBy('store', '/shop?x=1', known)).to.eql([304, 'x'])
    const many = Array.from({ length: 1000 }, (_, n) => `p${n}`).join('&')
    expect((await ignoredBy('store', `/shop?${many}`, store))[1]).to.match(/^p0, (p\d+, ){19}\.\.\.$/)
    expect((await ignoredBy('store', `/shop?${'x'.repeat(9000)}`, store))[1]).to.equal(`${'x'.repeat(50)}...`)
    expect((await ignoredBy('store', '/shop?%ED%A0%80%00=1', store))[0]).to.be.oneOf([200, 400])
  })
})

describe('the validator of an operation', () => {
  it('has no schema of contracts to compile, which would be most of a first call', () => {
    expect(Object.keys(factorySchema('3.1.0'))).to.eql(['$id'])
  })

  it('is compiled once, whatever content types callers make up', async () => {
    const headers = (await createAccount()).as(await createShop())
    const send = async (type: string) => {
      await call('store').get('/api/v1/country/states').set('content-type', `text/${type}`).expect(200)
      await call('store')
        .post('/api/v1/coupons/verify')
        .set({ ...headers, 'content-type': `application/json; a=${type}` })
        .send('{"code":"NONE"}')
        .expect(404)
    }
    await send('first')
    const compiled: string[] = []
    const { buildMiddleware } = RequestValidator.prototype as unknown as Compiling
    const counted: Compiling = {
      buildMiddleware(...given) {
        compiled.push(given[0])
        return buildMiddleware.apply(this, given)
      },
    }
    Object.assign(RequestValidator.prototype, counted)
    try {
      for (const type of ['second', 'third']) await send(type)
    } finally {
      Object.assign(RequestValidator.prototype, { buildMiddleware })
    }
    expect(compiled).to.eql([])
  })

  it('takes a content type in any case, and with parameters in any form (RFC 9110)', async () => {
    const headers = (await createAccount()).as(await createShop())
    for (const type of [
      'Application/JSON',
      'application/json ;charset=UTF-8',
      'application/json;Charset="utf-8"',
    ])
      await call('store')
        .post('/api/v1/coupons/verify')
        .set({ ...headers, 'content-type': type })
        .send('{"code":"NONE"}')
        .expect(404)
  })

  it('leaves unknown query parameters and members of a body to nobody', async () => {
    const [shop, account] = [await createShop(), await createAccount()]
    const headers = account.as(shop)
    const { body: plain } = await call('store').get('/api/v1/products').set(headers).expect(200)
    for (const query of [
      'listed=false',
      'limits=0',
      'page[]=2',
      'query[a]=1',
      '[page]=0',
      'page%5B=x',
      'sort[__proto__]=1',
    ]) {
      const { body } = await call('store').get(`/api/v1/products?${query}`).set(headers).expect(200)
      expect(body, query).to.eql(plain)
    }
    const more = { role: 'admin', balance: 5, email: 'other@example.com', deleted: true }
    const { body } = await call('store').patch('/api/v1/auth/me').set(headers).send(more).expect(200)
    expect(body.data.user).to.include({ role: 'user', balance: 0, email: account.email, deleted: false })
  })
})

describe('a request that the contract does not allow', () => {
  let headers: Record<string, string>
  let shop: Shop & { ownerId: string }
  before(async () => {
    shop = await createShop()
    headers = (await createAccount()).as(shop)
  })

  const queries = {
    page: ['0', '-1', '1.5', 'x', '', '1000001', '1e400'],
    limit: ['0', '101', '-1', 'x', ''],
    sort: ['unknown', '', 'PRICE'],
    inStock: ['1', 'TRUE', ''],
    minPrice: ['-1', 'x', 'NaN', ''],
    query: ['%00', 'a%00b'],
    after: ['', 'x', '%00'],
  }
  for (const [name, values] of Object.entries(queries)) {
    it(`is a 400 that names the query parameter: ${name}`, async () => {
      for (const value of values) {
        const sent = call('store').get(`/api/v1/products?${name}=${value}`).set(headers)
        expect((await sent.expect(400)).body.message, value).to.match(new RegExp(`^${name} `))
      }
    })
  }

  it('does not look at a query where no parameter can be sent', async () => {
    await call('store').get('/api/v1/shop?a=%00').set(headers).expect(200)
  })

  it('is not one whose query has what a URI reserves, in whichever parameter', async () => {
    const at = '2026-11-30T18:00:00Z'
    const token = await createAppToken(shop, ['READ_ORDERS', 'READ_INVENTORY'])
    await call('apps').get(`/api/v1/orders?from=${at}&query=a@b/c,d`).set(token).expect(200)
    for (const value of ['a:b', 'a@b', "it's+(5)"]) {
      const { body } = await call('store').get(`/api/v1/products?after=${value}`).set(headers).expect(400)
      expect(body.message, value).to.equal('after must be the next of an earlier reply')
    }
  })

  it('is a 400 that says of a text without a visible character that it is blank', async () => {
    const { body } = await call('store')
      .post('/api/v1/comments')
      .set(headers)
      .send({ resource: 'product', resourceId: 'x', body: ' ' })
      .expect(400)
    expect(body.message).to.equal('body must not be blank')
  })

  it('is a 400 that says what is wrong with the body', async () => {
    const refusals: Record<string, string[]> = {
      'the body must be an object': ['null', '"x"', '5', 'true', '[]'],
      'The body is not valid JSON': ['{', "{'code':'x'}", '{"code":NaN}', '{"code":"x",}', 'code=x'],
      'code is required': ['{}', '{"CODE":"x"}', '{"__proto__":{"code":"x"}}'],
      'code must be a string': ['{"code":5}', '{"code":null}', '{"code":["x"]}'],
      'code must not contain a NUL character': ['{"code":"a\\u0000b"}'],
      'code must be well-formed Unicode': ['{"code":"\\ud800"}', '{"code":"\\udfff\\ud800"}'],
      'a property of the body must not contain a NUL character': ['{"a\\u0000":1,"code":"x"}'],
      'a[0].b[1] must not contain a NUL character': ['{"a":[{"b":["","\\u0000"]}]}'],
      'a property of a[0].b must be well-formed Unicode': ['{"a":[{"b":{"\\udfff":1}}]}'],
      '[0] must not contain a NUL character': ['["\\u0000"]'],
      'a is nested deeper than 32 levels': [`{"code":"x","a":${'['.repeat(40)}${']'.repeat(40)}}`],
    }
    for (const [message, texts] of Object.entries(refusals)) {
      for (const text of texts) {
        const sent = call('store').post('/api/v1/coupons/verify').set(headers).type('json').send(text)
        expect((await sent.expect(400)).body.message, text).to.equal(message)
      }
    }
  })
})

describe('what a 400 says of a value', () => {
  let shop: Shop & { ownerId: string }
  before(async () => {
    shop = await createShop()
  })

  it('is plain English, and not the terms of JSON Schema', async () => {
    const headers = await createAppToken(shop, ['WRITE_INVENTORY', 'WRITE_BLOGS', 'WRITE_CUSTOMERS'])
    const refused = async (path: string, body: object) =>
      (await call('apps').post(`/api/v1${path}`).set(headers).send(body).expect(400)).body.message
    const blog = { title: 'Post', content: 'Text' }
    expect(await refused('/blogs', { ...blog, title: '' })).to.equal('title must not be empty')
    expect(await refused('/blogs', { ...blog, title: 'x'.repeat(201) })).to.equal(
      'title must have at most 200 characters',
    )
    expect(await refused('/blogs', { ...blog, slug: 'Our Post' })).to.equal(
      'slug must consist of lower-case letters and digits, with hyphens between them',
    )
    expect(await refused('/blogs', { ...blog, published: 'yes' })).to.equal('published must be true or false')
    expect(await refused('/customers', { email: 'ada' })).to.equal('email must be an e-mail address')
    expect(await refused('/customers', { email: 'ada@example.com', phone: 5 })).to.equal(
      'phone must be a string or null',
    )
    const product = { name: 'Cup', price: 5, quantity: 1 }
    expect(await refused('/products', { ...product, price: -1 })).to.equal('price must be at least 0')
    expect(await refused('/products', { ...product, quantity: 1.5 })).to.equal(
      'quantity must be a whole number',
    )
    expect(await refused('/products', { ...product, images: ['cup.png'] })).to.equal(
      'images[0] must be a URL that begins with http:// or https://',
    )
    expect(await refused('/products', { ...product, digital: { accessType: 'once' } })).to.equal(
      'digital.accessType must be one of pass, lifetime',
    )
    expect(await refused('/products', { ...product, imageAlts: { '': 'A cup' } })).to.equal(
      'a property of imageAlts must not be empty',
    )
    const alts = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at || '', 'A cup']))
    expect(await refused('/products', { ...product, imageAlts: alts })).to.equal(
      'imageAlts must have at most 50 properties',
    )
  })

  it('is what the contracts show of it', () => {
    for (const surface of ['store', 'apps', 'console'] as const) {
      const shown = JSON.stringify(contractOf(surface)).matchAll(/"message":"([^"]* must [^"]*)"/g)
      const messages = [...shown].map(([, message]) => message!)
      expect(messages, surface).to.include('limit must be at most 100')
      expect(
        messages.filter((message) => /NOT|[<>]=|,null|allowed values|be (string|boolean)/.test(message)),
      ).to.eql([])
    }
  })

  it('has words for each pattern that a request is held against', () => {
    const found = new Set<string>()
    for (const { surface, documented } of operations) {
      const { schemas, parameters } = (contractOf(surface) as Contract).components
      const seen = new Set<unknown>()
      const walk = (node: unknown): void => {
        if (typeof node !== 'object' || node === null || seen.has(node)) return
        seen.add(node)
        const { $ref = '', pattern } = node as { $ref?: string; pattern?: unknown }
        if (typeof pattern === 'string') found.add(pattern)
        const name = $ref.split('/').at(-1)!
        for (const inner of [...Object.values(node), schemas[name], parameters[name]]) walk(inner)
      }
      walk([documented.parameters, documented.requestBody])
    }
    expect([...found].sort()).to.eql(Object.keys(patterns).sort())
  })
})

describe('refuseUnstorable', () => {
  it('looks through a list of a megabyte in less time than pairing its members with their indexes takes', () => {
    const list = Array<number>(500_000).fill(0)
    const least = (work: () => unknown) => Math.min(...Array.from({ length: 10 }, () => timeOf(work)))
    expect(least(() => refuseUnstorable(list, 'the body'))).to.be.below(least(() => Object.entries(list)))
  })
})

function timeOf(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return user + system
}

interface Contract {
  components: Record<'schemas' | 'parameters', Record<string, unknown>>
}

/** The part of the validator that compiles for an operation and a content type. */
interface Compiling {
  buildMiddleware(path: string, ...rest: unknown[]): unknown
}
