import { expect } from 'chai'
import sharp from 'sharp'
import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { expectUsable } from '../support/barriers.ts'
import { createPass } from '../support/digital.ts'
import { createOrder, createRefund } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { createMerchant, useConsole } from './support.ts'

const addressOfAda = () => ({
  ...{ _id: newId(), name: 'Ada', phone: '+234 803 000 0000', line1: '1 Road', line2: null, city: 'Ikeja' },
  ...{ state: 'Lagos', country: 'NG', postalCode: null, lat: null, lng: null },
})

describe('the orders of the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  async function seller() {
    const merchant = await createMerchant()
    const buyer = await createAccount()
    const order = await createOrder(merchant.shop, buyer)
    return { ...merchant, buyer, order }
  }

  it('are narrowed by filters that stand in the address, and "no match" differs from "none yet"', async () => {
    const { email, home, order } = await seller()
    const page = await site.openFor(email, `${home}/orders`)
    const row = page.getByRole('row').filter({ hasText: `#${order.number}` })
    await row.waitFor()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await page.getByText('No order matches').waitFor()
    expect(new URL(page.url()).searchParams.get('view')).to.equal('cancelled')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await row.waitFor()
    await page.getByRole('searchbox').fill(String(order.number))
    await page.waitForURL(/query=/)
    await row.waitFor()
    await page.reload()
    expect(await page.getByRole('searchbox').inputValue()).to.equal(String(order.number))
  })

  it('appear by themselves', async () => {
    const { email, home, shop, buyer } = await seller()
    const page = await site.openFor(email, `${home}/orders`)
    await page.getByText('1 order', { exact: true }).waitFor()
    const { number } = await createOrder(shop, buyer)
    await page.getByText(`#${number}`).waitFor()
    await page.getByText('2 orders', { exact: true }).waitFor()
  })

  it('are saved as a table for a spreadsheet', async () => {
    const { email, home, order, buyer } = await seller()
    const page = await site.openFor(email, `${home}/orders`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const stream = await (await downloading).createReadStream()
    const text = (await stream.toArray()).join('')
    expect(text).to.contain(`${order.number},`).and.to.contain(buyer.email)
  })

  it('take the confirmation of a transfer, and a note', async () => {
    const { email, home, order } = await seller()
    await service().db('orders').where({ id: order.id }).update({ payment_status: 'awaiting_confirmation' })
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    await page.getByRole('button', { name: 'Confirm the transfer' }).click()
    await page.getByText('The transfer has been confirmed').waitFor()
    await page.getByText('Paid', { exact: true }).first().waitFor()
    const timeline = page.locator('.timeline')
    const moments = ['Status: Paid', 'The buyer reported a transfer', 'Order placed']
    await timeline.getByText(moments[0]!).waitFor()
    const told = await timeline.getByRole('listitem').locator('p:first-child').allTextContents()
    expect(told).to.eql(moments)
    await page.getByLabel('Write a note').fill('Leave it at the door')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await page.getByText('Leave it at the door').waitFor()
    expect(await page.getByLabel('Write a note').inputValue()).to.equal('')
  })

  it('are marked as paid, though their buyers have reported nothing', async () => {
    const { email, home, order } = await seller()
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('How was it paid?').selectOption('cash')
    await dialog.getByLabel('Reference').fill('Till 3')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByText('The order has been marked as paid').waitFor()
    await page.getByText('Cash · Till 3').waitFor()
    expect(await page.getByRole('button', { name: 'Mark as paid' }).count()).to.equal(0)
  })

  it('are shipped in parts, and the first page leads to what is left to ship', async () => {
    const { email, home, order, shop } = await seller()
    const db = service().db
    const shipping_address = addressOfAda()
    const paid = { status: 'paid', payment_status: 'paid', to_ship: 4 }
    await db('orders')
      .where({ id: order.id })
      .update({ ...paid, shipping_address })
    const mug = { name: 'Enamel mug', product_id: order.productId, unit_price: 1500, holds_stock: false }
    await db('order_items').insert({
      ...mug,
      ...{ id: newId(), shop_id: shop.id, order_id: order.id, quantity: 3, position: 1 },
    })
    const page = await site.openFor(email, home)
    await page.getByRole('link', { name: '1 order to ship' }).click()
    await page.getByRole('button', { name: 'To ship', pressed: true }).waitFor()
    await page.getByRole('link', { name: `Order #${order.number}` }).click()
    const ship = page.getByRole('button', { name: 'Ship', exact: true })
    await ship.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Enter a tracking number' }).click()
    await dialog.getByLabel('Carrier').fill('GIG Logistics')
    await expectUsable(page)
    const [first, mugs] = [dialog.locator('fieldset input').nth(0), dialog.getByLabel('Enamel mug')]
    await first.fill('0')
    await mugs.fill('0')
    const send = dialog.getByRole('button', { name: 'Ship without a label' })
    await send.click()
    await dialog.getByText('Put at least one thing in the parcel.').waitFor()
    await mugs.fill('2')
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Partly shipped').waitFor()
    await page.getByText('2 × Enamel mug').waitFor()
    await page.getByText('Left to ship').waitFor()
    await page.getByText('1 × Enamel mug').waitFor()
    await expectUsable(page)
    await ship.click()
    await dialog.getByRole('tab', { name: 'Enter a tracking number' }).click()
    await dialog.getByLabel('Carrier').fill('GIG Logistics')
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Shipped', { exact: true }).waitFor()
    expect(await ship.count()).to.equal(0)
  })

  it('are printed to pack them, and say when they are late', async () => {
    const { email, home, order } = await seller()
    const shipping_rate = { rateId: newId(), carrier: 'Riders', shippingMethod: 'Same day', etaDays: 2 }
    const at = new Date(Date.now() - 14 * days).toISOString()
    const history = JSON.stringify([{ at, status: 'paid', paymentStatus: 'paid' }])
    const mine = () => service().db('orders').where({ id: order.id })
    await mine().update({ status: 'paid', payment_status: 'paid' })
    await mine().update({ history, shipping_rate, shipping_address: addressOfAda() })
    await service().db('products').where({ id: order.productId }).update({ sku: 'MUG-350' })
    const page = await site.openFor(email, home)
    await page.getByRole('link', { name: '1 order is late' }).click()
    await page.getByRole('button', { name: 'Late', pressed: true }).waitFor()
    await page.getByRole('table').getByText('Late', { exact: true }).waitFor()
    await page.getByText(/^Ship by \d/).waitFor()
    expect(await page.getByLabel('Sort by').inputValue()).to.equal('shipBy')
    await page.getByRole('checkbox', { name: `Order #${order.number}` }).check()
    await expectUsable(page)
    for (const name of ['Pick list', 'Packing slips']) {
      const asked = page.context().waitForEvent('request', (request) => request.url().includes('/packing/'))
      await page.getByRole('button', { name }).click()
      await asked
    }
    await page.getByRole('link', { name: `Order #${order.number}` }).click()
    await page.getByText('MUG-350').waitFor()
    await page.getByText('Riders, Same day').waitFor()
    await page.getByRole('button', { name: 'Packing slip' }).waitFor()
    await expectUsable(page)
  })

  it('are marked as sent by a file of tracking numbers', async () => {
    const { email, home, order, shop, buyer } = await seller()
    const unpaid = await createOrder(shop, buyer)
    const paid = { status: 'paid', payment_status: 'paid', shipping_address: addressOfAda() }
    await service().db('orders').where({ id: order.id }).update(paid)
    const page = await site.openFor(email, `${home}/orders`)
    await page.getByRole('button', { name: 'Tracking numbers' }).click()
    const dialog = page.getByRole('dialog')
    const text = `order;carrier;number\n${order.number};Zürcher Bote;Z-1\n${unpaid.number};DHL;2\n`
    const buffer = Buffer.from(text, 'latin1')
    await dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'sent.csv', mimeType: 'text/csv', buffer })
    await dialog.getByText('1 order was marked as sent').waitFor()
    await dialog.getByText(`Line 3, order ${unpaid.number}: The order is neither paid nor accepted`).waitFor()
    await expectUsable(page)
    const sent = await service().db('shipments').where({ shop_id: shop.id }).select('carrier', 'status')
    expect(sent).to.eql([{ carrier: 'Zürcher Bote', status: 'in_transit' }])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('Shipped', { exact: true }).waitFor()
  })

  it('ask before one ships that nobody has paid', async () => {
    const { email, home, order, shop } = await seller()
    const shipping_address = addressOfAda()
    await service().db('orders').where({ id: order.id }).update({ shipping_address })
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Enter a tracking number' }).click()
    await dialog.getByLabel('Carrier').fill('GIG Logistics')
    const send = dialog.getByRole('button', { name: 'Ship without a label' })
    const shipments = () => service().db('shipments').where({ shop_id: shop.id })
    await send.click()
    expect(await shipments()).to.eql([])
    await dialog.getByLabel('This order has not been paid. Ship it anyway.').check()
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await shipments()).to.have.lengthOf(1)
  })

  it('get a link by which anybody can pay them', async () => {
    const { email, home, order } = await seller()
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    await page.getByRole('button', { name: 'Payment link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Works for').selectOption('14 days')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await dialog.getByText('/pay/pay_').waitFor()
    await expectUsable(page)
    const { expires_at } = await service().db('payment_links').where({ order_id: order.id }).first()
    expect(Date.parse(expires_at) - Date.now()).to.be.within(13.9 * days, 14 * days)
  })

  it('show the file that the buyer has sent as proof of a transfer', async () => {
    const { email, home, shop, buyer } = await seller()
    const { id: payment_method_id } = await createPaymentMethod(shop, 'bank-transfer')
    const order = await createOrder(shop, buyer, { payment_method_id })
    const send = (bytes: Buffer, name: string) =>
      call('store')
        .post(`/api/v1/orders/${order.id}/proof/file`)
        .set(buyer.as(shop))
        .attach('file', bytes, name)
        .expect(200)
    await send(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0d6e6e' } })
        .png()
        .toBuffer(),
      'bank.png',
    )
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    const picture = page.getByRole('img', { name: 'Picture of the transfer' })
    await picture.waitFor()
    expect(await picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).to.equal(60)
    await expectUsable(page)
    await send(Buffer.from('%PDF-1.7'), 'bank.pdf')
    await page.reload()
    await page.getByRole('link', { name: 'Open bank.pdf' }).waitFor()
    expect(await picture.count()).to.equal(0)
  })

  it('say what the buyer has chosen in Arabic with its signs at its own end', async () => {
    const { email, home, order } = await seller()
    const options = { ملاحظة: 'بدون فلفل!' }
    await service().db('order_items').where({ order_id: order.id }).update({ options })
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    await page.getByText('ملاحظة: بدون فلفل!').waitFor()
    const direction = "getComputedStyle(document.querySelector('.line-words .muted')).unicodeBidi"
    expect(await page.evaluate(direction)).to.equal('plaintext')
  })

  it('are not to be confirmed any more once they were cancelled', async () => {
    const { email, home, order, shop, buyer } = await seller()
    const reported = { payment_status: 'awaiting_confirmation' }
    const open = await createOrder(shop, buyer, reported)
    await service()
      .db('orders')
      .where({ id: order.id })
      .update({ ...reported, status: 'cancelled', proof: JSON.stringify({ reference: 'TRF-7' }) })
    const page = await site.openFor(email, home)
    await page.getByRole('link', { name: '1 transfer to confirm' }).click()
    await page.getByText('1 order', { exact: true }).waitFor()
    await page.getByText(`#${open.number}`).waitFor()
    await page.goto(`${site.console}/console${home}/orders/${order.id}`)
    await page.getByText('if the money has arrived, return it').waitFor()
    await page.getByText('TRF-7').waitFor()
    expect(await page.getByRole('button', { name: 'Confirm the transfer' }).count()).to.equal(0)
  })

  it('are found from home where a refund failed, and say why, without the underscores of its code', async () => {
    const { email, home, shop, buyer } = await seller()
    const { orderId } = await createRefund(shop, buyer)
    const page = await site.openFor(email, home)
    await page.getByRole('link', { name: 'A refund of ₦50.00 failed' }).click()
    await page.waitForURL(`**/orders/${orderId}`)
    await page
      .locator('.timeline')
      .getByText('Refund of ₦50.00, failed: balance insufficient', { exact: true })
      .waitFor()
  })

  it('let a refund that has failed be retried, and say what the payment provider says to it', async () => {
    const { email, home, shop, buyer } = await seller()
    const { id, orderId } = await createRefund(shop, buyer)
    const page = await site.openFor(email, `${home}/orders/${orderId}`)
    await page.getByRole('button', { name: 'Retry the refund of ₦50.00' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Retry the refund', exact: true }).click()
    await dialog.getByText('The payment provider refused').waitFor()
    expect(await service().db('refunds').where({ id }).first()).to.include({ tries: 2 })
  })

  it('let the failed refund of a renewal, which has no order, be retried at home', async () => {
    const { email, home, shop, buyer } = await seller()
    const pass = await createPass(shop, buyer, 20)
    const id = newId()
    await service()
      .db('renewal_charges')
      .insert({
        id,
        shop_id: shop.id,
        entitlement_id: pass.id,
        product_id: pass.productId,
        period_end: new Date(),
        attempt: 1,
        provider: 'sandbox',
        reference: `ren_${id}`,
        amount: 1200,
        currency: shop.currency,
        state: 'refund_failed',
        refund_tries: 1,
        refund_refused_at: new Date(),
      })
    const page = await site.openFor(email, home)
    await page.getByRole('button', { name: 'A refund of ₦12.00 failed' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Retry the refund', exact: true }).click()
    await dialog.getByText('The payment provider refused').waitFor()
    expect(await service().db('renewal_charges').where({ id }).first()).to.include({ refund_tries: 2 })
  })

  it('of which a refund has failed need no attention where the merchant was there, or 30 days later', async () => {
    const { email, home, shop, buyer } = await seller()
    await createRefund(shop, buyer, { kind: 'refund' })
    const { id } = await createRefund(shop, buyer)
    const old = new Date(Date.now() - 31 * days)
    await service().db('refunds').where({ id }).update({ created_at: old, updated_at: old })
    const page = await site.openFor(email, home)
    await page.getByText('Nothing needs your attention').waitFor()
  })

  it('say what an order that does not exist is', async () => {
    const { email, home } = await seller()
    const page = await site.openFor(email, `${home}/orders/665f1c2ab4e0d3a1c9f0dead`)
    await page.getByText('This order does not exist').waitFor()
    await page.getByText('Request id:').waitFor()
  })
})
