import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { answerWithdrawals, declareWithdrawal } from '../support/fixtures/returns.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail } from '../support/sign-in.ts'

let shop: Shop

const post = (path: string, body: object, at: { id: string } = shop) =>
  call('store').post(`/api/v1/withdrawals${path}`).set({ 'x-shop-id': at.id }).send(body)
const mailbox = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await call('console').get('/api/v1/mailbox').query({ to }).expect(200)).body.data.messages

/** Creates a guest's paid order of two pieces, and its line. */
async function bought(status = 'paid') {
  const { db } = service()
  const [guest, email] = [await createGuest(), newEmail()]
  const { id, number, productId } = await createOrder(shop, { ...guest, email }, { status })
  await db('order_items').where({ order_id: id }).update({ quantity: 2 })
  const { id: itemId } = await db('order_items').where({ order_id: id }).first('id')
  return { id, number, productId, email, itemId: itemId as string, guest: { ...guest, email } }
}

async function deliver({ id, guest }: Awaited<ReturnType<typeof bought>>, at: Date): Promise<void> {
  const shipment = await createShipment(shop, guest, { id })
  const history = JSON.stringify([{ status: 'delivered', at }])
  await service().db('shipments').where({ id: shipment.id }).update({ status: 'delivered', history })
}

describe('Withdrawals without a sign-in', () => {
  beforeEach(async () => {
    shop = await createShop()
  })

  it('are kept while their e-mail is held back, and answered once it may be sent', async () => {
    const { number, email } = await bought()
    const { db } = service()
    await declareWithdrawal(shop, { number, email })
    await db('mail_counts').update({ count: 1_000_000 })
    await post('', { orderId: number, email }).expect(200)
    await answerWithdrawals()
    const waiting = await db('withdrawal_declarations').where({ shop_id: shop.id })
    expect([waiting.length, (await mailbox(email)).length]).to.eql([1, 1])
    expect(Date.parse(waiting[0].next_at)).to.be.above(Date.now())
    await db('mail_counts').delete()
    await db('withdrawal_declarations')
      .where({ shop_id: shop.id })
      .update({ next_at: new Date(0) })
    await answerWithdrawals()
    expect(await mailbox(email)).to.have.length(2)
    expect(await db('withdrawal_declarations').where({ shop_id: shop.id })).to.eql([])
  })

  it('are declared, confirmed with a mailed code, and receipted as of the declaration', async () => {
    const { number, email, itemId } = await bought()
    const token = await declareWithdrawal(shop, { number, email })
    const [asked] = await mailbox(email)
    expect(asked!.subject).to.equal(`Confirm your withdrawal from order #${number} at ${shop.name}`)
    const { body: opened } = await post('/open', { token }).expect(200)
    expect(opened.data).to.include({ orderId: number, until: null, confirmed: false })
    expect(opened.data.lines[0]).to.include({ itemId, quantity: 2 })
    const { body } = await post('/confirm', { token, lines: [{ itemId, quantity: 1 }] }).expect(200)
    expect(body.data).to.include({
      kind: 'withdrawal',
      status: 'requested',
      declaredAt: opened.data.declaredAt,
      deadline: null,
    })
    expect(body.data.lines[0].reason).to.equal(null)
    const [receipt] = await mailbox(email)
    expect(receipt!.subject).to.equal(`Receipt of your withdrawal from order #${number} at ${shop.name}`)
    const time = /\d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC/
    expect(time.exec(receipt!.text)![0]).to.equal(time.exec(asked!.text)![0])
    expect(receipt!.text).to.contain('1 × ')
  })

  it('never tell whether there is such an order, and mail no other address', async () => {
    const { number, email } = await bought()
    const elsewhere = await createShop()
    const stranger = newEmail()
    const asked = [
      { orderId: number, email },
      { orderId: number, email: stranger },
      { orderId: number + 1, email },
      { orderId: 2_000_000_000, email: stranger },
    ]
    const replies = [
      ...(await Promise.all(asked.map((body) => post('', body)))),
      await post('', asked[0]!, elsewhere),
    ]
    const shapes = replies.map(({ status, body }) => JSON.stringify([status, body]))
    expect(new Set(shapes).size).to.equal(1)
    await answerWithdrawals()
    expect(await mailbox(email)).to.have.length(1)
    expect(await mailbox(stranger)).to.eql([])
    expect(await service().db('withdrawal_declarations').whereIn('email', [email, stranger])).to.eql([])
  })

  it('look nothing up before they have answered', async () => {
    const { number, email } = await bought()
    await post('', { orderId: number, email }).expect(200)
    expect(await mailbox(email)).to.eql([])
    expect(await answerWithdrawals()).to.equal(1)
    expect(await answerWithdrawals()).to.equal(0)
    expect(await mailbox(email)).to.have.length(1)
  })

  it('are answered once by two workers', async () => {
    const { number, email } = await bought()
    await post('', { orderId: number, email }).expect(200)
    await Promise.all([answerWithdrawals(), answerWithdrawals(), answerWithdrawals()])
    expect(await mailbox(email)).to.have.length(1)
  })

  it('are confirmed once, however often and whoever at once', async () => {
    const { id, number, email, itemId } = await bought()
    const token = await declareWithdrawal(shop, { number, email })
    const send = () => post('/confirm', { token, lines: [{ itemId, quantity: 1 }] })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).to.eql([200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.data._id)).size).to.equal(1)
    const [{ _id }] = [replies[0]!.body.data]
    expect(await service().db('returns').where({ order_id: id })).to.have.length(1)
    expect(await service().db('events').where({ resource: 'returns', resource_id: _id })).to.have.length(1)
    expect(await mailbox(email)).to.have.length(2)
    expect((await post('/open', { token }).expect(200)).body.data.confirmed).to.equal(true)
  })

  it('say why by e-mail where an order was cancelled or refunded, or its time is over', async () => {
    for (const status of ['cancelled', 'refunded']) {
      const { number, email } = await bought(status)
      await post('', { orderId: number, email }).expect(200)
      await answerWithdrawals()
      const [mail] = await mailbox(email)
      expect(mail!.subject).to.equal(`You cannot withdraw from order #${number} at ${shop.name}`)
      expect(mail!.text).to.contain(`The order was ${status}`)
    }
    const late = await bought()
    await deliver(late, new Date(Date.now() - 16 * days))
    await post('', { orderId: late.number, email: late.email }).expect(200)
    await answerWithdrawals()
    expect((await mailbox(late.email))[0]!.text).to.contain('The time for it ended on ')
  })

  it('count as of their declaration, also if they are confirmed after the time has ended', async () => {
    const order = await bought()
    await deliver(order, new Date(Date.now() - 13.5 * days))
    const token = await declareWithdrawal(shop, order)
    const lines = [{ itemId: order.itemId, quantity: 1 }]
    await later(3 * days, () => post('/confirm', { token, lines }).expect(200))
  })

  it('refuse codes that are altered, old, or of another store', async () => {
    const { number, email, itemId } = await bought()
    const token = await declareWithdrawal(shop, { number, email })
    const lines = [{ itemId, quantity: 1 }]
    const wrong = `${newId()}${token.slice(24)}`
    for (const one of ['', 'x', wrong, token.slice(0, -1)]) {
      const { body } = await post('/open', { token: one }).expect(404)
      expect(body.code).to.equal('code_not_found')
      await post('/confirm', { token: one, lines }).expect(404)
    }
    await post('/open', { token }, await createShop()).expect(404)
    await later(15 * days, () => post('/open', { token }).expect(404))
    await service().db('orders').where({ number, shop_id: shop.id }).update({ deleted_at: new Date() })
    await post('/confirm', { token, lines }).expect(404)
  })

  it('refuse what the order does not have, or has no more', async () => {
    const { id, number, email, itemId, productId } = await bought()
    const token = await declareWithdrawal(shop, { number, email })
    const code = async (quantity: number, item = itemId) =>
      (await post('/confirm', { token, lines: [{ itemId: item, quantity }] })).body.code
    expect(await code(1, newId())).to.equal('order_item_not_found')
    expect(await code(3)).to.equal('too_many_returned')
    await service()
      .db('return_exclusions')
      .insert({ shop_id: shop.id, product_id: productId, reason: 'perishable' })
    expect(await code(1)).to.equal('line_not_returnable')
    await service().db('orders').where({ id }).update({ status: 'cancelled' })
    expect(await code(1)).to.equal('order_not_returnable')
    await service().db('orders').where({ id }).update({ status: 'paid' })
    await deliver(
      { id, number, email, itemId, productId, guest: { ...(await createGuest()), email } },
      new Date(0),
    )
    expect(await code(1)).to.equal('return_period_over')
  })

  it('mail an address nine codes an hour at most', async () => {
    const { number, email } = await bought()
    for (let n = 0; n < 11; n++) await post('', { orderId: number, email })
    await answerWithdrawals()
    expect((await mailbox(email)).length).to.be.within(1, 9)
  })
})
