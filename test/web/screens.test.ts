import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { signIn } from '../../scripts/pictures/console.ts'
import { screens } from '../../scripts/pictures/screens.ts'
import { seed } from '../../scripts/seed.ts'
import { barriersOn, beside } from '../support/barriers.ts'
import { issueNow } from '../support/fixtures/invoices.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { sampled } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { noteComplaints, sizes, useConsole } from './support.ts'

/**
 * Each screen is looked at in these ways. A width changes what is there, a theme its colours: everything is looked at
 * in both widths, and each colour of both themes where the most is shown. `make test` takes one of them for each screen.
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
    await issueNow()
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
      for (const [size, colorScheme, onlyColours] of sampled(`looks at ${name}`, looks, 1)) {
        await page.setViewportSize(sizes[size])
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const barriers = [...(await barriersOn(page, { onlyColours })), ...(await beside(page))]
        found.push(...barriers.map((barrier) => `${name}, ${size}, ${colorScheme}: ${barrier}`))
      }
      await page.setViewportSize(sizes.desktop)
    }
    const home = await signIn(page, look, site.console)
    let shown = 'home'
    noteComplaints(page, found, () => shown)
    for (const [name, come] of Object.entries(screens)) {
      shown = name
      await come({ page, origin: site.console, home })
      await look(name)
    }
    const missed = pathsOfRoutes().filter((path) => ![...paths].some((one) => path.test(one)))
    found.push(...missed.map((path) => `scripts/pictures/screens.ts has no screen at ${path}`))
    expect(found).to.eql([])
  })
})

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
