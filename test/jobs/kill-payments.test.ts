import { expect } from 'chai'
import { openTortureDatabase } from '../../scripts/torture/database.ts'
import type { TortureDatabase } from '../../scripts/torture/deliveries.ts'
import { torturePayments } from '../../scripts/torture/payments.ts'
import { ownFolder } from '../main/process.ts'
import { freePort } from '../support/database.ts'

// `make torture` plays the same with fifty kills and a thousand orders.
describe('payments', function () {
  this.timeout(600_000)
  const { folder, remove } = ownFolder('payments')
  let database: TortureDatabase & { remove(): Promise<void> }

  before(async () => {
    database = await openTortureDatabase(folder, await freePort())
  })
  after(async () => {
    await database.remove()
    remove()
  })

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
