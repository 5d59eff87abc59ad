import { expect } from 'chai'
import { type Plan, tortureDeliveries } from '../../scripts/torture/deliveries.ts'
import { freePort } from '../support/database.ts'
import { database, withTortureDatabase } from './torture-support.ts'

// `make torture` plays the same with fifty kills and thousands of deliveries.
describe('deliveries', function () {
  this.timeout(600_000)
  withTortureDatabase('torture')

  const plan = async (harm: Partial<Plan>): Promise<Plan> => ({
    writes: 300,
    stores: 10,
    workers: 1,
    workerKills: 0,
    apiKills: 0,
    restarts: 0,
    ...harm,
    // Few hang, because each takes 5 s.
    faults: { fails: 0.2, hangs: 0.01, cuts: 0.1 },
    apis: [{ store: await freePort(), apps: await freePort(), console: await freePort() }],
  })

  it('all arrive, and no write with a reply is lost, when workers and the API are killed again and again', async () => {
    const report = await tortureDeliveries(await plan({ workerKills: 3, apiKills: 1 }), database)
    expect(report.losses).to.eql([])
    expect(report.kills).to.equal(4)
    expect(report.deliveries).to.be.at.least(report.writes)
    expect(report.calls).to.be.above(report.deliveries)
    expect(report.broken).to.be.above(0)
  })

  it('all arrive when PostgreSQL is restarted: no process exits, and calls meanwhile get 503', async () => {
    const report = await tortureDeliveries(await plan({ restarts: 1 }), database)
    expect(report.losses).to.eql([])
    expect(report.unavailable).to.be.above(0)
    expect(report.broken).to.equal(0)
    expect(report.longestCallMs).to.be.below(60_000)
    expect(report.recoveryMs).to.be.below(120_000)
  })
})
