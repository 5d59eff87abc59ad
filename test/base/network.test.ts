import { expect } from 'chai'
import { byNetwork, networkOf, networksOf, siteOf } from '../../src/base/network.ts'

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

describe('networksOf', () => {
  it('are those that one owner may have around an IPv6 address, and each may a little more', () => {
    expect(networksOf('2001:db8:0:12ab::1')).to.eql([
      { name: '2001:db8:0:12ab::/64', times: 1 },
      { name: '2001:db8:0:1200::/56', times: 2 },
      { name: '2001:db8:0::/48', times: 3 },
    ])
    expect(networksOf('2001:db8:0:7f::1').map(({ name }) => name)).to.eql([
      '2001:db8:0:7f::/64',
      '2001:db8:0:0::/56',
      '2001:db8:0::/48',
    ])
    expect(networksOf('2001:db8:0:ffff::')[1]).to.eql({ name: '2001:db8:0:ff00::/56', times: 2 })
  })
  it('are the same for the name of the narrowest, and begin with it', () => {
    for (const ip of ['2001:db8:0:12ab::1', '2001:DB8::7:0:0:0:2', '::1', '192.0.2.7', '', 'unknown']) {
      expect(networksOf(networkOf(ip)), ip).to.eql(networksOf(ip))
      expect(siteOf(networkOf(ip)), ip).to.equal(siteOf(ip))
    }
  })
  it('are one of an IPv4 address, whose neighbours are strangers to it', () => {
    expect(networksOf('::ffff:192.0.2.7')).to.eql([{ name: '192.0.2.7', times: 1 }])
    expect(siteOf('192.0.2.7')).to.equal('192.0.2.7')
  })
  it('hold what came from the networks inside them', () => {
    const all = [
      '2001:db8:0:1::/64',
      '2001:db8:0:2::/64',
      '2001:db8:0:1ff::/64',
      '2001:db8:1:1::/64',
      '192.0.2.7',
    ]
    const found = byNetwork(
      '2001:db8:0:1::9',
      all.map((network) => ({ network })),
    )
    expect(found.map(({ own, times }) => [own.length, times])).to.eql([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })
})
