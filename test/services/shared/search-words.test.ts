import { expect } from 'chai'
import { searchWords } from '../../../src/services/shared/text-search.ts'

describe('searchWords', () => {
  it('counts each word once, whatever its case, and leaves it as it was written', () => {
    expect(searchWords('  Brass lamp BRASS\nbrass Lamp ')).to.eql(['Brass', 'lamp'])
    expect(searchWords('vase '.repeat(100))).to.eql(['vase'])
  })
  it('counts the first eight', () => {
    expect(searchWords('a b c d e f g h i j')).to.eql(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(searchWords('')).to.eql([])
    expect(searchWords(undefined)).to.eql([])
  })
})
