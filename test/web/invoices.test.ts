import { expect } from 'chai'
import { createInvoice } from '../support/fixtures/invoices.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('invoices in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are switched on with the legal name and address of the business', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/orders/invoices`)
    await page.getByRole('link', { name: 'Set up invoices' }).click()
    await page.getByLabel('Legal name').fill('Lantern and Thread Ltd')
    await page.getByLabel('Street and number').fill('1 Example Road')
    await page.getByLabel('City').fill('Ikeja')
    await page.getByLabel('IBAN').fill('de02 1203 0000 0000 2020 51')
    await page.getByLabel('Invoices begin with').fill('LT-')
    await button(page, 'Save').click()
    await said(page, 'The settings have been saved')
    const { invoices } = await service().db('shops').where({ id: shop.id }).first('invoices')
    expect(invoices).to.deep.include({
      enabled: true,
      issueWhen: 'paid',
      prefix: 'LT-',
      creditNotePrefix: 'CN-',
      attach: true,
    })
    expect(invoices.seller).to.include({
      name: 'Lantern and Thread Ltd',
      country: shop.country,
      iban: 'DE02120300000000202051',
    })
  })

  it('are listed, shown with their lines, and downloaded from there and from their order', async () => {
    const { email, home, shop } = await createMerchant()
    const { number, orderId } = await createInvoice(shop, await createAccount())
    const page = await site.openFor(email, `${home}/orders/invoices`)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { name: `Invoice ${number}` }).waitFor()
    await page.getByText('An issued document never changes').waitFor()
    const asked = page.waitForResponse((reply) => /invoices\/[0-9a-f]{24}\/document/.test(reply.url()))
    await page.getByRole('button', { name: `Download: ${number}, PDF` }).click()
    expect((await asked).status()).to.equal(200)
    await page.goto(
      `${new URL(page.url()).origin}/console${home.replace(/.*\/console/, '')}/orders/${orderId}`,
    )
    await page.getByRole('link', { name: number }).waitFor()
  })
  it('are saved as bookings for DATEV, and the numbers of the accountant are kept', async () => {
    const { email, home, shop } = await createMerchant()
    await service().db('shops').where({ id: shop.id }).update({ country: 'DE', currency: 'EUR' })
    const page = await site.openFor(email, `${home}/orders/invoices`)
    await button(page, 'Export for DATEV').click()
    await page.getByLabel('Adviser number').fill('29098')
    await page.getByLabel('Client number').fill('55003')
    await page.getByLabel('Chart of accounts').selectOption('skr04')
    const saved = page.waitForEvent('download')
    await button(page, 'Save the file').click()
    expect((await saved).suggestedFilename()).to.match(/^EXTF_Buchungsstapel_\d{4}-\d\d-01_/)
    await button(page, 'Export for DATEV').click()
    expect(await page.getByLabel('Adviser number').inputValue()).to.equal('29098')
    expect(await page.getByLabel('Chart of accounts').inputValue()).to.equal('skr04')
  })
})
