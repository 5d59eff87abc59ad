import { mkdirSync, rmSync } from 'node:fs'
import { startTestServer, type TestServer } from './database.ts'
import { runFolder } from './run-folder.ts'

let server: TestServer | null = null

/** Before all files, in the process that hands them out: the PostgreSQL and the migrated template that they share. */
export async function mochaGlobalSetup(): Promise<void> {
  process.env.TEST_RUN_FOLDER = `.data/test-${process.pid}`
  mkdirSync(runFolder(), { recursive: true })
  server = await startTestServer()
  // Ctrl-C ends mocha at once, and PostgreSQL, which is in a session of its own, would stay.
  process.on('SIGINT', () => void end().finally(() => process.exit(130)))
}

/** After all files: what they exercised together. A throw fails the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  try {
    if (process.env.CONTRACT_COVERAGE) (await import('./coverage.ts')).reportCoverage()
  } finally {
    await end()
  }
}

async function end(): Promise<void> {
  const ending = server
  server = null
  await ending?.stop()
  if (ending) rmSync(runFolder(), { recursive: true, force: true })
}
