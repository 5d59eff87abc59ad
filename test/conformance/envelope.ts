import { expect } from 'chai'
import { createCategory } from '../support/fixtures/catalogue.ts'
import { createScript } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import {
  applyAnUnknownCoupon,
  applyToTheOrderOfAnother,
  askForTheProfileWithoutAToken,
  intruder,
  signInWithAWrongCode,
  turnRenewal,
} from './provocations.ts'
import { id, isRefused, number, type Sent, succeeds, timestamp } from './statements.ts'
import { appWith, store } from './world.ts'

/** Resources and their fields: the common response envelope. */
export function envelope(): void {
  const successes: Record<number, () => Sent> = {
    200: () => store.visitor.get('/shop'),
    201: () => store.visitor.post('/auth/ghost'),
  }
  const failures: Record<number, () => Sent> = {
    400: signInWithAWrongCode,
    401: askForTheProfileWithoutAToken,
    403: applyToTheOrderOfAnother,
    404: applyAnUnknownCoupon,
  }

  for (const [status, sent] of Object.entries({ ...successes, ...failures })) {
    it(`status is an integer that echoes the HTTP status ${status}`, async () => {
      const reply = await sent()
      expect(reply.body.status).to.equal(Number(status)).and.equal(reply.status)
    })
  }
  for (const [status, sent] of Object.entries(successes)) {
    it(`success is true with ${status}`, async () => expect((await sent()).body.success).to.equal(true))
  }
  for (const [status, sent] of Object.entries(failures)) {
    it(`success is false with ${status}`, async () => expect((await sent()).body.success).to.equal(false))
  }
  for (const [status, sent] of Object.entries({ ...successes, ...failures })) {
    it(`message is a text for people with ${status}`, async () => {
      expect((await sent()).body.message).to.match(/\w{4}/)
    })
  }

  it('data is an object', async () => {
    expect(await succeeds(store.visitor.get('/shop'), 200)).to.be.an('object')
  })
  it('data is an array', async () => {
    expect(await succeeds(store.visitor.get('/country/states'), 200)).to.be.an('array')
  })
  it('data is null', async () => {
    const { id: script } = await createScript(store.shop)
    expect(await succeeds(store.merchant.delete(`/scripts/${script}`), 200)).to.equal(null)
  })
  for (const [status, sent] of Object.entries(failures)) {
    it(`data is an empty object or null, or left out, with ${status}`, async () => {
      expect((await sent()).body.data ?? {}).to.eql({})
    })
  }

  it('code is for machines', async () => {
    const { body } = await turnRenewal('maybe')
    expect(body.code).to.match(/^[a-z]+(_[a-z]+)*$/)
  })
  it('code is left out of a success', async () => {
    expect((await store.visitor.get('/shop')).body).to.not.have.property('code')
  })

  it('an error of the Apps API has the same envelope', () =>
    isRefused(intruder().get('/tasks'), [401, 'Authentication required']))
  it('an unknown path is answered in the envelope', () =>
    isRefused(store.visitor.get('/no-such-path'), [404, { code: 'path_not_found' }]))
  it('a wrong method is answered in the envelope', () =>
    isRefused(store.visitor.put('/shop'), [405, { code: 'method_not_allowed' }]))
  it('a body that is not JSON is answered in the envelope', () =>
    isRefused(store.visitor.post('/auth/verify').type('json').send('{'), [400, { code: 'malformed_json' }]))

  describe('Identifiers, timestamps and amounts', () => {
    const records: Record<string, () => Promise<{ _id: string; createdAt: string; updatedAt: string }>> = {
      'an order': async () => read(`/orders/${(await createOrder(store.shop, store.shopper)).id}`),
      'a category': async () => read(`/categories/${(await createCategory(store.shop)).id}`),
      'a script': async () => read(`/scripts/${(await createScript(store.shop)).id}`),
    }
    const read = (path: string) => succeeds(store.app.get(path), 200)
    for (const [what, record] of Object.entries(records)) {
      it(`the id of ${what} is an opaque string`, async () => {
        expect(id.fits((await record())._id)).to.equal(true)
      })
      it(`the timestamps of ${what} are ISO 8601 strings`, async () => {
        const { createdAt, updatedAt } = await record()
        expect([createdAt, updatedAt].every(timestamp.fits), `${createdAt} ${updatedAt}`).to.equal(true)
      })
    }

    it('an amount is a number, in major units', async () => {
      const { id: order } = await createOrder(store.shop, store.shopper, { subtotal: 1234 })
      const { subtotal } = await succeeds(store.app.get(`/orders/${order}`), 200)
      expect(number.fits(subtotal)).to.equal(true)
      expect(subtotal).to.equal(12.34)
    })

    it('a malformed id is an unknown record, never an error of the service', async () => {
      const app = await appWith(store.shop, 'READ_ORDERS')
      await isRefused(app.get('/orders/not-an-id'), [404, 'Order not found'])
    })
  })
}
