import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createDispatch } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'

const migration = readFileSync('src/db/migrations/20261126115721_addresses_of_erased_orders.sql', 'utf8')

describe('the addresses of orders that were erased before their couriers were done', () => {
  it('are taken out of labels, parcels and what couriers were asked, and out of those of no other order', async () => {
    const { db } = service()
    const [shop, shopper] = [await createShop(), await createAccount()]
    /** Creates a cancelled order with a parcel, a courier who fetches it and a label that was refused. */
    async function cancelled(values: object) {
      const { id } = await createOrder(shop, shopper, { status: 'cancelled' })
      const { id: job, shipmentId: parcel } = await createDispatch(shop, shopper)
      await db('shipments').where({ id: parcel }).update({ order_id: id })
      await db('dispatches')
        .where({ id: job })
        .update({ order_id: id, request: { currency: 'USD', to: { name: 'A shopper' } } })
      await db('shipping_labels').insert({
        id: newId(),
        shop_id: shop.id,
        order_id: id,
        rate_id: newId(),
        provider: 'shippo',
        provider_rate: 'rate',
        shipment: { carrier: 'Riders', address: { name: 'A shopper' } },
        state: 'failed',
        created_at: new Date(),
        updated_at: new Date(),
      })
      await db('orders').where({ id }).update(values)
      return async () => ({
        label: (await db('shipping_labels').where({ order_id: id }).first('shipment')).shipment,
        parcel: Object.keys(
          (await db('shipments').where({ id: parcel }).first('shipping_address')).shipping_address,
        ),
        asked: (await db('dispatches').where({ id: job }).first('request')).request,
      })
    }
    const erased = await cancelled({ email: '', shipping_address: null })
    const kept = await cancelled({ note: 'Leave it at the door' })
    const before = await kept()
    expect(before.parcel).to.include('name')
    // The second run finds nothing left to do.
    for (let run = 0; run < 2; run += 1) await db.raw(migration)
    expect(await erased()).to.eql({
      label: { carrier: 'Riders' },
      parcel: ['_id'],
      asked: { currency: 'USD' },
    })
    expect(await kept()).to.eql(before)
  })
})
