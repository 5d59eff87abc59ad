import { expect } from 'chai'
import { clock, days as daysLong, fromNow } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createDigitalProduct, createEntitlement } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const nothing = { orders: 0, renewals: 0, sales: 0, refunds: 0, refunded: 0, net: 0 }

describe('getSales', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: { authorization: string }
  const get = async (query: object = {}, status = 200) =>
    (await call('apps').get('/api/v1/sales').set(token).query(query).expect(status)).body

  async function sell(at: string, subtotal: number, values: object = {}): Promise<string> {
    const { id } = await createOrder(shop, shopper, { subtotal, status: 'paid', payment_status: 'paid' })
    await service()
      .db('orders')
      .where({ id })
      .update({ paid_at: at, ...values })
    return id
  }
  const refund = (order_id: string, created_at: string, values: object) =>
    service()
      .db('refunds')
      .insert({
        id: newId(),
        shop_id: shop.id,
        order_id,
        amount: 100,
        state: 'succeeded',
        created_at,
        ...values,
      })

  beforeEach(async () => {
    shop = await createShop({ type: 'digital' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['READ_SALES'])
  })

  it('sums up orders on the day of their payment and refunds on theirs, with zeros for other days', async () => {
    await sell('2026-03-01T00:00:00.000Z', 1050)
    const returned = await sell('2026-03-01T23:59:59.999Z', 2000, { discount: 500, deleted_at: clock.now() })
    await sell('2026-03-04T00:00:00.000Z', 7700)
    await sell('2026-02-28T23:59:59.999Z', 7700)
    await createOrder(shop, shopper, { subtotal: 9900 })
    await refund(returned, '2026-03-03T10:00:00.000Z', { amount: 1500 })
    await refund(returned, '2026-03-03T10:00:00.000Z', { amount: 1, state: 'failed' })
    await refund(returned, '2026-03-03T10:00:00.000Z', { amount: 1, state: 'intent' })
    await refund(returned, '2026-03-03T10:00:00.000Z', { amount: 1, kind: 'excess' })
    const { data } = await get({ from: '2026-03-01', to: '2026-03-03', by: 'day' })
    expect(data).to.eql({
      currency: { symbol: '$', code: 'USD' },
      timeZone: 'UTC',
      days: [
        { date: '2026-03-01', ...nothing, orders: 2, sales: 25.5, net: 25.5 },
        { date: '2026-03-02', ...nothing },
        { date: '2026-03-03', ...nothing, refunds: 1, refunded: 15, net: -15 },
      ],
      total: { orders: 2, renewals: 0, sales: 25.5, refunds: 1, refunded: 15, net: 10.5 },
    })
  })

  it('counts renewals of passes that were charged', async () => {
    const product = await createDigitalProduct(shop)
    const entitlement = await createEntitlement(shop, shopper, { product_id: product.id })
    for (const [attempt, state] of ['succeeded', 'declined', 'refunded'].entries())
      await service()
        .db('renewal_charges')
        .insert({
          id: newId(),
          shop_id: shop.id,
          entitlement_id: entitlement.id,
          product_id: product.id,
          period_end: clock.now(),
          attempt: attempt + 1,
          provider: 'sandbox',
          reference: newId(),
          amount: 1299,
          currency: 'USD',
          email: 'x@example.com',
          card_brand: 'visa',
          card_last4: '1',
          state,
          created_at: '2026-03-01T12:00:00.000Z',
        })
    const { data } = await get({ from: '2026-03-01', to: '2026-03-01' })
    expect(data.days).to.eql([{ date: '2026-03-01', ...nothing, renewals: 1, sales: 12.99, net: 12.99 }])
  })

  it('takes the days of a time zone, whose clocks may change', async () => {
    await sell('2026-03-29T22:30:00.000Z', 100)
    await sell('2026-03-28T22:30:00.000Z', 100)
    const of = async (timeZone: string) => {
      const { data } = await get({ from: '2026-03-28', to: '2026-03-30', timeZone })
      return data.days.map(({ date, orders }: { date: string; orders: number }) => [date.slice(-2), orders])
    }
    // Summer begins in Berlin at 1 o'clock UTC on the 29th.
    expect(await of('Europe/Berlin')).to.eql([
      ['28', 1],
      ['29', 0],
      ['30', 1],
    ])
    expect(await of('UTC')).to.eql([
      ['28', 1],
      ['29', 1],
      ['30', 0],
    ])
    // This name of IANA's means two hours east of Greenwich.
    expect(await of('Etc/GMT-2')).to.eql([
      ['28', 0],
      ['29', 1],
      ['30', 1],
    ])
    expect(await of('America/Argentina/Ushuaia')).to.eql([
      ['28', 1],
      ['29', 1],
      ['30', 0],
    ])
    // PostgreSQL knows this name as an abbreviation too, for winter alone.
    expect(await of('CET')).to.eql(await of('Europe/Berlin'))
    // Browsers on a computer that is set to it tell this name.
    expect(await of('EST5EDT')).to.eql(await of('America/New_York'))
  })

  it('counts a day from its first midnight on, where clocks that are put back repeat it', async () => {
    // On the Azores midnight comes at 0 o'clock UTC, and again an hour later.
    await sell('2026-10-25T00:30:00.000Z', 100)
    await sell('2026-10-24T23:30:00.000Z', 300)
    const of = async (day: string) => {
      const { data } = await get({ from: day, to: day, timeZone: 'Atlantic/Azores' })
      return data.total.sales
    }
    expect(await of('2026-10-24')).to.equal(3)
    expect(await of('2026-10-25')).to.equal(1)
  })

  it('shows the last 30 days by default, in the minor units of the currency, of this store alone', async () => {
    shop = await createShop({ currency: 'JPY' })
    await sell(fromNow(-1000).toISOString(), 900)
    shop = await createShop({ currency: 'KWD' })
    token = await createAppToken(shop, ['READ_SALES'])
    await sell(fromNow(-29 * daysLong).toISOString(), 1234)
    const { data } = await get()
    expect(data.days).to.have.length(30)
    expect(data.days[0]).to.include({
      date: fromNow(-29 * daysLong)
        .toISOString()
        .slice(0, 10),
      sales: 1.234,
    })
    expect(data.days[29].date).to.equal(clock.now().toISOString().slice(0, 10))
    expect(data.total).to.include({ orders: 1, sales: 1.234 })
  })

  it('knows the last day of the calendar, behind which there is none to end it', async () => {
    const { data } = await get({ from: '9999-12-30', to: '9999-12-31' })
    expect(data.days.map(({ date }: { date: string }) => date)).to.eql(['9999-12-30', '9999-12-31'])
  })

  it('refuses periods that are too long or end before they begin, and unknown time zones', async () => {
    const whole = { from: '2026-01-01', to: '2027-02-04' }
    expect((await get(whole)).data.days).to.have.length(400)
    for (const [query, words] of [
      [{ ...whole, to: '2027-02-05' }, /400 days/],
      [{ from: '2026-01-02', to: '2026-01-01' }, /^from must not be after to/],
      [{ from: 'soon' }, /^from must be/],
      [{ by: 'week' }, /by/],
      [{ timeZone: 'Mars/Olympus' }, /^timeZone must be/],
      [{ timeZone: 'UTC+2' }, /^timeZone must be/],
      [{ timeZone: 'Mars/Olympus-2' }, /^timeZone must be/],
      [{ timeZone: 'Mars/Olympus2' }, /^timeZone must be/],
      [{ timeZone: 'UTC2' }, /^timeZone must be/],
      // To PostgreSQL this is Israel's time, to others India's or Ireland's.
      [{ timeZone: 'IST' }, /^timeZone must be/],
      [{ timeZone: 'Mars/Olympus', from: '2026-01-01', to: '2026-01-01' }, /^timeZone must be/],
    ] as const)
      expect((await get(query, 400)).message, JSON.stringify(query)).to.match(words)
  })
})
