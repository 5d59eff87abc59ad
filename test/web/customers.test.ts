import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import sharp from 'sharp'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createTask } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createBanner, createComment, createReader, createReview } from '../support/fixtures/posts.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

const picture = async () => ({
  name: 'harbour.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
})

describe('sales, customers, voices, content and the office, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  /** Makes an order that was paid so many days ago, with its subtotal in minor units. */
  async function sell(shop: Shop, daysAgo: number, subtotal: number) {
    const buyer = await createAccount()
    const order = await createOrder(shop, buyer)
    const paid_at = new Date(Date.now() - daysAgo * 24 * 60 * 60_000)
    const { db } = service()
    const customer = { id: newId(), user_id: buyer.id, email: buyer.email, name: 'Ngozi' }
    await db('customers').insert({ ...customer, shop_id: shop.id })
    await db('orders').where({ id: order.id }).update({
      customer_id: customer.id,
      status: 'paid',
      payment_status: 'paid',
      paid_at,
      subtotal,
      shipping_cost: 0,
      discount: 0,
    })
    return { buyer, order }
  }

  /** Makes a banner whose picture the policy of the pages lets through. */
  async function banner(shop: Shop, title: string) {
    const { id } = await createBanner(shop, { title, placement: 'home' })
    await service()
      .db('banners')
      .where({ id })
      .update({ image: `${site.console}/console/icon.svg` })
  }

  // The browser of the tests calls its language en-US@posix where the machine has none.
  it('shows sales beside those before them, and goes through the chart by the arrows', async () => {
    const { email, shop, home } = await createMerchant()
    await sell(shop, 0, 300_000)
    await sell(shop, 1, 150_000)
    await sell(shop, 8, 300_000)
    const page = await site.openFor(email, home)
    await button(page, '7 days').click()
    await page.waitForURL(/period=week/)
    await page.getByText('50% more than before').first().waitFor()
    expect(await page.locator('.figure').first().textContent()).to.equal('₦4,500.00')
    const chart = page.getByRole('slider', { name: /^Sales over time/ })
    await chart.focus()
    for (const told of ['₦3,000.00 · 1 order · ₦0.00 in', '₦1,500.00 · 1 order · ₦3,000.00 in']) {
      await page.keyboard.press('ArrowLeft')
      await chart.and(page.locator(`[aria-valuetext*="${told}"]`)).waitFor()
    }
    await page.getByText('The numbers as a table').click()
    expect(await page.getByRole('table', { name: 'Sales', exact: true }).getByRole('row').count()).to.equal(8)
    await page.reload()
    await page.getByText('50% more than before').first().waitFor()
  })

  it('shows neither the steps of the set-up nor sales to somebody whose role has no part in them', async () => {
    const { shop, home } = await createMerchant()
    const person = await createAccount()
    await createStaff(shop, await createRole(shop, ['orders:view']), person)
    const page = await site.openFor(person.email!, home)
    await page.getByText('No orders yet').waitFor()
    await page.getByRole('heading', { name: 'Set up your store' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Sales' }).waitFor({ state: 'detached' })
  })

  it('finds a customer, notes something, exports, and changes and deletes one', async () => {
    const { email, shop, home } = await createMerchant()
    const { buyer, order } = await sell(shop, 2, 250_000)
    const page = await site.openFor(email, `${home}/customers`)
    await page.getByRole('searchbox').fill(buyer.email!.slice(0, 12))
    await page.waitForURL(/query=/)
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()])
    expect(readFileSync(await file.path(), 'utf8')).to.contain(buyer.email)
    await page.locator('.row-link').first().click()
    await page.getByText(`#${order.number}`).waitFor()
    await page.getByLabel('Write a note').fill('Calls before noon')
    await button(page, 'Add the note').click()
    await page.getByText('Calls before noon').waitFor()
    await button(page, 'Edit').click()
    await page.getByRole('dialog').getByLabel('Phone (optional)').fill('+234 80 5550 1111')
    await button(page.getByRole('dialog'), 'Save').click()
    await page.getByText('+234 80 5550 1111').waitFor()
    await button(page, 'More actions').click()
    await button(page, 'Delete').click()
    await button(page.getByRole('dialog'), 'Delete').click()
    await said(page, 'The customer has been deleted')
    await page.waitForURL(/customers$/)
    await page.getByText('No customers yet').waitFor()
    await page.getByRole('link', { name: 'Tasks and notes' }).click()
    await page.getByRole('link', { name: 'Notes', exact: true }).click()
    await page.getByText('Calls before noon').waitFor()
  })

  it('adds a customer once: the second of the same address is refused beside the form', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/customers`)
    for (const last of [false, true]) {
      await button(page, 'Add a customer').first().click()
      await page.getByRole('dialog').getByLabel('E-mail').fill('twice@example.com')
      await button(page.getByRole('dialog'), 'Save').click()
      if (last) break
      await page.getByRole('heading', { name: 'twice' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Customers' }).first().click()
    }
    await page.getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  })

  it('answers, hides and deletes what shoppers say', async () => {
    const { email, shop, home } = await createMerchant()
    const author = await createAccount()
    const product = await createProduct(shop, { name: 'Lamp' })
    await createReview(shop, author, product, 2)
    const page = await site.openFor(email, `${home}/reviews`)
    await button(page, 'Answer').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your answer').fill('We send you another one.')
    await button(dialog, 'Send the answer').click()
    await page.getByText('We send you another one.').waitFor()
    await button(page, 'Hide').click()
    await button(page, 'Show again').waitFor()
    const review = () => service().db('reviews').where({ shop_id: shop.id }).first()
    expect(await review()).to.deep.include({ reply: 'We send you another one.' })
    expect((await review()).hidden_at).not.to.equal(null)
    await button(page, 'Edit the answer').click()
    await button(dialog, 'Remove the answer').click()
    expect(await review()).to.deep.include({ reply: 'We send you another one.' })
    await button(dialog, 'Remove it for good').click()
    await said(page, 'The answer has been removed')
    expect(await review()).to.deep.include({ reply: null })
    await page.getByLabel('Rating').selectOption('5')
    await page.getByText('No review matches').waitFor()
    await button(page, 'Clear filters').click()
    await button(page, 'Delete').click()
    await button(dialog, 'Delete').click()
    await page.getByText('No reviews yet').waitFor()

    await createComment(shop, author, { resource: 'product', resource_id: product.id, body: 'Is it loud?' })
    await page.getByRole('link', { name: 'Comments' }).click()
    await page.getByText('On Lamp').waitFor()
    await button(page, 'Answer').click()
    await dialog.getByLabel('Your answer').fill('It is silent.')
    await button(dialog, 'Send the answer').click()
    await page.getByText('It is silent.').waitFor()
    await page
      .getByRole('group', { name: /^Comment by/ })
      .last()
      .getByRole('button', { name: 'Hide' })
      .click()
    await button(page, 'Show again').waitFor()
    await button(page, 'Hidden').click()
    await page.getByText('It is silent.').waitFor({ state: 'detached' })
    await button(page, 'Delete').click()
    await button(dialog, 'Delete').click()
    await page.getByText('No comment matches').waitFor()
  })

  it('searches, exports and removes readers of the newsletter', async () => {
    const { email, shop, home } = await createMerchant()
    await createReader(shop, { email: 'first@example.com' })
    await createReader(shop, { email: 'second@example.com' })
    const page = await site.openFor(email, `${home}/customers/readers`)
    await page.getByText('2 readers').waitFor()
    await page.getByRole('searchbox').fill('second')
    await page.getByText('1 reader', { exact: true }).waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()])
    expect(readFileSync(await file.path(), 'utf8'))
      .to.match(/second@example\.com/)
      .and.not.match(/first@/)
    await button(page, 'Remove').click()
    await button(page.getByRole('dialog'), 'Remove').click()
    await page.getByText('No reader matches').waitFor()
    await button(page, 'Clear filters').click()
    await page.getByText('first@example.com').waitFor()
  })

  it('makes banners with a picture and puts them in order', async () => {
    const { email, shop, home } = await createMerchant()
    await banner(shop, 'Old')
    const page = await site.openFor(email, `${home}/content/banners`)
    await button(page, 'Add a banner').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Harbour days')
    await dialog.getByLabel('Choose a picture').setInputFiles(await picture())
    await dialog.getByAltText('The chosen picture').waitFor()
    await dialog.getByLabel('Shown from (optional)').fill('2030-01-01T09:00')
    await button(dialog, 'Save').click()
    await page.getByText('Planned').waitFor()
    await button(page, 'Move Harbour days up').click()
    await said(page, 'The order has been changed')
    const titles = () =>
      service().db('banners').where({ shop_id: shop.id }).orderBy('position').pluck('title')
    expect(await titles()).to.eql(['Harbour days', 'Old'])
    await button(page, 'Delete Old').click()
    await button(dialog, 'Delete').click()
    await said(page, 'The banner has been deleted')
    await page.getByText('Harbour days').waitFor()
  })

  it('writes a post with a preview that lets no HTML through, publishes it and takes it back', async () => {
    const { email, shop, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/content/new`)
    await page.getByLabel('Title').fill('Spring')
    await page
      .getByRole('textbox', { name: 'Text' })
      .fill('# Soon\n\n<img src=x onerror=alert(1)> [bad](javascript:alert(1))\n\nfine')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('heading', { name: 'Soon' }).waitFor()
    expect(await preview.locator('img, a').count()).to.equal(0)
    await page.getByRole('textbox', { name: 'Text' }).selectText()
    await button(page, 'Bold').click()
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).to.match(/^\*\*# Soon.*\*\*$/s)
    await page.getByRole('main').getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Tags').fill('news, news, sea')
    await page.getByLabel('Choose a picture').setInputFiles(await picture())
    await page.getByAltText('The chosen picture').waitFor()
    await button(page, 'Publish').click()
    await page.getByRole('heading', { name: 'Spring' }).waitFor()
    await page.getByText('Published', { exact: true }).first().waitFor()
    const post = () => service().db('blogs').where({ shop_id: shop.id }).first()
    expect(await post()).to.deep.include({ slug: 'spring', tags: ['news', 'sea'] })
    await button(page, 'Save and unpublish').click()
    await page.getByText('Draft', { exact: true }).waitFor()
    expect((await post()).published_at).to.equal(null)
    await button(page, 'More actions').click()
    await button(page, 'Delete').click()
    await button(page.getByRole('dialog'), 'Delete').click()
    await page.getByText('No posts yet').waitFor()
  })

  it('writes down a task that recurs, and sets one of its dates to done', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/tasks`)
    await button(page, 'Add a task').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Task').fill('Count the stock')
    await dialog.getByLabel('Repeats').selectOption('weekly')
    const end = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Last day').fill(end)
    await button(dialog, 'Save').click()
    await page.getByText('Count the stock').waitFor()
    await button(page, 'Dates of Count the stock').click()
    await dialog
      .getByLabel(/^Status on/)
      .first()
      .selectOption('done')
    await said(page, 'The task has been saved')
    await page.keyboard.press('Escape')
    await button(page, 'Edit Count the stock').click()
    await button(dialog, 'Delete').click()
    await button(dialog, 'Delete for good').click()
    await page.getByText('No tasks yet').waitFor()
  })

  it('deletes a task for good by two presses, of which a double click and a held key are one', async () => {
    const { email, shop, home } = await createMerchant()
    const { title } = await createTask(shop)
    const page = await site.openFor(email, `${home}/tasks`)
    const dialog = page.getByRole('dialog')
    await button(page, `Edit ${title}`).click()
    await button(dialog, 'Delete').focus()
    for (const _ of ['down', 'still down']) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await button(dialog, 'Delete for good').waitFor()
    await button(dialog, 'Cancel').click()
    await button(page, `Edit ${title}`).click()
    await button(dialog, 'Delete').dblclick()
    await button(dialog, 'Delete for good').click()
    await page.getByText('No tasks yet').waitFor()
  })

  it('tags customers, and lists those who have a tag', async () => {
    const { email, home, shop } = await createMerchant()
    const ada = { id: newId(), email: 'ada@example.com', name: 'Ada' }
    await service()
      .db('customers')
      .insert([
        { ...ada, shop_id: shop.id },
        { id: newId(), email: 'joan@example.com', name: 'Joan', shop_id: shop.id },
      ])
    const page = await site.openFor(email, `${home}/customers/${ada.id}`)
    await button(page, 'Edit').click()
    await page.getByLabel('Tags').fill('wholesale, "to call, soon", wholesale')
    await button(page, 'Save').click()
    await said(page, 'The customer has been saved')
    await page.getByRole('link', { name: 'to call, soon' }).click()
    await page.getByRole('link', { name: 'Ada' }).waitFor()
    expect(await page.getByRole('link', { name: 'Joan' }).count()).to.equal(0)
    await button(page, 'Tagged “to call, soon”').click()
    await page.getByRole('link', { name: 'Joan' }).waitFor()
  })
})
