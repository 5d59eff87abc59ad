import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createReturn } from '../support/fixtures/returns.ts'
import { service } from '../support/service.ts'
import { createMerchant, useConsole } from './support.ts'

describe('returns in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  async function openReturn(status = 'requested', kind = 'withdrawal') {
    const { shop, email, home } = await createMerchant()
    const made = await createReturn(shop, await createAccount(), { status, kind })
    const page = await site.openFor(email, `${home}/orders/returns`)
    return { page, shop, ...made, row: () => service().db('returns').where({ id: made.id }).first() }
  }

  it('are found by their status, answered, received and closed with the keyboard alone', async () => {
    const { page, row, productId } = await openReturn()
    const before = (await service().db('products').where({ id: productId }).first()).quantity
    await page.locator('.row-link').first().waitFor()
    await expectUsable(page)
    await page.locator('.row-link').first().press('Enter')
    await page.getByText('Open: no delivery is known').waitFor()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Where and how to send it').fill('Send it to 1 Road.')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Approve' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'It has arrived' }).press('Enter')
    await dialog.getByLabel('Condition').selectOption('unopened')
    await dialog.getByLabel('Put them back in stock').press('Space')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'It has arrived' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await row()).to.include({ status: 'closed', answer: 'Send it to 1 Road.' })
    expect((await service().db('products').where({ id: productId }).first()).quantity).to.equal(before + 1)
  })

  it('are refused with a reason, and refunded apart from the goods', async () => {
    const { page, row } = await openReturn('approved', 'return')
    await page.locator('.row-link').first().click()
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await row()).to.include({ status: 'approved' })
    await page.getByRole('button', { name: 'Refuse' }).click()
    await dialog.getByLabel('Reason').fill('It never came.')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await row()).to.include({ status: 'refused', answer: 'It never came.' })
  })

  it('are exchanged for a variant that the store chooses, which is ordered when the goods have arrived', async () => {
    const { page, shop, row, productId, id, itemId } = await openReturn('requested', 'exchange')
    const { db } = service()
    const small = await createVariant(shop, { id: productId }, { name: 'Small', price: 5000 })
    await createVariant(shop, { id: productId }, { name: 'Large', price: 5000 })
    const wanted = { product: productId, variant: small.id, name: 'Shirt', variantName: 'Small', quantity: 1 }
    await db('return_lines')
      .where({ return_id: id })
      .update({ wanted: JSON.stringify(wanted) })
    await page.reload()
    await page.locator('.row-link').first().click()
    await page.getByText('Wants instead: 1 × Shirt, Small').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByLabel('Instead of')
    await choice.locator('option', { hasText: 'Large' }).waitFor({ state: 'attached' })
    await expectUsable(page)
    await choice.selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Held for').waitFor()
    await page.getByRole('button', { name: 'It has arrived' }).click()
    await dialog.getByLabel('Order what they want instead').waitFor()
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'It has arrived' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('paid by the goods').waitFor()
    await expectUsable(page)
    const { exchange_id } = await row()
    const [item] = await db('order_items').where({ order_id: exchange_id })
    expect(item).to.include({ variant_name: 'Large', quantity: 1 })
    expect(itemId).not.to.equal(item.id)
    const made = await db('orders').where({ id: exchange_id }).first()
    expect(made).to.include({ status: 'paid' })
    await page.getByRole('link', { name: `#${made.number}` }).click()
    await page.getByText('Paid by goods of').waitFor()
    await expectUsable(page)
    await page.locator('.totals').getByRole('link').click()
    await page.waitForURL(`**/orders/${made.exchange_of}`)
  })

  it('have a policy, which is set below the list', async () => {
    const { page, shop } = await openReturn()
    await page.getByLabel('Days after delivery').fill('30')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const { days } = await service().db('return_policies').where({ shop_id: shop.id }).first()
    expect(days).to.equal(30)
  })

  it('fit a phone', async () => {
    const { page } = await openReturn()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectUsable(page)
    await page.locator('.row-link').first().click()
    await page.getByText('Open: no delivery is known').waitFor()
    await expectUsable(page)
  })
})
