import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort } from '../support/database.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import {
  emptyDatabase,
  endAll,
  ownFolder,
  ownSettings,
  type Started,
  silentPort,
  startProcess,
  statusOf,
} from './process.ts'

const surfaces = ['store', 'apps', 'console'] as const

describe('the life of the process', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('life')
  let settings: Record<string, string>
  before(async () => {
    settings = await ownSettings(folder)
  })
  afterEach(endAll)
  after(remove)

  describe('make start', () => {
    it('starts everything, shows the first steps and stops it again', async () => {
      const started = await start()
      for (const surface of surfaces) {
        const url = started.urls[surface]
        for (const path of ['/healthz', '/readyz', '/metrics', '/docs', '/openapi.json', '/openapi.yaml']) {
          expect(await statusOf(url + path), surface + path).to.equal(200)
        }
      }
      const page = started.stdout()
      const calls = curlLines(page)
      expect(calls).to.have.length(3)
      for (const call of calls) expect((await call()).status).to.equal(200)
      expect(page).to.match(/ restaurant [^\n]*\n[^\n]* digital [^\n]*\n[^\n]* ecommerce /)
      expect(page).to.match(
        /^ +http:\/\/localhost:\d+\/console\/sign-in#email=merchant%40demo\.example&code=\d{6}$/m,
      )

      started.kill('SIGINT')
      expect(await started.ended).to.equal(0)
      expect(started.stderr()).to.equal('')
      expect(postgresPid()).to.equal(null)
    })

    it('shows pictures of the products', async () => {
      const started = await start()
      const { products } = await dataOf(
        fetch(`${started.urls.store}/api/v1/products?limit=100`, {
          headers: { 'x-shop-id': shopIds(started, 'ecommerce')[0]! },
        }),
      )
      expect(products).to.have.length(30)
      for (const { images } of products) {
        const picture = await fetch(images[0]!)
        expect(picture.headers.get('content-type')).to.match(/^image\/svg\+xml/)
        expect(await picture.text()).to.match(/^<svg/)
      }
    })

    it('starts again soon, with the same data, a new token and pictures at the new address', async () => {
      const first = await start()
      const [ids, [, , oldToken]] = [shopIds(first), curlLines(first.stdout())]
      first.kill('SIGTERM')
      await first.ended
      const startedAt = performance.now()
      settings = { ...(await ownSettings(folder)), EMBEDDED_DATABASE_PORT: settings.EMBEDDED_DATABASE_PORT! }
      const second = await start()
      expect(performance.now() - startedAt).to.be.below(90_000)
      expect(shopIds(second)).to.deep.equal(ids)
      const answer = await oldToken!(second.urls.apps)
      expect(answer.status).to.equal(401)
      const { products } = await dataOf(curlLines(second.stdout())[0]!())
      expect(products[0]!.images[0]).to.match(
        new RegExp(`^http://localhost:${settings.STORE_PORT}/pictures/`),
      )
    })

    it('is what make demo starts if nothing runs, and stops again', async () => {
      const demo = startProcess('scripts/demo.ts', { ...settings, ALLOW_PRIVATE_WEBHOOKS: 'true' })
      expect(await demo.ended, demo.stdout()).to.equal(0)
      expect(demo.stdout()).to.match(
        /\nThe demo passed: order \d+ was paid, \d signed webhooks arrived, [^\n]+ looked around at three stores\.\n$/,
      )
      expect(postgresPid()).to.equal(null)
    })

    it('refuses a second service on the same data without disturbing the first', async () => {
      const first = await start()
      const second = startProcess('scripts/start.ts', { ...settings, STORE_PORT: '0' })
      expect(await second.ended).to.equal(1)
      expect(second.stderr()).to.match(/^another service is running on .*\n$/)
      expect(await statusOf(`${first.urls.store}/readyz`)).to.equal(200)
    })

    it('starts after a kill -9, on the PostgreSQL that was left running', async () => {
      const first = await start()
      const postgres = postgresPid()
      first.kill('SIGKILL')
      await first.ended
      const second = await start()
      expect(postgresPid()).to.equal(postgres).and.not.equal(null)
      second.kill('SIGTERM')
      expect(await second.ended).to.equal(0)
      expect(postgresPid()).to.equal(null)
    })

    it('stops its PostgreSQL again when a port is in use', async () => {
      const { port, close } = await silentPort()
      const refused = startProcess('scripts/start.ts', { ...settings, APPS_PORT: String(port) })
      expect(await refused.ended).to.equal(1)
      expect(refused.stderr()).to.equal(`APPS_PORT: port ${port} is already in use\n`)
      expect(postgresPid()).to.equal(null)
      close()
    })

    it('runs on without the example shops where their port is in use, and says so in one line', async () => {
      const { port, close } = await silentPort()
      const started = await start({ STOREFRONT_PORT: String(port) })
      await until('what is wrong', () => started.stderr().includes('\n'))
      expect(started.stderr()).to.match(
        new RegExp(`^STOREFRONT_PORT: the example shops do not run: .*address already in use.*:${port}\n$`),
      )
      expect(await statusOf(`${started.urls.store}/readyz`)).to.equal(200)
      close()
    })

    async function start(others: Record<string, string> = {}): Promise<Started> {
      const started = startProcess('scripts/start.ts', { ...settings, ...others })
      await started.ready()
      await until('the welcome', () => started.stdout().includes('make demo'))
      return started
    }
  })

  describe('SIGTERM', () => {
    it('lets a call in flight end, refuses new ones and exits with 0', async () => {
      const started = await startOnDatabase()
      const call = await halfACall(started)
      started.kill('SIGTERM')
      while ((await statusOf(`${started.urls.store}/healthz`)) !== null) await pause()
      const { status, body } = await call.finish()
      expect(status).to.equal(400)
      expect(body).to.include({ status: 400, success: false })
      expect(await started.ended).to.equal(0)
    })

    it('answers 503 on /readyz for DRAIN_SECONDS while calls are still answered', async () => {
      const started = await startOnDatabase({ DRAIN_SECONDS: '2' })
      started.kill('SIGTERM')
      while ((await statusOf(`${started.urls.apps}/readyz`)) === 200) await pause()
      expect(await statusOf(`${started.urls.apps}/readyz`)).to.equal(503)
      expect(await statusOf(`${started.urls.apps}/healthz`)).to.equal(200)
      expect(await started.ended).to.equal(0)
    })

    it('ends the process at once when it comes twice', async () => {
      const started = await startOnDatabase()
      const call = await halfACall(started)
      started.kill('SIGTERM')
      while ((await statusOf(`${started.urls.store}/healthz`)) !== null) await pause()
      started.kill('SIGTERM')
      expect(await started.ended).to.equal(1)
      await call.lost
    })
  })

  describe('ROLE', () => {
    it('runs the surfaces and the jobs in separate processes on one database', async () => {
      const { url, drop } = await emptyDatabase()
      const env = { ...(await ownSettings(folder)), DATABASE_URL: url }
      expect(await startProcess('src/cli/main.ts', env, ['migrate']).ended).to.equal(0)
      const api = startProcess('src/main.ts', { ...env, ROLE: 'api' })
      await api.ready()
      const METRICS_PORT = String(await freePort())
      const settings = { ...env, ...(await ownSettings(folder)), ROLE: 'worker', METRICS_PORT }
      const worker = startProcess('src/main.ts', settings)
      await untilLogged(worker, 'started')
      expect(await statusOf(`${api.urls.store}/readyz`)).to.equal(200)
      expect(await statusOf(`${worker.urls.store}/readyz`)).to.equal(null)
      const own = `http://127.0.0.1:${METRICS_PORT}`
      for (const path of ['/healthz', '/readyz']) expect(await statusOf(own + path), path).to.equal(200)
      const figures = await fetch(`${own}/metrics`).then((reply) => reply.text())
      expect(figures).to.include('webhook_attempts_total').and.to.include('process_cpu_seconds_total')
      expect(await statusOf(`${own}/api/v1/products`)).to.equal(404)
      for (const started of [api, worker]) {
        started.kill('SIGTERM')
        expect(await started.ended).to.equal(0)
      }
      await drop()
    })
  })

  async function startOnDatabase(extra: Record<string, string> = {}): Promise<Started> {
    const started = startProcess('src/main.ts', {
      ...(await ownSettings(folder)),
      DATABASE_URL: service().databaseUrl,
      ROLE: 'api',
      ...extra,
    })
    await started.ready()
    return started
  }

  async function untilLogged(started: Started, message: string): Promise<void> {
    const log = join(folder, 'service.log')
    const isLogged = () =>
      existsSync(log) &&
      readFileSync(log, 'utf8')
        .split('\n')
        .some((line) => line.includes(`"pid":${started.pid},`) && line.includes(`"msg":"${message}"`))
    while (!isLogged()) await pause()
  }

  /** The server removes this file when it has stopped. */
  function postgresPid(): number | null {
    const file = join(folder, 'postgres', 'postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
  }
})

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

async function dataOf(reply: Promise<Response>): Promise<{ products: { images: string[] }[] }> {
  const { data } = (await (await reply).json()) as { data: { products: { images: string[] }[] } }
  return data
}

function shopIds(started: Started, type = ''): string[] {
  const stores = [...started.stdout().matchAll(/^ +([0-9a-f]{24}) .*$/gm)]
  return stores.filter(([line]) => line.includes(type)).map(([, id]) => id!)
}

/** Returns the calls on the page for users to paste; each can also be made at another address. */
function curlLines(page: string): ((base?: string) => Promise<Response>)[] {
  return [...page.matchAll(/^ *curl '([^']+)'(.*)$/gm)].map(([, url, rest]) => {
    const headers = [...rest!.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name!, value!])
    const [, body] = /-d '([^']+)'/.exec(rest!) ?? []
    return (base) => {
      const target = base ? new URL(new URL(url!).pathname, base) : url!
      return fetch(target, { method: body ? 'POST' : 'GET', headers: headers as [string, string][], body })
    }
  })
}

interface HalfACall {
  /** Sends the rest and reads the answer. */
  finish(): Promise<{ status: number; body: object }>
  /** Resolves when the connection breaks instead. */
  lost: Promise<unknown>
}

/** Starts a call whose body is still incomplete; the server has confirmed that it waits for it. */
async function halfACall({ urls }: Started): Promise<HalfACall> {
  const call = request(`${urls.store}/api/v1/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
  })
  const answered = new Promise<{ status: number; body: object }>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode!, body: JSON.parse(text) })
    })
  })
  const lost = answered.then(
    () => Promise.reject(new Error('the call was answered')),
    () => undefined,
  )
  lost.catch(() => {})
  call.flushHeaders()
  await new Promise((resolve) => call.once('continue', resolve))
  return {
    lost,
    finish: () => {
      call.end('{}')
      return answered
    },
  }
}
