import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'

describe('A call that PostgreSQL ends to break a deadlock', () => {
  it('is made once more, with its event and its Idempotency-Key', async () => {
    const { db } = service()
    const [shop, shopper] = [await createShop(), await createAccount()]
    const [first, second] = [await createProduct(shop), await createProduct(shop)]
    const items = [first, second].map(({ id }) => ({ productId: id, quantity: 1 }))
    const headers = { ...shopper.as(shop), 'idempotency-key': unique('key') }
    const order = () => call('store').post('/api/v1/orders').set(headers).send({ items })
    const lock = (tx: typeof db, id: string) => tx('products').where({ id }).forUpdate().first('id')
    const reply = await transaction(db, async (tx) => {
      // The other side of the deadlock waits longer before it looks for one, so the call is the side that ends.
      await tx.raw("set local deadlock_timeout = '60s'")
      await lock(tx, second.id)
      const placing = order().then((reply) => reply)
      await untilOneWaits()
      await lock(tx, first.id)
      return { placing }
    })
    const { status, body } = await reply.placing
    expect(status, JSON.stringify(body)).to.equal(201)
    const repeated = await order()
    expect(repeated.headers['idempotent-replayed']).to.equal('true')
    expect(repeated.body.data._id).to.equal(body.data._id)
    expect(await db('orders').where({ shop_id: shop.id }).pluck('id')).to.eql([body.data._id])
    const about = { shop_id: shop.id, resource: 'orders' }
    expect(await db('events').where(about).pluck('resource_id')).to.eql([body.data._id])
    expect(await db('products').where({ shop_id: shop.id }).pluck('quantity')).to.eql([9, 9])
  })

  /** Waits until another transaction waits for a lock. */
  async function untilOneWaits(): Promise<void> {
    const { db } = service()
    for (;;) {
      const { rows } = await db.raw(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      if (rows.length > 0) return
    }
  }
})
