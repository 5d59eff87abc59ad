import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, said, sizes, useConsole } from './support.ts'

describe('allergens and diets of a dish, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are said, read again, and taken back', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type: 'restaurant' })
    const { id } = await createFood(shop, { name: 'Falafel' })
    const facts = async () =>
      (await service().db('products').where({ id, shop_id: shop.id }).first('allergens', 'diet'))!
    const page = await site.openFor(owner.email!, `/stores/${shop.id}/catalogue/${id}`)
    await page.getByLabel('Vegan').check()
    await page.getByLabel('Allergens are stated').check()
    await page.getByLabel('Sesame').check()
    await expectUsable(page)
    await button(page, 'Save').click()
    await said(page, 'Saved')
    expect(await facts()).to.eql({ allergens: ['sesame'], diet: ['vegan'] })

    await page.setViewportSize(sizes.phone)
    await page.reload()
    await page.getByLabel('Sesame').uncheck()
    await expectUsable(page)
    await button(page, 'Save').click()
    await said(page, 'Saved')
    expect(await facts()).to.eql({ allergens: [], diet: ['vegan'] })
    await page.getByLabel('Allergens are stated').uncheck()
    await button(page, 'Save').click()
    await page.getByLabel('Sesame').waitFor({ state: 'hidden' })
    await said(page, 'Saved')
    expect((await facts()).diet).to.eql(['vegan'])
  })
})
