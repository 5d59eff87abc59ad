import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect } from 'chai'
import { routes } from '../support/coverage.ts'
import { sampleTests } from '../support/sample.ts'

const command = { command: process.execPath, args: ['bin/storefront.js', 'mcp'] }

describe('storefront mcp', () => {
  const client = new Client({ name: 'editor', version: '1' })
  sampleTests()
  before(() => client.connect(new StdioClientTransport(command)))
  after(() => client.close())

  const use = async (name: string, given: object) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: { ...given } })
    // biome-ignore lint/suspicious/noExplicitAny: tools answer with what they like
    return { said: structuredContent as any, isError }
  }

  it('has tools that only look things up', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).to.eql(['find_operations', 'describe_operation', 'explain_refusal'])
    for (const { annotations } of tools)
      expect(annotations).to.include({ readOnlyHint: true, destructiveHint: false })
  })

  it('finds operations of each API by words', async () => {
    const found = async (query: string, given: object = {}) =>
      (await use('find_operations', { query, ...given })).said.operations.map(
        ({ surface, operationId }: Record<string, string>) => `${surface} ${operationId}`,
      )
    expect(await found('apply coupon')).to.include('store applyCoupon')
    expect((await found('refund order'))[0]).to.equal('apps refundOrder')
    expect(await found('register app', { surface: 'console' })).to.include('console createApp')
  })

  it('describes every operation of the contracts', async () => {
    for (const surface of ['store', 'apps', 'console'] as const) {
      for (const { operationId, path } of routes[surface]) {
        const { said, isError } = await use('describe_operation', { operationId, surface })
        expect(isError, operationId).to.equal(false)
        expect(said.operations[0].path, operationId).to.equal(path)
      }
    }
  }).timeout(60_000)

  it('explains refusals, and says which codes there are none of', async () => {
    const { said } = await use('explain_refusal', { code: 'insufficient_scope' })
    expect(said.meanings[0].remedy).to.be.a('string')
    expect((await use('explain_refusal', { code: 'x' })).isError).to.equal(true)
  })

  it('has the guides as resources', async () => {
    const { resources } = await client.listResources()
    expect(resources).to.have.length(readdirSync('docs/guides').length)
    const [guide] = resources.filter(({ uri }) => uri.endsWith('/quick-start'))
    const { contents } = await client.readResource({ uri: guide!.uri })
    expect((contents[0] as { text: string }).text).to.equal(
      readFileSync('docs/guides/quick-start.md', 'utf8'),
    )
  })

  it('answers what is no message, goes on, and ends when its input does', async () => {
    const child = spawn(command.command, command.args)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stdin.end('nonsense\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
    expect(await new Promise((ended) => child.on('close', ended))).to.equal(0)
    const [broken, pong] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(broken.error.code).to.equal(-32700)
    expect(pong).to.eql({ jsonrpc: '2.0', id: 1, result: {} })
  })
})
