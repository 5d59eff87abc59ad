import { expect } from 'chai'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, said, useConsole } from './support.ts'

describe('the stock of a store, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function seller() {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    return { email: owner.email!, shop, stock: `/stores/${shop.id}/catalogue/stock` }
  }

  it('is counted and adjusted with a reason, which its history tells', async () => {
    const { email, shop, stock } = await seller()
    const { id } = await createProduct(shop, { name: 'Mug', quantity: 12 })
    await service().db('products').where({ id }).update({ held: 2, quantity: 10 })
    await createProduct(shop, { name: 'Scarf', quantity: 2 })
    const page = await site.openFor(email, stock)
    await page.getByRole('button', { name: 'Low', exact: true }).click()
    await page.getByRole('link', { name: 'Mug' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Scarf' }).waitFor()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('link', { name: 'Mug' }).click()
    await button(page, 'Adjust the stock of Mug').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 of them are held by unpaid orders').waitFor()
    await dialog.getByLabel('Pieces on hand').fill('9')
    await button(dialog, 'Adjust').click()
    await said(page, 'The stock has been adjusted')
    const row = await service().db('products').where({ id }).first('quantity', 'held')
    expect(row).to.eql({ quantity: 7, held: 2 })
    await button(page, 'Adjust the stock of Mug').click()
    await dialog.getByLabel('How').selectOption('take')
    await dialog.getByLabel('Pieces', { exact: true }).fill('1')
    await dialog.getByLabel('Note').fill('Fell from the shelf')
    await button(dialog, 'Adjust').click()
    await said(page, 'The stock has been adjusted')
    const history = page.getByRole('table', { name: 'History' })
    const newest = history.getByRole('row').nth(1)
    await newest.getByText('Damaged or lost').waitFor()
    expect(await newest.innerText()).to.match(/Fell from the shelf[\s\S]*-1[\s\S]*6/)
    await history.getByRole('row').filter({ hasText: 'Counted' }).getByText('-3', { exact: true }).waitFor()
  })

  it('says what was sold while somebody counted, instead of overwriting it', async () => {
    const { email, shop, stock } = await seller()
    const { id } = await createProduct(shop, { name: 'Mug', quantity: 12 })
    const small = await createVariant(shop, { id }, { name: 'Small', quantity: 5 })
    const page = await site.openFor(email, `${stock}/${id}`)
    await button(page, 'Adjust the stock of Small').click()
    const dialog = page.getByRole('dialog')
    await service().db('variants').where({ id: small.id }).update({ quantity: 4 })
    await dialog.getByLabel('Pieces on hand').fill('5')
    await button(dialog, 'Adjust').click()
    await dialog.getByText('The stock of Mug, Small is 4, not 5').waitFor()
  })

  it('has a threshold for the store and for a product', async () => {
    const { email, shop, stock } = await seller()
    const { id } = await createProduct(shop, { name: 'Mug', quantity: 12 })
    const page = await site.openFor(email, stock)
    await page.getByLabel('Pieces left').fill('20')
    await button(page, 'Save').click()
    await said(page, 'The settings have been saved')
    expect((await service().db('shops').where({ id: shop.id }).first('low_stock_at'))!.low_stock_at).to.equal(
      20,
    )
    await page.getByRole('link', { name: 'Mug' }).click()
    await page.getByLabel('Notify when no more are left than').fill('3')
    await button(page, 'Save').click()
    await said(page, 'Saved')
    expect((await service().db('products').where({ id }).first('low_stock_at'))!.low_stock_at).to.equal(3)
  })
})
