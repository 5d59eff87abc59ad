import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const home = { line1: '1 Example Street', line2: null, state: '', lat: null, lng: null }

describe('A search for people', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let token: { authorization: string }
  before(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_CUSTOMERS', 'READ_ORDERS'])
  })

  it('finds customers by their names in either order and by their telephone numbers in any writing', async () => {
    const people: [name: string, email: string, phone: string | null][] = [
      ["Siobhán O'Brien", 'a@x.example', '+44 (0)20 7946 0958'],
      ['山田 太郎', 'b@x.example', null],
      ['Jean-Luc Björk', 'c@x.example', '0803 123 4567'],
      ['محمّد علي', 'd@x.example', '+39 06 698 12345'],
    ]
    const rows = people.map(([name, email, phone]) => ({ id: newId(), shop_id: shop.id, name, email, phone }))
    await service().db('customers').insert(rows)
    for (const [search, email] of [
      ['obrien', 'a@x.example'],
      ['O’Brien', 'a@x.example'],
      ["o'brien siobhan", 'a@x.example'],
      ['Brien, Siobhán', null],
      ['OBRIEN, Siobhán', 'a@x.example'],
      ['山田太郎', 'b@x.example'],
      ['山田　太郎', 'b@x.example'],
      ['太郎 山田', 'b@x.example'],
      ['bjork jean luc', 'c@x.example'],
      ['Björk, Jean-Luc', 'c@x.example'],
      ['jean–luc', 'c@x.example'],
      ['علي محمد', 'd@x.example'],
      ['020 7946 0958', 'a@x.example'],
      ['+442079460958', 'a@x.example'],
      ['0044-20-7946.0958', 'a@x.example'],
      ['(020) 79460958', 'a@x.example'],
      ['+234 803 123 4567', 'c@x.example'],
      ['٠٨٠٣ ١٢٣ ٤٥٦٧', 'c@x.example'],
      ['+39 06 69812345', 'd@x.example'],
      ['0669812345', 'd@x.example'],
      ['020 7946 0959', null],
      ['-', null],
    ] as const) {
      const { body } = await call('apps').get('/api/v1/customers').query({ search }).set(token).expect(200)
      const found = body.data.customers.map((one: { email: string }) => one.email)
      expect(found, search).to.eql(email ? [email] : [])
    }
  })

  it('finds orders by recipient, city, postcode and telephone number, as their address is at that moment', async () => {
    const { db } = service()
    const guest = await createGuest()
    const place = async (address: object) => {
      const { id } = await createOrder(shop, guest)
      await db('orders')
        .where({ id })
        .update({ shipping_address: JSON.stringify({ _id: newId(), ...home, ...address }) })
      return id
    }
    const first = await place({
      name: "Róisín D'Arcy",
      phone: '+1 (415) 555-0132',
      city: 'Saint-Étienne',
      country: 'FR',
      postalCode: 'SW1A 1AA',
    })
    const second = await place({
      name: '佐藤 花子',
      phone: '03-1234-5678',
      city: '札幌市',
      country: 'JP',
      postalCode: '060-0001',
    })
    await createOrder(await createShop(), guest)
    const find = async (query: string) => {
      const { body } = await call('apps').get('/api/v1/orders').query({ query }).set(token).expect(200)
      const counted = await call('apps').get('/api/v1/orders/count').query({ query }).set(token).expect(200)
      expect(counted.body.data.count).to.equal(body.data.orders.length)
      return body.data.orders.map(({ _id }: { _id: string }) => _id)
    }
    for (const query of [
      'darcy',
      'D’Arcy roisin',
      'saint etienne',
      'Saint-Etienne',
      'sw1a1aa',
      'SW1A 1AA',
      '415 555 0132',
      '+14155550132',
    ])
      expect(await find(query), query).to.eql([first])
    for (const query of [
      '佐藤花子',
      '花子 佐藤',
      '札幌',
      '0600001',
      '060-0001',
      '+81 3 1234 5678',
      '0312345678',
    ])
      expect(await find(query), query).to.eql([second])
    await db('orders').where({ id: first }).update({ shipping_address: null })
    for (const query of ['darcy', 'sw1a1aa', '415 555 0132']) expect(await find(query), query).to.eql([])
  })
})
