import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createMerchant, useConsole } from './support.ts'

describe('The order of a list in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  /** Chooses an order, and waits until the rows begin with these. */
  async function sort(page: Page, label: string, first: string): Promise<string[]> {
    await page.getByLabel('Sort by').selectOption({ label })
    await page.locator('tbody tr').first().getByText(first).waitFor()
    return page.locator('tbody .row-link').allInnerTexts()
  }

  it('is chosen, stands in the address, and goes with the filters', async () => {
    const { email, shop, home } = await createMerchant()
    await createProduct(shop, { name: 'Bowl', price: 300, quantity: 1 })
    await createProduct(shop, { name: 'Anvil', price: 200, quantity: 9 })
    await createProduct(shop, { name: 'Cup', price: 100, quantity: 5, listed: false })
    const page = await site.openFor(email, `${home}/catalogue`)
    expect(await sort(page, 'Highest price first', 'Bowl')).to.eql(['Bowl', 'Anvil', 'Cup'])
    expect(await sort(page, 'Name', 'Anvil')).to.eql(['Anvil', 'Bowl', 'Cup'])
    expect(await sort(page, 'Smallest stock first', 'Bowl')).to.eql(['Bowl', 'Cup', 'Anvil'])
    expect(page.url()).to.contain('sort=stock')
    await page.getByRole('button', { name: 'Listed', exact: true }).click()
    await page.getByText('2 products').waitFor()
    await page.reload()
    await page.locator('tbody tr').first().getByText('Bowl').waitFor()
    expect(await page.locator('tbody .row-link').allInnerTexts()).to.eql(['Bowl', 'Anvil'])
  })

  it('of orders is that of their totals, and not asked for where a search has its own', async () => {
    const { email, shop, home } = await createMerchant()
    const buyer = await createAccount()
    const [small, large] = [
      await createOrder(shop, buyer, { subtotal: 100 }),
      await createOrder(shop, buyer, { subtotal: 900 }),
    ]
    const page = await site.openFor(email, `${home}/orders`)
    const numbers = (...orders: { number: number }[]) => orders.map(({ number }) => `#${number}`)
    expect(await sort(page, 'Smallest total first', `#${small.number}`)).to.eql(numbers(small, large))
    expect(await sort(page, 'Largest total first', `#${large.number}`)).to.eql(numbers(large, small))
    await page.getByRole('searchbox').fill('nobody')
    await page.getByText('No order matches').waitFor()
    expect(await page.getByLabel('Sort by').count()).to.equal(0)
  })
})
