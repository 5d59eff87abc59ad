import type { Knex } from 'knex'
import { migrationSource } from './src/db/migrate/migrate.ts'

/** For the Knex command line on the database of DATABASE_URL; `make migrate` needs nothing else. */
const settings: Knex.Config = {
  client: 'pg',
  connection: process.env.DATABASE_URL,
  migrations: { migrationSource },
}

export default settings
