import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOn, beside } from '../support/barriers.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { ensureDocs } from '../support/docs.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampled } from '../support/sample.ts'
import { openSite, type Site } from '../support/site.ts'
import { snippetsOf } from '../support/snippets.ts'

const desktop = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }
const references = ['apps.html', 'console.html', 'store.html', 'webhooks.html']

/** Waits until Scalar has drawn a reference down to its first operations. */
const drawn = async (page: Page) => {
  await page.locator('#reference ul.endpoints').first().waitFor()
}

describe('the documentation in a browser', function () {
  this.timeout(180_000)
  let site: Site
  useBrowser()
  before(async () => {
    ensureDocs()
    site = await openSite()
    await openPage()
  })
  after(() => site?.close())

  const open = async (path: string, options: Parameters<typeof openPage>[0] = {}) => {
    const page = await openPage({ viewport: desktop, ...options })
    const elsewhere: string[] = []
    const own = [site.store, site.apps, site.console]
    page.on('request', (request) => {
      if (!own.some((address) => request.url().startsWith(address))) elsewhere.push(request.url())
    })
    // The script of the references is large, and the machine may be busy.
    page.setDefaultTimeout(60_000)
    await page.goto(`${site.apps}/docs/${path}`)
    return { page, elsewhere }
  }

  const looks = Object.entries({ desktop, phone }).flatMap(([size, viewport]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ size, viewport, colorScheme })),
  )
  for (const { size, viewport, colorScheme } of sampled('looks of the documentation', looks, 1)) {
    it(`can be read by everybody on a ${size} in ${colorScheme} colours, and fits`, async () => {
      const { page } = await open('', { viewport, colorScheme })
      const all = readdirSync('dist/docs').filter((name) => name.endsWith('.html'))
      for (const path of sampled(`pages of the documentation on a ${size}`, all, 4)) {
        await page.goto(`${site.console}/docs/${path}`)
        expect(new URL(page.url()).origin, path).to.equal(site.store)
        if (references.includes(path)) await drawn(page)
        expect(await barriersOn(page, { onlyColours: colorScheme === 'dark' }), path).to.eql([])
        expect(await beside(page), path).to.eql([])
      }
    })
  }

  it('shows how long a delivery waits without breaking a word on a phone', async () => {
    const { page } = await open('webhooks.html', { viewport: phone })
    const table = page.locator('table', { hasText: 'Attempt' }).first()
    const heads = table.locator('th')
    expect(await heads.allInnerTexts()).to.eql(['Attempt', 'Delay'])
    const box = (await table.boundingBox())!
    expect(box.x + box.width).to.be.at.most(phone.width)
  })

  it('is printed black on white with all of its code, however dark the screen is', async () => {
    const { page } = await open('receive-webhooks.html', {
      viewport: { width: 794, height: 1123 },
      colorScheme: 'dark',
    })
    await page.locator('#theme').click()
    await page.locator('#theme').click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    expect(ground).to.equal('rgb(255, 255, 255)')
    const cut =
      "[...document.querySelectorAll('pre')].filter((pre) => pre.scrollWidth > pre.clientWidth).length"
    expect(await page.evaluate(cut)).to.equal(0)
  })

  it('finds an operation by its name and by its path, and goes there', async () => {
    const { page, elsewhere } = await open('quick-start.html')
    for (const [query, surface, title] of [
      ['applyCoupon', 'store', 'Apply a coupon to a pending order'],
      ['/payouts/supported', 'apps', "List the platform's payout methods"],
      ['out_of_stock', 'errors', 'out_of_stock'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill(query)
      const first = page.getByRole('option').first()
      await first.waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`/docs/${surface}\\.html#`), { waitUntil: 'commit' })
      await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
    }
    expect(elsewhere).to.eql([])
  })

  it('offers to try the operations of the console nowhere, because no other origin may call it', async () => {
    for (const [reference, buttons] of Object.entries({
      'apps.html#tag/orders': true,
      'console.html#tag/stores': false,
    })) {
      const { page } = await open(reference)
      await drawn(page)
      await page.locator('h3').first().waitFor()
      const found = await page.getByRole('button', { name: /Test Request/ }).count()
      expect(found > 0, reference).to.equal(buttons)
    }
  })

  it('tries an operation with a pasted token at the address of this service', async () => {
    const shop = await createShop()
    const { authorization } = await createAppToken(shop, ['READ_ORDERS'])
    const { page, elsewhere } = await open('apps.html#tag/orders/GET/orders/count')
    await page.getByPlaceholder('Token', { exact: true }).first().fill(authorization.slice('Bearer '.length))
    await page.getByRole('button', { name: /Test Request.*get \/orders\/count\)/ }).click()
    const reply = page.waitForResponse((response) =>
      response.url().startsWith(`${site.apps}/api/v1/orders/count`),
    )
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click()
    expect((await reply).status()).to.equal(200)
    expect(elsewhere).to.eql([])
  })

  /** Opens an operation of the Apps API in the explorer with a token, sends it, and returns the reply. */
  const tryOut = async (operation: string, token: { authorization: string }, path: string) => {
    const { page } = await open(`apps.html#tag/${operation}`)
    await page
      .getByPlaceholder('Token', { exact: true })
      .first()
      .fill(token.authorization.slice('Bearer '.length))
    const [, method, named] = /\/([A-Z]+)(\/.*)/.exec(operation)!
    await page.getByRole('button', { name: `Test Request (${method!.toLowerCase()} ${named})` }).click()
    const reply = page.waitForResponse(
      (response) => response.url().startsWith(site.apps + path) && response.request().method() === method,
    )
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click()
    return reply
  }

  it('sends no filter that nobody switched on, so that the first try of a list finds what there is', async () => {
    const shop = await createShop()
    await createOrder(shop, await createAccount())
    const sent = await tryOut(
      'orders/GET/orders',
      await createAppToken(shop, ['READ_ORDERS']),
      '/api/v1/orders',
    )
    expect(new URL(sent.url()).search).to.equal('')
    expect((await sent.json()).data.orders).to.have.length(1)
  })

  it('sends a filter that the call needs, though it is optional', async () => {
    const sent = await tryOut(
      'products/GET/products/bulk/prices/preview',
      await createAppToken(await createShop(), ['READ_INVENTORY']),
      '/api/v1/products/bulk',
    )
    expect(new URL(sent.url()).search).to.equal('?percent=-10')
    expect(sent.status()).to.equal(200)
  })

  it('sends no record in a body that the call can do without, because the store has none of that id', async () => {
    const sent = await tryOut(
      'products/POST/products',
      await createAppToken(await createShop(), ['WRITE_INVENTORY']),
      '/api/v1/products',
    )
    expect(sent.status(), await sent.text()).to.equal(201)
  })

  it('is set in the font of the console and the shops', async () => {
    const { page } = await open('quick-start.html')
    await page.evaluate('document.fonts.ready')
    expect(await page.evaluate(`document.fonts.check("16px 'Inter Variable'")`)).to.equal(true)
    const used = 'getComputedStyle(document.querySelector("h1")).fontFamily'
    expect(await page.evaluate(used)).to.match(/^"Inter Variable"/)
    expect(await page.evaluate('[...document.fonts].some(({ status }) => status === "loaded")')).to.equal(
      true,
    )
  })

  it('leads to the example shops where they listen', async () => {
    const text = async (path: string) => (await fetch(`${site.apps}/docs/${path}`)).text()
    for (const path of ['quick-start.html', 'build-a-storefront.html']) {
      const found = (await text(path)).match(/palm-and-thread-market\.localhost:\d+/g)
      expect(new Set(found), path).to.eql(new Set(['palm-and-thread-market.localhost:4321']))
    }
  })

  it('changes between light and dark at once, and remembers it', async () => {
    const { page } = await open('quick-start.html', { colorScheme: 'light' })
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    const light = await ground()
    await page.locator('#theme').click()
    const dark = await ground()
    expect(dark).not.to.equal(light)
    await page.goto(`${site.apps}/docs/money.html`)
    expect(await ground()).to.equal(dark)
  })

  it('has a store page in the quick start that shows the products of a store', async () => {
    const [html] = snippetsOf('quick-start').filter(({ info }) => info === 'html')
    const shop = await createShop({ currency: 'NGN', country: 'NG' })
    const product = await createProduct(shop)
    const code = html!.code
      .replace('http://localhost:4000', site.store)
      .replace('665f1c2ab4e0d3a1c9f00001', shop.id)
    // The page is of another origin, as on the machine of a reader.
    const server = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(code))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const page = await openPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.getByRole('listitem').filter({ hasText: product.name }).waitFor()
    expect(await page.getByRole('heading').textContent()).to.equal(shop.name)
    server.close()
    server.closeAllConnections()
  })
})
