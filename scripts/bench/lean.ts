/**
 * The least a server can do: node:http and pg, one small named statement per call, and JSON.stringify. It
 * knows no sessions, no totals and no refusals, and shows less of a product than the service does. scripts/bench.ts
 * starts it.
 */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type Call, idOf, serveBaseline } from './baseline.ts'
import type { World } from './world.ts'

const world: World = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const pool = new pg.Pool({ connectionString: process.argv[3]!, max: 16 })

await pool.query(`create table if not exists lean_cart_items (
  cart_id text, product_id text, quantity integer not null, primary key (cart_id, product_id)
)`)

const statements: Record<string, { text: string; values(call: Call): unknown[] }> = {
  listProducts: {
    text: `select id, name, slug, price::integer, images[1] as image, quantity from products
      where shop_id = $1 and kind = 'product' and listed and deleted_at is null
      order by created_at desc, id desc limit 20`,
    values: () => [world.shop.id],
  },
  getProduct: {
    text: `select id, name, slug, price::integer, images, quantity, description, tags from products
      where shop_id = $1 and id = $2`,
    values: (call) => [world.shop.id, idOf(call)],
  },
  addCartItem: {
    text: `insert into lean_cart_items (cart_id, product_id, quantity) values ($1, $2, $3)
      on conflict (cart_id, product_id) do update set quantity = lean_cart_items.quantity + excluded.quantity
      returning *`,
    values: ({ session, body }) => [session, body.productId, body.quantity],
  },
}

serveBaseline((name) => {
  const statement = statements[name]
  if (!statement) return undefined
  const { text, values } = statement
  return async (call) => (await pool.query({ name, text, values: values(call) })).rows
})
