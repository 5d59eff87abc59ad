import type { Page } from 'playwright-core'
import { shopPages, shopUrl } from './shop-pages.ts'

/** Screens of the example shops that take a few steps. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  search: (page) => page.goto(shopUrl('ecommerce', '/products?query=shirt&sort=price')),
  post: (page) => page.goto(shopUrl('ecommerce', '/blogs/how-to-care-for-raw-shea-butter')),
  // The cart has a meal, because an order at the first store would be the newest that the console shows.
  cart: async (page) => {
    await page.goto(shopUrl('restaurant', '/foods'))
    await page.getByRole('link', { name: /Rump Steak and Chips/ }).click()
    await page.getByLabel('Anything we should know?').fill('No pepper')
    await page.getByRole('button', { name: 'Add to order' }).click()
    await page.locator('[data-cart-count]:not([hidden])').waitFor()
    await page.goto(shopUrl('restaurant', '/cart'))
  },
  address: (page) => page.getByRole('link', { name: 'Check out' }).click(),
  delivery: async (page) => {
    const address = {
      'Full name': 'Ann Lee',
      'Phone number': '+441170000000',
      'Street and number': '3 Test Row',
      'Town or city': 'Bristol',
      'State or region': 'Bristol, City of',
      Postcode: 'BS1 1AA',
    }
    for (const [label, text] of Object.entries(address)) await page.getByLabel(label).first().fill(text)
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
  },
  review: (page) => page.getByRole('button', { name: 'Review your order' }).click(),
  transfer: async (page) => {
    await page.getByLabel('E-mail address').first().fill('ann@example.com')
    await page.getByText('Bank transfer', { exact: true }).click()
    await page.getByRole('button', { name: 'Place the order and pay' }).click()
    await page.getByText('Demo Bank').waitFor()
  },
  'sign-in': (page) => page.goto(shopUrl('digital', '/sign-in')),
  'not-found': (page) => page.goto(shopUrl('restaurant', '/products/nothing')),
}

/** Goes through the example shops, and has each screen taken by its name. */
export async function showShops(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  for (const [name, url] of Object.entries(await shopPages(page))) {
    await page.goto(url)
    await take(name)
  }
  for (const [name, come] of Object.entries(steps)) {
    await come(page)
    await take(name)
  }
}
