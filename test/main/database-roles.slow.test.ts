import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import pg from 'pg'
import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { checkTheDatabase } from '../../src/cli/doctor/database.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { emptyDatabase, endAll, ownFolder, ownSettings, startProcess } from './process.ts'

/** The id of a row that was made this long ago. */
const idOf = (age: number) =>
  `${Math.floor((Date.now() - age) / 1000)
    .toString(16)
    .padStart(8, '0')}${newId().slice(8)}`

/** Returns the database container's script, with names of this test: roles are those of the whole server. */
function rolesSql(database: string, names: Record<'owner' | 'service', string>): string {
  return readFileSync('deploy/compose/roles.sql', 'utf8')
    .replaceAll(/^\\.*$/gm, '')
    .replaceAll(/:'\w+'/g, "'letters'")
    .replaceAll(/alter role postgres .*/g, '')
    .replaceAll('database storefront', `database ${database}`)
    .replaceAll('storefront_owner', names.owner)
    .replaceAll(/\bstorefront\b(?=;| login)/g, names.service)
}

describe('The roles of the database', function () {
  this.timeout(120_000)
  const names = { owner: `owner_${process.pid}`, service: `service_${process.pid}` }
  const { folder, remove } = ownFolder('roles')
  let database: { url: string; drop(): Promise<void> }
  let client: pg.Client
  const urlOf = (role: string) => {
    const url = new URL(database.url)
    Object.assign(url, { username: role, password: 'letters' })
    return url.href
  }
  const asService = (sql: string, values: unknown[] = []) => client.query(sql, values)
  /** How PostgreSQL refuses a statement of the role of the service. */
  const refusalOf = (sql: string) =>
    asService(sql).then(
      () => 'done',
      ({ message }: Error) => message,
    )

  before(async () => {
    database = await emptyDatabase()
    const admin = openDatabase(database.url, 1, 'test')
    await admin.raw(rolesSql(new URL(database.url).pathname.slice(1), names))
    await admin.destroy()
    await migrate(urlOf(names.owner))
    client = new pg.Client({ connectionString: urlOf(names.service) })
    await client.connect()
  })
  after(async () => {
    await client.end()
    await endAll()
    await database.drop()
    for (const role of Object.values(names)) await service().db.raw(`drop role ${role}`)
    remove()
  })

  it('let the service start, work and stop without owning anything', async () => {
    const settings = { ...(await ownSettings(folder)), DATABASE_URL: urlOf(names.service) }
    const started = startProcess('src/main.ts', settings)
    await started.ready()
    const send = (path: string, body: object) =>
      fetch(`${started.urls.console}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await send('/auth/authenticate', { email: 'ada@example.com' })).status).to.equal(200)
    // Agenda's clock and the jobs run as well: the e-mail leaves.
    const code = await until('the e-mail', async () => {
      const reply = await fetch(`${started.urls.console}/api/v1/mailbox?to=ada%40example.com`)
      const { data } = (await reply.json()) as { data: { messages: { text: string }[] } }
      return data.messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean)
    })
    const verified = await send('/auth/verify', { email: 'ada@example.com', otp: code })
    expect(verified.status).to.equal(200)
    expect(started.stderr()).not.to.match(/permission denied|must be owner/)
    expect(started.stdout()).not.to.match(/permission denied|must be owner/)
  })

  for (const table of ['activity', 'platform_activity'])
    it(`let the service write to ${table}, and change or remove nothing of it`, async () => {
      const owner = newId()
      const [shop, id] = [newId(), newId()]
      await asService('insert into users (id, email, auth_method) values ($1, $2, $3)', [
        owner,
        `${owner}@example.com`,
        'email',
      ])
      await asService(
        `insert into shops (id, owner_id, name, slug, type, currency, scale, country)
         values ($1, $2, 'Shop', $3, 'ecommerce', 'USD', 100, 'US')`,
        [shop, owner, shop],
      )
      const ofShop = table === 'activity'
      const insert = (row: string) =>
        asService(
          `insert into ${table} (id, action, actor_kind, actor_id, address, name, reason${ofShop ? ', shop_id' : ''})
           values ($1, 'token.created', 'account', $2, '192.0.2.1', $3, 'why'${ofShop ? ', $4' : ''})`,
          [row, owner, `${owner}@example.com`, ...(ofShop ? [shop] : [])],
        )
      await insert(id)
      const [kept, theirs] = [/append-only/, /permission denied|must be owner|must be able to/]
      for (const change of [
        "action = 'token.revoked'",
        'address = null',
        'name = null',
        'address = null, name = null',
        'actor_id = null',
        "reason = 'another'",
        "created_at = now() - interval '500 days'",
        `id = '${idOf(500 * days)}'`,
        "address = '192.0.2.2'",
      ])
        expect(await refusalOf(`update ${table} set ${change} where id = '${id}'`), change).to.match(kept)
      expect(await refusalOf(`delete from ${table} where id = '${id}'`)).to.match(kept)
      expect(
        await refusalOf(`insert into ${table} select * from ${table} on conflict (id${ofShop ? ', shop_id' : ''})
          do update set reason = 'another'`),
      ).to.match(kept)
      for (const statement of [
        `truncate ${table}`,
        `drop table ${table}`,
        `alter table ${table} disable trigger all`,
        `drop trigger ${table}_kept on ${table}`,
        `alter table ${table} rename to lost`,
        `create rule hidden as on delete to ${table} do instead nothing`,
        'create or replace function keep_activity() returns trigger language plpgsql as $$ begin return new; end $$',
        'drop function keep_activity() cascade',
        'set session_replication_role = replica',
        `set role ${names.owner}`,
        `alter table users disable trigger all`,
      ])
        expect(await refusalOf(statement), statement).to.match(theirs)

      // Old entries go, and those that name a person who has gone.
      const [old, young] = [idOf(401 * days), idOf(399 * days)]
      await insert(old)
      await insert(young)
      expect(await refusalOf(`delete from ${table} where id = '${old}'`)).to.equal('done')
      expect(await refusalOf(`delete from ${table} where id = '${young}'`)).to.match(kept)
      await asService('update users set email = null, deleted_at = now() where id = $1', [owner])
      expect(await refusalOf(`update ${table} set reason = null where id = '${id}'`)).to.match(kept)
      expect(await refusalOf(`update ${table} set name = null, address = null where id = '${id}'`)).to.equal(
        'done',
      )
    })

  it('are told apart by doctor', async () => {
    const told = async (url: string, production = true) => {
      const config = { ...service().config, production }
      const found = await checkTheDatabase({ env: { DATABASE_URL: url }, config, problems: [] })
      const { state, message } = found.find(({ check }) => check === 'database role')!
      return `${state}: ${message}`
    }
    expect(await told(urlOf(names.service))).to.equal(`ok: ${names.service} reads and writes rows`)
    expect(await told(urlOf(names.owner))).to.match(/^warning: owner_\d+ owns the tables/)
    expect(await told(database.url)).to.match(/^warning: .* is a superuser/)
    expect(await told(urlOf(names.owner), false)).to.match(/^skipped/)
  })
})
