import { expect } from 'chai'
import { asAgent, createSellingShop, startAgent } from '../support/agents.ts'
import { createAgent } from '../support/fixtures/agents.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { call, service } from '../support/service.ts'

const unknown = '0123456789abcdef01234567'

describe('Agents of a store', () => {
  const shopWithToken = async () => {
    const shop = await createSellingShop()
    const token = await createAppToken(shop, ['WRITE_STORE'])
    return { shop, token, api: call('apps') }
  }

  describe('listAgents', () => {
    it('lists the agents of this store, newest first', async () => {
      const { shop, token, api } = await shopWithToken()
      const [first, second] = [await createAgent(shop), await createAgent(shop)]
      await createAgent(await createSellingShop())
      const { body } = await api.get('/api/v1/agents').set(token).expect(200)
      const ids = body.data.agents.map(({ _id }: { _id: string }) => _id)
      expect(ids).to.have.members([first.id, second.id])
      expect(body.data.pagination.total).to.equal(2)
    })
  })

  describe('getAgent', () => {
    it('says what it has begun, ordered and sold', async () => {
      const { shop, token, api } = await shopWithToken()
      const agent = await startAgent()
      const product = await createProduct(shop, { price: 1250, digital: { accessType: 'lifetime' } })
      const buyer = { email: 'reader@example.com' }
      const body = { line_items: [{ item: { id: product.id }, quantity: 1 }], buyer }
      const make = async () =>
        (await asAgent(agent, shop, 'post', '/checkout-sessions', { body }).expect(201)).body
      const [made] = [await make(), await make()]
      await asAgent(agent, shop, 'post', `/checkout-sessions/${made.id}/complete`, { body: {} }).expect(200)
      const read = async () => (await api.get('/api/v1/agents').set(token).expect(200)).body.data.agents[0]
      expect(await read()).to.include({
        profile: agent.profile,
        checkouts: 2,
        orders: 1,
        sold: 0,
        stopped: false,
      })
      await service()
        .db('orders')
        .where({ shop_id: shop.id })
        .update({ status: 'paid', payment_status: 'paid' })
      const shown = await read()
      expect(shown).to.include({ sold: 12.5 })
      const one = await api.get(`/api/v1/agents/${shown._id}`).set(token).expect(200)
      expect(one.body.data).to.eql(shown)
      await agent.close()
    })

    it('refuses an unknown agent', async () => {
      const { token, api } = await shopWithToken()
      const { body } = await api.get(`/api/v1/agents/${unknown}`).set(token).expect(404)
      expect(body.code).to.equal('agent_not_found')
    })
  })

  describe('updateAgent', () => {
    it('stops an agent at this store, and lets it go on', async () => {
      const { shop, token, api } = await shopWithToken()
      const agent = await startAgent()
      const product = await createProduct(shop)
      const body = { line_items: [{ item: { id: product.id }, quantity: 1 }] }
      const { body: made } = await asAgent(agent, shop, 'post', '/checkout-sessions', { body }).expect(201)
      const [{ id }] = await service().db('agents').where({ shop_id: shop.id })
      const stop = (stopped: boolean) =>
        api.patch(`/api/v1/agents/${id}`).set(token).send({ stopped }).expect(200)
      expect((await stop(true)).body.data.stopped).to.equal(true)
      const refused = await asAgent(agent, shop, 'get', `/checkout-sessions/${made.id}`).expect(403)
      expect(refused.body.code).to.equal('agent_stopped')
      expect((await stop(false)).body.data.stopped).to.equal(false)
      await asAgent(agent, shop, 'get', `/checkout-sessions/${made.id}`).expect(200)
      await agent.close()
    })

    it('refuses an unknown agent', async () => {
      const { token, api } = await shopWithToken()
      await api.patch(`/api/v1/agents/${unknown}`).set(token).send({ stopped: true }).expect(404)
    })
  })
})
