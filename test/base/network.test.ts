import { expect } from 'chai'
import { networkOf } from '../../src/base/network.ts'

describe('networkOf', () => {
  const same = (...addresses: string[]) => expect(new Set(addresses.map(networkOf)).size).to.equal(1)

  it('is an IPv4 address as it is, however it is written', () => {
    same('192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7')
    expect(networkOf('192.0.2.7')).to.not.equal(networkOf('192.0.2.8'))
  })
  it('is the first 64 bits of an IPv6 address, in each of its spellings', () => {
    same(
      '2001:db8:0:7::1',
      '2001:DB8::7:0:0:0:2',
      '2001:0db8:0000:0007:ffff:ffff:ffff:ffff',
      '2001:db8:0:7::1%eth0',
    )
    expect(networkOf('2001:db8:0:7::1')).to.not.equal(networkOf('2001:db8:0:8::1'))
    expect(networkOf('::1')).to.equal('0:0:0:0::/64')
  })
  it('is that of an address without the port that a proxy tells with it', () => {
    same('192.0.2.7', '192.0.2.7:4711', '[::ffff:192.0.2.7]:4711')
    same('2001:db8:0:7::1', '[2001:db8:0:7::1]', '[2001:db8:0:7::2]:4711')
  })
  it('is one for all that a header names and is no address, however long', () => {
    same('', 'unknown', '_hidden', '192.0.2.7.9', 'x'.repeat(10_000), 'a:b:c')
  })
  it('is empty where a caller has no address any more', () => {
    expect(networkOf(undefined)).to.equal('')
  })
})
