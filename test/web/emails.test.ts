import { expect } from 'chai'
import { mailsTo } from '../support/announcements.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('the e-mails to shoppers in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are previewed in light and dark as they are written, tested, and saved', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/emails`)
    const shown = page.frameLocator('iframe')
    await shown.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.getByLabel('Introduction').fill('Hello {name}, we are packing.')
    await page.getByLabel('Subject').fill('Thanks for {order}')
    await page.getByRole('textbox', { name: /^Colour of e-mails/ }).fill('#aa1122')
    await shown.getByText('Hello Ada Example, we are packing.').waitFor()
    await page.getByText('Thanks for #1042').waitFor()
    expect(await page.getByLabel('Send this e-mail').isDisabled()).to.equal(true)
    const color = (part: string) =>
      `getComputedStyle(document.querySelector('iframe').contentDocument.querySelector('${part}'))`
    expect(await page.evaluate(`${color('body')}.backgroundColor`)).to.equal('rgb(243, 244, 246)')
    await button(page, 'Dark').click()
    await page.waitForFunction(`${color('body')}.backgroundColor === 'rgb(19, 20, 23)'`)
    expect(await page.evaluate(`${color('table table table td')}.color`)).to.equal('rgb(231, 232, 234)')
    await page.getByText('You can write {order}, {store}, {name} and {total}.').waitFor()
    await button(page, 'Phone').click()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dark.png`, fullPage: true })
    await button(page, 'Light').click()
    await button(page, 'Computer').click()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/light.png`, fullPage: true })

    await button(page, 'Send a test to me').click()
    await said(page, 'The test has been sent to you')
    expect((await mailsTo(email)).map(({ subject }) => subject)).to.include('Test: Thanks for #1042')

    await page.getByLabel('E-mail', { exact: true }).selectOption('shipped')
    await page.getByLabel('Send this e-mail').uncheck()
    await button(page, 'Save').click()
    await said(page, 'The e-mails have been saved')
    const { email_templates: saved } = await service()
      .db('shops')
      .where({ id: shop.id })
      .first('email_templates')
    expect(saved.color).to.equal('#aa1122')
    expect(saved.templates.shipped.enabled).to.equal(false)
    expect(saved.templates.placed.subject).to.equal('Thanks for {order}')
    if (process.env.SHOTS) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.screenshot({ path: `${process.env.SHOTS}/phone.png`, fullPage: true })
    }
  })
})
