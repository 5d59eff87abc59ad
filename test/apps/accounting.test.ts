import { expect } from 'chai'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { issueNow, markPaid, refundNow, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

type Item = 'lamp' | 'book' | 'file'

/** A German store with the One-Stop Shop, which sells goods at two rates and downloads. */
describe('Exports for accountants', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: { authorization: string }
  let items: Record<Item, string>

  beforeEach(async () => {
    ;[shop, shopper] = [await createShop({ currency: 'EUR', country: 'DE' }), await createAccount()]
    token = await createAppToken(shop, ['READ_SALES', 'READ_ORDERS'])
    await switchOnInvoices(shop)
    await createTaxRegistration(shop)
    await createTaxRegistration(shop, { scheme: 'oss' })
    await createTaxRate(shop, { name: 'MwSt.' })
    await createTaxRate(shop, { name: 'MwSt.', class: 'reduced', rate: 70_000 })
    await createTaxRate(shop, { name: 'TVA', country: 'FR', rate: 200_000 })
    await createTaxRate(shop, { name: 'TVA', country: 'FR', class: 'reduced', rate: 55_000 })
    await createTaxRate(shop, { name: 'ΦΠΑ', country: 'GR', rate: 240_000 })
    const product = async (values: object) => (await createProduct(shop, { quantity: 1000, ...values })).id
    items = {
      lamp: await product({ price: 1999 }),
      book: await product({ price: 1070, tax_class: 'reduced' }),
      file: await product({ price: 555, digital: { accessType: 'lifetime' } }),
    }
    await computeTaxes(shop)
  })

  async function sell(country: string, lines: Partial<Record<Item, number>>): Promise<string> {
    const address = { country, city: 'A city', state: '' }
    const { id: shippingAddressId } = await createShippingAddress(shopper, address)
    const bought = Object.entries(lines).map(([what, quantity]) => ({
      productId: items[what as Item],
      quantity,
    }))
    const body = { items: bought, shippingAddressId }
    const reply = await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body).expect(201)
    await markPaid(reply.body.data._id)
    return reply.body.data._id
  }

  const paidIn = (orderId: string, paid_at: string) =>
    service()
      .db('orders')
      .where({ id: orderId })
      .update({ paid_at: new Date(paid_at) })

  /** The cells of a reply in CSV, without its byte order mark. */
  async function cellsOf(path: string, query: object): Promise<string[][]> {
    const { text } = await call('apps').get(`/api/v1${path}`).set(token).query(query).expect(200)
    expect(text[0]).to.equal('\ufeff')
    return parse(text.slice(1), { delimiter: ';', relax_column_count: true })
  }

  describe('exportOssReturn', () => {
    const thirdQuarter = { year: 2026, quarter: 3 }
    const declared = async () => (await cellsOf('/taxes/oss-return', thirdQuarter)).slice(1)

    it('has the sales of a quarter to other countries of the EU, by kind and rate', async () => {
      const orders = [
        await sell('FR', { lamp: 1, book: 2 }),
        await sell('FR', { file: 1 }),
        await sell('DE', { lamp: 5 }),
        await sell('GR', { lamp: 1 }),
      ]
      for (const id of orders) await paidIn(id, '2026-08-01T12:00:00Z')
      // 19.99 / 1.2 = 16.66 and 3.33; 21.40 / 1.055 = 20.28 and 1.12; 5.55 / 1.2 = 4.62 and 0.93; 19.99 / 1.24 = 16.12 and 3.87
      expect(await declared()).to.eql([
        ['supply', 'FR', 'goods', 'standard', '20', '16,66', '3,33', '', 'EUR'],
        ['supply', 'FR', 'goods', 'reduced', '5,5', '20,28', '1,12', '', 'EUR'],
        ['supply', 'FR', 'services', 'standard', '20', '4,62', '0,93', '', 'EUR'],
        ['supply', 'EL', 'goods', 'standard', '24', '16,12', '3,87', '', 'EUR'],
      ])
    })

    it('belongs to the quarter by the time zone of the store', async () => {
      await service().db('shops').where({ id: shop.id }).update({ time_zone: 'Europe/Berlin' })
      await paidIn(await sell('FR', { lamp: 1 }), '2026-06-30T22:00:00Z')
      await paidIn(await sell('FR', { lamp: 1 }), '2026-09-30T22:00:00Z')
      expect((await declared()).map((row) => row[5])).to.eql(['16,66'])
    })

    it('deducts refunds of the quarter, and corrects earlier quarters by country', async () => {
      const [now, before] = [await sell('FR', { lamp: 2 }), await sell('FR', { file: 2, lamp: 1 })]
      await paidIn(now, '2026-07-02T12:00:00Z')
      await paidIn(before, '2026-02-02T12:00:00Z')
      await refundNow(shop, now, 1999, '2026-08-02T12:00:00Z')
      await refundNow(shop, before, 1999 + 1110, '2026-08-03T12:00:00Z')
      // 19.99 of lamps and 11.10 of downloads: 3.33 and 1.85 of tax
      expect(await declared()).to.eql([
        ['supply', 'FR', 'goods', 'standard', '20', '16,66', '3,33', '', 'EUR'],
        ['correction', 'FR', '', '', '', '', '-5,18', '2026-Q1', 'EUR'],
      ])
    })

    it('leaves out a country where the store is registered itself', async () => {
      await createTaxRegistration(shop, { country: 'FR' })
      await paidIn(await sell('FR', { lamp: 1 }), '2026-08-01T12:00:00Z')
      expect(await declared()).to.eql([])
    })
  })

  describe('exportDatevBookings', () => {
    const adviser = { consultant: 29098, client: 55003, chart: 'skr04' }
    const thisYear = new Date().getUTCFullYear()
    const bookings = async (query: object = {}) =>
      (
        await cellsOf('/sales/datev', {
          ...adviser,
          from: `${thisYear}-01-01`,
          to: `${thisYear}-12-31`,
          ...query,
        })
      ).slice(2)

    it('has a header and columns as DATEV prescribes them', async () => {
      const query = { ...adviser, from: `${thisYear}-03-01`, to: `${thisYear}-03-31` }
      const { text, headers } = await call('apps')
        .get('/api/v1/sales/datev')
        .set(token)
        .query(query)
        .expect(200)
      const [first, second] = text.slice(1).split('\r\n') as [string, string]
      expect(first).to.match(
        new RegExp(
          `^"EXTF";700;21;"Buchungsstapel";13;\\d{17};;"SC";"";"";29098;55003;${thisYear}0101;4;${thisYear}0301;${thisYear}0331;` +
            '"[^"]{1,30}";"";1;0;0;"EUR";;"";;;"04";;;"";""$',
        ),
      )
      expect(second.split(';')).to.have.length(125)
      expect(new Set(second.split(';')).size).to.equal(125)
      expect(headers['content-disposition']).to.contain('filename="EXTF_Buchungsstapel.csv"')
    })

    it('books each kind of revenue of an invoice on its account', async () => {
      await sell('DE', { lamp: 1, book: 2 })
      // Invoices that are due at once are issued in no certain order.
      await issueNow()
      await sell('FR', { lamp: 1 })
      await issueNow()
      const rows = await bookings()
      const shown = rows.map((row) => [row[0], row[1], row[6], row[7], row[39], row[40]])
      expect(shown).to.eql([
        ['19,99', 'S', '10000', '4400', '', ''],
        ['21,40', 'S', '10000', '4300', '', ''],
        ['19,99', 'S', '10000', '4320', 'FR', '20,00'],
      ])
      expect(rows.every((row) => row.length === 125)).to.equal(true)
    })

    sampledTest('adds up to the documents, whatever is sold and refunded', async function () {
      this.timeout(60_000)
      const line = fc.record({ lamp: fc.nat(3), book: fc.nat(3), file: fc.integer({ min: 1, max: 3 }) })
      const sale = fc.record({
        country: fc.constantFrom('DE', 'FR', 'GR'),
        line,
        part: fc.integer({ min: 0, max: 100 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 3 }), async (sales) => {
          for (const { country, line, part } of sales) {
            const bought = Object.fromEntries(Object.entries(line).filter(([, count]) => count > 0))
            const id = await sell(country, bought)
            await issueNow()
            const { total } = (await service().db('orders').where({ id }).first('total'))!
            const amount = Math.floor((Number(total) * part) / 100)
            if (amount > 0) await refundNow(shop, id, amount)
          }
          await issueNow()
          const documents = await service()
            .db('invoices')
            .where({ shop_id: shop.id })
            .select('number', 'total', 'kind')
          const booked = new Map<string, number>()
          for (const row of await bookings()) {
            const cents = Number(row[0]!.replace(',', '')) * (row[1] === 'S' ? 1 : -1)
            booked.set(row[10]!, (booked.get(row[10]!) ?? 0) + cents)
          }
          const wanted = documents.map(({ number, total, kind }) => [
            number,
            Number(total) * (kind === 'invoice' ? 1 : -1),
          ])
          expect([...booked].sort()).to.eql(wanted.sort())
        }),
        { numRuns: 10 },
      )
    })

    it('refuses a period of two fiscal years', async () => {
      const query = { ...adviser, from: '2025-12-31', to: '2026-01-01' }
      const { body } = await call('apps').get('/api/v1/sales/datev').set(token).query(query).expect(400)
      expect(body.message).to.equal('the period must lie within one fiscal year')
      await call('apps')
        .get('/api/v1/sales/datev')
        .set(token)
        .query({ ...query, fiscalYearStart: '07-01' })
        .expect(200)
    })

    it('refuses a currency without two decimals', async () => {
      const other = await createShop({ currency: 'KWD' })
      const its = await createAppToken(other, ['READ_SALES', 'READ_ORDERS'])
      const { body } = await call('apps').get('/api/v1/sales/datev').set(its).query(adviser).expect(400)
      expect(body.message).to.equal(
        'DATEV takes amounts with two decimals, which this currency does not have',
      )
    })
  })
})
