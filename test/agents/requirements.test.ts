import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../../src/base/root.ts'
import { lines } from './requirements/lines.ts'

describe('The lines of the Universal Commerce Protocol', () => {
  it('are each held by a test that exists, or say why they do not apply', () => {
    const folder = join(root, 'test/agents')
    const tests = readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    const titles = lines.flatMap(([, , by]) => ('test' in by ? [by.test] : []))
    expect(titles.filter((title) => !tests.includes(`it('${title}'`))).to.eql([])
    const asked = lines.map(([section, asks]) => `${section}: ${asks}`)
    expect(asked).to.have.length(new Set(asked).size)
    expect(lines.filter(([, , by]) => 'because' in by && by.because.length < 20)).to.eql([])
  })
})
