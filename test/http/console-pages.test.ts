import { mkdtempSync, rmSync } from 'node:fs'
import { expect } from 'chai'
import express from 'express'
import supertest from 'supertest'
import { consolePages } from '../../src/http/console-pages.ts'
import { call, service } from '../support/service.ts'
import { ensurePages } from '../support/web.ts'

const page = (path = '/console') => call('console').get(path)

describe('The pages of the console', () => {
  before(function () {
    this.timeout(120_000)
    ensurePages()
  })

  it('are where the origin of the console leads to', async () => {
    await call('console').get('/').expect(302).expect('Location', '/console')
    await call('store').get('/console').expect(404)
    await call('apps').get('/console').expect(404)
  })

  it('are one page under every path, which browsers ask for again', async () => {
    const { text, headers } = await page().expect(200)
    expect(headers['content-type']).to.equal('text/html; charset=utf-8')
    expect(headers['cache-control']).to.equal('no-cache')
    for (const path of ['/console/', '/console/stores/1/orders?status=paid', '/console/orders/a.b']) {
      expect((await page(path).expect(200)).text).to.equal(text)
    }
    await page().set('If-None-Match', headers.etag!).expect(304)
  })

  it('may run, style and call nothing but what is of their origin', async () => {
    const { text, headers } = await page().expect(200)
    const policy = headers['content-security-policy']!.split('; ')
    const store = new URL(service().config.publicUrls.store).origin
    expect(policy).to.have.members([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: blob: https: ${store}`,
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers['cross-origin-opener-policy']).to.equal('same-origin')
    expect(text).to.not.match(/<style|<script(?![^>]* src=)|style=|\son\w+=/)
  })

  it('have files that are compressed already and never change', async () => {
    const { text } = await page().expect(200)
    const scripts = [...text.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path!,
    )
    expect(scripts).to.not.be.empty
    for (const path of scripts) {
      const plain = await page(path).set('Accept-Encoding', 'identity').expect(200)
      expect(plain.headers['cache-control']).to.equal('public, max-age=31536000, immutable')
      expect(plain.headers).to.not.have.property('content-encoding')
      expect(plain.headers.vary).to.match(/accept-encoding/i)
      const gzip = await page(path).set('Accept-Encoding', 'gzip').expect(200)
      expect(gzip.headers['content-encoding']).to.equal('gzip')
      expect(gzip.headers['content-type']).to.equal(plain.headers['content-type'])
      // The test's client decompresses what it is given.
      const brotli = await page(path).set('Accept-Encoding', 'gzip, deflate, br').expect(200)
      expect(brotli.headers['content-encoding']).to.equal('br')
      expect(brotli.text).to.equal(plain.text)
      expect(gzip.text).to.equal(plain.text)
    }
  })

  it('have no page where a file of an older build was', async () => {
    const { body } = await page('/console/assets/index-old.js').expect(404)
    expect(body).to.include({ success: false })
    await page('/console/assets/..%2f..%2fpackage.json').expect(404)
  })

  it('learn from one file what is where', async () => {
    const { store, apps, console } = service().config.publicUrls
    const { body } = await page('/console/settings.json').expect(200)
    expect(body).to.eql({
      storeUrl: store,
      appsUrl: apps,
      consoleUrl: console,
      docsUrl: `${store}/docs/`,
      mailbox: true,
      shopPort: service().config.ports.storefront,
    })
  })

  it('say how they are built where they are not', async () => {
    const empty = mkdtempSync('.data/no-pages-')
    try {
      const app = express().use(consolePages(service().config, empty))
      const { text, headers } = await supertest(app).get('/console/orders').expect(503)
      expect(text).to.include('make build')
      expect(headers['cache-control']).to.equal('no-store')
      await supertest(app).get('/console/settings.json').expect(200)
    } finally {
      rmSync(empty, { recursive: true })
    }
  })
})
