import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { purchase } from '../../scripts/demo/purchase.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { endAll, ownFolder, ownSettings, type Started, startProcess } from '../main/process.ts'
import { surfaces } from '../support/coverage.ts'
import { freePort } from '../support/database.ts'
import { forwardedIn, type Prism, startPrism, violationsIn } from './prism.ts'
import { installTools, wanted } from './tools.ts'

wanted('Prism between the demo and the service', function () {
  this.timeout(900_000)
  const { folder, remove } = ownFolder('prism')
  const proxies: Prism[] = []
  const stands: Server[] = []
  let service: Started

  before(async function () {
    if (!(await installTools())) return this.skip()
    service = startProcess('scripts/start.ts', {
      ...(await ownSettings(folder)),
      ALLOW_PRIVATE_WEBHOOKS: 'true',
    })
    await service.ready()
  })
  after(async () => {
    for (const proxy of proxies) proxy.stop()
    for (const stand of stands) stand.close()
    await endAll()
    remove()
  })

  /** Starts a validating proxy before a surface, or before what stands in for it. */
  const proxyOf = async (surface: Surface, upstream = service.urls[surface]): Promise<Prism> => {
    const proxy = await startPrism({ surface, upstream, port: await freePort() }, folder)
    proxies.push(proxy)
    return proxy
  }

  /** Starts a server that passes reads on to the Store API, and changes what it answers; returns its address. */
  const tamperedStore = async (change: (body: Reply) => void): Promise<string> => {
    const stand = createServer(async (request, response) => {
      const shop = String(request.headers['x-shop-id'])
      const reply = await fetch(`${service.urls.store}${request.url}`, { headers: { 'x-shop-id': shop } })
      const body = (await reply.json()) as Reply
      change(body)
      const { 'content-length': _, 'content-encoding': __, ...headers } = Object.fromEntries(reply.headers)
      response.writeHead(reply.status, headers).end(JSON.stringify(body))
    }).listen(0, '127.0.0.1')
    stands.push(stand)
    await once(stand, 'listening')
    return `http://127.0.0.1:${(stand.address() as AddressInfo).port}`
  }

  it('finds a member of another type in a reply, and nothing in the reply as it was', async () => {
    for (const [name, found] of [
      [undefined, []],
      [42, ['violation']],
    ] as const) {
      const stand = await tamperedStore(({ data }) => {
        if (name) data.name = name
      })
      const { url, said } = await proxyOf('store', stand)
      const reply = await fetch(`${url}/api/v1/shop`, {
        headers: { 'x-shop-id': '665f1c2ab4e0d3a1c9f00001' },
      })
      expect(reply.status).to.equal(200)
      await reply.text()
      expect(
        violationsIn(said()).map((line) => /violation/i.exec(line)![0].toLowerCase()),
        said(),
      ).to.eql(found)
      if (name) expect(said()).to.match(/name.* must be string/)
    }
  })

  it('finds nothing in a whole purchase and a look around', async () => {
    const [store, apps, console] = await Promise.all(surfaces.map((surface) => proxyOf(surface)))
    const urls = { store: store!.url, apps: apps!.url, console: console!.url }
    const summary = await quietly(() => purchase(urls))
    const said = [store, apps, console].map((proxy) => proxy!.said()).join('\n')
    expect(summary).to.match(/^The demo passed/)
    expect(forwardedIn(said), said.slice(0, 2_000)).to.be.above(50)
    expect(violationsIn(said)).to.eql([])
  })
})

interface Reply {
  data: Record<string, unknown>
}

/** Runs what prints each of its steps, without the print. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { log } = console
  console.log = () => {}
  try {
    return await work()
  } finally {
    console.log = log
  }
}
