import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { desktop, phone, useShops } from './shops.ts'

describe('allergens and diets in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('dietary')

  it('are what dishes are chosen by, and stand on the page of each', async () => {
    const page = await shops.visit('restaurant', '/foods', { viewport: phone })
    await page.locator('summary').filter({ hasText: 'Diet and allergens' }).click()
    await expectUsable(page)
    await page.getByRole('radio', { name: 'Vegetarian' }).check()
    await page.getByRole('checkbox', { name: 'milk' }).check()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('link', { name: /Roast Tomato and Basil Soup/ }).waitFor()
    const dishes = page.locator('main a.row strong')
    expect((await dishes.allTextContents()).sort()).to.eql([
      'Rigatoni with Slow Tomato Ragu',
      'Roast Tomato and Basil Soup',
    ])
    expect(await page.getByRole('checkbox', { name: 'milk' }).isChecked()).to.equal(true)
    await page.setViewportSize(desktop)
    await expectUsable(page)
    await page.getByRole('link', { name: /Roast Tomato and Basil Soup/ }).click()
    await page.getByText('Suitable for: Vegan.').waitFor()
    await page.getByText('Contains gluten.').waitFor()
    await expectUsable(page)
    await page.goto(shops.url('restaurant', '/foods?diet=kosher'))
    await page.getByText('No dish fits.').waitFor()
    await page.goto(shops.url('restaurant', '/foods?diet=stone&without=dust'))
    expect(await dishes.count()).to.be.above(6)
  })
})
