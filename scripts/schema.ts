/**
 * `make schema`: what the migrations make, as SQL for readers (src/db/schema.sql) and as types for the compiler
 * (generated/tables.ts).
 */
import { writeFileSync } from 'node:fs'
import { onMigrated } from './schema/database.ts'
import { schemaFiles } from './schema/files.ts'

for (const [file, text] of Object.entries(await onMigrated(schemaFiles))) writeFileSync(file, text)
