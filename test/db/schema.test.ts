import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { schemaFiles } from '../../scripts/schema/files.ts'
import { newId } from '../../src/base/ids.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { service } from '../support/service.ts'

describe('src/db/schema.sql and generated/tables.ts', () => {
  it('say what the migrations make (make schema writes them)', async function () {
    const { db: admin, databaseUrl } = service()
    // Older releases write some definitions otherwise.
    const { rows } = await admin.raw('show server_version_num')
    if (Number(rows[0].server_version_num) < 180_000) this.skip()
    const url = new URL(databaseUrl)
    const name = `schema_${newId()}`
    url.pathname = `/${name}`
    await admin.raw('create database ??', [name])
    const db = openDatabase(url.href, 2)
    try {
      await migrate(url.href)
      for (const [file, text] of Object.entries(await schemaFiles(db)))
        expect(readFileSync(file, 'utf8'), file).to.equal(text)
    } finally {
      await db.destroy()
      await admin.raw('drop database ?? with (force)', [name])
    }
  })

  it('has no function whose names mean what the caller of it likes', async () => {
    const { db } = service()
    expect(await unsettled(db)).to.eql([])
    await db.raw(`create function strayed() returns trigger language plpgsql as 'begin return null; end'`)
    try {
      expect(await unsettled(db)).to.eql(['strayed'])
    } finally {
      await db.raw('drop function strayed')
    }
  })
})

/**
 * Returns our functions whose names are looked up along the search_path of the session (decision
 * functions-bring-their-search-path): they neither set one nor have a body of the SQL standard.
 */
async function unsettled(db: Database): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosqlbody is null
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      and not exists (select from unnest(proconfig) as setting where setting = 'search_path=public, pg_temp')
    order by proname`)
  return rows.map(({ name }) => name)
}
