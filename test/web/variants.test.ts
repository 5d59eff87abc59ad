import { expect } from 'chai'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('The forms in which a product is sold, in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  it('have options in the order of the names of the variants, whatever order the service gives them in', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Mug' })
    await createVariant(shop, product, {
      name: 'Celadon / 250 ml',
      options: { Glaze: 'Celadon', Size: '250 ml' },
    })
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`)
    await button(page, 'Options').click()
    const names = page.getByRole('dialog').getByLabel('Option')
    await names.first().waitFor()
    expect([await names.first().inputValue(), await names.nth(1).inputValue()]).to.eql(['Glaze', 'Size'])
  })

  it('are made of whole options alone: nothing that was typed is left out in silence', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/catalogue/new`)
    await button(page, 'Options').click()
    const dialog = page.getByRole('dialog')
    const [names, values] = [dialog.getByLabel('Option'), dialog.getByLabel('Values, separated by commas')]
    const make = async (problem: string) => {
      await button(dialog, 'Make the variants').click()
      await dialog.getByRole('alert').getByText(problem).waitFor()
    }
    await make('Each option needs a name and at least one value.')
    await values.first().fill('S, M')
    await make('Each option needs a name and at least one value.')
    await names.first().fill('Size')
    await names.nth(1).fill('Size')
    await values.nth(1).fill('L')
    await make('Two options have the same name.')
    expect(await values.nth(1).inputValue()).to.equal('L')
    await names.nth(1).fill('Fit')
    await button(dialog, 'Make the variants').click()
    await page.getByLabel('Stock of M / L').waitFor()
  })

  it('have a stock that somebody has typed: a new product is not sold out unasked', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/catalogue/new`)
    const stock = page.getByLabel('Stock', { exact: true })
    await page.getByLabel('Name', { exact: true }).fill('Bowl')
    await page.getByLabel('Price', { exact: true }).fill('10')
    await button(page, 'Add the product').click()
    expect(await page.locator('input:invalid').getAttribute('name')).to.equal('quantity')
    await stock.fill('3')
    await button(page, 'Add the product').click()
    await page.getByRole('heading', { name: 'Bowl' }).waitFor()
    expect(await stock.inputValue()).to.equal('3')

    await button(page, 'Options').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Option').first().fill('Size')
    await dialog.getByLabel('Values, separated by commas').first().fill('S, M')
    await button(dialog, 'Make the variants').click()
    await page.getByLabel('Stock of S').fill('2')
    await button(page, 'Save').click()
    expect(await page.locator('input:invalid').getAttribute('name')).to.equal('variants[1].quantity')
    await page.getByLabel('Stock of M').fill('0')
    await button(page, 'Save').click()
    await said(page, 'Saved')
  })

  it('get the stock of the dialog that makes them, except for those that were there before', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Mug' })
    await createVariant(shop, product, { name: 'S', quantity: 4, options: { Size: 'S' } })
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`)
    await button(page, 'Options').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Values, separated by commas').first().fill('S, M, L')
    await dialog.getByLabel('Stock of each new variant').fill('12')
    await button(dialog, 'Make the variants').click()
    await page.getByLabel('Stock of L').waitFor()
    await button(page, 'Add one').click()
    const stocks = page.getByRole('textbox', { name: /^Stock of/ })
    expect(await Promise.all((await stocks.all()).map((field) => field.inputValue()))).to.eql([
      '4',
      '12',
      '12',
      '',
    ])
  })

  it('need no stock where they are downloaded', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type: 'digital' })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}/catalogue/new`)
    await page.getByLabel('Name', { exact: true }).fill('Font')
    await page.getByLabel('Price', { exact: true }).fill('10')
    await button(page, 'Add one').click()
    await page.getByRole('textbox', { name: /^Name of/ }).fill('Desktop')
    await button(page, 'Add the product').click()
    await page.getByRole('heading', { name: 'Font' }).waitFor()
  })

  /** Opens the form of a new product of a store that sells downloads. */
  async function newDownload() {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type: 'digital' })
    return site.openFor(owner.email!, `/stores/${shop.id}/catalogue/new`)
  }

  it('need no stock where products are downloaded', async () => {
    const page = await newDownload()
    await page.getByLabel('Stock (optional)', { exact: true }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Brushes')
    await page.getByLabel('Price', { exact: true }).fill('10')
    await button(page, 'Add the product').click()
    await page.getByRole('heading', { name: 'Brushes' }).waitFor()
  })

  it('need a stock where there is nothing to download, also in a store that sells downloads', async () => {
    const page = await newDownload()
    await page.getByLabel('Name', { exact: true }).fill('Printed poster')
    await page.getByLabel('Price', { exact: true }).fill('10')
    await page.getByLabel('Access').selectOption('none')
    await page.getByText('Digital products never run out.').waitFor({ state: 'detached' })
    await button(page, 'Add the product').click()
    expect(await page.locator('input:invalid').getAttribute('name')).to.equal('quantity')
  })
})
