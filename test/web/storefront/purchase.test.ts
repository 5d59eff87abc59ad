import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { closePages } from '../../support/browser.ts'
import { newEmail } from '../../support/sign-in.ts'
import { desktop, openShops, payByCard, phone, type Shops, signIn } from './shops.ts'

describe('a purchase in the example shop', function () {
  this.timeout(300_000)
  let shops: Shops
  before(async () => {
    shops = await openShops('purchase')
  })
  afterEach(closePages)
  after(() => shops.close())

  const order = (page: Page) => page.getByRole('button', { name: 'Place the order and pay' })
  const writeAddress = async (page: Page, address: Record<string, string>) => {
    for (const [label, value] of Object.entries(address)) await page.getByLabel(label).first().fill(value)
  }

  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    it(`of a shirt, found by a search, by a guest with a coupon, on a ${size}`, async () => {
      const page = await shops.visit('ecommerce', '/', { viewport })
      await page.getByRole('searchbox', { name: 'Search' }).fill('camp shirt')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Ankara Camp Shirt' }).click()
      await page.getByText('L', { exact: true }).click()
      await page.getByLabel('Quantity').selectOption('2')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
      expect(await page.locator('[data-cart-count]').textContent()).to.equal('2')
      await page.getByRole('link', { name: /^Cart/ }).click()
      await page.getByRole('link', { name: 'Check out' }).click()
      const address = {
        'Full name': 'Bola Ade',
        'Phone number': '+2348000000000',
        'Street and number': '3 Test Road',
      }
      await writeAddress(page, { ...address, 'Town or city': 'Ikeja', 'State or region': 'Lagos' })
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Rider, the same day').click()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.getByLabel('Coupon').fill('welcome10')
      await page.getByRole('button', { name: 'Use' }).click()
      await page.getByText('Discount').waitFor()
      expect(await page.getByRole('complementary').textContent()).to.match(/Total\s*₦48,600/)
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await order(page).click()
      await payByCard(page)
      expect(await page.getByRole('complementary').textContent()).to.match(
        /WELCOME10\s*-₦4,900\s*Total\s*₦48,600/i,
      )
    })

    it(`of a pass and a book, with a download and the switch of the renewal, on a ${size}`, async () => {
      const page = await shops.visit('digital', '/categories/passes', { viewport })
      await page.getByRole('listitem').getByRole('link').first().click()
      await page.getByLabel(/Renew every 30 days/).check()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
      await page.goto(shops.url('digital', '/products/small-balcony-big-harvest'))
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
      await page.goto(shops.url('digital', '/checkout'))
      await signIn(shops, page)
      await order(page).click()
      await payByCard(page)
      await page.getByRole('link', { name: 'Go to your library' }).click()
      await page.getByRole('link', { name: 'Files Small Balcony, Big Harvest' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('listitem').getByRole('link').first().click(),
      ])
      expect(file.suggestedFilename()).to.match(/\.\w+$/)
      await page.goto(shops.url('digital', '/library'))
      await page.locator('li', { hasText: 'Yours until' }).getByRole('link').click()
      await page.getByRole('switch', { name: 'Turn off renewal', checked: true }).click()
      await page.getByText('It ends automatically.').waitFor()
      expect(await page.getByRole('switch').getAttribute('aria-checked')).to.equal('false')
    })

    it(`of a dish with a request, which is collected and paid by a transfer, on a ${size}`, async () => {
      const page = await shops.visit('restaurant', '/foods', { viewport })
      await page.getByRole('link', { name: /Rump Steak and Chips/ }).click()
      await page.getByLabel('Anything we should know?').fill('No pepper')
      await page.getByRole('button', { name: 'Add to order' }).click()
      await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
      await page.goto(shops.url('restaurant', '/checkout'))
      await page.getByRole('link', { name: 'I will collect it' }).click()
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Bank transfer', { exact: true }).click()
      await order(page).click()
      await page.getByText('Demo Bank').waitFor()
      await page.getByLabel('Reference of the transfer').fill('LADLE 1')
      await page.getByRole('button', { name: 'I have sent the money' }).click()
      await page.getByText('You have told us about your transfer.').waitFor()
      expect(await page.getByRole('listitem').filter({ hasText: 'Rump Steak' }).textContent()).to.include(
        'No pepper',
      )
    })

    it(`of a dish that is delivered, on a ${size}`, async () => {
      const page = await shops.visit('restaurant', '/foods', { viewport })
      await page.getByRole('link', { name: /Crab Bisque/ }).click()
      await page.getByRole('button', { name: 'Add to order' }).click()
      await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
      await page.goto(shops.url('restaurant', '/checkout'))
      const address = {
        'Full name': 'Ann Lee',
        'Phone number': '+441170000000',
        'Street and number': '3 Test Row',
      }
      await writeAddress(page, {
        ...address,
        'Town or city': 'Bristol',
        'State or region': 'Bristol, City of',
      })
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Our own bicycle').waitFor()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await order(page).click()
      await payByCard(page)
    })

    it(`of an appointment, on a ${size}`, async () => {
      const page = await shops.visit('business', '/services', { viewport })
      await page.getByRole('link', { name: /Monthly Bookkeeping/ }).click()
      const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('Day', { exact: true }).fill(day)
      await page.getByLabel('Time', { exact: true }).fill('10:30')
      await page.getByRole('button', { name: 'Book' }).click()
      await page.getByRole('status').filter({ hasText: 'It is in your cart.' }).waitFor()
      await page.goto(shops.url('business', '/checkout'))
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await order(page).click()
      await payByCard(page)
      expect(await page.getByRole('listitem').filter({ hasText: 'Bookkeeping' }).textContent()).to.include(
        day,
      )
    })
  }

  it('meets no error of a script or of the policy of the pages', () => {
    expect(shops.complaints).to.eql([])
  })
})
