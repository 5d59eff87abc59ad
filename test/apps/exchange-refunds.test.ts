import { expect } from 'chai'
import { sold } from '../support/exchanges.ts'
import { createVariant } from '../support/fixtures/catalogue.ts'
import { payments, withPayments } from '../support/payments.ts'

/** Exchanges a piece for a dearer one, whose difference of 5.00 the merchant has seen. */
async function seen() {
  const goods = await sold({ price: 2500 })
  const { exchangeOrderId: id } = await goods.exchanged()
  await goods.post(`/orders/${id}/mark-paid`, { method: 'cash' }).expect(200)
  return {
    ...goods,
    id: id as string,
    /** The money that the merchant has paid back by hand for the orders of the store, in minor units. */
    byHand: async () => {
      const [row] = await payments
        .db('refunds')
        .where({ shop_id: goods.shop.id, payment_id: null })
        .whereRaw(`(kind = 'excess') = (exchange_id is not null)`)
        .select<{ sum: number }[]>(payments.db.raw('coalesce(sum(amount - from_credit), 0)::float8 as sum'))
      return row!.sum
    },
  }
}

describe('A refund of an order that was paid by hand and by goods', () => {
  withPayments()

  it('is paid back by hand up to what was paid so, and the rest by the payment that the goods were bought with', async () => {
    const { id, post, kept, get, byHand } = await seen()
    await post(`/orders/${id}/refund`, { amount: 3 }).expect(200)
    expect([await byHand(), await kept()]).to.eql([300, 4000])
    await post(`/orders/${id}/refund`, { amount: 4 }).expect(200)
    expect([await byHand(), await kept()]).to.eql([500, 3800])
    await post(`/orders/${id}/refund`).expect(200)
    expect(await get(`/orders/${id}`)).to.include({ status: 'refunded' })
    expect([await byHand(), await kept()]).to.eql([500, 2000])
  })

  it('is split so when all of it is cancelled at once', async () => {
    const { id, post, kept, byHand } = await seen()
    await post(`/orders/${id}/cancel`).expect(200)
    expect([await byHand(), await kept()]).to.eql([500, 2000])
  })

  it('is split so when its goods are exchanged again for something cheaper', async () => {
    const { id, order, shop, ask, act, get, kept, byHand } = await seen()
    const { id: cheap } = await createVariant(shop, { id: order.productId }, { price: 1500 })
    const [{ _id: itemId }] = (await get(`/orders/${id}`)).items
    const lines = [{ itemId, quantity: 1, wanted: { variant: cheap } }]
    const { body } = await ask({ kind: 'exchange', lines }, id).expect(201)
    await act(body.data._id, 'approve').expect(200)
    await act(body.data._id, 'receive').expect(200)
    expect([await byHand(), await kept()]).to.eql([500, 3500])
  })
})
