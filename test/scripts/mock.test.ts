import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { mockSurface } from '../../scripts/mock/surface.ts'
import { type Played, play } from '../../src/cli/contract/play.ts'
import { type AppsClient, createAppsClient } from '../../src/client/apps.ts'
import { createStoreClient, isRefusal, type StoreClient } from '../../src/client/store.ts'
import type { Document } from '../../src/contract/document.ts'
import { contractOf } from '../../src/surfaces.ts'
import { surfaces } from '../support/coverage.ts'

// The file of a download is no record of a list, so the mock does not know which there are.
const wrongIn = (played: Played[]) =>
  played
    .filter(({ operationId, check }) => operationId !== 'createDownload' || !check.includes('unknown'))
    .flatMap(({ operationId, check, findings }) =>
      findings.map((found) => [operationId, check, found].join(' · ')),
    )

describe('make mock', () => {
  const servers: Server[] = []
  const urls: Record<string, string> = {}
  let store: StoreClient
  let apps: AppsClient

  before(async () => {
    for (const surface of surfaces) {
      const server = (await mockSurface(surface)).listen(0, '127.0.0.1')
      await once(server, 'listening')
      servers.push(server)
      urls[surface] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    store = createStoreClient({ url: `${urls.store}/api/v1`, token: 'any' })
    apps = createAppsClient({ url: `${urls.apps}/api/v1`, token: 'any' })
  })
  after(() => {
    for (const server of servers) server.close()
  })

  for (const surface of surfaces)
    it(`answers every call of ${surface} as the contract says, before and after writes`, async () => {
      const caller = { url: urls[surface]!, token: 'any', writes: true }
      const contract = contractOf(surface) as Document
      const played = await play(contract, caller)
      expect(wrongIn(played)).to.eql([])
      const again = await play(contract, { ...caller, writes: false })
      expect(wrongIn(again)).to.eql([])
    }).timeout(300_000)

  it('remembers what is made, changed and deleted', async () => {
    const { _id } = await apps.products.create({ name: 'Clay cup', price: 12.5, quantity: 3 })
    const made = await apps.products.get(_id)
    expect(made).to.include({ name: 'Clay cup', price: 12.5, slug: 'clay-cup' })
    const { products, pagination } = await apps.products.list({ limit: 1 })
    expect(products.map((product) => product._id)).to.eql([_id])
    expect(pagination.total).to.be.above(1)
    expect(await apps.products.update(_id, { price: 9 })).to.include({ name: 'Clay cup', price: 9 })
    await apps.products.delete(_id)
    const { refusal } = await apps.products.get(_id).settled()
    expect(refusal).to.include({ status: 404, code: 'product_not_found' })
    expect((await apps.shop.update({ name: 'Renamed' })).name).to.equal('Renamed')
    expect((await apps.shop.get()).name).to.equal('Renamed')
  })

  it('has a cart that holds lines and becomes an order', async () => {
    await store.cart.clear()
    const { products } = await store.products.list()
    const line = { productId: products[0]!._id, quantity: 2 }
    await store.cart.addItem(line)
    const { items } = await store.cart.addItem(line)
    expect(items.map(({ quantity }) => quantity)).to.eql([4])
    const cart = await store.cart.updateItem(items[0]!._id, { quantity: 3 })
    expect(cart).to.include({ count: 3, subtotal: Math.round(products[0]!.price * 300) / 100 })
    const order = await store.orders.create()
    expect(order.items.map(({ product, quantity }) => [product, quantity])).to.eql([[line.productId, 3]])
    expect((await store.orders.get(order._id)).total).to.equal(order.total)
    expect((await store.cart.count()).count).to.equal(0)
  })

  it('goes through a list by its cursor, also one whose records are deleted meanwhile, and through the feed', async () => {
    const made: string[] = []
    for (const name of ['Jug', 'Pot', 'Pan', 'Tin', 'Lid'])
      made.unshift((await apps.products.create({ name, price: 3, quantity: 1 }))._id)
    const read = async (each: (id: string) => Promise<unknown>): Promise<string[]> => {
      const ids: string[] = []
      for await (const { _id } of apps.products.list.all({ limit: 2 })) {
        ids.push(_id)
        if (made.includes(_id)) await each(_id)
      }
      return ids.filter((id) => made.includes(id))
    }
    expect(await read(async () => {})).to.eql(made)
    expect(await read((id) => apps.products.delete(id))).to.eql(made)
    const { events, next } = await apps.events.list()
    expect(events).not.to.eql([])
    expect(await apps.events.list({ after: next! })).to.eql({ events: [], next })
  })

  it('refuses what the service refuses', async () => {
    const wrong = { productId: '665f1c2ab4e0d3a1c9f00021', quantity: 0 }
    expect((await store.cart.addItem(wrong).settled()).refusal).to.include({
      status: 400,
      code: 'invalid_request',
      message: 'quantity must be at least 1',
    })
    const stranger = createStoreClient({ url: `${urls.store}/api/v1` })
    expect((await stranger.cart.get().settled()).refusal?.status).to.equal(401)
  })

  it('is as slow and as unwilling as its caller asks', async () => {
    const headers = { 'x-mock-refusal': 'out_of_stock', 'x-mock-delay': '200' }
    const begun = performance.now()
    const error = await store.orders.create({}, { headers }).catch((thrown: unknown) => thrown)
    expect(isRefusal(error, 'out_of_stock')).to.equal(true)
    expect(performance.now() - begun).to.be.above(195)
    const reply = await fetch(`${urls.store}/api/v1/products?mock-refusal=busy`)
    expect([reply.status, reply.headers.get('retry-after')]).to.eql([503, '1'])
    const unknown = await fetch(`${urls.store}/api/v1/products?mock-refusal=no_such`)
    expect(((await unknown.json()) as { message: string }).message).to.match(/must be one of .*busy/)
  })
})
