import type { Database } from '../../src/db/database.ts'
import { schemaText } from './text.ts'
import { typesText } from './types.ts'

/** Returns the files that say what the schema of a migrated database is, by their paths. */
export async function schemaFiles(db: Database): Promise<Record<string, string>> {
  return { 'src/db/schema.sql': await schemaText(db), 'generated/tables.ts': await typesText(db) }
}
