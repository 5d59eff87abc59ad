/** `make migrate`: brings the database of DATABASE_URL to the newest schema. */
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'

const url = process.env.DATABASE_URL
if (!url) {
  console.error('make migrate needs DATABASE_URL; the embedded PostgreSQL is migrated by make start')
  process.exit(1)
}
const db = openDatabase(url, 2, 'migrate')
