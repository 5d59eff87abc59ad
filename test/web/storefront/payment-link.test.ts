import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { desktop, phone, useShops } from './shops.ts'

describe('the payment link of an order in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('payment-link', /404/)

  it('is paid by somebody who has it, without signing in, and says so afterwards', async () => {
    const { orders } = await shops.merchant.orders.list({ status: 'pending', limit: 2 })
    const [order] = orders
    const { url } = await shops.merchant.orders.createPaymentLink(order!._id, {})
    const { pathname } = new URL(url)
    const page = await shops.visit('ecommerce', pathname, { viewport: phone })
    await page.getByText(`Order ${order!.orderId}:`).waitFor()
    expect(await page.content()).not.to.include(order!.buyer!.email)
    await expectUsable(page)
    await page.setViewportSize(desktop)
    await page.getByText('Card (sandbox)').click()
    await page.getByLabel('Your e-mail address').fill('friend@example.com')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('This is a sandbox').waitFor()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText(`Order ${order!.orderId} is paid`).waitFor()
    await expectUsable(page)
  })

  it('leads nowhere once it is replaced', async () => {
    const { orders } = await shops.merchant.orders.list({ status: 'pending', limit: 1 })
    const { url } = await shops.merchant.orders.createPaymentLink(orders[0]!._id, {})
    await shops.merchant.orders.createPaymentLink(orders[0]!._id, {})
    const page = await shops.visit('ecommerce', new URL(url).pathname)
    await page.getByText('There is nothing to pay here').waitFor()
    await expectUsable(page)
  })
})
