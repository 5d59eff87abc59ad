import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { createCategory, createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createBanner } from '../support/fixtures/posts.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, said, useConsole } from './support.ts'

describe('The keyboard in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function open<Made>(path: string, create: (shop: { id: string }) => Promise<Made>) {
    const { email, shop, home } = await createMerchant()
    const made = await create(shop)
    return { page: await site.openFor(email, `${home}${path}`), shop, home, made }
  }
  const press = async (what: Locator) => {
    await what.focus()
    await what.press('Enter')
  }
  /** Presses a button that asks first, and says yes. */
  const pressAndConfirm = async (page: Page, what: Locator) => {
    await press(what)
    await page.locator('dialog button:focus', { hasText: 'Cancel' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const focused = (page: Page) =>
    page.evaluate('document.activeElement.getAttribute("aria-label") || document.activeElement.textContent')

  it('goes on from the row that came in the place of a deleted one, and from what is there after the last', async () => {
    const { page } = await open('/catalogue/categories', async (shop) => {
      for (let count = 0; count < 3; count += 1) await createCategory(shop)
    })
    const rows = page.locator('.row-link')
    await rows.nth(2).waitFor()
    const names = await rows.allTextContents()
    const toDelete = page.getByRole('button', { name: /^Delete / })
    await pressAndConfirm(page, toDelete.nth(1))
    await rows.nth(2).waitFor({ state: 'detached' })
    expect(await focused(page)).to.equal(names[2])
    await pressAndConfirm(page, toDelete.nth(1))
    await rows.nth(1).waitFor({ state: 'detached' })
    expect(await focused(page)).to.equal(names[0])
    await pressAndConfirm(page, toDelete.nth(0))
    await page.getByText('No categories yet').waitFor()
    expect(await focused(page)).to.equal('New category')
  })

  it('goes on from the title of the page where the button that opened a dialog is gone', async () => {
    const { page } = await open('/tokens', async () => {})
    await press(button(page, 'Create a token'))
    await page.keyboard.type('Till')
    await page.keyboard.press('Enter')
    await page.getByRole('cell', { name: 'Till' }).waitFor()
    await page.keyboard.press('Escape')
    await press(button(page, 'Close for good'))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).to.equal('Access tokens')
  })

  it('begins in the first field of a dialog, also beside the sign of a currency', async () => {
    const { email, home, shop } = await createMerchant()
    const { id } = await createOrder(shop, await createAccount(), { status: 'paid', payment_status: 'paid' })
    const page = await site.openFor(email, `${home}/orders/${id}`)
    await button(page, 'Refund').click()
    await page.locator('[name=pieces-0]:focus').waitFor()
    await page.getByRole('tab', { name: 'An amount' }).click()
    await page.locator('[name=amount]:focus').waitFor()
  })

  it('stays on the arrow that moves a banner or a picture, also at the end', async () => {
    const { page, home, made } = await open('/content/banners', async (shop) => {
      await createBanner(shop)
      await createBanner(shop)
      const product = await createProduct(shop)
      const images = ['https://x.example/1.png', 'https://x.example/2.png']
      await service().db('products').where({ id: product.id }).update({ images })
      return product
    })
    const down = page.getByRole('button', { name: /^Move .* down$/ })
    await press(down.first())
    await said(page, 'The order has been changed')
    expect(await focused(page)).to.match(/^Move .* down$/)
    expect(await down.last().getAttribute('aria-disabled')).to.equal('true')
    await page.goto(`${site.console}/console${home}/catalogue/${made.id}`)
    await press(button(page, 'Move picture 1 back'))
    await page.getByRole('status').getByText('Picture is now 2 of 2').waitFor()
    expect(await focused(page)).to.equal('Move picture 2 back')
    await press(button(page, 'Remove picture 2'))
    await button(page, 'Remove picture 2').waitFor({ state: 'detached' })
    expect(await focused(page)).to.equal('Description of picture 1')
  })

  it('stays on the arrow to the next page where it was the last, and the page is said', async () => {
    const { page } = await open('/coupons', async (shop) => {
      for (let count = 0; count < 51; count += 1) await createCoupon(shop)
    })
    const next = button(page, 'Next page')
    await next.waitFor()
    while ((await next.getAttribute('aria-disabled')) !== 'true') {
      const range = page.getByRole('status').getByText(/ of 51$/)
      const before = (await range.textContent())!
      await press(next)
      await page.getByText(before).waitFor({ state: 'detached' })
    }
    expect(await focused(page)).to.equal('Next page')
  })

  it('finds the buttons of a long dialog in sight, and nothing under them', async () => {
    const { page } = await open('/tokens', async () => {})
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await press(button(page, 'Create a token').first())
      const { y, height } = (await page.locator('.dialog-actions').boundingBox())!
      expect(y + height).to.be.at.most(viewport.height)
      const fields = page.locator('.dialog-fields')
      const box = (await fields.boundingBox())!
      expect(box.y + box.height).to.be.at.most(y)
      const scopes = page.getByRole('dialog').getByRole('checkbox')
      await scopes.last().press('Space')
      expect(await scopes.last().isChecked()).to.equal(true)
      const last = (await scopes.last().boundingBox())!
      expect(last.y + last.height).to.be.at.most(box.y + box.height)
      await button(page.getByRole('dialog'), 'Cancel').click()
    }
  })
})
