import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate, migrationSource } from '../../src/db/migrate/migrate.ts'
import { emptyDatabase } from '../main/process.ts'
import { narrowings, schemaFacts } from '../support/schema-facts.ts'

// While an upgrade is rolled out, the last release's code runs on the new schema (decision 322).

/** The CHANGELOG says of its newest release which migration was its last. */
function lastOfRelease(): string {
  const [, ...releases] = readFileSync('CHANGELOG.md', 'utf8').split(/^## (?=\[\d)/m)
  const named = /^\[(\d+\.\d+\.\d+)\].*\n\n[^#]*`(\d{14}_\w+\.sql)`/.exec(releases[0]!)
  if (!named) throw new Error('the newest release of CHANGELOG.md does not name its last migration')
  return named[2]!
}

/** Returns the changes that a migration declares to be harmless: `-- allowed: name: reason`. */
function allowedBy(sql: string): string[] {
  return [...sql.matchAll(/^-- allowed: (\S+): \S.*$/gm)].map(([, name]) => name!)
}

const upTo = (last: string): Knex.MigrationSource<string> => ({
  ...migrationSource,
  getMigrations: async () => (await migrationSource.getMigrations([])).filter((name) => name <= last),
})

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

  it('finds all that it reads and may write all that it writes, or a migration says why not', async () => {
    const last = lastOfRelease()
    expect(await migrate(url, upTo(last))).to.include(last)
    const before = await schemaFacts(db)
    const since = await migrate(url)
    const narrowed = narrowings(before, await schemaFacts(db))
    const allowed = since.flatMap((name) => allowedBy(readFileSync(join('src/db/migrations', name), 'utf8')))
    expect(narrowed.filter((change) => !allowed.some((name) => change.startsWith(`${name} `)))).to.deep.equal(
      [],
    )
    const needless = allowed.filter((name) => !narrowed.some((change) => change.startsWith(`${name} `)))
    expect(needless, 'exceptions for what did not change').to.deep.equal([])
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

describe('CHANGELOG.md', () => {
  it('names a last migration that there is', () => {
    expect(readdirSync('src/db/migrations')).to.include(lastOfRelease())
  })
})
