import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { releasedFolder } from '../../scripts/diff/released.ts'
import { newestRelease } from '../../scripts/release/changelog.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate, migrationsIn } from '../../src/db/migrate/migrate.ts'
import { emptyDatabase, ownFolder } from '../main/process.ts'
import { narrowings, schemaFacts } from '../support/schema-facts.ts'

// While an upgrade is rolled out, the last release's code runs on the new schema
// (decision the-last-release-runs-on-the-next-schema).

/** Returns the changes that a migration declares to be harmless: `-- allowed: name: reason`. */
function allowedBy(sql: string): string[] {
  return [...sql.matchAll(/^-- allowed: (\S+): \S.*$/gm)].map(([, name]) => name!)
}

describe('The last release on the schema of this one', () => {
  let db: Database
  let close: () => Promise<unknown>
  let url: string
  beforeEach(async () => {
    const empty = await emptyDatabase()
    url = empty.url
    db = openDatabase(url, 2, 'test', 8)
    close = () => db.destroy().then(empty.drop)
  })
  afterEach(() => close())

  /**
   * Migrates to the last migration of a release and then to the newest. Returns what that has taken away, but for what
   * the migrations since then declare to be harmless, and the declarations of what did not change.
   */
  async function compare(folder: string, last: string): Promise<{ lacking: string[]; needless: string[] }> {
    const source = migrationsIn(folder)
    const upTo = async () => (await source.getMigrations([])).filter((name) => name <= last)
    expect(await migrate(url, { ...source, getMigrations: upTo }), 'the last migration').to.include(last)
    const before = await schemaFacts(db)
    const since = await migrate(url, source)
    const narrowed = narrowings(before, await schemaFacts(db))
    const allowed = since.flatMap((name) => allowedBy(readFileSync(join(folder, name), 'utf8')))
    const isOf = (name: string) => (change: string) => change.startsWith(`${name} `)
    return {
      lacking: narrowed.filter((change) => !allowed.some((name) => isOf(name)(change))),
      needless: allowed.filter((name) => !narrowed.some(isOf(name))),
    }
  }

  const release = newestRelease(readFileSync('CHANGELOG.md', 'utf8'))
  if (release)
    it('finds all that it reads and may write all that it writes, or a migration says why not', async () => {
      expect(await compare('src/db/migrations', release.lastMigration)).to.eql({ lacking: [], needless: [] })
    })
  else
    it('is none yet: nothing has been released, and no contract is kept of it', () => {
      expect(existsSync(releasedFolder)).to.equal(false)
    })

  describe('with migrations since then', () => {
    const { folder, remove } = ownFolder('last-release')
    after(remove)
    const released = '20260101000200_tags.sql'
    const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
    before(() => {
      write(
        '20260101000100_things.sql',
        'create table things (id integer primary key, name text not null, colour text);',
      )
      write(released, '-- allowed: things.colour: nobody read it\nalter table things add column tags text[];')
    })

    it('goes on where they expand', async () => {
      write('20260201000000_shades.sql', 'alter table things add column shade text;')
      write(
        '20260201000100_shades_by_name.sql',
        '-- outside of a transaction\ncreate index concurrently if not exists things_by_shade on things (shade);',
      )
      expect(await compare(folder, released)).to.eql({ lacking: [], needless: [] })
    })

    it('is told where they contract, whatever migrations of the release itself allowed', async () => {
      write('20260301000000_no_colours.sql', 'alter table things drop column colour;')
      expect(await compare(folder, released)).to.eql({ lacking: ['things.colour is missing'], needless: [] })
    })

    it('is spared what a migration says to be harmless, and each such word has to be needed', async () => {
      write(
        '20260301000000_no_colours.sql',
        '-- allowed: things.colour: no process reads it any more\n-- allowed: things.name: it stays\nalter table things drop column colour;',
      )
      expect(await compare(folder, released)).to.eql({ lacking: [], needless: ['things.name'] })
    })
  })

  it('would not go on after each of these changes', async () => {
    await db.raw(`
      create function twice(n integer) returns integer language sql as 'select n * 2';
      create table gone (id integer);
      create table kept (id integer primary key, name text, old text, size integer default 1, count integer);`)
    const before = await schemaFacts(db)
    await db.raw(`
      drop function twice; drop table gone;
      alter table kept drop column old;
      alter table kept alter column name set not null;
      alter table kept alter column size drop default;
      alter table kept alter column count type bigint;
      alter table kept add column owner text not null;
      alter table kept add constraint small check (size < 10);
      create unique index one_name on kept (name);`)
    expect(narrowings(before, await schemaFacts(db))).to.deep.equal([
      'gone is missing',
      'kept is rewritten while nobody can use it',
      'kept.count has another type',
      'kept.name refuses null',
      'kept.old is missing',
      'kept.one_name refuses rows',
      'kept.owner needs a value',
      'kept.size has lost its default',
      'kept.small refuses rows',
      'twice(integer) is missing',
    ])
  })

  it('goes on after what is only added', async () => {
    await db.raw('create table kept (id integer primary key, name text not null)')
    const before = await schemaFacts(db)
    await db.raw(`
      create table new (id integer primary key, name text not null unique check (name <> ''));
      alter table kept add column size integer not null default 1 check (size > 0), add column note text;
      alter table kept alter column name drop not null;
      create index names on kept (name);`)
    expect(narrowings(before, await schemaFacts(db))).to.deep.equal([])
  })
})
