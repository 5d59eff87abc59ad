import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, useConsole } from './support.ts'

describe('A key that opens or closes an overlay of the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  /** Opens the page of an order that was paid and is on its way. */
  async function openOrder() {
    const { email, shop, home } = await createMerchant()
    const buyer = await createAccount()
    const { id } = await createOrder(shop, buyer, { status: 'processing', payment_status: 'paid' })
    const shipment = await createShipment(shop, buyer, { id })
    await service().db('shipments').where({ id: shipment.id }).update({ status: 'in_transit' })
    const page = await site.openFor(email, `${home}/orders/${id}`)
    await button(page, 'Mark as delivered').waitFor()
    return { page, home, shipment }
  }
  const statusOf = ({ id }: { id: string }) => service().db('shipments').where({ id }).first('status')

  /** Focuses a control and keeps the keys and clicks that come to it from then on. */
  async function listen(control: Locator) {
    await control.focus()
    await control.evaluate((element) => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      for (const type of ['keydown', 'keypress', 'keyup', 'click'])
        element.addEventListener(type, (event: { key?: string }) => heard.push(`${type} ${event.key}`))
    })
  }
  const heard = (page: Page) => page.evaluate<string[]>('globalThis.heard.splice(0)')
  /** Holds a key for three repetitions, and waits a moment as a hand does. */
  async function hold(page: Page, key: string) {
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.down(key)
      await page.waitForTimeout(50)
    }
    await page.keyboard.up(key)
  }
  const dialogs = (page: Page) => page.getByRole('dialog').count()

  it('goes from the palette to a page, and does not press the button that had the focus before', async () => {
    const { page, home, shipment } = await openOrder()
    await listen(button(page, 'Mark as delivered'))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('coupons')
    expect(await heard(page)).to.eql(['keydown Control', 'keydown k'])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${home}/coupons`)
    expect(await heard(page)).to.eql([])
    expect(await statusOf(shipment)).to.eql({ status: 'in_transit' })
  })

  for (const [way, close] of [
    ['pressed', (page: Page, key: string) => page.keyboard.press(key)],
    ['held', hold],
  ] as const) {
    it(`closes a dialog by Escape, Enter and Space, and is not heard below it: ${way}`, async () => {
      const { page, shipment } = await openOrder()
      for (const key of ['Escape', 'Enter', 'Space']) {
        const opener = button(page, 'Cancel the order')
        await listen(opener)
        await opener.click()
        await page.locator('dialog button:focus').waitFor()
        await heard(page)
        await close(page, key)
        expect(await dialogs(page), key).to.equal(0)
        expect(await opener.evaluate((its) => its === its.ownerDocument.activeElement), key).to.equal(true)
        expect(await heard(page), key).to.eql([])
      }
      expect(await statusOf(shipment)).to.eql({ status: 'in_transit' })
    })

    it(`closes a menu by Escape, Enter and Space, and is not heard by its button: ${way}`, async () => {
      const { page } = await openOrder()
      for (const key of ['Escape', 'Enter', 'Space']) {
        const opener = page.locator('.account-button')
        await listen(opener)
        await opener.click()
        await page.locator('.menu button:focus').waitFor()
        await heard(page)
        await close(page, key)
        expect(await page.locator('.menu:popover-open').count(), key).to.equal(0)
        expect(await heard(page), key).to.eql([])
      }
    })
  }

  it('closes the question above a dialog alone, however long it is held', async () => {
    const { page } = await openOrder()
    await button(page, 'Refund').click()
    await page.locator('[name=pieces-0]:focus').waitFor()
    await page.keyboard.type('1')
    await page.keyboard.press('Escape')
    await page.locator('dialog dialog').waitFor()
    await hold(page, 'Escape')
    expect(await page.locator('dialog dialog').count()).to.equal(0)
    expect(await dialogs(page)).to.equal(1)
  })

  it('opens a dialog by Enter, and does not press what has the focus in it while it is held', async () => {
    const { page } = await openOrder()
    await button(page, 'Cancel the order').focus()
    await hold(page, 'Enter')
    expect(await dialogs(page)).to.equal(1)
  })

  it('sends the form of a dialog, and presses nothing when that closes before it is released', async () => {
    const { page } = await openOrder()
    await listen(button(page, 'Refund'))
    await page.keyboard.press('Enter')
    await page.locator('[name=pieces-0]').fill('1')
    // Nothing is sent before the service has said what the piece is worth.
    await page.locator('[type=submit]:not([aria-busy])', { hasText: 'Refund ₦50.00' }).waitFor()
    await heard(page)
    await page.keyboard.down('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await heard(page)).to.eql([])
  })

  it('ends a word of an input method in the palette, and goes nowhere by that', async () => {
    const { page } = await openOrder()
    const before = page.url()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search and go' })
    await field.fill('coupons')
    await field.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true })
    expect(await dialogs(page)).to.equal(1)
    expect(page.url()).to.equal(before)
  })
})
