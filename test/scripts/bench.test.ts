import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { statements } from '../../src/db/statement.ts'

describe('make bench', () => {
  it('has a bare server that runs statements of the service alone, each by a name that there is', () => {
    const source = readFileSync('scripts/bench/bare.ts', 'utf8')
    const names = [...source.matchAll(/\brun\(\w+, '([^']+)'/g)].map(([, name]) => name!)
    expect(names).to.have.length.above(15)
    expect(names.filter((name) => !statements.has(name))).to.deep.equal([])
  })
})
