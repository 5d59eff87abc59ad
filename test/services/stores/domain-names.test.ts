import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import type { Config } from '../../../src/config/config.ts'
import { nameFrom } from '../../../src/services/stores/domain-names.ts'

describe('nameFrom', () => {
  it('accepts a name on a base domain that lies in another one', () => {
    const baseDomains = [
      { type: '*', domain: 'shops.example.com', label: 'Shops' },
      { type: 'digital', domain: 'dl.shops.example.com', label: 'Downloads' },
    ]
    const nameOf = (domain: string) =>
      nameFrom({ baseDomains } as Config, { type: 'digital' } as Shop, domain)
    expect(nameOf('acme.dl.shops.example.com')).to.eql({
      domain: 'acme.dl.shops.example.com',
      kind: 'subdomain',
    })
    expect(nameOf('acme.shops.example.com')).to.eql({ domain: 'acme.shops.example.com', kind: 'subdomain' })
    expect(nameOf('dl.shops.example.com')).to.match(/base domain/)
  })
})
