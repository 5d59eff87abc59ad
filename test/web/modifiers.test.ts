import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, said, sizes, useConsole } from './support.ts'

describe('groups of options, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are written, given to a dish, sold out until tomorrow, and deleted', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type: 'restaurant', timeZone: 'Asia/Tokyo' })
    const dish = await createFood(shop, { name: 'Burger' })
    const groups = () => service().db('modifier_groups').where({ shop_id: shop.id })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}/catalogue`)
    await page.getByRole('link', { name: 'Options', exact: true }).click()
    await button(page, 'New group').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Sauces')
    await dialog.getByLabel('At most').fill('3')
    await dialog.getByLabel('Free pieces').fill('2')
    await dialog
      .getByLabel('What they cost')
      .selectOption('The highest price alone, as for halves of a pizza')
    await dialog.getByLabel('An option can be chosen more than once').check()
    await dialog.getByLabel('Name of option 1').fill('Ketchup')
    await dialog.getByLabel('Price of option 1').fill('0.5')
    await button(dialog, 'Another option').click()
    await dialog.getByLabel('Name of option 2').fill('Truffle')
    await button(dialog, 'Move option 2 up').click()
    await expectUsable(page)
    await button(dialog, 'Add the group').click()
    await page.getByText('0 to 3, 2 free, the highest price counts').waitFor()
    const [made] = await groups()
    expect(made).to.include({ min: 0, max: 3, included: 2, pricing: 'highest', allow_quantities: true })
    expect(made!.options.map((one: { name: string; price: number }) => [one.name, one.price])).to.eql([
      ['Truffle', 0],
      ['Ketchup', 50],
    ])

    await page.locator('main').getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Burger' }).click()
    await page.getByLabel('Sauces').check()
    await button(page, 'Save').click()
    await said(page, 'Saved')
    expect(
      (await service().db('products').where({ id: dish.id }).first('modifier_groups'))!.modifier_groups,
    ).to.eql([made!.id])

    await page.setViewportSize(sizes.phone)
    await page.getByRole('link', { name: 'Edit the groups of options' }).click()
    await button(page, 'Sauces').click()
    await dialog.getByLabel('Can option 2 be chosen?').selectOption('Sold out until tomorrow')
    await expectUsable(page)
    await button(dialog, 'Save').click()
    await dialog.waitFor({ state: 'hidden' })
    const [changed] = await groups()
    const [truffle, ketchup] = changed!.options
    expect([truffle._id, truffle.soldOutUntil]).to.eql([made!.options[0]._id, null])
    expect(new Date(ketchup.soldOutUntil).toISOString()).to.match(/T15:00:00.000Z$/)
    await button(page, 'Delete Sauces').click()
    await button(dialog, 'Delete the group').click()
    await page.getByText('No options yet').waitFor()
    expect(await groups()).to.eql([])
  })
})
