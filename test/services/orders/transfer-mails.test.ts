import { expect } from 'chai'
import { mailsTo } from '../../support/announcements.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../../support/fixtures/shops.ts'
import { call } from '../../support/service.ts'

const iban = 'DE89 3704 0044 0532 0130 00'

/** Places an order that is paid in this way, and returns the e-mail about it. */
async function placed({ currency = 'EUR', accountNumber = iban, isChosen = true } = {}) {
  const shop = await createShop({ currency })
  const shopper = await createAccount()
  const account = { accountNumber, accountName: 'Harbour Books', bankCode: 'COBADEFFXXX', bankName: 'A bank' }
  const method = await createPaymentMethod(shop, 'bank-transfer', {
    settings: { ...account, bankId: 'a-bank' },
  })
  const { id } = await createProduct(shop, { price: 1250 })
  const sent = { items: [{ productId: id, quantity: 2 }], ...(isChosen && { paymentId: method.id }) }
  const { body } = await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(sent).expect(201)
  const [mail] = await mailsTo(shopper.email!)
  return { ...mail!, number: body.data.orderId as number }
}

describe('The e-mail about an order that is paid by bank transfer', () => {
  it('has the account, the amount and the reference', async () => {
    const { text, html, number } = await placed()
    const lines = ['Amount: €25.00', 'Account holder: Harbour Books', `Account number: ${iban}`]
    for (const line of [...lines, 'Bank: A bank', 'Bank code: COBADEFFXXX', `Reference: Order ${number}`]) {
      expect(text).to.include(`${line}\n`)
      expect(html.replace(/<\/?bdi>/g, '')).to.include(line)
    }
  })

  it('leads to the Girocode of its page, where the account is an IBAN in euros', async () => {
    expect((await placed()).text).to.include('shows a Girocode')
    expect((await placed()).html).to.include('shows a Girocode')
    expect((await placed({ accountNumber: '0123456789' })).text).not.to.include('Girocode')
    expect((await placed({ currency: 'USD' })).text).not.to.include('Girocode')
  })

  it('says nothing of an account until a transfer is chosen', async () => {
    expect((await placed({ isChosen: false })).text).not.to.include('transfer')
  })
})
