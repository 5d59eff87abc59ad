import { expect } from 'chai'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('the redirects in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are added, told apart, and deleted', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/redirects`)
    await button(page, 'Add a redirect').click()
    const dialog = page.getByRole('dialog')
    const add = async (path: string, target: string) => {
      await dialog.getByLabel('Old address').fill(path)
      await dialog.getByLabel('Leads to').fill(target)
      await dialog.getByRole('button', { name: 'Save' }).click()
    }
    await add('https://old.example/Pages/About', '/blogs/about')
    await said(page, 'Redirect saved')
    await page.getByText('/pages/about').waitFor()
    await button(page, 'Add a redirect').click()
    await add('/pages/about/', '/other')
    await dialog.getByText('This path leads somewhere already').waitFor()
    await add('/pages/us', '/other')
    await page.getByText('/pages/us', { exact: true }).waitFor()
    await button(page, 'Delete the redirect of /pages/about').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await said(page, 'Redirect deleted')
    const left = await service().db('redirects').where({ shop_id: shop.id }).select('path', 'target')
    expect(left).to.eql([{ path: '/pages/us', target: '/other' }])
  })
})
