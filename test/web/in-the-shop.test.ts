import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { createCategory, createFood, createProduct, createService } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createBlog } from '../support/fixtures/posts.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { createMerchant, sizes, useConsole } from './support.ts'

describe('The pages of a merchant', function () {
  this.timeout(180_000)
  const site = useConsole()

  const addressOf = (page: Page, name: string) => page.getByRole('link', { name }).getAttribute('href')

  it('lead to the shop, and from each record to its page there', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Lamp' })
    const category = await createCategory(shop)
    const post = await createBlog(shop)
    const { ports } = site.dependencies.config
    const { slug } = await service().db('products').where({ id: product.id }).first('slug')
    const shopUrl = `http://${shop.slug}.localhost:${ports.storefront}`
    const page = await site.openFor(email, home)
    await page.getByRole('link', { name: 'Open the shop' }).waitFor()
    expect(await addressOf(page, 'Open the shop')).to.equal(`${shopUrl}/`)
    const paths: [path: string, name: string, inShop: string][] = [
      [`/catalogue/${product.id}`, 'See in the shop', `/products/${slug}`],
      ['/catalogue/categories', `See ${category.name} in the shop`, `/categories/${category.slug}`],
      [`/content/${post.id}`, 'See in the shop', `/blogs/${post.slug}`],
    ]
    for (const [path, name, inShop] of paths) {
      await page.goto(`${site.console}/console${home}${path}`)
      expect(await addressOf(page, name)).to.equal(shopUrl + inShop)
    }
    await createDomain(shop, { domain: `${shop.slug}.example`, state: 'active' })
    await page.goto(`${site.console}/console${home}/catalogue/${product.id}`)
    expect(await addressOf(page, 'See in the shop')).to.equal(`https://${shop.slug}.example/products/${slug}`)
    await service().db('products').where({ id: product.id }).update({ listed: false })
    await page.reload()
    await page.getByText('Hidden', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'See in the shop' }).count()).to.equal(0)
  })

  for (const [type, create, folder] of [
    ['restaurant', createFood, 'foods'],
    ['business', createService, 'services'],
  ] as const)
    it(`lead from an item of a store of type ${type} to its page`, async () => {
      const owner = await createAccount()
      const shop = await createShop({ ownerId: owner.id, type })
      const item = await create(shop)
      const page = await site.openFor(owner.email!, `/stores/${shop.id}/catalogue/${item.id}`)
      expect(await addressOf(page, 'See in the shop')).to.contain(`/${folder}/${item.id}`)
    })

  it('have who bought and how many are left in the lists of a phone', async () => {
    const { email, shop, home } = await createMerchant()
    const buyer = await createAccount()
    await createOrder(shop, buyer)
    await createProduct(shop, { name: 'Lamp', quantity: 7 })
    const page = await site.openFor(email, `${home}/orders`, { viewport: sizes.phone })
    await page.getByRole('cell', { name: buyer.email! }).waitFor()
    await page.goto(`${site.console}/console${home}/catalogue`)
    await page.getByRole('cell', { name: 'Stock: 7' }).waitFor()
  })

  it('have nothing red before a thumb: a record is deleted by its menu', async () => {
    const { email, shop, home } = await createMerchant()
    const product = await createProduct(shop, { name: 'Lamp' })
    const page = await site.openFor(email, `${home}/catalogue/${product.id}`, { viewport: sizes.phone })
    await page.getByRole('button', { name: 'More actions' }).waitFor()
    expect(await page.locator('.button-danger').count()).to.equal(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const choices = page.getByRole('dialog').locator('.dialog-actions button')
    expect(await choices.allInnerTexts()).to.eql(['Cancel', 'Delete'])
  })
})
