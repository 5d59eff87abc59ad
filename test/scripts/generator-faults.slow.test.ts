import { expectFaultsToBeNamed } from '../support/mutations.ts'

describe('Faults in lines of the contract', function () {
  this.timeout(1_800_000)
  const today = new Date().toISOString().slice(0, 10)

  for (const [part, count, isTried] of [
    ['the Store API', 30, (file: string) => file.startsWith('store')],
    ['the Apps API', 30, (file: string) => file.startsWith('apps')],
    [
      'the Console API and what the others share',
      150,
      (file: string) => /^(console|shared|webhooks)/.test(file),
    ],
  ] as const) {
    it(`are reported by file and line, never by a stack: ${part}, ${today}`, async () => {
      await expectFaultsToBeNamed(today, count, isTried)
    })
  }
})
