import { expect } from 'chai'
import { createMailSender } from '../../src/jobs/send-mail.ts'
import { issueNow, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { openSmtpReceiver, type SmtpReceiver } from '../support/smtp.ts'

describe('E-mails about orders', () => {
  let smtp: SmtpReceiver
  beforeEach(async () => {
    smtp = await openSmtpReceiver()
    await service().db('order_announcements').delete()
    await service().db('mails').delete()
  })
  afterEach(() => smtp.close())

  async function send(): Promise<void> {
    const { db, dependencies } = service()
    const config = { ...dependencies.config, smtpUrl: smtp.url, mailFrom: 'Shop <shop@example.com>' }
    const sender = createMailSender({ db, dependencies: { ...dependencies, config } })
    await sender.sendDue()
    await sender.stop()
  }

  async function paid(attach: boolean): Promise<string> {
    const [shop, shopper] = [await createShop(), await createAccount()]
    await switchOnInvoices(shop, { attach })
    const { id } = await createOrder(shop, shopper)
    const { id: paymentId } = await createPaymentMethod(shop)
    await call('store')
      .post(`/api/v1/orders/${id}/pay`)
      .set(shopper.as(shop))
      .send({ paymentId, card: 'tok_ok' })
      .expect(200)
    return id
  }

  it('wait for the invoice, which is attached to one of them, if the store wants that', async () => {
    const id = await paid(true)
    await send()
    expect(smtp.mails).to.eql([])
    await issueNow()
    await send()
    expect(smtp.mails).to.have.length(1)
    const { number } = await service().db('invoices').where({ order_id: id }).first('number')
    expect(smtp.mails[0]!.data)
      .to.include(`filename=${number}.pdf`)
      .and.include('Content-Type: application/pdf')
    expect(smtp.mails[0]!.data).to.include(Buffer.from('%PDF-1.7').toString('base64').slice(0, 8))
  })

  it('have none, and wait for none, if the store does not', async () => {
    await paid(false)
    await send()
    expect(smtp.mails).to.have.length(1)
    expect(smtp.mails[0]!.data).to.not.include('application/pdf')
  })

  it('are sent without it if it does not come within 10 minutes', async () => {
    const id = await paid(true)
    await service()
      .db('invoice_requests')
      .where({ order_id: id })
      .update({ created_at: new Date(Date.now() - 11 * 60_000) })
    await send()
    expect(smtp.mails).to.have.length(1)
    expect(smtp.mails[0]!.data).to.not.include('application/pdf')
  })
})
