import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn } from '../../scripts/pictures/console.ts'
import { screens } from '../../scripts/pictures/screens.ts'
import { seed } from '../../scripts/seed.ts'
import { barriersOn, beside } from '../support/barriers.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { service } from '../support/service.ts'
import { createMerchant, sizes, useConsole } from './support.ts'

/** The screens on which something is asked for that is not there, and the line in which the browser notes it. */
const refused: Record<string, RegExp> = {
  'invitation-unknown': /status of 404/,
  ownership: /status of 404/,
  '/settings/ownership': /status of 404/,
}

/**
 * Each screen is looked at in these ways. A width changes what is there, a theme its colours: everything is looked at
 * in both widths, and each colour of both themes where the most is shown.
 */
const looks: [size: keyof typeof sizes, theme: 'light' | 'dark', onlyColours: boolean][] = [
  ['desktop', 'light', false],
  ['desktop', 'dark', true],
  ['phone', 'dark', false],
]

describe('the screens of the console', function () {
  this.timeout(600_000)
  const site = useConsole()
  before(async () => {
    const { db } = service()
    await seed(db, site.dependencies)
    const shop = await db('shops').where({ slug: 'palm-and-thread-market' }).first('id')
    await createNotification(shop)
  })

  it('have no serious finding in light and in dark, fit a phone, and complain of nothing', async () => {
    const page = await site.open('/')
    const found: string[] = []
    const paths = new Set<string>()
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle')
      paths.add(new URL(page.url()).pathname)
      for (const [size, colorScheme, onlyColours] of looks) {
        await page.setViewportSize(sizes[size])
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const barriers = [...(await barriersOn(page, { onlyColours })), ...(await beside(page))]
        found.push(...barriers.map((barrier) => `${name}, ${size}, ${colorScheme}: ${barrier}`))
      }
      await page.setViewportSize(sizes.desktop)
    }
    const home = await signIn(page, look, site.console)
    let shown = 'home'
    complaintsOf(page, (text) => {
      if (!refused[shown]?.test(text)) found.push(`${shown}: ${text}`)
    })
    for (const [name, come] of Object.entries(screens)) {
      shown = name
      await come({ page, origin: site.console, home })
      await look(name)
    }
    const missed = pathsOfRoutes().filter((path) => ![...paths].some((one) => path.test(one)))
    found.push(...missed.map((path) => `scripts/pictures/screens.ts has no screen at ${path}`))
    expect(found).to.eql([])
  })

  it('have none either where a store has nothing yet, on a phone, on each page that links lead to', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home, { viewport: sizes.phone, hasTouch: true })
    const found: string[] = []
    let shown = home
    complaintsOf(page, (text) => {
      if (!refused[shown.replace(home, '')]?.test(text)) found.push(`${shown}: ${text}`)
    })
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

function complaintsOf(page: Page, take: (text: string) => void): void {
  page.on('pageerror', ({ message }) => take(message))
  page.on('console', (line) => {
    if (line.type() === 'error') take(line.text())
  })
}

/**
 * Returns the paths at which the console has a page; where theirs has a name, one with a digit, which no page's own
 * has.
 */
function pathsOfRoutes(): RegExp[] {
  const files = readdirSync('src/web/console/pages', { recursive: true, encoding: 'utf8' })
  const routes = files.filter((file) => file.endsWith('routes.ts'))
  const texts = routes.map((file) => readFileSync(`src/web/console/pages/${file}`, 'utf8'))
  const paths = texts.flatMap((text) => [...text.matchAll(/path: '(\/.+?)'/g)].map(([, path]) => path!))
  return paths.map((path) => new RegExp(`${path.replace(/\$\w+/g, '(?=[\\w-]*\\d)[\\w-]+')}$`))
}
