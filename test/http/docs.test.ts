import { expect } from 'chai'
import { ensureDocs } from '../support/docs.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('/docs', () => {
  before(ensureDocs)

  it('is at no address of the console, whose session scripts of a page there could use', async () => {
    const { store } = service().config.publicUrls
    await call('console').get('/').expect(302).expect('Location', '/console')
    for (const path of [
      '/docs/',
      '/docs/console.html',
      '/docs/scalar.js',
      '/docs/contracts/store.json',
      '/docs/x/y?z=1',
    ])
      await call('console').get(path).expect(302).expect('Location', `${store}${path}`)
    await call('console').get('/docs').expect(302).expect('Location', `${store}/docs/`)
    for (const path of ['/docs//evil.example', '/docs/..//evil.example', '/docs/%0d%0aSet-Cookie:a=b'])
      expect((await call('console').get(path)).headers.location, path).to.match(
        /^http:\/\/localhost:\d+\/docs\//,
      )
  })

  for (const surface of ['store', 'apps'] as const) {
    it(`is where / of the ${surface} surface leads, with all that its pages need`, async () => {
      await call(surface).get('/').expect(302).expect('Location', '/docs/')
      await call(surface).get('/docs').expect(302).expect('Location', '/docs/')
      for (const page of ['', 'quick-start.html', 'webhooks.html']) {
        const { text } = await call(surface).get(`/docs/${page}`).expect(200).expect('Content-Type', /html/)
        const own = [...text.matchAll(/(?:src|href)="([^"#]+)/g)].map(([, path]) => path!)
        expect(own).to.include.members(['portal.css', 'portal.js'])
        for (const path of own.filter((one) => !one.startsWith('https://')))
          expect((await call(surface).get(`/docs/${path}`)).status, path).to.be.oneOf([200, 302])
      }
    })
  }

  it('is Markdown to programs that prefer it, and HTML to everybody else', async () => {
    const { text } = await call('store').get('/docs/money.html').set('Accept', 'text/markdown').expect(200)
    expect(text).to.match(/^# Money/)
    for (const accept of ['*/*', 'text/html, text/markdown;q=0.9', 'application/json'])
      await call('store')
        .get('/docs/money.html')
        .set('Accept', accept)
        .expect(200)
        .expect('Content-Type', /html/)
    for (const [path, first] of [
      ['/docs/money.md', '# Money'],
      ['/docs/operations/store/createOrder.md', '# Place an order'],
    ]) {
      const reply = await call('apps')
        .get(path!)
        .expect(200)
        .expect('Content-Type', /^text\/markdown/)
      expect(reply.text.startsWith(first!)).to.equal(true)
      expect(reply.headers.vary).to.match(/Accept(?!-)/)
    }
  })

  it('has llms.txt at the top, with the addresses of this service', async () => {
    const { store } = service().config.publicUrls
    for (const path of ['/llms.txt', '/llms-full.txt']) {
      const { text } = await call('store')
        .get(path)
        .expect(200)
        .expect('Content-Type', /^text\/plain/)
      expect(text).to.include(`${store}/docs/quick-start.md`)
      await call('console').get(path).expect(302).expect('Location', `${store}${path}`)
    }
  })

  it('has a policy that lets nothing come from elsewhere, and styles of scripts by a word that is never the same', async () => {
    const [one, other] = await Promise.all([
      call('apps').get('/docs/apps.html').expect(200),
      call('apps').get('/docs/apps.html').expect(200),
    ])
    const policy = one.headers['content-security-policy']!
    const [, nonce] = /'nonce-([^']{20,})'/.exec(policy)!
    expect(one.text).to.include(`content="${nonce}"`)
    expect(policy).to.match(/^default-src 'self'; /)
    expect(policy).not.to.match(/unsafe|\*/)
    expect(other.headers['content-security-policy']).not.to.equal(policy)
    expect(one.headers['cache-control']).to.equal('no-store')
  })

  it('has the addresses of this service in pages and contracts, and may call them', async () => {
    const { databaseUrl, db, config } = service()
    const urls = {
      STORE_URL: 'https://shop.example.com',
      APPS_URL: 'https://apps.example.com',
      CONSOLE_URL: 'https://console.example.com',
    }
    const settings = { ...urls, SANDBOX_URL: config.sandbox!.url }
    const { apps } = await openApps(testConfig({ url: databaseUrl }, settings), db, 'apps')
    const page = await call('apps', apps).get('/docs/quick-start.html').expect(200)
    expect(page.text).to.include('https://shop.example.com').and.not.include('localhost:400')
    expect(page.headers['content-security-policy']).to.include('https://apps.example.com')
    const { body } = await call('apps', apps).get('/docs/contracts/apps.json').expect(200)
    expect(body.servers).to.eql([{ url: 'https://apps.example.com/api/v1', description: 'This service.' }])
    expect(JSON.stringify(body)).not.to.include('localhost:400')
  })

  it('sends what it has compressed once, and 304 to those who have it', async () => {
    const first = await call('store').get('/docs/scalar.js').set('Accept-Encoding', 'gzip').expect(200)
    expect(first.headers['content-encoding']).to.equal('gzip')
    const { etag } = first.headers
    await call('store').get('/docs/scalar.js').set('If-None-Match', etag!).expect(304)
    const plain = await call('store').get('/docs/theme.js').set('Accept-Encoding', 'identity').expect(200)
    expect(plain.headers).not.to.have.property('content-encoding')
  })

  it('tells a person in a page that a page does not exist, with the way to all others', async () => {
    const read = (path: string) =>
      call('apps').get(`/docs/${path}`).set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
    for (const path of ['nothing.html', 'quick-start', 'not-found.html']) {
      const { text } = await read(path)
        .expect(404)
        .expect('Content-Type', /html/)
        .expect('Vary', /Accept/)
      expect(text).to.include('<h1>This page does not exist</h1>').and.include('href="index.html"')
    }
    await read('contracts/nothing.json').expect(302).expect('Location', '/docs/not-found.html')
  })

  it('answers 404 in the envelope to what is not of it', async () => {
    for (const path of [
      'nothing.html',
      '..%2f..%2fpackage.json',
      'contracts/',
      '.env',
      'a/b/c.html',
      '%E0%A4%A',
    ])
      await call('store')
        .get(`/docs/${path}`)
        .expect((reply) => {
          expect(reply.status, path).to.be.oneOf([400, 404])
          expect(reply.body.success).to.equal(false)
        })
  })
})
