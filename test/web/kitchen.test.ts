import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createCategory, createFood } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import { cardMethod } from '../support/topic-events.ts'
import { until } from '../support/until.ts'
import { button, createMerchant, said, sizes, useConsole } from './support.ts'

const tablet = { width: 1024, height: 768 }

describe('the kitchen in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function opened() {
    const { email, home, shop } = await createMerchant()
    await service().db('shops').where({ id: shop.id }).update({ type: 'restaurant' })
    const [drinks, shopper] = [await createCategory(shop), await createAccount()]
    const dish = await createFood(shop)
    const cola = await createFood(shop, { category_id: drinks.id })
    const order = async (...ids: string[]) => {
      const { body } = await call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: ids.map((productId) => ({ productId, quantity: 1 })) })
        .expect(201)
      await call('store')
        .post(`/api/v1/orders/${body.data._id}/pay`)
        .set(shopper.as(shop))
        .send({ paymentId: await cardMethod(shop), card: 'tok_ok' })
        .expect(200)
      return body.data as { _id: string; orderId: number }
    }
    const page = await site.openFor(email, `${home}/kitchen`, { viewport: tablet })
    return { page, shop, drinks, dish, cola, order }
  }
  const ticket = (page: Page, { orderId }: { orderId: number }) =>
    page.getByRole('article', { name: `Order ${orderId}` })
  const states = async (order: { _id: string }) =>
    (await service().db('tickets').where({ order_id: order._id }).orderBy('station')).map(
      ({ state }) => state,
    )

  it('has stations, shows new tickets by itself, and is worked by the keyboard', async () => {
    const { page, drinks, dish, cola, order } = await opened()
    await page.getByText('The kitchen is off').waitFor()
    await button(page, 'Stations').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Paid orders get kitchen tickets').check()
    await dialog.getByLabel('Another station').fill('Bar')
    await dialog.getByLabel(drinks.name).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Kitchen saved')
    const made = await order(dish.id, cola.id)
    const tickets = ticket(page, made)
    await tickets.nth(1).waitFor()
    await page.getByRole('status').filter({ hasText: '2 new tickets' }).waitFor({ state: 'attached' })
    await page.getByLabel('Station', { exact: true }).selectOption('Bar')
    expect(await tickets.count()).to.equal(1)
    await tickets.getByText(cola.name).waitFor()
    await tickets.getByRole('button', { name: 'Start' }).focus()
    await page.keyboard.press('Enter')
    await tickets.getByRole('button', { name: 'Ready' }).focus()
    await page.keyboard.press('Enter')
    await tickets.getByRole('button', { name: 'Done' }).focus()
    await page.keyboard.press('Enter')
    await tickets.waitFor({ state: 'detached' })
    await button(page, 'Done').click()
    await tickets.getByRole('button', { name: 'Recall' }).click()
    await tickets.waitFor({ state: 'detached' })
    await until('the bumps', async () => String((await states(made)).sort()) === 'new,ready')
  })

  it('keeps what is tapped without a connection, also over a reload, and sends it once', async () => {
    const { page, shop, dish, order } = await opened()
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ kitchen: JSON.stringify({ stations: [] }) })
    const made = await order(dish.id)
    const one = ticket(page, made)
    await one.waitFor()
    const blocked = '**/apps/api/v1/tickets/**'
    await page.route(blocked, (route) => route.abort())
    await one.getByRole('button', { name: 'Start' }).click()
    await page.getByText('1 tap is waiting').waitFor()
    await one.getByRole('button', { name: 'Ready' }).click()
    await page.getByText('2 taps are waiting').waitFor()
    expect(await states(made)).to.eql(['new'])
    await page.reload()
    await one.getByRole('button', { name: 'Done' }).waitFor()
    await page.unroute(blocked)
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await until('the bumps', async () => String(await states(made)) === 'ready')
    const events = await service()
      .db('events')
      .where({ shop_id: shop.id, resource: 'tickets', method: 'PATCH' })
    expect(events).to.have.length(2)
  })

  it('delays an order, whose shopper is told, on a phone too', async () => {
    const { page, shop, dish, order } = await opened()
    await page.setViewportSize(sizes.phone)
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ kitchen: JSON.stringify({ stations: [] }) })
    const made = await order(dish.id)
    await ticket(page, made).getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Delay by 10 minutes' }).click()
    await said(page, 'Delayed, and the shopper is told')
    await ticket(page, made)
      .getByText(/in (9|10) min/)
      .waitFor()
    expect(
      await service().db('order_announcements').where({ order_id: made._id, change: 'delayed' }),
    ).to.have.length(1)
  })
})
