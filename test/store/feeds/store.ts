import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { call } from '../../support/service.ts'
import { acpLines, googleItems, metaItems } from './reading.ts'

type Created = { _id: string; slug: string; variants: { _id: string }[] }

/** Opens a store whose feeds are on, with the calls by which its merchant and the readers of its feeds use it. */
export async function openFeeds({
  feeds = { enabled: true },
  ...values
}: Parameters<typeof createShop>[0] & { feeds?: object } = {}) {
  const shop: Shop & { ownerId: string } = await createShop(values)
  const token = await createAppToken(shop, ['WRITE_STORE', 'WRITE_INVENTORY', 'READ_INVENTORY'])
  const change = (changes: object) => call('apps').patch('/api/v1/shop').set(token).send(changes).expect(200)
  const create = async (fields: object): Promise<Created> => {
    const reply = await call('apps')
      .post('/api/v1/products')
      .set(token)
      .send({ ...mug, ...fields })
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201)
    return reply.body.data
  }
  const patch = (id: string, fields: object) =>
    call('apps').patch(`/api/v1/products/${id}`).set(token).send(fields).expect(200)
  const remove = (id: string) => call('apps').delete(`/api/v1/products/${id}`).set(token).expect(200)
  const read = (name: string, query: object = {}, headers: object = {}) =>
    call('store')
      .get(`/api/v1/feeds/${name}`)
      .query(query)
      .set({ 'x-shop-id': shop.id, ...headers })
      .buffer(true)
      .parse((res, done) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('end', () => done(null, Buffer.concat(chunks).toString()))
      })
  const textOf = async (name: string, query?: object, headers?: object): Promise<string> =>
    (await read(name, query, headers).expect(200)).body
  const google = async (query?: object, headers?: object) =>
    googleItems(await textOf('google.xml', query, headers))
  const meta = async (query?: object) => metaItems(await textOf('meta.csv', query))
  const acp = async (query?: object) => acpLines(await textOf('acp.jsonl', query))
  const menu = async (query?: object) => JSON.parse(await textOf('menu.json', query))
  await change({ feeds })
  return { shop, token, change, create, patch, remove, read, google, meta, acp, menu }
}

const mug = {
  name: 'Mug',
  description: 'A mug.',
  price: 12.5,
  quantity: 3,
  images: ['https://pictures.example/a.jpg'],
}
