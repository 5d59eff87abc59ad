import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, desktop, orderButton, phone, useShops } from './shops.ts'

describe('an order by bank transfer in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('bank-transfer')

  it('shows the code that banking apps scan until it is reported, in euros to an IBAN', async () => {
    const page = await shops.visit('business', '/services', { viewport: phone })
    await page.getByRole('link', { name: /Monthly Bookkeeping/ }).click()
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Day', { exact: true }).fill(day)
    await page.getByLabel('Time', { exact: true }).fill('10:30')
    await addToCart(page, 'Book')
    await page.goto(shops.url('business', '/checkout'))
    await page.getByLabel('E-mail address').first().fill(newEmail())
    await page.getByText('Bank transfer', { exact: true }).click()
    await orderButton(page).click()
    const code = page.getByRole('img', { name: 'QR code of the transfer' })
    await code.waitFor()
    await expectUsable(page)
    await page.setViewportSize(desktop)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByLabel('Reference of the transfer').fill('1')
    await page.getByRole('button', { name: 'I have sent the money' }).click()
    await page.getByRole('heading', { name: 'You have told us about your transfer' }).waitFor()
    expect(await code.count()).to.equal(0)
  })
})
