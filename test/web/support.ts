import { expect } from 'chai'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { signInByBrowser } from '../console/browser-support.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { newestCode } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { ensurePages } from '../support/web.ts'

export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** The console of the service under test, and what its pages complained of. */
export interface ConsoleSite extends Site {
  /** Opens a page of the console, of somebody whom this browser has never seen. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens a page of the console for the owner of a store, who has signed in: test/web/sign-in.test.ts does it by hand. */
  openFor(email: string, path: string, options?: BrowserContextOptions): Promise<Page>
  /** The violations of the pages' policy, and the errors in them. */
  complaints: string[]
}

/**
 * Opens the console for the tests of a suite, of which `make test` takes some: no page outlives its test, and none may
 * have complained of anything. The surfaces are there once the hooks have run.
 */
export function useConsole(): ConsoleSite {
  const site = {} as ConsoleSite
  useBrowser()
  before(async () => {
    Object.assign(site, await openConsole())
  })
  after(async () => {
    if (!site.close) return // no test of the suite was taken
    await site.close()
    expect(site.complaints).to.eql([])
  })
  return site
}

async function openConsole(): Promise<ConsoleSite> {
  ensurePages()
  const site = await openSite()
  // The first one unpacks the browser, which takes a while.
  await openPage()
  const complaints: string[] = []
  const open = async (path: string, options: BrowserContextOptions = {}, cookie?: string) => {
    const page = await openPage({ viewport: sizes.desktop, ...options })
    if (cookie) await page.context().addCookies([cookieOf(cookie, site.console)])
    page.setDefaultTimeout(30_000)
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (line) => {
      if (/content security policy/i.test(line.text())) complaints.push(line.text())
    })
    await page.goto(`${site.console}/console${path}`)
    return page
  }
  const openFor = async (email: string, path: string, options?: BrowserContextOptions) => {
    const { cookie } = await signInByBrowser(email)
    return open(path, options, cookie)
  }
  return { ...site, open, openFor, complaints }
}

function cookieOf(cookie: string, url: string) {
  const [name, value] = cookie.split('=') as [string, string]
  return { name, value, url, httpOnly: true, sameSite: 'Strict' as const }
}

/** Signs in by the keyboard, with the code from the mailbox. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
  await page.keyboard.type(await newestCode(email))
  await page.keyboard.press('Enter')
}

/** Creates a merchant with a store. */
export async function createMerchant() {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id, currency: 'NGN', country: 'NG' })
  return { email: owner.email!, shop, home: `/stores/${shop.id}` }
}

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

/** Waits until the page says it, as it does when something has been done. */
export const said = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor()

/** The screens on which something is asked for that is not there, and the line in which the browser notes it. */
const refused: Record<string, RegExp> = {
  'invitation-unknown': /status of 404/,
  ownership: /status of 404/,
  '/settings/ownership': /status of 404/,
}

/** Adds to `found` what a page complains of from now on, with the name of the screen that is then shown. */
export function noteComplaints(page: Page, found: string[], shown: () => string): void {
  const note = (text: string) => {
    if (!refused[shown()]?.test(text)) found.push(`${shown()}: ${text}`)
  }
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (line) => {
    if (line.type() === 'error') note(line.text())
  })
}
