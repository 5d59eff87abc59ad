import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { purchase } from '../../scripts/demo/purchase.ts'
import type { Document } from '../../src/contract/document.ts'
import { contractOf } from '../../src/surfaces.ts'
import { endAll, ownFolder, ownSettings, type Started, startProcess } from '../main/process.ts'
import { freePort } from '../support/database.ts'
import { installTools, tools, wanted } from './tools.ts'

const surfaces = ['store', 'apps', 'console'] as const

wanted('Prism between the demo and the service', function () {
  this.timeout(900_000)
  const { folder, remove } = ownFolder('prism')
  const proxies: ChildProcess[] = []
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
    for (const proxy of proxies) proxy.kill()
    for (const stand of stands) stand.close()
    await endAll()
    remove()
  })

  /** Writes the contract with whole paths, because Prism takes the address of a server to have none; returns its file. */
  const rootedContract = (surface: (typeof surfaces)[number]): string => {
    const contract = structuredClone(contractOf(surface)) as Document
    const paths = Object.entries(contract.paths!).map(([path, item]) => [`/api/v1${path}`, item])
    const rooted = {
      ...contract,
      servers: [{ url: service.urls[surface] }],
      paths: Object.fromEntries(paths),
    }
    const file = join(folder, `${surface}.json`)
    writeFileSync(file, JSON.stringify(rooted))
    return file
  }

  /** Starts a validating proxy before a surface, or before what stands in for it; returns its address and its words. */
  const proxyOf = async (
    surface: (typeof surfaces)[number],
    upstream = service.urls[surface],
  ): Promise<Proxy> => {
    const port = String(await freePort())
    const prism = join(tools, 'node_modules/.bin/prism')
    const options = ['proxy', rootedContract(surface), upstream, '--port', port, '--errors=false']
    const proxy = spawn(prism, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    proxies.push(proxy)
    let output = ''
    for (const stream of [proxy.stdout, proxy.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    while (!output.includes('Prism is listening')) {
      if (proxy.exitCode !== null) throw new Error(`Prism has ended: ${output}`)
      await sleep(50)
    }
    return { url: `http://127.0.0.1:${port}`, said: () => output }
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
    expect(said.match(/Forwarding "/g)?.length ?? 0, said.slice(0, 2_000)).to.be.above(50)
    expect(violationsIn(said)).to.eql([])
  })
})

/** A proxy, and what it has said so far. */
interface Proxy {
  url: string
  said(): string
}

interface Reply {
  data: Record<string, unknown>
}

function violationsIn(said: string): string[] {
  return said.split('\n').filter((line) => /violation/i.test(line))
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
