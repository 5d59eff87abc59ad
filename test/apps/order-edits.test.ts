import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createBooking } from '../support/fixtures/bookings.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createPayable, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

/** An order of one product for 50.00, and the calls of its merchant. */
async function editable({ isPaid = false } = {}) {
  const payable = await createPayable(payments)
  const { shop, order } = payable
  if (isPaid) await payable.pay().expect(200)
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const path = `/api/v1/orders/${order.id}`
  const get = async () => (await call('apps', payments.apps).get(path).set(token).expect(200)).body.data
  const read = await get()
  return {
    ...payable,
    token,
    get,
    read,
    item: read.items[0],
    edit: (body: object, updatedAt: string = read.updatedAt) =>
      call('apps', payments.apps)
        .post(`${path}/edits`)
        .set(token)
        .send({ updatedAt, ...body }),
    history: async () =>
      (await call('apps', payments.apps).get(`${path}/edits`).set(token).expect(200)).body.data,
    stock: async (id = order.productId) =>
      (await payments
        .db('products')
        .where({ id })
        .first<{ quantity: number; held: number }>('quantity', 'held'))!,
  }
}

const free = { name: 'Engraving', unitPrice: 6, quantity: 1 }

describe('Edits of orders', () => {
  withPayments()

  describe('editOrder', () => {
    it('keeps the promised day of pieces that are not there, on lines that it adds or makes larger', async () => {
      const { shop, edit, item, get, order, stock } = await editable()
      const late = await createProduct(shop, { quantity: 0 })
      const promised = (shipsOn: string) => ({ details: JSON.stringify({ backorder: { shipsOn } }) })
      await payments.db('products').where({ id: order.productId }).update(promised('2036-03-03'))
      await payments.db('products').where({ id: late.id }).update(promised('2036-04-04'))
      const lines = [{ itemId: item._id, quantity: item.quantity + (await stock()).quantity + 1 }]
      await edit({ lines, add: [{ product: late.id, quantity: 1 }] }).expect(200)
      const days = (await get()).items.map(
        (one: { backorder?: { shipsOn: string } }) => one.backorder?.shipsOn,
      )
      expect(days).to.have.members(['2036-03-03', '2036-04-04'])
    })

    it('computes an unpaid order anew at its own prices, and moves its stock with the reason', async () => {
      const { shop, edit, item, get, stock, order, history } = await editable()
      await payments.db('products').where({ id: order.productId }).update({ price: 999_900, quantity: 10 })
      const other = await createProduct(shop, { price: 300, quantity: 5 })
      const before = await stock()
      const lines = [{ itemId: item._id, quantity: item.quantity + 1 }]
      const add = [free, { product: other.id, quantity: 2 }]
      const { data } = (await edit({ lines, add, reason: 'They called' }).expect(200)).body
      const after = item.unitPrice * (item.quantity + 1) + 6 + 6
      expect(data).to.include({ before: 50, after, owed: after, refunded: 0, draft: null, preview: false })
      const edited = await get()
      expect(edited).to.include({ total: after, subtotal: after, status: 'pending' })
      expect(edited.items.map(({ name }: { name: string }) => name)).to.include('Engraving')
      expect(await stock()).to.eql({ quantity: before.quantity - 1, held: before.held + 1 })
      expect(await stock(other.id)).to.eql({ quantity: 3, held: 2 })
      const moves = await payments.db('stock_movements').where({ order_id: order.id, reason: 'edit' })
      expect(moves).to.have.length(2)
      expect(await history()).to.have.length(1)
    })

    for (const isPaid of [false, true])
      it(`frees the time of a line that is taken away of ${isPaid ? 'a paid' : 'an unpaid'} order`, async () => {
        const { shop, shopper, order, edit, item, get } = await editable({ isPaid })
        const { id } = await createBooking(shop, shopper)
        const key = { id, shop_id: shop.id }
        const status = isPaid ? 'confirmed' : 'pending'
        await payments.db('bookings').where(key).update({ status, order_id: order.id, item_id: item._id })
        const gone = [{ itemId: item._id, quantity: 0 }]
        const { updatedAt } = await get()
        await edit({ lines: gone, add: [free], preview: true }, updatedAt).expect(200)
        expect(await payments.db('bookings').where(key).first('status')).to.eql({ status })
        await edit({ lines: gone, add: [free] }, updatedAt).expect(200)
        expect(await payments.db('bookings').where(key).first('status')).to.eql({ status: 'cancelled' })
        expect(await payments.db('booking_places').where({ booking_id: id })).to.eql([])
        expect(await payments.db('events').where({ resource: 'bookings', resource_id: id })).to.have.length(1)
      })

    it('shows what would change, and changes nothing', async () => {
      const { edit, get, read, history, item } = await editable()
      const { data } = (
        await edit({
          preview: true,
          add: [free],
          lines: [{ itemId: item._id, quantity: item.quantity }],
        }).expect(200)
      ).body
      expect(data).to.include({ before: 50, after: 56, preview: true })
      expect(await get()).to.eql(read)
      expect(await history()).to.eql([])
    })

    it('refuses what is based on an older version, and one of two at once', async () => {
      const { edit } = await editable()
      const replies = await Promise.all([edit({ add: [free] }), edit({ add: [free] })])
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409])
      const late = await edit({ add: [free] }).expect(409)
      expect(late.body.code).to.equal('order_changed')
    })

    it('refunds what is taken away of a paid order, and mails a link for what is added', async () => {
      const { edit, item, order, refunds, row, mails, shopper } = await editable({ isPaid: true })
      await payments.db('products').where({ id: order.productId }).update({ quantity: 10 })
      const lines = [{ itemId: item._id, quantity: 0 }]
      const { data } = (await edit({ lines, add: [free] }).expect(200)).body
      expect(data).to.include({ refunded: 50, owed: 6, after: 6 })
      const draft = await payments.db('draft_orders').where({ id: data.draft }).first()
      expect(draft).to.include({ status: 'sent', email: shopper.email })
      expect(draft.origin).to.eql({ kind: 'edit', order: order.id })
      expect((await refunds()).map(({ state, amount }) => [state, amount])).to.eql([['succeeded', 5000]])
      expect(await row()).to.include({ refunded: 5000 })
      expect((await mails()).some(({ text }) => text.includes('/pay/pay_'))).to.equal(true)
    })

    it('tells what the provider refused, and what it could not be asked', async () => {
      const refused = await editable({ isPaid: true })
      const lines = [{ itemId: refused.item._id, quantity: 0 }]
      payments.tamper({ refund: async () => ({ state: 'refused', reason: 'no balance' }) })
      expect((await refused.edit({ lines }).expect(409)).body.code).to.equal('refund_refused')
      const silent = await editable({ isPaid: true })
      payments.trust()
      payments.tamper({ refund: async () => ({ state: 'unknown', reason: 'silent' }) })
      const gone = [{ itemId: silent.item._id, quantity: 0 }]
      expect((await silent.edit({ lines: gone }).expect(502)).body.code).to.equal(
        'payment_provider_unavailable',
      )
      const again = await silent.edit({ lines: gone }, (await silent.get()).updatedAt)
      expect([again.status, again.body.code]).to.eql([409, 'order_not_refundable'])
    })

    it('refunds no more than was paid, and mails no address without end', async () => {
      const { edit, get, order } = await editable({ isPaid: true })
      await payments.db('orders').where({ id: order.id }).update({ refunded: 4900, shipping_cost: 0 })
      await payments.db('orders').where({ id: order.id }).update({ subtotal: 4500, shipping_cost: 500 })
      const shipping = { name: 'On foot', price: 0 }
      const late = await edit({ shipping }, (await get()).updatedAt).expect(400)
      expect(late.body.code).to.equal('refund_too_large')
      const { limits } = payments.dependencies.config
      const { mailsPerHourAndRecipient } = limits
      limits.mailsPerHourAndRecipient = 1
      try {
        let code = ''
        for (let round = 0; round < 5 && !code; round++)
          code = (await edit({ add: [free] }, (await get()).updatedAt)).body.code ?? ''
        expect(code).to.equal('too_many_mails')
      } finally {
        limits.mailsPerHourAndRecipient = mailsPerHourAndRecipient
      }
    })

    it('sends it elsewhere', async () => {
      const { edit, row } = await editable({ isPaid: true })
      const shippingAddress = {
        name: 'Ada',
        line1: '2 Example Street',
        city: 'Lagos',
        state: 'Lagos',
        country: 'NG',
      }
      await edit({ shippingAddress }).expect(200)
      expect((await row()).shipping_address).to.include({ line1: '2 Example Street' })
    })

    it('leaves alone what is over, being paid, or not there', async () => {
      const { edit, item, order, get } = await editable()
      const orders = payments.db('orders').where({ id: order.id })
      const lines = [{ itemId: order.id, quantity: 1 }]
      expect((await edit({ lines }).expect(404)).body.code).to.equal('order_item_not_found')
      await edit({}).expect(400)
      await edit({ lines: [{ itemId: item._id, quantity: 0 }] }).expect(400)
      await edit({ add: [{ product: order.id, quantity: 1 }] }).expect(404)
      const wrong = { name: 'Ada', line1: '2 Example Street', country: 'XX' }
      expect((await edit({ shippingAddress: wrong }).expect(400)).body.code).to.equal('unknown_country')
      expect(
        (await edit({ lines: [{ itemId: item._id, quantity: 900_000 }] }).expect(409)).body.code,
      ).to.equal('out_of_stock')
      await orders.clone().update({ payment_status: 'awaiting_confirmation' })
      expect((await edit({ add: [free] }, (await get()).updatedAt).expect(409)).body.code).to.equal(
        'order_being_paid',
      )
      await orders.clone().update({ status: 'cancelled' })
      expect((await edit({ add: [free] }, (await get()).updatedAt).expect(409)).body.code).to.equal(
        'order_not_editable',
      )
    })
  })
})
