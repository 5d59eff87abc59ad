import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { SettingError } from '../../src/config/config.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate, migrationsIn } from '../../src/db/migrate/migrate.ts'
import { emptyDatabase, endAll, ownFolder, startProcess } from '../main/process.ts'
import { sampledTest } from '../support/sample.ts'
import { until } from '../support/until.ts'

const table = 'create table things (id integer primary key, name text);'
const index = `-- outside of a transaction
create index concurrently if not exists things_by_name on things (name);`

describe('Migrations', () => {
  let url: string
  let drop: () => Promise<void>
  let db: Database
  let folder: string
  let remove: () => void
  let made = 0
  beforeEach(async () => {
    made += 1
    ;({ folder, remove } = ownFolder(`migrate-${made}`))
    ;({ url, drop } = await emptyDatabase())
    db = openDatabase(url, 4, 'test', 8)
  })
  afterEach(async () => {
    await endAll()
    await db.destroy()
    await drop()
    remove()
  })

  const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql)
  const run = () => migrate(url, migrationsIn(folder))
  /** Runs them in a process of its own. */
  const start = () => startProcess('test/db/migrate-process.ts', { DATABASE_URL: url, MIGRATIONS: folder })

  it('take as long as they need, whatever limits the database has', async () => {
    await db.raw(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '300ms'`)
    write('1_slow', `${table} select pg_sleep(1);`)
    expect(await run()).to.deep.equal(['1_slow.sql'])
    expect(await run()).to.deep.equal([])
  })

  it('are done one by one, so that those before a failed one stay', async () => {
    write('1_things', table)
    write('2_wrong', 'alter table things add column colour text; select nothing;')
    expect((await run().catch((error) => error)).message).to.include('nothing')
    expect(await db('knex_migrations').pluck('name')).to.deep.equal(['1_things.sql'])
    expect(await db.schema.hasColumn('things', 'colour')).to.equal(false)
  })

  it('of a newer release stay as they are: an older one runs on them, and has nothing to do', async () => {
    write('1_things', table)
    await run()
    await db('knex_migrations').insert({ name: '2_newer.sql', batch: 2, migration_time: new Date() })
    expect(await run()).to.deep.equal([])
  })

  it('of another branch are named, and nothing is done beside them', async () => {
    write('1_things', table)
    await run()
    await db('knex_migrations').insert({ name: '2_theirs.sql', batch: 2, migration_time: new Date() })
    write('2_ours', 'alter table things add column colour text;')
    const refusal = await run().catch((error) => error)
    expect(refusal).to.be.instanceOf(SettingError)
    expect(refusal.message).to.equal(
      'the database lacks 2_ours.sql and has 2_theirs.sql, which this release does not know: run migrate of the newest release, or use another database',
    )
    expect(await db.schema.hasColumn('things', 'colour')).to.equal(false)
  })

  it('let everybody else pass while they wait for a lock', async () => {
    write('1_things', table)
    await run()
    const reader = await db.transaction()
    await reader.raw('select * from things')
    write('2_colour', 'alter table things add column colour text;')
    const running = run()
    await waits()
    // This read queues behind the migration, which gives up its place.
    const { rows } = await db.raw('select count(*) from things')
    expect(rows).to.deep.equal([{ count: 0 }])
    expect(await db.schema.hasColumn('things', 'colour')).to.equal(false)
    await reader.rollback()
    expect(await running).to.deep.equal(['2_colour.sql'])
  })

  it('fail no call that has locked their tables in another order, and get their turn between calls', async () => {
    write('1_things', `${table} create table others (id integer);`)
    await run()
    let isOver = false
    const failures: Error[] = []
    const caller = async () => {
      while (!isOver)
        await db
          .transaction(async (tx) => {
            await tx.raw('select * from others')
            await tx.raw('select pg_sleep(0.02)')
            await tx.raw('select * from things')
          })
          .catch((error) => failures.push(error))
    }
    const callers = [caller(), caller(), caller()]
    write('2_colours', 'alter table things add colour text;\nalter table others add colour text;')
    const ran = await run()
    isOver = true
    await Promise.all(callers)
    expect(failures).to.deep.equal([])
    expect(ran).to.deep.equal(['2_colours.sql'])
  })

  /** Kills a process that waits for a writer while it runs the migrations. */
  async function killWhileItWaits(): Promise<void> {
    const writer = await db.transaction()
    await writer.raw('lock table things in row exclusive mode')
    const killed = start()
    await waits()
    killed.kill('SIGKILL')
    await killed.ended
    // The server notices later that nobody is there any more.
    await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where ${migrating}`)
    await writer.rollback()
    await until('no migration to run', async () => (await count(migrating)) === 0)
  }

  sampledTest('build an index again that a killed one left unfinished', async () => {
    write('1_things', table)
    await run()
    write('2_by_name', index)
    await killWhileItWaits()
    expect(await isValid()).to.equal(false)
    expect(await run()).to.deep.equal(['2_by_name.sql'])
    expect(await isValid()).to.equal(true)
  })

  sampledTest('leave nothing of an index that a killed one was building in place of another', async () => {
    write('1_things', table)
    write('2_by_name', index)
    await run()
    write('3_again', '-- outside of a transaction\nreindex index concurrently things_by_name;')
    await killWhileItWaits()
    const indexes = () =>
      db('pg_indexes').where({ tablename: 'things' }).orderBy('indexname').pluck('indexname')
    expect(await indexes()).to.deep.equal(['things_by_name', 'things_by_name_ccnew', 'things_pkey'])
    expect(await run()).to.deep.equal(['3_again.sql'])
    expect(await indexes()).to.deep.equal(['things_by_name', 'things_pkey'])
  })

  sampledTest('pass over an index that was finished just before the process was killed', async () => {
    write('1_things', table)
    await run()
    await db.raw('create index things_by_name on things (name)')
    write('2_by_name', index)
    expect(await run()).to.deep.equal(['2_by_name.sql'])
  })

  sampledTest(
    'are run once, however many processes begin together, also where an index waits for all others',
    async () => {
      write('1_things', `${table} select pg_sleep(0.5);`)
      write('2_by_name', index)
      write('3_filled', "insert into things values (1, 'one'); select pg_sleep(0.5);")
      const ends = await Promise.all([start(), start(), start()].map(({ ended }) => ended))
      expect(ends).to.deep.equal([0, 0, 0])
      expect(await isValid()).to.equal(true)
      expect(await db('knex_migrations').count()).to.deep.equal([{ count: 3 }])
    },
  )

  const migrating = "application_name = 'storefront migrate' and datname = current_database()"

  async function count(condition: string): Promise<number> {
    return (await db('pg_stat_activity').whereRaw(condition)).length
  }

  /** Waits until a migration waits for what another transaction has locked. */
  async function waits(): Promise<void> {
    await until(
      'a migration to wait',
      async () => (await count(`${migrating} and wait_event_type = 'Lock'`)) > 0,
    )
  }

  async function isValid(): Promise<boolean | undefined> {
    const { rows } = await db.raw(
      "select indisvalid from pg_index where indexrelid = to_regclass('things_by_name')",
    )
    return rows[0]?.indisvalid
  }
})
