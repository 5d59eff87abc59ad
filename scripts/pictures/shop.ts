import type { Page } from 'playwright-core'
import { shopPages, shopUrl } from './shop-pages.ts'

/** Screens of the example shops that take a few steps. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  search: (page) => page.goto(shopUrl('ecommerce', '/products?query=shirt&sort=price')),
  post: (page) => page.goto(shopUrl('ecommerce', '/blogs/how-to-care-for-raw-shea-butter')),
  cart: async (page) => {
    await page.goto(shopUrl('ecommerce', '/products/adire-throw-cushion'))
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.locator('[data-cart-count]:not([hidden])').waitFor()
    await page.goto(shopUrl('ecommerce', '/cart'))
  },
  address: (page) => page.getByRole('link', { name: 'Check out' }).click(),
  delivery: async (page) => {
    const address = {
      'Full name': 'Bola Ade',
      'Phone number': '+2348000000000',
      'Street and number': '3 Test Road',
      'Town or city': 'Ikeja',
      'State or region': 'Lagos',
    }
    for (const [label, text] of Object.entries(address)) await page.getByLabel(label).first().fill(text)
    await page.getByRole('button', { name: 'Go on to delivery' }).click()
  },
  review: (page) => page.getByRole('button', { name: 'Go on to payment' }).click(),
  transfer: async (page) => {
    await page.getByLabel('E-mail address').first().fill('bola@example.com')
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
