import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { TOTP } from 'otpauth'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openPage, useBrowser } from '../support/browser.ts'
import { allowOn, denyOn, signInOn } from '../support/consent.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { call, service } from '../support/service.ts'
import { newestCode } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { authorize, consentUrl, createMerchant, type Merchant } from './oauth-support.ts'
import { createRole, createStaff } from './support.ts'

const contrasts = readFileSync('test/support/contrasts.js', 'utf8')

const orders =
  'View and count orders, view their invoices, returns, kitchen tickets and bookings, and be notified of changes to them.'
const inventory = 'View products, foods, services and digital access'
const change = 'Create, update and delete products, foods'
const customers = 'View customers and be notified of changes to them.'

describe('The consent page in a browser', () => {
  let site: Site
  let app: Receiver

  useBrowser()
  before(async () => {
    site = await openSite()
    app = await openReceiver()
    await openPage()
  })
  after(async () => {
    await app?.close()
    await site?.close()
  })

  const newMerchant = (scopes = ['READ_ORDERS', 'READ_INVENTORY', 'WRITE_INVENTORY', 'READ_CUSTOMERS']) =>
    createMerchant({ name: 'Label Printer', scopes, redirectUris: [`${app.url}/callback`] })

  const addressOf = (merchant: Merchant, values: object = {}) => consentUrl(site.console, merchant, values)

  const open = async (merchant: Merchant, options: BrowserContextOptions = {}, values: object = {}) => {
    const page = await openPage(options)
    await page.goto(addressOf(merchant, values))
    return page
  }

  const granted = async ({ shop }: Pick<Merchant, 'shop'>): Promise<string[] | undefined> => {
    const found = await service().db('installations').where({ shop_id: shop.id, removed_at: null }).first()
    return found?.scopes
  }

  it('signs the merchant in on the way, and grants the ticked scopes in the chosen store', async () => {
    const merchant = await newMerchant()
    const second = await createShop({ ownerId: merchant.owner.id })
    await createShop()
    const page = await open(merchant)
    await page.getByLabel(change).uncheck()
    await signInOn(page, merchant.owner.email!)
    const choice = page.getByLabel('The store that Label Printer may access')
    expect(await choice.getByRole('option').allTextContents()).to.deep.equal([
      second.name,
      merchant.shop.name,
    ])
    await choice.selectOption(merchant.shop.name)
    await page.getByLabel(customers).uncheck()
    const back = await allowOn(page, merchant.app.redirectUri)
    expect(back.searchParams.get('state')).to.equal('a b&c')
    expect(back.searchParams.get('code')).to.match(/^[\w-]{43}$/)
    expect(await granted(merchant)).to.deep.equal(['READ_ORDERS', 'READ_INVENTORY'])
    expect(await granted({ shop: second })).to.equal(undefined)
  })

  it('asks for the second factor of a merchant who has one', async () => {
    const merchant = await newMerchant()
    const email = merchant.owner.email!
    const send = (path: string, body: object = {}) =>
      call('console').post(`/api/v1/auth/${path}`).set(merchant.owner.onConsole()).send(body).expect(200)
    const totp = new TOTP({ secret: (await send('factor')).body.data.secret })
    const code = totp.generate()
    const { recoveryCodes } = (await send('factor/confirm', { code })).body.data
    const page = await open(merchant)
    await page.getByLabel('Your e-mail address').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const field = page.getByLabel(`The six-digit code that we sent to ${email}`)
    await field.waitFor()
    await field.fill(await newestCode(email))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const second = page.getByLabel('The code from your authenticator app, or a recovery code')
    await second.fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This code is wrong or was used before.').waitFor()
    await second.fill(recoveryCodes[0])
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(`You are signed in as ${email}`).waitFor()
    await allowOn(page, merchant.app.redirectUri)
  })

  it('goes back with access_denied and the state when the merchant refuses, at any step', async () => {
    const merchant = await newMerchant()
    for (const signedIn of [false, true]) {
      const page = await open(merchant)
      if (signedIn) await signInOn(page, merchant.owner.email!)
      const back = await denyOn(page, merchant.app.redirectUri)
      expect(Object.fromEntries(back.searchParams)).to.deep.equal({
        error: 'access_denied',
        state: 'a b&c',
        iss: site.console,
      })
    }
    expect(await granted(merchant)).to.equal(undefined)
  })

  it('can be used with the keyboard alone, in reading order', async () => {
    const merchant = await newMerchant(['READ_ORDERS', 'READ_INVENTORY'])
    const page = await open(merchant)
    expect(await focused(page)).to.equal('BODY')
    await tabTo(page, orders)
    await page.keyboard.press('Tab')
    expect(await focused(page)).to.include(inventory)
    await page.keyboard.press('Space')
    await tabTo(page, 'Your e-mail address')
    await page.keyboard.type(merchant.owner.email!)
    await page.keyboard.press('Enter')
    await page.getByText('The six-digit code').waitFor()
    expect(await focused(page)).to.include('The six-digit code')
    await page.keyboard.type(await newestCode(merchant.owner.email!))
    await page.keyboard.press('Enter')
    await page.getByText('You are signed in').waitFor()
    expect(await focused(page)).to.include('The store that Label Printer may access')
    await tabTo(page, 'Allow')
    await page.keyboard.press('Tab')
    expect(await focused(page)).to.equal('Do not allow')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href.startsWith(merchant.app.redirectUri))
    expect(await granted(merchant)).to.deep.equal(['READ_ORDERS'])
  })

  it('shows new, existing and lost scopes, and narrows as requested', async () => {
    const merchant = await newMerchant(['READ_ORDERS', 'READ_INVENTORY', 'READ_CUSTOMERS', 'READ_KYC'])
    await authorize(merchant, { scopes: ['READ_ORDERS', 'READ_INVENTORY', 'READ_KYC'] }).expect(200)
    const page = await open(merchant, {}, { scope: 'READ_ORDERS READ_INVENTORY READ_CUSTOMERS' })
    await signInOn(page, merchant.owner.email!)
    await page.getByText('Label Printer is already installed on this store.').waitFor()
    const notes = page.getByRole('listitem')
    const noteOf = (words: string) => notes.filter({ hasText: words }).locator('small').textContent()
    expect(await noteOf(orders)).to.equal('Already allowed.')
    expect(await noteOf(customers)).to.equal('New.')
    await page.getByRole('heading', { name: 'It will lose access' }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'identity checks' }).waitFor()
    await page.getByLabel(inventory).uncheck()
    expect(await noteOf(inventory)).to.equal('Allowed until now. This will stop at once.')
    await allowOn(page, merchant.app.redirectUri)
    expect(await granted(merchant)).to.deep.equal(['READ_ORDERS', 'READ_CUSTOMERS'])
  })

  it('lets staff decide on what their role covers, and offers no store where that is nothing', async () => {
    const merchant = await newMerchant()
    const member = await createAccount()
    await createStaff(merchant.shop, await createRole(merchant.shop, ['orders:view']), member)
    const other = await createShop()
    await createStaff(other, await createRole(other, ['tasks:view']), member)
    await authorize(merchant, { scopes: ['READ_CUSTOMERS'] }).expect(200)
    const page = await open(merchant)
    await signInOn(page, member.email!)
    const choice = page.getByLabel('The store that Label Printer may access')
    expect(await choice.getByRole('option').allTextContents()).to.deep.equal([merchant.shop.name])
    expect(await page.getByLabel(inventory).isDisabled()).to.equal(true)
    expect(await page.getByLabel(inventory).isChecked()).to.equal(false)
    expect(await page.getByLabel(customers).isDisabled()).to.equal(true)
    expect(await page.getByLabel(customers).isChecked()).to.equal(true)
    await allowOn(page, merchant.app.redirectUri)
    expect(await granted(merchant)).to.have.members(['READ_ORDERS', 'READ_CUSTOMERS'])
  })

  it('tells a person without a store, or without the permission, why they cannot continue', async () => {
    const merchant = await newMerchant()
    const [stranger, member] = [await createAccount(), await createAccount()]
    await createStaff(merchant.shop, await createRole(merchant.shop, ['tasks:view']), member)
    for (const [person, words] of [
      [stranger, 'You have no store where an app can be installed.'],
      [member, 'Your role does not permit you to allow this. Ask the owner of the store.'],
    ] as [Person, string][]) {
      const page = await open(merchant)
      await signInOn(page, person.email!)
      expect(await page.getByRole('alert').textContent()).to.equal(words)
      expect(await page.getByRole('button', { name: 'Allow', exact: true }).isVisible()).to.equal(false)
      await page.getByRole('button', { name: 'Use another account' }).click()
      await page.getByLabel('Your e-mail address').waitFor()
      expect(await page.getByRole('alert').textContent()).to.equal('')
    }
  })

  it('shows errors at the field, and offers another code or address', async () => {
    const merchant = await newMerchant()
    const email = merchant.owner.email!
    const page = await open(merchant)
    await page.getByLabel('Your e-mail address').fill('somebody.else@example.com')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByRole('button', { name: 'Use another e-mail address' }).click()
    await page.getByLabel('Your e-mail address').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const field = page.getByLabel('The six-digit code')
    await field.fill('000000')
    const first = await newestCode(email)
    await field.fill(first === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'This code is wrong or has expired.' }).waitFor()
    expect(await field.getAttribute('aria-invalid')).to.equal('true')
    expect(await focused(page)).to.include('The six-digit code')
    await page.getByRole('button', { name: 'Send another code' }).click()
    while ((await field.inputValue()) !== '') await page.waitForTimeout(20)
    await field.fill(await newestCode(email))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText(`You are signed in as ${email}`).waitFor()
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Tick at least one thing' }).waitFor()
    expect(await granted(merchant)).to.equal(undefined)
  })

  it('says that the service cannot be reached where a proxy answers in its place', async () => {
    const page = await open(await newMerchant())
    await page.route('**/auth/authenticate', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await page.getByLabel('Your e-mail address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText('The service cannot be reached. Try again in a moment.').waitFor({ timeout: 5_000 })
  })

  it('keeps the request over a reload, and asks for a new sign-in when the session has ended', async () => {
    const merchant = await newMerchant()
    const page = await open(merchant)
    await signInOn(page, merchant.owner.email!)
    await page.reload()
    await page.getByText('You are signed in').waitFor()
    await service().db('sessions').where({ user_id: merchant.owner.id }).update({ revoked_at: new Date() })
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Please sign in again.' }).waitFor()
    await signInOn(page, merchant.owner.email!)
    await allowOn(page, merchant.app.redirectUri)
    expect(await granted(merchant)).to.have.length(4)
  })

  it('can be read, and refused, without its script', async () => {
    const merchant = await newMerchant()
    const page = await open(merchant, { javaScriptEnabled: false })
    await page.getByText(orders).waitFor()
    const back = await denyOn(page, merchant.app.redirectUri)
    expect(back.searchParams.get('error')).to.equal('access_denied')
  })

  it('gives every control a name, and the page a language, a title and headings in order', async () => {
    const merchant = await newMerchant()
    await authorize(merchant, { scopes: ['READ_ORDERS'] }).expect(200)
    const page = await open(merchant)
    await signInOn(page, merchant.owner.email!)
    expect(await page.locator('html').getAttribute('lang')).to.equal('en')
    expect(await page.title()).to.equal('Label Printer asks for access')
    const tree = await page.locator('body').ariaSnapshot()
    const controls = tree.match(/- (checkbox|button|link|combobox|textbox|group)\b.*/g)!
    expect(controls).to.have.length(9)
    for (const control of controls) expect(control).to.match(/^- \w+ ".+"/)
    const levels = [...tree.matchAll(/heading ".+" \[level=(\d)\]/g)].map(([, level]) => level)
    expect(levels).to.deep.equal(['1', '2'])
    const box = page.getByRole('checkbox').first()
    const described = page.locator(`#${await box.getAttribute('aria-describedby')}`)
    expect(await described.textContent()).to.equal('Already allowed.')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`is readable on a telephone and a desktop, with a contrast of 4.5 or more: ${colorScheme}`, async () => {
      const merchant = await newMerchant()
      for (const width of [375, 1280]) {
        const page = await open(merchant, { colorScheme, viewport: { width, height: 800 } })
        await signInOn(page, merchant.owner.email!)
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).to.equal(width)
        expect(await page.evaluate<string[]>(contrasts)).to.deep.equal([])
        const heights = await page
          .locator('button:visible:not(.note *), .button:visible, select:visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
        for (const height of heights) expect(height).to.be.at.least(44)
      }
    })
  }

  it('calls nobody but the console, and its own policy blocks nothing of it', async () => {
    const merchant = await newMerchant()
    const page = await openPage()
    const asked = new Set<string>()
    const problems: string[] = []
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(addressOf(merchant))
    await signInOn(page, merchant.owner.email!)
    expect([...asked]).to.deep.equal([site.console])
    expect(problems).to.deep.equal([])
  })

  it('is not shown inside another page', async () => {
    const merchant = await newMerchant()
    app.answer = () => ({
      headers: { 'content-type': 'text/html' },
      body: `<iframe src="${addressOf(merchant).replaceAll('&', '&amp;')}"></iframe>`,
    })
    const page = await openPage()
    await page.goto(app.url)
    await page
      .frames()[1]!
      .waitForLoadState()
      .catch(() => {})
    expect(await page.frames()[1]!.getByText('Label Printer').count()).to.equal(0)
    app.answer = () => ({})
  })
})

/** Returns the accessible name of the focused element: its label, else its own text. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const { activeElement: element, body } = document
    return element === body ? 'BODY' : (element.labels?.[0] ?? element).textContent
  })()`)
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).includes(name)) return
  }
  throw new Error(`the Tab key does not lead to ${name}`)
}
