import { expect } from 'chai'
import { change, createApp, deliverer, tidyUp } from '../events/support.ts'
import { createAppToken, createDelivery, createInstallation } from '../support/fixtures/apps.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/webhooks/deliveries'

describe('Deliveries of the Apps API', () => {
  afterEach(tidyUp)

  const open = async () => {
    const app = await createApp()
    const token = await createAppToken(app.shop, ['READ_ORDERS'], app.installation.id)
    return { ...app, token }
  }

  describe('listDeliveries', () => {
    it('lists the deliveries to this installation, and nothing of another app or store', async () => {
      const { shop, installation, token } = await open()
      const other = await createApp()
      const mine = await createDelivery(shop, installation, 'delivered')
      await createDelivery(shop, await createInstallation(shop, { scopes: ['READ_ORDERS'] }))
      // The same app on another store.
      const elsewhere = await createInstallation(other.shop, { scopes: ['READ_ORDERS'] })
      await createDelivery(other.shop, { id: elsewhere.id, appId: installation.appId })
      const { body } = await call('apps').get(url).set(token).expect(200)
      expect(body.data.deliveries.map(({ _id }: { _id: string }) => _id)).to.eql([mine])
      const none = await call('apps').get(url).query({ state: 'dead' }).set(token).expect(200)
      expect(none.body.data.deliveries).to.eql([])
    })

    it('is empty for a token of the merchant’s own tools', async () => {
      const { shop, installation } = await open()
      const id = await createDelivery(shop, installation)
      const token = await createAppToken(shop, ['READ_ORDERS'])
      expect((await call('apps').get(url).set(token).expect(200)).body.data.deliveries).to.eql([])
      await call('apps').get(`${url}/${id}`).set(token).expect(404)
      await call('apps').post(`${url}/${id}/redeliver`).set(token).expect(404)
    })
  })

  describe('getDelivery', () => {
    it("shows the attempts, and does not find another installation's", async () => {
      const { shop, receiver, token } = await open()
      await change(shop)
      await deliverer().deliverDue()
      const { id } = JSON.parse(receiver.received[0]!.body)
      const { body } = await call('apps').get(`${url}/${id}`).set(token).expect(200)
      expect(body.data).to.include({ _id: id, state: 'delivered', body: receiver.received[0]!.body })
      expect(body.data.attempts).to.have.length(1)
      const other = await open()
      await call('apps').get(`${url}/${id}`).set(other.token).expect(404)
      await call('apps').post(`${url}/${id}/redeliver`).set(other.token).expect(404)
    })
  })

  describe('redeliver', () => {
    it('sends it again under the same id', async () => {
      const { shop, receiver, token } = await open()
      await change(shop)
      await deliverer().deliverDue()
      const { id } = JSON.parse(receiver.received[0]!.body)
      const { body } = await call('apps').post(`${url}/${id}/redeliver`).set(token).expect(202)
      expect(body.data.state).to.equal('pending')
      await deliverer().deliverDue()
      expect(receiver.received.map((one) => one.body)).to.eql(Array(2).fill(receiver.received[0]!.body))
    })

    it('is refused while the webhook is disabled, and without the scope', async () => {
      const { db } = service()
      const { shop, installation, token } = await open()
      const id = await createDelivery(shop, installation, 'dead')
      const again = () => call('apps').post(`${url}/${id}/redeliver`).set(token).expect(409)
      await db('installations')
        .where({ id: installation.id })
        .update({ scopes: ['READ_TASKS'] })
      expect((await again()).body.code).to.equal('not_installed')
      await db('apps').where({ id: installation.appId }).update({ webhook_url: '' })
      expect((await again()).body.code).to.equal('webhook_off')
    })
  })
})
