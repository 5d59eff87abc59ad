import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, said, sizes, useConsole } from './support.ts'

describe('the times of a dish, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are set by weekday, kept when something else is saved, and taken away', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type: 'restaurant', timeZone: 'Asia/Tokyo' })
    const dish = await createFood(shop, { name: 'Pancakes' })
    const kept = async () =>
      (await service().db('products').where({ id: dish.id }).first('available_at'))!.available_at
    const page = await site.openFor(owner.email!, `/stores/${shop.id}/catalogue`)
    await page.getByRole('link', { name: 'Pancakes' }).click()
    await page.getByLabel('Only at certain times').check()
    await page.getByLabel('Sunday, from').fill('07:00')
    await page.getByLabel('Sunday, to').fill('11:00')
    await page.getByLabel('Saturday, from').fill('22:00')
    await page.getByLabel('Saturday, to').fill('02:00')
    await expectUsable(page)
    const save = async () => {
      await button(page, 'Save').click()
      await said(page, 'Saved')
    }
    await save()
    const weekend = [
      { day: 'saturday', from: '22:00', minutes: 240 },
      { day: 'sunday', from: '07:00', minutes: 240 },
    ]
    expect(await kept()).to.eql(weekend)

    await page.reload()
    await page.setViewportSize(sizes.phone)
    expect(await page.getByLabel('Saturday, to').inputValue()).to.equal('02:00')
    await expectUsable(page)
    await page.getByLabel('Name', { exact: true }).fill('Buttermilk pancakes')
    await save()
    expect(await kept()).to.eql(weekend)

    await page.reload()
    await page.getByLabel('Only at certain times').uncheck()
    await save()
    expect(await kept()).to.equal(null)
  })
})
