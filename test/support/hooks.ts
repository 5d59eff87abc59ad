import { coverage, takeProblems } from './contract.ts'
import { startService, stopService } from './service.ts'

/** Around every test run: start the service, hold every reply against the contract, report what was exercised. */
export const mochaHooks = {
  async beforeAll(this: Mocha.Context) {
    this.timeout(60_000)
    await startService()
  },
  afterEach() {
    const problems = takeProblems()
    if (problems.length > 0) throw new Error(`replies that break the contract:\n${problems.join('\n')}`)
  },
  async afterAll(this: Mocha.Context) {
    this.timeout(60_000)
    await stopService()
    const { lines, missing } = coverage()
    if (!process.env.CONTRACT_COVERAGE) return
    console.log(lines.join('\n'))
    if (missing.length > 0) throw new Error(`never exercised:\n${missing.join('\n')}`)
  },
}
