import { expect } from 'chai'
import { formatFor } from '../../../src/web/storefront/format.ts'
import { wordsFor } from '../../../src/web/storefront/words.ts'

describe('The language of a shop', () => {
  it('is the one that a browser asks for most', () => {
    expect(wordsFor('fr;q=0.9, en-GB;q=0.8, en;q=0.1').language).to.equal('en-GB')
    expect(wordsFor('').language).to.equal('en')
  })

  it('is English for what a browser may say, and dates and amounts have no form for', () => {
    for (const said of [
      'en-GB-oed',
      'en-abc',
      'en-US-GB',
      'en-us-u',
      'en-abcde-abcde',
      'en-GB-oed, xx',
      '*',
    ]) {
      const { language } = wordsFor(said)
      expect(language, said).to.equal('en')
      expect(formatFor(language, 'USD').money(1), said).to.equal('$1.00')
    }
    expect(wordsFor('en-GB-oed, en-GB;q=0.5').language).to.equal('en-GB')
  })
})
