import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { operations as appsOperations } from '../../generated/apps.client.ts'
import { routes as appsRoutes } from '../../generated/apps.routes.ts'
import { operations as consoleOperations } from '../../generated/console.client.ts'
import { routes as consoleRoutes } from '../../generated/console.routes.ts'
import { operations as storeOperations } from '../../generated/store.client.ts'
import { routes as storeRoutes } from '../../generated/store.routes.ts'
import { createAppsClient } from '../../src/client/apps.ts'
import type { ClientOptions } from '../../src/client/client.ts'
import { createStoreClient, isRefusal, Refusal } from '../../src/client/store.ts'
import type { Table } from '../../src/client/types.ts'
import { transaction } from '../../src/db/database.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { serverOf, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'

function addressOf(surface: Surface): string {
  const { port } = serverOf(service()[surface]).address() as AddressInfo
  return `http://127.0.0.1:${port}/api/v1`
}

describe('The client', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let token: string
  const products: string[] = []
  before(async () => {
    shop = await createShop()
    token = (await signIn(newEmail(), { 'x-shop-id': shop.id })).token
    for (let n = 1; n <= 5; n += 1)
      products.push((await createProduct(shop, { name: `Cup ${n}`, price: n * 100, quantity: 9 })).id)
  })
  const storeClient = (options: Partial<ClientOptions> = {}) =>
    createStoreClient({ url: addressOf('store'), shop: shop.id, token, ...options })

  it('has each operation of the contract that answers in JSON, once', () => {
    const pairs = [
      [storeOperations, storeRoutes],
      [appsOperations, appsRoutes],
      [consoleOperations, consoleRoutes],
    ] as const
    for (const [operations, routes] of pairs) {
      const entries = Object.values<Table[string]>(operations).flatMap((group) => Object.values(group))
      const called = entries.map(({ method, path }) => `${method} ${path}`)
      const known = routes
        .filter(({ media }) => media === null)
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      expect(called).to.have.members(known)
    }
  })

  it('comes to the data of a reply', async () => {
    const product = await storeClient().products.get(products[0]!)
    expect(product).to.include({ _id: products[0], name: 'Cup 1', price: 1 })
  })

  it('sends what stands in the query, the path and the body', async () => {
    const client = storeClient()
    const { products: found, pagination } = await client.products.list({ sort: 'price', limit: 2, page: 2 })
    expect(found.map(({ name }) => name)).to.deep.equal(['Cup 3', 'Cup 4'])
    expect(pagination.pages).to.equal(3)
    const cart = await client.cart.addItem({ productId: products[1]!, quantity: 2 })
    const changed = await client.cart.updateItem(cart.items[0]!._id, { quantity: 3 })
    expect(changed.items[0]!.quantity).to.equal(3)
  })

  it('never calls another operation by what is given as an id', async () => {
    const { token: guest } = await storeClient({ token: null }).auth.createGuest()
    const client = storeClient({ token: guest })
    await client.cart.addItem({ productId: products[1]!, quantity: 1 })
    for (const id of ['..', '.', '', '%2e%2e', '../../cart', 'x/../../cart?', 'a#b']) {
      const { data, refusal } = await client.cart.removeItem(id).settled()
      expect([id, data, refusal?.status]).to.eql([id, null, 404])
      expect((await client.cart.get()).count, id).to.equal(1)
      const read = await client.products.get(id).settled()
      expect([id, read.data, read.refusal?.code]).to.eql([id, null, 'product_not_found'])
    }
  })

  it('goes through all pages of a list', async () => {
    const names: string[] = []
    for await (const { name } of storeClient().products.list.all({ sort: 'price', limit: 2 }))
      names.push(name)
    expect(names).to.deep.equal(['Cup 1', 'Cup 2', 'Cup 3', 'Cup 4', 'Cup 5'])
  })

  sampledTest('goes through the feed of events until there are no more', async () => {
    const { authorization } = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const client = createAppsClient({ url: addressOf('apps'), token: authorization.slice('Bearer '.length) })
    for (const price of [7, 8, 9]) await client.products.update(products[4]!, { price })
    // Events are shown once no transaction that began before is open, and other files of tests have theirs.
    const seen = await until('the events', async () => {
      const read: (string | undefined)[] = []
      for await (const { resourceId } of client.events.list.all({ limit: 2 })) read.push(resourceId)
      return read.length >= 3 && read
    })
    expect(seen).to.deep.equal([products[4], products[4], products[4]])
  })

  it('throws a refusal with its status, its code and the id of the request', async () => {
    const error = await storeClient({ token: null })
      .cart.get()
      .catch((refused: unknown) => refused)
    expect(error).to.be.instanceOf(Refusal)
    expect(error).to.include({
      status: 401,
      code: 'authentication_required',
      message: 'Authentication required',
    })
    expect((error as Refusal).requestId).to.match(/\S/)
    expect(isRefusal(error, 'authentication_required')).to.equal(true)
    expect(isRefusal(error, 'shop_not_found')).to.equal(false)
  })

  it('gives a refusal in place of data to those who ask for it', async () => {
    const client = storeClient()
    const settled = await client.products.get('000000000000000000000000').settled()
    expect(settled).to.deep.include({ data: null })
    expect(settled.refusal?.code).to.equal('product_not_found')
    const { data, refusal } = await client.products.get(products[0]!).settled()
    expect([data?._id, refusal]).to.deep.equal([products[0], null])
  })

  it('writes only over the version that the caller knows', async () => {
    const { authorization } = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const client = createAppsClient({ url: addressOf('apps'), token: authorization.slice('Bearer '.length) })
    const { etag } = await client.products.get(products[3]!).settled()
    const written = await client.products.update(products[3]!, { price: 11 }, { ifMatch: etag! }).settled()
    expect(written.refusal).to.equal(null)
    const refused = await client.products.update(products[3]!, { price: 12 }, { ifMatch: etag! }).settled()
    expect(refused.refusal?.code).to.equal('changed_meanwhile')
    expect(refused.refusal?.data).to.deep.include({ price: 11 })
    expect(refused.etag).to.equal(written.etag).and.not.equal(etag)
  })

  it('finds the token anew before each call', async () => {
    const tokens = ['not a token', token]
    const client = storeClient({ token: () => tokens.shift() })
    expect((await client.cart.get().settled()).refusal?.status).to.equal(401)
    expect((await client.cart.get().settled()).refusal).to.equal(null)
  })

  it('places one order when the answer to the first attempt is lost', async () => {
    let lost = 0
    const losing: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (init?.method === 'POST' && lost++ === 0) throw new TypeError('the connection was closed')
      return response
    }
    const order = await storeClient({ fetch: losing }).orders.create({
      items: [{ productId: products[2]!, quantity: 1 }],
    })
    expect(lost).to.equal(2)
    const { orders } = await storeClient().orders.list()
    expect(orders.map(({ _id }) => _id)).to.deep.equal([order._id])
  })

  it('waits for the first attempt where that still runs when its answer is lost', async () => {
    const shopper = (await signIn(newEmail(), { 'x-shop-id': shop.id })).token
    const items = [{ productId: products[3]!, quantity: 1 }]
    const answers = new EventEmitter()
    const isRefused = once(answers, '409')
    const attempts: Promise<Response>[] = []
    const losing: typeof fetch = async (input, init) => {
      if (attempts.length === 2) await attempts[0]
      attempts.push(fetch(input, init))
      if (attempts.length === 1) {
        await somebodyWaits()
        throw new TypeError('the connection was closed')
      }
      const response = await attempts.at(-1)!
      answers.emit(String(response.status))
      return response
    }
    const { placing } = await transaction(service().db, async (tx) => {
      await tx('products').where({ id: products[3]! }).forUpdate().first('id')
      const placing = storeClient({ token: shopper, fetch: losing }).orders.create({ items })
      await Promise.race([isRefused, placing])
      return { placing: placing.settled() }
    })
    expect((await placing).refusal).to.equal(null)
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses).to.eql([201, 409, 201])
  })

  it('does not repeat a write that has no key when its answer is lost', async () => {
    let calls = 0
    const losing: typeof fetch = async () => {
      calls += 1
      throw new TypeError('the connection was closed')
    }
    const error = await storeClient({ fetch: losing })
      .cart.updateItem(products[0]!, { quantity: 1 })
      .catch((failed: unknown) => failed)
    expect(error).to.be.instanceOf(TypeError)
    expect(calls).to.equal(1)
  })
})
