import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, orderButton, payByCard, phone, useShops } from './shops.ts'

describe('the review of an order in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('review')

  async function fillAddress(page: Page) {
    const address = {
      'Full name': 'Bola Ade',
      'Phone number': '+2348000000000',
      'Street and number': '3 Test Road',
      'Town or city': 'Ikeja',
      State: 'Lagos',
    }
    for (const [label, value] of Object.entries(address))
      await page.locator('input').and(page.getByLabel(label)).first().fill(value)
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
  }

  it('asks to confirm a price that has changed since it was shown, also where a coupon gives less', async () => {
    const { products, discounts } = shops.merchant
    const { _id: bowl, slug } = await products.create({ name: 'Walnut bowl', price: 1000, quantity: 5 })
    const half = { code: 'BOWLS', title: 'Half', type: 'percentage', discount: 50 } as const
    const { _id: coupon } = await discounts.create(half)
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    const total = async () =>
      (await page.getByRole('complementary').textContent())!.match(/Total\s*(₦[\d,.]+\d)/)![1]
    const confirm = async () => {
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Card (sandbox)').click()
      await orderButton(page).click()
    }
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/review?collect=true&coupon=bowls'))
    expect(await total()).to.equal('₦500.00')
    await products.update(bowl, { price: 1200 })
    await confirm()
    await page.getByText('The total is now ₦600.00, not ₦500.00.').waitFor()
    expect([new URL(page.url()).pathname, await total()]).to.eql(['/checkout/review', '₦600.00'])
    await discounts.update(coupon, { discount: 25 })
    await confirm()
    await page.getByText('The total has changed.').waitFor()
    expect(await total()).to.equal('₦900.00')
    await page.getByText('Card (sandbox)').click()
    await page.getByRole('button', { name: 'Pay ₦900.00' }).click()
    await payByCard(page)
    await products.delete(bowl)
  })

  it('tells a guest who wants more than guests may hold what is left, beside the way to sign in', async () => {
    const { products, shop } = shops.merchant
    const { checkout } = await shop.get()
    await shop.update({ checkout: { ...checkout, guestStock: { percent: 0, pieces: 1 } } })
    const { _id: box, slug } = await products.create({ name: 'Walnut box', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await addToCart(page)
    await page.goto(shops.url('ecommerce', `/products/${slug}`))
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/review'))
    await page.getByLabel('E-mail address').first().fill('guest@example.com')
    await page.getByText('Card (sandbox)').click()
    await orderButton(page).click()
    await page.getByText('Guests can order 1 more of Walnut box at present; sign in with a code').waitFor()
    expect(new URL(page.url()).pathname).to.equal('/checkout/review')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.getByLabel('E-mail address').first().inputValue()).to.equal('guest@example.com')
    await expectUsable(page)
    await shop.update({ checkout })
    await products.delete(box)
  })

  it('asks how to pay only where there is something to pay', async () => {
    const { products } = shops.merchant
    const { _id: card, slug } = await products.create({ name: 'Greeting card', price: 0, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/review?collect=true'))
    expect(await page.getByText('How do you want to pay?').count()).to.equal(0)
    await page.getByLabel('E-mail address').first().fill(newEmail())
    await page.getByRole('button', { name: 'Place the order', exact: true }).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await products.delete(card)
  })

  it('keeps what a guest has typed when it has to be sent again, and shows the new total where a phone is looking', async () => {
    const { products } = shops.merchant
    const { _id: jug, slug } = await products.create({ name: 'Clay jug', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`, { viewport: phone })
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/review?collect=true'))
    const [email, note] = [page.getByLabel('E-mail address').first(), page.getByLabel('A note for us')]
    const transfer = page.getByRole('radio', { name: /^Bank transfer/ })
    const [address, text] = [newEmail(), `"><b>Ring & wait</b> ${'ü'.repeat(1900)}`]
    const expectKept = async () => {
      expect(new URL(page.url()).pathname + new URL(page.url()).search).to.equal(
        '/checkout/review?collect=true',
      )
      expect([await email.inputValue(), await note.inputValue()]).to.eql([address, text])
      expect(await transfer.isChecked()).to.equal(true)
      await expectUsable(page)
    }
    await email.fill(address)
    await note.fill(text)
    await transfer.check()
    await products.update(jug, { price: 1200 })
    await orderButton(page).click()
    const changed = page.getByText('The total is now ₦1,200.00, not ₦1,000.00. Please look at it again')
    await changed.waitFor()
    const { y } = (await changed.boundingBox())!
    expect(y, 'where the page begins').to.be.within(0, phone.height)
    await expectKept()
    const due = (await page
      .getByText(/^Total\s*₦1,200\.00$/)
      .first()
      .boundingBox())!
    const button = (await orderButton(page).boundingBox())!
    expect(button.y - due.y, 'from the total down to the button').to.be.within(0, 100)
    await products.update(jug, { quantity: 0 })
    await orderButton(page).click()
    await page.getByText('Not enough stock of Clay jug').waitFor()
    await expectKept()
    await products.update(jug, { quantity: 5 })
    await orderButton(page).click()
    await page.getByText('Demo Bank').waitFor()
    await products.delete(jug)
  })

  it('keeps what a guest has typed when a coupon is used, and orders nothing before its total was shown', async () => {
    const { products } = shops.merchant
    const { _id: lamp, slug } = await products.create({ name: 'Reed lamp', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`, { viewport: phone })
    const problem = page.getByRole('alert').filter({ hasText: /coupon/i })
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/review?collect=true'))
    const [address, code, note] = [newEmail(), page.getByLabel('Coupon'), page.getByLabel('A note for us')]
    const expectKept = async () => {
      expect(await page.getByLabel('E-mail address').first().inputValue()).to.equal(address)
      expect(await note.inputValue()).to.equal('Ring twice')
      await expectUsable(page)
    }
    await page.getByLabel('E-mail address').first().fill(address)
    await note.fill('Ring twice')
    await code.fill('no such coupon')
    await page.getByRole('button', { name: 'Use' }).click()
    await problem.waitFor()
    await expectKept()
    await code.fill('welcome10')
    await code.press('Enter')
    await page.getByText('The total is now').waitFor()
    await page.getByText('Discount').waitFor()
    await expectKept()
    await code.fill('')
    await page.getByRole('button', { name: 'Use' }).click()
    await page.getByText('Discount').waitFor({ state: 'detached' })
    await expectKept()
    await code.fill('unknown')
    await page.getByRole('button', { name: 'Use' }).click()
    await problem.waitFor()
    // A code that takes nothing off can be left out without another look.
    await code.fill('')
    await page.getByText('Card (sandbox)').click()
    await orderButton(page).click()
    await payByCard(page)
    await products.delete(lamp)
  })

  it('shows the total of a cart that was changed in another tab, and asks for no rates in words of the service', async () => {
    const { products } = shops.merchant
    const { _id: vase, slug } = await products.create({ name: 'Reed vase', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/address'))
    await fillAddress(page)
    await page.getByRole('button', { name: 'Review your order' }).click()
    await page.getByLabel('E-mail address').first().fill(newEmail())
    const other = await page.context().newPage()
    await other.goto(shops.url('ecommerce', '/cart'))
    await other.getByLabel('Quantity of Reed vase').selectOption('2')
    await other.getByRole('button', { name: 'Update' }).click()
    await other.getByText('₦2,000.00').first().waitFor()
    await page.getByText('Card (sandbox)').click()
    await orderButton(page).click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).to.contain('Please look at the total before you pay.')
    expect(await page.getByRole('complementary').textContent()).to.contain('2 × Reed vase')
    await products.delete(vase)
  })

  it('leads to the empty cart once the order was placed in another tab', async () => {
    const { products } = shops.merchant
    const { _id: jug, slug } = await products.create({ name: 'Milk jug', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/address'))
    await fillAddress(page)
    await page.getByRole('button', { name: 'Review your order' }).click()
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [other, page]) {
      await tab.getByLabel('E-mail address').first().fill(newEmail())
      await tab.getByText('Card (sandbox)').click()
      await orderButton(tab).click()
      if (tab === other) await payByCard(tab)
    }
    await page.getByRole('alert').getByText('Have you ordered it in another tab?').waitFor()
    expect(new URL(page.url()).pathname).to.equal('/cart')
    await products.delete(jug)
  })
})
