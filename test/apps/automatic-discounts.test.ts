import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import {
  createAutomaticDiscount,
  createCategory,
  createProduct,
  createVariant,
} from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const { get, create, patch, remove } = callsOn('discounts/automatic')
const tenth = { name: 'A tenth off', effect: { type: 'percentage', percent: 10 } }
const hasRules = async () => (await service().db('shops').where({ id: shop.id }).first('has_rules')).has_rules

describe('Automatic discounts', () => {
  openResource(['READ_DISCOUNTS', 'WRITE_DISCOUNTS'])

  describe('createAutomaticDiscount', () => {
    it('applies from now on, to everything and together with others, by default', async () => {
      const { body } = await create(tenth).expect(201)
      expect(body.data).to.deep.include({
        ...tenth,
        ...{
          active: true,
          priority: 0,
          exclusive: false,
          hours: [],
          countries: [],
          customerTags: [],
          appliesTo: null,
        },
        ...{ minimumSubtotal: 0, minimumQuantity: 0, firstOrder: false, endDate: '9999-12-31T23:59:59.999Z' },
      })
      expect((await get(`/${body.data._id}`).expect(200)).body.data).to.eql(body.data)
      const event = await service().db('events').where({ resource_id: body.data._id }).first()
      expect(event).to.include({ resource: 'discounts', method: 'POST', path: '/discounts/automatic' })
    })

    it('keeps every effect as it was given, amounts in the currency of the store', async () => {
      const dinar = await createShop({ currency: 'KWD' })
      const writer = await createAppToken(dinar, ['WRITE_DISCOUNTS'])
      const { id: productId } = await createProduct(dinar)
      for (const effect of [
        { type: 'percentage', percent: 12.34 },
        { type: 'amount', amount: 1.125 },
        { type: 'cheapest', pieces: 2, percent: 50 },
        { type: 'buy_get', buy: 2, get: 1, percent: 100 },
        { type: 'buy_get', buy: 1, get: 1, percent: 50, gets: { products: [productId] } },
        {
          type: 'steps',
          steps: [
            { from: 3, percent: 5 },
            { from: 10, percent: 12.5 },
          ],
        },
        { type: 'free_shipping' },
      ]) {
        const { body } = await call('apps')
          .post('/api/v1/discounts/automatic')
          .set(writer)
          .send({ name: 'An offer', effect, minimumSubtotal: 7.125 })
          .expect(201)
        expect(body.data.effect).to.eql(effect)
        expect(body.data.minimumSubtotal).to.equal(7.125)
      }
    })

    it('refuses an effect without its parts, what rounding makes nothing, and dates in the wrong order', async () => {
      for (const [body, words] of [
        [{ ...tenth, effect: { type: 'percentage' } }, 'effect.percent is required for percentage'],
        [{ ...tenth, effect: { type: 'amount', percent: 5 } }, 'effect.amount is required for amount'],
        [{ ...tenth, effect: { type: 'cheapest', percent: 5 } }, 'effect.pieces is required for cheapest'],
        [{ ...tenth, effect: { type: 'buy_get', get: 1, percent: 5 } }, 'effect.buy is required for buy_get'],
        [{ ...tenth, effect: { type: 'steps' } }, 'effect.steps is required for steps'],
        [
          { ...tenth, effect: { type: 'percentage', percent: 0.004 } },
          'effect.percent must be 0 or at least 0.01',
        ],
        [{ ...tenth, effect: { type: 'amount', amount: 0.004 } }, 'effect.amount is less than'],
        [{ ...tenth, startDate: '2026-02-02', endDate: '2026-02-01' }, 'endDate must be after startDate'],
        [{ ...tenth, hours: [{ day: 'monday', from: '24:00', until: '25:00' }] }, 'hours'],
        [{ ...tenth, effect: { type: 'percentage', percent: 101 } }, 'percent'],
      ] as const) {
        const reply = await create(body).expect(400)
        expect(reply.body.message).to.contain(words)
      }
      expect(await hasRules()).to.equal(false)
    })

    it('refuses products and categories that the store does not have', async () => {
      const other = await createShop()
      const products = [(await createProduct(other)).id]
      const categories = [(await createCategory(other)).id]
      const codeOf = async (body: object) => (await create({ ...tenth, ...body }).expect(404)).body.code
      expect(await codeOf({ appliesTo: { products } })).to.equal('product_not_found')
      expect(await codeOf({ appliesTo: { categories } })).to.equal('category_not_found')
      const effect = { type: 'buy_get', buy: 1, get: 1, percent: 100, gets: { products } }
      expect(await codeOf({ effect })).to.equal('product_not_found')
      const own = {
        products: [(await createProduct(shop)).id],
        categories: [(await createCategory(shop)).id],
        tags: ['x'],
      }
      expect((await create({ ...tenth, appliesTo: own }).expect(201)).body.data.appliesTo).to.eql(own)
    })

    it('takes a hundred of them, also when two come at the same time', async () => {
      for (let n = 0; n < 98; n += 1) await createAutomaticDiscount(shop)
      const replies = await Promise.all([1, 2, 3].map(() => create(tenth)))
      expect(replies.map(({ status }) => status).sort()).to.eql([201, 201, 409])
      const { body } = await create(tenth).expect(409)
      expect(body.code).to.equal('too_many_automatic_discounts')
    })
  })

  describe('updateAutomaticDiscount', () => {
    it('changes what is given, and replaces the effect as a whole', async () => {
      const { body: made } = await create({ ...tenth, priority: 5 }).expect(201)
      const effect = { type: 'amount', amount: 3 }
      const { body } = await patch(made.data._id, { effect, name: 'Three off' }).expect(200)
      expect(body.data).to.deep.include({ effect, name: 'Three off', priority: 5 })
      const { body: refused } = await patch(made.data._id, { endDate: '2020-01-01' }).expect(400)
      expect(refused.message).to.contain('endDate must be after startDate')
      const unknown = { appliesTo: { products: ['665f1c2ab4e0d3a1c9f00021'] } }
      expect((await patch(made.data._id, unknown).expect(404)).body.code).to.equal('product_not_found')
      const category = { appliesTo: { categories: ['665f1c2ab4e0d3a1c9f00021'] } }
      expect((await patch(made.data._id, category).expect(404)).body.code).to.equal('category_not_found')
    })
  })

  describe('deleteAutomaticDiscount', () => {
    it('tells carts to look for discounts only as long as there are any', async () => {
      const [first, second] = [await create(tenth).expect(201), await create(tenth).expect(201)]
      expect(await hasRules()).to.equal(true)
      await remove(first.body.data._id).expect(200)
      expect(await hasRules()).to.equal(true)
      await remove(second.body.data._id).expect(200)
      expect(await hasRules()).to.equal(false)
      expect((await get(`/${first.body.data._id}`).expect(404)).body.code).to.equal('discount_not_found')
      expect((await get().expect(200)).body.data.discounts).to.eql([])
    })
  })

  describe('previewDiscounts', () => {
    const ask = (body: object) => call('apps').post('/api/v1/discounts/preview').set(token).send(body)
    let token: { authorization: string }
    let productId: string
    beforeEach(async () => {
      token = await createAppToken(shop, ['READ_DISCOUNTS'])
      productId = (await createProduct(shop, { price: 1000 })).id
    })
    const items = (quantity = 1) => [{ productId, quantity }]

    it('says how much each takes or why it takes nothing, in the order in which they apply', async () => {
      const made = async (name: string, values: object, effect?: object) =>
        (await createAutomaticDiscount(shop, effect, { name, ...values })).name
      await made('off', { active: false })
      await made('later', { starts_at: new Date('2100-01-01') })
      await made('past', { ends_at: new Date(1) })
      await made('big', { minimum_subtotal: 1001 })
      await made('many', { minimum_quantity: 2 })
      await made('first', { first_order: true })
      await made('trade', { customer_tags: ['trade'] })
      await made('there', { countries: ['DE'] })
      await made('others', { applies_to: { products: [(await createProduct(shop)).id] } })
      await made('nights', { hours: [{ day: 'monday', from: '22:00', until: '02:00' }] })
      await made('ten', { priority: 3 })
      await made('post', { priority: 2 }, { kind: 'free-shipping' })
      await made('small', { exclusive: true }, { kind: 'amount', amount: 1 })
      const at = '2026-11-24T12:00:00Z'
      const { body } = await ask({
        items: items(),
        country: 'NG',
        shippingCost: 5,
        firstOrder: false,
        at,
      }).expect(200)
      expect(body.data.quote).to.include({ subtotal: 10, shippingCost: 5, discount: 6, total: 9 })
      const said = body.data.discounts.map((one: Record<string, unknown>) => [
        one.name,
        one.amount,
        one.reason,
      ])
      expect(said.slice(0, 2)).to.eql([
        ['ten', 1, null],
        ['post', 5, null],
      ])
      expect(Object.fromEntries(said.map(([name, , reason]: string[]) => [name, reason]))).to.eql({
        ...{ off: 'inactive', later: 'not_started', past: 'over', big: 'subtotal', many: 'quantity' },
        ...{
          first: 'first_order',
          trade: 'customer_tags',
          there: 'country',
          others: 'items',
          nights: 'hours',
        },
        ...{ ten: null, post: null, small: 'outweighed' },
      })
      const night = await ask({ items: items(), at: '2026-11-24T00:59:00Z' }).expect(200)
      const reasonAt = night.body.data.discounts.find(
        ({ name }: { name: string }) => name === 'nights',
      ).reason
      expect(reasonAt).to.equal(null)
    })

    it('tries a discount for customers with tags, which are kept as they were written', async () => {
      const discount = {
        name: 'Trade',
        effect: { type: 'percentage', percent: 20 },
        customerTags: ['trade', 'Händler'],
      }
      const tried = async (customerTags?: string[]) =>
        (await ask({ items: items(), discount, customerTags }).expect(200)).body.data.quote.discount
      expect([await tried(), await tried(['Händler']), await tried(['other'])]).to.eql([0, 2, 0])
      const writer = await createAppToken(shop, ['WRITE_DISCOUNTS'])
      const { body } = await call('apps')
        .post('/api/v1/discounts/automatic')
        .set(writer)
        .send(discount)
        .expect(201)
      expect(body.data.customerTags).to.eql(discount.customerTags)
    })

    it('tries a discount that is not saved, or that takes the place of one that is, and keeps nothing', async () => {
      const effect = { type: 'buy_get', buy: 2, get: 1, percent: 100 }
      const discount = { name: 'Three for two', effect }
      const { body } = await ask({ items: items(3), discount }).expect(200)
      const [taken] = body.data.quote.discounts
      expect(body.data.discounts).to.eql([
        { _id: taken._id, name: 'Three for two', amount: 10, reason: null },
      ])
      expect(body.data.quote).to.include({ discount: 10, total: 20 })
      expect(await hasRules()).to.equal(false)
      const few = await ask({ items: items(2), discount }).expect(200)
      expect(few.body.data.discounts[0].reason).to.equal('nothing')
      const saved = await createAutomaticDiscount(shop)
      const together = await ask({ items: items(3), discount }).expect(200)
      expect(together.body.data.quote.total).to.equal(18)
      const instead = await ask({ items: items(3), discount, discountId: saved.id }).expect(200)
      expect(instead.body.data.quote.total).to.equal(20)
      expect(instead.body.data.discounts).to.have.length(1)
      const row = await service().db('automatic_discounts').where({ shop_id: shop.id })
      expect(row).to.have.length(1)
    })

    it('refuses what no order can have, and a discount that does not exist', async () => {
      const codeOf = async (body: object) => (await ask(body)).body.code
      const unknown = '665f1c2ab4e0d3a1c9f00021'
      expect(await codeOf({ items: [{ productId: unknown, quantity: 1 }] })).to.equal('product_not_found')
      expect(await codeOf({ items: items(), discountId: unknown })).to.equal('discount_not_found')
      const dear = (await createProduct(shop, { price: 1e14 - 1 })).id
      expect(await codeOf({ items: [{ productId: dear, quantity: 9999 }] })).to.equal('amount_too_large')
      await createVariant(shop, { id: productId })
      expect(await codeOf({ items: items() })).to.equal('variant_required')
      const wrong = {
        items: [{ productId: dear, quantity: 1 }],
        discount: { ...tenth, effect: { type: 'steps' } },
      }
      expect(await codeOf(wrong)).to.equal('invalid_request')
    })
  })
})
