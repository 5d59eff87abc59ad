/**
 * The least that a server can be: node:http and pg, one small named statement a call, and JSON.stringify. It knows no
 * sessions, no totals and no refusals, and shows less of a product than the service does. Started by scripts/bench.ts.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import type { World } from './world.ts'

const world: World = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const pool = new pg.Pool({ connectionString: process.argv[3]!, max: 16 })

await pool.query(`create table if not exists lean_cart_items (
  cart_id text, product_id text, quantity integer not null, primary key (cart_id, product_id)
)`)

interface Call {
  id: string
  body: Record<string, unknown>
  session: string
}

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
    values: ({ id }) => [world.shop.id, id],
  },
  addCartItem: {
    text: `insert into lean_cart_items (cart_id, product_id, quantity) values ($1, $2, $3)
      on conflict (cart_id, product_id) do update set quantity = lean_cart_items.quantity + excluded.quantity
      returning *`,
    values: ({ session, body }) => [session, body.productId, body.quantity],
  },
}

const server = createServer(async (req, res) => {
  try {
    const name = String(req.headers['x-bench-scenario'])
    const statement = statements[name]
    if (!statement) return res.writeHead(204).end() // This call asks whether the server is ready.
    const body = req.method === 'GET' ? {} : JSON.parse(await read(req))
    const id = req.url!.slice(req.url!.lastIndexOf('/') + 1)
    const call = { id, body, session: String(req.headers['x-bench-session']) }
    const { rows } = await pool.query({ name, text: statement.text, values: statement.values(call) })
    const text = JSON.stringify(rows)
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
    res.end(text)
  } catch (error) {
    console.error(error)
    res.writeHead(500).end()
  }
})
server.listen(Number(process.argv[4]), '127.0.0.1')

async function read(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of req.setEncoding('utf8')) text += part
  return text
}
