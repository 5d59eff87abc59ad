import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import { endAll, ownFolder, ownSettingsOnServer, type Started, startProcess } from '../main/process.ts'
import { freePort } from '../support/database.ts'
import { type DemoTokens, demoTokens } from '../support/demo.ts'
import { storefront } from './command-line.ts'

interface Report {
  calls: number
  findings: { operationId: string; check: string; status: number; findings: string[] }[]
}

describe('storefront contract check', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('contract')
  let started: Started
  let drop: () => Promise<void>
  let tokens: DemoTokens

  before(async () => {
    const own = await ownSettingsOnServer(folder)
    drop = own.drop
    started = startProcess('scripts/start.ts', own.settings)
    await started.ready()
    tokens = await demoTokens(started.urls)
  })
  after(async () => {
    await endAll()
    await drop()
    remove()
  })

  const check = async (url: string, ...options: string[]) => {
    const { code, stdout, stderr } = await storefront(['contract', 'check', url, ...options, '--json'])
    expect(stderr).to.equal('')
    return { code, ...(JSON.parse(stdout) as Report) }
  }

  for (const surface of ['store', 'apps', 'console'] as const)
    it(`finds nothing at ${surface} of a running service`, async () => {
      const options = ['--surface', surface, '--token', tokens[surface]]
      const { code, calls, findings } = await check(started.urls[surface], ...options)
      expect(findings).to.eql([])
      expect(code).to.equal(0)
      expect(calls).to.be.above(surface === 'console' ? 50 : 100)
    })

  it('finds nothing where it plays the writes, too', async () => {
    const options = ['--token', tokens.store, '--writes']
    const { findings } = await check(started.urls.store, ...options)
    expect(findings).to.eql([])
  })

  it('names what a server breaks, in each report, and never writes unasked', async () => {
    const methods = new Set<string>()
    const server = await breaking(started.urls.store, methods)
    const options = ['--token', tokens.store, '--junit', join(folder, 'junit.xml')]
    const { code, stdout } = await storefront(['contract', 'check', server.url, ...options])
    server.close()
    expect(code).to.equal(1)
    expect([...methods]).to.eql(['GET'])
    const junit = readFileSync(join(folder, 'junit.xml'), 'utf8')
    for (const report of [stdout, junit]) {
      expect(report).to.match(/listBlogs[\s\S]*?body\/data\/blogs must be array/)
      expect(report).to.match(/getMe[\s\S]*?was answered with 200/)
      expect(report).to.match(/getShop[\s\S]*?has no header X-Request-Id/)
      for (const sound of ['listProducts', 'listCountries'])
        expect(report.replace(/<testcase[^>]*\/>/g, '')).not.to.include(sound)
    }
    expect(junit).to.match(/<testsuite name="store" tests="\d+" failures="[1-9]\d*">/)
  })

  it('says that nobody is there, and what is no address', async () => {
    const { code, findings } = await check(`http://127.0.0.1:${await freePort()}`)
    expect(code).to.equal(1)
    expect(findings[0]!.findings[0]).to.match(/^there was no response: .*ECONNREFUSED/)
    expect((await storefront(['contract', 'check', 'nowhere'])).code).to.equal(2)
  })
})

/** Starts a server before the service that gives a wrong body, lets everybody in, and drops a header. */
async function breaking(target: string, methods: Set<string>) {
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    methods.add(req.method!)
    const headers = req.headers as Record<string, string>
    const { pathname } = new URL(req.url!, target)
    const reply = await fetch(target + req.url, { headers: { ...headers, host: new URL(target).host } })
    let text = await reply.text()
    let status = reply.status
    const sent = new Headers(reply.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ])
      sent.delete(name)
    if (pathname.endsWith('/blogs')) text = text.replace('"blogs":[', '"blogs":{},"others":[')
    if (pathname.endsWith('/auth/me')) status = status === 401 ? 200 : status
    if (pathname.endsWith('/shop')) sent.delete('x-request-id')
    res.writeHead(status, Object.fromEntries(sent)).end(status === 304 ? undefined : text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
