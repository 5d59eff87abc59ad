import type { Page } from 'playwright-core'

/** Each type of store has a demo store, which lists what it sells under this path. */
const stores = {
  ecommerce: ['palm-and-thread-market', '/products'],
  digital: ['paper-lantern-studio', '/products'],
  restaurant: ['the-copper-ladle', '/foods'],
  business: ['hearth-and-ledger', '/services'],
} as const
export type ShopType = keyof typeof stores

/** Returns the address of a page of a demo store in the example shop that runs on this machine. */
export function shopUrl(type: ShopType, path = '/'): string {
  return `http://${stores[type][0]}.localhost:${process.env.STOREFRONT_PORT ?? 4020}${path}`
}

/**
 * Returns the pages that people see first, by their names: of each type of store its home, a list, and one thing in it.
 */
export async function shopPages(page: Page): Promise<Record<string, string>> {
  const pages: Record<string, string> = {}
  for (const type of Object.keys(stores) as ShopType[]) {
    const list = stores[type][1]
    await page.goto(shopUrl(type, list))
    const one = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
    pages[`${type}-home`] = shopUrl(type)
    pages[`${type}-list`] = shopUrl(type, list)
    pages[`${type}-product`] = shopUrl(type, one!)
  }
  return pages
}
