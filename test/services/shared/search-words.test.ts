import { expect } from 'chai'
import { searchWords } from '../../../src/services/shared/text-search.ts'

describe('searchWords', () => {
  it('counts each word once, whatever its case, and leaves it as it was written', () => {
    expect(searchWords('  Brass lamp BRASS\nbrass Lamp ')).to.eql(['Brass', 'lamp'])
    expect(searchWords('vase '.repeat(100))).to.eql(['vase'])
  })
  it('leaves out what is written around words, but nothing that is part of one', () => {
    for (const [query, words] of [
      ['"brass lamp"', ['brass', 'lamp']],
      ['„Messing“ »Lampe«', ['Messing', 'Lampe']],
      ['「真鍮」のランプ。', ['真鍮」のランプ']],
      ['lamp (brass), [large]!', ['lamp', 'brass', 'large']],
      ['¿Tiene lámparas?', ['Tiene', 'lámparas']],
      ['3.5" floppy, 1,44 MB', ['3.5', 'floppy', '1,44', 'MB']],
      ["C++ C# .NET Levi's AC/DC R&B 50%", ['C++', 'C#', 'NET', "Levi's", 'AC/DC', 'R&B', '50%']],
      ['?', ['?']],
      ['"', ['"']],
    ] as const)
      expect(searchWords(query), query).to.eql(words)
  })
  it('counts the first eight', () => {
    expect(searchWords('a b c d e f g h i j')).to.eql(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(searchWords('')).to.eql([])
    expect(searchWords(undefined)).to.eql([])
  })
})
