import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { appScopes } from '../../src/base/scopes.ts'
import { registerApp } from '../console/support.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openReceiver, type Received } from '../support/receiver.ts'
import { call, openApps, service } from '../support/service.ts'
import { bodyOf, hear, quiet, sell } from './scenes.ts'
import {
  type Data,
  day,
  fields,
  id,
  isRefused,
  literally,
  optional,
  succeeds,
  timestamp,
  words,
} from './statements.ts'
import { appWith, store } from './world.ts'

/** Events: where notifications go. */
export function webhookUrl(): void {
  let developer: Person
  let appId: string
  const save = (url: string, app = service().console) =>
    call('console', app).put(`/api/v1/apps/${appId}/webhook`).set(developer.onConsole()).send({ url })
  before(async () => {
    developer = await createAccount()
    appId = (await registerApp(developer)).id
  })

  it('is optional: an app works without one', async () => {
    expect((await succeeds(readApp(), 200)).webhookUrl).to.equal(null)
  })
  it('is saved in the developer console, which shows a signing secret with the prefix whsec_', async () => {
    expect((await succeeds(save('https://app.example/hooks'), 200)).signingSecret).to.match(/^whsec_/)
  })
  it('is shown when it is read again', async () => {
    expect((await succeeds(readApp(), 200)).webhookUrl).to.equal('https://app.example/hooks')
  })
  let guarded: Awaited<ReturnType<typeof openApps<'console'>>>
  before(async () => {
    const { config, db } = service()
    guarded = await openApps({ ...config, allowPrivateWebhooks: false }, db, 'console')
  })
  for (const [what, url] of Object.entries({
    HTTPS: 'http://93.184.216.34/hooks',
    'publicly reachable: not this machine': 'https://127.0.0.1/hooks',
    'publicly reachable: not a private network': 'https://10.1.2.3/hooks',
  })) {
    it(`has to be ${what}`, async () => {
      await isRefused(save(url, guarded.console), [400, { code: 'unsafe_webhook_url' }])
    })
  }
  it('is blank to disable webhooks', async () => {
    expect((await succeeds(save(''), 200)).url).to.equal('')
    expect((await succeeds(readApp(), 200)).webhookUrl).to.equal(null)
  })
  it('is blank to disable webhooks: nothing is sent then', async () => {
    const shop = await createShop()
    const receiver = await openReceiver()
    const { appId: silent } = await createInstallation(shop, { scopes: appScopes, webhookUrl: receiver.url })
    await service().db('apps').where({ id: silent }).update({ webhook_url: '' })
    await sell(await appWith(shop, 'WRITE_INVENTORY'))
    expect(await hear({ receiver })).to.eql([])
    await receiver.close()
  })
  it('serves all installations of the app; each delivery names its store', async () => {
    const [{ receiver, app, shop }, other] = [store, await createShop()]
    const { app_id } = await service()
      .db('apps')
      .where({ client_id: app.clientId })
      .first(service().db.ref('id').as('app_id'))
    const installation = { id: newId(), shop_id: other.id, app_id, user_id: other.ownerId, scopes: appScopes }
    await service().db('installations').insert(installation)
    await sell()
    await sell(await appWith(other, 'WRITE_INVENTORY'))
    const heard = await hear({ receiver })
    expect(heard.map((one) => bodyOf(one).shopId)).to.have.members([shop.id, other.id])
    expect(heard.map(({ headers }) => headers['x-service-shop-id'])).to.have.members([shop.id, other.id])
  })

  const readApp = () => call('console').get(`/api/v1/apps/${appId}`).set(developer.onConsole())
}

/** Events: what a notification carries. */
export function delivery(): void {
  let product: Data
  let heard: Received[]
  let bodies: Data[]
  before(async () => {
    await quiet()
    product = await sell()
    await succeeds(store.app.patch(`/products/${product._id}`).send({ price: 15 }), 200)
    await succeeds(store.app.patch('/products/bulk/prices').send({ percent: 10 }), 200)
    await succeeds(store.app.delete(`/products/${product._id}`), 200)
    heard = await hear(store)
    bodies = heard.map(bodyOf)
  })

  it('is an HTTP POST', () => expect(new Set(heard.map(({ method }) => method))).to.eql(new Set(['POST'])))
  it('has a JSON body', () => {
    for (const { headers, body } of heard) {
      expect(headers['content-type']).to.match(/^application\/json/)
      expect(JSON.parse(body)).to.be.an('object')
    }
  })
  it('carries identifiers only, and no fields of the record', () => {
    expect(heard).to.have.length(4)
    for (const body of bodies) {
      expect(body).to.contain.keys(
        'id',
        'topic',
        'resource',
        'action',
        'method',
        'path',
        'shopId',
        'occurredAt',
      )
      expect(JSON.stringify(body)).to.not.match(/Vase|price"|:12\.5[,}]/)
    }
  })

  describe('The body', () => {
    fields(() => bodies, {
      id,
      topic: literally('products/created', 'products/updated', 'products/deleted'),
      resource: literally('products'),
      action: literally('created', 'updated', 'deleted'),
      method: literally('POST', 'PATCH', 'DELETE'),
      path: words,
      resourceId: optional(id),
      shopId: id,
      occurredAt: timestamp,
    })
    it('id is unique for each delivery', () => {
      expect(new Set(bodies.map((body) => body.id)).size).to.equal(4)
    })
    it('topic is <resource>/<action>', () => {
      for (const { topic, resource, action } of bodies) expect(topic).to.equal(`${resource}/${action}`)
    })
    it('method and path are those of the triggering call', () => {
      expect(bodies.map(({ method, path }) => `${method} ${path}`)).to.have.members([
        'POST /products',
        `PATCH /products/${product._id}`,
        'PATCH /products/bulk/prices',
        `DELETE /products/${product._id}`,
      ])
    })
    it('resourceId is the id of the affected record on creates, updates and deletes', () => {
      const single = bodies.filter(({ path }) => !path.includes('bulk'))
      expect(single.map(({ resourceId }) => resourceId)).to.eql(Array(3).fill(product._id))
    })
    it('resourceId may be absent for a bulk call', () => {
      expect(bodies.find(({ path }) => path.includes('bulk'))).to.not.have.property('resourceId')
    })
    it('shopId is the store that the event belongs to', () => {
      for (const { shopId } of bodies) expect(shopId).to.equal(store.shop.id)
    })
    it('occurredAt is when the change happened', () => {
      for (const { occurredAt } of bodies) expect(Date.parse(occurredAt)).to.be.closeTo(Date.now(), 60_000)
      expect(day.fits(bodies[0].occurredAt.slice(0, 10))).to.equal(true)
    })
  })

  describe('The headers', () => {
    const expected: Record<string, (body: Data) => string> = {
      'X-Service-Topic': ({ topic }) => topic,
      'X-Service-Shop-Id': () => store.shop.id,
      'X-Service-App-Client-Id': () => store.app.clientId,
      'X-Service-Event-Id': (body) => body.id,
    }
    for (const [header, value] of Object.entries(expected)) {
      it(`${header} is as specified`, () => {
        for (const one of heard) expect(one.headers[header.toLowerCase()]).to.equal(value(bodyOf(one)))
      })
    }
    it('X-Service-Hmac-SHA256 is the base64 of 32 bytes', () => {
      for (const { headers } of heard) {
        expect(Buffer.from(String(headers['x-service-hmac-sha256']), 'base64')).to.have.length(32)
      }
    })
  })
}
