/**
 * `make pictures`: takes a picture of every screen of the console and of the example shops, in both themes and on both sizes,
 * from the service that `make start` runs on this machine. They go to dist/pictures, to be looked at, and those that the
 * README shows to docs/pictures. `ONLY=shop` or `ONLY=console` leaves the others out.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { closePages, openPage } from '../test/support/browser.ts'
import { keepForReadme } from './pictures/readme.ts'
import { showShops } from './pictures/shop.ts'
import { merchant } from './seed.ts'

const service = process.env.CONSOLE_URL ?? `http://localhost:${process.env.CONSOLE_PORT ?? 4002}`
const folder = 'dist/pictures'
const only = process.env.ONLY
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** The screens of a store by the end of their address, and how to come to those that have none of their own. */
const screens: Record<string, (page: Page, home: string) => Promise<unknown>> = {
  stores: (page) => page.goto(`${service}/console/stores`),
  'new-store': (page) => page.goto(`${service}/console/stores/new`),
  home: (page, home) => page.goto(home),
  orders: (page, home) => page.goto(`${home}/orders`),
  'orders-no-match': (page, home) => page.goto(`${home}/orders?view=cancelled`),
  order: async (page, home) => {
    await page.goto(`${home}/orders`)
    await page.locator('.row-link').first().click()
  },
  'order-refund': (page) => page.getByRole('button', { name: 'Refund' }).click(),
  palette: async (page, home) => {
    await page.goto(home)
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.keyboard.press('Control+k')
  },
  mailbox: (page) => page.goto(`${service}/console/mailbox`),
  docs: (page) => page.goto(`${service}/docs/`),
}

mkdirSync(folder, { recursive: true })
for (const [size, viewport] of Object.entries(sizes)) {
  const page = await openPage({ viewport, reducedMotion: 'reduce', hasTouch: size === 'phone' })
  if (only !== 'shop') await showConsole(page, size)
  if (only !== 'console') await showShops(page, (name) => take(page, `shop-${name}-${size}`))
}
await closePages()
await keepForReadme(folder)
console.log(`${folder}/ has the pictures`)
process.exit()

async function showConsole(page: Page, size: string): Promise<void> {
  const home = await signIn(page, size)
  for (const [name, come] of Object.entries(screens)) {
    await come(page, home)
    await take(page, `${name}-${size}`)
  }
}

/** Signs in as the demo merchant; returns the address of the first store. */
async function signIn(page: Page, size: string): Promise<string> {
  await page.goto(`${service}/console/`)
  await page.getByLabel('E-mail address').fill(merchant.email)
  await take(page, `sign-in-${size}`)
  const before = await newest()
  await page.keyboard.press('Enter')
  await page.getByLabel('Code', { exact: true }).waitFor()
  await take(page, `sign-in-code-${size}`)
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(before?._id))
  await page.keyboard.press('Enter')
  await page.locator('.store-list a').last().click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  return page.url()
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  }
}

interface Mail {
  _id: string
  text: string
}

async function newest(): Promise<Mail | undefined> {
  const query = new URLSearchParams({ to: merchant.email, limit: '1' })
  const reply = await fetch(`${service}/api/v1/mailbox?${query}`)
  const { data } = (await reply.json()) as { data: { messages: Mail[] } }
  return data.messages[0]
}

/** Waits for the e-mail after a known one, and returns the code in it. */
async function codeAfter(known: string | undefined): Promise<string> {
  for (;;) {
    const mail = await newest()
    if (mail && mail._id !== known) return /\b\d{6}\b/.exec(mail.text)![0]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
