import { expect } from 'chai'
import { signedHeaders, startAgent, type TestAgent } from '../../support/agents.ts'
import { useShops } from './shops.ts'

describe('the example shop, to agents', function () {
  this.timeout(300_000)
  const shops = useShops('agents')
  let agent: TestAgent
  before(async () => {
    agent = await startAgent()
  })
  after(() => agent?.close())

  /** Makes a call at the address that the profile of the store says. */
  async function ask(endpoint: string, method: 'GET' | 'POST', path: string, sent?: object) {
    const { host, pathname } = new URL(`${endpoint}${path}`)
    const body = sent ? JSON.stringify(sent) : undefined
    const { host: _, ...headers } = signedHeaders(agent, { method, host, path: pathname, body })
    const reply = await shops.ask('ecommerce', pathname, { method, headers, body: body ?? '' })
    return { ...reply, body: JSON.parse(reply.text) }
  }

  it('answers at its own address, by which an agent that knows nothing else buys', async () => {
    const call = { method: 'GET' as const, headers: {}, body: '' }
    expect((await shops.ask('ecommerce', '/.well-known/ucp', call)).status).to.equal(404)
    await shops.merchant.shop.update({ sellsToAgents: true })
    const { status, text } = await shops.ask('ecommerce', '/.well-known/ucp', call)
    expect(status).to.equal(200)
    const { endpoint } = JSON.parse(text).ucp.services['dev.ucp.shopping'][0]
    expect(endpoint).to.equal(shops.url('ecommerce', '/ucp/v1'))
    const { body: found } = await ask(endpoint, 'POST', '/catalog/search', { filters: { price: { min: 1 } } })
    const variant = found.products
      .flatMap(
        ({ variants }: { variants: { id: string; availability: { available: boolean } }[] }) => variants,
      )
      .find(({ availability }: { availability: { available: boolean } }) => availability.available)
    const made = await ask(endpoint, 'POST', '/checkout-sessions', {
      line_items: [{ item: { id: variant.id }, quantity: 1 }],
      buyer: { email: 'ada@example.com' },
    })
    expect([made.status, made.body.line_items.length], JSON.stringify(made.body)).to.eql([201, 1])
    const read = await ask(endpoint, 'GET', `/checkout-sessions/${made.body.id}`)
    expect(read.body.totals).to.eql(made.body.totals)
    const meta = { 'ucp-agent': { profile: agent.profile } }
    const params = { name: 'get_checkout', arguments: { meta, id: made.body.id } }
    const [, mcp] = JSON.parse(text).ucp.services['dev.ucp.shopping']
    const byTool = await ask(mcp.endpoint, 'POST', '', {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params,
    })
    expect(byTool.body.result.structuredContent).to.eql(read.body)
    const completed = await ask(endpoint, 'POST', `/checkout-sessions/${made.body.id}/complete`, {})
    expect([completed.status, completed.body.status]).to.eql([200, 'incomplete'])
  })

  it('answers only agents of its own store, whatever else a call says', async () => {
    const headers = { 'ucp-agent': `profile="${agent.profile}"`, 'content-type': 'application/json' }
    const reply = await shops.ask('restaurant', '/ucp/v1/catalog/search', {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-host': new URL(shops.url('ecommerce')).host },
      body: '{"query":"bag"}',
    })
    expect([reply.status, JSON.parse(reply.text).code]).to.eql([404, 'shop_not_found'])
  })
})
