import { expect } from 'chai'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { button, said, useConsole } from './support.ts'

describe('the tree of categories, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('is built, put in order and used for a product', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const catalogue = `/stores/${shop.id}/catalogue`
    const [kitchen, garden] = [await createCategory(shop), await createCategory(shop)]
    const mug = await createProduct(shop, { category_id: kitchen.id })
    const page = await site.openFor(owner.email!, `${catalogue}/categories`)
    await button(page, 'New category').click()
    await page.getByLabel('Name', { exact: true }).fill('Mugs')
    await page.getByLabel('Below').selectOption({ label: kitchen.name })
    await page.getByLabel('Description').fill('For tea.')
    await button(page, 'Add the category').click()
    await page.getByRole('link', { name: 'Mugs', exact: true }).waitFor()
    const row = () => service().db('categories').where({ shop_id: shop.id, slug: 'mugs' }).first()
    expect(await row()).to.include({ parent_id: kitchen.id, description: 'For tea.' })

    const last = (await page.locator('.row-link').allTextContents()).at(-1)!
    const moved = last === 'Mugs' ? kitchen : garden
    await button(page, `Move ${moved.name} up`).click()
    await said(page, 'The order has been saved')
    await page.locator('.row-link').first().filter({ hasText: moved.name }).waitFor()
    expect(await page.locator('.row-link').allTextContents()).to.eql(
      moved === kitchen ? [kitchen.name, 'Mugs', garden.name] : [garden.name, kitchen.name, 'Mugs'],
    )
    expect(await button(page, `Move ${moved.name} up`).isDisabled()).to.equal(true)

    await button(page, `Change ${kitchen.name}`).click()
    const choices = await page.getByLabel('Below').locator('option').allTextContents()
    expect(choices).to.eql(['None: it is at the top', garden.name])
    await page.keyboard.press('Escape')

    await page.goto(`${site.console}/console${catalogue}/${mug.id}`)
    await page.getByText('Also in').click()
    await page.getByLabel(`${kitchen.name} › Mugs`).check()
    await button(page, 'Save').click()
    await said(page, 'Saved')
    const { details } = await service().db('products').where({ id: mug.id }).first('details')
    expect(details).to.eql({ otherCategories: [(await row()).id] })

    const cup = await createProduct(shop, { name: 'Tin cup' })
    await page.getByRole('searchbox').fill('Tin')
    await page.getByRole('button', { name: /Tin cup/ }).click()
    await button(page, 'Save').click()
    const detailsNow = async () =>
      (await service().db('products').where({ id: mug.id }).first('details')).details
    await until(
      'the related product is kept',
      async () => (await detailsNow()).relatedProducts?.[0] === cup.id,
    )
  })
})
