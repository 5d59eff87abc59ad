import { expect } from 'chai'
import type { components } from '../../../generated/store.types.ts'
import { createAutomaticDiscount } from '../../support/fixtures/catalogue.ts'
import { call, service } from '../../support/service.ts'
import { openFeeds } from './store.ts'

type Product = components['schemas']['Product']
type Reduced = components['schemas']['ReducedPrice']

describe('Prices and availability in feeds', () => {
  it('are those of the Store API, whatever is sold at whatever discount', async () => {
    for (const [show, percent] of [
      [true, 0],
      [false, 1500],
      [true, 3300],
    ] as const) {
      const { shop, change, create, google } = await openFeeds()
      await change({ showPriorPrice: show })
      for (let n = 0; n < 12; n += 1) await create(anyProduct(n))
      await service()
        .db('products')
        .where({ shop_id: shop.id })
        .whereNotNull('compare_at_price')
        .update({ prior_price: service().db.raw('compare_at_price - 1') })
      if (percent)
        await createAutomaticDiscount(
          shop,
          { kind: 'percentage', percent },
          { ends_at: new Date('2100-01-01') },
        )
      const expected = await offersInStore(shop.id, show)
      const items = (await google()).map(({ id, price, sale_price, availability }) => [
        id![0],
        price![0],
        sale_price?.[0] ?? null,
        availability![0],
      ])
      expect(items).to.have.deep.members(expected)
    }
  })

  const anyProduct = (n: number) => {
    const price = 1 + ((n * 7919) % 5000) / 100
    const variants = Array.from({ length: n % 4 }, (_, m) => ({
      name: `V${m}`,
      price: price + m,
      quantity: (n + m) % 3,
      options: { Size: `S${m}` },
    }))
    return {
      name: `Product ${n}`,
      price,
      quantity: n % 3,
      variants,
      ...(n % 2 && { compareAtPrice: price + 1.5 }),
    }
  }

  /** The contents of the shop's pages, worked out from the replies of the Store API. */
  async function offersInStore(shopId: string, showPriorPrice: boolean) {
    const ask = (path: string, query: object) =>
      call('store').get(`/api/v1/${path}`).query(query).set({ 'x-shop-id': shopId }).expect(200)
    const { products } = (await ask('products', { limit: 100 })).body.data
    const ids = products.map(({ _id }: { _id: string }) => _id).join(',')
    const { prices } = (await ask('reduced-prices', { products: ids })).body.data
    return products.flatMap((product: Product) =>
      (product.variants.length > 0 ? product.variants : [product]).map(
        (one: Product | Product['variants'][number]) => {
          const cut = prices.find((cut: Reduced) => (cut.variant ?? cut.product) === one._id)
          const price = cut?.reducedPrice ?? one.price
          const before = cut ? one.price : product.compareAtPrice
          const former = (showPriorPrice && (cut ? cut.priorPrice : one.priorPrice)) || before
          const isReduced = former !== null && former > price
          const isThere = one === product ? product.inStock : one.quantity > 0
          const text = (amount: number) => `${amount.toFixed(2)} USD`
          return [
            one._id,
            text(isReduced ? former : price),
            isReduced ? text(price) : null,
            isThere ? 'in_stock' : 'out_of_stock',
          ]
        },
      ),
    )
  }
})
