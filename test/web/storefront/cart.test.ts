import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, orderButton, phone, signIn, useShops } from './shops.ts'

describe('the cart of the example shop, and the choices of a product', function () {
  this.timeout(300_000)
  const shops = useShops('cart')

  const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'It is in your cart.' })
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent')
  const createVase = async () => {
    const variants = [
      { name: 'Moss / S', options: { Glaze: 'Moss', Size: 'S' }, price: 1000, quantity: 2 },
      { name: 'Moss / L', options: { Glaze: 'Moss', Size: 'L' }, price: 1500, quantity: 0 },
      { name: 'Sand / L', options: { Glaze: 'Sand', Size: 'L' }, price: 1600.5, quantity: 9 },
      { name: 'Rust / S', options: { Glaze: 'Rust', Size: 'S' }, price: 900, quantity: 0 },
    ]
    return shops.merchant.products.create({ name: 'Reed vase', price: 1000, quantity: 0, variants })
  }

  for (const viewport of [undefined, phone]) {
    it(`opens beside the page after adding, and gives the focus back, ${viewport ? 'on a phone' : 'on a desktop'}`, async () => {
      const page = await shops.visit('ecommerce', '/products/raw-shea-butter', viewport ? { viewport } : {})
      const add = page.getByRole('button', { name: 'Add to cart' })
      const drawer = drawerOf(page)
      await add.focus()
      // A key that is held repeats itself on what has the focus by then, which is in the drawer.
      await page.keyboard.down('Enter')
      await drawer.waitFor()
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      expect(await focused(page)).to.equal('It is in your cart.')
      expect(await page.locator('[data-cart-count]').textContent()).to.equal('1')
      await expectUsable(page)
      for (let n = 0; n < 8; n += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate('document.activeElement.closest("#drawer, html") !== null')).to.equal(true)
      }
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
      expect(await focused(page)).to.equal('Add to cart')
      await add.click()
      await drawer.getByText('2 × Raw Shea Butter').waitFor()
      await drawer.getByRole('button', { name: 'Close the cart' }).click()
      await drawer.waitFor({ state: 'hidden' })
      await add.click()
      await drawer.waitFor()
      await page.mouse.click(8, 300)
      await drawer.waitFor({ state: 'hidden' })
      await add.click()
      await drawer.getByRole('link', { name: 'View the cart' }).click()
      expect(await page.locator('[name=quantity] option:checked').textContent()).to.equal('4')
    })
  }

  it('says which values of an option cannot be had with the others, and lets them be chosen all the same', async () => {
    const { _id: vase, slug } = await createVase()
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: true })
    const button = page.locator('.buy button.wide-button:visible')
    await radio('Moss').waitFor()
    expect(
      await page.getByRole('radio').evaluateAll((all) => all.map((one) => one.closest('label')!.textContent)),
    ).to.eql([
      'Moss',
      'Sand (not with your other choices)',
      'Rust (sold out)',
      'S',
      'L (not with your other choices)',
    ])
    await expectUsable(page)
    await page.getByText('Only 2 left').waitFor()
    expect(await page.getByLabel('Quantity').locator('option').allTextContents()).to.eql(['1', '2'])
    await radio('Moss').focus()
    await page.keyboard.press('ArrowRight')
    expect(await button.textContent()).to.equal('Not available in this combination')
    expect(await button.isDisabled()).to.equal(true)
    await radio(/^L/).check()
    await page.locator('.price.large', { hasText: '₦1,600.50' }).waitFor()
    await radio(/^Moss/).check()
    expect(await button.textContent()).to.equal('Sold out')
    await radio(/^Sand/).check()
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/cart'))
    await page.getByText('Sand / L').waitFor()
    await page.goto(shops.url('ecommerce', `/products/${slug}?choice.Glaze=Sand&choice.Size=L`))
    await page.locator('.price.large', { hasText: '₦1,600.50' }).waitFor()
    await shops.merchant.products.delete(vase)
  })

  it('takes the choices of a product without scripts too, and says where a combination does not exist', async () => {
    const { _id: vase, slug } = await createVase()
    const page = await shops.visit('ecommerce', `/products/${slug}`, { javaScriptEnabled: false })
    const add = page.getByRole('button', { name: 'Add to cart' })
    await page.getByRole('radio', { name: 'Rust (sold out)' }).waitFor()
    expect(await page.getByText('not with your other choices').first().isVisible()).to.equal(false)
    await page.getByRole('radio', { name: /^Sand/ }).check()
    await add.click()
    await page.getByRole('alert').getByText('Not available in this combination').waitFor()
    await page.getByRole('radio', { name: /^L/ }).check()
    await page.getByRole('button', { name: 'Show price and stock' }).click()
    await page.locator('.price.large', { hasText: '₦1,600.50' }).waitFor()
    await add.click()
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    await page.getByText('Sand / L').waitFor()
    await shops.merchant.products.delete(vase)
  })

  it('offers no more pieces than there are, and puts no more in', async () => {
    const { products } = shops.merchant
    const { _id: bowl, slug } = await products.create({ name: 'Ash bowl', price: 1000, quantity: 3 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await page.getByLabel('Quantity').selectOption('2')
    await addToCart(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog', { name: 'Only 3 left, and all of them are in your cart.' }).waitFor()
    await page.goto(shops.url('ecommerce', '/cart'))
    const quantity = page.getByLabel('Quantity of Ash bowl')
    expect(await quantity.locator('option').allTextContents()).to.eql(['1', '2', '3'])
    expect(await quantity.inputValue()).to.equal('3')
    await products.update(bowl, { quantity: 1 })
    await page.reload()
    expect(await quantity.locator('option:enabled').allTextContents()).to.eql(['1'])
    expect(await quantity.locator('option:checked').textContent()).to.equal('3')
    await products.update(bowl, { quantity: 0 })
    await page.reload()
    await page.getByText('Ash bowl is sold out').waitFor()
    expect(await quantity.count()).to.equal(0)
    await page.getByRole('button', { name: 'Remove Ash bowl' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await products.delete(bowl)
  })

  it('asks for no quantity of a download, and puts it in once', async () => {
    const path = '/products/small-balcony-big-harvest'
    const page = await shops.visit('digital', path)
    expect(await page.getByLabel('Quantity').count()).to.equal(0)
    await addToCart(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog', { name: 'It is in your cart already. One is enough.' }).waitFor()
    expect(await page.locator('[data-cart-count]').textContent()).to.equal('1')
    await page.goto(shops.url('digital', '/cart'))
    await page.getByRole('button', { name: /^Remove/ }).waitFor()
    expect(await page.getByLabel(/^Quantity/).count()).to.equal(0)
  })

  it('keeps the method chosen that was declined, and says what to try', async () => {
    const page = await shops.visit('digital', '/products/small-balcony-big-harvest')
    await addToCart(page)
    await page.goto(shops.url('digital', '/checkout'))
    await signIn(shops, page)
    await page.getByText('Card (sandbox)').click()
    await orderButton(page).click()
    await page.getByRole('radio', { name: /is declined/ }).check()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByRole('heading', { name: 'The payment was declined' }).waitFor()
    await page.getByRole('alert').getByText('Check the details and the limit of your card').waitFor()
    expect(await page.getByRole('radio', { name: /^Card \(sandbox\)/ }).isChecked()).to.equal(true)
    await page.getByText('Try again to pay').waitFor()
    await expectUsable(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('This is a sandbox').waitFor()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('Your files are in your library now.').waitFor()
    await expectUsable(page)
  })

  it('tells a stranger who tracks an order what happens next', async () => {
    const page = await shops.visit('restaurant', '/foods')
    await page.getByRole('link', { name: /Crab Bisque/ }).click()
    await addToCart(page, 'Add to order')
    await page.goto(shops.url('restaurant', '/checkout/review?collect=true'))
    const email = newEmail()
    await page.getByLabel('E-mail address').first().fill(email)
    await page.getByText('Bank transfer', { exact: true }).click()
    await orderButton(page).click()
    await page.getByText('Demo Bank').waitFor()
    const number = /\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)![0]
    await page.getByText(`with the reference “Order ${number}”, then let us know`).waitFor()
    await page.getByText(/We keep the order for you for another \d days/).waitFor()
    await expectUsable(page)
    await page.goto(shops.url('restaurant', '/track'))
    await page.getByLabel('Order number').fill(number)
    await page.getByLabel('E-mail address').first().fill(email)
    await page.getByRole('button', { name: 'Find it' }).click()
    await page
      .getByText(
        `As soon as you have paid, we prepare your order. Collect it here, and name order ${number}:`,
      )
      .waitFor()
    await page.getByText('The hatch on the side street').waitFor()
    await expectUsable(page)
  })
})
