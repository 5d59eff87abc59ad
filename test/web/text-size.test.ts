import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createRole } from '../console/support.ts'
import { beside } from '../support/barriers.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createNote } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createDomain, createInvitation } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, sizes, useConsole } from './support.ts'

/** A word of 68 letters, as German has them, and a domain of our longest kind. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller'
const domain = 'donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen.example.com'

/** Whether a text of a table lies on its neighbour. */
const cellsOverEachOther = `[...document.querySelectorAll('td')].filter((cell) =>
  cell.scrollWidth > cell.clientWidth + 1).map(({ textContent }) => textContent)`

/** Whether the title ends at its left side, as right-to-left scripts do. */
const endsAtTheLeft = `(() => {
  const text = document.querySelector('h1').firstChild
  const at = (place) => {
    const range = document.createRange()
    range.setStart(text, place)
    range.setEnd(text, place + 1)
    return range.getBoundingClientRect().left
  }
  return at(text.length - 1) < at(0)
})()`

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

  it('reads names from right to left where their script is, with the punctuation at their end', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createProduct(shop, { name: 'شاي!' })
    const page = await site.openFor(email, `${home}/catalogue/${id}`)
    await page.getByRole('heading', { name: 'شاي!' }).waitFor()
    expect(await page.evaluate(endsAtTheLeft)).to.equal(true)
  })

  it('breaks words that are wider than a phone, and gives each column of a table its room', async () => {
    const { email, home, shop } = await createMerchant()
    await service().db('shops').where({ id: shop.id }).update({ name: word })
    await createNote(shop, { title: word })
    await createDomain(shop, { domain, kind: 'own', state: 'pending' })
    const role = await createRole(shop, ['orders:view'])
    await service().db('roles').where({ id: role }).update({ name: word })
    await createInvitation(shop, 'a-colleague-with-a-long-address@donaudampfschifffahrt.example.com', role)
    const page = await site.openFor(email, home)
    const found: string[] = []
    const parts = ['', '/tasks/notes', '/settings', '/settings/domains', '/settings/staff']
    const paths = ['/stores', ...parts.map((part) => `${home}${part}`)]
    for (const path of paths) {
      await page.goto(`${site.console}/console${path}`)
      await page.waitForLoadState('networkidle')
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate<string[]>(cellsOverEachOther)
        found.push(...[...(await beside(page)), ...over].map((one) => `${path}, ${width}: ${one}`))
      }
    }
    expect(found).to.eql([])
  })
})
