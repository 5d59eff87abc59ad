import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createCoupon, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createCustomer } from '../support/fixtures/people.ts'
import { createBanner, createBlog } from '../support/fixtures/posts.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createPayout } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('A form of the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  /** Returns a record without the time of its last change. */
  async function rowOf(table: string, id: string): Promise<object> {
    const { updated_at: _, ...row } = await service().db(table).where({ id }).first()
    return row
  }
  const saved = async (page: Page) => {
    const answered = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await button(page, 'Save').click()
    expect((await answered).status()).to.equal(200)
  }
  const dialogOf = (page: Page) => page.getByRole('dialog')

  describe('that is sent as it was opened', () => {
    it('changes nothing of a product, whatever its texts, tags, prices and options', async () => {
      const { db } = service()
      const { email, shop, home } = await createMerchant()
      await db('shops').where({ id: shop.id }).update({ currency: 'PKR' })
      const { id } = await createProduct(shop, { name: ' Jar ', price: 1050 })
      const tags = ['red, blue', '"new"', 'a  b']
      await db('products').where({ id }).update({ description: 'One.\r\n\r\nTwo. ', tags })
      const options = { Size: '1,5 l', Colour: 'red', Lid: 'yes', Use: 'tea, coffee' }
      const variant = await createVariant(shop, { id }, { name: '1,5 l ', price: 1075 })
      await db('variants').where({ id: variant.id }).update({ options })
      const before = [await rowOf('products', id), await rowOf('variants', variant.id)]
      const page = await site.openFor(email, `${home}/catalogue/${id}`)
      await saved(page)
      await button(page, 'Options').click()
      await button(dialogOf(page), 'Make the variants').click()
      await dialogOf(page).waitFor({ state: 'detached' })
      await saved(page)
      expect([await rowOf('products', id), await rowOf('variants', variant.id)]).to.eql(before)
    })

    it('changes nothing of a banner that begins between two minutes', async () => {
      const { email, shop, home } = await createMerchant()
      const from = new Date('2026-05-01T10:20:33.456Z')
      const { id, title } = await createBanner(shop, {
        starts_at: from,
        ends_at: new Date('2027-01-01T00:00:59Z'),
      })
      const before = await rowOf('banners', id)
      const page = await site.openFor(email, `${home}/content/banners`)
      await button(page, `Edit ${title}`).click()
      await button(dialogOf(page), 'Save').click()
      await said(page, 'The banner has been saved')
      expect(await rowOf('banners', id)).to.eql(before)
    })

    it('changes nothing of a parcel whose size has more decimals than most', async () => {
      const { email, shop, home } = await createMerchant()
      await setShipping(shop, { parcel: { weight: 0.2345, length: 12.25, width: 8.75, height: 3 } })
      const before = await rowOf('shops', shop.id)
      const page = await site.openFor(email, `${home}/settings/shipping`)
      await button(page, 'Edit').click()
      await button(dialogOf(page), 'Save').click()
      await said(page, 'Shipping has been saved')
      expect(await rowOf('shops', shop.id)).to.eql(before)
    })

    it('changes nothing of a payout account whose method is not offered any more', async () => {
      const { email, shop, home } = await createMerchant()
      const { id } = await createPayout(shop)
      const page = await site.openFor(email, `${home}/settings/payouts`)
      await button(page, 'Edit').click()
      await dialogOf(page).getByLabel('Account number').fill('0123456780')
      await button(dialogOf(page), 'Save').click()
      await page.getByText('0123456780').waitFor()
      expect(await rowOf('payouts', id)).to.include({ payout: '665f1c2ab4e0d3a1c9f000a2' })
    })
  })

  it('changes the phone number of a customer who has given no name', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createCustomer(shop)
    await service().db('customers').where({ id }).update({ name: '' })
    const page = await site.openFor(email, `${home}/customers/${id}`)
    await button(page, 'Edit').click()
    await dialogOf(page).getByLabel('Phone').fill('+234 800 000 0000')
    await button(dialogOf(page), 'Save').click()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await rowOf('customers', id)).to.include({ name: '', phone: '+234 800 000 0000' })
  })

  it('leaves a post published that is saved by Enter in a field, and takes it back by its button', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createBlog(shop, { tags: ['a, b'] })
    const page = await site.openFor(email, `${home}/content/${id}`)
    await page.getByLabel('Title').fill('Spring bowls')
    await page.keyboard.press('Enter')
    await said(page, 'The post has been saved')
    const row = await service().db('blogs').where({ id }).first()
    expect(row.published_at).not.to.equal(null)
    expect(row).to.deep.include({ title: 'Spring bowls', tags: ['a, b'] })
    await button(page, 'Save and unpublish').click()
    await button(page, 'Publish').waitFor()
    expect(await rowOf('blogs', id)).to.include({ published_at: null })
  })

  it('begins with what the record is when it is opened, not with what an earlier visit has seen', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createProduct(shop, { name: 'Clay cup', quantity: 9 })
    const page = await site.openFor(email, `${home}/catalogue/${id}`)
    await page.getByLabel('Stock', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Products' }).first().click()
    await page.getByRole('link', { name: 'Clay cup' }).waitFor()
    // As a sale or a colleague does.
    await service().db('products').where({ id }).update({ quantity: 2 })
    await page.getByRole('link', { name: 'Clay cup' }).click()
    expect(await page.getByLabel('Stock', { exact: true }).inputValue()).to.equal('2')
  })

  it('changes prices once, however often it is sent while the replies are lost', async () => {
    const { email, shop, home } = await createMerchant()
    const { id } = await createProduct(shop, { price: 1000 })
    const page = await site.openFor(email, `${home}/catalogue/prices`)
    await page.getByLabel('Percentage').last().fill('10')
    await button(page, 'Preview').click()
    await button(page, 'Change the prices').click()
    await page.route('**/products/bulk/prices', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const confirm = button(dialogOf(page), 'Change the prices')
    await confirm.click()
    await dialogOf(page).getByText('The service cannot be reached').waitFor()
    await page.unroute('**/products/bulk/prices')
    await confirm.click()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await rowOf('products', id)).to.include({ price: 1100 })
  })

  it('says why a list could not be exported', async () => {
    const { email, home, shop } = await createMerchant()
    await createCoupon(shop)
    const page = await site.openFor(email, `${home}/orders`)
    for (const path of ['orders', 'catalogue', 'coupons', 'customers']) {
      await page.goto(`${site.console}/console${home}/${path}`)
      await button(page, 'Export').waitFor()
      await page.route('**/apps/api/v1/**', (route) => route.abort())
      await button(page, 'Export').click()
      await page.getByRole('alert').getByText('The service cannot be reached').waitFor()
      await page.unroute('**/apps/api/v1/**')
    }
  })
})
