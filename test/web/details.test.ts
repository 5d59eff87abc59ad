import { expect } from 'chai'
import { expectUsable } from '../support/barriers.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('Details of a product, in the console', function () {
  this.timeout(180_000)
  const site = useConsole()

  it('are kept with their units, and leave those alone that nobody touched', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Pot' })
    await createVariant(shop, product, { name: 'Large' })
    const details = async (table: string) =>
      (await service().db(table).where({ shop_id: shop.id }).first('details')).details
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`)
    await page.getByLabel('Brand').fill('Falcon')
    await page.getByLabel('Weight with packaging').fill('1.25')
    await page.getByLabel('Unit of weight').selectOption('kg')
    await page.getByLabel('HS code').fill('732394')
    await page.getByLabel('Made in').selectOption('PL')
    await page.getByLabel('Barcode of Large').fill('036000291452')
    await expectUsable(page)
    await button(page, 'Save').click()
    await said(page, 'Saved')
    const saved = {
      hsCode: '732394',
      originCountry: 'PL',
      vendor: 'Falcon',
      weight: { value: 1.25, unit: 'kg' },
    }
    expect(await details('products')).to.eql(saved)
    expect(await details('variants')).to.eql({ barcode: '036000291452', gtin: '0036000291452' })

    await page.getByLabel('Brand').fill('')
    await page.getByLabel('Least per order').fill('2')
    await page.getByLabel('Cost of one').fill('4')
    await button(page, 'Save').click()
    await until('the limit', async () => (await details('products')).minPerOrder === 2)
    const { vendor: _, ...others } = saved
    expect(await details('products')).to.eql({ ...others, minPerOrder: 2 })
    expect(await service().db('products').where({ id: product.id }).first('cost')).to.eql({ cost: 400 })
    await page.getByText('60 % of the price remain').waitFor()

    const maker = { name: 'Falcon', address: '12 Forge Lane', email: 'safety@falcon.example' }
    for (const [line, text] of Object.entries(maker))
      await page.locator(`[name="manufacturer.${line}"]`).fill(text)
    await page.getByLabel('Show from').fill('2090-03-01T09:00')
    await button(page, 'Save').click()
    await until('the time', async () => {
      const { publish_at, listed } = await service().db('products').where({ id: product.id }).first()
      return publish_at !== null && !listed
    })
    const { manufacturer } = await details('products')
    expect(manufacturer).to.eql(maker)
    expect(await details('variants')).to.have.property('gtin')
  })
})
