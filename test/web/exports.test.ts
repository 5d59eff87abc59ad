import { expect } from 'chai'
import { runExports } from '../../src/jobs/run-exports.ts'
import { expectUsable } from '../support/barriers.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, useConsole } from './support.ts'

describe('exports in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('go on after their page was left, and are there to be fetched', async () => {
    const { email, home, shop } = await createMerchant()
    await createProduct(shop, { name: 'Mug' })
    const page = await site.openFor(email, `${home}/catalogue`)
    await page.getByRole('link', { name: 'Import and export' }).click()
    await page.getByRole('link', { name: 'Export instead' }).click()
    await button(page, 'Export').click()
    await page.getByRole('status').getByText('0 of 1').waitFor()
    await expectUsable(page)
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const { db, dependencies } = service()
    await runExports.run({ db, dependencies, signal: new AbortController().signal })
    await page.getByRole('link', { name: 'Export instead' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(download.suggestedFilename()).to.equal('products.csv')
  })
})
