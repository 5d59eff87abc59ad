import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'chai'
import { googleItems } from '../../store/feeds/reading.ts'
import { acpDiscovery, flawsOf, googleAttributes } from '../../support/feed-attributes.ts'
import { useShops } from './shops.ts'

describe('the feeds of the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('feeds', /./)

  const get = (path: string, headers: Record<string, string> = {}) =>
    shops.ask('ecommerce', path, { method: 'GET', headers, body: '' })

  it('are at the store’s own address, to which all links lead, and each item is on its page at the price of the feed', async () => {
    const { status, headers, text } = await get('/feeds/google.xml?lang=en-GB&utm_source=x')
    expect([status, String(headers['content-type'])]).to.eql([200, 'application/xml; charset=utf-8'])
    const items = googleItems(text)
    expect(items.length).to.be.greaterThan(10)
    const origin = shops.url('ecommerce').replace(/\/$/, '')
    for (const item of items) {
      expect(flawsOf(item, googleAttributes), JSON.stringify(item)).to.eql([])
      expect(item.link![0]).to.match(new RegExp(`^${origin}/products/.*[?&]lang=en-GB$`))
    }
    for (const item of [
      items[0]!,
      items.find((one) => one.item_group_id)!,
      items.find((one) => one.sale_price)!,
    ]) {
      const page = await get(item.link![0]!.slice(origin.length))
      expect(page.status).to.equal(200)
      const [, amount] = /^(\d+(?:\.\d+)?) /.exec((item.sale_price ?? item.price)![0]!)!
      expect(page.text).to.include(`"price":"${amount}"`)
      expect(page.text).to.include('<html lang="en-GB"')
    }
  })

  it('are answered with 304 for readers who have them', async () => {
    for (const name of ['google.xml', 'meta.csv', 'acp.jsonl']) {
      const { headers } = await get(`/feeds/${name}`)
      const etag = String(headers.etag)
      const again = await get(`/feeds/${name}`, { 'if-none-match': etag })
      expect([again.status, again.text, again.headers.etag]).to.eql([304, '', etag])
    }
  })

  it('are found by agents through /.well-known/acp.json', async () => {
    const { status, headers, text } = await get('/.well-known/acp.json')
    const isDiscovery = addFormats.default(new Ajv2020({ strict: false })).compile(acpDiscovery)
    expect([status, isDiscovery(JSON.parse(text))], JSON.stringify(isDiscovery.errors)).to.eql([200, true])
    const [, address] = /^<([^>]+)>; rel="alternate"/.exec(String(headers.link))!
    expect((await get(new URL(address!).pathname)).status).to.equal(200)
  })

  it('are not found where there are none, and the service says so', async () => {
    expect((await get('/feeds/other.xml')).status).to.equal(404)
    expect((await get('/feeds/google.xml?updatedSince=yesterday')).status).to.equal(400)
    await shops.merchant.shop.update({ feeds: { enabled: false } })
    expect((await get('/feeds/google.xml')).status).to.equal(404)
  })

  it('have the menu of a restaurant', async () => {
    const { status, text } = await shops.ask('restaurant', '/feeds/menu.json')
    const { hasMenuSection: sections } = JSON.parse(text)
    expect([status, sections.length > 0]).to.eql([200, true])
    const path = new URL(sections[0].hasMenuItem[0].offers.url).pathname
    expect((await shops.ask('restaurant', path)).status).to.equal(200)
  })
})
