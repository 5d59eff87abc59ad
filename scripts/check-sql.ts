/**
 * `make check`: is what the code claims about the database true? The migrations run in a separate PostgreSQL; named
 * statements are analysed there but never run, and the queries that Knex builds are compared with its tables
 * (decision sql-that-the-compiler-knows).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { onMigrated } from './schema/database.ts'
import { schemaFiles } from './schema/files.ts'
import { checkStatements, type Problem } from './sql/check.ts'
import { openProgram } from './sql/claims.ts'
import { checkQueries, readTables } from './sql/queries.ts'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)
const service = filesIn('src').filter((file) => !/^src\/(web|client)\//.test(file))
// Tests read their own rows, without claiming types. The statements in test/types are meant to be wrong.
const others = [...filesIn('scripts'), ...filesIn('test')].filter((file) => !file.startsWith('test/types/'))

const problems = await onMigrated(async (db, url) => {
  const program = openProgram(service)
  const tables = await readTables(url)
  const stale = Object.entries(await schemaFiles(db))
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(
      ([file]): Problem => ({
        file,
        line: 1,
        message: 'this is stale: run make schema and commit what it writes',
      }),
    )
  return [
    ...stale,
    ...(await checkStatements(program, service, url)),
    ...checkQueries(service, tables, program),
    ...checkQueries(others, tables),
  ]
})
for (const { file, line, message } of problems) console.error(`${file}:${line} · ${message}`)
process.exitCode = problems.length > 0 ? 1 : 0
