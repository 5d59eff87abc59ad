import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { beside } from '../support/barriers.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { button, createMerchant, sizes, useConsole } from './support.ts'

/** Whether the fields of the dialog are wider than the dialog. */
const widerThanItsPlace =
  '(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector(".dialog"))'

describe("the console in the size of its reader's letters", function () {
  this.timeout(240_000)
  const site = useConsole()

  /** Sets what a browser calls its font size. */
  async function setFontSize(page: Page, standard: number): Promise<void> {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  }
  const sizeOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).fontSize')

  it('writes twice as large for who has set it so, and nothing lies beside the window', async () => {
    const { email, home, shop } = await createMerchant()
    await createOrder(shop, await createAccount())
    const page = await site.openFor(email, home)
    expect(await sizeOf(page)).to.equal('14px')
    await setFontSize(page, 32)
    const found: string[] = []
    const paths = [
      '',
      '/orders',
      '/catalogue/new',
      '/content/new',
      '/settings',
      '/settings/shipping',
      '/tokens',
    ]
    for (const path of paths) {
      await page.goto(`${site.console}/console${home}${path}`)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await sizeOf(page)).to.equal('28px')
      for (const viewport of Object.values(sizes)) {
        await page.setViewportSize(viewport)
        found.push(...(await beside(page)).map((barrier) => `${path}, ${viewport.width}: ${barrier}`))
      }
    }
    await button(page, 'Create a token').first().click()
    await button(page.getByRole('dialog'), 'Cancel').waitFor()
    expect(await page.evaluate(widerThanItsPlace)).to.equal(false)
    found.push(...(await beside(page)))
    expect(found).to.eql([])
  })
})
