import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { phone, useShops } from './shops.ts'

describe('the options of a dish in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('modifiers')

  it('are chosen with a running price, shown in the cart, and changed from there', async () => {
    const page = await shops.visit('restaurant', '/foods', { viewport: phone })
    await page.getByRole('link', { name: /Double Cheddar Burger/ }).click()
    const price = page.locator('.price.large')
    expect(await price.textContent()).to.equal('£14.50')
    await page.getByRole('radio', { name: /Garden Leaf Salad/ }).check()
    expect(await price.textContent()).to.equal('£15.50')
    await page.getByRole('radio', { name: 'Honey and mustard' }).check()
    await page.getByRole('textbox', { name: /Truffle mayonnaise/ }).fill('3')
    expect(await price.textContent()).to.equal('£17.00')
    await expectUsable(page)
    await page.getByRole('button', { name: 'Add to order' }).click()
    await page
      .getByRole('dialog')
      .getByText('Garden Leaf Salad (Honey and mustard), 3 × Truffle mayonnaise')
      .waitFor()
    await page.goto(new URL('/cart', page.url()).href)
    await page.getByText('£17.00').first().waitFor()
    await page.getByRole('link', { name: 'Change Double Cheddar Burger' }).click()
    expect(await page.getByRole('radio', { name: 'Honey and mustard' }).isChecked()).to.equal(true)
    expect(await price.textContent()).to.equal('£17.00')
    await page.getByRole('radio', { name: /Twice-cooked chips/ }).check()
    await page.getByRole('textbox', { name: /Truffle mayonnaise/ }).fill('0')
    await page.getByRole('button', { name: 'Add to order' }).click()
    await page.getByRole('dialog').getByText('Twice-cooked chips').waitFor()
    await page.goto(new URL('/cart', page.url()).href)
    expect(await page.locator('[data-cart-count]').textContent()).to.equal('1')
    await page.getByText('£14.50').first().waitFor()
  })

  it('can be chosen without scripts, and what is refused is said', async () => {
    const page = await shops.visit('restaurant', '/foods', { javaScriptEnabled: false })
    await page.getByRole('link', { name: /Margherita/ }).click()
    await page.getByRole('radio', { name: /12 inch, gluten-free base/ }).check()
    await page.getByRole('checkbox', { name: /Anchovies/ }).check()
    await page.getByRole('button', { name: 'Add to order' }).click()
    await page.getByText('12 inch, gluten-free base, Anchovies').first().waitFor()
    expect(await page.locator('.lines .price').first().textContent()).to.equal('£16.25')
    await page.goto(new URL('/foods', page.url()).href)
    await page.getByRole('link', { name: /Halloumi/ }).click()
    await page.getByRole('textbox', { name: /Smoked ketchup/ }).fill('3')
    await page.getByRole('textbox', { name: /Garlic/ }).fill('3')
    await page.getByRole('button', { name: 'Add to order' }).click()
    await page.getByText('Choose at most 4 of Sauces').waitFor()
  })
})
