import { expect } from 'chai'
import { useShops } from './shops.ts'

describe('former addresses in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('redirects', /./)

  const ask = async (path: string) => {
    const { status, headers } = await shops.ask('ecommerce', path)
    const to = headers.location === undefined ? null : new URL(String(headers.location))
    return [
      status,
      to && (to.origin === new URL(shops.url('ecommerce')).origin ? to.pathname + to.search : to.href),
    ]
  }

  it('of shops at Shopify and WooCommerce lead to the same pages', async () => {
    for (const [path, target] of [
      ['/collections/sale/products/mug?variant=1', '/products/mug?variant=1'],
      ['/collections/all/', '/products'],
      ['/collections/mugs', '/categories/mugs'],
      ['/blogs/news/opening', '/blogs/opening'],
      ['/policies/refund-policy', '/policies/refunds'],
      ['/shop/', '/products'],
      ['/product/mug/', '/products/mug'],
      ['/product-category/kitchen/mugs/', '/categories/mugs'],
      ['/my-account/', '/sign-in'],
    ])
      expect(await ask(path!), path).to.eql([301, target])
    expect(await ask('/pages/nobody')).to.eql([404, null])
  })

  it('lead where the merchant says, unless there is a page', async () => {
    const { redirects } = shops.merchant
    await redirects.create({ path: '/pages/about', target: '/blogs/über-uns' })
    await redirects.create({ path: '/product/mug', target: 'https://elsewhere.example/mug' })
    await redirects.create({ path: '/products', target: '/nowhere' })
    expect(await ask('/Pages/About/?utm=1')).to.eql([301, '/blogs/%C3%BCber-uns'])
    expect(await ask('/product/mug')).to.eql([301, 'https://elsewhere.example/mug'])
    expect((await ask('/products'))[0]).to.equal(200)
  })
})
