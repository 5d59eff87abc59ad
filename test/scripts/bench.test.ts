import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { statements } from '../../src/db/statement.ts'

describe('make bench', () => {
  it('has a bare server that runs statements of the service, each by a name that there is, and three of its own', () => {
    const source = readFileSync('scripts/bench/bare.ts', 'utf8')
    const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name]) => name!)
    const own = all(/\bstatement\(\s*'([^']+)'/g)
    expect(own).to.eql(['bare.shop', 'bare.listProducts', 'bare.getProduct'])
    const names = all(/\brun\(\w+, '([^']+)'/g)
    expect(names).to.have.length.above(15)
    expect(names.filter((name) => !statements.has(name) && !own.includes(name))).to.eql([])
  })
})
