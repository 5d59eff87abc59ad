import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { call, service } from '../support/service.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const registrations = callsOn('taxes/registrations')
const rates = callsOn('taxes/rates')

describe('Taxes', () => {
  openResource(['WRITE_STORE'])

  describe('createTaxRegistration', () => {
    it('begins at once and does not end, by default', async () => {
      const { body } = await registrations.create({ country: 'DE', scheme: 'standard' }).expect(201)
      expect(body.data).to.include({
        country: 'DE',
        state: null,
        number: null,
        scheme: 'standard',
        until: null,
      })
      expect(Date.parse(body.data.from)).to.be.closeTo(Date.now(), 5000)
    })

    it('takes a state by its code, and no other', async () => {
      const { body } = await registrations
        .create({ country: 'US', state: 'CA', scheme: 'standard' })
        .expect(201)
      expect(body.data.state).to.equal('CA')
      const refused = await registrations
        .create({ country: 'US', state: 'XX', scheme: 'standard' })
        .expect(400)
      expect(refused.body.message).to.equal('state must be the ISO 3166-2 code of a state of US')
    })

    it('takes IOSS once the store has said what 150 EUR are in its currency', async () => {
      const ioss = { country: 'IE', scheme: 'ioss' }
      await service().db('shops').where({ id: shop.id }).update({ currency: 'GBP' })
      const { body } = await registrations.create(ioss).expect(400)
      expect(body.message).to.equal('taxes.importLimit must say what 150 EUR are in GBP')
      const { id } = await createTaxRegistration(shop)
      await registrations.patch(id, { scheme: 'ioss' }).expect(400)
      await computeTaxes(shop, { importLimit: 130 })
      await registrations.create(ioss).expect(201)
      await registrations.patch(id, { scheme: 'ioss' }).expect(200)
      await computeTaxes(shop)
      await service().db('shops').where({ id: shop.id }).update({ currency: 'EUR' })
      await registrations.create(ioss).expect(201)
    })

    it('refuses an end before the beginning', async () => {
      const period = { from: '2026-02-01', until: '2026-01-01' }
      const { body } = await registrations.create({ country: 'DE', scheme: 'oss', ...period }).expect(400)
      expect(body.message).to.equal('until must be after from')
    })

    it('refuses a store that has as many as it can, exactly under parallel calls', async () => {
      const row = { shop_id: shop.id, country: 'DE', scheme: 'standard' }
      const ids = Array.from({ length: 99 }, (_, n) => n.toString(16).padStart(24, '7'))
      await service()
        .db('tax_registrations')
        .insert(ids.map((id) => ({ ...row, id: shop.id.slice(0, 20) + id.slice(20) })))
      const body = { country: 'DE', scheme: 'standard' }
      const replies = await Promise.all([1, 2, 3].map(() => registrations.create(body)))
      expect(replies.map(({ status }) => status).sort()).to.eql([201, 409, 409])
      const refused = replies.find(({ status }) => status === 409)!
      expect(refused.body.code).to.equal('too_many_tax_registrations')
    })
  })

  describe('updateTaxRegistration', () => {
    it('changes what is given, and can end it', async () => {
      const { id } = await createTaxRegistration(shop, { number: 'DE136695976' })
      const { body } = await registrations.patch(id, { until: '2099-12-31' }).expect(200)
      expect(body.data).to.include({ number: 'DE136695976', until: '2099-12-31T23:59:59.999Z' })
      const again = await registrations.patch(id, { until: null }).expect(200)
      expect(again.body.data.until).to.equal(null)
    })
  })

  describe('listTaxRegistrations, getTaxRegistration, deleteTaxRegistration', () => {
    it('has them until they are deleted', async () => {
      const { id } = await createTaxRegistration(shop)
      expect((await registrations.get().expect(200)).body.data.registrations[0]._id).to.equal(id)
      expect((await registrations.get(`/${id}`).expect(200)).body.data._id).to.equal(id)
      await registrations.remove(id).expect(200)
      expect((await registrations.get(`/${id}`).expect(404)).body.code).to.equal('tax_registration_not_found')
    })
  })

  describe('createTaxRate', () => {
    it('keeps four decimals of a percentage', async () => {
      const { body } = await rates
        .create({ name: 'Sales tax', country: 'US', state: 'NY', class: 'standard', rate: 8.8751 })
        .expect(201)
      expect(body.data.rate).to.equal(8.8751)
    })

    it('takes postal codes, beginnings and ranges, and refuses what is none', async () => {
      const rate = { name: 'VAT', country: 'US', class: 'standard', rate: 1 }
      for (const postalCode of ['27498', '900*', '90001-90099'])
        await rates.create({ ...rate, postalCode }).expect(201)
      const { body } = await rates.create({ ...rate, postalCode: '*' }).expect(400)
      expect(body.message).to.match(/^postalCode must be/)
    })

    it('refuses a store that has as many as it can', async () => {
      await service().db.raw(
        `insert into tax_rates (id, shop_id, name, country, class, rate)
         select left(:shopId, 20) || lpad(to_hex(n), 4, '0'), :shopId, 'VAT', 'DE', 'standard', 0
         from generate_series(1, 2000) n`,
        { shopId: shop.id },
      )
      const { body } = await rates
        .create({ name: 'VAT', country: 'DE', class: 'standard', rate: 19 })
        .expect(409)
      expect(body.code).to.equal('too_many_tax_rates')
    })
  })

  describe('updateTaxRate, listTaxRates, deleteTaxRate', () => {
    it('changes what is given', async () => {
      const { id } = await createTaxRate(shop)
      expect((await rates.patch(id, { rate: 7, class: 'reduced' }).expect(200)).body.data).to.include({
        rate: 7,
        class: 'reduced',
        name: 'VAT',
      })
      expect((await rates.get().expect(200)).body.data.rates).to.have.length(1)
      await rates.remove(id).expect(200)
      expect((await rates.get(`/${id}`).expect(404)).body.code).to.equal('tax_rate_not_found')
    })
  })

  describe('suggestTaxRates', () => {
    const suggested = async (query: object) =>
      (
        await call('apps')
          .get('/api/v1/taxes/suggestions')
          .set(await createAppToken(shop, ['WRITE_STORE']))
          .query(query)
          .expect(200)
      ).body.data.suggestions

    it('has the standard rate of a country before its reduced ones, and the day of the data', async () => {
      const german = await suggested({ country: 'DE' })
      expect(german.map(({ class: goods, rate }: { class: string; rate: number }) => [goods, rate])).to.eql([
        ['standard', 19],
        ['reduced', 7],
      ])
      expect(german[0].asOf).to.match(/^20\d\d-\d\d-\d\d$/)
      expect(german[0].source).to.include('European Commission')
      expect((await suggested({ country: 'NG' }))[0]).to.include({ name: 'VAT', rate: 7.5, state: null })
      expect(await suggested({ country: 'US' })).to.eql([])
    })

    it('has the rates of a state with those of its country, as they add up', async () => {
      const named = (all: { name: string; state: string | null; rate: number }[]) =>
        all.map(({ name, state, rate }) => [name, state, rate])
      expect(named(await suggested({ country: 'CA', state: 'QC' }))).to.eql([
        ['GST', null, 5],
        ['QST', 'QC', 9.975],
      ])
      expect(named(await suggested({ country: 'US', state: 'CO' }))).to.eql([['Sales tax', 'CO', 2.9]])
    })

    it('saves nothing, and refuses a state that there is not', async () => {
      await suggested({ country: 'FR' })
      expect(await service().db('tax_rates').where({ shop_id: shop.id })).to.eql([])
      const { body } = await call('apps')
        .get('/api/v1/taxes/suggestions')
        .set(await createAppToken(shop, ['WRITE_STORE']))
        .query({ country: 'US', state: 'XX' })
        .expect(400)
      expect(body.message).to.equal('state must be the ISO 3166-2 code of a state of US')
    })
  })

  describe('updateShop', () => {
    const patchShop = async (body: object) =>
      call('apps')
        .patch('/api/v1/shop')
        .set(await createAppToken(shop, ['WRITE_STORE']))
        .send(body)

    it('lets the store compute taxes, and stop', async () => {
      const taxes = { pricesIncludeTax: false, classes: [{ key: 'books', name: 'Books' }] }
      const { body } = await patchShop({ taxes })
      expect(body.data).to.include({ pricesIncludeTax: false }).and.have.deep.property('taxes', taxes)
      const off = await patchShop({ taxes: null })
      expect(off.body.data).to.include({ pricesIncludeTax: null, taxes: null })
    })

    it('computes none at first', async () => {
      const { body } = await patchShop({ name: 'A store' })
      expect(body.data).to.include({ pricesIncludeTax: null, taxes: null })
    })
  })

  describe('goods', () => {
    it('have a class, standard by default', async () => {
      const token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
      for (const kind of ['products', 'foods', 'services']) {
        const goods = { name: 'Bread', price: 3, ...(kind === 'products' && { quantity: 1 }) }
        const { body } = await call('apps').post(`/api/v1/${kind}`).set(token).send(goods).expect(201)
        expect(body.data.taxClass, kind).to.equal('standard')
        const path = `/api/v1/${kind}/${body.data._id}`
        const changed = await call('apps').patch(path).set(token).send({ taxClass: 'reduced' }).expect(200)
        expect(changed.body.data.taxClass, kind).to.equal('reduced')
      }
    })
  })
})
