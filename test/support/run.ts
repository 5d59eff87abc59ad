import { startTestServer, type TestServer } from './database.ts'
import { reportProcessorTime } from './processor-time.ts'
import { makeRunFolder, removeRunFolder } from './run-folder.ts'
import { seed } from './sample.ts'

// Runs as soon as this is loaded, because files may need it while loading; workers are told by the process that starts
// the run.
if (!process.env.TEST_RUN_FOLDER) makeRunFolder()

let server: TestServer | null = null

/** Before all files, in the main process: starts PostgreSQL and makes the migrated template that they share. */
export async function mochaGlobalSetup(): Promise<void> {
  server = await startTestServer()
  // Ctrl-C ends mocha at once, and PostgreSQL, which is in a session of its own, would stay.
  process.on('SIGINT', () => void end().finally(() => process.exit(130)))
}

/** After all files: reports what they exercised together. A throw fails the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  try {
    reportProcessorTime()
    if (seed) console.log(`This was a sample: make test-all runs everything, and SAMPLE=${seed} repeats it.`)
    const isWhole = Boolean(process.env.CONTRACT_COVERAGE)
    const { reportSpread } = await import('./spread.ts')
    reportSpread(isWhole)
    if (isWhole) (await import('./coverage.ts')).reportCoverage()
  } finally {
    await end()
  }
}

async function end(): Promise<void> {
  const ending = server
  server = null
  await ending?.stop()
  if (ending) removeRunFolder()
}
