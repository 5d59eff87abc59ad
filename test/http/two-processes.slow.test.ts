import { expect } from 'chai'
import { openTortureDatabase } from '../../scripts/torture/database.ts'
import { tortureReads } from '../../scripts/torture/reads.ts'
import { ownFolder } from '../main/process.ts'
import { freePort } from '../support/database.ts'

// `make torture ONLY=reads` plays the same for a minute.
describe('Public reads by two processes', function () {
  this.timeout(300_000)

  it('never show what was before a write that was answered when they began', async () => {
    const { folder, remove } = ownFolder('reads')
    const database = await openTortureDatabase(folder, await freePort())
    const ports = async () => ({ store: await freePort(), apps: await freePort(), console: await freePort() })
    try {
      const plan = { apis: [await ports(), await ports()], readers: 6, seconds: 3, reads: 200 }
      const { losses, reads, writes } = await tortureReads(plan, database)
      expect(losses).to.eql([])
      expect(writes).to.be.above(20)
      expect(reads).to.be.at.least(200)
    } finally {
      await database.remove()
      remove()
    }
  })
})
