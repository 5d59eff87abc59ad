import { expect } from 'chai'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { factorySchema } from 'express-openapi-validator/dist/framework/openapi/factory.schema.js'
import '../../src/http/validate.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

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

  it('leaves unknown query parameters and members of a body to nobody', async () => {
    const [shop, account] = [await createShop(), await createAccount()]
    const headers = account.as(shop)
    const { body: plain } = await call('store').get('/api/v1/products').set(headers).expect(200)
    for (const query of ['listed=false', 'limits=0', 'page[]=2', 'query[a]=1', '[page]=0', 'page%5B=x', 'sort[__proto__]=1']) {
      const { body } = await call('store').get(`/api/v1/products?${query}`).set(headers).expect(200)
      expect(body, query).to.eql(plain)
    }
    const more = { role: 'admin', balance: 5, email: 'other@example.com', deleted: true }
    const { body } = await call('store').patch('/api/v1/auth/me').set(headers).send(more).expect(200)
    expect(body.data.user).to.include({ role: 'user', balance: 0, email: account.email, deleted: false })
  })
})

/** The part of the validator that compiles for an operation and a content type. */
interface Compiling {
  buildMiddleware(path: string, ...rest: unknown[]): unknown
}
