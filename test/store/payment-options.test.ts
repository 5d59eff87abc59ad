import { expect } from 'chai'
import { createGuest } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

const bankAccount = {
  accountNumber: '0123456789',
  accountName: 'Harbour Books',
  bankCode: '044',
  bankName: 'Example Bank',
  bankId: 'example-bank',
}

describe('Payments', () => {
  withPayments()

  describe('listPayments', () => {
    it('lists the active methods of the store in the shape of the specification', async () => {
      const shop = await createShop({ currency: 'NGN' })
      const guest = await createGuest()
      const card = await createPaymentMethod(shop, 'sandbox', { settings: { secretKey: 'sk_live' } })
      const transfer = await createPaymentMethod(shop, 'bank-transfer', { settings: bankAccount })
      await createPaymentMethod(await createShop())
      const { body } = await call('store', payments.store)
        .get('/api/v1/payments')
        .set(guest.as(shop))
        .expect(200)
      expect(body.message).to.equal('Shop payments retrieved')
      expect(body.data.map(({ _id }: { _id: string }) => _id)).to.eql([card.id, transfer.id])
      const [gateway, bank] = body.data
      expect(gateway).to.deep.include({ shop: shop.id, type: 'gateway', active: true, settings: {} })
      expect(gateway.paymentOption).to.include({ id: 'sandbox', type: 'gateway', active: true })
      expect(bank).to.deep.include({ shop: shop.id, type: 'transfer', active: true, settings: bankAccount })
      expect(bank.paymentOption).to.deep.include({ id: 'bank-transfer', currencies: ['NGN'] })
    })

    it('shows pictures that the service serves', async () => {
      const shop = await createShop()
      await createPaymentMethod(shop)
      await createPaymentMethod(shop, 'bank-transfer')
      const { body } = await call('store', payments.store)
        .get('/api/v1/payments')
        .set((await createGuest()).as(shop))
      for (const { paymentOption } of body.data) {
        const { origin, pathname } = new URL(paymentOption.image)
        expect(origin).to.equal(payments.dependencies.config.publicUrls.store)
        await call('store', payments.store)
          .get(pathname)
          .expect(200)
          .expect('Content-Type', /image\/svg/)
      }
    })

    it('leaves out methods that are disabled or not supported here', async () => {
      const shop = await createShop()
      await createPaymentMethod(shop, 'sandbox', { active: false })
      await createPaymentMethod(shop, 'gone')
      const { body } = await call('store', payments.store)
        .get('/api/v1/payments')
        .set((await createGuest()).as(shop))
      expect(body.data).to.eql([])
    })
  })
})
