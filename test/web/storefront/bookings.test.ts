import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { desktop, phone, useShops } from './shops.ts'

describe('a time for a service, in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('bookings')

  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    it(`is chosen, booked, moved, ordered and cancelled by a guest, on a ${size}`, async () => {
      const page = await shops.visit('business', '/services', { viewport })
      await page.getByRole('link', { name: /An Hour of Anything/ }).click()
      await page.getByLabel('With').selectOption('Niamh')
      const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('From').fill(day)
      await page.getByRole('button', { name: 'Show times' }).click()
      await expectUsable(page)
      await page.getByRole('radio').first().check()
      // By its role: the form for those who wait, which is closed, has such a field too.
      await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(newEmail())
      await page.getByLabel('Your name').fill('Bola Ade')
      await page.getByRole('button', { name: 'Book this time' }).click()
      await page.getByText('Held for you').waitFor()
      await expectUsable(page)
      await page.locator('summary').filter({ hasText: 'Choose another time' }).click()
      await page.getByLabel('From').fill(day)
      await page.getByRole('button', { name: 'Show times' }).click()
      await page.getByRole('radio').nth(2).check()
      await page.getByRole('button', { name: 'Choose another time' }).click()
      await page.getByText('The booking has been moved.').waitFor()
      const booking = page.url()
      await page.getByRole('button', { name: 'Order and pay' }).click()
      await page.waitForURL(/\/orders\//)
      await page.goto(booking)
      await page.getByText('Waiting for the payment').waitFor()
      await page.getByRole('button', { name: 'Cancel the booking' }).click()
      await page.getByText('The booking is cancelled.').waitFor()
    })
  }

  it('is waited for by somebody with an e-mail address, on a day that has none', async () => {
    const page = await shops.visit('business', '/services', { viewport: phone })
    await page.getByRole('link', { name: /An Hour of Anything/ }).click()
    const waiting = page.locator('details').filter({ hasText: 'Tell me if a time becomes free' })
    await waiting.locator('summary').click()
    await expectUsable(page)
    const email = newEmail()
    await waiting.getByLabel('Your e-mail address').fill(email)
    await waiting.getByRole('button', { name: 'Tell me' }).click()
    await page.getByText('We have sent you a code.').waitFor()
    await expectUsable(page)
    await page.getByLabel('Code from the e-mail').fill((await shops.mailed(email, /^[\w-]{67}$/m))!)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('We will tell you when a time becomes free.').waitFor()
  })
})
