import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

let shop: Awaited<ReturnType<typeof createShop>>
let shopper: Person
let token: { authorization: string }

const read = async (path: string, query: object = {}) =>
  (await call('apps').get(`/api/v1/orders${path}`).set(token).query(query).expect(200)).body.data
/** Runs something on a day. */
const on = <T>(day: string, work: () => Promise<T>) =>
  later(Date.parse(`${day}T12:00:00Z`) - Date.now(), work)

/** Creates an order that was paid at a time, whose rate promises so many days. */
async function paidOrder(at: string, etaDays: number | null) {
  const order = await createOrder(shop, shopper, { status: 'paid', payment_status: 'paid' })
  const history = [
    { at: '2026-03-01T00:00:00.000Z', status: 'pending', paymentStatus: 'unpaid' },
    { at, status: 'paid', paymentStatus: 'paid' },
  ]
  const shipping_rate = { rateId: newId(), carrier: 'Riders', shippingMethod: 'Same day', etaDays }
  await service()
    .db('orders')
    .where({ id: order.id })
    .update({ history: JSON.stringify(history), shipping_rate, created_at: history[0]!.at })
  return order
}

describe('Orders that are late', () => {
  beforeEach(async () => {
    shop = await createShop({ country: 'DE', timeZone: 'Europe/Berlin' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['READ_ORDERS'])
  })

  it('are those whose promised working days are over since they were paid', async () => {
    // Good Friday, the weekend and Easter Monday do not count.
    const { id } = await paidOrder('2026-04-02T10:00:00.000Z', 2)
    const packing = () => read(`/${id}/packing`)
    expect(await on('2026-04-08', packing)).to.include({ shipBy: '2026-04-08', late: false })
    expect(await on('2026-04-09', packing)).to.include({ shipBy: '2026-04-08', late: true })
    expect(await on('2026-04-08', () => read('/count', { late: true }))).to.eql({ count: 0 })
    expect(await on('2026-04-09', () => read('/count', { late: true }))).to.eql({ count: 1 })
    expect(await on('2026-04-09', () => read('/count', { late: false }))).to.eql({ count: 0 })
  })

  it('are counted in the days of the store, by the holidays of where its parcels are sent from', async () => {
    // It is the third of June in Berlin, and the fourth is a holiday in Bavaria.
    const { id } = await paidOrder('2026-06-02T22:30:00.000Z', 1)
    const shipBy = async () => (await on('2026-06-03', () => read(`/${id}/packing`))).shipBy
    expect(await shipBy()).to.equal('2026-06-04')
    const origin = { name: 'A', phone: '', line1: '1', city: 'Munich', state: 'Bavaria', country: 'DE' }
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ shipping: JSON.stringify({ zones: [], origin }) })
    expect(await shipBy()).to.equal('2026-06-05')
  })

  it('have until the goods come out or are promised, and the days of the rate after that', async () => {
    const { id } = await paidOrder('2026-04-14T10:00:00.000Z', 2)
    const shipBy = async (details: object) => {
      await service()
        .db('order_items')
        .where({ shop_id: shop.id, order_id: id })
        .update({ details: JSON.stringify(details) })
      return (await on('2026-04-22', () => read(`/${id}/packing`))).shipBy
    }
    expect(await shipBy({})).to.equal('2026-04-16')
    // It is the sixth of May in Berlin.
    const preorder = { releasesAt: '2026-05-05T22:30:00.000Z' }
    expect(await shipBy({ preorder })).to.equal('2026-05-08')
    expect(await shipBy({ backorder: { shipsOn: '2026-04-20' } })).to.equal('2026-04-22')
    expect(await shipBy({ backorder: {} })).to.equal('2026-04-16')
  })

  it('come first among those to ship, and say so only if they are asked', async () => {
    const [unpromised, next, first] = [
      await paidOrder('2026-04-01T10:00:00.000Z', null),
      await paidOrder('2026-04-07T10:00:00.000Z', 3),
      await paidOrder('2026-04-07T10:00:00.000Z', 0),
    ]
    const sent = await paidOrder('2026-04-01T10:00:00.000Z', 1)
    await service().db('orders').where({ id: sent.id }).update({ shipped: 1 })
    const query = { toShip: true, sort: 'shipBy', promises: true }
    const { orders } = await on('2026-04-09', () => read('', query))
    expect(orders.map(({ _id, shipBy, late }: Listed) => [_id, shipBy, late])).to.eql([
      [first.id, '2026-04-08', true],
      [next.id, '2026-04-10', false],
      [unpromised.id, null, false],
    ])
    const pages = await on('2026-04-09', async () => {
      const { orders: one, next: after } = await read('', { ...query, limit: 1 })
      return [...one, ...(await read('', { ...query, limit: 2, after })).orders]
    })
    expect(pages.map(({ _id }: Listed) => _id)).to.eql([first.id, next.id, unpromised.id])
    const late = await on('2026-04-09', () => read('', { late: true }))
    expect(late.orders.map(({ _id }: Listed) => _id)).to.eql([first.id])
    expect(late.pagination.total).to.equal(1)
    expect(late.orders[0]).to.not.have.any.keys('shipBy', 'late')
    const all = await on('2026-04-09', () => read('', { promises: true }))
    const found = all.orders.find(({ _id }: Listed) => _id === sent.id)
    expect(found).to.include({ shipBy: null, late: false })
  })

  it('are found together with a search by buyer', async () => {
    token = await createAppToken(shop, ['READ_ORDERS', 'READ_CUSTOMERS'])
    const { id } = await paidOrder('2026-04-02T10:00:00.000Z', 1)
    await paidOrder('2026-04-08T10:00:00.000Z', 5)
    const query = { query: shopper.email!, late: true, promises: true }
    const { orders } = await on('2026-04-09', () => read('', query))
    expect(orders.map(({ _id }: Listed) => _id)).to.eql([id])
    expect(await on('2026-04-09', () => read('/count', query))).to.eql({ count: 1 })
  })
})

interface Listed {
  _id: string
  shipBy?: string | null
  late?: boolean
}
