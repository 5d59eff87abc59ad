import { expect } from 'chai'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { as, bearer } from '../journeys/support.ts'
import { expectUsable } from '../support/barriers.ts'
import { sampled } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { type Hands, keyboard, pointer } from './hands.ts'
import { button, sizes, useConsole } from './support.ts'

const address = { name: 'Ada Reader', phone: '+234 800 000 0000', line1: '2 Palm Road', city: 'Ikeja' }

describe('A merchant, from nothing to an order that was paid, shipped and partly refunded', function () {
  this.timeout(300_000)
  const site = useConsole()

  /** Returns the bar at the side, or the one below on a phone. */
  const place = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true }).first()
  const step = (page: Page, name: string) => page.locator('.setup').getByRole('link', { name })

  async function signUp(page: Page, { type, press }: Hands, email: string): Promise<void> {
    await type(page.getByLabel('E-mail address'), email)
    await press(button(page, 'Send the code'))
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    const mailbox = await page.context().newPage()
    await mailbox.goto(`${site.console}/console/mailbox?to=${encodeURIComponent(email)}`)
    const text = await mailbox.locator('.mail-text').first().textContent()
    await mailbox.close()
    await type(page.getByLabel('Code', { exact: true }), /\b\d{6}\b/.exec(text!)![0])
    await page.keyboard.press('Enter')
  }

  async function openStore(page: Page, { type, choose, press }: Hands): Promise<string> {
    await type(page.getByLabel('Name of the store'), 'Palm Market')
    await choose(page.getByLabel('Country'), 'Nigeria')
    await choose(page.getByLabel('Currency'), 'Nigerian Naira (NGN)')
    await press(button(page, 'Open the store'))
    await page.getByRole('heading', { name: 'Set up your store' }).waitFor()
    return /stores\/([0-9a-f]{24})/.exec(page.url())![1]!
  }

  async function addProduct(page: Page, { type, press }: Hands): Promise<void> {
    await press(step(page, 'First product'))
    await press(page.getByRole('link', { name: 'New product' }).first())
    await type(page.getByLabel('Name', { exact: true }), 'Clay cup')
    await type(page.getByLabel('Price', { exact: true }), '4000')
    await type(page.getByLabel('Stock', { exact: true }), '5')
    const choosing = page.waitForEvent('filechooser')
    await press(page.getByLabel('Add pictures'))
    const background = '#a0522d'
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer()
    await (await choosing).setFiles({ name: 'cup.png', mimeType: 'image/png', buffer })
    await type(page.getByLabel('Description of picture 1'), 'A cup of red clay')
    await press(button(page, 'Add the product'))
    await page.getByRole('heading', { name: 'Clay cup' }).waitFor()
  }

  async function setUpShipping(page: Page, { type, press }: Hands): Promise<void> {
    await press(place(page, 'Home'))
    await press(step(page, 'Shipping'))
    await press(button(page, 'Add a zone'))
    await press(button(page.getByRole('dialog'), 'Save'))
    await press(button(page, 'Add a rate'))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByLabel('Name', { exact: true }), 'Rider')
    await type(dialog.getByLabel('Price', { exact: true }), '2500')
    await press(button(dialog, 'Save'))
    await page.getByText('₦2,500.00').waitFor()
  }

  /** A guest buys a cup at the storefront and pays by card. */
  async function buy(storeId: string): Promise<number> {
    const visitor = as(site.store, { 'x-shop-id': storeId })
    const { token } = (await visitor.post('/auth/ghost').expect(201)).body.data
    const guest = as(site.store, { 'x-shop-id': storeId, ...bearer(token) })
    const { products } = (await guest.get('/products').expect(200)).body.data
    await guest.post('/cart/items').send({ productId: products[0]._id, quantity: 2 }).expect(201)
    const home = { ...address, state: 'Lagos', country: 'NG' }
    const { _id: addressId } = (await guest.post('/shipping-address').send(home).expect(201)).body.data
    const rates = (await guest.post('/shipping/rates').send({ addressId }).expect(200)).body.data
    const wanted = { shippingAddressId: addressId, rateId: rates[0].rateId, email: newEmail() }
    const order = (await guest.post('/orders').send(wanted).expect(201)).body.data
    const [{ _id: paymentId }] = (await guest.get('/payments').expect(200)).body.data
    await guest.post(`/orders/${order._id}/pay`).send({ paymentId, card: 'tok_ok' }).expect(200)
    return order.orderId
  }

  async function ship(page: Page, { type, press, switchTab }: Hands): Promise<void> {
    await press(button(page, 'Ship'))
    const dialog = page.getByRole('dialog')
    const tab = (name: string) => dialog.getByRole('tab', { name })
    await switchTab(tab('Choose a rate'), tab('Enter a tracking number'))
    await type(dialog.getByLabel('Carrier'), 'GIG Logistics')
    await type(dialog.getByLabel('Tracking number (optional)'), 'GIG-1')
    await press(button(dialog, 'Ship without a label'))
    await press(button(page, 'Mark as on its way'))
    await page.getByText('On its way').first().waitFor()
  }

  async function refund(page: Page, { type, press }: Hands): Promise<void> {
    await press(button(page, 'Refund'))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByLabel('Amount'), '4000')
    await press(button(dialog, 'Refund'))
    await page.getByText('Partly refunded').first().waitFor()
    await page.getByText('Refunded in part').waitFor()
  }

  const ways: [way: string, size: keyof typeof sizes, hands: (page: Page) => Hands][] = [
    ['on a desktop', 'desktop', pointer],
    ['on a phone', 'phone', pointer],
    ['by the keyboard alone', 'desktop', keyboard],
  ]
  for (const [way, size, handsOn] of sampled('ways of a merchant', ways, 1)) {
    it(`does all of it ${way}`, async () => {
      const page = await site.open('/', { viewport: sizes[size], hasTouch: size === 'phone' })
      const hands = handsOn(page)
      await signUp(page, hands, newEmail())
      const storeId = await openStore(page, hands)
      await addProduct(page, hands)
      await setUpShipping(page, hands)
      await hands.press(place(page, 'Orders'))
      await page.getByText('No orders yet').waitFor()
      const number = await buy(storeId)
      // The list is open: the order appears by itself.
      await hands.press(page.getByRole('link', { name: `Order #${number}` }))
      await ship(page, hands)
      await refund(page, hands)
      const order = await service().db('orders').where({ shop_id: storeId, number }).first()
      expect(order).to.include({ status: 'paid', payment_status: 'partially_refunded', refunded: 400_000 })
      const shipment = await service().db('shipments').where({ shop_id: storeId }).first()
      expect(shipment).to.include({ status: 'in_transit', tracking_number: 'GIG-1' })
      await expectUsable(page)
    })
  }
})
