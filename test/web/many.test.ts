import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOn } from '../support/barriers.ts'
import { createCategory, createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer } from '../support/fixtures/people.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, sizes, useConsole } from './support.ts'

describe('Many records at once, in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  const names = ['Bowl', 'Cup', 'Lamp']
  async function openProducts() {
    const { email, shop, home } = await createMerchant()
    const category = await createCategory(shop)
    for (const name of names) await createProduct(shop, { name })
    const page = await site.openFor(email, `${home}/catalogue`)
    await page.getByLabel('Choose Lamp').waitFor()
    const rows = () => service().db('products').where({ shop_id: shop.id, deleted_at: null }).orderBy('name')
    return { page, category, rows }
  }
  const choose = async (page: Page, ...chosen: string[]) => {
    for (const name of chosen) await page.getByLabel(`Choose ${name}`, { exact: true }).check()
  }
  const act = async (page: Page, action: string) => {
    await button(page, action).click()
    await button(page.getByRole('dialog'), action).click()
  }

  it('are hidden, listed again and given a category: those that are ticked, and no others', async () => {
    const { page, category, rows } = await openProducts()
    await choose(page, 'Bowl', 'Lamp')
    await page.getByRole('status').getByText('2 chosen').waitFor()
    await act(page, 'Hide from the shop')
    await said(page, '2 changed')
    expect((await rows()).map(({ listed }) => listed)).to.eql([false, true, false])
    await page.getByText('2 chosen').waitFor({ state: 'detached' })
    await page.getByLabel('Choose all on this page').check()
    await page.getByRole('status').getByText('3 chosen').waitFor()
    await act(page, 'Show in the shop')
    await said(page, '3 changed')
    expect((await rows()).map(({ listed }) => listed)).to.eql([true, true, true])
    await choose(page, 'Cup')
    await button(page, 'Change the category').click()
    await page.getByRole('dialog').getByLabel('Category').selectOption(category.id)
    await button(page.getByRole('dialog'), 'Change the category').click()
    await said(page, '1 changed')
    expect((await rows()).map(({ category_id }) => category_id)).to.eql([null, category.id, null])
  })

  it('are named where they cannot be changed, stay ticked, and can be tried again', async () => {
    const { page, rows } = await openProducts()
    await choose(page, 'Bowl', 'Cup', 'Lamp')
    const [, cup] = await rows()
    const path = new RegExp(`/products/${cup.id}$`)
    await page.route(path, (route) => route.abort())
    await act(page, 'Hide from the shop')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('alert').getByText('Cup: The service cannot be reached').waitFor()
    await said(page, '2 changed')
    expect((await rows()).map(({ listed }) => listed)).to.eql([false, true, false])
    await page.unroute(path)
    await button(dialog, 'Try again').click()
    await said(page, '1 changed')
    expect((await rows()).map(({ listed }) => listed)).to.eql([false, false, false])
  })

  it('are deleted by the keyboard alone, and only once that was confirmed', async () => {
    const { page, rows } = await openProducts()
    const tick = page.getByLabel('Choose Cup', { exact: true })
    await tick.focus()
    await page.keyboard.press('Space')
    await button(page, 'Delete').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Delete: 1' }).waitFor()
    expect(await page.evaluate('document.activeElement?.textContent')).to.equal('Cancel')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await said(page, '1 changed')
    expect((await rows()).map(({ name }) => name)).to.eql(['Bowl', 'Lamp'])
  })

  it('are put back by one press as they were, except those that have changed since', async () => {
    const { page, category, rows } = await openProducts()
    const [bowl, cup, lamp] = await rows()
    await service().db('products').where({ id: bowl.id }).update({ listed: false })
    await page.reload()
    await choose(page, ...names)
    await act(page, 'Hide from the shop')
    await said(page, '3 changed')
    // A sale is no reason to leave it hidden.
    await service().db('products').where({ id: cup.id }).update({ quantity: 1 })
    await button(page, 'Undo').click()
    await said(page, '2 put back')
    expect((await rows()).map(({ listed }) => listed)).to.eql([false, true, true])
    await page.getByText('3 chosen').waitFor({ state: 'detached' })
    await choose(page, 'Cup', 'Lamp')
    await button(page, 'Change the category').click()
    await page.getByRole('dialog').getByLabel('Category').selectOption(category.id)
    await button(page.getByRole('dialog'), 'Change the category').click()
    await said(page, '2 changed')
    await service().db('products').where({ id: lamp.id }).update({ category_id: null })
    await button(page, 'Undo').focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .getByText('1 put back. Left as they are: Lamp: It has changed meanwhile.')
      .waitFor()
    expect((await rows()).map(({ category_id }) => category_id)).to.eql([null, null, null])
    expect(await page.evaluate('document.activeElement?.textContent')).to.equal('Products')
    expect(await barriersOn(page)).to.eql([])
    await button(page, 'Close').click()
    await choose(page, 'Cup')
    await act(page, 'Delete')
    await said(page, '1 changed')
    expect(await button(page, 'Undo').count()).to.equal(0)
  })

  it('are planned again by undo if they were shown before their day', async () => {
    const { page, rows } = await openProducts()
    const [bowl] = await rows()
    const publish_at = '2036-01-31T10:00:00.000Z'
    await service().db('products').where({ id: bowl.id }).update({ listed: false, publish_at })
    await page.reload()
    await choose(page, 'Bowl')
    await act(page, 'Show in the shop')
    await said(page, '1 changed')
    expect((await rows())[0]).to.include({ listed: true, publish_at: null })
    await button(page, 'Undo').click()
    await said(page, '1 put back')
    expect((await rows())[0]).to.include({ listed: false, publish_at })
  })

  it('can be ticked on a phone, all of a page at once, and are usable by everybody there', async () => {
    const { page } = await openProducts()
    await page.setViewportSize(sizes.phone)
    await choose(page, 'Cup')
    await button(page, 'Choose all on this page').click()
    await page.getByRole('status').getByText('3 chosen').waitFor()
    expect(await barriersOn(page)).to.eql([])
    await button(page, 'Choose none').click()
    expect(await page.getByLabel('Choose Cup', { exact: true }).isChecked()).to.equal(false)
  })

  it('are coupons that end and start again', async () => {
    const { email, shop, home } = await createMerchant()
    const [one, other] = [await createCoupon(shop), await createCoupon(shop)]
    const page = await site.openFor(email, `${home}/coupons`)
    await choose(page, one.code, other.code)
    await act(page, 'End')
    await said(page, '2 changed')
    const active = () => service().db('coupons').where({ shop_id: shop.id }).pluck('active')
    expect(await active()).to.eql([false, false])
    await choose(page, one.code)
    await act(page, 'Make it usable again')
    await said(page, '1 changed')
    expect((await active()).sort()).to.eql([false, true])
    await button(page, 'Undo').last().click()
    await said(page, '1 put back')
    expect(await active()).to.eql([false, false])
  })

  it('are orders whose parcels are on their way; one without a parcel is named', async () => {
    const { email, shop, home } = await createMerchant()
    const buyer = await createAccount()
    const { id, orderId } = await createShipment(shop, buyer)
    const bare = await createOrder(shop, buyer)
    const page = await site.openFor(email, `${home}/orders`)
    const { number } = await service().db('orders').where({ id: orderId }).first('number')
    await choose(page, `Order #${number}`, `Order #${bare.number}`)
    await act(page, 'Mark as on its way')
    await page.getByRole('alert').getByText(`Order #${bare.number}: It has no parcel yet.`).waitFor()
    expect(await service().db('shipments').where({ id }).first('status')).to.eql({ status: 'in_transit' })
  })

  it('are tagged and untagged, and keep the tags that they had', async () => {
    const { email, shop, home } = await createMerchant()
    const [ada, joan] = [await createCustomer(shop, { tags: ['old'] }), await createCustomer(shop)]
    await createCustomer(shop)
    const page = await site.openFor(email, `${home}/customers`)
    const ticks = page.getByRole('row').filter({ hasText: new RegExp(`${ada.email}|${joan.email}`) })
    await ticks.nth(1).waitFor()
    for (const tick of await ticks.getByRole('checkbox').all()) await tick.check()
    await button(page, 'Add tags').click()
    await page.getByRole('dialog').getByLabel('Tags').fill('vip, wholesale')
    await button(page.getByRole('dialog'), 'Add tags').click()
    await said(page, '2 changed')
    const tags = () =>
      service().db('customers').where({ shop_id: shop.id }).orderBy('created_at').pluck('tags')
    expect(await tags()).to.eql([['old', 'vip', 'wholesale'], ['vip', 'wholesale'], []])
    await service().db('customers').where({ id: joan.id }).update({ name: 'Joan' })
    await button(page, 'Undo').click()
    await page.getByText('1 put back. Left as they are:').waitFor()
    expect(await tags()).to.eql([['old'], ['vip', 'wholesale'], []])
    await service()
      .db('customers')
      .where({ id: ada.id })
      .update({ tags: ['old', 'vip', 'wholesale'] })
    await page.reload()
    await page.getByText('2 chosen').waitFor({ state: 'detached' })
    await page.getByLabel('Choose all on this page').check()
    await button(page, 'Take tags away').click()
    await page.getByRole('dialog').getByLabel('Tags').fill('vip')
    await button(page.getByRole('dialog'), 'Take tags away').click()
    await said(page, '3 changed')
    expect(await tags()).to.eql([['old', 'wholesale'], ['wholesale'], []])
  })
})
