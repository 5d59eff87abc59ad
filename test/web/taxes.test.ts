import { expect } from 'chai'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { computeTaxes } from '../support/fixtures/taxes.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('the taxes in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are switched on, registered for and given a rate', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/taxes`)
    await page.getByText('Your store computes no taxes').waitFor()
    await button(page, 'Compute taxes').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your prices').selectOption('added')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The tax settings have been saved')
    await page.getByText('The tax is added to your prices at the checkout.').waitFor()

    await button(page, 'Add a registration').click()
    await dialog.getByLabel('Country').selectOption('US')
    await dialog.getByLabel('State (optional)').fill('ca')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The registration has been added')
    await page.getByRole('cell', { name: 'CA' }).waitFor()

    await button(page, 'Add a rate').click()
    await dialog.getByLabel('Name').fill('Sales tax')
    await dialog.getByLabel('Rate', { exact: true }).fill('7.25')
    await dialog.getByLabel('Country').selectOption('US')
    await dialog.getByLabel('State (optional)').fill('CA')
    await dialog.getByLabel('Postal codes (optional)').fill('900*')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The rate has been saved')
    await page.getByText('Sales tax 7.25 %').waitFor()

    const { taxes } = await service().db('shops').where({ id: shop.id }).first('taxes')
    expect(taxes.pricesIncludeTax).to.equal(false)
    const [registration] = await service().db('tax_registrations').where({ shop_id: shop.id })
    expect(registration).to.include({ country: 'US', state: 'CA', scheme: 'standard' })
    const [rate] = await service().db('tax_rates').where({ shop_id: shop.id })
    expect(rate).to.include({ name: 'Sales tax', state: 'CA', postal_code: '900*', rate: 72_500 })
  })

  it('give a product its class, where the store computes taxes', async () => {
    const { email, home, shop } = await createMerchant()
    await computeTaxes(shop)
    const product = await createProduct(shop)
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`)
    await page.getByLabel('How it is taxed').selectOption('reduced')
    await button(page, 'Save').click()
    const kept = () => service().db('products').where({ id: product.id }).first('tax_class')
    await until('the class', async () => (await kept()).tax_class === 'reduced')
  })
})
