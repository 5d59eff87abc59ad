import { expect } from 'chai'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, useConsole } from './support.ts'

describe('What a person gets by e-mail, in the console', function () {
  this.timeout(300_000)
  const site = useConsole()

  it('is chosen on the page of notifications, and is there the next time', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}/notifications`)
    await button(page, 'By e-mail').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('A summary of each day').check()
    await dialog.getByLabel('Bank transfer to confirm').check()
    await button(page, 'Save').click()
    await page.getByText('Your choice has been saved').waitFor()
    const row = await service().db('notification_settings').where({ shop_id: shop.id }).first()
    expect(row!.mailed).to.eql(['transfer_unconfirmed'])
    await button(page, 'By e-mail').click()
    expect(await dialog.getByLabel('A summary of each day').isChecked()).to.equal(true)
    expect(await dialog.getByLabel('New order').isChecked()).to.equal(false)
    if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  })
})
