import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createNote, createTask } from '../support/fixtures/office.ts'
import { createCustomer } from '../support/fixtures/people.ts'
import { createBanner, createBlog } from '../support/fixtures/posts.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, useConsole } from './support.ts'

describe('What was typed into a dialog', function () {
  this.timeout(240_000)
  const site = useConsole()
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a task' })
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
  const beside = (page: Page) => page.mouse.click(5, 5)

  async function openDialog() {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/tasks`)
    await button(page, 'Add a task').first().click()
    return page
  }

  it('is kept when one clicks beside it or presses Escape, until one says that it may be lost', async () => {
    const page = await openDialog()
    await page.keyboard.type('Count the bowls')
    for (const close of [
      () => beside(page),
      () => page.keyboard.press('Escape'),
      () => button(dialogOf(page), 'Close').click(),
    ]) {
      await close()
      await question(page).waitFor()
      await page.keyboard.press('Escape')
      await question(page).waitFor({ state: 'detached' })
      expect(await dialogOf(page).getByLabel('Task').inputValue()).to.equal('Count the bowls')
    }
    await page.keyboard.press('Escape')
    await button(question(page), 'Leave').click()
    await dialogOf(page).waitFor({ state: 'detached' })
  })

  it('is kept by Enter, because the question begins on Cancel', async () => {
    const page = await openDialog()
    await page.keyboard.type('Count the bowls')
    await page.keyboard.press('Escape')
    await question(page).waitFor()
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
    expect(await dialogOf(page).getByLabel('Task').inputValue()).to.equal('Count the bowls')
    await page.keyboard.press('Escape')
    await page.locator('button:focus', { hasText: 'Cancel' }).waitFor()
  })

  it('is asked about only where there is any', async () => {
    const page = await openDialog()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await button(page, 'Add a task').first().click()
    await beside(page)
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await question(page).count()).to.equal(0)
  })

  it('is kept by whoever closes the choice of a picture without one', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/content/banners`)
    await button(page, 'Add a banner').first().click()
    await page.keyboard.type('Spring')
    await page.locator('[type=file]').dispatchEvent('cancel', { bubbles: true })
    expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).to.equal('Spring')
  })
})

describe('A dialog', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('for a banner says that it needs a picture, and keeps what was typed', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/content/banners`)
    await button(page, 'Add a banner').first().click()
    await page.keyboard.type('Spring')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('A banner needs a picture.').waitFor()
    expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).to.equal('Spring')
  })
})

describe('Two people who change one record', function () {
  this.timeout(240_000)
  const site = useConsole()

  const rowOf = (table: string, id: string) => service().db(table).where({ id }).first()
  /** Changes a field in the console after somebody else has changed another one. */
  async function change(page: Page, field: string, value: string, other: () => Promise<unknown>) {
    const form = page.locator('form', { has: page.getByLabel(field) })
    await form.getByLabel(field).first().fill(value)
    await other()
    const answered = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await button(page, 'Save').click()
    expect((await answered).status()).to.equal(200)
  }
  const set = (table: string, id: string, fields: object) => () =>
    service().db(table).where({ id }).update(fields)

  it('keep what the other has changed of a coupon, a customer, a task, a banner and a note', async () => {
    const { email, shop, home } = await createMerchant()
    const coupon = await createCoupon(shop)
    const customer = await createCustomer(shop)
    const task = await createTask(shop, { title: 'Count the bowls' })
    const banner = await createBanner(shop)
    const note = await createNote(shop, { title: 'Kiln', content: 'Hot.' })
    const page = await site.openFor(email, `${home}/coupons`)
    const visit = async (path: string, name: string) => {
      await page.goto(`${site.console}/console${home}${path}`)
      await button(page, name).click()
    }
    await button(page, coupon.code).click()
    await change(page, 'Description', 'Summer', set('coupons', coupon.id, { usage_limit: 7, active: false }))
    expect(await rowOf('coupons', coupon.id)).to.include({ title: 'Summer', usage_limit: 7, active: false })
    await visit(`/customers/${customer.id}`, 'Edit')
    await change(page, 'Phone', '+234 800', set('customers', customer.id, { name: 'Ada', active: false }))
    expect(await rowOf('customers', customer.id)).to.include({
      phone: '+234 800',
      name: 'Ada',
      active: false,
    })
    await visit('/tasks', `Edit ${task.title}`)
    await change(page, 'Task', 'Count all', set('tasks', task.id, { status: 'done', details: 'Twice.' }))
    expect(await rowOf('tasks', task.id)).to.include({
      title: 'Count all',
      status: 'done',
      details: 'Twice.',
    })
    await visit('/content/banners', `Edit ${banner.title}`)
    await change(page, 'Title', 'Autumn', set('banners', banner.id, { link: '/new', placement: 'footer' }))
    expect(await rowOf('banners', banner.id)).to.include({
      title: 'Autumn',
      link: '/new',
      placement: 'footer',
    })
    await visit('/tasks/notes', `Edit ${note.title}`)
    await change(page, 'Title', 'Oven', set('notes', note.id, { content: 'Cold.' }))
    expect(await rowOf('notes', note.id)).to.include({ title: 'Oven', content: 'Cold.' })
  })

  it('keep what the other has changed of a post, also when it is saved once more, and of the store', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createBlog(shop, { title: 'Bowls' })
    const page = await site.openFor(email, `${home}/content/${id}`)
    await change(page, 'Title', 'Spring bowls', set('blogs', id, { excerpt: 'Theirs.', slug: 'theirs' }))
    expect(await rowOf('blogs', id)).to.include({ title: 'Spring bowls', excerpt: 'Theirs.', slug: 'theirs' })
    await change(page, 'Title', 'Bowls', set('blogs', id, { tags: ['theirs'] }))
    expect(await rowOf('blogs', id)).to.deep.include({ title: 'Bowls', tags: ['theirs'], slug: 'theirs' })
    await page.goto(`${site.console}/console${home}/settings`)
    await change(page, 'Name of the store', 'Clay', set('shops', shop.id, { theme: { font: 'Georgia' } }))
    expect(await rowOf('shops', shop.id)).to.deep.include({ name: 'Clay', theme: { font: 'Georgia' } })
  })
})
