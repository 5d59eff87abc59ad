import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectUsable } from '../../support/barriers.ts'
import { freePort } from '../../support/database.ts'
import { sampled } from '../../support/sample.ts'
import { until } from '../../support/until.ts'
import { closeCart, desktop, phone, type StoreType, signIn, useShops } from './shops.ts'

/** The part of a picture that is asked about here; tests have no types of a browser. */
interface Image {
  currentSrc: string
  decode(): Promise<void>
}

const pages: [StoreType, string][] = [
  ['ecommerce', '/'],
  ['ecommerce', '/products?sort=price&inStock=on'],
  ['ecommerce', '/products?query=nothingofthekind'],
  ['ecommerce', '/products/adire-throw-cushion'],
  ['ecommerce', '/cart'],
  ['ecommerce', '/sign-in'],
  ['ecommerce', '/track'],
  ['ecommerce', '/withdraw'],
  ['ecommerce', '/withdraw/code'],
  ['ecommerce', '/newsletter'],
  ['ecommerce', '/stock-alerts'],
  ['business', '/time-alerts'],
  ['ecommerce', '/blogs/how-to-care-for-raw-shea-butter'],
  ['ecommerce', '/policies/shipping'],
  ['digital', '/products/small-balcony-big-harvest'],
  ['restaurant', '/foods'],
  ['business', '/services'],
]

describe('the pages of the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('pages')
  /** Forgets what the browser has to complain of in this test. */
  const forgive = (expected: RegExp) => {
    shops.complaints.splice(0, Infinity, ...shops.complaints.filter((text) => !expected.test(text)))
  }

  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    it(`can be used by everybody on a ${size} in light and dark colours, and fit`, async () => {
      const page = await shops.visit('ecommerce', '/', { viewport })
      for (const [type, path] of sampled(`pages on a ${size}`, pages, 6)) {
        await page.goto(shops.url(type, path))
        await expectUsable(page)
      }
    })
  }

  it('draw a rating between two numbers with half a star', async () => {
    const page = await shops.visit('ecommerce', '/products/adire-throw-cushion')
    const rating = page.locator('.stars').filter({ hasText: '4.5 out of 5 stars' }).first()
    await rating.waitFor()
    expect(await rating.locator('.icon.filled').count()).to.equal(4)
    expect(await rating.locator('.icon:not(.filled) .half').count()).to.equal(1)
  })

  it('show the days of the place where the store is, wherever the shopper is', async () => {
    // One day ends in each of them when it begins in the other, so one at least is not the day of the store.
    for (const timezoneId of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      const path = '/blogs/how-to-care-for-raw-shea-butter'
      const page = await shops.visit('ecommerce', path, { timezoneId })
      const time = page.locator('time').first()
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' })
      const at = new Date((await time.getAttribute('datetime'))!)
      expect(await time.textContent(), timezoneId).to.equal(day.format(at))
    }
  })

  it('tell of a parcel whose carrier is not known on which day it comes, and that alone', async () => {
    const { merchant } = shops
    const { orders } = await merchant.orders.list({ query: 'shopper@example.com', status: 'paid', limit: 1 })
    const order = orders[0]!._id
    await merchant.shipping.createShipment({ orderId: order, estimatedDelivery: '2026-12-24' })
    const page = await shops.visit('ecommerce', `/sign-in?next=/orders/${order}`)
    await signIn(shops, page, 'shopper@example.com')
    const told = page.locator('p', { hasText: '24 December 2026' })
    expect(await told.textContent()).to.equal('expected on 24 December 2026')
  })

  it('are put on paper without what can only be filled in or pressed', async () => {
    const controls = `[...document.querySelectorAll('button, .button, textarea, select, input:not([type=radio])')]
      .filter((part) => part.checkVisibility()).map((part) => part.closest('label')?.textContent ?? part.textContent)`
    const page = await shops.visit('ecommerce', '/products/adire-throw-cushion')
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/products/adire-throw-cushion', '/blogs/how-to-care-for-raw-shea-butter']) {
      await page.goto(shops.url('ecommerce', path))
      expect(await page.evaluate<string[]>(controls), path).to.eql([])
    }
    await page.goto(shops.url('restaurant', '/foods'))
    await page.getByRole('link', { name: /Rump Steak and Chips/ }).click()
    await page.locator('.buy .price').waitFor()
    expect(await page.evaluate<string[]>(controls), 'a dish').to.eql([])
  })

  it('are read, searched and bought from without scripts', async () => {
    const page = await shops.visit('ecommerce', '/', { javaScriptEnabled: false })
    await page.getByRole('searchbox', { name: 'Search' }).fill('cushion')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Adire Throw Cushion' }).click()
    await page.getByText('The blue stays blue').waitFor()
    await page.getByRole('button', { name: 'Wishlist: Adire Throw Cushion' }).first().click()
    await page.getByText('Added to your wishlist.').waitFor()
    await page.getByText('Moss', { exact: true }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    expect(await page.getByRole('main').textContent()).to.include('Moss')
    await page.getByLabel('Quantity of Adire Throw Cushion').selectOption('3')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('₦37,500.00').first().waitFor()
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByLabel('Street and number').waitFor()
  })

  it('are gone through by keyboard, from a link past the navigation to the cart', async () => {
    const page = await shops.visit('digital', '/products/small-balcony-big-harvest')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).to.equal('Skip to the content')
    await page.keyboard.press('Enter')
    const add = page.getByRole('button', { name: 'Add to cart' })
    for (let n = 0; n < 10 && !(await add.evaluate((element) => element.matches(':focus'))); n += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await closeCart(page)
  })

  it('weigh less than 30 kB of script, and show the first picture before the others', async () => {
    const folder = 'dist/web/storefront/assets'
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    const weight = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(`${folder}/${name}`)).length, 0)
    expect(weight).to.be.below(30_000)
    const page = await shops.visit('ecommerce', '/')
    expect(await page.locator('main img').first().getAttribute('fetchpriority')).to.equal('high')
    const later = await page
      .locator('main img')
      .evaluateAll((images) => images.slice(1).map((image) => image.getAttribute('loading')))
    expect(new Set(later)).to.eql(new Set(['lazy']))
    const inline = 'script:not([src]):not([type="application/ld+json"]), style, [style]'
    expect(await page.locator(inline).count()).to.equal(0)
  })

  it('show a post that was written in Markdown, and nothing in it runs', async () => {
    const content = [
      '## The dye\n\nThe **blue** is _indigo_:\n\n- it is boiled\n- it is cooled\n\n> Stir often.',
      '| Step | Hours |\n|---|---|\n| Boil | 2 |\n\n`vat`\n\n```\none long line of what was said, and of what was not\n```',
      '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2"><svg onload="window.hacked = 3">',
      '[one](javascript:hacked=4) [two](data:text/html;base64,PHNjcmlwdD4=) [three](//evil.example "x" onclick="hacked=5")',
      '![four](javascript:hacked=6) ![five" onerror="hacked=7](https://pictures.example/a.png)',
      '<iframe srcdoc="<script>parent.hacked = 8</script>"></iframe> <style>body { display: none }</style>',
      '<https://example.com/"onmouseover="hacked=9> https://example.com/plain <a href="javascript:hacked=10">ten</a>',
    ].join('\n\n')
    const post = await shops.merchant.blogs.create({ title: 'How we dye', content, published: true })
    const page = await shops.visit('ecommerce', `/blogs/${post.slug}`)
    const prose = page.locator('.prose')
    expect(await prose.locator('h3').allTextContents()).to.eql(['The dye'])
    expect(await prose.locator('strong, em, li, blockquote, td').allTextContents()).to.eql([
      'blue',
      'indigo',
      'it is boiled',
      'it is cooled',
      '\nStir often.\n',
      'Boil',
      '2',
    ])
    expect(await prose.getByText('<script>window.hacked = 1</script>').count()).to.equal(1)
    expect(await prose.locator('script, svg, iframe, style, object, form, [style]').count()).to.equal(0)
    const risky = await prose
      .locator('*')
      .evaluateAll((all) =>
        all
          .flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
          .filter((text) => /^on|^(href|src)=(?!https?:|\/\/evil)/i.test(text)),
      )
    expect(risky).to.eql([])
    for (const part of await prose.locator('a, img, code').all()) await part.dispatchEvent('mouseover')
    expect(await page.evaluate('window.hacked')).to.equal(undefined)
    await expectUsable(page)
    // The picture is nowhere.
    forgive(/Failed to load resource|img-src/)
  })

  it('offer the three sizes of an uploaded picture, and nothing moves while a page comes in', async () => {
    const file = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#0d6e6e' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([file], { type: 'image/jpeg' }), 'dye.jpg')
    const uploaded = await shops.merchant.pictures.upload(form)
    const { products } = await shops.merchant.products.list({ query: 'adire throw cushion', limit: 1 })
    await shops.merchant.products.update(products[0]!._id, {
      images: [uploaded.url, ...products[0]!.images],
      imageAlts: { [uploaded.url]: 'Cloth in deep blue' },
    })
    const page = await shops.visit('ecommerce', '/', { viewport: phone, deviceScaleFactor: 2 })
    // A line whose text comes in two pieces grows by a word, which counts for less than a thousandth.
    await page.addInitScript(`window.moved = []; new PerformanceObserver((list) => {
      const box = ({ x, y, width, height }) => [x, y, width, height].join(' ')
      const told = ({ node, previousRect, currentRect }) =>
        (node?.outerHTML ?? node?.data ?? 'what is gone').slice(0, 160) + ': ' + box(previousRect) + ' became ' + box(currentRect)
      for (const { sources, value } of list.getEntries()) if (value > 0.001) window.moved.push(...sources.map(told))
    }).observe({ type: 'layout-shift', buffered: true })`)
    await slowDown(page)
    const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
    await page.route(`${uploaded.url}*`, async (route) => {
      await page.waitForFunction(painted)
      await route.continue()
    })
    const loaded = async (path: string) => {
      await page.goto(shops.url('ecommerce', path))
      const picture = page.locator(`img[src="${uploaded.url}"]`).first()
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((image: Image) => image.decode())
      expect(await page.evaluate('window.moved'), path).to.eql([])
      return picture.evaluate((image: Image) => image.currentSrc)
    }
    expect(await loaded('/products')).to.equal(`${uploaded.url}?size=medium`)
    expect(await loaded('/products/adire-throw-cushion')).to.equal(`${uploaded.url}?size=large`)
    await page.getByRole('img', { name: 'Cloth in deep blue' }).waitFor()
    const thumb = page.locator('.thumbs img').first()
    expect(await thumb.evaluate((image: Image) => image.currentSrc)).to.match(/\?size=\w+$/)
  })

  it('lead nowhere but to pages of the shop, and say so where there is none', async () => {
    const page = await shops.visit('ecommerce', '/sign-in?next=//elsewhere.example')
    expect(await page.locator('input[name=next]').first().getAttribute('value')).to.equal('/')
    for (const path of ['/nothing', '/products/no-such-thing', '/blogs/none', '/policies/none']) {
      expect(await shops.ask('ecommerce', path), path).to.have.property('status', 404)
    }
    const stranger = await shops.ask('ecommerce', '/orders/665f1c2ab4e0d3a1c9f00041')
    expect(stranger).to.have.property('status', 303)
    expect(stranger.headers.location).to.match(/^\/sign-in/)
    const nobody = await shops.ask('nobody', '/')
    expect(nobody.status).to.equal(404)
    expect(nobody.text).to.include('There is no shop at nobody.localhost')
  })

  it('are found at the addresses that they had before, and lead to those that they have', async () => {
    const { products } = await shops.merchant.products.list({ query: 'Adire throw cushion' })
    const { categories } = await shops.merchant.categories.list({ limit: 1 })
    const [product, category] = [products[0]!, categories[0]!]
    await shops.merchant.products.update(product._id, { slug: 'cushion' })
    await shops.merchant.categories.update(category._id, { slug: 'moved' })
    for (const [before, now] of [
      [`/products/${product.slug}?reviews=2`, '/products/cushion?reviews=2'],
      [`/categories/${category.slug}`, '/categories/moved'],
    ] as const) {
      const { status, headers } = await shops.ask('ecommerce', before)
      expect([status, headers.location], before).to.eql([301, now])
      expect((await shops.ask('ecommerce', now)).status, now).to.equal(200)
    }
    expect((await shops.ask('ecommerce', `/products/${product._id}`)).status).to.equal(200)
    await shops.merchant.products.update(product._id, { slug: product.slug })
    await shops.merchant.categories.update(category._id, { slug: category.slug })
    expect((await shops.ask('ecommerce', `/products/${product.slug}`)).status).to.equal(200)
  })

  it('are served by what make build makes of them, without a package beside it', async () => {
    expect(readFileSync('scripts/build.ts', 'utf8')).to.include('src/web/storefront/vite.config.ts')
    const folder = mkdtempSync(join(tmpdir(), 'shop-'))
    cpSync('dist/web/storefront', folder, { recursive: true })
    const port = String(await freePort())
    const env = { PATH: process.env.PATH, STORE_URL: shops.service, STOREFRONT_PORT: port }
    const server = spawn(process.execPath, [join(folder, 'server.js')], { env, stdio: 'ignore' })
    try {
      const home = await until('the shop', () =>
        shops.ask('ecommerce', '/', undefined, port).catch(() => null),
      )
      expect(home.status).to.equal(200)
      expect(home.text).to.include('Palm &amp; Thread Market')
      const [style] = /\/assets\/style-[\w-]+\.css/.exec(home.text)!
      expect(await shops.ask('ecommerce', style!, undefined, port)).to.have.property('status', 200)
    } finally {
      server.kill()
      rmSync(folder, { recursive: true })
    }
  })

  it('load scripts and styles from the shop alone', async () => {
    const { headers } = await shops.ask('ecommerce', '/')
    expect(headers['content-security-policy']).to.match(/default-src 'none'.*script-src 'self';/)
    expect(headers['content-security-policy']).not.to.include('unsafe')
  })
})

/** Has a page come in slowly and in pieces, as over a bad connection to an old phone. */
async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await protocol.send('Network.enable')
  const limits = { latency: 20, downloadThroughput: 90_000, uploadThroughput: 100_000 }
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...limits })
}
