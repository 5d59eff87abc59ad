import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { fromNow, hours } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createNote, createTask } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createInvitation, createKyc, createPayout, createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { createMerchant, useConsole } from './support.ts'

describe('lists of the console that are longer than a page', function () {
  this.timeout(240_000)
  const site = useConsole()

  const times = async (count: number, create: () => Promise<unknown>) => {
    for (let made = 0; made < count; made += 1) await create()
  }
  const nextPage = (page: Page) => page.getByRole('button', { name: 'Next page' }).click()

  it('go on to the last record', async () => {
    const { email, shop, home } = await createMerchant()
    await times(11, () => createPayout(shop))
    await times(26, () => createKyc(shop, { status: 'rejected' }))
    await times(26, () => createInstallation(shop, { scopes: ['READ_ORDERS'] }))
    await times(50, () => createShop({ ownerId: shop.ownerId }))
    const page = await site.openFor(email, home)
    const { db } = service()
    const own = { user_id: shop.ownerId, surface: 'console' }
    const { length: known } = await db('sessions').where(own).select('id')
    const session = () => ({ ...own, id: newId(), expires_at: fromNow(hours) })
    await db('sessions').insert(Array.from({ length: 11 - known }, session))
    for (const [path, range] of [
      [`${home}/settings/payouts`, '11–11 of 11'],
      [`${home}/settings/identity`, '26–26 of 26'],
      ['/developer', '26–26 of 26'],
      ['/stores', '51–51 of 51'],
      ['/account', '11–11 of 11'],
    ] as const) {
      await page.goto(`${site.console}/console${path}`)
      await nextPage(page)
      await page.getByText(range).waitFor()
      await page.reload()
      await page.getByText(range).waitFor()
      await page.goBack()
      await page.getByText(range).waitFor({ state: 'detached' })
      await nextPage(page)
      await page.getByText(range).waitFor()
    }
  })

  it('of the staff and of those who are invited are each on a page of their own, which the address has', async () => {
    const { email, shop, home } = await createMerchant()
    const role = await createRole(shop, ['orders:view'])
    await times(26, async () => createStaff(shop, role, await createAccount()))
    await times(26, () => createInvitation(shop, `${newId()}@example.com`, role))
    const page = await site.openFor(email, `${home}/settings/staff`)
    await page.getByText('1–25 of 26').nth(1).waitFor()
    for (const list of [0, 1]) await page.getByRole('button', { name: 'Next page' }).nth(list).click()
    await page.getByText('26–26 of 26').nth(1).waitFor()
    await page.reload()
    await page.getByText('26–26 of 26').nth(1).waitFor()
  })

  it('say so where they cannot be read, also the one of those who are invited', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, home)
    await page.route('**/invitations?*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(`${site.console}/console${home}/settings/staff`)
    await page.getByRole('heading', { name: 'Open invitations' }).waitFor()
    await page.getByRole('alert').waitFor()
  })

  it('show all dates of a task, also those of later years', async () => {
    const { email, shop, home } = await createMerchant()
    const from = fromNow(hours).toISOString()
    const until = fromNow(2 * 365 * 24 * hours).toISOString()
    await createTask(shop, { title: 'Rent', due_date: from, due_at: from, recurring: 'weekly', until })
    const page = await site.openFor(email, `${home}/tasks`)
    await page.getByRole('button', { name: 'Dates of Rent' }).click()
    const dates = page.locator('.occurrences li')
    await dates.nth(29).waitFor()
    const more = page.getByRole('button', { name: 'Show more' })
    for (const last of [60, 90, 104]) {
      await more.click()
      await dates.nth(last - 1).waitFor()
    }
    await more.waitFor({ state: 'detached' })
    expect(await dates.count()).to.be.within(104, 106)
  })

  it('show the notes about a record page by page, and the page before once the last one is empty', async () => {
    const { email, shop, home } = await createMerchant()
    const order = await createOrder(shop, await createAccount())
    const about = { resource: 'orders', resource_id: order.id }
    await createNote(shop, { ...about, content: 'The oldest.' })
    await times(10, () => createNote(shop, about))
    const page = await site.openFor(email, `${home}/orders/${order.id}`)
    const notes = page.locator('.notes li')
    await nextPage(page)
    await notes.filter({ hasText: 'The oldest.' }).getByRole('button', { name: 'Delete the note' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the note' }).click()
    await notes.nth(9).waitFor()
    expect(await notes.allTextContents()).to.have.length(10)
    // The page is shown as it was, with a next one, until it is read again.
    await page.getByRole('button', { name: 'Next page' }).waitFor({ state: 'detached' })
  })

  it('show payouts that were made and payouts that failed in one order', async () => {
    const { email, shop, home } = await createMerchant()
    const entry = (action: string, name: string, ago: number) => ({
      id: newId(),
      shop_id: shop.id,
      action,
      name,
      actor_kind: 'provider',
      actor_id: 'paystack',
      created_at: fromNow(-ago * hours),
    })
    // The page of those that failed reaches far back, that of those that were made does not.
    const made = Array.from({ length: 30 }, (_, at) => entry('payout.paid', `Paid ${at}`, at + 1))
    const failed = [entry('payout.failed', 'Failed 4', 4.5), entry('payout.failed', 'Failed 27', 27.5)]
    await service()
      .db('activity')
      .insert([...made, ...failed])
    const page = await site.openFor(email, `${home}/settings/payouts`)
    const shown = () => page.locator('td .strong').allTextContents()
    await page.getByText('Failed 4').waitFor()
    const names = made.map(({ name }) => name)
    names.splice(4, 0, 'Failed 4')
    expect(await shown()).to.eql(names.slice(0, 26))
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText('Failed 27').waitFor()
    names.splice(28, 0, 'Failed 27')
    expect(await shown()).to.eql(names)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).to.equal(0)
  })
})
