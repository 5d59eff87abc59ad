import { expect } from 'chai'
import { createBookable, createBooking, createResource } from '../support/fixtures/bookings.ts'
import { createService } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { button, said, useConsole } from './support.ts'

/** The days of the next week of a store in UTC, from Monday. */
const nextWeek = () => {
  const today = new Date()
  const monday = Date.now() + (7 - ((today.getUTCDay() + 6) % 7)) * 86_400_000
  return Array.from({ length: 7 }, (_, day) => new Date(monday + day * 86_400_000).toISOString().slice(0, 10))
}

async function business() {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id, type: 'business', timeZone: 'UTC' })
  return { email: owner.email!, shop, at: `/stores/${shop.id}/bookings` }
}

const bookings = (shop: { id: string }) => service().db('bookings').where({ shop_id: shop.id }).orderBy('id')

describe('bookings in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('adds a resource with its week, and changes it', async () => {
    const { email, shop, at } = await business()
    const { id } = await createService(shop, { name: 'Haircut', duration_minutes: 60 })
    const page = await site.openFor(email, `${at}/resources`)
    await button(page, 'New resource').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Amara')
    await dialog.getByLabel('Haircut').check()
    await dialog.getByLabel('Tuesday, from').fill('09:00')
    await dialog.getByLabel('Tuesday, to').fill('17:00')
    await button(dialog, 'Add the resource').click()
    await said(page, 'The resource has been added')
    await page.getByText('Tue 09:00–17:00').waitFor()
    const product = await service().db('products').where({ shop_id: shop.id, id }).first('bookable')
    expect(product!.bookable).to.equal(true)
    await button(page, 'Edit Amara').click()
    await dialog.getByLabel('Minutes after a booking').fill('15')
    await button(dialog, 'Save').click()
    await said(page, 'Saved')
    const row = await service().db('resources').where({ shop_id: shop.id }).first('after_minutes', 'hours')
    expect(row!.after_minutes).to.equal(15)
    expect((row!.hours as { periods: object[] }).periods).to.eql([
      { day: 'tuesday', from: '09:00', minutes: 480 },
    ])
  })

  it('gives a resource days with other hours, and takes them away', async () => {
    const { email, shop, at } = await business()
    await createBookable(shop)
    const page = await site.openFor(email, `${at}/resources`)
    const dialog = page.getByRole('dialog')
    const open = () => page.getByRole('button', { name: /^Edit / }).click()
    const exceptions = async () => {
      const { hours } = (await service().db('resources').where({ shop_id: shop.id }).first('hours'))!
      return (hours as { exceptions: object[] }).exceptions
    }
    await open()
    await button(dialog, 'Add a day').click()
    await dialog.getByLabel('Date of day 1').fill('2027-12-24')
    await dialog.getByLabel('Occasion of day 1').fill('Christmas Eve')
    await button(dialog, 'Add a day').click()
    await dialog.getByLabel('Date of day 2').fill('2027-12-23')
    await dialog.getByLabel('Day 2, from').fill('09:00')
    await dialog.getByLabel('Day 2, to').fill('12:00')
    await button(dialog, 'Save').click()
    await said(page, 'Saved')
    const short = { date: '2027-12-23', periods: [{ from: '09:00', minutes: 180 }] }
    expect(await exceptions()).to.eql([short, { date: '2027-12-24', name: 'Christmas Eve', periods: [] }])
    await dialog.waitFor({ state: 'detached' })
    await open()
    await button(dialog, 'Remove day 2').click()
    await button(dialog, 'Save').click()
    await dialog.waitFor({ state: 'detached' })
    expect(await exceptions()).to.eql([short])
  })

  it('changes how a service is booked, and shows the addresses of calendars until they are renewed', async () => {
    const { email, shop, at } = await business()
    const { id } = await createBookable(shop)
    const page = await site.openFor(email, `${at}/resources`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: /^Change how .* is booked$/ }).click()
    await dialog.getByLabel('Minutes of notice').fill('30')
    await dialog.getByLabel('Payment').selectOption('none')
    await dialog.getByLabel('Kept of the price later').fill('12.5')
    await dialog.getByLabel('Reminder, hours before').fill('')
    await button(dialog, 'Save').click()
    await said(page, 'Saved')
    const rules = await service().db('booking_rules').where({ shop_id: shop.id, product_id: id }).first()
    expect(rules).to.include({ notice_minutes: 30, days_ahead: 60, payment: 'none', late_fee: 1250 })
    expect(rules).to.include({ step_minutes: null, reminder_hours: null })
    await dialog.waitFor({ state: 'detached' })
    await button(page, 'Make an address').click()
    const shown = page.locator('.copy-text code')
    const first = await shown.innerText()
    expect(first).to.match(/\/calendars\/cal_[\w-]+\.ics$/)
    await button(page, 'Make a new address').click()
    await button(page, 'Yes, end the one before').click()
    await until('another address', async () => (await shown.innerText()) !== first)
    const rows = await service().db('calendar_addresses').where({ shop_id: shop.id })
    expect(rows).to.have.length(1)
  })

  it('takes a booking, moves it by dialog and by drag, and cancels it', async () => {
    const { email, shop, at } = await business()
    await createBookable(shop)
    const [monday, tuesday, , thursday] = nextWeek()
    const page = await site.openFor(email, `${at}?week=${monday}`)
    await button(page, 'New booking').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Begins').fill(`${tuesday}T10:00`)
    await dialog.getByLabel('Name of the guest').fill('Ada')
    await button(dialog, 'Book').click()
    await said(page, 'Booked')
    await page.keyboard.press('Escape')
    const card = page.getByRole('button', { name: /Change the booking of Ada/ })
    await card.focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Begins').fill(`${tuesday}T14:30`)
    await button(dialog, 'Move').click()
    await said(page, 'Moved')
    const starts = async () => new Date((await bookings(shop))[0].starts_at).toISOString()
    expect(await starts()).to.equal(`${tuesday}T14:30:00.000Z`)
    await card.dragTo(page.locator('.booking-column').nth(3))
    await page.locator('.booking-column').nth(3).getByText('Ada').waitFor()
    expect(await starts()).to.equal(`${thursday}T14:30:00.000Z`)
    await card.click()
    await button(dialog, 'Cancel the booking').click()
    await button(dialog, 'Yes, cancel it').click()
    await said(page, 'Cancelled')
    expect((await bookings(shop))[0].status).to.equal('cancelled')
  })

  it('shows a day by resource, and moves a booking by keyboard and between columns', async () => {
    const { email, shop, at } = await business()
    const [, tuesday] = nextWeek()
    const { serviceId, resourceId } = await createBooking(shop, null, { starts: `${tuesday}T10:00:00.000Z` })
    const other = await createResource(shop, { name: 'Zed', services: [serviceId] })
    await createResource(shop, { name: 'Zoe' })
    const page = await site.openFor(email, `${at}?week=${nextWeek()[0]}`)
    await page.getByLabel('View').selectOption('day')
    await page.waitForURL(/[?&]day=/)
    await page.goto(page.url().replace(/day=[\d-]+/, `day=${tuesday}`))
    const card = page.getByRole('button', { name: /Change the booking of A guest/ })
    await card.focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key)
    await page.getByText('10:15, Zed: press Enter').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('press Enter').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await said(page, 'Moved')
    const place = async () => {
      const [{ resource_id, starts_at }] = await bookings(shop)
      return [resource_id, new Date(starts_at).toISOString()]
    }
    expect(await place()).to.eql([other.id, `${tuesday}T10:15:00.000Z`])
    await page.locator('.booking-column', { hasText: 'Zed' }).locator('.booking-card:focus').waitFor()
    await card.dragTo(page.locator('.booking-column').first())
    await until('the booking is moved back', async () => (await place())[0] === resourceId)
    await page.reload()
    await page.setViewportSize({ width: 390, height: 800 })
    await card.waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= 390')).to.equal(true)
    const columns = await page.evaluate(
      "new Set([...document.querySelectorAll('.booking-column')].map((one) => one.offsetLeft)).size",
    )
    expect(columns).to.equal(1)
  })

  it('is a list on a phone, and says who did not come', async () => {
    const { email, shop, at } = await business()
    const [monday, , wednesday] = nextWeek()
    await createBooking(shop, null, { starts: `${wednesday}T10:00:00.000Z` })
    const page = await site.openFor(email, `${at}?week=${monday}`)
    await page.setViewportSize({ width: 390, height: 800 })
    const wide = await page.evaluate('document.documentElement.scrollWidth <= 390')
    expect(wide).to.equal(true)
    await page.getByRole('button', { name: /Change the booking of A guest/ }).click()
    const dialog = page.getByRole('dialog')
    await button(dialog, 'Did not come').click()
    await button(dialog, 'Yes, mark it').click()
    await said(page, 'Marked')
    expect((await bookings(shop))[0].status).to.equal('no_show')
  })
})
