import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { BrowserContextOptions } from 'playwright-core'
import { openPage, useBrowser } from '../support/browser.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openSite, type Site } from '../support/site.ts'

const contrasts = readFileSync('test/support/contrasts.js', 'utf8')
const carrierUrl = 'https://carrier.example/track?n=GIG-1&lang=en'

type Shop = Awaited<ReturnType<typeof createShop>>

describe('The page of a parcel', () => {
  let shop: Shop
  let shipment: Awaited<ReturnType<typeof createShipment>>
  beforeEach(async () => {
    shop = await createShop()
    shipment = await createShipment(shop, await createAccount())
    await change({
      carrier: 'GIG & Sons',
      tracking_number: 'GIG-1',
      tracking_url: carrierUrl,
      status: 'in_transit',
      estimated_delivery: '2026-11-23',
      history: JSON.stringify([
        { status: 'pending', at: '2026-11-21T09:30:00.000Z' },
        { status: 'in_transit', at: '2026-11-21T14:05:00.000Z' },
      ]),
    })
  })

  const change = (values: object) => service().db('shipments').where({ id: shipment.id }).update(values)
  const get = (code = shipment.trackingCode) => call('store').get(`/track/${code}`)

  it('is what the link in the e-mail opens, for a shipment without a page of its carrier', async () => {
    await change({ tracking_url: null })
    const { body } = await call('store').get(`/api/v1/shipping/track/${shipment.trackingCode}`).expect(200)
    const { origin, pathname } = new URL(body.data.trackingUrl)
    expect(origin).to.equal(service().config.publicUrls.store)
    const { text } = await call('store')
      .get(pathname)
      .expect(200)
      .expect('Content-Type', /^text\/html/)
    expect(text).to.include('Your parcel is on its way').and.not.include('class="button"')
    expect(text).to.include('GIG-1').and.not.include(`<dd>${shipment.trackingCode}`)
    await change({ tracking_number: '' })
    expect((await get()).text).to.include(`<dd>${shipment.trackingCode}</dd>`)
  })

  it('shows what the operation shows, and the store’s name, but nothing of the order or the shopper', async () => {
    const { text } = await get(shipment.trackingCode.toLowerCase()).expect(200)
    for (const shown of [shop.name, 'GIG &#38; Sons', 'GIG-1', 'Same day']) expect(text).to.include(shown)
    expect(text).to.include('23 November 2026').and.include('21 November 2026, 14:05 UTC')
    expect(text).not.to.match(/A shopper|\+234|1 Road|Ikeja|@example/)
    expect(text).not.to.include(shipment.orderId).and.not.include(shipment.id)
  })

  it('says what each status means', async () => {
    for (const [status, title] of [
      ['pending', 'Your parcel is being prepared'],
      ['delivered', 'Your parcel has been delivered'],
      ['cancelled', 'This shipment was cancelled'],
    ]) {
      await change({ status })
      expect((await get().expect(200)).text).to.include(`<h1>${title}</h1>`)
    }
  })

  it('escapes what merchants wrote, and links to nothing but web pages', async () => {
    await service().db('shops').where({ id: shop.id }).update({ name: '<script>alert(1)</script>' })
    await change({ carrier: '"><img src=x>', tracking_url: 'javascript:alert(1)' })
    const { text } = await get().expect(200)
    expect(text).not.to.match(/<script|<img|javascript:/)
  })

  const suspend = () =>
    service()
      .db('shops')
      .where({ id: shop.id })
      .update({ suspended_at: new Date(), suspension_reason: 'Fraud.' })

  it('leads nowhere that a suspended store has linked to, and still tells of its parcel', async () => {
    expect((await get().expect(200)).text).to.include('href="https://carrier.example/')
    await suspend()
    const { text } = await get().expect(200)
    expect(text).to.include('GIG-1').and.not.include('carrier.example')
  })

  it('is what trackShipment leads to while its store is suspended, instead of what that store has linked to', async () => {
    const path = `/api/v1/shipping/track/${shipment.trackingCode}`
    const linked = async () => (await call('store').get(path).expect(200)).body.data.trackingUrl
    expect(await linked()).to.equal(carrierUrl)
    await suspend()
    expect(new URL(await linked()).pathname).to.equal(`/track/${shipment.trackingCode}`)
  })

  it('is a page for people too where there is no such parcel, or there are too many calls', async () => {
    const missing = await get('0'.repeat(20))
      .expect(404)
      .expect('Content-Type', /^text\/html/)
    expect(missing.text).to.include('We cannot find this parcel')
    const { db, databaseUrl } = service()
    const { store } = await openApps(
      testConfig({ url: databaseUrl }, { THROTTLE_ADDRESS_RATE: '1', THROTTLE_ADDRESS_BURST: '1' }),
      db,
      'store',
    )
    await call('store', store).get(`/track/${shipment.trackingCode}`).expect(200)
    const { text } = await call('store', store).get(`/track/${shipment.trackingCode}`).expect(429)
    expect(text).to.include('Too many requests')
  })

  it('loads and runs nothing, is neither kept nor searched, and passes its address on to nobody', async () => {
    const { headers } = await get().expect(200)
    expect(headers['content-security-policy']).to.match(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(headers).to.include({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })

  describe('in a browser', () => {
    let site: Site
    useBrowser()
    before(async () => {
      site = await openSite()
      await openPage()
    })
    after(() => site?.close())

    const open = async (options: BrowserContextOptions = {}) => {
      const page = await openPage(options)
      const problems: string[] = []
      const asked: string[] = []
      page.on('console', (message) => problems.push(message.text()))
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${site.store}/track/${shipment.trackingCode}`)
      return { page, problems, asked: () => asked.filter((url) => !url.startsWith('data:')) }
    }

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1280]) {
        it(`can be read at ${width} px in ${colorScheme}, in the store’s colour too`, async () => {
          for (const color of [null, '#ffd84d', '#3b0764']) {
            const theme = JSON.stringify(color ? { primaryColor: color } : {})
            await service().db('shops').where({ id: shop.id }).update({ theme })
            const { page, problems, asked } = await open({ colorScheme, viewport: { width, height: 900 } })
            expect(await page.evaluate(contrasts)).to.eql([])
            expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true)
            expect(problems).to.eql([])
            expect(asked()).to.eql([page.url()])
          }
        })
      }
    }

    it('has its parts by their roles: one heading, the steps as a list, newest first, and one link', async () => {
      const { page } = await open()
      expect(await page.getByRole('main').count()).to.equal(1)
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).to.eql([
        'Your parcel is on its way',
      ])
      const steps = await page.getByRole('listitem').allInnerTexts()
      expect(steps.map((step) => step.split('\n')[0])).to.eql(['Handed to the carrier', 'Shipment created'])
      const links = page.getByRole('link')
      expect(await links.allTextContents()).to.eql(['Track with GIG & Sons'])
      expect(await links.first().getAttribute('href')).to.equal(carrierUrl)
      expect(await page.title()).to.equal(`Your parcel is on its way · ${shop.name}`)
    })
  })
})
