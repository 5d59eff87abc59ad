import { expect } from 'chai'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { knowsPreparedStatements, pgbouncerVersion, startPgbouncer } from '../support/pgbouncer.ts'
import { until } from '../support/until.ts'
import { emptyDatabase, endAll, ownFolder, ownSettings, startProcess } from './process.ts'

const version = pgbouncerVersion()
const withNames = version !== null && knowsPreparedStatements(version)

describe(`Behind PgBouncer in transaction mode${version ? '' : ' (skipped: pgbouncer is not on this machine)'}`, function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('pgbouncer')
  let direct: Awaited<ReturnType<typeof emptyDatabase>>
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let settings: Record<string, string>
  before(async function () {
    if (!version) return this.skip()
    direct = await emptyDatabase()
    pooler = await startPgbouncer(direct.url)
    settings = {
      ...(await ownSettings(folder)),
      ALLOW_PRIVATE_WEBHOOKS: 'true',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct.url,
    }
  })
  afterEach(endAll)
  after(async () => {
    await pooler?.stop()
    await direct?.drop()
    remove()
  })

  /** Gives this database, which other tests do not share, the settings that the role of a real installation has. */
  async function giveTimeouts(): Promise<void> {
    const db = openDatabase(direct.url, 1)
    const name = new URL(direct.url).pathname.slice(1)
    const given = { timezone: 'UTC', statement_timeout: '60s', lock_timeout: '20s' }
    for (const [setting, value] of Object.entries({ ...given, idle_in_transaction_session_timeout: '60s' }))
      await db.raw(`alter database ${name} set ${setting} = '${value}'`)
    await db.destroy()
    await pooler.stop()
    pooler = await startPgbouncer(direct.url)
    settings.DATABASE_URL = pooler.url
  }

  it('refuses to migrate, and says what to set', async () => {
    const { DATABASE_DIRECT_URL: _, ...without } = settings
    const refused = startProcess('src/cli/main.ts', without, ['migrate'])
    expect(await refused.ended).to.equal(1)
    expect(refused.stderr()).to.match(/unsupported startup parameter.*DATABASE_DIRECT_URL/)
    expect(await startProcess('src/cli/main.ts', settings, ['migrate']).ended).to.equal(0)
    expect(await migrate(direct.url)).to.deep.equal([])
  })

  it('refuses to start without time-outs, and says which statements give them', async () => {
    const refused = startProcess('src/main.ts', settings)
    expect(await refused.ended).to.equal(1)
    expect(refused.stderr()).to.match(/alter role \S+ set statement_timeout = '15s'; alter role .*30s';\n$/)
    await giveTimeouts()
  })

  it('sells, delivers webhooks and sends e-mails without named statements', () => playWith('false'))

  it('sells, delivers webhooks and sends e-mails with named statements', async function () {
    if (!withNames) return this.skip() // PgBouncer knows them from 1.21 on
    await playWith('true')
  })

  async function playWith(PREPARED_STATEMENTS: string): Promise<void> {
    const started = startProcess('scripts/start.ts', { ...settings, PREPARED_STATEMENTS })
    await started.ready()
    await until('the welcome', () => started.stdout().includes('make demo'))
    const demo = startProcess('scripts/demo.ts', settings)
    expect(await demo.ended, demo.stdout()).to.equal(0)
    expect(demo.stdout()).to.match(/The demo passed: order \d+ was paid, \d signed webhooks arrived/)
    started.kill('SIGTERM')
    expect(await started.ended).to.equal(0)
    expect(started.stderr()).to.equal('')
  }
})
