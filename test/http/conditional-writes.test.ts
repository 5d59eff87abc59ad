import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import {
  createCategory,
  createCoupon,
  createFood,
  createProduct,
  createVariant,
} from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { everyScope } from '../support/walk.ts'

// test/versions.test.ts walks every operation with an ETag.

type Headers = Record<string, string>

describe('A conditional write', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let app: Headers
  before(async () => {
    shop = await createShop({ type: 'digital' })
    app = await createAppToken(shop, everyScope)
  })

  const get = (path: string, headers: Headers = {}) =>
    call('apps')
      .get(`/api/v1${path}`)
      .set({ ...app, ...headers })
  const patch = (path: string, condition: Headers, body: object) =>
    call('apps')
      .patch(`/api/v1${path}`)
      .set({ ...app, ...condition })
      .send(body)
  const product = async (quantity = 10) => {
    const { id } = await createProduct(shop, { quantity })
    return `/products/${id}`
  }
  /** The tag of a body as it is before it is compressed. */
  const plain = (etag: string) => etag.replace('-gzip', '')
  const etagOf = async (path: string) => (await get(path).expect(200)).headers.etag!

  describe('under races', () => {
    it('is made once by all who read the same version', async () => {
      const path = await product()
      const etag = await etagOf(path)
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, n) => patch(path, { 'if-match': etag }, { name: `Name ${n}` })),
      )
      const made = replies.filter(({ status }) => status === 200)
      expect(replies.map(({ status }) => status).sort()).to.eql([200, ...Array(11).fill(412)])
      const { body, headers } = await get(path).expect(200)
      expect(body.data.name).to.equal(made[0]!.body.data.name)
      expect(headers.etag).to.equal(made[0]!.headers.etag)
    })

    it('never puts an old quantity over a sale, of a product or of its variants', async () => {
      for (let round = 0; round < 8; round++) {
        const shopper = await createAccount()
        const path = await product(10)
        const productId = path.split('/').at(-1)!
        const variantId =
          round % 2 ? (await createVariant(shop, { id: productId }, { quantity: 10 })).id : undefined
        const { body, headers } = await get(path).expect(200)
        const items = [{ productId, variantId, quantity: 3 }]
        const { name, quantity, variants } = body.data
        const [sold, written] = await Promise.all([
          call('store').post('/api/v1/orders').set(shopper.as(shop)).send({ items }),
          patch(path, { 'if-match': headers.etag! }, { name, quantity, ...(variantId && { variants }) }),
        ])
        expect(sold.status, JSON.stringify(sold.body)).to.equal(201)
        expect(written.status, JSON.stringify(written.body)).to.be.oneOf([200, 412])
        const after = (await get(path)).body.data
        expect(variantId ? after.variants[0].quantity : after.quantity, `round ${round}`).to.equal(7)
      }
    })

    const changed: Record<
      string,
      () => Promise<{ path: string; table: string; column: string; body: object }>
    > = {
      'a product': async () => ({
        path: await product(),
        table: 'products',
        column: 'name',
        body: { quantity: 1 },
      }),
      'a dish': async () => {
        const { id } = await createFood(shop)
        return { path: `/foods/${id}`, table: 'products', column: 'name', body: { price: 3 } }
      },
      'a customer': async () => {
        const { id } = await createCustomer(shop)
        return {
          path: `/customers/${id}`,
          table: 'customers',
          column: 'name',
          body: { phone: '+2348012345678' },
        }
      },
      'an order': async () => {
        const { id } = await createOrder(shop, await createAccount())
        return { path: `/orders/${id}`, table: 'orders', column: 'note', body: { status: 'cancelled' } }
      },
      'a coupon': async () => {
        const { id } = await createCoupon(shop)
        return { path: `/discounts/${id}`, table: 'coupons', column: 'code', body: { active: false } }
      },
      'the store': async () => ({
        path: '/shop',
        table: 'shops',
        column: 'name',
        body: { logo: null },
      }),
    }
    for (const [what, prepare] of Object.entries(changed)) {
      it(`waits for a change that is being made, and then leaves it: ${what}`, async () => {
        const { path, table, column, body } = await prepare()
        const id = path === '/shop' ? shop.id : path.split('/').at(-1)!
        const etag = await etagOf(path)
        const words = unique('WORDS').toUpperCase()
        const late = await transaction(service().db, async (tx) => {
          await tx(table)
            .where({ id })
            .update({ [column]: words })
          const writing = patch(path, { 'if-match': etag }, body).then((reply) => reply)
          await somebodyWaits()
          return { writing }
        })
        const { status, body: refused, headers } = await late.writing
        expect({ status, code: refused.code }).to.eql({ status: 412, code: 'changed_meanwhile' })
        expect(JSON.stringify(refused.data)).to.include(words)
        const now = await get(path)
        expect(refused.data).to.eql(now.body.data)
        expect(plain(headers.etag!)).to.equal(plain(now.headers.etag!))
      })
    }

    it('waits likewise where a deletion takes several transactions, or is made by several rules', async () => {
      const [category, shopper] = [await createCategory(shop), await createAccount()]
      const address = await createShippingAddress(shopper)
      const cases = [
        { surface: 'apps', table: 'categories', id: category.id, headers: app, path: '/categories' },
        {
          surface: 'store',
          table: 'shipping_addresses',
          id: address.id,
          headers: shopper.as(shop),
          path: '/shipping-address',
        },
      ] as const
      for (const { surface, table, id, headers, path } of cases) {
        const url = `/api/v1${path}/${id}`
        const { etag } = (await call(surface).get(url).set(headers).expect(200)).headers
        const column = table === 'categories' ? 'name' : 'line1'
        const late = await transaction(service().db, async (tx) => {
          await tx(table)
            .where({ id })
            .update({ [column]: unique('Changed') })
          const deleting = call(surface)
            .delete(url)
            .set({ ...headers, 'if-match': etag! })
            .then((reply) => reply)
          await somebodyWaits()
          return { deleting }
        })
        expect((await late.deleting).status, path).to.equal(412)
        await call(surface).get(url).set(headers).expect(200)
      }
    })
  })

  describe('reads its headers as RFC 9110 has them', () => {
    it('takes a list of tags, several headers and *, and no weak tag', async () => {
      const path = await product()
      const etag = await etagOf(path)
      const write = (value: string) => patch(path, { 'if-match': value }, {})
      for (const value of [etag, `"a", ${etag}`, `"a,b" ,${etag},`, ' * ', '*']) {
        const current = await etagOf(path)
        await write(value.replace(etag, current)).expect(200)
      }
      const current = await etagOf(path)
      for (const value of [`W/${current}`, `"a", W/${current}`, current.slice(1, -1), '"*"', '', 'W/"*"'])
        expect((await write(value)).status, value).to.equal(412)
    })

    it('counts If-Match alone where there is If-Unmodified-Since, too', async () => {
      const path = await product()
      const [past, etag] = ['Sun, 06 Nov 1994 08:49:37 GMT', await etagOf(path)]
      await patch(path, { 'if-match': etag, 'if-unmodified-since': past }, { name: 'A' }).expect(200)
      const future = new Date(Date.now() + 60_000).toUTCString()
      await patch(path, { 'if-match': etag, 'if-unmodified-since': future }, { name: 'B' }).expect(412)
    })

    it('compares If-Unmodified-Since with updatedAt, in each form of a date', async () => {
      const path = await product()
      const updated = new Date('2026-03-04T05:06:07.089Z')
      const set = () =>
        service()
          .db('products')
          .where({ id: path.split('/').at(-1) })
          .update({ updated_at: updated })
      const early = [
        'Wed, 04 Mar 2026 05:06:06 GMT',
        'Wednesday, 04-Mar-26 05:06:06 GMT',
        'Wed Mar  4 05:06:06 2026',
      ]
      const equal = [
        'Wed, 04 Mar 2026 05:06:07 GMT',
        'Wednesday, 04-Mar-26 05:06:07 GMT',
        'Wed Mar  4 05:06:07 2026',
      ]
      const own = ['2026-03-04T05:06:07.089Z', '2026-03-04T06:06:07.089+01:00']
      await set()
      for (const since of [...early, '2026-03-04T05:06:07.088Z'])
        expect((await patch(path, { 'if-unmodified-since': since }, {})).status, since).to.equal(412)
      for (const since of [...equal, ...own, 'yesterday', '']) {
        await set()
        expect((await patch(path, { 'if-unmodified-since': since }, {})).status, since).to.equal(200)
      }
    })

    it('makes a record with If-None-Match: * only where there is none', async () => {
      const own = await createShop({ type: 'digital' })
      const headers = await createAppToken(own, everyScope)
      const put = (price: number) =>
        call('apps')
          .put('/api/v1/digital-access/pass')
          .set({ ...headers, 'if-none-match': '*' })
          .send({ price, active: true })
      const replies = await Promise.all([put(10), put(20), put(30)])
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 412, 412])
      const [made] = replies.filter(({ status }) => status === 200)
      expect((await put(40).expect(412)).body.data).to.eql(made!.body.data)
    })

    it('makes no record with If-Match: there is none that matches', async () => {
      const headers = await createAppToken(await createShop({ type: 'digital' }), everyScope)
      for (const tag of ['*', '"a"'])
        await call('apps')
          .put('/api/v1/digital-access/pass')
          .set({ ...headers, 'if-match': tag })
          .send({ price: 10, active: true })
          .expect(412)
      await call('apps').get('/api/v1/digital-access/pass').set(headers).expect(404)
    })

    it('is refused for what else is wrong with it first', async () => {
      const path = await product()
      const wrong = { 'if-match': '"other"' }
      await patch(path, wrong, { quantity: 'many' }).expect(400)
      await patch('/products/665f1c2ab4e0d3a1c9f0ffff', wrong, {}).expect(404)
      await patch(path, { ...wrong, authorization: 'Bearer app_other' }, {}).expect(401)
      const reader = await createAppToken(shop, ['READ_INVENTORY'])
      await patch(path, { ...wrong, ...reader }, {}).expect(403)
    })
  })

  it('shows the record in a 412 only to a token that may read it', async () => {
    const path = await product()
    const writer = await createAppToken(shop, ['WRITE_INVENTORY'])
    const { body, headers } = await patch(path, { ...writer, 'if-match': '"other"' }, {}).expect(412)
    expect(body.data).to.eql({})
    expect(headers).not.to.include.keys('etag')
  })

  it('knows a tag whichever way the reply was encoded, and each encoding has its own', async () => {
    const path = await product()
    await patch(path, {}, { description: 'Long words. '.repeat(300) }).expect(200)
    const tags = await Promise.all(
      ['gzip', 'br', 'identity'].map(async (encoding) => {
        const { headers } = await get(path, { 'accept-encoding': encoding }).expect(200)
        await get(path, { 'accept-encoding': encoding, 'if-none-match': headers.etag! }).expect(304, '')
        return headers.etag!
      }),
    )
    expect(new Set(tags).size).to.equal(3)
    expect(tags[2]).to.match(/^"[0-9a-f]{32}"$/)
    for (const tag of tags) {
      const known = await get(path, { 'if-none-match': tag }).expect(304)
      expect(known.headers.etag).to.equal(tag)
    }
    const last = tags.map((tag) => tag.replace(/[0-9a-f]{32}/, '0'.repeat(32)))
    for (const tag of last) await patch(path, { 'if-match': tag }, {}).expect(412)
    await patch(path, { 'if-match': tags[0]! }, {}).expect(200)
  })
})
