// The schemas of the Universal Commerce Protocol, if UCP_SCHEMAS names the folder `source/schemas` of its repository.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'

const folder = process.env.UCP_SCHEMAS
let ajv: Ajv2020 | undefined

function schemas(): Ajv2020 {
  if (ajv) return ajv
  ajv = addFormatsModule.default(new Ajv2020({ strict: false, allErrors: true }))
  for (const name of readdirSync(folder!, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(folder!, name), 'utf8')))
  return ajv
}

const base = 'https://ucp.dev/schemas'
const replies: [path: RegExp, schemas: string[]][] = [
  [/^\/catalog\/search/, ['shopping/catalog_search.json#/$defs/search_response']],
  [/^\/catalog\/lookup/, ['shopping/catalog_lookup.json#/$defs/lookup_response']],
  [/^\/catalog\/product/, ['shopping/catalog_lookup.json#/$defs/get_product_response']],
  [
    /^\/checkout-sessions/,
    [
      'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
      'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
    ],
  ],
  [/^\/carts/, ['shopping/cart.json']],
  [/^\/orders/, ['shopping/order.json']],
]

/** Throws what is wrong with a body by a schema of the protocol. */
export function requireSchema(name: string, body: unknown): void {
  if (!folder) return
  const validate = schemas().compile({ $ref: `${base}/${name}` })
  if (!validate(body))
    throw new Error(`${schemas().errorsText(validate.errors)} (${name}) in ${JSON.stringify(body)}`)
}

/** Throws unless a reply has the shape of the protocol. */
export function requireShape(path: string, status: number, body: { ucp?: { status?: string } }): void {
  if (status >= 300) return
  const [, names = []] = replies.find(([pattern]) => pattern.test(path)) ?? []
  const isFailure = body.ucp?.status === 'error'
  for (const name of isFailure ? ['common/types/error_response.json'] : names) requireSchema(name, body)
}
