import { expect } from 'chai'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
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

  it('take a kind of goods of the store, which rates and products then have', async () => {
    const { email, home, shop } = await createMerchant()
    await computeTaxes(shop, { belowEuThreshold: true, classes: [{ key: 'bucher', name: 'Books' }] })
    const product = await createProduct(shop)
    const page = await site.openFor(email, `${home}/settings/taxes`)
    const dialog = page.getByRole('dialog')
    await button(page, 'Add a kind of goods').click()
    await dialog.getByLabel('Kind of goods').fill('Bücher & Hefte')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The kind of goods has been saved')
    await button(page, 'Add a kind of goods').click()
    await dialog.getByLabel('Kind of goods').fill('Bücher')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Bücher', exact: true }).waitFor()
    const kept = async () => (await service().db('shops').where({ id: shop.id }).first('taxes')).taxes
    expect(await kept()).to.eql({
      pricesIncludeTax: true,
      belowEuThreshold: true,
      classes: [
        { key: 'bucher', name: 'Books' },
        { key: 'bucher-hefte', name: 'Bücher & Hefte' },
        { key: 'bucher-2', name: 'Bücher' },
      ],
    })

    await button(page, 'Add a rate').click()
    await dialog.getByLabel('Rate', { exact: true }).fill('5')
    await dialog.getByLabel('For', { exact: true }).selectOption('Bücher & Hefte')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The rate has been saved')
    await page.getByRole('table', { name: 'Rates' }).getByText('Bücher & Hefte').waitFor()
    const row = page
      .getByRole('table', { name: 'Your own kinds of goods' })
      .getByRole('row', { name: 'Books' })
    await row.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await said(page, 'The kind of goods has been deleted')
    expect((await kept()).classes.map(({ key }: { key: string }) => key)).to.eql(['bucher-hefte', 'bucher-2'])
    const goods = await site.openFor(email, `${home}/catalogue/${product.id}`)
    await goods.getByLabel('How it is taxed').selectOption('Bücher & Hefte')
  })

  it('suggest rates of a place, and save none that nobody has confirmed', async () => {
    const { email, home, shop } = await createMerchant()
    await computeTaxes(shop)
    const page = await site.openFor(email, `${home}/settings/taxes`)
    const dialog = page.getByRole('dialog')
    await button(page, 'Add a rate').click()
    await dialog.getByLabel('Country').selectOption('DE')
    await button(dialog, 'Suggest rates for this place').click()
    await dialog.getByText('compare them with what your tax office says').waitFor()
    await button(dialog, 'MwSt 7 %').click()
    expect(await dialog.getByLabel('Name').inputValue()).to.equal('MwSt')
    expect(await dialog.getByLabel('For', { exact: true }).inputValue()).to.equal('reduced')
    expect(await dialog.getByLabel('Country').inputValue()).to.equal('DE')
    const rates = () => service().db('tax_rates').where({ shop_id: shop.id })
    expect(await rates()).to.eql([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The rate has been saved')
    expect((await rates())[0]).to.include({ name: 'MwSt', country: 'DE', class: 'reduced', rate: 70_000 })
  })

  it('are computed by Stripe with a key of the store, which is not shown again', async () => {
    const { email, home, shop } = await createMerchant()
    await computeTaxes(shop)
    const page = await site.openFor(email, `${home}/settings/taxes`)
    const dialog = page.getByRole('dialog')
    const panel = page.locator('section', { hasText: 'What computes the taxes' })
    await panel.getByText('Your registrations and rates on this page.').waitFor()
    await panel.getByRole('button', { name: 'Change' }).click()
    await dialog.getByLabel('Computed by').selectOption('Stripe Tax')
    await dialog.getByLabel('Key of your Stripe account').fill('rk_test_1234')
    await dialog.getByLabel('If Stripe has no answer').selectOption('Use your rates on this page')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'What computes the taxes has been saved')
    await panel.getByText('key ending in 1234').waitFor()
    const row = await service().db('tax_providers').where({ shop_id: shop.id }).first()
    expect(row).to.include({ name: 'stripe', key_end: '1234', when_silent: 'tables' })
    await panel.getByRole('button', { name: 'Change' }).click()
    expect(await dialog.getByLabel('Key of your Stripe account').inputValue()).to.equal('')
    await dialog.getByLabel('Computed by').selectOption('Your rates on this page')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Your registrations and rates on this page.').waitFor()
    expect(await service().db('tax_providers').where({ shop_id: shop.id })).to.eql([])
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

  it('show what was collected in a period, by country and rate', async () => {
    const { email, home, shop } = await createMerchant()
    await computeTaxes(shop)
    const { id } = await createOrder(shop, await createAccount())
    const tax = { name: 'VAT', rate: 75_000, base: 10_000, amount: 750, included: true }
    const taxes = JSON.stringify([{ ...tax, country: 'NG', state: null, category: 'S' }])
    const { db } = service()
    await db('order_items').where({ order_id: id }).update({ taxes })
    await db('orders').where({ id }).update({ tax_treatment: 'taxed', paid_at: new Date() })
    const page = await site.openFor(email, `${home}/settings/taxes`)
    const row = page.getByRole('row').filter({ hasText: 'Nigeria' })
    await row.getByText('VAT 7.5 %, goods').waitFor()
    expect(await row.textContent()).to.match(/100\.00.*7\.50/)
    await page.getByRole('button', { name: 'Last quarter' }).click()
    await page.getByText('No taxes in this period').waitFor()
  })
})
