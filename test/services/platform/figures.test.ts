import { expect } from 'chai'
import { days, fromNow } from '../../../src/base/clock.ts'
import { readFigures } from '../../../src/services/platform/figures.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../../support/fixtures/people.ts'
import { createKyc, createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

describe('readFigures', () => {
  it('counts stores, accounts and orders, sums sales by currency, and shows what waits', async () => {
    const { db } = service()
    const before = await readFigures(db)
    const sold = (currency: string, figures = before) =>
      figures.sales.find((sales) => sales.currency === currency) ?? { orders: 0, total: 0, refunded: 0 }
    const buyer = await createAccount()
    await createGuest()
    const [one, two] = [await createShop({ currency: 'KWD' }), await createShop({ currency: 'KWD' })]
    const [yen, naira] = [await createShop({ currency: 'JPY' }), await createShop({ currency: 'NGN' })]
    await createKyc(naira)
    await db('shops')
      .where({ id: naira.id })
      .update({ suspended_at: new Date(), suspension_reason: 'A test' })
    const pay = async (shop: typeof one, subtotal: number, paid: Date, refunded = 0) => {
      const { id } = await createOrder(shop, buyer, { subtotal })
      await db('orders').where({ id }).update({ paid_at: paid, refunded })
    }
    await pay(one, 1500, fromNow(0))
    await pay(two, 2250, fromNow(-29 * days), 250)
    await pay(two, 9999, fromNow(-31 * days))
    await pay(yen, 700, fromNow(0))
    await createOrder(yen, buyer)

    const figures = await readFigures(db)
    expect(figures.stores).to.eql({
      total: before.stores.total + 4,
      suspended: before.stores.suspended + 1,
    })
    expect(figures.accounts.total).to.equal(before.accounts.total + 5)
    expect(figures.orders).to.equal(before.orders + 5)
    const added = (currency: string) => {
      const [now, then] = [sold(currency, figures), sold(currency)]
      return {
        orders: now.orders - then.orders,
        total: now.total - then.total,
        refunded: now.refunded - then.refunded,
      }
    }
    expect(added('KWD')).to.eql({ orders: 2, total: 3.75, refunded: 0.25 })
    expect(added('JPY')).to.eql({ orders: 1, total: 700, refunded: 0 })
    expect(figures.backlog.identityChecks).to.equal(before.backlog.identityChecks + 1)
    const all = await readFigures(db, new Date(0))
    expect(sold('KWD', all).orders).to.equal(sold('KWD', figures).orders + 1)
  })
})
