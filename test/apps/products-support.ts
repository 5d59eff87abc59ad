import { expect } from 'chai'
import type { Shop } from '../../src/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

export type Merchant = { shop: Shop; as: { authorization: string } }
type Method = 'get' | 'post' | 'patch' | 'delete'

export async function openMerchant(values: Parameters<typeof createShop>[0] = {}): Promise<Merchant> {
  const shop = await createShop(values)
  return { shop, as: await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY']) }
}

/** Makes a call with a merchant's token and expects `status`. */
export async function does(merchant: Merchant, method: Method, path: string, status: number, body?: object) {
  const sent = call('apps')[method](`/api/v1/products${path}`).set(merchant.as)
  const reply = await (body ? sent.send(body) : sent)
  expect(reply.status, JSON.stringify(reply.body)).to.equal(status)
  return reply.body
}

export const mug = { name: 'Enamel mug', price: 15, quantity: 12 }
export const names = (body: { data: { products: { name: string }[] } }) =>
  body.data.products.map(({ name }) => name)
