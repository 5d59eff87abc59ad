import { expect } from 'chai'
import fc from 'fast-check'
import { newId } from '../../src/base/ids.ts'
import { sold } from '../support/exchanges.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { payments, withPayments } from '../support/payments.ts'
import { sampledTest } from '../support/sample.ts'
import { call } from '../support/service.ts'

describe('An exchange', () => {
  withPayments()

  it('of the same price is held when it is approved, and paid by what comes back', async () => {
    const { exchange, act, stock, large, get, order, kept, row } = await sold()
    const id = await exchange()
    expect(await stock(large)).to.eql({ quantity: 5, held: 0 })
    const approved = (await act(id, 'approve').expect(200)).body.data
    expect(await stock(large)).to.eql({ quantity: 4, held: 1 })
    expect(approved.lines[0].wanted).to.include({ variant: large, quantity: 1 })
    expect(approved.exchange).to.include({ status: 'held', orderId: null, total: 20, credit: 0, owed: 0 })
    expect(approved.exchangeOrderId).to.equal(null)
    const received = (await act(id, 'receive').expect(200)).body.data
    expect(received.exchange).to.include({ status: 'placed', total: 20, credit: 20, owed: 0 })
    const made = await get(`/orders/${received.exchangeOrderId}`)
    expect(made).to.deep.include({ status: 'paid', paymentStatus: 'paid', total: 20 })
    expect(made.exchangeOf).to.eql({ order: order.id, orderId: order.number, credit: 20 })
    expect(await stock(large)).to.eql({ quantity: 4, held: 0 })
    expect(await row()).to.include({ refunded: 2000, payment_status: 'partially_refunded' })
    expect(await kept()).to.equal(4000)
  })

  it('for something dearer is paid by a link, and refunded by both payments', async () => {
    const { exchanged, payNew, kept, post, get, mails, shop } = await sold({ price: 2500 })
    const { exchange, exchangeOrderId: id } = await exchanged()
    expect(exchange).to.include({ total: 25, credit: 20, owed: 5 })
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Your items of'))!
    expect(mail.text).to.match(/costs \$25\.00, of which what you sent back pays \$20\.00/)
    const token = /\/pay\/(pay_[\w-]+)/.exec(mail.text)![1]!
    const page = await call('store', payments.store)
      .post('/api/v1/payment-links/read')
      .set({ 'x-shop-id': shop.id })
      .send({ token })
      .expect(200)
    expect(page.body.data).to.include({ amount: 5, status: 'unpaid' })
    expect(await get(`/orders/${id}`)).to.include({ status: 'pending' })
    await payNew(id).expect(200)
    expect(await get(`/orders/${id}`)).to.include({ status: 'paid', total: 25 })
    expect(await kept()).to.equal(4500)
    await post(`/orders/${id}/refund`, { amount: 3 }).expect(200)
    expect(await kept()).to.equal(4200)
    await post(`/orders/${id}/refund`).expect(200)
    expect(await get(`/orders/${id}`)).to.include({ status: 'refunded' })
    expect(await kept()).to.equal(2000)
  })

  it('for something cheaper gives the difference back', async () => {
    const { exchanged, get, kept, mails } = await sold({ price: 1500 })
    const { exchangeOrderId: id } = await exchanged()
    expect(await get(`/orders/${id}`)).to.include({ status: 'paid', total: 15 })
    expect(await kept()).to.equal(3500)
    expect((await mails()).at(-1)!.text).not.to.include('/pay/')
  })

  it('costs nothing for the same price where the order was reduced', async () => {
    const { exchanged, get, kept } = await sold({ discount: 777 })
    const { exchange, exchangeOrderId: id } = await exchanged(1)
    expect(exchange.owed).to.equal(0)
    expect(await get(`/orders/${id}`)).to.include({ status: 'paid', total: exchange.credit })
    expect(await kept()).to.equal(3223)
  })

  it('gives back what is held when it is refused, closed, or received without it', async () => {
    const { exchange, act, stock, large, kept } = await sold()
    const id = await exchange()
    await act(id, 'approve').expect(200)
    const refused = (await act(id, 'refuse', { answer: 'No.' }).expect(200)).body.data
    expect(refused.exchange).to.equal(null)
    expect(await stock(large)).to.eql({ quantity: 5, held: 0 })
    await act(id, 'approve').expect(200)
    expect(await stock(large)).to.eql({ quantity: 4, held: 1 })
    await act(id, 'close').expect(200)
    expect(await stock(large)).to.eql({ quantity: 5, held: 0 })
    const second = await exchange()
    await act(second, 'approve').expect(200)
    await act(second, 'receive', { exchange: false }).expect(200)
    expect(await stock(large)).to.eql({ quantity: 5, held: 0 })
    const { body } = await act(second, 'refund').expect(200)
    expect(body.data).to.deep.include({ exchange: null, exchangeOrderId: null })
    expect(await kept()).to.equal(2000)
  })

  it('gives the money for the goods back if the difference is not paid', async () => {
    const { exchanged, cancelNew, get, stock, large, kept } = await sold({ price: 2500 })
    const { exchangeOrderId: id } = await exchanged()
    await cancelNew(id).expect(200)
    expect(await get(`/orders/${id}`)).to.include({ status: 'cancelled' })
    expect(await stock(large)).to.eql({ quantity: 5, held: 0 })
    expect(await kept()).to.equal(2000)
  })

  it('can be exchanged again, and is refunded by the payment that began it', async () => {
    const { exchanged, ask, act, get, small, kept, post } = await sold()
    const { exchangeOrderId: first } = await exchanged()
    const [{ _id: itemId }] = (await get(`/orders/${first}`)).items
    const lines = [{ itemId, quantity: 1, wanted: { variant: small } }]
    const { body } = await ask({ kind: 'exchange', lines }, first).expect(201)
    await act(body.data._id, 'approve').expect(200)
    const again = (await act(body.data._id, 'receive').expect(200)).body.data
    expect(await get(`/orders/${first}`)).to.include({ status: 'refunded' })
    expect(again.exchange).to.include({ credit: 20, owed: 0 })
    expect(await kept()).to.equal(4000)
    await post(`/orders/${again.exchangeOrderId}/cancel`).expect(200)
    expect(await kept()).to.equal(2000)
  })

  it('of fewer pieces than were expected is of fewer', async () => {
    const { exchange, act, itemId, stock, large, get } = await sold()
    const id = await exchange(2)
    await act(id, 'approve').expect(200)
    expect((await stock(large)).held).to.equal(2)
    const received = (await act(id, 'receive', { lines: [{ itemId, quantity: 1 }] }).expect(200)).body.data
    expect(await stock(large)).to.eql({ quantity: 4, held: 0 })
    const made = await get(`/orders/${received.exchangeOrderId}`)
    expect(made.items.map(({ quantity }: { quantity: number }) => quantity)).to.eql([1])
    const none = await exchange(1)
    await act(none, 'approve').expect(200)
    const nothing = (await act(none, 'receive', { lines: [{ itemId, quantity: 0 }] }).expect(200)).body.data
    expect(nothing.exchange).to.equal(null)
    expect(await stock(large)).to.eql({ quantity: 4, held: 0 })
  })

  it('is approved only while what is wanted is there, by one of two at once', async () => {
    const { exchange, act, stock, large } = await sold({ left: 1 })
    const ids = [await exchange(), await exchange()]
    const replies = await Promise.all(ids.map((id) => act(id, 'approve')))
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 409])
    expect(replies.find(({ status }) => status === 409)!.body.code).to.equal('out_of_stock')
    expect(await stock(large)).to.eql({ quantity: 0, held: 1 })
  })

  it('is placed once, by two who receive it at once', async () => {
    const { exchange, act, shop, kept } = await sold()
    const id = await exchange()
    await act(id, 'approve').expect(200)
    const replies = await Promise.all([act(id, 'receive'), act(id, 'receive')])
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 409])
    const made = await payments.db('orders').where({ shop_id: shop.id }).whereNotNull('exchange_of')
    expect(made).to.have.length(1)
    expect(await kept()).to.equal(4000)
  })

  it('cannot be received when what is wanted was released and sold', async () => {
    const { exchange, act, large, shop } = await sold({ left: 1 })
    const id = await exchange()
    await act(id, 'approve').expect(200)
    await payments.db('draft_orders').where({ shop_id: shop.id }).update({ held: null, held_until: null })
    await payments.db('variants').where({ id: large }).update({ quantity: 0, held: 0 })
    expect((await act(id, 'receive').expect(409)).body.code).to.equal('out_of_stock')
    await act(id, 'receive', { exchange: false }).expect(200)
  })

  it('is of what the store sells, with the kind exchange, and of a paid order', async () => {
    const { ask, act, itemId, large, exchange, row, order } = await sold()
    const wish = (kind: string, wanted: object) => ask({ kind, lines: [{ itemId, quantity: 1, wanted }] })
    const codeOf = ({ body }: { body: { code: string } }) => body.code
    expect(codeOf(await wish('return', { variant: large }).expect(409))).to.equal('wanted_only_in_exchange')
    // The product has variants, so that one has to be named.
    expect(codeOf(await wish('exchange', {}).expect(409))).to.equal('wanted_not_sold')
    expect(codeOf(await wish('exchange', { product: newId() }).expect(409))).to.equal('wanted_not_sold')
    const id = await exchange()
    const given = (wanted: object) => act(id, 'approve', { wanted: [wanted] })
    expect(codeOf(await given({ itemId, variant: newId() }).expect(409))).to.equal('wanted_not_sold')
    expect(codeOf(await given({ itemId: newId() }).expect(404))).to.equal('order_item_not_found')
    const { body } = await ask({ kind: 'withdrawal', lines: [{ itemId, quantity: 1 }] }).expect(201)
    const other = await act(body.data._id, 'approve', { wanted: [{ itemId, variant: large }] }).expect(409)
    expect(codeOf(other)).to.equal('wanted_only_in_exchange')
    const before = await row()
    await payments
      .db('orders')
      .where({ id: order.id })
      .update({ status: 'processing', payment_status: 'unpaid' })
    expect(codeOf(await act(id, 'approve').expect(409))).to.equal('order_not_refundable')
    const { status, payment_status } = before
    await payments.db('orders').where({ id: order.id }).update({ status, payment_status })
  })

  it('is changed by the store as it is approved', async () => {
    const { shop, exchange, act, itemId, stock, large } = await sold()
    const other = await createProduct(shop, { price: 500 })
    const id = await exchange()
    const { body } = await act(id, 'approve', {
      wanted: [{ itemId, product: other.id, quantity: 3 }],
    }).expect(200)
    expect(body.data.lines[0].wanted).to.include({ product: other.id, variant: null, quantity: 3 })
    expect(body.data.exchange.total).to.equal(15)
    expect(await stock(large)).to.eql({ quantity: 5, held: 0 })
  })

  it('has a draft that its return alone changes', async () => {
    const { exchange, act, post, headers } = await sold()
    const id = await exchange()
    const { exchange: held } = (await act(id, 'approve').expect(200)).body.data
    const path = `/draft-orders/${held.order}`
    const refused = [
      await post(`${path}/send`).expect(409),
      await post(`${path}/complete`, { invoiceDays: 3 }).expect(409),
      await call('apps', payments.apps).patch(`/api/v1${path}`).set(headers).send({ note: 'x' }).expect(409),
      await call('apps', payments.apps).delete(`/api/v1${path}`).set(headers).expect(409),
    ]
    for (const { body } of refused) expect(body.code).to.equal('draft_of_return')
  })

  it('has a price that neither a coupon nor an edit changes until it is paid', async () => {
    const { exchanged, shop, shopper, headers, get } = await sold({ price: 2500 })
    const { exchangeOrderId: id } = await exchanged()
    const { code } = await createCoupon(shop)
    await call('store', payments.store)
      .post('/api/v1/coupons/apply')
      .set(shopper.as(shop))
      .send({ orderId: id, code })
      .expect(400)
    const { updatedAt, items } = await get(`/orders/${id}`)
    const lines = [{ itemId: items[0]._id, quantity: 2 }]
    const { body } = await call('apps', payments.apps)
      .post(`/api/v1/orders/${id}/edits`)
      .set(headers)
      .send({ updatedAt, lines })
      .expect(409)
    expect(body.code).to.equal('order_not_editable')
  })

  sampledTest('keeps what the kept goods cost, in whichever order things happen, two at once', async () => {
    const step = fc.constantFrom(
      'ask',
      'approve',
      'refuse',
      'receive',
      'give up',
      'pay',
      'cancel',
      'refund',
      'close',
    )
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 9 })
    const price = fc.constantFrom(1500, 2000, 2500)
    await fc.assert(fc.asyncProperty(rounds, price, play), { numRuns: 8, endOnFailure: true })
  })

  async function play(rounds: string[][], price: number): Promise<void> {
    const { db } = payments
    const { shop, order, ask, act, post, payNew, cancelNew, kept, itemId, large, stock } = await sold({
      price,
    })
    const asked: string[] = []
    const newest = async () =>
      (
        await db('orders')
          .where({ shop_id: shop.id })
          .whereNotNull('exchange_of')
          .orderBy('id', 'desc')
          .first('id')
      )?.id
    const take = async (name: string) => {
      const id = asked.at(-1) ?? newId()
      const made = (await newest()) ?? newId()
      if (name === 'ask') {
        const lines = [{ itemId, quantity: 1, wanted: { variant: large } }]
        const reply = await ask({ kind: 'exchange', lines })
        if (reply.status === 201) asked.push(reply.body.data._id)
        return reply
      }
      if (name === 'pay') return payNew(made)
      if (name === 'cancel') return cancelNew(made)
      if (name === 'refund') return post(`/orders/${made}/refund`)
      if (name === 'give up') return act(id, 'receive', { exchange: false })
      return act(id, name, name === 'refuse' ? { answer: 'No.' } : {})
    }
    for (const round of rounds) {
      const replies = await Promise.all(round.map(take))
      for (const [n, { status, body }] of replies.entries())
        expect([200, 201, 400, 404, 409], `${round[n]}: ${JSON.stringify(body)}`).to.include(status)
    }
    const rows = await db('orders').where({ shop_id: shop.id })
    const first = rows.find(({ id }) => id === order.id)!
    // Every order costs what is left of it; one that is unpaid holds what the goods have paid of it so far.
    const cost = rows.reduce((sum, { id, status, total, credited, refunded }) => {
      if (id === order.id || status === 'paid' || status === 'refunded') return sum + total - refunded
      return sum + (status === 'cancelled' ? 0 : credited)
    }, 0)
    expect(first.status).to.be.oneOf(['paid', 'refunded'])
    expect(await kept()).to.equal(cost)
    const open = rows.filter(({ id, status }) => id !== order.id && status === 'pending').length
    const held = await db('draft_orders').where({ shop_id: shop.id, status: 'open' }).whereNotNull('held')
    expect((await stock(large)).held).to.equal(open + held.length)
  }
})
