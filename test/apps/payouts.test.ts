import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createPayout, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/payouts'
const america = '665f1c2ab4e0d3a1c9f000a2'
const africa = '665f1c2ab4e0d3a1c9f000a1'
const data = {
  accountNumber: '0123456789',
  bankCode: '021000021',
  accountName: 'Harbour Books',
  bankName: 'Example Bank',
}
type Headers = { authorization: string }
let shop: Shop & { ownerId: string }
let token: Headers
let reader: Headers
const get = (path = '', headers = token) => call('apps').get(`${url}${path}`).set(headers)
const create = (body: object, headers = token) => call('apps').post(url).set(headers).send(body)
const patch = (id: string, body: object) => call('apps').patch(`${url}/${id}`).set(token).send(body)
const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token)

describe('Payouts', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_PAYOUTS', 'WRITE_PAYOUTS'])
    reader = await createAppToken(shop, ['READ_PAYOUTS'])
  })

  describe('createPayout', () => {
    it('stores the account, in the name of the person who added it, and nothing of it in plain text', async () => {
      const { body } = await create({ payout: america, data }).expect(201)
      expect(body.data).to.deep.include({ user: shop.ownerId, shop: shop.id, payout: america, data })
      const { db } = service()
      const row = await db('payouts').where({ id: body.data._id }).first()
      for (const text of Object.values(data)) expect(JSON.stringify(row)).to.not.include(text)
      const event = await db('events').where({ resource_id: body.data._id }).first()
      expect(event).to.include({ resource: 'payouts', method: 'POST', path: '/payouts' })
    })

    it('refuses a payout method that does not support the currency of the store', async () => {
      for (const payout of [africa, 'nonsense']) {
        const { body } = await create({ payout, data }).expect(400)
        expect(body).to.include({ code: 'unsupported_payout' })
        expect(body.message).to.include('USD')
      }
      const naira = await createAppToken(await createShop({ currency: 'NGN' }), ['WRITE_PAYOUTS'])
      await create({ payout: africa, data }, naira).expect(201)
    })

    it('refuses an incomplete or invalid account, and does not repeat it', async () => {
      for (const [more, field] of [
        [{ accountNumber: '12345' }, 'accountNumber'],
        [{ accountNumber: '0123 456 789' }, 'accountNumber'],
        [{ bankCode: undefined }, 'bankCode'],
        [{ accountName: '  ' }, 'accountName'],
      ] as const) {
        const { body } = await create({ payout: america, data: { ...data, ...more } }).expect(400)
        expect(body.message).to.include(field).and.not.include('0123 456 789')
      }
    })
  })

  describe('listPayouts', () => {
    it('lists the newest first, as they were given, to everyone who may read them', async () => {
      const made = [
        await createPayout(shop, '1111222233'),
        await createPayout(shop, 'DE89370400440532013000'),
      ]
      await createPayout(await createShop())
      const numbers = async (headers: Headers) => {
        const { body } = await get('', headers).expect(200)
        expect(body.data.payouts.map(({ _id }: { _id: string }) => _id)).to.eql([made[1]!.id, made[0]!.id])
        return body.data.payouts.map((payout: { data: typeof data }) => payout.data.accountNumber)
      }
      expect(await numbers(token)).to.eql(['DE89370400440532013000', '1111222233'])
      expect(await numbers(reader)).to.eql(['DE89370400440532013000', '1111222233'])
    })
  })

  describe('getPayout', () => {
    it('shows an app of another developer what the merchant entered', async () => {
      const { id } = await createPayout(shop)
      const installation = await createInstallation(shop, { scopes: ['READ_PAYOUTS'] })
      const app = await createAppToken(shop, ['READ_PAYOUTS'], installation.id)
      expect((await get(`/${id}`, app).expect(200)).body.data.data.accountNumber).to.equal('0123456789')
      expect((await get(`/${id}`).expect(200)).body.data.data.accountNumber).to.equal('0123456789')
      const { paths } = contractOf('apps') as { paths: Record<string, object> }
      expect(JSON.stringify(paths['/payouts/{id}'])).to.include('the account number in full')
    })
  })

  describe('updatePayout', () => {
    it('replaces the account as a whole and leaves the rest', async () => {
      const { body: made } = await create({ payout: america, data }).expect(201)
      const account = { ...data, accountNumber: '9876543210' }
      const { body } = await patch(made.data._id, { data: account }).expect(200)
      expect(body.data).to.deep.include({ payout: america, data: account, createdAt: made.data.createdAt })
      await patch(made.data._id, { data: { accountNumber: '9876543210' } }).expect(400)
      expect((await patch(made.data._id, { payout: america }).expect(200)).body.data.data).to.eql(account)
    })

    it('validates the payout method like a new one', async () => {
      const { id } = await createPayout(shop)
      const { body } = await patch(id, { payout: africa, data }).expect(400)
      expect(body.code).to.equal('unsupported_payout')
      expect((await get(`/${id}`)).body.data.data.bankName).to.equal('A bank')
    })
  })

  describe('deletePayout', () => {
    it('erases it, once', async () => {
      const { id } = await createPayout(shop)
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      expect((await remove(id).expect(404)).body.message).to.equal('Resource not found')
      expect(await service().db('payouts').where({ id })).to.eql([])
    })
  })

  describe('getPayoutFee', () => {
    it('returns the fee in the currency of the store, or in the requested one', async () => {
      expect((await get('/fee').expect(200)).body.data).to.eql({ fee: 1 })
      expect((await get('/fee?currency=NGN').expect(200)).body.data).to.eql({ fee: 50 })
      expect((await get('/fee?currency=gbp').expect(200)).body.data).to.eql({ fee: 0.5 })
    })

    it('refuses a currency without payouts, and an invalid one', async () => {
      const { body } = await get('/fee?currency=ISK').expect(400)
      expect(body).to.include({ code: 'unsupported_currency', message: 'Payouts are not available in ISK' })
      expect((await get('/fee?currency=dollars').expect(400)).body.message).to.include('currency')
      const iceland = await createAppToken(await createShop({ currency: 'ISK' }), ['READ_PAYOUTS'])
      await get('/fee', iceland).expect(400)
    })
  })

  describe('listSupportedPayouts', () => {
    it('lists the methods that support the currency of the store, with the fee in it', async () => {
      expect((await get('/supported').expect(200)).body.data).to.eql([
        { _id: america, name: 'Bank account in North America', currencies: ['USD', 'CAD'], fee: 1 },
      ])
      const iceland = await createAppToken(await createShop({ currency: 'ISK' }), ['READ_PAYOUTS'])
      expect((await get('/supported', iceland).expect(200)).body.data).to.eql([])
    })
  })
})
