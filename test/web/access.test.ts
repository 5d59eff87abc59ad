import { expect } from 'chai'
import sharp from 'sharp'
import { createRole, createStaff } from '../console/support.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, useConsole } from './support.ts'

describe('Access to a store that ends while its pages are open', function () {
  this.timeout(180_000)
  const site = useConsole()

  /** Opens a page of a store for one of its staff; returns how they are taken off the staff. */
  async function openAsStaff(path: (orderId: string) => string) {
    const { shop, home } = await createMerchant()
    const { id } = await createOrder(shop, await createAccount())
    const person = await createAccount()
    await createStaff(
      shop,
      await createRole(shop, ['orders:manage', 'notes:manage', 'inventory:manage']),
      person,
    )
    const page = await site.openFor(person.email!, `${home}${path(id)}`)
    const remove = () => service().db('staff').where({ shop_id: shop.id, user_id: person.id }).delete()
    return { page, home, remove }
  }

  it('is told to whoever was typing, whose text stays and who is asked for no code', async () => {
    const { page, remove } = await openAsStaff((id) => `/orders/${id}`)
    const note = page.getByLabel('Write a note')
    await note.fill('Ring twice')
    await remove()
    await button(page, 'Add the note').click()
    await page.getByRole('alert').getByText('you have no access to it').first().waitFor()
    expect(await note.inputValue()).to.equal('Ring twice')
    expect(await page.getByRole('dialog').count()).to.equal(0)
  })

  it('is told of a picture that was to be uploaded, and not that the person is signed out', async () => {
    const { page, remove } = await openAsStaff(() => '/catalogue/new')
    await page.getByLabel('Name', { exact: true }).fill('Lantern')
    await remove()
    const create = { width: 60, height: 40, channels: 3, background: 'teal' } as const
    const buffer = await sharp({ create }).png().toBuffer()
    await page.getByLabel('Add pictures').setInputFiles({ name: 'teal.png', mimeType: 'image/png', buffer })
    await page.locator('.sendings').getByText('you have no access to it').waitFor()
    expect(await page.getByText('You are signed out').count()).to.equal(0)
  })

  it('takes the place of a page on which nobody was typing, and leads to the other stores', async () => {
    const { page, remove } = await openAsStaff(() => '/orders')
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    await remove()
    await button(page, 'Paid').click()
    await page.getByRole('alert').getByText('you have no access to it').waitFor()
    await page.getByRole('link', { name: 'Go to your stores' }).click()
    await page.getByRole('heading', { name: 'Your stores', exact: true }).waitFor()
  })

  it('is not taken for ended where the console still has the store: what was refused says so', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/coupons`)
    const refused = { status: 401, success: false, message: '', code: 'authentication_required', data: {} }
    await page.route('**/apps/api/v1/refunds?*', (route) => route.fulfill({ status: 401, json: refused }))
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alert').getByText('You are signed out.').waitFor()
  })
})
