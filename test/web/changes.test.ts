import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createNote, createTask } from '../support/fixtures/office.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, sizes, useConsole } from './support.ts'

/** Whether nothing lies over the beginning of what went wrong. */
const isSeen = `(() => {
  const problem = document.querySelector('.problem')
  const { left, top } = problem.getBoundingClientRect()
  return problem.contains(document.elementFromPoint(left + 8, top + 8))
})()`

describe('A change in the console', function () {
  this.timeout(240_000)
  const site = useConsole()
  const confirmed = (page: Page, name: string) => button(page.getByRole('dialog'), name).click()

  it('is refused at once where there is no connection, and is not sent later', async () => {
    const { email, shop, home } = await createMerchant()
    await createNote(shop, { title: 'Kiln', content: 'Hot.' })
    const page = await site.openFor(email, `${home}/tasks/notes`)
    await button(page, 'Delete Kiln').click()
    await page.context().setOffline(true)
    await confirmed(page, 'Delete the note')
    await page.getByRole('alert').getByText('The service cannot be reached.').waitFor()
    await page.context().setOffline(false)
    await confirmed(page, 'Cancel')
    expect(await service().db('notes').where({ shop_id: shop.id })).to.have.length(1)
  })

  it('says why it was refused where no bar of a phone lies over it', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/contact`, { viewport: sizes.phone })
    await page.getByLabel('Phone').fill('+1 23')
    await page.context().setOffline(true)
    await button(page, 'Save').click()
    await page.getByRole('alert').waitFor()
    expect(await page.evaluate(isSeen)).to.equal(true)
  })

  it('that somebody else was faster with shows what the list is by now', async () => {
    const { email, shop, home } = await createMerchant()
    const note = await createNote(shop, { title: 'Kiln', content: 'Hot.' })
    const page = await site.openFor(email, `${home}/tasks/notes`)
    await button(page, 'Delete Kiln').click()
    await service().db('notes').where({ id: note.id }).delete()
    await confirmed(page, 'Delete the note')
    await page.getByRole('alert').waitFor()
    await page.getByText('No notes yet').waitFor()
  })

  it('says beside the scopes that a token needs one', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/tokens`)
    await button(page, 'Create a token').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is it for?').fill('Till')
    for (const name of ['See orders', 'See products']) await dialog.getByLabel(name).uncheck()
    await button(dialog, 'Create the token').click()
    await dialog
      .getByRole('group', { name: 'Scopes' })
      .getByRole('alert')
      .getByText('Choose at least one.')
      .waitFor()
  })

  it('asks before it loses a secret that is shown only once', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/tokens`)
    await button(page, 'Create a token').first().click()
    await page.keyboard.type('Till')
    await page.keyboard.press('Enter')
    const secret = page.getByRole('dialog', { name: 'Your new token' })
    await secret.waitFor()
    await page.mouse.click(5, 5)
    await page.getByRole('dialog', { name: 'Have you saved it?' }).waitFor()
    await page.keyboard.press('Enter')
    await secret.waitFor()
    await button(secret, 'I have saved it').click()
    await secret.waitFor({ state: 'detached' })
  })
})

describe('The keyboard in a list whose choice does something at once', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('adds the country that was typed to a zone, and none that was passed on the way', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').click()
    const countries = page.getByLabel('Countries')
    await countries.focus()
    await page.keyboard.type('Ghana')
    await page.keyboard.press('Enter')
    await countries.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Remove Åland Islands' }).waitFor()
    expect(await page.locator('.chip').allInnerTexts()).to.eql(['Åland Islands', 'Ghana', 'Nigeria'])
  })

  it('asks before a zone is left whose countries were chosen', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').click()
    await page.getByLabel('Countries').focus()
    await page.keyboard.type('Ghana')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Ghana' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  })

  it('asks before a zone is left from which a country was taken, and takes the focus to the list', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').click()
    await button(page, 'Remove Nigeria').focus()
    await page.keyboard.press('Enter')
    await page.locator('select[name=countries]:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  })

  it('sets a date of a task to the status on which it stops, and gives one up by Escape', async () => {
    const { email, shop, home } = await createMerchant()
    const task = await createTask(shop, { title: 'Count' })
    const page = await site.openFor(email, `${home}/tasks`)
    await button(page, `Edit ${task.title}`).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Repeats').selectOption('weekly')
    await dialog.getByLabel('Last day').fill('2099-01-01')
    await button(dialog, 'Save').click()
    await button(page, 'Dates of Count').click()
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
    const status = dialog.getByLabel(/^Status on/).first()
    await status.focus()
    const before = await status.inputValue()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await status.inputValue()).to.equal(before)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await said(page, 'The task has been saved')
    expect(sent).to.eql([{ status: 'done' }])
  })
})
