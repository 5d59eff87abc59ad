import { expect } from 'chai'
import {
  digestOf,
  type PublicKey,
  signatureBase,
  signaturesIn,
  verifies,
} from '../../src/base/http-signatures.ts'
import { newId } from '../../src/base/ids.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { tellAgents } from '../../src/jobs/tell-agents.ts'
import { takeDue } from '../../src/services/agent-checkouts/order-events.ts'
import { change, tidyUp } from '../events/support.ts'
import { placeOrder } from '../support/agent-orders.ts'
import {
  asAgent,
  createSellingShop,
  profileWith,
  startAgent,
  type TestAgent,
  type Told,
} from '../support/agents.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { call, service } from '../support/service.ts'
import { requireSchema } from '../support/ucp-schemas.ts'

describe('Webhooks of agents', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  let agent: TestAgent
  beforeEach(async () => {
    ;[shop, agent] = [await createSellingShop({ currency: 'NGN', country: 'NG' }), await startAgent()]
    await setShipping(shop)
    const address = { id: shop.id, shop_id: shop.id, domain: `${shop.slug}.localhost` }
    await service().db('shop_domains').insert(address)
  })
  afterEach(async () => {
    await service().db('agent_order_events').delete()
    await agent.close()
    await tidyUp()
  })

  const run = async () => {
    const { db, dependencies } = service()
    while ((await fanOut(db)) > 0);
    await tellAgents.run({ db, dependencies, signal: new AbortController().signal })
  }
  const queued = () => service().db('agent_order_events').where({ shop_id: shop.id })
  const makeDue = () =>
    service()
      .db('agent_order_events')
      .where({ shop_id: shop.id })
      .update({ next_at: new Date(Date.now() - 1000) })
  const changed = (order: { id: string }) => change(shop, { resourceId: order.id })

  /** Places an order, which its buyer has paid. */
  async function paid() {
    const { order } = await placeOrder(agent, shop)
    await service().db('orders').where({ id: order.id }).update({ status: 'paid', payment_status: 'paid' })
    return order
  }

  /** Returns the key by which a call was signed, if the store publishes it and the signature is that of the call. */
  async function signerOf({ url, headers, text }: Told): Promise<{ covers: string[] } | null> {
    const domain = /^profile="http:\/\/(.+)\/\.well-known\/ucp"$/.exec(headers['ucp-agent']!)![1]!
    const { body } = await call('store').get('/.well-known/ucp').set('host', domain).expect(200)
    const [one] = signaturesIn(headers['signature-input']!, headers.signature!)
    const key = body.keys.find(({ kid }: PublicKey) => kid === one!.keyid)
    const [path, query] = url.split('?')
    const target: Record<string, string> = {
      '@method': 'POST',
      '@authority': headers.host!,
      '@path': path!,
      '@query': `?${query}`,
    }
    const base = signatureBase(one!, (name) => target[name] ?? headers[name] ?? null)
    const isWhole = headers['content-digest'] === digestOf(Buffer.from(text))
    return isWhole && verifies(key, base!, one!.value) ? { covers: one!.components } : null
  }

  it('bring an order once it is paid, whole and signed by a key of the store with its id and time', async () => {
    const order = await paid()
    await run()
    const [told, ...more] = agent.told
    expect(more).to.eql([])
    const { body: shown } = await asAgent(agent, shop, 'get', `/orders/${order.id}`).expect(200)
    expect(JSON.parse(told!.text)).to.eql(shown)
    requireSchema('shopping/order.json', JSON.parse(told!.text))
    expect(told!.headers['webhook-id']).to.match(/^evt_[0-9a-f]{24}$/)
    expect(Number(told!.headers['webhook-timestamp'])).to.be.closeTo(Date.now() / 1000, 60)
    const signer = await signerOf(told!)
    expect(signer?.covers).to.have.members([
      ...['@method', '@authority', '@path', '@query', 'content-type', 'content-digest'],
      ...['ucp-agent', 'webhook-id', 'webhook-timestamp', 'idempotency-key'],
    ])
    expect(await signerOf({ ...told!, headers: { ...told!.headers, 'webhook-id': 'evt_other' } })).to.equal(
      null,
    )
    expect(await queued()).to.eql([])
  })

  it('are silent about orders that are not paid, which agents do not know yet', async () => {
    await placeOrder(agent, shop)
    await run()
    expect(agent.told).to.eql([])
    expect(await queued()).to.eql([])
  })

  it('are tried again with the same id, and bring what the order is by then', async () => {
    const order = await paid()
    agent.answer = () => 503
    await run()
    const [waiting] = await queued()
    expect(waiting).to.include({ attempt: 1, lease: null })
    expect(Date.parse(waiting.next_at)).to.be.greaterThan(Date.now() + 3000)
    await service()
      .db('orders')
      .where({ id: order.id })
      .update({ payment_status: 'refunded', status: 'refunded' })
    agent.answer = () => 204
    await makeDue()
    await run()
    const [first, second] = agent.told
    expect(second!.headers['webhook-id']).to.equal(first!.headers['webhook-id'])
    expect(await signerOf(second!)).not.to.equal(null)
    expect(await queued()).to.eql([])
  })

  it('bring a change that comes while the one before is on its way after that one', async () => {
    const order = await paid()
    agent.answer = async ({ headers }) => {
      const isFirst = agent.told.length === 1
      if (isFirst) {
        await changed(order)
        while ((await fanOut(service().db)) > 0);
        // Another worker must not overtake this one.
        expect(await takeDue(service().db, 10)).to.eql([])
      }
      return headers['webhook-id'] ? 200 : 400
    }
    await run()
    expect(agent.told).to.have.length(2)
    const [first, second] = agent.told.map(({ headers }) => headers['webhook-id'])
    expect(second).not.to.equal(first)
    expect(await queued()).to.eql([])
  })

  it('are brought by another worker if one was killed, once its lease has ended', async () => {
    await paid()
    while ((await fanOut(service().db)) > 0);
    expect(await takeDue(service().db, 10)).to.have.length(1)
    await run()
    expect(agent.told).to.eql([])
    await makeDue()
    await run()
    expect(agent.told).to.have.length(1)
  })

  it('end after the last try, and at once if the agent says that it is gone', async () => {
    const order = await paid()
    agent.answer = () => 410
    await run()
    expect(await queued()).to.eql([])
    agent.answer = () => 500
    await changed(order)
    await run()
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      expect((await queued()).length, `attempt ${attempt}`).to.equal(1)
      await makeDue()
      await run()
    }
    expect(await queued()).to.eql([])
    expect(agent.told).to.have.length(9)
  })

  it('wait for an agent whose profile cannot be read', async () => {
    await paid()
    agent.status = 500
    await run()
    expect(await queued()).to.have.length(1)
    agent.status = 200
    await makeDue()
    await run()
    expect(agent.told).to.have.length(1)
  })

  it('are not sent to an agent that wants none, is stopped, or has no order here', async () => {
    const order = await paid()
    const { document } = agent
    agent.document = profileWith([])
    await run()
    agent.document = document
    await service().db('agents').where({ shop_id: shop.id }).update({ stopped_at: new Date() })
    await changed(order)
    await run()
    await service().db('agents').where({ shop_id: shop.id }).update({ stopped_at: null })
    await change(shop, { resourceId: newId() })
    await run()
    expect(agent.told).to.eql([])
    expect(await queued()).to.eql([])
  })
})
