import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { expectUsable } from '../support/barriers.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openAllDay } from '../support/open-hours.ts'
import { call, service } from '../support/service.ts'
import { button, said, sizes, useConsole } from './support.ts'

describe('the tables of a restaurant, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function restaurant() {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type: 'restaurant', currency: 'EUR', country: 'DE' })
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ hours: JSON.stringify({ ways: { table: openAllDay }, exceptions: [] }) })
    return {
      shop,
      email: owner.email!,
      tables: () => service().db('dining_tables').where({ shop_id: shop.id }),
    }
  }

  async function order(shop: Shop, table: string) {
    const [shopper, dish] = [await createAccount(), await createFood(shop, { price: 1250 })]
    const items = [{ productId: dish.id, quantity: 2 }]
    const { body } = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ items, fulfilment: 'table', table, asap: true })
      .expect(201)
    return body.data as { _id: string; orderId: number }
  }

  it('are added, renamed and deleted, and have QR codes to print', async () => {
    const { shop, email, tables } = await restaurant()
    const page = await site.openFor(email, `/stores/${shop.id}/kitchen`)
    await page.getByRole('link', { name: 'Tables', exact: true }).click()
    await page.getByText('No tables yet').waitFor()
    const dialog = page.getByRole('dialog')
    for (const name of ['12', '13']) {
      await button(page, 'New table').click()
      await dialog.getByLabel('Table', { exact: true }).fill(name)
      await dialog.getByLabel('Area').fill('Terrace')
      await button(dialog, 'Add the table').click()
      await button(page, `Bill of table ${name}`).waitFor()
    }
    await button(page, 'Rename 13').click()
    await dialog.getByLabel('Table', { exact: true }).fill('12')
    await button(dialog, 'Save').click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel('Table', { exact: true }).fill('Bar')
    await button(dialog, 'Save').click()
    await said(page, 'Table saved')
    await expectUsable(page)
    const [{ code }] = (await tables().where({ name: 'Bar' })) as [{ code: string }]

    await page.getByRole('link', { name: 'QR codes' }).click()
    await page.getByRole('img', { name: 'QR code of table Bar' }).waitFor()
    await page.setViewportSize(sizes.phone)
    await expectUsable(page)
    await page.emulateMedia({ media: 'print' })
    expect(await button(page, 'Print').isVisible()).to.equal(false)
    expect(await page.getByText('Scan to see the menu').first().isVisible()).to.equal(true)
    await page.emulateMedia({ media: 'screen' })

    await page.locator('main').getByRole('link', { name: 'Tables' }).click()
    await button(page, 'Delete table Bar').click()
    await button(dialog, 'Delete the table').click()
    await said(page, 'Table deleted')
    expect(await tables().where({ code })).to.eql([])
  })

  it('show what is not paid at each, which is paid at the counter or by a link', async () => {
    const { shop, email, tables } = await restaurant()
    await tables().insert({ id: shop.id, shop_id: shop.id, name: '12', code: 'secretof12' })
    const first = await order(shop, 'secretof12')
    const page = await site.openFor(email, `/stores/${shop.id}/kitchen/tables`)
    await page.getByText('€25.00 · 1 order').waitFor()
    await button(page, 'Bill of table 12').click()
    const dialog = page.getByRole('dialog')
    await button(dialog, `Payment link for order #${first.orderId}`).click()
    await button(dialog, 'Make the link').click()
    await dialog.getByText('/pay/').waitFor()
    await button(dialog.locator('.dialog-actions'), 'Close').click()
    await dialog.waitFor({ state: 'hidden' })

    await button(page, 'Bill of table 12').click()
    await button(dialog, 'Mark €25.00 as paid').waitFor()
    const second = await order(shop, 'secretof12')
    await button(dialog, 'Mark €25.00 as paid').click()
    await dialog.getByText('The bill is another one by now').waitFor()
    await button(dialog, 'Mark €50.00 as paid').waitFor()
    await expectUsable(page)
    await dialog.getByLabel('Paid with').selectOption('Card at the counter')
    await button(dialog, 'Mark €50.00 as paid').click()
    await said(page, 'The bill is paid')
    const paid = await service().db('orders').where({ shop_id: shop.id }).orderBy('id')
    expect(paid.map(({ id, status }) => [id, status])).to.eql([
      [first._id, 'paid'],
      [second._id, 'paid'],
    ])
    await button(page, 'Bill of table 12').click()
    await dialog.getByText('Everything at this table has been paid.').waitFor()
  })
})
