import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../../src/base/root.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { expectUsable } from '../support/barriers.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('imports in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('show what a file says before anything is written, and bring its products in', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/catalogue`)
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('heading', { name: 'Import', exact: true }).waitFor()
    const file = readFileSync(join(root, 'test/apps/import-files/shopify-old.csv'))
    const sent = { name: 'products_export.csv', mimeType: 'text/csv', buffer: file }
    await page.getByLabel('Choose a file').setInputFiles(sent)
    await page.getByText('Recognised as an older export of Shopify. It has 5 lines.').waitFor()
    await page.getByText('1 line cannot be imported').waitFor()
    await page.getByRole('row').filter({ hasText: 'Line 7' }).getByText('Left out').waitFor()
    await expectUsable(page)
    const products = () => service().db('products').where({ shop_id: shop.id })
    expect(await products()).to.have.length(0)

    await button(page, 'Import').click()
    await until('the import to be running', async () => {
      const [{ status }] = await service().db('imports').where({ shop_id: shop.id }).select('status')
      return status === 'running'
    })
    const { db, dependencies } = service()
    await runImports.run({ db, dependencies, signal: new AbortController().signal })
    await page.getByRole('status').getByText('2 added, 0 changed').waitFor()
    await page.getByRole('link', { name: 'Look at your products' }).click()
    await page.getByRole('link', { name: 'Linen shirt' }).first().waitFor()
    expect(await products()).to.have.length(2)
  })

  it('say why a file cannot be read, and can be cancelled', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/catalogue/import`)
    const send = (name: string, text: string) =>
      page
        .getByLabel('Choose a file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await send('letters.csv', 'a,b\n1,2\n')
    await page.getByText('The columns of this file are not those of a format that is known here').waitFor()
    await send('own.csv', 'slug,name,price,quantity\nmug,Mug,15,3\n')
    await page.getByText('Recognised as a table of this service').waitFor()
    await button(page, 'Cancel the import').click()
    await said(page, 'The import has been cancelled')
    expect(await service().db('products').where({ shop_id: shop.id })).to.have.length(0)
  })

  it('is not the only place for a SKU: the editor of a product has it, and says who else has one', async () => {
    const { email, home, shop } = await createMerchant()
    const [one, other] = [await createProduct(shop, { name: 'Mug' }), await createProduct(shop)]
    const page = await site.openFor(email, `${home}/catalogue/${one.id}`)
    await page.getByLabel('SKU').fill('MUG-1')
    await button(page, 'Save').click()
    const skuOf = async (id: string) => (await service().db('products').where({ id }).first('sku')).sku
    await until('the SKU', async () => (await skuOf(one.id)) === 'MUG-1')
    const second = await site.openFor(email, `${home}/catalogue/${other.id}`)
    await second.getByLabel('SKU').fill('MUG-1')
    await button(second, 'Save').click()
    await second.getByText('Another product or variant has this SKU').first().waitFor()
    expect(await skuOf(other.id)).to.equal(null)
  })
})
