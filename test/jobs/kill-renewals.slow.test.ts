import { expect } from 'chai'
import { tortureRenewals } from '../../scripts/torture/renewals.ts'
import { database, withTortureDatabase } from './torture-support.ts'

// `make torture` plays the same with fifty kills and five hundred passes.
describe('renewals', function () {
  this.timeout(600_000)
  withTortureDatabase('renewals')

  it('charge nobody twice and lose nobody’s access when workers are killed and replies get lost', async () => {
    const faults = { lost: 0.2, fails: 0.1 }
    const plan = { passes: 30, declining: 3, workers: 2, kills: 3, faults }
    const report = await tortureRenewals(plan, database)
    expect(report.losses).to.eql([])
    expect(report.charged).to.equal(27)
    expect(report.kills).to.equal(3)
    expect(report.lost).to.be.above(0)
  })
})
