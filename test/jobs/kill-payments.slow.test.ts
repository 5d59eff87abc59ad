import { expect } from 'chai'
import { torturePayments } from '../../scripts/torture/payments.ts'
import { freePort } from '../support/database.ts'
import { database, withTortureDatabase } from './torture-support.ts'

// `make torture` plays the same with fifty kills and a thousand orders.
describe('payments', function () {
  this.timeout(600_000)
  withTortureDatabase('payments')

  it('charge nobody twice and grant access once when API processes are killed and replies get lost', async () => {
    const apis = [{ store: await freePort(), apps: await freePort(), console: await freePort() }]
    const plan = { orders: 40, apis, kills: 2, faults: { lost: 0.2, fails: 0.1 } }
    const report = await torturePayments(plan, database)
    expect(report.losses).to.eql([])
    expect(report.kills).to.equal(2)
    expect(report.charged).to.be.above(0)
    expect(report.lost).to.be.above(0)
  })
})
