/**
 * `make pictures`: takes a picture of every screen of the console and of the example shops, in both themes and on both
 * sizes, from the service that `make start` runs on this machine. They go to dist/pictures, to be looked at, and those
 * that the README shows to docs/pictures. `ONLY=shop` or `ONLY=console` leaves the others out.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { closePages, openPage } from '../test/support/browser.ts'
import { showConsole } from './pictures/console.ts'
import { keepForReadme } from './pictures/readme.ts'
import { showShops } from './pictures/shop.ts'

const folder = 'dist/pictures'
const only = process.env.ONLY
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

mkdirSync(folder, { recursive: true })
for (const [size, viewport] of Object.entries(sizes)) {
  const page = await openPage({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    hasTouch: size === 'phone',
  })
  if (only !== 'shop') await showConsole(page, (name) => take(page, `${name}-${size}`))
  if (only !== 'console') await showShops(page, (name) => take(page, `shop-${name}-${size}`))
}
await closePages()
await keepForReadme(folder)
console.log(`${folder}/ has the pictures`)
process.exit()

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  }
}
