import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import sharp from 'sharp'
import { clientFor } from '../../../src/web/storefront/api.ts'
import { canonicalOf } from '../../../src/web/storefront/discovery/canonical.ts'
import { sitemap, sitemapPart } from '../../../src/web/storefront/discovery/sitemap.ts'
import { jsonLd, serviceThing, type Thing } from '../../../src/web/storefront/discovery/structured-data.ts'
import type { Reductions } from '../../../src/web/storefront/goods/reductions.ts'
import type { Store } from '../../../src/web/storefront/stores.ts'
import { type StoreType, useShops } from './shops.ts'
import { flawsOf, graphIn } from './structured.ts'

describe('The canonical address of a page in a shop', () => {
  const of = (path: string, keeps?: string[], record?: string) =>
    canonicalOf(new URL(path, 'https://shop.example'), keeps, record)

  it('keeps what decides the content, in one order, and nothing else', () => {
    const keeps = ['query', 'page']
    expect(of('/products?page=3&utm_source=mail&query=red%20shirt&fbclid=1', keeps)).to.equal(
      'https://shop.example/products?query=red+shirt&page=3',
    )
    expect(of('/products?query=%E9%BA%BA&page=1', keeps)).to.equal(
      'https://shop.example/products?query=%E9%BA%BA',
    )
    expect(of('/products/?query=+', keeps)).to.equal('https://shop.example/products')
    expect(of('/products/665f1c2ab4e0d3a1c9f00021?page=2', [], '/products/linen')).to.equal(
      'https://shop.example/products/linen',
    )
    expect(of('/')).to.equal('https://shop.example/')
    expect(of('/products/日本酒')).to.equal('https://shop.example/products/%E6%97%A5%E6%9C%AC%E9%85%92')
  })
})

describe('The structured data of a shop', () => {
  it('cannot end the element that it is in, whatever merchants write', () => {
    const text = '</script><script>alert(1)</script><!--<script>]]>&lt;\u2028'
    const written = jsonLd([{ '@type': 'Product', name: text }])
    expect(written).not.to.match(/[<>&\u2028]/)
    expect(JSON.parse(written)['@graph'][0].name).to.equal(text)
  })

  const offerOf = (product: object, reduced: Reductions, showPriorPrice: boolean) => {
    const store = { currency: { code: 'EUR' }, showPriorPrice } as Store
    const service = { _id: 's', name: 'A lesson', description: '', images: [], price: 100, ...product }
    const { offers } = serviceThing({ store, origin: 'https://shop.example', reduced }, service as never)
    const { price, priceSpecification: before } = offers as { price: string; priceSpecification?: Thing }
    return [price, before?.price]
  }

  it('has the price with discounts, beside the lowest of the 30 days before where the store shows that', () => {
    const reduced = new Map([['s', { price: 80, priorPrice: 90 }]])
    expect(offerOf({}, new Map(), true)).to.eql(['100.00', undefined])
    expect(offerOf({}, reduced, false)).to.eql(['80.00', '100.00'])
    expect(offerOf({}, reduced, true)).to.eql(['80.00', '90.00'])
    // No reduction is claimed against a price that was lower before.
    expect(offerOf({}, new Map([['s', { price: 80, priorPrice: 70 }]]), true)).to.eql(['80.00', undefined])
  })
})

describe('The sitemap of a shop', () => {
  const totals: Record<string, number> = {}
  const server = createServer((req, res) => {
    const { searchParams } = new URL(req.url!, 'http://service.example')
    const total = totals[searchParams.get('kind')!] ?? 0
    const first = (Number(searchParams.get('page')) - 1) * 10_000
    const entries = Array.from({ length: Math.max(0, Math.min(10_000, total - first)) }, (_, place) => ({
      name: `a&b-${first + place}`,
      updatedAt: '2026-11-20T10:00:00.000Z',
    }))
    res.end(JSON.stringify({ message: '', data: { entries, total } }))
  })
  before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  after(() => server.close())

  const visit = () => {
    const url = new URL('https://shop.example/sitemap.xml')
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const store = { sells: ['products'], has: { blogs: false, policies: ['terms'] } }
    return { url, store, client: clientFor({ url: api, origin: url.origin, address: '' }) } as never
  }
  const locations = (body: string) =>
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)

  it('is one file up to 50,000 addresses', async () => {
    Object.assign(totals, { products: 49_990, categories: 7 })
    const found = locations(await sitemap(visit()))
    expect(found).to.have.length(50_000)
    expect(new Set(found).size).to.equal(50_000)
    expect(found).to.include.members([
      'https://shop.example/',
      'https://shop.example/policies/terms',
      'https://shop.example/products/a%26b-49989',
      'https://shop.example/categories/a%26b-6',
    ])
  })

  it('is an index of files beyond that, each of 50,000 at most, and they have every address once', async () => {
    Object.assign(totals, { products: 100_001, categories: 7 })
    const body = await sitemap(visit())
    expect(body).to.include('<sitemapindex')
    const parts = locations(body).map((address) => address.replace('https://shop.example/sitemaps/', ''))
    expect(parts).to.eql([
      'pages.xml',
      'products-1.xml',
      'products-2.xml',
      'products-3.xml',
      'categories-1.xml',
    ])
    const all: string[] = []
    for (const part of parts) {
      const found = locations((await sitemapPart(visit(), part))!)
      expect(found.length, part).to.be.within(1, 50_000)
      all.push(...found)
    }
    expect(new Set(all).size).to.equal(all.length)
    expect(all).to.have.length(100_001 + 7 + 3)
  })
})

describe('what search engines and messengers read of the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('discovery', /./)

  const ask = async (type: StoreType, path: string) => (await shops.ask(type, path)).text
  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const canonical = (html: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(/&amp;/g, '&')

  it('says what is sold, at which price, and whether it is there, as things of schema.org', async () => {
    const hostile = '</script><script>window.hacked = 1</script><!-- & "Mug"'
    const made = await shops.merchant.products.create({
      name: hostile,
      description: hostile,
      price: 1500.5,
      quantity: 0,
      barcode: '4006381333931',
      variants: [
        { name: 'S', options: { Size: 'S' }, price: 1500.5, quantity: 2 },
        { name: 'L', options: { Size: 'L' }, price: 1700, quantity: 0 },
      ],
    })
    const page = await shops.visit('ecommerce', `/products/${made.slug}`)
    expect(await page.evaluate('window.hacked')).to.equal(undefined)
    const graph = graphIn(await page.content())
    expect(flawsOf(graph)).to.eql([])
    expect(graph.map((thing) => thing['@type'])).to.eql(['Product', 'BreadcrumbList', 'Organization'])
    const [product] = graph as [{ name: string; gtin: string; offers: Record<string, string>[] }]
    expect(product).to.include({ name: hostile, gtin: '4006381333931' })
    expect(
      product.offers.map(({ price, priceCurrency, availability }) => [price, priceCurrency, availability]),
    ).to.eql([
      ['1500.50', 'NGN', 'https://schema.org/InStock'],
      ['1700.00', 'NGN', 'https://schema.org/OutOfStock'],
    ])
    await page.goto(product.offers[1]!.url!)
    await page.locator('.price.large', { hasText: '₦1,700.00' }).waitFor()
    await shops.merchant.products.delete(made._id)
    for (const [type, path, types] of [
      ['ecommerce', '/', ['Organization']],
      ['ecommerce', '/categories/fashion', ['BreadcrumbList']],
      ['digital', '/products/small-balcony-big-harvest', ['Product', 'BreadcrumbList', 'Organization']],
      ['restaurant', '/', [['Organization', 'Restaurant']]],
      ['restaurant', '/foods', ['Menu', ['Organization', 'Restaurant']]],
    ] as const) {
      const things = graphIn(await ask(type, path))
      expect(flawsOf(things), path).to.eql([])
      expect(
        things.map((thing) => thing['@type']),
        path,
      ).to.eql(types)
    }
    for (const [type, list, kind] of [
      ['restaurant', '/foods', 'MenuItem'],
      ['business', '/services', 'Service'],
    ] as const) {
      const [, path] = new RegExp(`href="(${list}/[0-9a-f]{24})"`).exec(await ask(type, list))!
      const things = graphIn(await ask(type, path!))
      expect(flawsOf(things), path).to.eql([])
      expect(things[0]!['@type']).to.equal(kind)
    }
  })

  it('gives each page one address, and pages of one person none', async () => {
    const { origin } = new URL(shops.url('ecommerce'))
    for (const [path, address] of [
      ['/products?page=2&utm_source=x', '/products?page=2'],
      ['/products?query=shirt&sort=price', '/products?query=shirt&sort=price'],
      ['/products?category=fashion', '/categories/fashion'],
      ['/products/adire-throw-cushion?reviews=2&choice.Colour=Moss', '/products/adire-throw-cushion'],
      ['/blogs?tag=care&page=1', '/blogs?tag=care'],
    ] as const)
      expect(canonical(await ask('ecommerce', path)), path).to.equal(origin + address)
    for (const path of ['/cart', '/sign-in', '/nothing']) {
      const html = await ask('ecommerce', path)
      expect([canonical(html), meta(html, 'robots')], path).to.eql([undefined, 'noindex'])
    }
  })

  it('shows links with a picture that messengers take, a PNG', async () => {
    const form = new FormData()
    const drawn = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0d6e6e' } })
    form.set(
      'file',
      new Blob([new Uint8Array(await drawn.webp().toBuffer())], { type: 'image/webp' }),
      'mug.webp',
    )
    const { url } = await shops.merchant.pictures.upload(form)
    expect(url).to.match(/\.webp$/)
    const made = await shops.merchant.products.create({
      name: 'Enamel mug',
      price: 5,
      quantity: 1,
      images: [url],
    })
    const html = await ask('ecommerce', `/products/${made.slug}`)
    const address = meta(html, 'og:image')!
    const reply = await fetch(address)
    expect(reply.headers.get('content-type')).to.equal('image/png')
    const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect([picture.format, picture.width, picture.height]).to.eql(['png', 1200, 675])
    expect(meta(html, 'og:url')).to.equal(canonical(html))
    await shops.merchant.products.delete(made._id)
    // A picture that is an SVG gives way to the logo.
    const other = meta(await ask('ecommerce', '/products/adire-throw-cushion'), 'og:image')!
    expect(other).to.match(/\/palm-and-thread-market\.png$/)
    expect((await fetch(other)).headers.get('content-type')).to.equal('image/png')
  })

  it('leads robots to a sitemap whose pages are all there', async () => {
    const robots = await shops.ask('restaurant', '/robots.txt')
    expect(robots.headers['content-type']).to.equal('text/plain; charset=utf-8')
    expect(robots.text).to.include(`Sitemap: ${shops.url('restaurant', '/sitemap.xml')}`)
    expect(robots.text).to.include('Disallow: /checkout')
    const { text, headers } = await shops.ask('restaurant', '/sitemap.xml')
    expect(headers['content-type']).to.equal('application/xml; charset=utf-8')
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    expect(paths).to.include.members(['/', '/foods'])
    for (const path of paths.filter((_, place) => place % 7 === 0)) {
      const page = await shops.ask('restaurant', path)
      expect(page.status, path).to.equal(200)
      expect(canonical(page.text), path).to.equal(shops.url('restaurant', path))
    }
    expect((await shops.ask('restaurant', '/sitemaps/orders-1.xml')).status).to.equal(404)
  })

  it('leads links to the former address of a store to the same page at its new one', async () => {
    const before = new URL(shops.url('ecommerce')).host
    const { slug } = await shops.merchant.shop.get()
    await shops.merchant.shop.update({ slug: 'lantern-and-loom' })
    await shops.merchant.shop.update({ slug })
    const host = before.replace(slug, 'lantern-and-loom')
    const path = '/products?query=red%20shirt&page=2'
    const { status, headers } = await shops.ask('ecommerce', path, {
      method: 'GET',
      headers: { host },
      body: '',
    })
    expect([status, headers.location]).to.eql([301, shops.url('ecommerce', path)])
    const sent = { method: 'POST' as const, headers: { host, origin: `http://${host}` }, body: 'productId=1' }
    const form = await shops.ask('ecommerce', '/cart/items', sent)
    expect([form.status, form.headers.location]).to.eql([301, shops.url('ecommerce')])
  })
})
