import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
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
  let said = ''
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

  /** Starts a validating proxy before a surface; returns its address. */
  const proxyOf = async (surface: (typeof surfaces)[number]): Promise<string> => {
    const port = String(await freePort())
    const prism = join(tools, 'node_modules/.bin/prism')
    const options = [
      'proxy',
      rootedContract(surface),
      service.urls[surface],
      '--port',
      port,
      '--errors=false',
    ]
    const proxy = spawn(prism, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    proxies.push(proxy)
    let output = ''
    for (const stream of [proxy.stdout, proxy.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        said += text
      })
    while (!output.includes('Prism is listening')) {
      if (proxy.exitCode !== null) throw new Error(`Prism has ended: ${output}`)
      await sleep(50)
    }
    return `http://127.0.0.1:${port}`
  }

  it('finds nothing in a whole purchase and a look around', async () => {
    const [store, apps, console] = await Promise.all(surfaces.map(proxyOf))
    const summary = await quietly(() => purchase({ store: store!, apps: apps!, console: console! }))
    expect(summary).to.match(/^The demo passed/)
    expect(said.match(/Forwarding "/g)?.length ?? 0, said.slice(0, 2_000)).to.be.above(50)
    expect(said.split('\n').filter((line) => /violation/i.test(line))).to.eql([])
  })
})

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
