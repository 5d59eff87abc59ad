import { takeProblems } from './contract.ts'
import { saveCoverage } from './coverage.ts'
import { noteProcessorTime } from './processor-time.ts'
import { sourceOf } from './run-folder.ts'
import { service, startService, stopService } from './service.ts'
import { explain, showUnexplained } from './service-errors.ts'
import { explainStatements, rememberStatements } from './spread.ts'

const broken: string[] = []

/** Around every file: starts the service on its own database, and checks every reply against the contract. */
export const mochaHooks = {
  async beforeAll() {
    await rememberStatements()
    await startService()
  },
  afterEach(this: Mocha.Context) {
    explain(this.currentTest)
    broken.push(...takeProblems().map((problem) => `${this.currentTest?.fullTitle()}:\n  ${problem}`))
  },
  async afterAll(this: Mocha.Context) {
    const file = sourceOf(this.test?.parent?.suites[0]?.file)
    showUnexplained(file)
    await explainStatements(() => service().db).finally(stopService)
    saveCoverage()
    noteProcessorTime(file)
    // Reported at the end, because a failing afterEach would skip the rest of the file.
    if (broken.length > 0) throw new Error(`replies that break the contract:\n${broken.splice(0).join('\n')}`)
  },
}
