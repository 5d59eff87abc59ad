import { expect } from 'chai'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { button, said, useConsole } from './support.ts'

describe('a store’s own fields, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are added, and filled in for products and customers', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const home = `/stores/${shop.id}`
    const mug = await createProduct(shop)
    const page = await site.openFor(owner.email!, `${home}/catalogue/fields`)
    const add = async (name: string, key: string, type: string, more = async () => {}) => {
      await button(page, 'New field').click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Key').fill(key)
      await page.getByLabel('Type').selectOption(type)
      await more()
      await button(page, 'Add the field').click()
      await page.getByRole('cell', { name, exact: true }).waitFor()
    }
    await add('Material', 'material', 'choice', async () => {
      await page.getByLabel('Choices, separated by commas').fill('wool, linen')
      await page.getByLabel('Shoppers see it').check()
    })
    await add('Height', 'height', 'number')
    await add('Tax exempt', 'exempt', 'boolean', async () => {
      await page.getByLabel('For', { exact: true }).selectOption('customers')
    })

    await page.goto(`${site.console}/console${home}/catalogue/${mug.id}`)
    await page.getByLabel('Material').selectOption('linen')
    await page.getByLabel('Height').last().fill('12,5')
    await button(page, 'Save').click()
    await said(page, 'Saved')
    const custom = async () =>
      (await service().db('products').where({ id: mug.id }).first('details')).details?.custom
    expect(await custom()).to.eql({ material: 'linen', height: 12.5 })
    await page.getByLabel('Material').selectOption('')
    await button(page, 'Save').click()
    await until('the material is gone', async () => !('material' in (await custom())))
    expect(await custom()).to.eql({ height: 12.5 })

    await page.goto(`${site.console}/console${home}/customers`)
    await button(page, 'Add a customer').first().click()
    await page.getByRole('dialog').getByLabel('E-mail').fill('ada@example.com')
    await page.getByRole('dialog').getByLabel('Tax exempt').selectOption('true')
    await button(page.getByRole('dialog'), 'Save').click()
    await page.getByRole('heading', { name: 'ada' }).waitFor()
    const ada = await service().db('customers').where({ shop_id: shop.id }).first('custom')
    expect(ada.custom).to.eql({ exempt: true })
  })
})
