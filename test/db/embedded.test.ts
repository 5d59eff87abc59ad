import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { startEmbedded } from '../../src/db/embedded.ts'
import { freePort } from '../support/database.ts'

describe('startEmbedded', () => {
  // Others may not enter it: where root runs the tests, that is what a clone in root's home is like.
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  after(() => rmSync(folder, { recursive: true }))

  it('works in a folder that is closed to other users, and finds a server that was left running', async () => {
    const data = join(folder, 'postgres')
    const first = await startEmbedded(data, await freePort())
    const again = await startEmbedded(data, await freePort())
    expect([first.started, again.started]).to.deep.equal([true, false])
    expect(again.url).to.equal(first.url)
    await again.stop()
  })
})
