import { createHmac, timingSafeEqual } from 'node:crypto'
import { expect } from 'chai'
import type { Fleet } from '../../scripts/torture/processes.ts'
import { openReceiver, type Received, type Receiver } from '../support/receiver.ts'
import { signInToConsole } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { startWorkerProcess } from '../support/worker.ts'
import { openOauthApp } from './oauth-app.ts'
import { arrival, as, bearer, topicOf } from './support.ts'

describe('An app developer, from registration to a verified webhook', () => {
  let site: Site
  let receiver: Receiver
  let worker: Fleet

  before(async () => {
    ;[site, receiver, worker] = await Promise.all([openSite(), openReceiver(), startWorkerProcess()])
  })
  after(async () => {
    await worker.stop()
    await receiver.close()
    await site.close()
  })

  it('registers, installs on a store of their own, is notified of changes, reads them and rotates the secret', async () => {
    const developer = as(site.console, bearer((await signInToConsole()).token))
    const redirectUri = 'http://localhost:8080/callback'
    const settings = {
      name: 'Echo',
      redirectUris: [redirectUri],
      scopes: ['READ_INVENTORY', 'WRITE_INVENTORY'],
    }
    const {
      _id: id,
      clientId,
      clientSecret,
    } = (await developer.post('/apps').send(settings).expect(201)).body.data
    const webhook = (await developer.put(`/apps/${id}/webhook`).send({ url: receiver.url }).expect(200)).body
    const firstSecret: string = webhook.data.signingSecret
    expect(firstSecret).to.match(/^whsec_/)

    // The same person installs it on a store of their own.
    const opened = { name: 'Workshop', type: 'ecommerce', currency: 'USD', country: 'US' }
    const { _id: storeId } = (await developer.post('/stores').send(opened).expect(201)).body.data
    const app = await openOauthApp(site, { id, clientId, clientSecret, redirectUri })
    const round = await app.ask()
    const asked = new URL(round.link).searchParams
    const decision = {
      clientId,
      storeId,
      scopes: settings.scopes,
      redirectUri,
      state: asked.get('state'),
      codeChallenge: asked.get('code_challenge'),
    }
    const { redirectUrl } = (await developer.post('/oauth/authorize').send(decision).expect(200)).body.data
    const { access_token } = await app.redeem(new URL(redirectUrl), round)

    // A change by the app itself comes back as a notification that names the record.
    const own = as(site.apps, bearer(access_token))
    const product = { name: 'Vase', price: 12.5, quantity: 2 }
    const { _id: productId } = (await own.post('/products').send(product).expect(201)).body.data
    const created = await arrival(receiver, (call) => topicOf(call) === 'products/created')
    expect(isSigned(created, firstSecret)).to.equal(true)
    expect(isSigned(created, `${firstSecret}x`)).to.equal(false)
    const notice = JSON.parse(created.body)
    expect(Object.keys(notice)).to.have.members([
      'id',
      'topic',
      'resource',
      'action',
      'method',
      'path',
      'resourceId',
      'shopId',
      'occurredAt',
    ])
    expect(notice).to.include({ resourceId: productId, shopId: storeId, method: 'POST', path: '/products' })
    expect(created.headers).to.include({
      'x-service-event-id': notice.id,
      'x-service-shop-id': storeId,
      'x-service-app-client-id': clientId,
    })
    const record = (await own.get(`/${notice.resource}/${notice.resourceId}`).expect(200)).body.data
    expect(record).to.include({ _id: productId, name: 'Vase', price: 12.5 })

    // After a rotation both secrets sign, so that no notification is lost meanwhile.
    const rotated = (await developer.post(`/apps/${id}/webhook/signing-secret`).expect(200)).body.data
    expect(rotated.signingSecret).to.not.equal(firstSecret)
    await own.patch(`/products/${productId}`).send({ price: 15 }).expect(200)
    const updated = await arrival(receiver, (call) => topicOf(call) === 'products/updated')
    expect(isSigned(updated, rotated.signingSecret)).to.equal(true)
    expect(isSigned(updated, firstSecret, 'x-service-hmac-sha256-previous')).to.equal(true)
    expect(created.headers).to.not.have.property('x-service-hmac-sha256-previous')
    expect((await own.get(`/products/${productId}`).expect(200)).body.data.price).to.equal(15)

    // A deleted record cannot be read any more.
    await own.delete(`/products/${productId}`).expect(200)
    const deleted = await arrival(receiver, (call) => topicOf(call) === 'products/deleted')
    expect(JSON.parse(deleted.body).resourceId).to.equal(productId)
    await own.get(`/products/${productId}`).expect(404)
  })
})

/**
 * Checks a signature as the documentation of webhooks says: over the raw bytes, with the whole secret, in
 * constant time.
 */
function isSigned({ bytes, headers }: Received, secret: string, header = 'x-service-hmac-sha256'): boolean {
  const given = Buffer.from(String(headers[header]), 'base64')
  const right = createHmac('sha256', secret).update(bytes).digest()
  return given.length === right.length && timingSafeEqual(given, right)
}
