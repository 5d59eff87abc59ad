import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOn, beside } from '../support/barriers.ts'
import { createMerchant, noteComplaints, sizes, useConsole } from './support.ts'

describe('the screens of a store that has nothing yet', function () {
  this.timeout(600_000)
  const site = useConsole()

  it('have no serious finding on a phone, on each page that links lead to', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home, { viewport: sizes.phone, hasTouch: true })
    const found: string[] = []
    let shown = home
    noteComplaints(page, found, () => shown.replace(home, ''))
    const paths = new Set([home])
    for (shown of paths) {
      await page.goto(`${site.console}/console${shown}`)
      await page.waitForLoadState('networkidle')
      for (const path of await linksOn(page)) paths.add(path)
      const barriers = [...(await barriersOn(page)), ...(await beside(page))]
      found.push(...barriers.map((barrier) => `${shown}: ${barrier}`))
    }
    expect([...paths].map((path) => path.replace(home, ''))).to.include.members([
      '/catalogue/new',
      '/content/banners',
      '/customers/readers',
      '/settings/domains',
      '/developer/new',
    ])
    expect(found).to.eql([])
  })
})

/** Returns the paths of the console to which a page links, also those in the menu that a phone folds away. */
async function linksOn(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/console/"]').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  return paths.map((path) => path!.replace(/^\/console|[?#].*$/g, ''))
}
