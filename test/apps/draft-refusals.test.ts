import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createBookable, createBooking } from '../support/fixtures/bookings.ts'
import { createModifierGroup, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createDraft } from '../support/fixtures/drafts.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openStripeTax, stripeTaxKey } from '../support/stripe-tax.ts'

const free = { name: 'Engraving', unitPrice: 6, quantity: 1 }

/** A German store, and what it can write that is refused. */
async function opened() {
  const shop = await createShop({ currency: 'EUR', country: 'DE' })
  const sold = await createModifierGroup(shop, { min: 1 })
  const soldOut = await createModifierGroup(shop, { options: [{ available: false }] })
  const product = await createProduct(shop, { quantity: 5 })
  const choosy = await createProduct(shop, { modifier_groups: [sold.id] })
  const empty = await createProduct(shop, { modifier_groups: [soldOut.id] })
  const many = await createProduct(shop)
  await createVariant(shop, many)
  const chosen = [{ optionId: soldOut.options[0], quantity: 1 }]
  const lines = {
    product_not_found: { product: shop.id, quantity: 1 },
    variant_required: { product: many.id, quantity: 1 },
    modifiers_invalid: { product: choosy.id, quantity: 1 },
    booking_required: { product: (await createBookable(shop)).id, quantity: 1 },
    modifier_sold_out: { product: empty.id, quantity: 1, modifiers: chosen },
  }
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  return { shop, product, token, lines }
}

async function openOrder(shop: { id: string; currency: string }) {
  const { id } = await createOrder(shop as never, await createAccount())
  return (await service().db('orders').where({ id }).first('id', 'updated_at'))!
}

describe('What a store cannot write', () => {
  it('is refused alike in a new draft and in one that it changes', async () => {
    const { shop, product, token, lines } = await opened()
    const { _id } = await createDraft(shop)
    const place = { name: 'Ada', line1: '1 Road', city: 'Berlin', postalCode: '10115' }
    const cases: [object, string][] = [
      ...Object.entries(lines).map(([code, line]): [object, string] => [{ lines: [line] }, code]),
      [{ lines: [{ product: product.id, quantity: 6 }], holdStock: true }, 'out_of_stock'],
      [{ lines: [{ ...free, unitPrice: 1e12, quantity: 2 }] }, 'amount_too_large'],
      [{ lines: [free], shippingAddress: { ...place, country: 'XX' } }, 'unknown_country'],
      [{ lines: [free], customer: shop.id }, 'customer_not_found'],
    ]
    const both = async (body: object) => [
      await call('apps').post('/api/v1/draft-orders').set(token).send(body),
      await call('apps').patch(`/api/v1/draft-orders/${_id}`).set(token).send(body),
    ]
    for (const [body, code] of cases)
      for (const reply of await both(body)) expect(reply.body.code, JSON.stringify(body)).to.equal(code)
    await computeTaxes(shop)
    await createTaxRegistration(shop)
    const taxed = { lines: [{ ...free, shipped: true }], shippingAddress: { ...place, country: 'DE' } }
    for (const { body } of await both(taxed)) expect(body.code).to.equal('tax_rate_missing')
  })

  it('is refused in the edit of an order too', async () => {
    const { shop, token, lines } = await opened()
    const { id, updated_at: updatedAt } = await openOrder(shop)
    const edit = async (line: object, more = {}) =>
      (
        await call('apps')
          .post(`/api/v1/orders/${id}/edits`)
          .set(token)
          .send({ updatedAt, add: [line], ...more })
      ).body.code
    for (const [code, line] of Object.entries(lines)) expect(await edit(line)).to.equal(code)
    expect(await edit({ ...free, unitPrice: 1e12, quantity: 2 })).to.equal('amount_too_large')
    await computeTaxes(shop)
    await createTaxRegistration(shop)
    const shippingAddress = {
      name: 'Ada',
      line1: '1 Road',
      city: 'Berlin',
      postalCode: '10115',
      country: 'DE',
    }
    expect(await edit({ ...free, shipped: true }, { shippingAddress })).to.equal('tax_rate_missing')
  })

  it('is refused of a paid order, and more of what is booked of one that is not, too', async () => {
    const { shop, token, lines } = await opened()
    const { db } = service()
    const [paid, unpaid] = [await openOrder(shop), await openOrder(shop)]
    await db('orders')
      .where({ id: paid.id })
      .update({ status: 'paid', paid_at: new Date(), payment_status: 'paid' })
    const item = (await db('order_items').where({ order_id: unpaid.id }).first('id', 'quantity'))!
    const booking = await createBooking(shop)
    await db('bookings').where({ id: booking.id }).update({ order_id: unpaid.id, item_id: item.id })
    const edit = async ({ id }: { id: string }, body: object) => {
      const { updated_at: updatedAt } = (await db('orders').where({ id }).first('updated_at'))!
      return call('apps')
        .post(`/api/v1/orders/${id}/edits`)
        .set(token)
        .send({ updatedAt, ...body })
    }
    const more = [{ itemId: item.id, quantity: item.quantity + 1 }]
    for (const { body } of [
      await edit(paid, { add: [lines.booking_required] }),
      await edit(unpaid, { lines: more }),
    ])
      expect(body.code).to.equal('booking_required')
    const same = [{ itemId: item.id, quantity: item.quantity }]
    await edit(unpaid, { lines: same, add: [free] }).then(({ status }) => expect(status).to.equal(200))
  })

  it('waits while the provider of taxes is silent', async () => {
    const stripe = await openStripeTax()
    try {
      const { db, databaseUrl } = service()
      const { apps } = await openApps(testConfig({ url: databaseUrl }, { STRIPE_URL: stripe.url }), db)
      const shop = await createShop({ currency: 'USD', country: 'US' })
      await computeTaxes(shop, { pricesIncludeTax: false })
      const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS', 'WRITE_STORE'])
      const draft = {
        lines: [free],
        shippingAddress: {
          name: 'Ada',
          line1: '1 Road',
          city: 'Los Angeles',
          state: 'California',
          country: 'US',
          postalCode: '90012',
        },
      }
      const { _id } = (
        await call('apps', apps)
          .post('/api/v1/draft-orders')
          .set(token)
          .send({ lines: [free] })
          .expect(201)
      ).body.data
      const provider = { name: 'stripe', key: stripeTaxKey }
      await call('apps', apps).put('/api/v1/taxes/provider').set(token).send(provider).expect(200)
      const { updated_at: updatedAt, id } = await openOrder(shop)
      stripe.failNext(/calculations/, { status: 500, body: { error: { type: 'api_error' } } })
      const replies = [
        await call('apps', apps).post('/api/v1/draft-orders').set(token).send(draft),
        await call('apps', apps).patch(`/api/v1/draft-orders/${_id}`).set(token).send(draft),
        await call('apps', apps)
          .post(`/api/v1/orders/${id}/edits`)
          .set(token)
          .send({ updatedAt, add: [free], shippingAddress: draft.shippingAddress }),
      ]
      for (const { body } of replies) expect(body.code).to.equal('taxes_unavailable')
    } finally {
      await stripe.close()
    }
  })
})
