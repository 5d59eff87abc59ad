import type { Page } from 'playwright-core'
import { merchant } from '../seed.ts'

/** The console that `make start` runs on this machine. */
const consoleUrl = process.env.CONSOLE_URL ?? `http://localhost:${process.env.CONSOLE_PORT ?? 4002}`

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
    page.goto(`${consoleUrl}/console${path}`)
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
  docs: (page) => page.goto(`${consoleUrl}/docs/`),
}

type Take = (name: string) => Promise<void>

/** Goes through the screens as the demo merchant, and takes each. */
export async function showConsole(page: Page, take: Take): Promise<void> {
  const home = await signIn(page, take)
  for (const [name, come] of Object.entries(screens)) {
    await come(page, home)
    await take(name)
  }
}

/** Signs in as the demo merchant, and takes what is shown meanwhile; returns the address of the first store. */
export async function signIn(page: Page, take: Take = async () => {}): Promise<string> {
  await page.goto(`${consoleUrl}/console/`)
  await page.getByLabel('E-mail address').fill(merchant.email)
  await take('sign-in')
  const before = await newest()
  await page.keyboard.press('Enter')
  await page.getByLabel('Code', { exact: true }).waitFor()
  await take('sign-in-code')
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(before?._id))
  await page.keyboard.press('Enter')
  await page.locator('.store-list a').last().click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  return page.url()
}

interface Mail {
  _id: string
  text: string
}

async function newest(): Promise<Mail | undefined> {
  const query = new URLSearchParams({ to: merchant.email, limit: '1' })
  const reply = await fetch(`${consoleUrl}/api/v1/mailbox?${query}`)
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
