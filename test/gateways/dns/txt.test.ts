import { expect } from 'chai'
import { txtLookup } from '../../../src/gateways/dns/txt.ts'
import { type DnsServer, openDnsServer } from '../../support/dns.ts'

describe('txtLookup', () => {
  let dns: DnsServer
  before(async () => {
    dns = await openDnsServer()
  })
  after(() => dns.close())
  const look = (name: string) => txtLookup([dns.address])(name)

  it('returns every text of a name, each in one piece', async () => {
    const long = 'x'.repeat(600)
    dns.zones.set('many.example.com', ['v=spf1 -all', long, ''])
    expect(await look('many.example.com')).to.have.members(['v=spf1 -all', long, ''])
  })

  it('returns none if the DNS says that there is none', async () => {
    dns.zones.set('empty.example.com', [])
    expect(await look('empty.example.com')).to.eql([])
    expect(await look('nowhere.example.com')).to.eql([])
  })

  it('rejects if the server fails or does not answer, within 10 s', async () => {
    dns.zones.set('fails.example.com', 'fails').set('silent.example.com', 'silent')
    const failed = (name: string) =>
      look(name).then(
        () => 'answered',
        (error) => error.code,
      )
    const startedAt = performance.now()
    expect(await failed('fails.example.com')).to.equal('ESERVFAIL')
    expect(await failed('silent.example.com')).to.equal('ETIMEOUT')
    expect(performance.now() - startedAt).to.be.below(10_000)
  })

  it('queries again each time', async () => {
    dns.zones.set('changes.example.com', ['one'])
    const lookup = txtLookup([dns.address])
    expect(await lookup('changes.example.com')).to.eql(['one'])
    dns.zones.set('changes.example.com', ['two'])
    expect(await lookup('changes.example.com')).to.eql(['two'])
  })
})
