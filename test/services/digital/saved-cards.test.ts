import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import * as grantRetries from '../../../src/services/digital/fulfilment-retries.ts'
import { notRenewed } from '../../../src/services/digital/saved-cards.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createGuest } from '../../support/fixtures/people.ts'
import { createPayable, type Payable, payments, withPayments } from '../../support/payments.ts'
import { call } from '../../support/service.ts'
import { newEmail } from '../../support/sign-in.ts'

describe('a saved card', () => {
  withPayments()

  /** Creates an order with a pass that is to be renewed, by default. */
  async function createPassOrder(autoRenew = true): Promise<Payable> {
    const payable = await createPayable(payments)
    await payments
      .db('order_items')
      .where({ order_id: payable.order.id })
      .update({ auto_renew: autoRenew, digital: { accessType: 'pass' } })
    return payable
  }

  const sealedOf = async (payable: Payable): Promise<string | null> =>
    (await payable.payments())[0].sealed_token
  const passOf = ({ shopper, order }: Payable, productId = order.productId) =>
    payments.db('entitlements').where({ user_id: shopper.id, product_id: productId }).first()
  /** Runs the background job at a time when a retry is due. */
  async function retryGrants({ shop }: Payable): Promise<void> {
    await grantRetries.retryGrants(payments.db, payments.context, { ...shop, type: 'digital' })
  }
  const deleteAccount = ({ shopper, shop }: Payable) =>
    call('store', payments.store).delete('/api/v1/auth/me').set(shopper.as(shop)).expect(200)
  const tokenOf = (payable: Payable) =>
    payments.ledger().find(({ charge }) => charge?.email === payable.shopper.email)?.charge?.card?.token

  it('is saved with the pass, encrypted, and nowhere else', async () => {
    const payable = await createPassOrder()
    await payable.pay().expect(200)
    const token = tokenOf(payable)
    expect(token).to.match(/^card_/)
    const pass = await passOf(payable)
    expect(pass).to.include({
      auto_renew: true,
      card_provider: 'sandbox',
      card_brand: 'visa',
      card_last4: '4242',
      renewal_email: payable.shopper.email,
    })
    expect(payments.dependencies.vault.open(pass.card_token_sealed, pass.id)).to.equal(token)
    expect(JSON.stringify([pass, await payable.payments()])).not.to.include(token)
    expect(await sealedOf(payable)).to.equal(null)
  })

  it('is written about to the account, not to what somebody typed as a guest before they signed in', async () => {
    const payable = await createPassOrder()
    await payments.db('orders').where({ id: payable.order.id }).update({ email: newEmail() })
    await payable.pay().expect(200)
    expect(await passOf(payable)).to.include({ auto_renew: true, renewal_email: payable.shopper.email })
  })

  it('waits encrypted on the payment while the pass cannot be granted, and is saved when it can', async () => {
    const payable = await createPassOrder()
    const { files } = payments.dependencies
    payments.dependencies.files = { ...files, unavailableReason: async () => 'it is down' }
    await payable.pay().expect(200)
    expect(await payable.row()).to.include({ status: 'paid', grant_status: 'failed' })
    expect(await passOf(payable)).to.equal(undefined)
    const [{ id: paymentId }] = await payable.payments()
    const token = tokenOf(payable)
    expect(payments.dependencies.vault.open((await sealedOf(payable))!, paymentId)).to.equal(token)
    expect(JSON.stringify(await payable.payments())).not.to.include(token)
    payments.dependencies.files = files

    await retryGrants(payable)
    const pass = await passOf(payable)
    expect(pass).to.include({ auto_renew: true, card_last4: '4242' })
    expect(payments.dependencies.vault.open(pass.card_token_sealed, pass.id)).to.equal(token)
    expect(await sealedOf(payable)).to.equal(null)
  })

  it('is not kept unless the shopper has asked for renewal', async () => {
    const payable = await createPassOrder(false)
    await payable.pay().expect(200)
    expect(await sealedOf(payable)).to.equal(null)
    expect(await passOf(payable)).to.include({ auto_renew: false, card_token_sealed: null })
  })

  it('is not kept if the provider says that it cannot be charged again', async () => {
    const payable = await createPassOrder()
    await payable.pay({ card: 'tok_not_reusable' }).expect(200)
    expect(await sealedOf(payable)).to.equal(null)
    expect(await passOf(payable)).to.include({ auto_renew: false, card_token_sealed: null })
  })

  it('stays on the payment while another pass waits, and does not turn renewal on again', async () => {
    const payable = await createPassOrder()
    const other = await createProduct(payable.shop, { digital: { accessType: 'pass' } })
    await payments.db('order_items').insert({
      id: newId(),
      shop_id: payable.shop.id,
      order_id: payable.order.id,
      product_id: other.id,
      name: other.name,
      unit_price: 0,
      quantity: 1,
      holds_stock: false,
      position: 1,
      auto_renew: true,
      digital: { accessType: 'pass' },
    })
    await payments.db('products').where({ id: other.id }).update({ deleted_at: new Date() })
    await payable.pay().expect(200)
    expect(await passOf(payable)).to.include({ auto_renew: true })
    expect(await sealedOf(payable)).to.be.a('string')
    await payments.db('entitlements').where({ user_id: payable.shopper.id }).update(notRenewed)
    await payments.db('products').where({ id: other.id }).update({ deleted_at: null })
    await retryGrants(payable)
    expect(await passOf(payable, other.id)).to.include({ auto_renew: true })
    expect(await passOf(payable)).to.include({ auto_renew: false, card_token_sealed: null })
    expect(await sealedOf(payable)).to.equal(null)
  })

  it('is discarded when the order is refunded before the pass was granted', async () => {
    const payable = await createPassOrder()
    await payments.db('products').where({ id: payable.order.productId }).update({ deleted_at: new Date() })
    await payable.pay().expect(200)
    expect(await sealedOf(payable)).to.be.a('string')
    const app = await createAppToken(payable.shop, ['WRITE_ORDERS'])
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${payable.order.id}/refund`)
      .set(app)
      .send({})
      .expect(200)
    expect(await sealedOf(payable)).to.equal(null)
  })

  it('is discarded when the account is deleted before the pass was granted', async () => {
    const payable = await createPassOrder()
    const { files } = payments.dependencies
    payments.dependencies.files = { ...files, unavailableReason: async () => 'it is down' }
    await payable.pay().expect(200)
    payments.dependencies.files = files
    await deleteAccount(payable)
    expect(await sealedOf(payable)).to.equal(null)
    await retryGrants(payable)
    expect(await passOf(payable)).to.include({ auto_renew: false, card_token_sealed: null })
  })

  it('is not saved with a pass of an account that was deleted during the payment', async () => {
    const payable = await createPassOrder()
    const { charge } = payments.provider
    payments.tamper({
      charge: async (request) => {
        const outcome = await charge(request)
        await deleteAccount(payable)
        return outcome
      },
    })
    await payable.pay().expect(200)
    payments.trust()
    expect(await sealedOf(payable)).to.equal(null)
    expect(await passOf(payable)).to.include({ auto_renew: false, card_token_sealed: null })
  })

  it('is discarded whichever comes first, when accounts are deleted while their passes are granted', async () => {
    const { files } = payments.dependencies
    payments.dependencies.files = { ...files, unavailableReason: async () => 'it is down' }
    const payables = await Promise.all(Array.from({ length: 10 }, () => createPassOrder()))
    for (const payable of payables) await payable.pay().expect(200)
    payments.dependencies.files = files
    await Promise.all(payables.flatMap((payable) => [retryGrants(payable), deleteAccount(payable)]))
    for (const payable of payables) {
      expect(await sealedOf(payable)).to.equal(null)
      expect(await passOf(payable)).to.include({ auto_renew: false, card_token_sealed: null })
    }
  })

  it('is not kept for a guest, who could not turn renewal off', async () => {
    const payable = await createPassOrder()
    const guest = await createGuest()
    await payments.db('orders').where({ id: payable.order.id }).update({ user_id: guest.id })
    await call('store', payments.store)
      .post(`/api/v1/orders/${payable.order.id}/pay`)
      .set(guest.as(payable.shop))
      .send({ paymentId: payable.method.id, card: 'tok_ok' })
      .expect(200)
    expect(await sealedOf(payable)).to.equal(null)
    const pass = await payments.db('entitlements').where({ user_id: guest.id }).first()
    expect(pass).to.include({ auto_renew: false, card_token_sealed: null, renewal_email: null })
  })

  it('is discarded when the account is deleted', async () => {
    const payable = await createPassOrder()
    await payable.pay().expect(200)
    await deleteAccount(payable)
    const pass = await passOf(payable)
    expect(pass).to.include({ auto_renew: false, card_token_sealed: null, renewal_email: null })
  })
})
