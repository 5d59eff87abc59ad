import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { claim } from '../../src/events/claim.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { hostOf } from '../../src/gateways/webhooks/host.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import type { Answer } from '../support/receiver.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { type App, change, createApp, deliverer, everything, moveClock, tidyUp } from './support.ts'

describe('hostOf', () => {
  it('returns what somebody can register, or an address, with the port', () => {
    const hosts: Record<string, string> = {
      'https://hooks.app.example/a': 'app.example',
      'https://app.example/b?c': 'app.example',
      'https://a.b.shop.co.uk/': 'shop.co.uk',
      'https://one.herokuapp.com/': 'one.herokuapp.com',
      'https://two.herokuapp.com/': 'two.herokuapp.com',
      'https://MÜNCHEN.de/': 'xn--mnchen-3ya.de',
      'https://8.8.8.8/': '8.8.8.8',
      'https://[2606:4700::1]/': '[2606:4700::1]',
      'http://localhost:8080/': 'localhost:8080',
      'http://127.0.0.1:9000/hooks': '127.0.0.1:9000',
    }
    for (const [url, host] of Object.entries(hosts)) expect(hostOf(url), url).to.equal(host)
  })
})

describe('the limits of a host', () => {
  afterEach(tidyUp)

  /** Creates 25 apps with one URL, each installed on the store, and the highest number of calls at a time. */
  async function crowd(answer: Answer) {
    const counts = { now: 0, most: 0 }
    const app: App = await createApp(['READ_ORDERS'], () => {
      counts.now += 1
      counts.most = Math.max(counts.most, counts.now)
      const after = sleep(20).then(() => {
        counts.now -= 1
      })
      return { ...answer, after }
    })
    const more = Array.from({ length: 24 }, () =>
      createInstallation(app.shop, { scopes: ['READ_ORDERS'], webhookUrl: app.receiver.url }),
    )
    await Promise.all(more)
    for (let n = 0; n < 12; n += 1) await change(app.shop)
    await fanOut(service().db)
    return { app, counts, host: new URL(app.receiver.url).host }
  }
  const limited = (webhookCallsPerSecond: number) => {
    const { dependencies } = service()
    const { config } = dependencies
    const limits = { ...config.limits, webhookCallsPerSecond }
    return deliverer({ dependencies: { ...dependencies, config: { ...config, limits } } })
  }

  it('are one call at a time and few a second until it answers with 2xx, however many apps and workers there are', async () => {
    const { app, counts } = await crowd({ status: 500 })
    for (const worker of [limited(25), limited(25)]) worker.start()
    const from = performance.now()
    await until('some calls', () => app.receiver.received.length >= 5)
    await sleep(1_000)
    const seconds = (performance.now() - from) / 1_000
    expect(counts.most).to.equal(1)
    expect(app.receiver.received.length).to.be.at.most(10 + 2.5 * seconds + 1)
  })

  it('are the same for 25 apps as for one, once it has answered', async () => {
    const { app, counts, host } = await crowd({ status: 200 })
    await service().db('webhook_hosts').where({ host }).update({ answered_at: new Date() })
    limited(10).start()
    const from = performance.now()
    const served = () =>
      new Set(app.receiver.received.map(({ headers }) => headers['x-service-app-client-id'])).size
    await until('the burst', () => app.receiver.received.length >= 40 && served() > 20)
    await sleep(500)
    const seconds = (performance.now() - from) / 1_000
    expect(counts.most).to.be.at.most(4)
    expect(app.receiver.received.length).to.be.at.most(40 + 10 * seconds + 1)
  })

  it('are divided in turn: 25 claims of one call each serve 25 apps', async () => {
    const { host } = await crowd({ status: 200 })
    const { db } = service()
    await db('webhook_hosts').where({ host }).update({ answered_at: new Date() })
    const one = { ...everything, quotas: new Map([[host, 1]]) }
    const served = new Set<string>()
    for (let n = 0; n < 25; n += 1) {
      const [claimed] = await claim(db, { lane: 'new', ...one })
      served.add(claimed!.appId)
    }
    expect(served.size).to.equal(25)
  })

  it('widen with the first 2xx, without any handshake', async () => {
    const app = await createApp()
    for (let n = 0; n < 30; n += 1) await change(app.shop)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(30)
    const { answered_at } = await service()
      .db('webhook_hosts')
      .where({ host: new URL(app.receiver.url).host })
      .first()
    expect(answered_at).to.be.a('string')
  })

  it('recover from a worker that was killed during the only call', async () => {
    const app = await createApp()
    const { db } = service()
    for (let n = 0; n < 2; n += 1) await change(app.shop)
    await fanOut(db)
    expect(await claim(db, { lane: 'new', ...everything })).to.have.length(1)
    expect(await claim(db, { lane: 'new', ...everything })).to.eql([])
    moveClock(1 * minutes)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(2)
  })

  it('count test events too', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    const developer = await createAccount()
    const { appId } = app.installation
    await service().db('apps').where({ id: appId }).update({ owner_id: developer.id })
    const test = () => call('console').post(`/api/v1/apps/${appId}/webhook/test`).set(developer.onConsole())
    const host = service()
      .db('webhook_hosts')
      .where({ host: new URL(app.receiver.url).host })
    await host.clone().update({ busy_until: new Date(Date.now() + 10_000) })
    expect((await test().expect(429)).body.code).to.equal('too_many_requests')
    expect(app.receiver.received).to.eql([])
    await host.clone().update({ busy_until: null })
    await test().expect(200)
    expect(await host.clone().first()).to.include({ busy_until: null, answered_at: null })
    app.receiver.answer = () => ({ status: 204 })
    await test().expect(200)
    expect((await host.clone().first()).answered_at).to.be.a('string')
  })
})
