import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { newId } from '../../src/base/ids.ts'
import { expectUsable } from '../support/barriers.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'
import { createMerchant, useConsole } from './support.ts'

describe('refunds in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  /** Opens a paid order of three mugs and a plate, with shipping for 5.00. */
  async function openPaid(): Promise<{ page: Page; id: string; mug: string; shop: { id: string } }> {
    const { shop, email, home } = await createMerchant()
    const buyer = await createAccount()
    const order = await createOrder(shop, buyer, { status: 'paid', payment_status: 'paid', subtotal: 5000 })
    const { db } = service()
    const plate = await createProduct(shop, { quantity: 5 })
    const line = { product_id: plate.id, unit_price: 2000, quantity: 1, holds_stock: true, position: 1 }
    await db('order_items').insert({
      ...line,
      id: newId(),
      shop_id: shop.id,
      order_id: order.id,
      name: 'Plate',
    })
    await db('order_items')
      .where({ order_id: order.id, position: 0 })
      .update({ name: 'Mug', quantity: 3, unit_price: 1000 })
    await db('orders').where({ id: order.id }).update({ shipping_cost: 500 })
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    return { page, id: order.id, mug: order.productId, shop }
  }

  const orderOf = (id: string) => service().db('orders').where({ id }).first()
  const stockOf = async (id: string) => (await service().db('products').where({ id }).first()).quantity

  it('are made by line with the keyboard alone, say what the buyer gets, and put pieces back', async () => {
    const { page, id, mug } = await openPaid()
    const before = await stockOf(mug)
    await page.getByRole('button', { name: 'Refund' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Mug').waitFor()
    expect(await page.locator(':focus').inputValue()).to.equal('0')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2')
    await dialog.getByRole('button', { name: 'Refund ₦20.00' }).waitFor()
    await dialog.getByLabel('Shipping, ₦5.00').press('Space')
    await dialog.getByLabel('Put the items back in stock').press('Space')
    await dialog.getByLabel('Goodwill on top').pressSequentially('1.50')
    await dialog.getByRole('button', { name: 'Refund ₦26.50' }).waitFor()
    await expectUsable(page)
    await dialog.getByLabel('Reason').fill('Chipped')
    await dialog.getByRole('button', { name: 'Refund ₦26.50' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect((await orderOf(id)).refunded).to.equal(2650)
    expect(await stockOf(mug)).to.equal(before + 2)
  })

  it('say what the merchant gives back by hand', async () => {
    const { page, id, shop } = await openPaid()
    const about = { shop_id: shop.id, order_id: id, kind: 'refund', state: 'succeeded' }
    await service()
      .db('refunds')
      .insert({ id: newId(), ...about, amount: 3000, by_hand: 1000 })
    await page.reload()
    await page.getByText('Refund of ₦30.00, paid out; give back ₦10.00 of it yourself').waitFor()
  })

  it('take everything that is left at once, and refuse more pieces than that', async () => {
    const { page, id } = await openPaid()
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Mug').fill('4')
    await dialog.getByLabel('Plate').focus()
    await dialog.getByText('At most 3.').waitFor()
    await dialog.getByRole('button', { name: 'Everything that is left' }).click()
    await dialog.getByRole('button', { name: 'Refund ₦55.00' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await orderOf(id)).to.include({ status: 'refunded', refunded: 5500 })
  })

  it('cancel a paid order with its stock, and are not offered for one that was shipped', async () => {
    const { page, id, mug, shop } = await openPaid()
    const before = await stockOf(mug)
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The buyer gets ₦55.00 back').waitFor()
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await orderOf(id)).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 5500 })
    expect(await stockOf(mug)).to.equal(before + 3)
    const buyer = await createAccount()
    const sent = await createOrder(shop as never, buyer, { status: 'paid', payment_status: 'paid' })
    await createShipment(shop as never, buyer, sent)
    await page.goto(page.url().replace(id, sent.id))
    await page.getByRole('button', { name: 'Refund' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).to.equal(0)
  })
})
