import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'
import { createMerchant, useConsole } from './support.ts'

/** A tablet, half a window of 1440 pixels or one at 200 %, and widths at which the bar of the side leaves little. */
const widths = [720, 768, 900, 1024, 1100]

/** The tables that are wider than their frames, and the names in them that are too narrow to be read. */
const cramped = `[
  ...[...document.querySelectorAll('.table-frame')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth }) => 'a table of ' + scrollWidth + ' in ' + clientWidth),
  ...[...document.querySelectorAll('td .row-link')]
    .filter((link) => link.closest('td').clientWidth < 60)
    .map(({ textContent }) => textContent),
]`

/** The parts of a page that paper shows although they can only be pressed. */
const pressable = `[...document.querySelectorAll('nav, button, a.button, form')]
  .filter((part) => part.checkVisibility()).map(({ textContent }) => textContent)`

describe('the pages of the console where there is less room than on a desktop', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('show the names of a list beside the bar of the side, and no table is wider than its place', async () => {
    const { email, home, shop } = await createMerchant()
    await createProduct(shop, { name: 'A cushion with a long name of its own' })
    const buyer = await createAccount()
    const order = await createOrder(shop, buyer)
    const customer = { id: newId(), shop_id: shop.id, email: buyer.email, name: 'Ada', user_id: buyer.id }
    const { db } = service()
    await db('customers').insert(customer)
    await db('orders').where({ id: order.id }).update({ customer_id: customer.id })
    const page = await site.openFor(email, home)
    const found: string[] = []
    for (const path of ['/catalogue', '/orders', '/customers', `/customers/${customer.id}`]) {
      await page.goto(`${site.console}/console${home}${path}`)
      await page.locator('.row-link').first().waitFor({ state: 'attached' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const cells = await page.evaluate<string[]>(cramped)
        found.push(...cells.map((one) => `${path}, ${width}: ${one}`))
      }
    }
    expect(found).to.eql([])
  })

  it('put an order on paper without the bars and buttons around it, and in light colours', async () => {
    const { email, home, shop } = await createMerchant()
    const { id } = await createOrder(shop, await createAccount())
    const page = await site.openFor(email, home, { colorScheme: 'dark' })
    await page.goto(`${site.console}/console${home}/orders/${id}`)
    await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    // The shopper finds the paper in the parcel; notes are for the team only.
    await page.getByLabel('Write a note').fill('Has returned three orders')
    await page.getByRole('button', { name: 'Add the note' }).click()
    const note = page.getByText('Has returned three orders').and(page.locator('p'))
    await note.waitFor()
    await page.emulateMedia({ media: 'print' })
    await note.waitFor({ state: 'hidden' })
    expect(await page.locator('.toast:visible').count()).to.equal(0)
    expect(await page.evaluate<string[]>(pressable)).to.eql([])
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).to.equal(
      'rgb(255, 255, 255)',
    )
    await page.getByRole('heading', { name: 'Items' }).waitFor()
  })
})
