import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

const url = '/api/v1/payments'
const account = {
  accountNumber: '0123456789',
  accountName: 'Harbour Books',
  bankCode: '044',
  bankName: 'Example Bank',
  bankId: 'example-bank',
}
const transfer = { paymentOptionId: 'bank-transfer', settings: account }

async function open(values: Parameters<typeof createShop>[0] = {}) {
  const shop = await createShop(values)
  const as = await createAppToken(shop, ['WRITE_STORE'])
  return {
    shop,
    as,
    list: () => call('apps').get(url).set(as),
    create: (body: object) => call('apps').post(url).set(as).send(body),
    update: (id: string, body: object) => call('apps').patch(`${url}/${id}`).set(as).send(body),
    remove: (id: string) => call('apps').delete(`${url}/${id}`).set(as),
  }
}

describe('Payment methods of a store', () => {
  it('take a sign-in of the last 15 minutes where an account is entered, and only there', async () => {
    const { shop, as, create, update } = await open()
    const { body: made } = await create(transfer).expect(201)
    const past = new Date(Date.now() - 15 * minutes)
    await service().db('app_tokens').where({ shop_id: shop.id }).update({ signed_in_at: past })
    for (const reply of [await update(made.data._id, { settings: account }), await create(transfer)]) {
      expect(reply.body).to.include({ status: 403, code: 'sign_in_again' })
    }
    await update(made.data._id, { active: false }).expect(200)
    await create({ paymentOptionId: 'sandbox' }).expect(201)
    await call('apps').delete(`${url}/${made.data._id}`).set(as).expect(200)
  })

  it('are set up by the merchant, chosen and proved by a shopper, and confirmed', async () => {
    const { shop } = await open()
    const merchant = await createAppToken(shop, ['WRITE_STORE', 'WRITE_ORDERS'])
    const shopper = (await createAccount()).as(shop)
    const product = await createProduct(shop)
    await call('apps').post(url).set(merchant).send(transfer).expect(201)

    const { body: ways } = await call('store').get(url).set(shopper).expect(200)
    expect(ways.data).to.have.length(1)
    const items = [{ productId: product.id, quantity: 2 }]
    const order = { items, paymentId: ways.data[0]._id }
    const { body: placed } = await call('store').post('/api/v1/orders').set(shopper).send(order).expect(201)
    const path = `/api/v1/orders/${placed.data._id}`
    const { body: started } = await call('store')
      .post(`${path}/pay`)
      .set(shopper)
      .send({ paymentId: order.paymentId })
      .expect(200)
    expect(started.data).to.deep.include({ status: 'pending', bankDetails: account })

    // The merchant replaces the method in the meantime: payments that have begun continue.
    await call('apps').delete(`${url}/${order.paymentId}`).set(merchant).expect(200)
    const { body: proved } = await call('store')
      .post(`${path}/proof`)
      .set(shopper)
      .send({ reference: started.data.reference })
      .expect(200)
    expect(proved.data).to.include({ status: 'pending', paymentStatus: 'awaiting_confirmation' })
    await call('apps').patch(path).set(merchant).send({ status: 'paid' }).expect(200)
    const { body: paid } = await call('store').get(path).set(shopper).expect(200)
    expect(paid.data).to.include({ status: 'paid', paymentStatus: 'paid' })
  })
})

describe('listPaymentMethods', () => {
  it('lists disabled ones too, which shoppers do not see', async () => {
    const { shop, list } = await open()
    const off = await createPaymentMethod(shop, 'bank-transfer', { active: false, settings: account })
    const on = await createPaymentMethod(shop, 'sandbox')
    const { body } = await list().expect(200)
    expect(body.message).to.equal('Shop payments retrieved')
    const shown = body.data.map(({ _id, active, type }: Record<string, unknown>) => [_id, active, type])
    expect(shown).to.have.deep.members([
      [off.id, false, 'transfer'],
      [on.id, true, 'gateway'],
    ])
    const shopper = (await createAccount()).as(shop)
    const { body: seen } = await call('store').get(url).set(shopper).expect(200)
    expect(seen.data.map(({ _id }: { _id: string }) => _id)).to.eql([on.id])
  })

  it("leaves out what the platform no longer supports, and other stores' methods", async () => {
    const { shop, list, update } = await open()
    const gone = await createPaymentMethod(shop, 'a-provider-of-old')
    await createPaymentMethod(await createShop())
    expect((await list().expect(200)).body.data).to.eql([])
    await update(gone.id, { active: false }).expect(404)
  })
})

describe('listPaymentOptions', () => {
  it('lists what the platform supports in the currency of the store', async () => {
    const { as } = await open({ currency: 'NGN', country: 'NG' })
    const { body } = await call('apps').get(`${url}/options`).set(as).expect(200)
    expect(body.message).to.equal('Payment options retrieved')
    const shown = body.data.map(({ id, type, active, currencies }: Record<string, unknown>) => {
      return { id, type, active, currencies }
    })
    expect(shown).to.eql([
      { id: 'sandbox', type: 'gateway', active: true, currencies: ['NGN'] },
      { id: 'on-delivery', type: 'on_delivery', active: true, currencies: ['NGN'] },
      { id: 'at-pickup', type: 'at_pickup', active: true, currencies: ['NGN'] },
      { id: 'invoice', type: 'invoice', active: true, currencies: ['NGN'] },
      { id: 'bank-transfer', type: 'transfer', active: true, currencies: ['NGN'] },
    ])
  })
})

describe('createPaymentMethod', () => {
  it('sets up a bank transfer, by the key of the option or its id', async () => {
    const [first, second] = [await open(), await open()]
    const { body } = await first.create(transfer).expect(201)
    expect(body.message).to.equal('Payment method created')
    expect(body.data).to.deep.include({ type: 'transfer', active: true, settings: account })
    expect(body.data.shop).to.equal(first.shop.id)
    expect((await first.list()).body.data).to.eql([body.data])
    const { _id: paymentOptionId } = body.data.paymentOption
    await second.create({ ...transfer, paymentOptionId, active: false }).expect(201)
    expect((await second.list()).body.data[0]).to.deep.include({ active: false, settings: account })
  })

  it('stores no settings of a gateway', async () => {
    const { shop, create } = await open()
    const { body } = await create({ paymentOptionId: 'sandbox', settings: account }).expect(201)
    expect(body.data).to.deep.include({ type: 'gateway', active: true, settings: {} })
    const row = await service().db('payment_methods').where({ shop_id: shop.id }).first('settings')
    expect(row.settings).to.eql({})
  })

  it('names the part of the account that a transfer lacks', async () => {
    const { create, list } = await open()
    for (const name of Object.keys(account)) {
      for (const value of [undefined, '', '  ']) {
        const { body } = await create({ ...transfer, settings: { ...account, [name]: value } }).expect(400)
        expect(body).to.include({ message: `settings.${name} is required`, code: 'invalid_request' })
      }
    }
    await create({ paymentOptionId: 'bank-transfer' }).expect(400)
    expect((await list()).body.data).to.eql([])
  })

  it('refuses an option that the platform does not support', async () => {
    const { create, as } = await open()
    for (const paymentOptionId of ['paypal', 'constructor', newId()]) {
      const { body } = await create({ ...transfer, paymentOptionId }).expect(404)
      expect(body.message).to.equal('Payment option not found')
    }
    const { apps } = await openApps(
      testConfig({ url: service().databaseUrl }, { SANDBOX: 'false' }),
      service().db,
      'apps',
    )
    await call('apps', apps).post(url).set(as).send({ paymentOptionId: 'sandbox' }).expect(404)
  })

  it('creates one method of an option, however many calls come at the same time', async () => {
    const { create, list } = await open()
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(transfer)))
    expect(replies.map(({ status }) => status).sort()).to.eql([201, 409, 409, 409, 409])
    const refused = replies.find(({ status }) => status === 409)!
    expect(refused.body.code).to.equal('duplicate_payment_method')
    expect((await list()).body.data).to.have.length(1)
    await (await open()).create(transfer).expect(201)
  })
})

describe('updatePaymentMethod', () => {
  it('changes the given fields', async () => {
    const { create, update } = await open()
    const { _id: id, ...made } = (await create(transfer).expect(201)).body.data
    const { body: off } = await update(id, { active: false }).expect(200)
    expect(off.message).to.equal('Payment method updated')
    expect(off.data).to.deep.include({ active: false, settings: account, createdAt: made.createdAt })
    const moved = { ...account, accountNumber: '9876543210' }
    const { body } = await update(id, { settings: moved }).expect(200)
    expect(body.data).to.deep.include({ active: false, settings: moved })
  })

  it('replaces the account as a whole, so that it never mixes two accounts', async () => {
    const { create, update, list } = await open()
    const { _id: id } = (await create(transfer).expect(201)).body.data
    const { body } = await update(id, { settings: { accountNumber: '9876543210' } }).expect(400)
    expect(body.message).to.equal('settings.accountName is required')
    expect((await list()).body.data[0].settings).to.eql(account)
  })

  it('stores no settings of a gateway', async () => {
    const { create, update } = await open()
    const { _id: id } = (await create({ paymentOptionId: 'sandbox' }).expect(201)).body.data
    expect((await update(id, { settings: account }).expect(200)).body.data.settings).to.eql({})
  })
})

describe('deletePaymentMethod', () => {
  it('hides a method from shoppers, and its option can be set up again', async () => {
    const { shop, create, update, remove, list } = await open()
    const { _id: id } = (await create(transfer).expect(201)).body.data
    const { body } = await remove(id).expect(200)
    expect(body).to.include({ message: 'Payment method deleted', data: null })
    expect((await list()).body.data).to.eql([])
    const { body: refused } = await remove(id).expect(404)
    expect(refused.message).to.equal('Payment method not found')
    await update(id, { active: true }).expect(404)

    const shopper = await createAccount()
    const order = await createOrder(shop, shopper, { payment_method_id: id })
    expect((await call('store').get(url).set(shopper.as(shop)).expect(200)).body.data).to.eql([])
    const path = `/api/v1/orders/${order.id}`
    await call('store').get(path).set(shopper.as(shop)).expect(200)
    const pay = (paymentId: string) =>
      call('store').post(`${path}/pay`).set(shopper.as(shop)).send({ paymentId })
    await pay(id).expect(404)
    const anew = (await create(transfer).expect(201)).body.data
    expect(anew._id).not.to.equal(id)
    await pay(anew._id).expect(200)
  })
})
