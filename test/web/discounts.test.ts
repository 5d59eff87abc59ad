import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, useConsole } from './support.ts'

describe('automatic discounts, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()
  const open = async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const rows = () => service().db('automatic_discounts').where({ shop_id: shop.id, deleted_at: null })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}/coupons`)
    return { shop, rows, page }
  }

  it('are tried before they are saved, then added, switched off and deleted', async () => {
    const { shop, rows, page } = await open()
    await createProduct(shop, { name: 'Enamel mug', price: 1000 })
    await page.getByRole('link', { name: 'Automatic discounts' }).click()
    await button(page, 'New discount').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Three for two')
    await dialog.getByLabel('What it does').selectOption('Buy some, get some for less')
    await dialog.getByLabel('Pieces to buy').fill('2')
    await dialog.getByLabel('Percentage off these').fill('100')
    await dialog.getByText('Try it').click()
    await dialog.getByLabel('Find a product').fill('mug')
    await button(dialog, 'Add Enamel mug').click()
    await button(dialog, 'Show what it costs').click()
    await dialog.getByText('too few pieces', { exact: false }).waitFor()
    await dialog.getByLabel('Pieces of Enamel mug').fill('3')
    await button(dialog, 'Show what it costs').click()
    await dialog.getByText('$20.00 instead of $30.00').waitFor()
    expect(await rows()).to.eql([])
    await expectUsable(page)
    await button(dialog, 'Add the discount').click()
    const row = page.getByRole('row').filter({ hasText: 'Three for two' })
    await row.getByText('Buy 2, get 1 free').waitFor()
    await row.getByText('Running').waitFor()
    const [made] = await rows()
    expect(made).to.deep.include({
      effect: { kind: 'buy-get', buy: 2, get: 1, percent: 10_000 },
      applies_to: null,
    })
    const act = async (name: string) => {
      await button(page, 'Actions for Three for two').click()
      await button(row, name).click()
    }
    await act('Switch off')
    await row.getByText('Off', { exact: true }).waitFor()
    await act('Delete')
    await button(page.getByRole('dialog'), 'Delete').click()
    await page.getByText('No automatic discounts yet').waitFor()
    expect(await rows()).to.eql([])
  })

  it('have their conditions in plain words, and keep what a form does not show', async () => {
    const { shop, rows, page } = await open()
    const kitchen = await createCategory(shop)
    await page.getByRole('link', { name: 'Automatic discounts' }).click()
    await button(page, 'New discount').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Happy hour')
    await dialog.getByLabel('Percentage off', { exact: true }).fill('12.5')
    await dialog.getByLabel('For', { exact: true }).selectOption('Categories')
    await dialog.getByLabel(kitchen.name).check()
    await dialog.getByLabel('These cost at least').fill('20')
    await dialog.getByLabel('Last day').fill('2099-12-31')
    await dialog.getByLabel('The order goes to these countries').fill('de, at')
    await dialog.getByLabel('Tags of customers').fill('trade, staff')
    await dialog.getByLabel('first order').check()
    await dialog.getByLabel('Friday').check()
    await dialog.getByLabel('From', { exact: true }).fill('17:00')
    await dialog.getByLabel('Until').fill('19:00')
    await dialog.getByLabel('Never together').check()
    await button(dialog, 'Add the discount').click()
    await page.getByText('12.5% off').waitFor()
    const [made] = await rows()
    expect(made).to.deep.include({
      ...{ effect: { kind: 'percentage', percent: 1250 }, applies_to: { categories: [kitchen.id] } },
      ...{ minimum_subtotal: 2000, countries: ['DE', 'AT'], first_order: true, exclusive: true },
      customer_tags: ['trade', 'staff'],
      hours: [{ day: 'friday', from: '17:00', until: '19:00' }],
    })
    const hours = [
      { day: 'monday', from: '08:00', until: '09:00' },
      { day: 'friday', from: '17:00', until: '19:00' },
    ]
    await service()
      .db('automatic_discounts')
      .where({ id: made.id })
      .update({ hours: JSON.stringify(hours) })
    await page.reload()
    await button(page, 'Happy hour').click()
    await dialog.getByLabel('Name').fill('Quiet hours')
    await button(dialog, 'Save').click()
    await page.getByText('Quiet hours').waitFor()
    const [saved] = await rows()
    expect(saved).to.deep.include({
      name: 'Quiet hours',
      hours,
      starts_at: made.starts_at,
      countries: ['DE', 'AT'],
      customer_tags: ['trade', 'staff'],
    })
  })
})
