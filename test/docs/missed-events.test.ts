import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { paginationOf } from '../../src/services/shared/pagination.ts'
import { sampledTest } from '../support/sample.ts'
import { runScript, snippetsOf } from '../support/snippets.ts'

describe('the guide to missed events', () => {
  const deliveries = Array.from({ length: 250 }, (_, index) => `${index}`)
  let dead: string[]
  let server: Server
  before(async () => {
    dead = [...deliveries]
    // The list of dead deliveries, of which one is gone as soon as it is sent again.
    server = createServer(({ method, url }, response) => {
      const { pathname, searchParams } = new URL(url!, 'http://localhost')
      const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 20)]
      if (method === 'POST') dead = dead.filter((id) => id !== pathname.split('/').at(-2))
      const shown = dead.slice((page - 1) * limit, page * limit).map((_id) => ({ _id }))
      const data = { deliveries: shown, pagination: paginationOf(dead.length, page, limit) }
      response.end(JSON.stringify({ data }))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  after(() => server.close())

  sampledTest('has every dead delivery sent again, however many pages they fill', async () => {
    const { code } = snippetsOf('missed-events').at(-1)!
    const apps = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const script = `const [apps, token] = ['${apps}', 'app_x']\n${code}`
    const { status, output } = await runScript('redeliver.mjs', script, [process.execPath])
    expect([status, output]).to.eql([0, ''])
    expect(dead).to.eql([])
  })
})
