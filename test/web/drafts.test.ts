import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createDraft } from '../support/fixtures/drafts.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'
import { createMerchant, useConsole } from './support.ts'

describe('draft orders in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  it('are written on the telephone: a product, its quantity, the customer, and how it was paid', async () => {
    const { shop, email, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Enamel mug', price: 1500, quantity: 10 })
    const page = await site.openFor(email, `${home}/orders/drafts`)
    await expectUsable(page)
    await page.getByRole('button', { name: 'New order' }).click()
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('enamel')
    await page.getByRole('button', { name: /Add Enamel mug/ }).click()
    await page.getByRole('button', { name: 'One more of Enamel mug' }).click()
    await page.locator('.totals-total').getByText('30.00').waitFor()
    await page.getByRole('button', { name: 'Something else' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is it?').fill('Engraving')
    await dialog.getByLabel('Price of one').fill('6')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await page.locator('.totals-total').getByText('36.00').waitFor()
    await page.getByRole('button', { name: 'Edit the discount' }).click()
    await dialog.getByLabel('How much?').fill('10')
    await dialog.getByLabel('Reason').fill('A regular customer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('.totals-total').getByText('32.40').waitFor()
    await page.getByRole('button', { name: 'Edit the customer' }).click()
    await dialog.getByLabel('E-mail address').fill('caller@example.com')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expectUsable(page)
    await page.getByRole('button', { name: 'Complete the order' }).click()
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Complete', exact: true }).click()
    await page.waitForURL(/\/orders\/[0-9a-f]{24}$/)
    const order = await service().db('orders').where({ shop_id: shop.id }).first()
    expect(order).to.include({ status: 'paid', total: 3240, email: 'caller@example.com' })
    expect((await service().db('products').where({ id: product.id }).first()).quantity).to.equal(8)
  })

  it('begin with what an order sold, which can itself be edited', async () => {
    const { shop, email, home } = await createMerchant()
    const { id } = await createOrder(shop, await createAccount())
    const page = await site.openFor(email, `${home}/orders/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name^=quantity]').first().fill('2')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'See the difference' }).click()
    await dialog.getByText('Afterwards').waitFor()
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Change the order' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await service().db('order_items').where({ order_id: id }).first()).quantity).to.equal(2)
    await page.getByRole('button', { name: 'Same again' }).click()
    await page.waitForURL(/\/orders\/drafts\/[0-9a-f]{24}$/)
  })

  it('are mailed with a link, and deleted', async () => {
    const { shop, email, home } = await createMerchant()
    await createDraft(shop)
    const page = await site.openFor(email, `${home}/orders/drafts`)
    await page.locator('.row-link').first().click()
    await page.getByRole('button', { name: 'Send a payment link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your words').fill('As we said.')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('It can be paid by its link until').waitFor()
    await page.getByRole('button', { name: 'Delete the draft' }).click()
    await dialog.getByRole('button', { name: 'Delete the draft' }).click()
    await page.waitForURL(/\/orders\/drafts$/)
    expect(await service().db('draft_orders').where({ shop_id: shop.id })).to.eql([])
  })
})
