import type { Tables } from '../../generated/tables.ts'
import type { Database } from '../../src/db/database.ts'

// Compiled, never run: what Knex builds names tables and columns that there are, with values that fit.

declare const db: Database

const order: Tables['orders']['base'] = await db('orders').first().then()

export const uses = [
  db('orders').where({ shop_id: '1' }).update({ status: 'paid', paid_at: new Date() }),
  db('orders').update({ subtotal: db.raw('subtotal + 1') }),
  db('orders').join('users', 'users.id', 'orders.user_id').where({ 'orders.shop_id': '1', 'users.id': '2' }),
  // @ts-expect-error there is no such column
  db('orders').update({ staet: 'succeeded' }),
  // @ts-expect-error the column has another type
  db('orders').update({ subtotal: 'many' }),
  // @ts-expect-error the check of the column does not know this word
  db('orders').update({ status: 'succeeded' }),
  // @ts-expect-error the column is never null
  db('orders').update({ status: null }),
  // @ts-expect-error PostgreSQL computes this column
  db('orders').update({ total: 1 }),
  // @ts-expect-error columns without a default are missing
  db('orders').insert({ shop_id: '1' }),
  // @ts-expect-error there is no such column
  db('orders').where({ shop: '1' }),
  // @ts-expect-error a time is read as text
  order.created_at.getTime(),
  // @ts-expect-error the column may be null
  order.paid_at.length,
  // @ts-expect-error there is no such column
  order.staet,
]

export async function read() {
  const [row] = await db('orders').where({ id: '1' }).update({ note: '' }).returning('id')
  // @ts-expect-error the row may be missing
  row.id
  // @ts-expect-error the column was not returned
  row?.status
  const found = await db('orders').first('id', 'paid_at')
  // @ts-expect-error the column was not selected
  found?.status
}
