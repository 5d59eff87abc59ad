import { expect } from 'chai'
import { openTortureDatabase } from '../../scripts/torture/database.ts'
import { tortureUpgrade } from '../../scripts/torture/upgrade.ts'
import { ownFolder } from '../main/process.ts'
import { freePort } from '../support/database.ts'

// `make torture ONLY=upgrade` plays the same three times over.
describe('an upgrade without an outage', function () {
  this.timeout(600_000)

  it('restarts two API processes and two workers under load: no call fails, no webhook is lost or comes twice', async () => {
    const { folder, remove } = ownFolder('upgrade')
    const database = await openTortureDatabase(folder, await freePort())
    const ports = async () => ({ store: await freePort(), apps: await freePort(), console: await freePort() })
    try {
      const plan = { stores: 5, callers: 4, workers: 2, apis: [await ports(), await ports()], rounds: 1 }
      const report = await tortureUpgrade(plan, database)
      expect(report.losses).to.eql([])
      expect(report.restarts).to.equal(4)
      expect(report.deliveries).to.be.at.least(40)
    } finally {
      await database.remove()
      remove()
    }
  })
})
