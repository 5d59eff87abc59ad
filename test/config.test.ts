import { expect } from 'chai'
import { SettingError } from '../src/config.ts'
import { service, testConfig } from './support/service.ts'

describe('readConfig', () => {
  const read = (settings: Record<string, string>) => testConfig({ url: service().databaseUrl }, settings)

  it('parses base domains with their types and labels, and DNS servers with or without a port', () => {
    const { baseDomains, dnsServers } = read({
      BASE_DOMAINS: '*:my-shops.example.com:Our stores, digital:dl.example.com:Downloads',
      DNS_SERVERS: '192.0.2.1, 192.0.2.2:5353,[2001:db8::1]:53,2001:db8::2',
    })
    expect(baseDomains).to.eql([
      { type: '*', domain: 'my-shops.example.com', label: 'Our stores' },
      { type: 'digital', domain: 'dl.example.com', label: 'Downloads' },
    ])
    expect(dnsServers).to.eql(['192.0.2.1', '192.0.2.2:5353', '[2001:db8::1]:53', '2001:db8::2'])
  })

  for (const [name, value] of [
    ['BASE_DOMAINS', 'shops.example.com'],
    ['BASE_DOMAINS', 'bakery:shops.example.com:Shops'],
    ['BASE_DOMAINS', '*:localhost:Stores'],
    ['BASE_DOMAINS', '*:UPPER.example.com:Stores'],
    ['DNS_SERVERS', 'dns.example.com'],
    ['DNS_SERVERS', '192.0.2.1:port'],
  ] as const) {
    it(`refuses ${name}=${value}`, () => {
      expect(() => read({ [name]: value })).to.throw(SettingError, name)
    })
  }
})
