import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { appScopes } from '../../src/base/scopes.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openReceiver, type Received, type Receiver } from '../support/receiver.ts'
import { type Owner, recordOf } from '../support/records.ts'
import { topicCases } from '../support/topic-cases.ts'
import { everyScope, exampleBody, operations, urlOf } from '../support/walk.ts'
import { bodyOf, hear, sell } from './scenes.ts'
import { isRefused, succeeds } from './statements.ts'
import { appWith, type Client, client, digital, store } from './world.ts'

/** Events: what is told, and to whom. */
export function topics(): void {
  const triggers: Record<string, [action: string, call: () => Promise<string>]> = {
    POST: ['created', async () => (await sell())._id],
    PATCH: [
      'updated',
      async () => {
        const { _id } = await sell()
        await succeeds(store.app.patch(`/products/${_id}`).send({ price: 3 }), 200)
        return _id
      },
    ],
    DELETE: [
      'deleted',
      async () => {
        const { _id } = await sell()
        await succeeds(store.app.delete(`/products/${_id}`), 200)
        return _id
      },
    ],
  }
  for (const [method, [action, trigger]] of Object.entries(triggers)) {
    it(`the action is ${action} for ${method}`, async () => {
      const resourceId = await trigger()
      const found = (await hear(store)).map(bodyOf).find((body) => body.method === method)
      expect(found).to.include({ action, resourceId })
    })
  }
  it('the action is updated for PUT', async () => {
    await succeeds(digital.app.put('/digital-access/pass').send({ price: 99, active: true }), 200)
    const [body] = (await hear(digital)).map(bodyOf)
    expect(body).to.include({ action: 'updated', method: 'PUT', path: '/digital-access/pass' })
  })

  const actors: Record<string, () => Promise<Client>> = {
    'the merchant': async () => store.merchant,
    'another app': () => appWith(store.shop, 'WRITE_INVENTORY'),
    'the receiving app': async () => store.app,
  }
  for (const [who, actor] of Object.entries(actors)) {
    it(`an event is fired for a change by ${who}`, async () => {
      const { _id } = await sell(await actor())
      expect((await hear(store)).map((one) => bodyOf(one).resourceId)).to.eql([_id])
    })
  }
  it('an event is fired for a change by a shopper', async () => {
    await succeeds(store.shopper.post('/orders').send(await basket()), 201)
    expect(topicsOf(await hear(store))).to.include('orders/created')
  })
  it('no event is fired for a call that failed', async () => {
    await isRefused(store.app.post('/products').send({ name: 'Vase' }), [400, /price/])
    await isRefused(store.app.delete(`/products/${newId()}`), [404, 'Product not found'])
    expect(await hear(store)).to.eql([])
  })
  it('no event is fired for a call that changes nothing', async () => {
    const { _id } = await sell()
    await hear(store)
    await succeeds(store.app.patch(`/products/${_id}`).send({ price: 3 }), 200)
    await succeeds(store.app.patch(`/products/${_id}`).send({ price: 3 }), 200)
    expect((await hear(store)).map((one) => bodyOf(one).topic)).to.eql(['products/updated'])
  })
  it('no event is fired for a call that is repeated with its Idempotency-Key', async () => {
    const [body, key] = [await basket(), newId()]
    await hear(store)
    const order = () => store.shopper.post('/orders').set('idempotency-key', key).send(body)
    const { _id } = await succeeds(order(), 201)
    expect((await succeeds(order(), 201))._id).to.equal(_id)
    const heard = topicsOf(await hear(store))
    expect(heard.filter((topic) => topic === 'orders/created')).to.have.length(1)
  })
  it('no event is fired for a call that reads', async () => {
    await succeeds(store.app.get('/products'), 200)
    expect(await hear(store)).to.eql([])
  })

  for (const [resource, [scope, operation]] of Object.entries(specified)) {
    it(`changes of ${resource} go to an installation that holds ${scope}, and to no other`, async () => {
      const town = await openTown(scope)
      await act(`apps ${operation}`, town.owner)
      const heard = (await hear(town)).filter((one) => bodyOf(one).resource === resource)
      expect(heard.map(({ headers }) => headers['x-service-app-client-id'])).to.eql([town.entitled])
      await town.receiver.close()
    })
  }

  const examples: Record<string, () => Promise<unknown>> = {
    'orders/created': async () =>
      store.shopper
        .post('/orders')
        .send(await basket())
        .expect(201),
    'orders/updated': async () => {
      const { body } = await store.shopper.post('/orders').send(await basket())
      await store.merchant.patch(`/orders/${body.data._id}`).send({ note: 'Ring twice' }).expect(200)
    },
    'products/updated': async () => {
      await store.app
        .patch(`/products/${(await sell())._id}`)
        .send({ price: 3 })
        .expect(200)
    },
    'foods/created': () => succeeds(store.app.post('/foods').send({ name: 'Soup', price: 6 }), 201),
    'categories/created': () => succeeds(store.app.post('/categories').send({ name: newId() }), 201),
  }
  for (const [topic, trigger] of Object.entries(examples)) {
    it(`${topic} is a topic`, async () => {
      await trigger()
      expect(topicsOf(await hear(store))).to.include(topic)
    })
  }
  it('a bulk call emits a topic by its method, and may omit resourceId', async () => {
    await succeeds(store.app.patch('/products/bulk/prices').send({ amount: 1 }), 200)
    const [body] = (await hear(store)).map(bodyOf)
    expect(body).to.include({ topic: 'products/updated', method: 'PATCH', path: '/products/bulk/prices' })
    expect(body).to.not.have.property('resourceId')
  })
}

/** The specification's table gives each resource its scope. An operation that changes one stands beside it. */
const specified: Record<string, [scope: string, operation: string]> = {
  orders: ['READ_ORDERS', 'updateOrder'],
  products: ['READ_INVENTORY', 'createProduct'],
  foods: ['READ_INVENTORY', 'createFood'],
  services: ['READ_INVENTORY', 'createService'],
  categories: ['READ_CATEGORIES', 'createCategory'],
  customers: ['READ_CUSTOMERS', 'createCustomer'],
  shipping: ['READ_SHIPPING', 'createShipment'],
  discounts: ['READ_DISCOUNTS', 'createDiscount'],
  blogs: ['READ_BLOGS', 'createBlog'],
  notifications: ['READ_NOTIFICATIONS', 'updateNotification'],
  tasks: ['READ_TASKS', 'createTask'],
  notes: ['READ_NOTES', 'createNote'],
  scripts: ['READ_SCRIPTS', 'createScript'],
  comments: ['WRITE_COMMENTS', 'createComment'],
  dispatch: ['READ_DISPATCH', 'createDispatch'],
  kyc: ['READ_KYC', 'createKyc'],
  domains: ['READ_DOMAINS', 'createDomain'],
  roles: ['READ_ROLES', 'createRole'],
  payouts: ['READ_PAYOUTS', 'createPayout'],
}

/** Opens a store with two apps: one holds the scope alone, the other every scope but it. */
async function openTown(scope: string): Promise<{ owner: Owner; receiver: Receiver; entitled: string }> {
  const [account, receiver] = await Promise.all([createAccount(), openReceiver()])
  const shop = await createShop({ ownerId: account.id, type: 'digital' })
  const webhookUrl = receiver.url
  const { clientId: entitled } = await createInstallation(shop, { scopes: [scope], webhookUrl })
  await createInstallation(shop, { scopes: appScopes.filter((other) => other !== scope), webhookUrl })
  return { owner: { shop, account }, receiver, entitled }
}

/** Makes the call of an operation as the merchant, with what it needs. */
async function act(name: string, owner: Owner): Promise<void> {
  const operation = operations.find((one) => one.name === name)!
  const prepared = await topicCases[name]!(owner)
  const { path, method } = operation.route
  const ids = prepared.ids ?? (path.includes('{') ? await recordOf(operation)(owner) : {})
  const merchant = client('apps', await createAppToken(owner.shop, everyScope))
  const url = urlOf(operation, ids).replace('/api/v1', '')
  const sent = merchant[method](url).send((prepared.body ?? exampleBody(operation)) as object)
  await succeeds(sent, operation.route.status)
}

async function basket() {
  const { _id: productId } = await sell()
  return { items: [{ productId, quantity: 1 }] }
}

function topicsOf(heard: Received[]): string[] {
  return heard.map(({ headers }) => String(headers['x-service-topic']))
}
