import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { setShipping } from '../support/fixtures/shipping.ts'
import { button, createMerchant, useConsole } from './support.ts'

/** Waits for the field that is marked as wrong, and returns what describes it last; it has the focus. */
async function saidOfField(page: Page): Promise<string | null> {
  const ids = await page.locator('[aria-invalid]:focus').getAttribute('aria-describedby')
  return page.locator(`[id="${ids!.split(' ').at(-1)}"]`).textContent()
}

describe('What the service refuses in a form of the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  it('is said beside the field, in which entry of a list it is, and without the path to it', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').first().click()
    const dialog = page.getByRole('dialog')
    const states = dialog.getByLabel('Only these states')
    await states.fill('Lagos\nKalifornia')
    await button(dialog, 'Save').click()
    expect(await saidOfField(page)).to.equal('Entry 2: Must be a state of one of the countries of its zone.')
    expect(await states.inputValue()).to.equal('Lagos\nKalifornia')
    expect(await dialog.getByRole('alert').count()).to.equal(0)
  })

  it('calls the other fields of the form by their labels', async () => {
    const { email, shop, home } = await createMerchant()
    await setShipping(shop)
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a rate').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('By road')
    await dialog.getByLabel('Price', { exact: true }).fill('5')
    await dialog.getByLabel('For orders from (optional)', { exact: true }).fill('50')
    await dialog.getByLabel('For orders up to').fill('20')
    await button(dialog, 'Save').click()
    expect(await saidOfField(page)).to.equal('Must not be less than “For orders from”.')
  })

  it('says in words what an address has to be', async () => {
    const { email } = await createMerchant()
    const page = await site.openFor(email, '/developer/new')
    await page.getByLabel('Name', { exact: true }).fill('Label Printer')
    await page.getByLabel('Redirect URLs').fill('https://app.example/callback\nhttp://app.example/callback')
    await button(page, 'Create the app').click()
    expect(await saidOfField(page)).to.match(
      /^Entry 2: Must be a URL that begins with https:\/\/, with http:\/\/ on localhost/,
    )
  })
})
