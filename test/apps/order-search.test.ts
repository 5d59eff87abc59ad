import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const inDigitsFrom = (zero: number, number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

type Placed = { _id: string; orderId: number }

describe('listOrders and countOrders, searching', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }

  /** Returns the ids of what is found, after having seen that as many are counted. */
  async function find(query: object, reader = token): Promise<string[]> {
    const read = (path: string) =>
      call('apps').get(`/api/v1/orders${path}`).set(reader).query(query).expect(200)
    const [{ body }, counted] = await Promise.all([read(''), read('/count')])
    expect(counted.body.data.count).to.equal(body.data.orders.length).and.equal(body.data.pagination.total)
    return body.data.orders.map(({ _id }: Placed) => _id)
  }

  let accounts = 0
  async function place(name: string, email?: string): Promise<Placed> {
    // The address of an account has no digits, so that no number of an order is found in it.
    const person = email ? await createGuest() : await createAccount(`${'x'.repeat(++accounts)}@example.com`)
    if (!email) await service().db('users').where({ id: person.id }).update({ name })
    const { id: productId } = await createProduct(shop)
    const body = { items: [{ productId, quantity: 1 }], email }
    const reply = await call('store').post('/api/v1/orders').set(person.as(shop)).send(body).expect(201)
    return reply.body.data
  }

  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_ORDERS'])
  })

  it('finds orders by their number, and by the e-mail address and the name of the buyer', async () => {
    const ada = await place('Ada Lovelace')
    const guest = await place('', 'Grace.Hopper@navy.example')
    const other = await createShop()
    await createOrder(other, { id: (await createAccount()).id, email: 'grace.hopper@navy.example' })
    for (const [query, found] of [
      [String(ada.orderId), [ada]],
      [`#${guest.orderId}`, [guest]],
      [` #${guest.orderId} `, [guest]],
      [`Order ${guest.orderId}`, [guest]],
      [`order no. #${guest.orderId}`, [guest]],
      [`№ ${guest.orderId}`, [guest]],
      [`＃${inDigitsFrom(0xff10, guest.orderId)}`, [guest]],
      [inDigitsFrom(0x660, guest.orderId), [guest]],
      [`Road ${guest.orderId}`, []],
      [`0-${guest.orderId}`, []],
      [String(ada.orderId).slice(0, -1), []],
      ['lovelace', [ada]],
      ['a lov', [ada]],
      ['HOPPER@NAVY', [guest]],
      ['grace.hopper', [guest]],
      ['example', [guest, ada]],
      ['%', []],
      ['_', []],
      ['#', []],
      ['99999999999999999999', []],
      ['nobody', []],
      ['', [guest, ada]],
      ['  ', [guest, ada]],
    ] as const)
      expect(await find({ query }), query).to.eql(found.map(({ _id }) => _id))
  })

  it('finds the name of a buyer with its accents and without them', async () => {
    const [jose, zoe] = [await place('José Núñez'), await place('Zoe Muller')]
    expect(await find({ query: 'jose nunez' })).to.eql([jose._id])
    expect(await find({ query: 'Zoë Müller' })).to.eql([zoe._id])
  })

  it('looks among what the filters leave', async () => {
    const [first, second] = [await place('Ada'), await place('Ada')]
    await service().db('orders').where({ id: first._id }).update({ status: 'paid', payment_status: 'paid' })
    await place('Bob')
    expect(await find({ query: 'ada', status: 'paid' })).to.eql([first._id])
    expect(await find({ query: 'ada', paymentStatus: 'unpaid' })).to.eql([second._id])
    expect(await find({ query: 'ada', to: '2020-01-01' })).to.eql([])
    expect(await find({ paymentStatus: 'paid' })).to.eql([first._id])
    await service().db('orders').where({ id: first._id }).update({ deleted_at: new Date() })
    expect(await find({ query: 'ada' })).to.eql([second._id])
    const wrong = await call('apps').get('/api/v1/orders?paymentStatus=some').set(token).expect(400)
    expect(wrong.body.message).to.match(/paymentStatus/)
  })

  it('finds no buyers for an app that may not read customers', async () => {
    const ada = await place('Ada', 'ada@example.com')
    const app = async (scopes: string[]) =>
      createAppToken(shop, scopes, (await createInstallation(shop, { scopes })).id)
    const [stranger, trusted] = [await app(['READ_ORDERS']), await app(['READ_ORDERS', 'READ_CUSTOMERS'])]
    expect(await find({ query: 'ada' }, stranger)).to.eql([])
    expect(await find({ query: String(ada.orderId) }, stranger)).to.eql([ada._id])
    expect(await find({ query: 'ada' }, trusted)).to.eql([ada._id])
  })
})
