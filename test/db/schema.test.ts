import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { schemaText } from '../support/schema-text.ts'
import { service } from '../support/service.ts'

const file = 'src/db/schema.sql'

describe('src/db/schema.sql', () => {
  it('says what the migrations make (make schema writes it)', async function () {
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
      const text = await schemaText(db)
      if (process.env.WRITE_SCHEMA) writeFileSync(file, text)
      expect(text).to.equal(readFileSync(file, 'utf8'))
    } finally {
      await db.destroy()
      await admin.raw('drop database ?? with (force)', [name])
    }
  })
})
