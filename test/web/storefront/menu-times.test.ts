import { expect } from 'chai'
import { hours } from '../../../src/base/clock.ts'
import { expectUsable } from '../../support/barriers.ts'
import { addToCart, phone, useShops } from './shops.ts'

describe('dishes that are offered at certain times, in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('menu_times')

  it('say when that is, and that it is not now, on the menu, alone and in the cart', async () => {
    const page = await shops.visit('restaurant', '/foods', { viewport: phone })
    const dish = page.getByRole('link', { name: /Smoked Mackerel Plate/ })
    await dish.click()
    await page.getByText('Offered every day 12:00–15:00.').waitFor()

    const inLondon = (at: number) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' }).format(at)
    const from = inLondon(Date.now() + 3 * hours)
    const periods = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday'].map((day) => ({
      ...{ day, from, minutes: 60 },
    }))
    await shops.rows(
      `update products set available_at = '${JSON.stringify(periods)}' where name = 'Smoked Mackerel Plate'`,
    )
    await page.goto(shops.url('restaurant', '/foods'))
    expect(await dish.textContent()).to.include('Not at this time')
    await dish.click()
    const times = `${from}–${inLondon(Date.now() + 4 * hours)}`
    await page.getByText(`Offered Mon–Fri ${times}; Sun ${times}.`).waitFor()
    await expectUsable(page)
    await addToCart(page, 'Add to order')
    await page.goto(shops.url('restaurant', '/cart'))
    await page.getByText('This is not offered at the moment.').waitFor()
    await expectUsable(page)
  })
})
