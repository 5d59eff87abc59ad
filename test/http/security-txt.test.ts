import { expect } from 'chai'
import { call, openApps, service, testConfig } from '../support/service.ts'

const surfaces = ['store', 'apps', 'console'] as const
const path = '/.well-known/security.txt'

describe('security.txt', () => {
  const open = (settings: Record<string, string>) => {
    const { databaseUrl, db, config } = service()
    const own = testConfig({ url: databaseUrl }, { SANDBOX_URL: config.sandbox!.url, ...settings })
    return openApps(own, db, ...surfaces)
  }

  it('is not there while nobody is named', async () => {
    for (const surface of surfaces) await call(surface).get(path).expect(404)
  })

  it('names contacts, expiry, policy and its own address on every surface', async () => {
    const apps = await open({
      ...{ STORE_URL: 'https://store.example', APPS_URL: 'https://apps.example' },
      ...{ SECURITY_CONTACT: 'safe@münchen.example, https://example.com/report,tel:+49-30-1234' },
      ...{ SECURITY_POLICY_URL: 'https://example.com/policy', SECURITY_TXT_DAYS: '30' },
    })
    for (const surface of surfaces) {
      const { text } = await call(surface, apps[surface])
        .get(path)
        .expect(200)
        .expect('Content-Type', 'text/plain; charset=utf-8')
      const [expires] = /(?<=^Expires: ).+$/m.exec(text)!
      const days = (Date.parse(expires) - Date.now()) / 86_400_000
      expect(days).to.be.within(29, 30)
      expect(expires).to.match(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
      const canonical = surface === 'console' ? [] : [`Canonical: https://${surface}.example${path}`]
      expect(text.split('\n')).to.eql([
        'Contact: mailto:safe@münchen.example',
        'Contact: https://example.com/report',
        'Contact: tel:+49-30-1234',
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        ...canonical,
        'Policy: https://example.com/policy',
        '',
      ])
    }
  })
})
