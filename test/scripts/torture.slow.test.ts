import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import pg from 'pg'
import { endAll, ownFolder, ownSettings, startProcess } from '../main/process.ts'
import { until } from '../support/until.ts'

describe('make torture', () => {
  const { folder, remove } = ownFolder('torture')
  afterEach(endAll)
  after(remove)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`leaves nothing running when ${signal} interrupts it`, async () => {
      const settings = await ownSettings(folder)
      const torture = startProcess('scripts/torture.ts', { ...settings, ONLY: 'renewals', SCALE: '0.1' })
      const passwordFile = `${folder}/torture/renewals/postgres.password`
      const url = () => {
        const password = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8') : 'none-yet'
        return `postgres://postgres:${password}@127.0.0.1:${settings.EMBEDDED_DATABASE_PORT}/torture`
      }
      // The passes exist: now processes are started, and killed.
      await until('a pass', async () => (await count(url(), 'entitlements')) > 0)
      torture.kill(signal)
      // Its processes write to the same stderr, so all of them have ended.
      expect(await torture.ended).to.equal(1)
      expect(await count(url(), 'entitlements'), 'PostgreSQL').to.equal(0)
      expect(existsSync(`${folder}/torture/renewals`)).to.equal(false)
    })
  }
})

/** Returns the number of rows of a table; 0 while there is no such table or database. */
async function count(connectionString: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return Number((await client.query(`select count(*) from ${table}`)).rows[0].count)
  } catch {
    return 0
  } finally {
    await client.end()
  }
}
