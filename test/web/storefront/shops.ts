import { expect } from 'chai'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { request } from 'undici'
import { type AppsClient, createAppsClient } from '../../../src/client/apps.ts'
import { endAll, ownFolder, ownSettingsOnServer, startProcess, statusOf } from '../../main/process.ts'
import { openPage, useBrowser } from '../../support/browser.ts'
import { newEmail } from '../../support/sign-in.ts'
import { until } from '../../support/until.ts'
import { ensureBuilt } from '../../support/web.ts'

export const desktop = { width: 1280, height: 860 }
export const phone = { width: 390, height: 844 }

/** The demo stores, one of each type. */
export const stores = {
  ecommerce: 'palm-and-thread-market',
  digital: 'paper-lantern-studio',
  restaurant: 'the-copper-ladle',
  business: 'hearth-and-ledger',
} as const
export type StoreType = keyof typeof stores

export interface Shops {
  url(type: StoreType, path?: string): string
  /** Makes a call that no page makes, of the shops or of those at another port. */
  ask(
    type: StoreType | 'nobody',
    path: string,
    call?: { method: 'GET' | 'POST'; headers: Record<string, string>; body: string },
    at?: string,
  ): Promise<{ status: number; headers: Record<string, unknown>; text: string }>
  /** The address of the Store API. */
  service: string
  /** The Apps API of the first store, as its merchant. */
  merchant: AppsClient
  /** Reads the database, for what only the merchant of another store can read. */
  rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  /** The newest text like this that was mailed to an address. */
  mailed(email: string, pattern: RegExp): Promise<string>
  /** The complaints of a person's browser about all pages so far. */
  complaints: string[]
  visit(type: StoreType, path: string, options?: Parameters<typeof openPage>[0]): Promise<Page>
  close(): Promise<void>
}

/**
 * Opens the shops for the tests of a suite, of which `make test` takes some. Its pages may complain only of what is
 * `expected`.
 */
export function useShops(name: string, expected?: RegExp): Shops {
  const shops = {} as Shops
  useBrowser()
  before(async () => {
    Object.assign(shops, await openShops(name))
  })
  after(async () => {
    if (!shops.close) return // no test of the suite was taken
    await shops.close()
    const complaints = shops.complaints.filter((one) => !expected?.test(one))
    expect(complaints, 'errors of scripts, and what the policy of the pages stopped').to.eql([])
  })
  return shops
}

/** Runs what `make start` runs: the service with its demo stores, and the shops in front of it. */
async function openShops(name: string): Promise<Shops> {
  ensureBuilt('dist/web/storefront/server.js')
  const { folder, remove } = ownFolder(name)
  const limits = { CODES_PER_HOUR_AND_IP: '0', MAILS_PER_HOUR_AND_ADDRESS: '0', TRUST_PROXY: 'loopback' }
  // The push service of a test is on this machine.
  const { settings, drop } = await ownSettingsOnServer(folder)
  const started = startProcess('scripts/start.ts', { ...settings, ...limits, ALLOW_PRIVATE_WEBHOOKS: 'true' })
  await started.ready()
  const token = await until(
    'the token on the page of first steps',
    () => /app_[\w-]+/.exec(started.stdout())?.[0],
  )
  const port = started.env.STOREFRONT_PORT
  await until('the shop', async () => (await statusOf(`http://127.0.0.1:${port}/healthz`)) === 200)
  const complaints: string[] = []
  const url = (type: StoreType, path = '/') => `http://${stores[type]}.localhost:${port}${path}`
  return {
    url,
    complaints,
    service: started.urls.store,
    merchant: createAppsClient({ url: `${started.urls.apps}/api/v1`, token }),
    rows: async (sql) => {
      const client = new pg.Client(settings.DATABASE_URL)
      await client.connect()
      return (await client.query(sql).finally(() => client.end())).rows
    },
    // Not every system knows that what is below localhost is this machine; browsers do.
    ask: async (
      type,
      path,
      { method, headers, body } = { method: 'GET', headers: {}, body: '' } as never,
      at = port,
    ) => {
      const host = `${type === 'nobody' ? type : stores[type]}.localhost:${at}`
      const reply = await request(`http://127.0.0.1:${at}${path}`, {
        method,
        headers: { host, ...headers },
        body: body || null,
      })
      return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
    },
    mailed: (email, pattern) =>
      until(`an e-mail to ${email}`, async () => {
        const reply = await fetch(`${started.urls.console}/api/v1/mailbox?to=${encodeURIComponent(email)}`)
        const { data } = (await reply.json()) as { data: { messages: { text: string }[] } }
        return data.messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean)
      }),
    visit: async (type, path, options = {}) => {
      const page = await openPage({ viewport: desktop, ...options })
      page.setDefaultTimeout(60_000)
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
      await page.goto(url(type, path))
      return page
    },
    close: async () => {
      await endAll()
      await drop()
      remove()
    },
  }
}

/** Signs in by a code, as a shopper does; the page is then the account's, or where the shopper was sent from. */
export async function signIn(shops: Shops, page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel('E-mail address').first().fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await shops.mailed(email, /\b\d{6}\b/))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  return email
}

/** Puts what the page shows into the cart, by the button with this name. */
export async function addToCart(page: Page, button = 'Add to cart'): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await closeCart(page)
}

/** Waits for the drawer with the cart, and closes it. */
export async function closeCart(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'It is in your cart.' })
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

/** Returns the button that places the order on its review. */
export function orderButton(page: Page) {
  return page.getByRole('button', { name: 'Place the order and pay' })
}

/** Pays on the sandbox provider's page, by the first of its cards. */
export async function payByCard(page: Page): Promise<void> {
  await page.getByText('This is a sandbox').waitFor()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
}
