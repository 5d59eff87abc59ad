import { expect } from 'chai'
import { listIn, listText } from '../../src/web/ui/list-text.ts'

describe('A field with several texts', () => {
  const kept = [
    ['red', 'green'],
    ['1,5 l', '2 l'],
    ['12" pipe', '"quoted"', 'a "b", c'],
    [' blank '],
    ['"', '""', ',', '",'],
    [],
  ]
  for (const texts of kept) {
    it(`reads what it has shown: ${JSON.stringify(texts)}`, () =>
      expect(listIn(listText(texts))).to.eql(texts))
  }

  it('shows them as people write them', () =>
    expect(listText(['red', '1,5 l', '12" pipe'])).to.equal('red, "1,5 l", 12" pipe'))

  it('takes what people write: more blanks, a comma too many, a quotation mark that is not closed', () => {
    expect(listIn('  red ,green,,')).to.eql(['red', 'green'])
    expect(listIn('S,"M" , L')).to.eql(['S', 'M', 'L'])
    expect(listIn('"open, end')).to.eql(['"open', 'end'])
    expect(listIn(' ')).to.eql([])
  })
})
