import { expectFaultsToBeNamed } from '../support/mutations.ts'
import { seed } from '../support/sample.ts'

describe('A fault in any line of the contract', () => {
  it('is reported by file and line, never by a stack', async () => {
    // The Console API takes a third of the time of the others.
    await expectFaultsToBeNamed(
      seed ?? 'any',
      8,
      (file) => file.startsWith('console') || file === 'webhooks.yaml',
    )
  })
})
