import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import supertest from 'supertest'
import { parse, parseDocument, visit } from 'yaml'
import { newId } from '../../src/base/ids.ts'
import { metrics } from '../../src/base/metrics.ts'
import { openDatabase } from '../../src/db/database.ts'
import { healthServer } from '../../src/http/health.ts'
import { service } from '../support/service.ts'

const { signal } = new AbortController()
const figures = async (db = service().db) =>
  (
    await supertest(healthServer({ db, config: service().config, stopping: signal }))
      .get('/metrics')
      .expect(200)
  ).text

/** Returns the words of an expression that can only be metrics: those in snake case that are no function of PromQL. */
function metricsIn(expression: string): string[] {
  const words = expression.replace(/\{[^}]*\}|"[^"]*"/g, '').match(/\b[a-z]+(_[a-z]+)+\b(?!\s*\()/g)
  return words ?? []
}

describe('/metrics', () => {
  it('has each metric that the dashboard and the alerts ask for', async () => {
    metrics.requests.labels('store', 'getShop', '200').observe(0.01)
    const text = await figures()
    const dashboard = JSON.parse(readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8'))
    const alerts = parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8'))
    const expressions: string[] = [
      ...dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) =>
        panel.targets.map(({ expr }) => expr),
      ),
      ...alerts.groups[0].rules.map((rule: { expr: string }) => rule.expr),
    ]
    const asked = new Set(expressions.flatMap(metricsIn))
    expect(asked.size).to.be.above(12)
    const printed = new Set([...text.matchAll(/^(?:# TYPE )?([a-z_]+)/gm)].map(([, name]) => name))
    expect([...asked].filter((name) => !printed.has(name))).to.deep.equal([])
  })

  it('has alerts that Prometheus can read, whose YAML ends a text in braces at a question mark', () => {
    const unread: unknown[] = []
    visit(parseDocument(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')), {
      Scalar: (_key, { type, value }, path) => {
        const isInBraces = path.some((node) => 'flow' in node && node.flow)
        if (type === 'PLAIN' && isInBraces && String(value).includes('?')) unread.push(value)
      },
    })
    expect(unread).to.deep.equal([])
  })

  it('has no label that Prometheus gives each figure itself, and would rename', async () => {
    const { db } = service()
    await db('agenda_jobs').insert({ name: 'any-job', next_run_at: db.fn.now() })
    expect(await figures()).to.include('any-job')
    expect(await figures()).not.to.match(/[{,](job|instance)=/)
  })

  it('says what waits, how late it is, and what was given up', async () => {
    const { db } = service()
    await db('mails').insert(
      [
        { state: 'pending', next_at: db.raw("now() - interval '5 minutes'") },
        { state: 'pending', next_at: db.raw("now() + interval '5 minutes'") },
        { state: 'dead', next_at: db.raw('now()') },
      ].map((mail) => ({
        id: newId(),
        recipient: 'a@example.com',
        subject: '',
        body: '',
        html: '',
        ...mail,
      })),
    )
    await db('agenda_jobs').insert({ name: 'late-job', next_run_at: db.raw("now() - interval '1 hour'") })
    const text = await figures()
    expect(text)
      .to.match(/^mails_due 1$/m)
      .and.to.match(/^mails_dead 1$/m)
    expect(text).to.match(/^mail_lag_seconds 30\d\./m)
    expect(text).to.match(/^job_lag_seconds\{name="late-job"\} 360\d\./m)
    expect(text)
      .to.match(/^database_up 1$/m)
      .and.to.match(/^database_connections_waiting 0$/m)
  })

  it('says how long ago all that a card provider has recorded was read, as long as it is configured', async () => {
    const { db } = service()
    const [soon, longAgo] = [db.raw("now() + interval '50 minutes'"), db.raw("now() - interval '3 hours'")]
    const [read, begun] = [db.raw("now() - interval '3 days'"), db.raw("now() - interval '1 hour'")]
    await db('provider_looks').insert([
      { provider: 'stripe', kind: 'charges', looked_until: read, begun_at: begun, next_at: soon },
      { provider: 'stripe', kind: 'refunds', looked_until: null, begun_at: begun, next_at: soon },
      { provider: 'removed', kind: 'charges', looked_until: read, begun_at: null, next_at: longAgo },
    ])
    const text = await figures()
    expect(text).to.match(/^provider_look_age_seconds\{provider="stripe",kind="charges"\} 25920\d\./m)
    expect(text).to.match(/^provider_look_age_seconds\{provider="stripe",kind="refunds"\} 360\d\./m)
    expect(text).not.to.include('removed')
  })

  it('leaves out what it cannot know while the database is down', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 2)
    const text = await figures(db)
    await db.destroy()
    expect(text)
      .to.match(/^database_up 0$/m)
      .and.to.include('process_cpu_seconds_total')
    expect(text).not.to.match(/^(mails_due|job_lag_seconds|provider_look_age_seconds)[ {]/m)
  })

  it('asks the database once in five seconds, however many ask', async () => {
    const { db } = service()
    const server = healthServer({ db, config: service().config, stopping: signal })
    const before = await figures()
    await db('mails').update({ state: 'sent' }).where({ state: 'dead' })
    const first = await supertest(server).get('/metrics')
    await db('mails').update({ state: 'dead' }).where({ state: 'sent' })
    const second = await supertest(server).get('/metrics')
    expect(before).to.match(/^mails_dead 1$/m)
    for (const { text } of [first, second]) expect(text).to.match(/^mails_dead 0$/m)
  })
})

describe('/readyz', () => {
  it('says which migrations the database lacks', async () => {
    const { db } = service()
    const [last] = await db('knex_migrations').orderBy('id', 'desc').limit(1)
    await db('knex_migrations').where({ id: last.id }).delete()
    const { body } = await supertest(healthServer({ db, config: service().config, stopping: signal }))
      .get('/readyz')
      .expect(503)
    await db('knex_migrations').insert(last)
    expect(body.message).to.equal(`The database lacks 1 migration: ${last.name}`)
  })
})
