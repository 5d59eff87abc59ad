import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { signatureOf } from '../../src/gateways/webhooks/sign.ts'
import { registerApp } from '../console/support.ts'
import { freePort } from '../support/database.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { openSite } from '../support/site.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'

describe('the example app', function () {
  this.timeout(60_000)

  it('is installed by OAuth, hears of an order by a signed webhook, reads it and writes a task once', async () => {
    const [site, port, merchant] = [await openSite(), await freePort(), await createAccount()]
    const shop = await createShop({ ownerId: merchant.id })
    const own = `http://localhost:${port}`
    const scopes = ['READ_ORDERS', 'WRITE_TASKS']
    const app = await registerApp(merchant, { scopes, redirectUris: [`${own}/callback`] })
    const { body } = await call('console')
      .put(`/api/v1/apps/${app.id}/webhook`)
      .set(merchant.onConsole())
      .send({ url: `${own}/hooks` })
      .expect(200)
    const { signingSecret } = body.data
    const env = {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      CLIENT_ID: app.clientId,
      CLIENT_SECRET: app.clientSecret,
      WEBHOOK_SECRET: signingSecret,
      CONSOLE_URL: site.console,
      APPS_URL: site.apps,
    }
    const child = spawn(process.execPath, ['examples/app/app.js'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const worker = await startWorkerProcess()
    try {
      await once(child.stdout, 'data')
      const away = await fetch(`${own}/install`, { redirect: 'manual' })
      const asked = new URL(away.headers.get('location')!).searchParams
      expect((await fetch(away.headers.get('location')!)).status).to.equal(200)
      const consent = {
        clientId: app.clientId,
        storeId: shop.id,
        scopes,
        redirectUri: asked.get('redirect_uri'),
        state: asked.get('state'),
        codeChallenge: asked.get('code_challenge'),
      }
      const granted = await call('console')
        .post('/api/v1/oauth/authorize')
        .set(merchant.onConsole())
        .send(consent)
        .expect(200)
      const back = await fetch(granted.body.data.redirectUrl)
      expect(await back.text()).to.equal(`The app is installed on ${shop.name}\n`)
      expect((await fetch(`${own}/callback?state=other&code=x`)).status).to.equal(400)

      const { id: productId } = await createProduct(shop, { name: 'Clay cup', quantity: 3 })
      const shopper = await createAccount()
      const buy = async (): Promise<{ _id: string; orderId: number }> => {
        const placed = call('store').post('/api/v1/orders').set(shopper.as(shop))
        return (await placed.send({ items: [{ productId, quantity: 1 }] }).expect(201)).body.data
      }
      const order = await buy()
      const tasks = (): Promise<{ title: string; details: string }[]> =>
        service().db('tasks').where({ shop_id: shop.id })
      await until('a task', async () => (await tasks()).length > 0)
      expect((await tasks())[0]).to.include({
        title: `Pack order ${order.orderId}`,
        details: '1 × Clay cup',
      })

      // Another orders/created of the same order, for which there is nothing more to pack.
      const { code } = await createCoupon(shop)
      await call('store')
        .post('/api/v1/coupons/apply')
        .set(shopper.as(shop))
        .send({ orderId: order._id, code })
        .expect(200)

      const taken = () =>
        service().db('deliveries').where({ app_id: app.id, topic: 'orders/created', state: 'delivered' })
      await until('two tasks', async () => (await taken()).length >= 2)

      const event = await service()
        .db('deliveries')
        .where({ app_id: app.id, topic: 'orders/created' })
        .orderBy('id')
        .first()
      const post = (body: string, signature = signatureOf(body, signingSecret)) =>
        fetch(`${own}/hooks`, { method: 'POST', headers: { 'x-service-hmac-sha256': signature }, body })
      expect((await post(event.body, 'bm8=')).status).to.equal(401)
      expect((await post(event.body)).status).to.equal(204)
      // An order that cannot be read any more ends nothing.
      const gone = JSON.stringify({ ...JSON.parse(event.body), id: newId(), resourceId: newId() })
      expect((await post(gone)).status).to.equal(204)
      // The task of another order comes after whatever the others would have written.
      const other = await buy()
      const titles = async () => (await tasks()).map(({ title }) => title)
      await until('the task of the other order', async () =>
        (await titles()).includes(`Pack order ${other.orderId}`),
      )
      expect(await titles()).to.have.members([order, other].map(({ orderId }) => `Pack order ${orderId}`))
    } finally {
      child.kill()
      await worker.stop()
      await site.close()
    }
  })
})
