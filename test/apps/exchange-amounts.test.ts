import { expect } from 'chai'
import { sold } from '../support/exchanges.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { issueNow, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

/** Returns the words of an e-mail on one line. */
const plain = (text: string) => text.replace(/<[^>]*>|\\n/g, ' ').replace(/\s+/g, ' ')

const noticesOf = async (type: string, id: string): Promise<string[]> =>
  payments.db('notifications').where({ type, resource_id: id }).pluck('body')

describe('What is owed of an order that goods pay in part', () => {
  withPayments()

  it('is what its receipt says was paid with money, beside what the goods have paid', async () => {
    const { exchanged, payNew, mails } = await sold({ price: 2500 })
    const { exchangeOrderId } = await exchanged()
    await payNew(exchangeOrderId).expect(200)
    const receipt = plain((await mails()).findLast(({ subject }) => subject.startsWith('Receipt'))!.text)
    expect(receipt).to.match(/has received \$5\.00\. What you sent back has paid \$20\.00\./)
    expect(receipt).to.match(/Total:? *\$25\.00 *Paid by what you sent back:? *\$20\.00 *Paid:? *\$5\.00/)
    expect(await noticesOf('order_paid', exchangeOrderId)).to.eql([
      '$5.00, and $20.00 by goods that came back',
    ])
  })

  it('is nothing where the goods pay all of it', async () => {
    const { exchanged, mails } = await sold()
    const { exchangeOrderId } = await exchanged()
    const receipt = plain((await mails()).findLast(({ subject }) => subject.startsWith('Receipt'))!.text)
    expect(receipt).to.include('What you sent back has paid $20.00. This is your receipt')
    expect(receipt).not.to.include('received')
    expect(receipt).to.match(/Paid:? *\$0\.00/)
    expect(await noticesOf('order_paid', exchangeOrderId)).to.eql([
      '$0.00, and $20.00 by goods that came back',
    ])
  })

  it('is nothing after it is cancelled, when the store refunds what the goods have paid', async () => {
    const { exchanged, cancelNew, mails } = await sold({ price: 2500 })
    const { exchangeOrderId } = await exchanged()
    await cancelNew(exchangeOrderId).expect(200)
    const cancelled = plain((await mails()).at(-1)!.text)
    expect(cancelled).to.include('What you sent back had paid $20.00 of it, which the store refunds.')
    expect(cancelled).not.to.include('To pay')
  })

  it('is what its invoice leaves to pay, and a credit note pays the rest back', async () => {
    const { exchanged, post, shop } = await sold({ price: 2500 })
    await switchOnInvoices(shop, { issueWhen: 'accepted' })
    const { exchangeOrderId } = await exchanged()
    await payments.db('orders').where({ id: exchangeOrderId }).update({ status: 'processing' })
    await issueNow()
    const documents = () =>
      payments.db('invoices').where({ order_id: exchangeOrderId }).orderBy('created_at').pluck('data')
    const [invoice] = await documents()
    expect(invoice).to.include({ total: 2500, paid: 2000, credited: 2000 })
    await post(`/orders/${exchangeOrderId}/cancel`).expect(200)
    await issueNow()
    const [, note] = await documents()
    expect(note).to.include({ kind: 'credit_note', total: 2500, paid: 2000 })
  })

  for (const [price, moves] of [
    [2500, ['pay', 'cancel']],
    [1500, ['cancel']],
    [2000, []],
  ] as const)
    it(`of goods at ${price} is exported as money, of which the provider keeps what is left`, async () => {
      const { exchanged, payNew, post, kept, shop } = await sold({ price })
      const { exchangeOrderId } = await exchanged()
      const token = await createAppToken(shop, ['READ_SALES', 'READ_ORDERS'])
      const amounts = async (what: string) => {
        const asked = call('apps', payments.apps).get('/api/v1/sales/export').set(token)
        const { text } = await asked.query({ what }).expect(200)
        const [header, ...rows] = text.trimEnd().split('\r\n')
        const at = header!.split(',').indexOf('amount')
        return rows.map((row) => Math.round(Number(row.split(',')[at]) * 100))
      }
      const sum = (all: number[]) => all.reduce((sum, one) => sum + one, 0)
      const expectMoney = async () => {
        const left = await kept()
        // It makes refunds due by their time.
        await payments
          .db('refunds')
          .where({ shop_id: shop.id, created_at: new Date(0) })
          .update({ created_at: new Date() })
        expect(sum(await amounts('payments')) - sum(await amounts('refunds'))).to.equal(left)
      }
      await expectMoney()
      if (moves.some((move) => move === 'pay')) await payNew(exchangeOrderId).expect(200)
      await expectMoney()
      if (moves.some((move) => move === 'cancel')) await post(`/orders/${exchangeOrderId}/cancel`).expect(200)
      await expectMoney()
      expect(await amounts('payments')).to.not.include(0)
      expect(await amounts('refunds')).to.not.include(0)
    })
})
