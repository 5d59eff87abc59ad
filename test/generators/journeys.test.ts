import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { ownFolder } from '../main/process.ts'
import { forwardedIn, violationsIn } from './prism.ts'
import { installTools, wanted } from './tools.ts'

/** These call the service in their own process, without an address that a proxy could stand before. */
const without = ['example-app.test.ts']

wanted('Prism between the journeys and the service', function () {
  this.timeout(900_000)

  it('finds nothing in all of them', async function () {
    if (!(await installTools())) return this.skip()
    const { folder, remove } = ownFolder('prism-journeys')
    const journeys = readdirSync('test/journeys').filter((file) => file.endsWith('.test.ts'))
    const files = journeys
      .filter((file) => !without.includes(file))
      .map((file) => join('test/journeys', file))
    const { TEST_RUN_FOLDER: _, ...env } = process.env
    const { failed, output } = await new Promise<{ failed: boolean; output: string }>((resolve) => {
      const run = { env: { ...env, BEHIND_PRISM: folder }, maxBuffer: 2 ** 26 }
      execFile('node_modules/.bin/mocha', files, run, (error, stdout, stderr) =>
        resolve({ failed: error !== null, output: stdout + stderr }),
      )
    })
    expect(failed, output).to.equal(false)
    const said = readFileSync(join(folder, 'said.log'), 'utf8')
    remove()
    expect(forwardedIn(said), said.slice(0, 2_000)).to.be.above(300)
    expect(violationsIn(said)).to.eql([])
  })
})
