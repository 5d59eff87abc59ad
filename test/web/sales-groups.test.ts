import { expect } from 'chai'
import { createAutomaticDiscount } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { useConsole } from './support.ts'

describe('The sales of a store in the console', function () {
  this.timeout(300_000)
  const site = useConsole()

  it('are shown by product, and by what else orders have in common', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, currency: 'USD' })
    const order = await createOrder(shop, await createAccount(), { subtotal: 1234, status: 'paid' })
    const { db } = service()
    await db('orders').where({ id: order.id }).update({ paid_at: new Date() })
    const rule = await createAutomaticDiscount(shop, undefined, { name: 'Spring sale' })
    const discounts = [{ _id: rule.id, kind: 'automatic', name: 'Spring sale', amount: 150 }]
    await db('orders')
      .where({ id: order.id })
      .update({ discounts: JSON.stringify(discounts) })
    await db('products').where({ id: order.productId }).update({ name: 'Teapot' })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}`)
    const table = page.getByRole('table', { name: 'Where sales come from' })
    await table.getByRole('row').filter({ hasText: 'Teapot' }).getByText('$12.34').waitFor()
    await page.getByRole('button', { name: 'Country' }).click()
    await table.getByRole('row').filter({ hasText: '–' }).getByText('$12.34').waitFor()
    await page.getByRole('button', { name: 'Discount' }).click()
    await table.getByRole('row').filter({ hasText: 'Spring sale' }).getByText('$1.50').waitFor()
    await page.getByRole('button', { name: 'Staff' }).click()
    await table.getByRole('row').filter({ hasText: 'Not written by staff' }).getByText('$12.34').waitFor()
    for (const [label, kind] of [
      ['Orders, with lines and taxes', 'orders'],
      ['Payments, with fees', 'payments'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('button', { name: label }).click()
      expect((await download).suggestedFilename()).to.equal(`${shop.slug}-${kind}.csv`)
    }
  })
})
