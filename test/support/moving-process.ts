/** Imports and exports in a process of its own, which will be killed. Its arguments are a database and a data folder. */
import { pino } from 'pino'
import { openDatabase } from '../../src/db/database.ts'
import { createDependencies } from '../../src/dependencies.ts'
import { runExports } from '../../src/jobs/run-exports.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { testConfig } from './service.ts'

const [databaseUrl, dataFolder] = process.argv.slice(2) as [string, string]
const config = { ...testConfig({ url: databaseUrl }), dataFolder }
const dependencies = await createDependencies(config, pino({ level: 'silent' }))
const context = { db: openDatabase(databaseUrl, 2), dependencies, signal: new AbortController().signal }
process.send?.('ready')
for (;;) {
  await runImports.run(context)
  await runExports.run(context)
  await new Promise((resolve) => setTimeout(resolve, 20))
}
