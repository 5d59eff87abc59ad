import type { Scenario } from './scenario.ts'
import { spelled, type World } from './world.ts'

/** Returns one model in all its colours: a page of the 100 matches among 100,000 products. */
const searchOf = (call: number) => `model${spelled(100 + (call % 900))}`

/** The products whose state the browser already knows when it asks again. */
const known = 64

/** Changes per second of random products of the store, during which reads are measured too. */
const writesPerSecond = 50

/**
 * Returns the scenarios of reads that anybody may make; the goals are in docs/performance.md
 * (decision speed-is-a-ratio-to-a-bare-server).
 */
export function publicReads({ shop, productIds, large }: World): Scenario[] {
  const headers = { 'x-shop-id': shop.id }
  const list = {
    bare: 'listProducts',
    surface: 'store',
    next: () => ({ method: 'GET', path: '/products?limit=20', headers }),
  } satisfies Partial<Scenario>
  const product = (count: number) =>
    ({
      bare: 'getProduct',
      surface: 'store',
      next: (call) => ({ method: 'GET', path: `/products/${productIds[call % count]}`, headers }),
    }) satisfies Partial<Scenario>
  const get = (path: string) => ({
    surface: 'store' as const,
    next: () => ({ method: 'GET' as const, path, headers }),
  })
  return [
    { operation: 'listProducts', title: 'GET /products?limit=20', goal: 3, ...list },
    {
      operation: 'listProductsBesideWrites',
      title: '  beside 50 changes/s',
      goal: 1.2,
      ...list,
      writesPerSecond,
    },
    { operation: 'listProductsAgain', title: '  not modified (304)', goal: 1.5, ...list, isKnown: true },
    {
      operation: 'searchProducts',
      title: 'GET /products?query=…',
      surface: 'store',
      goal: 1.2,
      next: (call) => ({
        method: 'GET',
        path: `/products?query=${encodeURIComponent(searchOf(call))}`,
        headers: { 'x-shop-id': large.id },
      }),
    },
    {
      operation: 'filterProducts',
      title: 'GET /products?category=…',
      goal: 1.2,
      ...get('/products?category=everything&minPrice=6&maxPrice=12&inStock=true&sort=price&limit=20'),
    },
    { operation: 'getProduct', title: 'GET /products/{id}', goal: 1.3, ...product(productIds.length) },
    {
      operation: 'getProductBesideWrites',
      title: '  beside 50 changes/s',
      goal: 1,
      ...product(productIds.length),
      writesPerSecond,
    },
    {
      operation: 'getProductAgain',
      title: '  not modified (304)',
      goal: 1.5,
      ...product(known),
      isKnown: true,
    },
    { operation: 'getShop', title: 'GET /shop', goal: 1.3, ...get('/shop') },
    { operation: 'listCategories', title: 'GET /categories', goal: 1.3, ...get('/categories') },
    { operation: 'listBanners', title: 'GET /banners', goal: 1.3, ...get('/banners') },
    { operation: 'listBlogs', title: 'GET /blogs', goal: 1.3, ...get('/blogs') },
  ]
}
