import { closeBrowser } from './browser.ts'
import { coverage, takeProblems } from './contract.ts'
import { startService, stopService } from './service.ts'

const broken: string[] = []

/**
 * The hooks around every test run: they start the service, check every reply against the contract, and report
 * coverage.
 */
export const mochaHooks = {
  async beforeAll(this: Mocha.Context) {
    this.timeout(60_000)
    await startService()
  },
  afterEach(this: Mocha.Context) {
    broken.push(...takeProblems().map((problem) => `${this.currentTest?.fullTitle()}:\n  ${problem}`))
  },
  async afterAll(this: Mocha.Context) {
    this.timeout(60_000)
    await closeBrowser()
    await stopService()
    // This throws at the end, because a failing afterEach would end the run.
    if (broken.length > 0) throw new Error(`replies that break the contract:\n${broken.join('\n')}`)
    const { lines, missing } = coverage()
    if (!process.env.CONTRACT_COVERAGE) return
    console.log(lines.join('\n'))
    if (missing.length > 0) throw new Error(`never exercised:\n${missing.join('\n')}`)
  },
}
