import { expect } from 'chai'
import { dayInput } from '../../src/web/ui/date-time.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('the opening hours in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are set by the keyboard, with a holiday, and closed for now; orders show when they are due', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/hours`)
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor()
    const set = page.getByRole('button', { name: 'Set hours: Pickup' })
    await set.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Friday, from').fill('18:00')
    await dialog.getByLabel('Friday, to').fill('02:00')
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday']) {
      await dialog.getByLabel(`${day}, from`).fill('00:00')
      await dialog.getByLabel(`${day}, to`).fill(day === 'Saturday' ? '00:01' : '12:00')
    }
    await dialog.getByLabel('Orders per slot').fill('8')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(/must not overlap/).waitFor()
    await dialog.getByLabel('Saturday, from').fill('03:00')
    await dialog.getByLabel('Saturday, to').fill('12:00')
    await page.keyboard.press('Enter')
    await said(page, 'Opening hours saved')
    await page.getByText('18:00–02:00').waitFor()
    await page.getByText('at most 8 orders each').waitFor()

    await button(page, 'Add a day').click()
    await dialog.getByLabel('Date').fill('2030-12-25')
    await dialog.getByLabel('Reason').fill('Christmas')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Christmas · Closed').waitFor()
    const { hours } = await service().db('shops').where({ id: shop.id }).first('hours')
    expect(hours.ways.pickup.periods).to.deep.include({ day: 'friday', from: '18:00', minutes: 480 })
    expect(hours.exceptions).to.eql([{ date: '2030-12-25', name: 'Christmas', periods: [] }])

    await button(page, 'Close for 30 minutes').click()
    await page.getByText('No orders are taken for a time before').waitFor()
    await button(page, 'Open again').click()
    await page.getByText('Orders are taken as the hours below say.').waitFor()

    const [dish, shopper] = [await createFood(shop), await createAccount()]
    const { body } = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ items: [{ productId: dish.id, quantity: 1 }], fulfilment: 'pickup', asap: true })
      .expect(201)
    await page.goto(`${new URL(page.url()).origin}${home}/orders`)
    const due = page.locator(`time[datetime="${body.data.handover.dueAt}"]`)
    await due.first().waitFor()
    expect(dayInput(body.data.handover.dueAt)).to.match(/^\d{4}-/)
    await page.getByRole('link', { name: `Order #${body.data.orderId}` }).click()
    await due.first().waitFor()
  })
})
