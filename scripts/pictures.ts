/**
 * `make pictures`: takes a picture of every screen of the console, in both themes and on both sizes, from the service that
 * `make start` runs on this machine. They go to dist/pictures, to be looked at, and some of them into the README.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { closePages, openPage } from '../test/support/browser.ts'
import { signInWithMailbox } from './console-pages.ts'

const service = process.env.CONSOLE_URL ?? `http://localhost:${process.env.CONSOLE_PORT ?? 4002}`
const folder = 'dist/pictures'
const readmeFolder = 'docs/pictures'
const themes = ['light', 'dark'] as const
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** The parts of a store by the end of their address, by the names of their pictures. */
const parts = {
  home: '',
  orders: '/orders',
  'orders-no-match': '/orders?view=cancelled',
  catalogue: '/catalogue',
  'catalogue-new': '/catalogue/new',
  prices: '/catalogue/prices',
  categories: '/catalogue/categories',
  coupons: '/coupons',
  customers: '/customers',
  readers: '/customers/readers',
  reviews: '/reviews',
  comments: '/reviews/comments',
  posts: '/content',
  'post-new': '/content/new',
  banners: '/content/banners',
  tasks: '/tasks',
  notes: '/tasks/notes',
  tokens: '/tokens',
  events: '/events',
  notifications: '/notifications',
  general: '/settings',
  contact: '/settings/contact',
  shipping: '/settings/shipping',
  payments: '/settings/payments',
  domains: '/settings/domains',
  staff: '/settings/staff',
  roles: '/settings/roles',
  'role-new': '/settings/roles/new',
  installed: '/settings/apps',
  payouts: '/settings/payouts',
  identity: '/settings/identity',
  activity: '/settings/activity',
  ownership: '/settings/ownership',
  'not-found': '/nowhere',
}
type Come = (page: Page, home: string) => Promise<unknown>
const to =
  (path: string): Come =>
  (page) =>
    page.goto(`${service}/console${path}`)
const firstOf =
  (path: string): Come =>
  async (page, home) => {
    await page.goto(`${home}${path}`)
    await page.locator('.row-link').first().click()
    await page.waitForURL(/\/[0-9a-f]{24}$/)
  }

/** The screens, and how to come to each. */
const screens: Record<string, Come> = {
  stores: to('/stores'),
  'new-store': to('/stores/new'),
  ...Object.fromEntries(
    Object.entries(parts).map(([name, path]): [string, Come] => [
      name,
      (page, home) => page.goto(`${home}${path}`),
    ]),
  ),
  item: firstOf('/catalogue'),
  customer: firstOf('/customers'),
  order: firstOf('/orders'),
  'order-refund': (page) => page.getByRole('button', { name: 'Refund' }).click(),
  palette: async (page, home) => {
    await page.goto(home)
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.keyboard.press('Control+k')
  },
  account: to('/account'),
  developer: to('/developer'),
  'app-new': to('/developer/new'),
  mailbox: to('/mailbox'),
}

/** Those that the README shows, with a theme for each, smaller than they were taken. */
const shown: [name: string, theme: (typeof themes)[number]][] = [
  ['catalogue-desktop', 'light'],
  ['item-desktop', 'light'],
  ['order-desktop', 'dark'],
  ['orders-phone', 'light'],
  ['home-phone', 'dark'],
]

mkdirSync(folder, { recursive: true })
for (const [size, viewport] of Object.entries(sizes)) {
  const page = await openPage({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    hasTouch: size === 'phone',
  })
  await page.goto(`${service}/console/`)
  const home = await signInWithMailbox(page, service, (step) => take(page, `${step}-${size}`))
  for (const [name, come] of Object.entries(screens)) {
    await come(page, home)
    await take(page, `${name}-${size}`)
  }
}
await closePages()
mkdirSync(readmeFolder, { recursive: true })
for (const [name, theme] of shown) {
  await sharp(`${folder}/${name}-${theme}.png`).webp({ quality: 88 }).toFile(`${readmeFolder}/${name}.webp`)
}
console.log(`${folder}/ has the pictures, and ${readmeFolder}/ those of the README`)
process.exit()

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  }
}
