import { expect } from 'chai'
import { besideName, placeIn } from '../../../src/web/storefront/goods/variant-name.ts'

describe('The name of a variant in a shop', () => {
  it('says a value where that is a whole word of it, whatever signs the value has', () => {
    for (const [name, value, at] of [
      ['Lilac / L', 'L', 8],
      ['Celadon / 250 ml', '250 ml', 10],
      ['12" / Oak', '12"', 0],
      ['Oak / A+', 'A+', 6],
      ['Oak / +', '+', 6],
      ['Oak / (blue)', '(blue)', 6],
      ['लाल / ल', 'ल', 6],
      ['Lilac', 'L', -1],
      ['12 / Oak', '12"', -1],
    ] as const)
      expect(placeIn(name, value), `${value} in ${name}`).to.equal(at)
  })

  it('leaves no option out that the shopper has chosen beside it, although another has the same value', () => {
    expect(besideName('Oak / L', { Wood: 'Oak', Size: 'L', Day: '2026-12-01' })).to.eql([
      ['Day', '2026-12-01'],
    ])
    expect(besideName('Oak / L', { Wood: 'Oak', Size: 'L', Initial: 'L' })).to.deep.include(['Initial', 'L'])
    expect(besideName('2 hours', { Length: '2 hours', People: '2' })).to.eql([['People', '2']])
    expect(besideName('', { Note: 'No onions' })).to.eql([['Note', 'No onions']])
  })
})
