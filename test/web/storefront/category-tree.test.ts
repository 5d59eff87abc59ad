import { expect } from 'chai'
import { useShops } from './shops.ts'
import { graphIn } from './structured.ts'

describe('The categories of a shop', function () {
  this.timeout(240_000)
  const shops = useShops('category-tree', /./)

  it('lead down from the top and up again, and include what is below', async () => {
    const { categories, products } = shops.merchant
    const fashion = (await categories.list({ limit: 100 })).categories.find(({ slug }) => slug === 'fashion')!
    const shirts = await categories.create({
      name: 'Shirts',
      parent: fashion._id,
      description: 'For *work*.',
    })
    const tees = await categories.create({ name: 'Tees', parent: shirts._id })
    const tee = await products.create({ name: 'Plain tee', price: 9, quantity: 3, category: tees._id })
    const way = [
      ['Fashion', '/categories/fashion'],
      ['Shirts', '/categories/shirts'],
      ['Tees', '/categories/tees'],
    ]
    const page = await shops.visit('ecommerce', '/categories/shirts')
    await page.locator('em', { hasText: 'work' }).waitFor()
    await page.getByRole('link', { name: 'Plain tee' }).first().waitFor()
    expect(await page.locator('.crumb a').allTextContents()).to.eql(['Fashion'])
    await page.locator('.chip', { hasText: 'Tees' }).click()
    await page.waitForURL(/category=tees/)
    await page.getByRole('link', { name: 'Plain tee' }).first().click()
    await page.waitForURL(/\/products\/plain-tee/)
    expect(await page.locator('.crumb a').allTextContents()).to.eql(way.map(([name]) => name))
    for (const [path, steps] of [
      ['/products/plain-tee', [...way, ['Plain tee', '/products/plain-tee']]],
      ['/categories/tees', way],
      ['/categories/fashion', way.slice(0, 1)],
    ] as const) {
      const crumbs = graphIn((await shops.ask('ecommerce', path)).text).find(
        (thing) => thing['@type'] === 'BreadcrumbList',
      )
      const items = crumbs!.itemListElement as { name: string; item: string }[]
      expect(items.slice(1).map(({ name, item }) => [name, new URL(item).pathname])).to.eql(steps)
    }
    const home = await shops.visit('ecommerce', '/products')
    expect(await home.locator('.chip').allTextContents()).not.to.include('Tees')
    await products.delete(tee._id)
    await categories.delete(shirts._id)
    await categories.delete(tees._id)
  })
})
