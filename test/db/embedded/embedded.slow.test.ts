import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import pg from 'pg'
import { startEmbedded } from '../../../src/db/embedded/embedded.ts'
import { freePort } from '../../support/database.ts'

describe('startEmbedded', () => {
  // Others may not enter it: where root runs the tests, that is what a clone in root's home is like.
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  after(() => rmSync(folder, { recursive: true }))

  const withoutPassword = (url: string) => url.replace(/:[^:@]+@/, '@')
  async function connects(url: string): Promise<boolean> {
    const client = new pg.Client(url)
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }

  it('asks for its password, which is kept for its owner alone', async () => {
    const data = join(folder, 'asking')
    const { url, stop } = await startEmbedded(data, await freePort())
    expect(statSync(`${data}.password`).mode & 0o777).to.equal(0o600)
    expect(url).to.include(readFileSync(`${data}.password`, 'utf8'))
    expect(await connects(url)).to.equal(true)
    expect(await connects(withoutPassword(url))).to.equal(false)
    expect(existsSync(`${data}.new.password`)).to.equal(false)
    await stop()
  })

  it('says so where the password is another one', async () => {
    const data = join(folder, 'lost')
    const { stop } = await startEmbedded(data, await freePort())
    await stop()
    writeFileSync(`${data}.password`, 'another')
    const refused = await startEmbedded(data, await freePort()).catch((error) => error)
    expect(refused.message).to.match(/another password than the one in .*lost.password/)
    rmSync(`${data}.password`)
  })

  it('lends its user no capability that lets it write what is not its own', async function () {
    if (process.getuid?.() !== 0) return this.skip()
    const data = join(folder, 'modest')
    const { stop } = await startEmbedded(data, await freePort())
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    // 4 is CAP_DAC_READ_SEARCH: the folder of this test is closed to others.
    for (const set of ['CapEff', 'CapPrm', 'CapBnd', 'CapAmb'])
      expect(Number.parseInt(/\s(\w+)/.exec(status.split(`${set}:`)[1]!)![1]!, 16), set).to.equal(4)
    expect(status).to.match(/NoNewPrivs:\s1/)
    await stop()
  })

  it('works in a folder that is closed to other users, and finds a server that was left running', async () => {
    const data = join(folder, 'postgres')
    const first = await startEmbedded(data, await freePort())
    const again = await startEmbedded(data, await freePort())
    expect([first.started, again.started]).to.deep.equal([true, false])
    expect(again.url).to.equal(first.url)
    await again.stop()
  })
})
