import * as newer from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/client'
import { Client as SdkClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createNote } from '../support/fixtures/office.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { ask, mcpPath, mcpUrl, send } from './raw-client.ts'

describe('Model Context Protocol over HTTP', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let token: { authorization: string }

  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_NOTES', 'WRITE_NOTES'])
  })

  const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 'a', method, params })

  describe('clients of others', () => {
    const clients = {
      '@modelcontextprotocol/sdk': () => {
        const transport = new StreamableHTTPClientTransport(mcpUrl(), { requestInit: { headers: token } })
        return { client: new SdkClient({ name: 'test', version: '1' }), transport }
      },
      '@modelcontextprotocol/client': () => {
        const transport = new newer.StreamableHTTPClientTransport(mcpUrl(), {
          requestInit: { headers: token },
        })
        return { client: new Client({ name: 'test', version: '1' }), transport }
      },
    }
    for (const [name, open] of Object.entries(clients)) {
      it(`are served: ${name} finds, reads and writes`, async () => {
        const { client, transport } = open() as ReturnType<(typeof clients)['@modelcontextprotocol/sdk']>
        await client.connect(transport)
        const { tools } = await client.listTools()
        expect(tools.map(({ name }) => name)).to.include('call_read')
        const { id } = await createNote(shop)
        const read = { operationId: 'getNote', parameters: { id } }
        const { structuredContent } = await client.callTool({ name: 'call_read', arguments: read })
        expect((structuredContent as { data: object }).data).to.include({ _id: id })
        const removal = { operationId: 'deleteNote', parameters: { id } }
        const prepared = await client.callTool({ name: 'prepare_write', arguments: removal })
        const { confirmation } = prepared.structuredContent as { confirmation: string }
        const done = await client.callTool({ name: 'call_write', arguments: { ...removal, confirmation } })
        expect(done.isError).to.equal(false)
        await client.close()
      })
    }
  })

  describe('initialize', () => {
    it('agrees on a version that both speak, and offers its own for one that it does not', async () => {
      const versionFor = async (protocolVersion: string) =>
        (await ask(token, 'initialize', { protocolVersion, capabilities: {}, clientInfo: {} }))
          .protocolVersion
      expect(await versionFor('2025-06-18')).to.equal('2025-06-18')
      expect(await versionFor('1999-01-01')).to.equal('2025-11-25')
    })

    it('names the store', async () => {
      const { instructions } = await ask(token, 'initialize', { protocolVersion: '2025-11-25' })
      expect(instructions).to.include(JSON.stringify(shop.name))
    })
  })

  describe('messages', () => {
    it('are answered as JSON-RPC has it', async () => {
      expect(await ask(token, 'ping')).to.eql({})
      const codes = [
        [request('none/such'), -32601],
        [request('resources/list'), -32601],
        [request('tools/call', { name: 'none' }), -32602],
        [[request('ping')], -32600],
        [{ ...request('ping'), params: 7 }, -32600],
        [{ id: 1, method: 'ping' }, -32600],
      ] as const
      for (const [message, code] of codes) {
        const { body } = await send(token, message)
        expect(body.error?.code, JSON.stringify(message)).to.equal(code)
      }
    })

    it('without an id are taken and not answered', async () => {
      const { status, text } = await send(token, { jsonrpc: '2.0', method: 'notifications/initialized' })
      expect({ status, text }).to.eql({ status: 202, text: '' })
    })

    it('have mistakes in the arguments of a tool as results, which a model can correct', async () => {
      const { isError } = await ask(token, 'tools/call', {
        name: 'find_operations',
        arguments: { words: 'x' },
      })
      expect(isError).to.equal(true)
    })

    it('are refused when they are not JSON, of another type, too long or of an unknown version', async () => {
      const post = () => call('apps').post(mcpPath).set(token)
      const broken = await post().set('content-type', 'application/json').send('{').expect(400)
      expect(broken.body.error.code).to.equal(-32700)
      await post().set('content-type', 'text/plain').send('hello').expect(415)
      await post()
        .send({ long: 'x'.repeat(1_100_000) })
        .expect(413)
      await post().set('mcp-protocol-version', '1999-01-01').send(request('ping')).expect(400)
      await post().set('mcp-protocol-version', '2025-06-18').send(request('ping')).expect(200)
    })

    it('come by POST alone', async () => {
      for (const method of ['get', 'delete', 'put'] as const) {
        const { headers } = await call('apps')[method](mcpPath).set(token).expect(405)
        expect(headers.allow).to.equal('POST')
      }
    })

    it('may come from pages of any origin, which have no token of their own', async () => {
      const { headers } = await call('apps')
        .options(mcpPath)
        .set({ origin: 'https://agent.example', 'access-control-request-method': 'POST' })
        .expect(204)
      expect(headers['access-control-allow-origin']).to.equal('*')
    })

    it('are at the Apps API alone', async () => {
      for (const surface of ['store', 'console'] as const)
        await call(surface).post(mcpPath).set(token).send(request('ping')).expect(404)
    })
  })

  describe('a token', () => {
    it('is needed for every message, and the refusal says where to get one', async () => {
      const { apps, console } = service().config.publicUrls
      const metadata = '/.well-known/oauth-protected-resource/api/mcp'
      for (const authorization of [undefined, 'Bearer app_none', 'Basic YTpi', 'Bearer ey.ey.ey']) {
        const post = call('apps').post(mcpPath)
        const asked = authorization ? post.set({ authorization }) : post
        const { headers, body } = await asked.send(request('initialize')).expect(401)
        expect(body.success).to.equal(false)
        expect(headers['www-authenticate']).to.include(`resource_metadata="${apps}${metadata}"`)
      }
      const { body } = await call('apps').get(metadata).expect(200)
      expect(body).to.include({ resource: `${apps}${mcpPath}` })
      expect(body.authorization_servers).to.eql([console])
    })

    it('that is revoked between two messages ends the access', async () => {
      await ask(token, 'ping')
      await service().db('app_tokens').where({ shop_id: shop.id }).delete()
      expect((await send(token, request('ping'))).status).to.equal(401)
    })
  })
})
