import { expect } from 'chai'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { service } from '../support/service.ts'
import { createMerchant, said, useConsole } from './support.ts'

describe('the feeds in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are switched on, show what is in them, and lead to the products that are not', async () => {
    const { email, home, shop } = await createMerchant()
    const { name } = await createProduct(shop)
    const page = await site.openFor(email, `${home}/settings/feeds`)
    await page.getByText('These addresses work once you offer the feeds.').waitFor()
    await page.getByLabel('Offer the feeds').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The settings have been saved')
    await page.getByText('These addresses work once you offer the feeds.').waitFor({ state: 'detached' })
    const { feeds } = await service().db('shops').where({ id: shop.id }).first('feeds')
    expect(feeds).to.eql({ enabled: true, nativeCommerce: false })
    const google = page.getByRole('row').filter({ hasText: 'Merchant Center' })
    expect(await google.getByRole('cell').last().textContent()).to.equal('0 items')
    expect(await google.locator('code').textContent()).to.match(/\/feeds\/google\.xml$/)
    await page.getByText('1 product has no picture').waitFor()
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { name }).waitFor()
  })
})
