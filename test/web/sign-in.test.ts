import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { minutes } from '../../src/base/clock.ts'
import { createRole } from '../console/support.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import { newEmail, newestCode } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { button, createMerchant, said, signIn, useConsole } from './support.ts'

describe('signing in to the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  /** Ends the session that somebody has; returns how they enter the code that the page then asks for by itself. */
  async function endSession(page: Page, email: string, ownerId: string): Promise<() => Promise<void>> {
    const before = await newestCode(email)
    await service().db('sessions').where({ user_id: ownerId }).delete()
    return () => confirm(page, email, before)
  }

  async function confirm(page: Page, email: string, before: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
    await dialog.getByLabel('Code').waitFor({ timeout: 60_000 })
    const code = await until('another code', async () => {
      const newest = await newestCode(email)
      return newest === before ? undefined : newest
    })
    await dialog.getByLabel('Code').fill(code)
    await page.keyboard.press('Enter')
  }

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
    // The currency follows the country until one is chosen.
    expect(await page.getByLabel('Currency').inputValue()).to.equal('NGN')
    await page.getByLabel('Country').selectOption('FR')
    expect(await page.getByLabel('Currency').inputValue()).to.equal('EUR')
    await page.getByLabel('Currency').selectOption('USD')
    await page.getByLabel('Country').selectOption('NG')
    expect(await page.getByLabel('Currency').inputValue()).to.equal('USD')
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

  it('keeps what was typed when the session ends, and saves it once a fresh code was entered', async () => {
    const { email, shop, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/catalogue/new`)
    await page.getByLabel('Name', { exact: true }).fill('Reed lamp')
    await page.getByLabel('Price').first().fill('1200')
    await page.getByLabel('Stock', { exact: true }).fill('3')
    const enterCode = await endSession(page, email, shop.ownerId)
    await button(page, 'Add the product').click()
    await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alert').getByText('You are signed out.').waitFor()
    await button(page, 'Add the product').click()
    await enterCode()
    await page.getByRole('heading', { name: 'Reed lamp' }).waitFor()
    expect(await service().db('products').where({ shop_id: shop.id }).pluck('name')).to.eql(['Reed lamp'])
  })

  it('asks for a fresh code where somebody is to get access, and invites them once it was entered', async () => {
    const { email, shop, home } = await createMerchant()
    const roleId = await createRole(shop, ['shipping:view'])
    const page = await site.openFor(email, `${home}/settings/staff`)
    await button(page, 'Invite somebody').click()
    const invited = newEmail()
    await page.getByRole('dialog').getByLabel('E-mail').fill(invited)
    await page.getByLabel('Role').selectOption(roleId)
    const before = await newestCode(email)
    const past = new Date(Date.now() - 15 * minutes)
    await service().db('sessions').where({ user_id: shop.ownerId }).update({ created_at: past })
    await button(page, 'Send the invitation').click()
    await confirm(page, email, before)
    await page.getByText(invited).waitFor()
    expect(await service().db('invitations').where({ shop_id: shop.id }).pluck('email')).to.eql([invited])
  })

  it('keeps it too where the page itself notices the end, which asks for its order now and then', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createOrder(shop, await createAccount())
    const page = await site.openFor(email, `${home}/orders/${id}`)
    const note = page.getByLabel('Write a note')
    await note.fill('Ring twice')
    await (await endSession(page, email, shop.ownerId))()
    await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor({ state: 'detached' })
    expect(await note.inputValue()).to.equal('Ring twice')
    await button(page, 'Add the note').click()
    await page.getByText('Ring twice').last().waitFor()
    expect(await service().db('notes').where({ shop_id: shop.id }).pluck('content')).to.eql(['Ring twice'])
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

  it('says so, too, where the scripts of a page cannot be loaded, and keeps the console until they can', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home)
    const link = page.getByRole('link', { name: 'Customers' })
    await link.waitFor()
    await page.context().setOffline(true)
    await link.click()
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor()
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
