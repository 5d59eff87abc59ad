import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCustomer } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { doesAt, type Method } from './does.ts'

describe('Custom fields', () => {
  let shop: Shop & { ownerId: string }
  let does: (
    method: Method,
    path: string,
    status: number,
    body?: object,
  ) => ReturnType<ReturnType<typeof doesAt>>
  beforeEach(async () => {
    shop = await createShop()
    const scopes = ['READ_INVENTORY', 'WRITE_INVENTORY', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'WRITE_STORE']
    const as = await createAppToken(shop, scopes)
    does = (...args) => doesAt('')({ as }, ...args)
  })

  const field = async (key: string, type: string, more: object = {}): Promise<string> => {
    const body = { resource: 'products', key, name: key, type, ...more }
    return (await does('post', '/custom-fields', 201, body)).data._id
  }
  const product = async (name: string, custom: object): Promise<string> =>
    (await does('post', '/products', 201, { name, price: 5, quantity: 1, custom })).data._id
  const shown = (path: string) => call('store').get(`/api/v1${path}`).set('x-shop-id', shop.id)
  const names = (list: { name: string }[]) => list.map(({ name }) => name).sort()

  describe('createCustomField', () => {
    it('adds a field of each type, whose key is unique among those of its records', async () => {
      const made = await does('post', '/custom-fields', 201, {
        resource: 'products',
        key: 'material',
        name: 'Material',
        type: 'choice',
        choices: ['wool', 'linen'],
        public: true,
      })
      expect(made.data).to.deep.include({ key: 'material', choices: ['wool', 'linen'], public: true })
      const same = { key: 'material', name: 'Material', type: 'text' }
      const refused = await does('post', '/custom-fields', 409, { resource: 'products', ...same })
      expect(refused.code).to.equal('duplicate_custom_field')
      const ofCustomers = await does('post', '/custom-fields', 201, {
        resource: 'customers',
        ...same,
        public: true,
      })
      expect(ofCustomers.data.public).to.equal(false)
      const { data } = await does('get', '/custom-fields?resource=products', 200)
      expect(data.fields).to.eql([made.data])
      expect((await does('get', `/custom-fields/${made.data._id}`, 200)).data).to.eql(made.data)
    })

    it('refuses choices that do not fit the type, a key with other signs, and a 51st field', async () => {
      const body = { resource: 'products', key: 'a', name: 'A' }
      await does('post', '/custom-fields', 400, { ...body, type: 'choice' })
      await does('post', '/custom-fields', 400, { ...body, type: 'text', choices: ['a'] })
      for (const key of ['A', '1a', 'a-b', 'a,b', 'a}', ''])
        await does('post', '/custom-fields', 400, { ...body, key, type: 'text' })
      for (let n = 0; n < 50; n++) await field(`f${n}`, 'text')
      expect((await does('post', '/custom-fields', 409, { ...body, type: 'text' })).code).to.equal(
        'too_many_custom_fields',
      )
    })
  })

  describe('values', () => {
    it('are taken if they fit, merged one by one, and removed with null', async () => {
      await field('material', 'choice', { choices: ['wool', 'linen'] })
      for (const type of ['text', 'number', 'boolean', 'date', 'link']) await field(type, type)
      const all = { material: 'wool', text: 'Soft', number: 1.5, boolean: false, date: '2024-02-29' }
      const custom = { ...all, link: 'https://shop.example/wool' }
      const id = await product('Scarf', custom)
      const read = async () => (await does('get', `/products/${id}`, 200)).data
      expect((await read()).custom).to.eql(custom)
      await does('patch', `/products/${id}`, 200, { custom: { material: 'linen', text: null } })
      const { text: _, ...rest } = custom
      expect((await read()).custom).to.eql({ ...rest, material: 'linen' })
      await does('patch', `/products/${id}`, 200, { name: 'Shawl', weight: { value: 1, unit: 'kg' } })
      expect((await read()).custom).to.eql({ ...rest, material: 'linen' })
      const none = Object.fromEntries(Object.keys(custom).map((key) => [key, null]))
      await does('patch', `/products/${id}`, 200, { custom: none })
      expect(await read()).not.to.have.property('custom')
    })

    it('are refused by name where they do not fit, also in a batch', async () => {
      await field('material', 'choice', { choices: ['wool', 'linen'] })
      for (const type of ['text', 'number', 'boolean', 'date', 'link']) await field(type, type)
      for (const [key, value] of [
        ['material', 'Wool'],
        ['material', 1],
        ['text', ' '],
        ['text', 'x'.repeat(1001)],
        ['text', 5],
        ['number', '5'],
        ['boolean', 'true'],
        ['date', '2026-02-29'],
        ['date', '2026-2-3'],
        ['date', 'tomorrow'],
        ['link', 'javascript:alert(1)'],
        ['link', 'http://'],
        ['unknown', 'x'],
        ['toString', 'x'],
        ['__proto__', 'x'],
      ] as const) {
        const custom = JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`)
        const body = { name: 'A', price: 1, quantity: 1, custom }
        const refused = await does('post', '/products', 400, body)
        expect(refused.message).to.include(`custom.${key}`)
        const { data } = await does('post', '/products/batch', 200, { products: [body] })
        expect(data.results[0].refusal.message).to.include(`custom.${key}`)
      }
    })

    it('filter lists by their type, and only public ones filter and show to shoppers', async () => {
      const hidden = await field('supplier', 'text')
      await field('rating', 'number', { public: true })
      const [one, two] = [
        await product('One', { supplier: 'A: B', rating: 4 }),
        await product('Two', { supplier: 'C', rating: 4.5 }),
      ]
      const found = async (query: string) => (await does('get', `/products?${query}`, 200)).data
      expect(names((await found(`custom=${encodeURIComponent('supplier:A: B')}`)).products)).to.eql(['One'])
      const rated = await found('custom=rating:4.50&inStock=true&sort=price')
      expect([names(rated.products), rated.pagination.total]).to.eql([['Two'], 1])
      expect((await found('custom=rating:4&sort=updatedAt')).products[0].custom).to.include({
        supplier: 'A: B',
      })
      expect((await found('custom=rating:4&query=two')).products).to.eql([])
      for (const custom of ['rating:many', 'unknown:1', 'rating:'])
        await does('get', `/products?custom=${custom}`, 400)
      await shown('/products?custom=supplier:C').expect(400)
      const { body } = await shown('/products?custom=rating:4').expect(200)
      expect(body.data.products.map(({ custom }: { custom: object }) => custom)).to.eql([{ rating: 4 }])
      const customOf = async () => (await shown(`/products/${two}`).expect(200)).body.data.custom
      expect(await customOf()).to.eql({ rating: 4.5 })
      await does('patch', `/custom-fields/${hidden}`, 200, { public: true })
      expect(await customOf()).to.eql({ rating: 4.5, supplier: 'C' })
      await does('patch', `/custom-fields/${hidden}`, 200, { public: false })
      expect(await customOf()).to.eql({ rating: 4.5 })
      expect((await does('get', `/products/${one}`, 200)).data.custom.supplier).to.equal('A: B')
    })

    it('belong to customers too, who never see them', async () => {
      await field('vat_free', 'boolean', { resource: 'customers' })
      const email = newEmail()
      const { data } = await does('post', '/customers', 201, { email, custom: { vat_free: true } })
      expect(data.custom).to.eql({ vat_free: true })
      const other = await createCustomer(shop)
      await does('patch', `/customers/${other.id}`, 200, { custom: { vat_free: false } })
      const list = (await does('get', '/customers?custom=vat_free:true', 200)).data
      expect(list.customers.map((one: { email: string }) => one.email)).to.eql([email])
      expect(list.pagination.total).to.equal(1)
      await does('patch', `/customers/${data._id}`, 200, { custom: { vat_free: null } })
      expect((await does('get', `/customers/${data._id}`, 200)).data.custom).to.eql({})
      await does('patch', `/customers/${data._id}`, 400, { custom: { rating: 1 } })
      await does('get', '/customers?custom=rating:1', 400)
    })

    it('of another store’s field are unknown', async () => {
      const other = await createShop()
      const as = await createAppToken(other, ['WRITE_STORE', 'WRITE_INVENTORY'])
      const body = { resource: 'products', key: 'material', name: 'Material', type: 'text' }
      await call('apps').post('/api/v1/custom-fields').set(as).send(body).expect(201)
      await does('post', '/products', 400, { name: 'A', price: 1, quantity: 1, custom: { material: 'wool' } })
    })
  })

  describe('updateCustomField', () => {
    it('changes name and choices, and values that records have stay', async () => {
      const id = await field('material', 'choice', { choices: ['wool', 'linen'] })
      const scarf = await product('Scarf', { material: 'wool' })
      const { data } = await does('patch', `/custom-fields/${id}`, 200, { name: 'Cloth', choices: ['silk'] })
      expect(data).to.deep.include({ name: 'Cloth', choices: ['silk'], key: 'material' })
      expect((await does('get', `/products/${scarf}`, 200)).data.custom).to.eql({ material: 'wool' })
      await does('patch', `/custom-fields/${id}`, 400, { choices: [] })
      await does('patch', `/custom-fields/${newId()}`, 404, { name: 'X' })
    })
  })

  describe('deleteCustomField', () => {
    it('takes its values from all records, and leaves the others', async () => {
      const [id, ofCustomers] = [
        await field('material', 'text'),
        await field('material', 'text', { resource: 'customers' }),
      ]
      await field('size', 'number')
      const scarf = await product('Scarf', { material: 'wool', size: 3 })
      const email = newEmail()
      const customer = await does('post', '/customers', 201, { email, custom: { material: 'skin' } })
      await does('delete', `/custom-fields/${id}`, 200)
      expect((await does('get', `/products/${scarf}`, 200)).data.custom).to.eql({ size: 3 })
      const read = async () => (await does('get', `/customers/${customer.data._id}`, 200)).data.custom
      expect(await read()).to.eql({ material: 'skin' })
      await does('delete', `/custom-fields/${ofCustomers}`, 200)
      expect(await read()).to.eql({})
      await does('delete', `/custom-fields/${id}`, 404)
      const { private_fields } = await service().db('shops').where({ id: shop.id }).first('private_fields')
      expect(private_fields).to.eql(['size'])
    })

    it('agrees with a record that gets a value at the same time', async () => {
      for (let round = 0; round < 5; round++) {
        const id = await field('material', 'text')
        const scarf = await product('Scarf', { material: 'wool' })
        const as = await createAppToken(shop, ['WRITE_INVENTORY', 'WRITE_STORE'])
        const [changed, removed] = await Promise.all([
          call('apps')
            .patch(`/api/v1/products/${scarf}`)
            .set(as)
            .send({ custom: { material: `${round}` } }),
          call('apps').delete(`/api/v1/custom-fields/${id}`).set(as),
        ])
        expect(removed.status).to.equal(200)
        expect(changed.status).to.be.oneOf([200, 400])
        expect((await does('get', `/products/${scarf}`, 200)).data).not.to.have.property('custom')
      }
    })
  })
})
