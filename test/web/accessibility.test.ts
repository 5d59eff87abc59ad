import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createMerchant, useConsole } from './support.ts'

describe('the console for everybody', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function seller() {
    const merchant = await createMerchant()
    const order = await createOrder(merchant.shop, await createAccount())
    return { ...merchant, order }
  }

  it('is used by the keyboard alone', async () => {
    const { email, home, order } = await seller()
    const page = await site.openFor(email, home)
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ord')
    await page.getByRole('option', { name: 'Orders' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(`#${order.number}`).waitFor()
    // A new page is said by its title, and Tab goes on from there.
    expect(await focused(page)).to.equal('Orders')
    await page.getByRole('link', { name: `Order #${order.number}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cancel the order' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).to.equal('Cancel the order')
  })
})

describe('the first page of the console', () => {
  it('loads less than 150 kB of script', () => {
    const page = readFileSync('dist/web/console/index.html', 'utf8')
    const scripts = [...page.matchAll(/(?:src|href)="\/console\/(assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path!,
    )
    expect(scripts).not.to.eql([])
    const sizeOf = (path: string) => gzipSync(readFileSync(`dist/web/console/${path}`)).length
    expect(scripts.map(sizeOf).reduce((all, one) => all + one, 0)).to.be.below(150_000)
  })
})

const focused = (page: Page) => page.evaluate('document.activeElement?.textContent')
