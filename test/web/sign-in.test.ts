import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { call, service } from '../support/service.ts'
import { newEmail, newestCode } from '../support/sign-in.ts'
import { button, createMerchant, said, signIn, useConsole } from './support.ts'

describe('signing in to the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

  it('takes a code from an e-mail, and comes back to the page that was asked for', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/orders`)
    await heading(page, 'Orders')
    expect(await page.title()).to.equal('Orders · Storefront')
  })

  it('shows no script the token', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home)
    await heading(page, 'Home')
    const seen = await page.evaluate(
      'document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)',
    )
    expect(seen).not.to.match(/eyJ|storefront-console/)
  })

  it('says beside the field that a code is wrong, and takes the right one then', async () => {
    const { email, home } = await createMerchant()
    const page = await site.open(home)
    await page.getByLabel('E-mail address').fill(email)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code', { exact: true })
    await code.waitFor()
    const right = await newestCode(email)
    await code.fill(right === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong or has expired.').waitFor()
    expect(await code.getAttribute('aria-invalid')).to.equal('true')
    await code.fill(right)
    await page.keyboard.press('Enter')
    await heading(page, 'Home')
  })

  it('says what is wrong with the last try, also after another code could not be sent', async () => {
    const { email } = await createMerchant()
    const page = await site.open('/')
    await page.getByLabel('E-mail address').fill(email)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code', { exact: true })
    await code.waitFor()
    const right = await newestCode(email)
    await page.route('**/auth/authenticate', (route) => route.abort())
    await button(page, 'Send another code').press('Enter')
    await page.getByRole('alert').waitFor()
    await code.fill(right === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong or has expired.').waitFor()
    expect(await page.getByRole('alert').count()).to.equal(0)
    await page.unroute('**/auth/authenticate')
    await button(page, 'Send another code').press('Enter')
    await said(page, 'Another code is on its way')
    expect(await page.getByText('This code is wrong or has expired.').count()).to.equal(0)
  })

  it('takes the code of a link by itself, and once', async () => {
    const { email } = await createMerchant()
    await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
    const link = `/sign-in#${new URLSearchParams({ email, code: await newestCode(email) })}`
    await heading(await site.open(link), 'Home')
    await (await site.open(link)).getByText('This code is wrong or has expired.').waitFor()
  })

  it('takes no code of a link where codes come by e-mail: the account could be that of who sent the link', async () => {
    const { email } = await createMerchant()
    await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
    const code = await newestCode(email)
    const page = await site.open('/')
    await page.getByLabel('E-mail address').waitFor()
    await page.route('**/console/settings.json', (route) => route.fulfill({ json: { mailbox: false } }))
    await page.goto(`${site.console}/console/sign-in#${new URLSearchParams({ email, code })}`)
    await page.getByLabel('E-mail address').waitFor()
  })

  it('opens a store for somebody who is new', async () => {
    const page = await site.open('/')
    await signIn(page, newEmail())
    await heading(page, 'Open a store')
    await page.getByLabel('Name of the store').fill('Lantern')
    await page.getByLabel('Country').selectOption('NG')
    await page.getByLabel('Currency').selectOption('NGN')
    await page.getByRole('button', { name: 'Open the store' }).click()
    await heading(page, 'Set up your store')
    await page.getByText('Lantern').first().waitFor()
  })

  it('asks to sign in again when the session has ended, and goes on where it was', async () => {
    const { email, shop, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/orders`)
    await page.getByText('No orders yet').waitFor()
    await service().db('sessions').where({ user_id: shop.ownerId }).delete()
    // The list is asked for again by itself, and the answer is a 401.
    await page.getByText('Your session has ended.').waitFor()
    await signIn(page, email)
    await page.getByText('No orders yet').waitFor()
    expect(page.url()).to.equal(`${site.console}/console${home}/orders`)
  })

  it('says that the service cannot be reached where a page cannot be loaded, and loads it by another try', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home)
    await page.route('**/api/v1/**', (route) => route.abort())
    await page.goto(`${site.console}/console${home}/orders`)
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor()
    await page.unroute('**/api/v1/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
  })

  it('signs out', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await heading(page, 'Sign in')
    await page.goto(`${site.console}/console${home}`)
    await heading(page, 'Sign in')
  })
})
