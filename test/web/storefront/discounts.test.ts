import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, orderButton, payByCard, phone, useShops } from './shops.ts'

describe('automatic discounts in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('discounts')

  it('cross the price of what they reduce on its own, and are named in the cart, the review and the order', async () => {
    const { products, discounts } = shops.merchant
    const { _id: lamp, slug } = await products.create({ name: 'Reed lamp', price: 1000, quantity: 9 })
    const { _id } = await discounts.createAutomaticDiscount({
      name: 'Reed & light week',
      appliesTo: { products: [lamp] },
      effect: { type: 'percentage', percent: 25 },
    })
    const page = await shops.visit('ecommerce', '/products?query=reed+lamp', { viewport: phone })
    const card = page.getByRole('article').filter({ hasText: 'Reed lamp' })
    expect(await card.textContent()).to.match(/₦750\.00.*₦1,000\.00/)
    expect(await card.locator('s').textContent()).to.contain('₦1,000.00')
    await page.goto(shops.url('ecommerce', `/products/${slug}`))
    expect(await page.locator('.details s').textContent()).to.contain('₦1,000.00')
    await expectUsable(page)
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/cart'))
    await expectUsable(page)
    const sums = () => page.getByRole('complementary').textContent()
    expect(await sums()).to.match(/Subtotal\s*₦1,000\.00\s*Reed & light week\s*-₦250\.00\s*So far\s*₦750\.00/)
    await page.goto(shops.url('ecommerce', '/checkout/review?collect=true&coupon=welcome10'))
    expect(await sums()).to.match(
      /Reed & light week\s*-₦250\.00\s*Discount WELCOME10\s*-₦75\.00\s*Total\s*₦675\.00/,
    )
    await page.getByLabel('E-mail address').first().fill(newEmail())
    await page.getByText('Card (sandbox)').click()
    await orderButton(page).click()
    await payByCard(page)
    expect(await sums()).to.match(
      /Reed & light week\s*-₦250\.00\s*Discount WELCOME10\s*-₦75\.00\s*Total\s*₦675\.00/,
    )
    await expectUsable(page)
    await discounts.deleteAutomaticDiscount(_id)
    await products.delete(lamp)
  })
})
