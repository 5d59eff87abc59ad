import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createBlog } from '../support/fixtures/posts.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('A page with a form', function () {
  this.timeout(240_000)
  const site = useConsole()
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

  /** Holds the next reply to a change back until it is let go. */
  async function holdReply(page: Page, method: string, path: string): Promise<() => void> {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(`**/apps/api/v1${path}**`, async (route) => {
      if (route.request().method() !== method) return route.continue()
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    return letGo
  }

  it('keeps what is typed into a product while it is saved, and saves that next', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Bowl', quantity: 5 })
    await createVariant(shop, product, { name: 'Blue', quantity: 5 })
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`)
    const description = page.getByLabel('Description')
    const letGo = await holdReply(page, 'PATCH', '/products')
    await page.getByLabel('Name', { exact: true }).first().fill('Big bowl')
    await button(page, 'Add one').click()
    await page.locator('[name="variants[1].name"]').fill('Red')
    await page.locator('[name="variants[1].quantity"]').fill('3')
    await button(page, 'Save').click()
    await description.fill('Holds two litres.')
    letGo()
    await said(page, 'Saved')
    await page.getByRole('heading', { name: 'Big bowl' }).waitFor()
    expect(await description.inputValue()).to.equal('Holds two litres.')
    await page.getByText('Unsaved changes').waitFor()
    await button(page, 'Save').click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    const rows = await service().db('products').where({ id: product.id })
    expect(rows[0]).to.include({ name: 'Big bowl', description: 'Holds two litres.' })
    expect(
      await service().db('variants').where({ product_id: product.id }).orderBy('position').pluck('name'),
    ).to.eql(['Blue', 'Red'])
  })

  it('asks before it loses what was typed into a post while it was saved', async () => {
    const { email, shop, home } = await createMerchant()
    const post = await createBlog(shop, { title: 'Kiln' })
    const page = await site.openFor(email, `${home}/content/${post.id}`)
    const letGo = await holdReply(page, 'PATCH', '/blogs')
    await page.getByLabel('Title').fill('The kiln')
    await button(page, 'Save').click()
    await page.getByLabel('Summary').fill('Hot.')
    letGo()
    await said(page, 'The post has been saved')
    await page.getByText('Unsaved changes').waitFor()
    await page.locator('.back').click()
    await question(page).waitFor()
  })

  it('keeps what is typed on into a new post while it is saved for the first time', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/content/new`)
    const letGo = await holdReply(page, 'POST', '/blogs')
    await page.getByLabel('Title').fill('Kiln')
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('Hot')
    await button(page, 'Save as a draft').click()
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and')
    letGo()
    await page.waitForURL(/content\/(?!new)/)
    await page.keyboard.type(' bright')
    expect(await text.inputValue()).to.equal('Hot and bright')
  })

  it('shows a new product again when the reader comes back to it from another one', async () => {
    const { email, shop, home } = await createMerchant()
    const other = await createProduct(shop, { name: 'Kiln' })
    const page = await site.openFor(email, `${home}/catalogue/new`)
    const titled = (title: string) => page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByLabel('Name', { exact: true }).first().fill('Bowl')
    await page.getByLabel('Price', { exact: true }).fill('10')
    await page.getByLabel('Stock', { exact: true }).fill('3')
    await button(page, 'Add the product').click()
    await titled('Bowl')
    for (const _ of ['from the new one', 'from the saved one']) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('Kiln')
      await page.getByRole('option', { name: 'Kiln' }).click()
      await page.waitForURL(`**/${other.id}`)
      await titled('Kiln')
      await page.goBack()
      await titled('Bowl')
    }
  })

  it('shows the stock that sales have left once the product is saved, and what was typed meanwhile', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Bowl', quantity: 5 })
    const [blue, red] = [
      await createVariant(shop, product, { name: 'Blue', quantity: 5 }),
      await createVariant(shop, product, { name: 'Red', quantity: 5 }),
    ]
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`)
    const stockOf = (place: string) => page.locator(`[name="${place}quantity"]`)
    await stockOf('').waitFor()
    await service().db('products').where({ id: product.id }).update({ quantity: 3 })
    await service().db('variants').whereIn('id', [blue.id, red.id]).update({ quantity: 4 })
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
    const letGo = await holdReply(page, 'PATCH', '/products')
    await page.getByLabel('Name', { exact: true }).first().fill('Big bowl')
    await button(page, 'Save').click()
    await stockOf('variants[1].').fill('9')
    letGo()
    await said(page, 'Saved')
    await page.getByRole('button', { name: 'Save', exact: true, disabled: false }).waitFor()
    expect(await stockOf('').inputValue()).to.equal('3')
    expect(await stockOf('variants[0].').inputValue()).to.equal('4')
    expect(await stockOf('variants[1].').inputValue()).to.equal('9')
    await button(page, 'Save').click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    expect(sent).to.eql([
      { name: 'Big bowl' },
      {
        variants: [
          { _id: blue.id, name: 'Blue', options: {} },
          { _id: red.id, name: 'Red', options: {}, quantity: 9 },
        ],
      },
    ])
  })

  it('keeps what is typed on into a new role while it is saved, and asks before it loses that', async () => {
    const { email, shop, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/roles/new`)
    const letGo = await holdReply(page, 'POST', '/roles')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Packer')
    await button(page, 'Save the role').click()
    await name.fill('Packer of parcels')
    await page.getByLabel('Shipments').selectOption('manage')
    letGo()
    await page.waitForURL(/roles\/(?!new)/)
    expect(await name.inputValue()).to.equal('Packer of parcels')
    await page.locator('.back').click()
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Save the role').click()
    await page.getByRole('heading', { name: 'Packer of parcels' }).waitFor()
    const roles = await service().db('roles').where({ shop_id: shop.id }).select('name', 'permissions')
    expect(roles).to.deep.include({ name: 'Packer of parcels', permissions: ['shipping:manage'] })
    expect(roles.map(({ name }) => name)).not.to.include('Packer')
    await page.locator('.back').click()
    await page.getByRole('link', { name: 'Packer of parcels' }).waitFor()
  })

  it('asks before another tab of an app takes its place', async () => {
    const { email } = await createMerchant()
    const page = await site.openFor(email, '/developer/new')
    await page.getByLabel('Name', { exact: true }).fill('Labels')
    await page.getByLabel('Redirect URLs').fill('https://labels.example/callback')
    await button(page, 'Create the app').click()
    await button(page.getByRole('dialog'), 'I have saved it').click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Label printer')
    await page.getByRole('tab', { name: 'Overview' }).click() // It is shown already.
    await page.getByRole('tab', { name: 'Webhook' }).click({ timeout: 10_000 })
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    expect(await name.inputValue()).to.equal('Label printer')
    await button(page, 'Save').click()
    await said(page, 'The app has been saved')
    await page.getByRole('tab', { name: 'Webhook' }).click()
    await page.getByLabel('Address').fill('https://labels.example/hooks')
    await page.getByRole('tab', { name: 'Deliveries' }).click()
    await button(question(page), 'Leave').click()
    await page.getByText('Nothing has been delivered yet').waitFor()
  })

  it('asks before a new store or app is lost, and no more once it is there', async () => {
    const { email } = await createMerchant()
    const page = await site.openFor(email, '/stores/new')
    const away = page.getByRole('link', { name: 'Storefront' })
    await page.getByLabel('Name of the store').fill('Kiln')
    await away.click()
    await button(question(page), 'Cancel').click()
    await page.getByLabel('Country').selectOption({ label: 'Nigeria' })
    await button(page, 'Open the store').click()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.goto(`${site.console}/console/developer/new`)
    await page.getByLabel('Name').fill('Label printer')
    await away.click()
    await question(page).waitFor()
  })

  it('asks before it loses the terms of a store', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/contact`)
    await page.getByLabel('Terms').fill('All sales are final.')
    await page.getByRole('link', { name: 'Payment', exact: true }).first().click()
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByLabel('Terms').inputValue()).to.equal('All sales are final.')
  })

  it('keeps the text of a post when the page itself notices that the session has ended', async () => {
    const { email, shop, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/content/new`)
    await page.getByLabel('Text', { exact: true }).fill('Hot')
    await service().db('sessions').where({ user_id: shop.ownerId }).delete()
    await page.getByRole('dialog', { name: 'Confirm it is you' }).waitFor({ timeout: 60_000 })
  })

  it('is left for the sign-in when the session has ended after all was saved', async () => {
    const { email, shop, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/contact`)
    await page.getByLabel('Terms').fill('All sales are final.')
    await button(page, 'Save').click()
    await said(page, 'The settings have been saved')
    // The form is busy until the settings have been read again, and asks who is there where that read finds nobody.
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await service().db('sessions').where({ user_id: shop.ownerId }).delete()
    await page.waitForURL(/sign-in/, { timeout: 60_000 })
  })
})
