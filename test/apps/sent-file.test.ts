import { expect } from 'chai'
import { createOrder } from '../support/fixtures/orders.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { made, openShipping, shop, shopper, token } from './shipping-support.ts'

const post = (csv: string) => call('apps').post('/api/v1/shipping/shipments/batch').set(token).send({ csv })
const send = async (csv: string) => (await post(csv).expect(200)).body.data.results
const address = {
  ...{ _id: '665f1c2ab4e0d3a1c9f000a1', name: 'A', phone: '+234 803 000 0000', line1: '1', line2: null },
  ...{ city: 'Ikeja', state: 'Lagos', country: 'NG', postalCode: null, lat: null, lng: null },
}
async function paidOrder(values: object = {}) {
  const made = await createOrder(shop, shopper, { status: 'paid', payment_status: 'paid' })
  const changes = { shipping_address: address, ...values }
  await service().db('orders').where({ id: made.id }).update(changes)
  return made
}
const shipmentsOf = ({ id }: { id: string }) =>
  service().db('shipments').where({ order_id: id }).orderBy('created_at')

describe('sendShipments', () => {
  openShipping()

  it('ships orders by a file of tracking numbers, and tells each buyer once', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    const csv = `\ufeffBestellnummer;Versanddienst;Sendungsnummer\r\n#${first.number};DHL;00340\r\n${second.number};DPD;77\r\n`
    const results = await send(csv)
    const [row] = await shipmentsOf(first)
    expect(results[0]).to.eql({
      ...{ line: 2, order: `#${first.number}`, status: 'sent', shipment: row.id, refusal: null },
    })
    expect(row).to.include({ carrier: 'DHL', tracking_number: '00340', status: 'in_transit' })
    expect(row.lines).to.have.lengthOf(1)
    expect((await shipmentsOf(second))[0]).to.include({ carrier: 'DPD', tracking_number: '77' })
    const again = await send(csv)
    expect(again.map(({ status }: { status: string }) => status)).to.eql(['unchanged', 'unchanged'])
    expect(await shipmentsOf(first)).to.have.lengthOf(1)
    const told = await service()
      .db('order_announcements')
      .where({ shop_id: shop.id, change: 'shipped' })
      .select('id')
    expect(told).to.have.lengthOf(2)
  })

  it('completes the shipment that waits for its number, and then one with what is left', async () => {
    const order = await paidOrder({ to_ship: 3 })
    await service().db('order_items').where({ order_id: order.id }).update({ quantity: 3 })
    const { id: itemId } = await service().db('order_items').where({ order_id: order.id }).first('id')
    const { _id } = await made({ orderId: order.id, lines: [{ itemId, quantity: 1 }] })
    const [one, two] = await send(`${order.number},Riders,R-1\n${order.number},Riders,R-2\n`)
    expect(one).to.include({ line: 1, status: 'sent', shipment: _id })
    expect(two.status).to.equal('sent')
    const rows = await shipmentsOf(order)
    expect(rows.map(({ lines }: { lines: { quantity: number }[] }) => lines[0]!.quantity)).to.eql([1, 2])
    const [three] = await send(`${order.number},Riders,R-3\n`)
    expect(three).to.include({ status: 'refused', shipment: null })
    expect(three.refusal.code).to.equal('nothing_to_ship')
  })

  it('refuses single lines, and sends the others', async () => {
    const { db } = service()
    const foreign = await createShop()
    const theirs = await createOrder(foreign, shopper, { status: 'paid' })
    await db('orders').where({ id: theirs.id }).update({ number: 987_654 })
    const [unpaid, cancelled, good, homeless] = [
      await createOrder(shop, shopper),
      await paidOrder({ status: 'cancelled' }),
      await paidOrder(),
      await paidOrder({ shipping_address: null }),
    ]
    const numbers = [unpaid.number, cancelled.number, good.number, homeless.number, 987_654, 'abc']
    const results = await send(`carrier\torder no.\n${numbers.map((number) => `DHL\t${number}`).join('\n')}`)
    const codes = results.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null)
    expect(codes).to.eql([
      ...['order_not_paid', 'order_not_shippable', null, 'shipping_address_required'],
      ...['order_not_found', 'order_not_found'],
    ])
    expect(await shipmentsOf(good)).to.have.lengthOf(1)
  })

  it('refuses a file that is none', async () => {
    const rows = Array.from({ length: 201 }, (_, n) => `${n + 1},DHL,${n}`).join('\n')
    for (const csv of [
      '\n\n',
      'order,carrier\n',
      'carrier,number\nDHL,x\n',
      rows,
      '1001,DHL,1,ftp://x',
      '1,"DHL',
    ])
      expect((await post(csv).expect(400)).body.code, csv.slice(0, 20)).to.equal('invalid_request')
    await post(`1001,${'x'.repeat(121)}`).expect(400)
  })

  it('sends an order once, of two files at once', async () => {
    const order = await paidOrder()
    const answers = await Promise.all(['A-1', 'A-2'].map((code) => send(`${order.number},DHL,${code}\n`)))
    expect(answers.map(([{ status }]) => status).sort()).to.eql(['refused', 'sent'])
    expect(await shipmentsOf(order)).to.have.lengthOf(1)
  })
})
