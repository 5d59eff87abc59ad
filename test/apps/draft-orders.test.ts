import { expect } from 'chai'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount, createCustomer } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { unique } from '../support/fixtures/unique.ts'
import { payments, withPayments } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

/** A store with a product of 15 in 10 pieces, and the calls of its merchant. */
async function merchant(scopes = ['READ_ORDERS', 'WRITE_ORDERS', 'READ_CUSTOMERS']) {
  const shop = await createShop({ currency: 'USD', country: 'DE' })
  const product = await createProduct(shop, { price: 1500, quantity: 10 })
  const token = await createAppToken(shop, scopes)
  const send = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
    const request = call('apps', payments.apps)[method](`/api/v1/draft-orders${path}`).set(token)
    return body ? request.send(body) : request
  }
  const email = `${unique('phone')}@example.com`
  return {
    shop,
    product,
    email,
    token,
    send,
    create: async (body: object = {}) =>
      (await send('post', '', { email, lines: [{ product: product.id, quantity: 2 }], ...body }).expect(201))
        .body.data,
    stock: () =>
      service()
        .db('products')
        .where({ id: product.id })
        .first<{ quantity: number; held: number }>('quantity', 'held'),
    order: (id: string) => service().db('orders').where({ id, shop_id: shop.id }).first(),
    orderEvents: (id: string) => service().db('events').where({ resource: 'orders', resource_id: id }),
    mails: async () => {
      const rows = await service().db('mails').where({ recipient: email }).orderBy('created_at')
      return rows.map(({ id, body, subject }) => ({
        subject,
        text: payments.dependencies.vault.open(body, id),
      }))
    },
  }
}

describe('Draft orders', () => {
  withPayments()

  describe('createDraftOrder', () => {
    it('computes lines of the catalogue and free ones, prices and a discount by hand, and shipping', async () => {
      const { create, product } = await merchant()
      const draft = await create({
        lines: [
          { product: product.id, quantity: 2, unitPrice: 12, reason: 'A scratched one' },
          { name: 'Engraving', unitPrice: 6, quantity: 1 },
        ],
        discount: { kind: 'percentage', value: 10, reason: 'A regular customer' },
        shipping: { name: 'Courier', price: 5 },
      })
      expect(draft).to.include({ subtotal: 30, discountTotal: 3, shippingCost: 5, total: 32, status: 'open' })
      expect(draft.lines[0]).to.include({
        unitPrice: 12,
        listPrice: 15,
        reason: 'A scratched one',
        total: 24,
      })
      expect(draft.lines[1]).to.include({ product: null, kind: 'service', listPrice: null, shipped: false })
    })

    it('taxes each line by its class', async () => {
      const { shop, create } = await merchant()
      await createTaxRegistration(shop)
      await createTaxRate(shop)
      await computeTaxes(shop)
      const draft = await create({ lines: [{ name: 'Engraving', unitPrice: 6, quantity: 1 }] })
      expect(draft.tax).to.eql({ included: 0.96, added: 0 })
      expect(draft.taxes[0]).to.include({ rate: 19, base: 5.04, amount: 0.96 })
    })

    it('holds stock only when asked, and releases it with the draft', async () => {
      const { create, stock, send } = await merchant()
      await create()
      expect(await stock()).to.eql({ quantity: 10, held: 0 })
      const { _id, holdsStock } = await create({ holdStock: true })
      expect(holdsStock).to.equal(true)
      expect(await stock()).to.eql({ quantity: 8, held: 2 })
      await send('delete', `/${_id}`).expect(200)
      expect(await stock()).to.eql({ quantity: 10, held: 0 })
    })

    it('refuses to hold what is not there, and what is no line', async () => {
      const { send, product, email } = await merchant()
      const lines = [{ product: product.id, quantity: 11 }]
      expect((await send('post', '', { email, lines, holdStock: true }).expect(409)).body.code).to.equal(
        'out_of_stock',
      )
      await send('post', '', { email, lines: [{ quantity: 1 }] }).expect(400)
      await send('post', '', {
        email,
        lines: [{ product: product.id.replace(/./, 'f'), quantity: 1 }],
      }).expect(404)
      const discount = { kind: 'percentage', value: 101, reason: 'Too kind' }
      await send('post', '', {
        email,
        lines: [{ name: 'Gift', unitPrice: 1, quantity: 1 }],
        discount,
      }).expect(400)
      const dear = [{ name: 'Tower', unitPrice: 1e12, quantity: 2 }]
      expect((await send('post', '', { email, lines: dear }).expect(400)).body.code).to.equal(
        'amount_too_large',
      )
      const shippingAddress = { name: 'Ada', line1: '1 Example Street', city: 'Here', country: 'XX' }
      expect(
        (
          await send('post', '', {
            lines: [{ name: 'Gift', unitPrice: 1, quantity: 1 }],
            shippingAddress,
          }).expect(400)
        ).body.code,
      ).to.equal('unknown_country')
      const { id } = await createProduct(await createShop())
      await send('post', '', { email, lines: [{ product: id, quantity: 1 }] }).expect(404)
    })

    it('asks for the variant of a product that has some', async () => {
      const { shop, product, send } = await merchant()
      const variant = await createVariant(shop, product)
      const body = await send('post', '', { lines: [{ product: product.id, quantity: 1 }] }).expect(400)
      expect(body.body.code).to.equal('variant_required')
      await send('post', '', { lines: [{ product: product.id, variant: variant.id, quantity: 1 }] }).expect(
        201,
      )
    })

    it('takes the address of a customer, and only of one of the store', async () => {
      const { shop, send } = await merchant()
      const customer = await createCustomer(shop)
      const lines = [{ name: 'Gift', unitPrice: 1, quantity: 1 }]
      const { data } = (await send('post', '', { customer: customer.id, lines }).expect(201)).body
      expect(data).to.include({ email: customer.email, customer: customer.id })
      const stranger = await createCustomer(await createShop())
      await send('post', '', { customer: stranger.id, lines }).expect(404)
    })
  })

  describe('listDraftOrders', () => {
    it('lists those of a status, and hides customers from apps that may not know them', async () => {
      const { shop, create, send } = await merchant()
      const { _id } = await create()
      expect((await send('get', '?status=completed').expect(200)).body.data.draftOrders).to.eql([])
      const { id } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
      const blind = await createAppToken(shop, ['READ_ORDERS'], id)
      const { data } = (
        await call('apps', payments.apps).get('/api/v1/draft-orders?status=open').set(blind).expect(200)
      ).body
      expect(data.draftOrders.map((one: { _id: string }) => one._id)).to.eql([_id])
      expect(data.draftOrders[0]).to.include({ email: null, customer: null })
    })
  })

  describe('updateDraftOrder', () => {
    it('keeps what it does not name, computes anew, and moves what is held', async () => {
      const { create, send, product, stock, email } = await merchant()
      const { _id } = await create({ holdStock: true, note: 'Called on Monday' })
      const lines = [{ product: product.id, quantity: 5 }]
      const { data } = (await send('patch', `/${_id}`, { lines }).expect(200)).body
      expect(data).to.include({ total: 75, note: 'Called on Monday', email })
      expect(await stock()).to.eql({ quantity: 5, held: 5 })
      await send('patch', `/${_id}`, { holdStock: false }).expect(200)
      expect(await stock()).to.eql({ quantity: 10, held: 0 })
    })
  })

  describe('completeDraftOrder', () => {
    it('makes a paid order of the same id and amounts, with one event, and takes its pieces', async () => {
      const { create, send, order, stock, orderEvents, email, shop } = await merchant()
      const draft = await create({ shipping: { name: 'Courier', price: 5 } })
      const paid = { method: 'cash', reference: 'Till 4' }
      const { data } = (await send('post', `/${draft._id}/complete`, { paid }).expect(200)).body
      expect(data).to.include({ status: 'completed', order: draft._id })
      const placed = await order(draft._id)
      expect(placed).to.include({ status: 'paid', email, total: 3500, number: data.orderId, by_guest: true })
      expect(placed!.shipping_rate.shippingMethod).to.equal('Courier')
      expect(await stock()).to.eql({ quantity: 8, held: 0 })
      expect(await orderEvents(draft._id)).to.have.length(1)
      const customer = await service().db('customers').where({ shop_id: shop.id, email }).first()
      expect(placed!.customer_id).to.equal(customer!.id)
    })

    it('accepts an order by invoice, which does not expire', async () => {
      const { create, send, order, stock } = await merchant()
      const draft = await create({ holdStock: true })
      await send('post', `/${draft._id}/complete`, { invoiceDays: 14 }).expect(200)
      const placed = await order(draft._id)
      expect(placed).to.include({ status: 'processing', payment_status: 'unpaid', expires_at: null })
      expect(placed!.payment_due_at).to.be.a('string')
      expect(await stock()).to.eql({ quantity: 8, held: 2 })
    })

    it('gives it to the account of the customer', async () => {
      const { shop, create, send, order } = await merchant()
      const shopper = await createAccount()
      const customer = await createCustomer(shop)
      await service().db('customers').where({ id: customer.id }).update({ user_id: shopper.id })
      const draft = await create({ customer: customer.id })
      await send('post', `/${draft._id}/complete`, { invoiceDays: 7 }).expect(200)
      expect(await order(draft._id)).to.include({ user_id: shopper.id, by_guest: false })
    })

    it('makes one order of it, however many complete it at once', async () => {
      const { create, send, orderEvents, stock } = await merchant()
      for (let round = 0; round < 4; round++) {
        const { _id } = await create()
        const replies = await Promise.all(
          Array.from({ length: 4 }, () => send('post', `/${_id}/complete`, { paid: { method: 'cash' } })),
        )
        expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409, 409])
        expect(await orderEvents(_id)).to.have.length(1)
      }
      expect(await stock()).to.eql({ quantity: 2, held: 0 })
    })

    it('needs an address, one way to pay, and what it sells', async () => {
      const { create, send, product } = await merchant()
      const nameless = await create({ email: null })
      const invoice = { invoiceDays: 14 }
      expect((await send('post', `/${nameless._id}/complete`, invoice).expect(409)).body.code).to.equal(
        'draft_order_without_email',
      )
      const draft = await create({ lines: [{ product: product.id, quantity: 11 }] })
      await send('post', `/${draft._id}/complete`, {}).expect(400)
      await send('post', `/${draft._id}/complete`, { ...invoice, paid: { method: 'cash' } }).expect(400)
      expect((await send('post', `/${draft._id}/complete`, invoice).expect(409)).body.code).to.equal(
        'out_of_stock',
      )
      expect((await send('get', `/${draft._id}`).expect(200)).body.data.status).to.equal('open')
    })

    it('keeps lines that are named by their ids, and needs one', async () => {
      const { create, send, product } = await merchant()
      const { _id, lines } = await create()
      await service().db('products').where({ id: product.id }).update({ price: 9900 })
      const kept = [{ _id: lines[0]._id, quantity: 3 }]
      expect((await send('patch', `/${_id}`, { lines: kept }).expect(200)).body.data.total).to.equal(45)
      await send('patch', `/${_id}`, { lines: [{ _id, quantity: 3 }] }).expect(400)
      await send('patch', `/${_id}`, { lines: [] }).expect(200)
      for (const path of ['complete', 'send']) {
        const { body } = await send(
          'post',
          `/${_id}/${path}`,
          path === 'send' ? {} : { invoiceDays: 1 },
        ).expect(409)
        expect(body.code).to.equal('draft_order_empty')
      }
    })

    it('leaves nothing to change, delete or send', async () => {
      const { create, send } = await merchant()
      const { _id } = await create()
      await send('post', `/${_id}/complete`, { invoiceDays: 14 }).expect(200)
      for (const reply of [
        await send('patch', `/${_id}`, { note: 'Late' }),
        await send('delete', `/${_id}`),
        await send('post', `/${_id}/send`, {}),
      ])
        expect([reply.status, reply.body.code]).to.eql([409, 'draft_order_completed'])
    })
  })

  describe('sendDraftOrder', () => {
    it('mails a link by which anybody pays; the order appears then, and its stock is taken', async () => {
      const { shop, create, send, mails, order, stock, orderEvents } = await merchant()
      const method = await createPaymentMethod(shop)
      const { _id } = await create()
      const { data } = (await send('post', `/${_id}/send`, { message: 'As we said' }).expect(200)).body
      expect(data).to.include({ status: 'sent', order: null })
      const [mail] = await mails()
      expect(mail!.text).to.include('As we said')
      const token = /\/pay\/(pay_[\w-]+)/.exec(mail!.text)![1]!
      const post = (path: string, body: object) =>
        call('store', payments.store)
          .post(`/api/v1/payment-links/${path}`)
          .set('x-shop-id', shop.id)
          .send(body)
      const read = (await post('read', { token }).expect(200)).body.data
      expect(read).to.include({ orderId: null, amount: 30, orderStatus: 'pending', status: 'unpaid' })
      expect(read.methods).to.have.length(1)
      expect(await order(_id)).to.equal(undefined)
      expect(await stock()).to.eql({ quantity: 10, held: 0 })
      const pay = { token, paymentId: method.id, email: 'friend@example.com', card: 'tok_ok' }
      const paid = await Promise.all([post('payments', pay), post('payments', pay)])
      for (const { status } of paid) expect(status).to.be.oneOf([200, 409, 503])
      expect(await order(_id)).to.include({ status: 'paid', total: 3000 })
      expect(await stock()).to.eql({ quantity: 8, held: 0 })
      expect((await orderEvents(_id)).length).to.be.at.least(2)
      expect((await post('read', { token }).expect(200)).body.data.orderStatus).to.equal('paid')
    })

    it('refuses to be paid once its pieces are gone, and ends its link with a change', async () => {
      const { shop, create, send, mails, product, order } = await merchant()
      const method = await createPaymentMethod(shop)
      const { _id } = await create()
      await send('post', `/${_id}/send`, {}).expect(200)
      const token = /\/pay\/(pay_[\w-]+)/.exec((await mails()).at(-1)!.text)![1]!
      await service().db('products').where({ id: product.id }).update({ quantity: 1 })
      const post = (path: string, body: object) =>
        call('store', payments.store)
          .post(`/api/v1/payment-links/${path}`)
          .set('x-shop-id', shop.id)
          .send(body)
      const pay = { token, paymentId: method.id, email: 'friend@example.com', card: 'tok_ok' }
      expect((await post('payments', pay).expect(409)).body.code).to.equal('order_not_payable')
      expect(await order(_id)).to.equal(undefined)
      const lines = [{ name: 'Engraving', unitPrice: 6, quantity: 1 }]
      expect((await send('patch', `/${_id}`, { lines }).expect(200)).body.data.status).to.equal('open')
      await post('read', { token }).expect(404)
    })

    it('needs an address, and does not mail it without end', async () => {
      const { create, send } = await merchant()
      const nameless = await create({ email: null })
      expect((await send('post', `/${nameless._id}/send`, {}).expect(409)).body.code).to.equal(
        'draft_order_without_email',
      )
      const { _id } = await create()
      const { limits } = payments.dependencies.config
      const { mailsPerHourAndRecipient } = limits
      limits.mailsPerHourAndRecipient = 1
      try {
        const replies = []
        for (let round = 0; round < 4; round++) replies.push(await send('post', `/${_id}/send`, {}))
        expect(replies.at(-1)!.status).to.equal(429)
        expect(replies.at(-1)!.body.code).to.equal('too_many_mails')
      } finally {
        limits.mailsPerHourAndRecipient = mailsPerHourAndRecipient
      }
    })
  })

  describe('deleteDraftOrder', () => {
    it('leaves nothing behind', async () => {
      const { create, send } = await merchant()
      const { _id } = await create()
      await send('delete', `/${_id}`).expect(200)
      await send('get', `/${_id}`).expect(404)
      await send('delete', `/${_id}`).expect(404)
    })
  })
})
