import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { schemaFiles } from '../../scripts/schema/files.ts'
import { newId } from '../../src/base/ids.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { service } from '../support/service.ts'

describe('src/db/schema.sql and src/db/tables.ts', () => {
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
})
