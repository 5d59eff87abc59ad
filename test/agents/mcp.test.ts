import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { placeOrder } from '../support/agent-orders.ts'
import { agentsMcpPath, sendMessage, useTool } from '../support/agent-tools.ts'
import {
  asAgent,
  createSellingShop,
  newKey,
  profileWith,
  startAgent,
  type TestAgent,
} from '../support/agents.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, serverOf, service } from '../support/service.ts'
import { requireSchema, requireShape } from '../support/ucp-schemas.ts'

const buyer = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Example' }
const address = {
  ...{ first_name: 'Ada', street_address: '1 Example Street', address_locality: 'Ikeja' },
  ...{ address_region: 'Lagos', address_country: 'NG', phone_number: '+2348030000000' },
}

describe('Tools of agents', () => {
  let shop: Awaited<ReturnType<typeof createSellingShop>>
  let agent: TestAgent
  const started: TestAgent[] = []
  const start = async (...options: Parameters<typeof startAgent>) => {
    const one = await startAgent(...options)
    started.push(one)
    return one
  }
  before(async () => {
    ;[shop, agent] = [await createSellingShop({ currency: 'NGN', country: 'NG' }), await start()]
    await setShipping(shop)
  })
  after(() => Promise.all(started.map((one) => one.close())))

  /** Returns what a tool answers. */
  async function use(name: string, given: object, options: object = {}) {
    const { status, body } = await useTool(agent, shop, name, given, options)
    if (status !== 200) throw new Error(JSON.stringify(body))
    requireSchema('transports/mcp_tool_call.json', body)
    const { structuredContent, content, isError } = body.result
    expect(isError).to.equal(false)
    expect(JSON.parse(content[0].text)).to.eql(structuredContent)
    return structuredContent
  }
  const rest = async (method: 'get' | 'post' | 'put', path: string, body?: object) =>
    (await asAgent(agent, shop, method, path, body ? { body } : {})).body
  const wanted = (id: string, option?: string) => ({
    line_items: [{ item: { id }, quantity: 2 }],
    buyer,
    fulfillment: {
      methods: [
        { type: 'shipping', destinations: [address], groups: option ? [{ selected_option_id: option }] : [] },
      ],
    },
  })
  const apart = ({ id: _, expires_at: __, ...rest }: Record<string, unknown>) => rest

  /** Makes a checkout that can be completed. */
  async function ready() {
    const product = await createProduct(shop, { price: 1500 })
    const first = await use('create_checkout', { checkout: wanted(product.id) })
    const [option] = first.fulfillment.methods[0].groups[0].options
    const checkout = wanted(product.id, option.id)
    return { checkout, shown: await use('update_checkout', { id: first.id, checkout }) }
  }

  const refused = async (sent: ReturnType<typeof useTool>, status: number) => {
    const { status: given, body } = await sent
    expect(given, JSON.stringify(body)).to.equal(status)
    requireSchema('transports/jsonrpc.json#/$defs/error_response', body)
    expect(body.error.message).to.equal(body.error.data?.content ?? body.error.message)
    return [body.error.code, body.error.data?.code]
  }

  describe('answer what the operations answer', () => {
    it('of the catalogue', async () => {
      const product = await createProduct(shop, { name: 'Enamel mug' })
      const asked = [
        ['search_catalog', '/catalog/search', { query: 'mug' }],
        ['search_catalog', '/catalog/search', { filters: { price: { min: 1 } }, pagination: { limit: 1 } }],
        ['lookup_catalog', '/catalog/lookup', { ids: [product.id, newId()] }],
        ['get_product', '/catalog/product', { id: product.id }],
        ['get_product', '/catalog/product', { id: newId() }],
      ] as const
      for (const [name, path, catalog] of asked) {
        const said = await use(name, { catalog })
        expect(said, name).to.eql(await rest('post', path, catalog))
        requireShape(path, 200, said)
      }
    })

    it('of checkouts, from the first line to the order, which is placed once', async () => {
      const product = await createProduct(shop, { price: 1500 })
      const made = await use('create_checkout', { checkout: wanted(product.id) })
      requireShape('/checkout-sessions', 200, made)
      expect(apart(made)).to.eql(apart(await rest('post', '/checkout-sessions', wanted(product.id))))
      const path = `/checkout-sessions/${made.id}`
      const [option] = made.fulfillment.methods[0].groups[0].options
      const updated = await use('update_checkout', { id: made.id, checkout: wanted(product.id, option.id) })
      expect(updated.status).to.equal('ready_for_complete')
      expect(await rest('put', path, wanted(product.id, option.id))).to.eql(updated)
      expect(await use('get_checkout', { id: made.id })).to.eql(await rest('get', path))
      const orders = () => service().db('orders').where({ shop_id: shop.id }).count<{ count: string }[]>()
      const [before] = await orders()
      const completed = await use('complete_checkout', { id: made.id, checkout: {} })
      expect(completed.totals).to.eql(updated.totals)
      expect(await use('complete_checkout', { id: made.id, checkout: {} })).to.eql(completed)
      expect(await rest('post', `${path}/complete`, {})).to.eql(completed)
      const [after] = await orders()
      expect(Number(after!.count)).to.equal(Number(before!.count) + 1)
      const cancelled = await use('cancel_checkout', { id: made.id })
      expect(cancelled.status).to.equal('canceled')
      expect(await rest('get', path)).to.eql(cancelled)
      const { shown: other } = await ready()
      const { shown: another } = await ready()
      const [byTool, byRest] = [
        await use('cancel_checkout', { id: other.id }),
        await rest('post', `/checkout-sessions/${another.id}/cancel`),
      ]
      expect(Object.keys(byTool)).to.eql(Object.keys(byRest))
    })

    it('of carts', async () => {
      const [product, other] = [await createProduct(shop), await createProduct(shop)]
      const cart = (id: string) => ({ line_items: [{ item: { id }, quantity: 2 }], buyer })
      const made = await use('create_cart', { cart: cart(product.id) })
      requireShape('/carts', 200, made)
      expect(apart(made)).to.eql(apart(await rest('post', '/carts', cart(product.id))))
      const updated = await use('update_cart', { id: made.id, cart: cart(other.id) })
      expect(await rest('put', `/carts/${made.id}`, cart(other.id))).to.eql(updated)
      expect(await use('get_cart', { id: made.id })).to.eql(await rest('get', `/carts/${made.id}`))
      expect(await use('cancel_cart', { id: made.id })).to.eql(updated)
      expect(await rest('get', `/carts/${made.id}`)).to.eql(await use('get_cart', { id: made.id }))
    })

    it('of orders', async () => {
      const { order } = await placeOrder(agent, shop)
      expect(await use('get_order', { id: order.id })).to.eql(await rest('get', `/orders/${order.id}`))
      for (const id of [newId(), '..', '../catalog/search', 'a b?c#d'])
        expect((await use('get_order', { id })).messages[0].code, id).to.equal('not_found')
    })

    it('with outcomes as results', async () => {
      const gone = { line_items: [{ item: { id: newId() }, quantity: 1 }] }
      const made = await use('create_checkout', { checkout: gone })
      expect(made).to.eql(await rest('post', '/checkout-sessions', gone))
      expect(made.ucp.status).to.equal('error')
      const simple = await start()
      const capabilities = { 'dev.ucp.shopping.checkout': [{ version: '2026-08-25' }] }
      simple.document = profileWith([], { capabilities })
      const { body } = await useTool(simple, shop, 'get_order', { id: newId() }, { signer: null })
      expect(body.result.structuredContent.messages[0].code).to.equal('capabilities_incompatible')
    })
  })

  it('are once with a key, over both transports, and refuse it with other arguments', async () => {
    const { checkout, shown } = await ready()
    const key = randomUUID()
    const first = await use('update_checkout', { id: shown.id, checkout }, { key })
    expect(await use('update_checkout', { id: shown.id, checkout }, { key })).to.eql(first)
    const path = `/checkout-sessions/${shown.id}`
    const over = await asAgent(agent, shop, 'put', path, { key, body: checkout }).expect(200)
    expect([over.body, over.headers['idempotent-replayed']]).to.eql([first, 'true'])
    const other = { ...checkout, buyer: { email: 'b@example.com' } }
    const again = useTool(agent, shop, 'update_checkout', { id: shown.id, checkout: other }, { key })
    expect(await refused(again, 409)).to.eql([-32000, 'idempotency_mismatch'])
  })

  it('take the signature of the message, and refuse whoever pretends to be the agent', async () => {
    const catalog = { query: 'mug' }
    const given = (by: TestAgent, options: object) =>
      useTool(by, shop, 'search_catalog', { catalog }, options)
    const forged = newKey('key-0').signing
    expect(await refused(given(agent, { signer: null }), 401)).to.eql([-32000, 'signature_missing'])
    expect(await refused(given(agent, { signer: forged }), 401)).to.eql([-32000, 'signature_invalid'])
    expect(await refused(given(agent, { signer: newKey('other').signing }), 401)).to.eql([
      -32000,
      'key_not_found',
    ])
    const tampered = (name: string, value: string) => ({
      tamper: (headers: Record<string, string>) => void Object.assign(headers, { [name]: value }),
    })
    const digest = tampered('content-digest', 'sha-256=:AAAA:')
    expect(await refused(given(agent, digest), 400)).to.eql([-32600, 'digest_mismatch'])
    const elsewhere = await createSellingShop()
    const sentOn = tampered('x-shop-id', elsewhere.id)
    expect(await refused(given(agent, sentOn), 401)).to.eql([-32000, 'signature_invalid'])
    // An agent with keys of its own names the profile of another one in `meta`.
    const thief = { ...(await start()), profile: agent.profile }
    expect(await refused(given(thief, {}), 401)).to.eql([-32000, 'signature_invalid'])
  })

  it('refuse a header that differs from meta, because only one of them would be obeyed', async () => {
    const other = await start({ keys: 0 })
    const plain = await start({ keys: 0 })
    const headers = [
      ['ucp-agent', `profile="${other.profile}"`],
      ['ucp-agent', 'nothing'],
      ['idempotency-key', randomUUID()],
    ] as const
    for (const [name, value] of headers) {
      const tamper = (sent: Record<string, string>) => void Object.assign(sent, { [name]: value })
      const sent = useTool(plain, shop, 'search_catalog', { catalog: { query: 'mug' } }, { tamper })
      expect(await refused(sent, 400), name).to.eql([-32602, undefined])
    }
  })

  it('take the agent from meta alone, as clients that set no headers send it', async () => {
    const plain = await start({ keys: 0 })
    const tamper = (headers: Record<string, string>) => {
      delete headers['ucp-agent']
      delete headers['idempotency-key']
    }
    const { shown } = await ready()
    const { status, body } = await useTool(plain, shop, 'get_checkout', { id: shown.id }, { tamper })
    expect([status, body.result?.structuredContent.messages[0].code]).to.eql([200, 'not_found'])
  })

  it('refuse profiles as the operations do', async () => {
    const gone = Object.assign(await start(), { status: 500 })
    const broken = Object.assign(await start(), { document: { ucp: {} } })
    const old = Object.assign(await start(), { document: profileWith([], { version: '2026-01-11' }) })
    const nowhere = (profile: string) => ({ ...agent, keys: [], profile })
    const tries = [
      [gone, 424, 'profile_unreachable'],
      [broken, 422, 'profile_malformed'],
      [old, 422, 'version_unsupported'],
      [nowhere('none'), 400, 'invalid_profile_url'],
      [nowhere('https://agent.example/"\\'), 424, 'profile_unreachable'],
    ] as const
    for (const [by, status, code] of tries) {
      const tamper = (headers: Record<string, string>) => void delete headers['ucp-agent']
      const sent = useTool(
        by,
        shop,
        'search_catalog',
        { catalog: { query: 'mug' } },
        { signer: null, tamper },
      )
      expect(await refused(sent, status), code).to.eql([-32001, code])
    }
  })

  it('are those of stores that sell to agents, and of no agent that the merchant has stopped', async () => {
    const plain = await createShop()
    const given = { catalog: { query: 'mug' } }
    expect(await refused(useTool(agent, plain, 'search_catalog', given), 404)).to.eql([
      -32000,
      'shop_not_found',
    ])
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    expect(await refused(sendMessage(agent, plain, list), 404)).to.eql([-32000, 'shop_not_found'])
    const stopped = await start()
    const { profile } = stopped
    await service().db('agents').insert({ id: newId(), shop_id: shop.id, profile, stopped_at: new Date() })
    expect(await refused(useTool(stopped, shop, 'search_catalog', given), 403)).to.eql([
      -32000,
      'agent_stopped',
    ])
  })

  it('refuse arguments that do not fit, and name the parameter', async () => {
    const meta = { 'ucp-agent': { profile: agent.profile } }
    const { shown } = await ready()
    const tries = [
      ['search_catalog', { catalog: {} }],
      ['search_catalog', {}],
      ['search_catalog', { catalog: 'mug' }],
      ['search_catalog', { meta: {}, catalog: { query: 'mug' } }],
      ['search_catalog', { meta: { 'ucp-agent': { profile: 7 } }, catalog: { query: 'mug' } }],
      ['lookup_catalog', { catalog: { ids: Array.from({ length: 1000 }, newId) } }],
      ['create_checkout', { checkout: { line_items: [] } }],
      ['get_checkout', { id: '' }],
      ['get_checkout', {}],
      ['update_checkout', { id: shown.id }],
      ['complete_checkout', { meta, id: shown.id, checkout: {} }],
      ['cancel_checkout', { meta, id: shown.id }],
      ['no_such_tool', {}],
    ] as const
    for (const [name, given] of tries) {
      const [code] = await refused(useTool(agent, shop, name, given), 400)
      expect(code, `${name} ${JSON.stringify(given)}`).to.equal(-32602)
    }
    expect((await use('get_checkout', { id: shown.id })).status).to.equal('ready_for_complete')
  })

  it('are refused in messages that are none, and come by POST alone', async () => {
    const post = () => call('store').post(agentsMcpPath).set('x-shop-id', shop.id)
    const broken = await post().set('content-type', 'application/json').send('{').expect(400)
    expect(broken.body.error.code).to.equal(-32700)
    const wrong = await post().set('content-type', 'text/plain').send('hello').expect(415)
    expect(wrong.body.error).to.deep.include({ code: -32600 })
    const batch = await post()
      .send([{ jsonrpc: '2.0', id: 1, method: 'ping' }] as never)
      .expect(400)
    expect(batch.body.error.code).to.equal(-32600)
    await post().send({ jsonrpc: '2.0', method: 'notifications/initialized' }).expect(202)
    for (const method of ['get', 'delete', 'put'] as const) {
      const { headers } = await call('store')[method](agentsMcpPath).expect(405)
      expect(headers.allow).to.equal('POST')
    }
  })

  it('are listed to an agent that names itself as far as it can use them', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const simple = await start({ keys: 0 })
    const capabilities = { 'dev.ucp.shopping.catalog.lookup': [{ version: '2026-08-25' }] }
    simple.document = profileWith([], { capabilities })
    const { body } = await sendMessage(simple, shop, list)
    const names = body.result.tools.map(({ name }: { name: string }) => name)
    expect(names).to.eql(['lookup_catalog', 'get_product'])
    const old = Object.assign(await start(), { document: profileWith([], { version: '2026-01-11' }) })
    expect(await refused(sendMessage(old, shop, list), 422)).to.eql([-32001, 'version_unsupported'])
  })

  it('are called by a client of others', async () => {
    const plain = await start({ keys: 0 })
    const product = await createProduct(shop, { name: 'Copper kettle' })
    const { port } = serverOf(service().store).address() as AddressInfo
    const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}${agentsMcpPath}`), {
      requestInit: { headers: { 'x-shop-id': shop.id } },
    })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(transport)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).to.eql([
      ...['cancel_cart', 'cancel_checkout', 'complete_checkout', 'create_cart', 'create_checkout'],
      ...['get_cart', 'get_checkout', 'get_order', 'get_product', 'lookup_catalog', 'search_catalog'],
      ...['update_cart', 'update_checkout'],
    ])
    for (const { annotations, name } of tools)
      expect(annotations!.readOnlyHint, name).to.equal(/^(get|search|lookup)/.test(name))
    const meta = { 'ucp-agent': { profile: plain.profile } }
    const found = await client.callTool({
      name: 'search_catalog',
      arguments: { meta, catalog: { query: 'kettle' } },
    })
    const { products } = found.structuredContent as { products: { id: string }[] }
    expect(products.map(({ id }) => id)).to.eql([product.id])
    await client.close()
  })
})
