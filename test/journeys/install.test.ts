import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { Fleet } from '../../scripts/torture/processes.ts'
import { seconds } from '../../src/base/clock.ts'
import type { TestApp } from '../console/support.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { allowOn, denyOn, signInOn } from '../support/consent.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { later, newEmail, signInToConsole } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { startWorkerProcess } from '../support/worker.ts'
import { failureOf, type OauthApp, openOauthApp, type Showing } from './oauth-app.ts'
import { arrival, as, bearer, topicOf } from './support.ts'

describe('An app is installed by a merchant in a browser', () => {
  let site: Site
  let receiver: Receiver
  let worker: Fleet

  useBrowser()
  before(async () => {
    ;[site, receiver, worker] = await Promise.all([openSite(), openReceiver(), startWorkerProcess()])
    await openPage()
  })
  afterEach(() => {
    receiver.received.length = 0
    receiver.answer = () => ({})
  })
  after(async () => {
    await worker?.stop()
    await receiver?.close()
    await site?.close()
  })

  /** A developer signs in, registers an app and sets its webhook. */
  const develop = async (confidential = true): Promise<TestApp & { signingSecret: string }> => {
    const developer = as(site.console, bearer((await signInToConsole()).token))
    const redirectUri = `${receiver.url}/callback`
    const settings = {
      name: 'Stock Lamp',
      confidential,
      redirectUris: [redirectUri],
      scopes: ['READ_ORDERS', 'READ_INVENTORY'],
    }
    const { _id: id, clientId, clientSecret } = (await developer.post('/apps').send(settings)).body.data
    const saved = await developer.put(`/apps/${id}/webhook`).send({ url: receiver.url }).expect(200)
    return { id, clientId, clientSecret, redirectUri, signingSecret: saved.body.data.signingSecret }
  }

  /** A merchant opens a store, and creates a token for tools of its own. */
  const openStore = async () => {
    const email = newEmail()
    const console = as(site.console, bearer((await signInToConsole(email)).token))
    const settings = { name: 'Paper Lantern', type: 'ecommerce', currency: 'USD', country: 'US' }
    const { _id: id } = (await console.post('/stores').send(settings).expect(201)).body.data
    const { token } = (await console.post(`/stores/${id}/tokens`).send({ name: 'till' })).body.data
    return { id, email, console, tools: as(site.apps, bearer(token)) }
  }
  type Store = Awaited<ReturnType<typeof openStore>>

  /** The merchant follows the app's link and grants the scopes that are ticked. */
  const consent = async (
    app: OauthApp,
    redirectUri: string,
    person: Store,
    choose = async (_: Page) => {},
  ) => {
    const round = await app.ask()
    const page = await openPage()
    await page.goto(round.link)
    await signInOn(page, person.email)
    await choose(page)
    return app.redeem(await allowOn(page, redirectUri), round)
  }

  const addProduct = async ({ tools }: Store): Promise<string> =>
    (await tools.post('/products').send({ name: 'Lantern', price: 5, quantity: 3 }).expect(201)).body.data._id

  /** A guest places an order at the store. */
  const placeOrder = async ({ id }: Store, productId: string): Promise<void> => {
    const { token } = (await as(site.store, {}).post('/auth/ghost').expect(201)).body.data
    const guest = as(site.store, { ...bearer(token), 'x-shop-id': id })
    const order = { items: [{ productId, quantity: 1 }], email: newEmail() }
    await guest.post('/orders').send(order).expect(201)
  }

  const told = (topic: string) => arrival(receiver, (call) => topicOf(call) === topic)

  it('a merchant installs, narrows and uninstalls an app, and installs it again', async () => {
    const [developed, store] = [await develop(), await openStore()]
    const app = await openOauthApp(site, developed)

    // Installed: the app reads, and gets notifications.
    const first = await consent(app, developed.redirectUri, store)
    expect(first.scope).to.equal('READ_ORDERS READ_INVENTORY')
    expect((await app.get(first.access_token, '/products')).status).to.equal(200)
    const productId = await addProduct(store)
    const news = await told('products/created')
    expect(JSON.parse(news.body)).to.include({ resourceId: productId, shopId: store.id })
    expect(news.headers['x-service-hmac-sha256']).to.equal(signatureOf(developed.signingSecret, news.bytes))
    expect((await app.get(first.access_token, `/products/${productId}`)).status).to.equal(200)

    // Narrowed: the token that was issued loses the scope at once, and so do webhooks.
    const narrowed = await consent(app, developed.redirectUri, store, async (page) => {
      await page.getByText('Stock Lamp is already installed on this store.').waitFor()
      await page.getByLabel('View products, foods, services').uncheck()
    })
    expect(narrowed.scope).to.equal('READ_ORDERS')
    for (const token of [first.access_token, narrowed.access_token]) {
      const refusal = await failureOf(app.get(token, '/products'))
      const { status, body } = await replyOf(refusal)
      expect([status, body.message]).to.deep.equal([403, 'Insufficient scope'])
      expect(body.data).to.deep.equal({ required: ['READ_INVENTORY'], granted: ['READ_ORDERS'] })
    }
    receiver.received.length = 0
    await addProduct(store)
    await placeOrder(store, productId)
    await told('orders/created')
    expect(receiver.received.map(topicOf)).to.deep.equal(['orders/created'])
    expect(await deliveriesOf(store, 'products')).to.deep.equal(['delivered'])

    // Uninstalled: the next call is refused, and waiting deliveries are dropped.
    receiver.answer = () => ({ status: 503 })
    receiver.received.length = 0
    await placeOrder(store, productId)
    await told('orders/created')
    const { installations } = (await store.console.get(`/stores/${store.id}/installations`)).body.data
    await store.console.delete(`/stores/${store.id}/installations/${installations[0]._id}`).expect(200)
    expect((await failureOf(app.get(narrowed.access_token, '/orders'))).status).to.equal(401)
    expect((await failureOf(app.refresh(narrowed.refresh_token!))).error).to.equal('invalid_grant')
    expect(await deliveriesOf(store, 'orders')).to.have.members(['delivered', 'dropped'])

    // Installed again: nothing remains from before, and everything works.
    receiver.answer = () => ({})
    receiver.received.length = 0
    const again = await consent(app, developed.redirectUri, store)
    expect(again.scope).to.equal('READ_ORDERS READ_INVENTORY')
    expect((await failureOf(app.get(first.access_token, '/orders'))).status).to.equal(401)
    await addProduct(store)
    await told('products/created')
    expect((await app.get(again.access_token, '/products')).status).to.equal(200)
  })

  for (const showing of ['basic', 'post', 'none'] as Showing[]) {
    it(`an app refreshes its tokens and revokes them, with client authentication by ${showing}`, async () => {
      const [developed, store] = [await develop(showing !== 'none'), await openStore()]
      const app = await openOauthApp(site, developed, showing)
      const first = await consent(app, developed.redirectUri, store)
      expect(first).to.include({ token_type: 'bearer', expires_in: 2_592_000 })
      const fewer = await app.refresh(first.refresh_token!, 'READ_ORDERS')
      expect(fewer.scope).to.equal('READ_ORDERS')
      const second = await app.refresh(fewer.refresh_token!)
      expect(second.scope).to.equal('READ_ORDERS READ_INVENTORY')
      await app.revoke(second.access_token)
      expect((await failureOf(app.get(second.access_token, '/products'))).status).to.equal(401)
      expect((await app.get(first.access_token, '/products')).status).to.equal(200)
      // Revoking the refresh token revokes all tokens of the same consent.
      await app.revoke(second.refresh_token!)
      expect((await failureOf(app.get(first.access_token, '/products'))).status).to.equal(401)
      expect((await failureOf(app.refresh(second.refresh_token!))).error).to.equal('invalid_grant')
    })
  }

  it('a code and a refresh token that are used twice revoke everything that came of them', async () => {
    const [developed, store] = [await develop(), await openStore()]
    const app = await openOauthApp(site, developed)
    const round = await app.ask()
    const page = await openPage()
    await page.goto(round.link)
    await signInOn(page, store.email)
    const back = await allowOn(page, developed.redirectUri)
    const stolen = await app.redeem(back, round)
    expect((await app.get(stolen.access_token, '/products')).status).to.equal(200)
    const refusal = await failureOf(app.redeem(back, round))
    expect(refusal).to.include({ error: 'invalid_grant', status: 400 })
    expect(refusal.error_description).to.be.a('string')
    expect((await failureOf(app.get(stolen.access_token, '/products'))).status).to.equal(401)

    const first = await consent(app, developed.redirectUri, store)
    const second = await app.refresh(first.refresh_token!)
    const again = await later(61 * seconds, () => failureOf(app.refresh(first.refresh_token!)))
    expect(again.error).to.equal('invalid_grant')
    expect((await failureOf(app.refresh(second.refresh_token!))).error).to.equal('invalid_grant')
    expect((await failureOf(app.get(second.access_token, '/products'))).status).to.equal(401)
  })

  it('an app learns in the terms of OAuth 2.0 why it was refused, and detects a foreign state', async () => {
    const [developed, store] = [await develop(), await openStore()]
    const app = await openOauthApp(site, developed)
    const round = await app.ask()
    const page = await openPage()
    await page.goto(round.link)
    await signInOn(page, store.email)
    const denied = await denyOn(page, developed.redirectUri)
    expect(await failureOf(Promise.resolve().then(() => app.check(denied, round)))).to.include({
      error: 'access_denied',
    })
    const other = await app.ask()
    const mixed = await failureOf(Promise.resolve().then(() => app.check(denied, other)))
    expect(String(mixed.message)).to.include('state')

    for (const [mistake, error] of [
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ scope: 'READ_KYC' }, 'invalid_scope'],
      [{ scope: 'WRITE_ORDERS' }, 'invalid_scope'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
    ] as const) {
      const link = new URL(round.link)
      for (const [name, value] of Object.entries(mistake)) link.searchParams.set(name, value)
      await page.goto(link.href)
      await page.getByRole('alert').waitFor()
      await page.getByRole('link', { name: 'Back to the app' }).click()
      await page.waitForURL((url) => url.href.startsWith(developed.redirectUri))
      const told = await failureOf(Promise.resolve().then(() => app.check(new URL(page.url()), round)))
      expect(told.error, JSON.stringify(mistake)).to.equal(error)
    }
  })

  async function deliveriesOf({ id }: Store, resource: string): Promise<string[]> {
    return service().db('deliveries').where({ shop_id: id, resource }).orderBy('id').pluck('state')
  }
})

function signatureOf(secret: string, bytes: Buffer): string {
  return createHmac('sha256', secret).update(bytes).digest('base64')
}

/** Returns the reply that made the library stop. */
async function replyOf(refusal: Record<string, unknown>) {
  const response = refusal.response as Response
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
