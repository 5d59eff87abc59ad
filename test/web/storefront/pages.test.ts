import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { closePages } from '../../support/browser.ts'
import { desktop, openShops, phone, type Shops, type StoreType } from './shops.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const pages: [StoreType, string][] = [
  ['ecommerce', '/'],
  ['ecommerce', '/products?sort=price&inStock=on'],
  ['ecommerce', '/products?query=nothingofthekind'],
  ['ecommerce', '/products/adire-throw-cushion'],
  ['ecommerce', '/cart'],
  ['ecommerce', '/sign-in'],
  ['ecommerce', '/track'],
  ['ecommerce', '/newsletter'],
  ['ecommerce', '/blogs/how-to-care-for-raw-shea-butter'],
  ['ecommerce', '/policies/shipping'],
  ['digital', '/products/small-balcony-big-harvest'],
  ['restaurant', '/foods'],
  ['business', '/services'],
]

describe('the pages of the example shop', function () {
  this.timeout(300_000)
  let shops: Shops
  before(async () => {
    shops = await openShops('pages')
  })
  afterEach(closePages)
  after(() => shops.close())

  const seriousOn = async (page: Page) => {
    await page.evaluate(axe)
    const { violations } = (await page.evaluate('axe.run()')) as {
      violations: { id: string; impact: string; nodes: { html: string }[] }[]
    }
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)
  }

  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`can be used by everybody on a ${size} in ${colorScheme} colours, and fit`, async () => {
        const page = await shops.visit('ecommerce', '/', { viewport, colorScheme, reducedMotion: 'reduce' })
        for (const [type, path] of pages) {
          await page.goto(shops.url(type, path))
          expect(await seriousOn(page), `${type} ${path}`).to.eql([])
          const overflow = await page.evaluate(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          )
          expect(overflow, `${type} ${path}`).to.equal(0)
        }
      })
    }
  }

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
    await page.getByText('₦37,500').first().waitFor()
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
    await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
  })

  it('keep the session from scripts, and take no form of another site', async () => {
    const page = await shops.visit('digital', '/products/small-balcony-big-harvest')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
    const [cookie, ...others] = await page.context().cookies()
    expect(others).to.eql([])
    expect(cookie).to.include({ name: 'session', httpOnly: true, sameSite: 'Lax' })
    expect(await page.evaluate('document.cookie')).to.equal('')
    const form = 'application/x-www-form-urlencoded'
    for (const origin of ['http://elsewhere.example', '']) {
      const { status } = await shops.ask('digital', '/cart/items', {
        method: 'POST',
        headers: { 'content-type': form, ...(origin ? { origin } : {}) },
        body: 'productId=x&quantity=1',
      })
      expect(status, origin).to.equal(403)
    }
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
    expect(await page.locator('script:not([src]), style, [style]').count()).to.equal(0)
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

  it('load scripts and styles from the shop alone', async () => {
    const { headers } = await shops.ask('ecommerce', '/')
    expect(headers['content-security-policy']).to.match(/default-src 'none'.*script-src 'self';/)
    expect(headers['content-security-policy']).not.to.include('unsafe')
  })

  it('meet no error of a script or of their policy', () => {
    expect(shops.complaints).to.eql([])
  })
})
