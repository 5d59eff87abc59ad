import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, orderButton, payByCard, useShops } from './shops.ts'

describe('the address for the invoice in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('billing')
  before(async () => {
    const { shop, taxes } = shops.merchant
    await shop.update({ taxes: { pricesIncludeTax: false } })
    await taxes.createTaxRegistration({ country: 'NG', scheme: 'standard' })
    await taxes.createTaxRate({ name: 'VAT', country: 'NG', class: 'standard', rate: 7.5 })
  })

  it('is chosen before the order is placed, for a company too, and kept on the order', async () => {
    const { products, orders } = shops.merchant
    const { slug } = await products.create({ name: 'Reed basket', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await addToCart(page)
    await page.goto(shops.url('ecommerce', '/checkout/review?collect=true'))
    await page.getByRole('link', { name: 'Choose the address for the invoice' }).click()
    await page.getByRole('heading', { name: 'Who is the invoice for?' }).waitFor()
    await expectUsable(page)
    const address = {
      'Full name': 'Bola Ade',
      'Street and number': '3 Test Road',
      'Town or city': 'Ikeja',
      State: 'Lagos',
    }
    for (const [label, value] of Object.entries(address))
      await page.locator('input').and(page.getByLabel(label)).first().fill(value)
    await page.getByRole('button', { name: 'Review your order' }).click()
    await page.getByRole('complementary').getByText('3 Test Road').waitFor()
    expect(new URL(page.url()).searchParams.get('collect'), 'the other choices are kept').to.equal('true')
    expect(await page.getByRole('complementary').textContent()).to.include('₦1,075.00')
    const buyer = newEmail()
    await page.getByLabel('E-mail address').first().fill(buyer)
    await page.getByLabel('VAT number').fill('DE 136 695 977')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('This is not a VAT number').waitFor()
    expect(await page.getByLabel('VAT number').inputValue(), 'what was typed').to.equal('DE 136 695 977')
    await page.getByLabel('VAT number').fill('1234 5678-0001')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('The number goes on your invoice').waitFor()
    expect(await page.getByLabel('E-mail address').first().inputValue(), 'what else was typed').to.equal(
      buyer,
    )
    await expectUsable(page)
    await page.getByLabel('Company').fill('Ade Ltd')
    await page.getByText('Card (sandbox)').click()
    await orderButton(page).click()
    await payByCard(page)
    const [order] = (await orders.list({ limit: 1 })).orders
    expect(order).to.deep.include({ total: 1075, tax: { included: 0, added: 75 } })
    expect(order!.billingAddress).to.include({ name: 'Bola Ade', company: 'Ade Ltd', country: 'NG' })
    expect(order!.taxId).to.include({ value: '123456780001', country: 'NG', status: 'not_checked' })
  })
})
