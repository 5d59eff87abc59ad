import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, said, useConsole } from './support.ts'

async function seller(type: Shop['type'] = 'ecommerce') {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id, type })
  const home = `/stores/${shop.id}`
  return { email: owner.email!, shop, home, catalogue: `${home}/catalogue` }
}

const products = (shop: { id: string }) =>
  service().db('products').where({ shop_id: shop.id }).whereNull('deleted_at').orderBy('id')

describe('the prices of what a store sells, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('changes its prices together, by what the preview has shown', async () => {
    const { email, shop, catalogue } = await seller()
    const kitchen = await createCategory(shop)
    await createProduct(shop, { name: 'Mug', price: 999, category_id: kitchen.id })
    await createProduct(shop, { name: 'Scarf', price: 999 })
    const page = await site.openFor(email, `${catalogue}/prices`)
    await page.getByLabel('Products', { exact: true }).selectOption(kitchen.id)
    await page.getByLabel('Direction').selectOption('lower')
    await page.getByLabel('Percentage').last().fill('12.5')
    await button(page, 'Preview').click()
    await page.getByText('Preview of 1 product').waitFor()
    await page.getByRole('row').filter({ hasText: 'Mug' }).getByText('$8.74').waitFor()
    await button(page, 'Change the prices').click()
    await button(page.getByRole('dialog'), 'Change the prices').click()
    await said(page, '1 price has been changed')
    expect((await products(shop)).map(({ name, price }) => [name, price])).to.eql([
      ['Mug', 874],
      ['Scarf', 999],
    ])
  })

  it('plans prices for a time, and undoes them', async () => {
    const { email, shop, catalogue } = await seller()
    await createProduct(shop, { name: 'Mug', price: 999 })
    const page = await site.openFor(email, `${catalogue}/prices`)
    await button(page, 'Plan prices').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Percentage').last().fill('20')
    await dialog.getByLabel('Last day').fill('2099-12-31')
    await dialog.getByLabel('Prices end in').selectOption('.90')
    await button(dialog, 'Plan them').click()
    await said(page, 'The prices are planned')
    const price = async () =>
      (await service().db('products').where({ shop_id: shop.id }).first('price', 'compare_at_price'))!
    expect(await price()).to.eql({ price: 790, compare_at_price: 999 })
    await page.getByRole('row').filter({ hasText: '1 product' }).getByText('Now').waitFor()
    await button(page, 'Undo').click()
    await button(page.getByRole('dialog'), 'Undo').click()
    await said(page, 'The former prices are back')
    expect(await price()).to.eql({ price: 999, compare_at_price: null })
  })

  it('asks before a change of prices is left that was only previewed, and not once it is made', async () => {
    const { email, shop, catalogue } = await seller()
    await createProduct(shop, { name: 'Mug', price: 999 })
    const page = await site.openFor(email, `${catalogue}/prices`)
    const back = page.getByRole('link', { name: 'Products' }).last()
    await page.getByLabel('Percentage').last().fill('10')
    for (const _ of ['once typed', 'once more']) {
      await button(page, 'Preview').click()
      await page.getByText('Preview of 1 product').waitFor()
      await back.click()
      await button(page.getByRole('dialog', { name: 'Leave without saving?' }), 'Cancel').click()
      await button(page, 'Change the prices').click()
      await button(page.getByRole('dialog'), 'Change the prices').click()
      await said(page, '1 price has been changed')
      await page.getByText('Preview of 1 product').waitFor({ state: 'detached' })
    }
    await back.click()
    await page.getByRole('heading', { name: 'Products', exact: true }).waitFor()
  })

  it('is neither edited nor given other prices while its categories cannot be read', async () => {
    const { email, shop, catalogue } = await seller()
    const kitchen = await createCategory(shop)
    const { id } = await createProduct(shop, { name: 'Reed lamp', category_id: kitchen.id })
    const page = await site.openFor(email, catalogue)
    for (const path of [id, 'prices']) {
      await page.route('**/categories?*', (route) => route.abort())
      await page.goto(`${site.console}/console${catalogue}/${path}`)
      await page.getByRole('main').getByRole('alert').getByText('The service cannot be reached').waitFor()
      expect(await page.getByRole('main').locator('form').count()).to.equal(0)
      await page.unroute('**/categories?*')
      await button(page, 'Try again').click()
      await page.getByRole('main').locator('form').waitFor()
    }
  })

  it('shows how far a large change of prices is, also after a reload', async () => {
    const { email, shop, catalogue } = await seller()
    await createProduct(shop)
    const page = await site.openFor(email, `${catalogue}/prices`)
    const id = '665f1c2ab4e0d3a1c9f00b01'
    const answer = (data: object) => ({ json: { status: 200, success: true, message: '', data } })
    const change = { _id: id, updated: 12_000, total: 50_000 }
    const [createdAt, finishedAt] = [new Date().toISOString(), null]
    let status = 'running'
    await page.route('**/products/bulk/prices', (route) => route.fulfill(answer({ ...change, status })))
    await page.route(`**/products/bulk/prices/${id}`, (route) =>
      route.fulfill(answer({ ...change, status, createdAt, finishedAt })),
    )
    await page.getByLabel('Percentage').last().fill('5')
    await button(page, 'Preview').click()
    await button(page, 'Change the prices').click()
    await button(page.getByRole('dialog'), 'Change the prices').click()
    await page.getByText('12,000 of 50,000').waitFor()
    await page.reload()
    await page.getByText('24%').waitFor()
    status = 'done'
    await page.getByText('All prices have been changed').waitFor()
  })
})
