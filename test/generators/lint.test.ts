import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { contractOf } from '../../src/surfaces.ts'
import { ownFolder } from '../main/process.ts'
import { installTools, tools, wanted } from './tools.ts'

wanted("Spectral's rules for OpenAPI", function () {
  this.timeout(900_000)
  const { folder, remove } = ownFolder('spectral')
  const ruleset = join(folder, 'ruleset.json')

  before(async function () {
    if (!(await installTools())) return this.skip()
    writeFileSync(ruleset, '{ "extends": "spectral:oas" }')
  })
  after(() => remove())

  /** Returns what Spectral finds in a contract, down to its hints. */
  const findings = async (file: string): Promise<string[]> => {
    const options = ['lint', file, '--ruleset', ruleset, '--format=json', '--quiet', '--fail-severity=hint']
    const ran = promisify(execFile)(join(tools, 'node_modules/.bin/spectral'), options, {
      maxBuffer: 100_000_000,
    })
    // It ends with 1 where it finds something.
    const { stdout } = await ran.catch((error: { code: number; stdout: string }) => {
      if (error.code !== 1) throw error
      return error
    })
    const found: { code: string; path: string[]; message: string }[] = JSON.parse(stdout)
    return found.map(({ code, path, message }) => `${code} ${path.join('/')} ${message}`)
  }

  it('find what is planted', async () => {
    const { info, ...others } = contractOf('webhooks') as { info: Record<string, unknown> }
    const planted = join(folder, 'planted.json')
    writeFileSync(planted, JSON.stringify({ ...others, info: { ...info, contact: undefined } }))
    expect((await findings(planted)).join()).to.match(/^info-contact info /)
  })

  for (const surface of ['store', 'apps', 'console', 'webhooks'])
    it(`find nothing in that of ${surface}`, async () => {
      expect(await findings(resolve(`generated/${surface}.json`))).to.eql([])
    })
})
