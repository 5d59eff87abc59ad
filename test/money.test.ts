import { expect } from 'chai'
import { isCurrency, scaleOf, symbolOf, toMajor, toMinor } from '../src/money.ts'

describe('Money', () => {
  it('returns how many minor units a currency has', () => {
    expect(['NGN', 'USD', 'JPY', 'KWD'].map(scaleOf)).to.eql([100, 100, 1, 1000])
  })

  it('rounds half up where a client sends more decimals than the currency has', () => {
    expect(toMinor(19.99, 100)).to.equal(1999)
    expect(toMinor(1.005, 100)).to.equal(101)
    expect(toMinor(0.285, 100)).to.equal(29)
    expect(toMinor(10.5, 1)).to.equal(11)
    expect(toMinor(1.2345, 1000)).to.equal(1235)
  })

  it('returns every amount of minor units unchanged', () => {
    for (let minor = 0; minor < 200_000; minor += 7) expect(toMinor(toMajor(minor, 100), 100)).to.equal(minor)
  })

  it('returns the symbol of a currency, and recognizes currency codes', () => {
    expect([symbolOf('NGN'), symbolOf('USD'), symbolOf('GBP')]).to.eql(['₦', '$', '£'])
    expect([isCurrency('NGN'), isCurrency('XXQ'), isCurrency('usd')]).to.eql([true, false, false])
  })
})
