import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { expectUsable } from '../support/barriers.ts'
import { createCoupon, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, sizes, useConsole } from './support.ts'

describe('A number that is typed into the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function openStore(currency: string, path: string, make = async (_shop: { id: string }) => '') {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, currency })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}${path}${await make(shop)}`)
    return { shop, page }
  }
  const rowOf = (table: string, shop: { id: string }) =>
    service().db(table).where({ shop_id: shop.id }).first()
  /** Types by the keyboard, as people do, into a field whose text it replaces. */
  async function type(page: Page, label: string, text: string) {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  const understood = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

  for (const [currency, typed, shown, minor] of [
    ['EUR', '79,90', '= €79.90', 7990],
    ['EUR', '1.234,56', '= €1,234.56', 123_456],
    ['EUR', "1'234.5", '= €1,234.50', 123_450],
    ['INR', '१,२३,४५६.७८', '= ₹123,456.78', 12_345_678],
    ['EUR', '٧٩٫٩', '= €79.90', 7990],
    ['JPY', '￥1,980', '= ¥1,980, because “,” before three digits separates thousands here', 1980],
  ] as const)
    it(`is a price of a product as it was meant: ${typed}`, async () => {
      const { page, shop } = await openStore(currency, '/catalogue/new')
      await type(page, 'Name', 'Bowl')
      await type(page, 'Price', typed)
      await understood(page, shown)
      await type(page, 'Stock', '3')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Bowl' }).waitFor()
      expect((await rowOf('products', shop)).price).to.equal(minor)
    })

  it('is not sent where it is none, has too many decimals or may be two, and the reason stands beneath the field', async () => {
    const { page, shop } = await openStore('KWD', '/catalogue/new')
    await type(page, 'Name', 'Bowl')
    await type(page, 'Stock', '3')
    for (const [typed, reason] of [
      ['12a', 'Write the number alone, without “a”.'],
      ['1.2.3', 'This is not a number. Write one such as 79.90 or 79,90.'],
      ['0.1234', 'At most 3 decimals.'],
      ['-5', /^At least KWD\s0\.000\.$/],
      ['1,234', /^This may be KWD\s1\.234 or KWD\s1,234\.000\. Write 1\.2340 or 1234\.000\.$/],
    ] as const) {
      await type(page, 'Price', typed)
      await page.keyboard.press('Enter')
      await page.locator('.field-error').getByText(reason).waitFor()
      expect(await page.locator('input:invalid').getAttribute('name')).to.equal('price')
    }
    expect(await rowOf('products', shop)).to.equal(undefined)
    await type(page, 'Price', '1.2340')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Bowl' }).waitFor()
    expect((await rowOf('products', shop)).price).to.equal(1234)
    // The field begins with what it can be read as again, and a change of another one leaves it.
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).to.equal('1.2340')
    await type(page, 'Name', 'Large bowl')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Large bowl' }).waitFor()
    expect((await rowOf('products', shop)).price).to.equal(1234)
  })

  it('is a price and a stock of a variant, of which half a piece is none', async () => {
    const { page, shop } = await openStore('EUR', '/catalogue/', async (own) => {
      const product = await createProduct(own as never, { name: 'Mug' })
      await createVariant(own as never, product, { name: 'Large' })
      return product.id
    })
    await type(page, 'Price of Large in €', '12,50')
    await understood(page, '= €12.50')
    await type(page, 'Stock of Large', '1,5')
    await page.keyboard.press('Enter')
    await understood(page, 'There are no decimals here.')
    await type(page, 'Stock of Large', '1.500')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    const variant = await rowOf('variants', shop)
    expect([variant.price, variant.quantity]).to.eql([1250, 1500])
  })

  it('is a percentage or an amount of a coupon, with the least order', async () => {
    const { page, shop } = await openStore('EUR', '/coupons', async (own) => {
      await createCoupon(own as never)
      return ''
    })
    await page.locator('.link-button').first().click()
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('Kind', { exact: true }).selectOption('percentage')
    await type(page, 'Discount', '12,5 %')
    await understood(page, '= 12.5%')
    await page.locator('[name=minimumOrderAmount]').fill('1 000,00')
    await understood(page, '= €1,000.00')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const coupon = await rowOf('coupons', shop)
    expect(Number(coupon.minimum_order_amount)).to.equal(100_000)
  })

  it('is the weight of a parcel, whose thousands would be too many', async () => {
    const { page, shop } = await openStore('EUR', '/settings/shipping')
    const panel = page
      .getByRole('region', { name: 'Usual parcel' })
      .or(page.locator('section', { hasText: 'Usual parcel' }))
    await panel.getByRole('button').last().click()
    await type(page, 'Weight', '0,5')
    await understood(page, '= 0.5 kg')
    await type(page, 'Weight', '1.234')
    await understood(page, '= 1.234 kg')
    for (const name of ['Length', 'Width', 'Height']) await type(page, name, '20,5')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(JSON.stringify(await service().db('shops').where({ id: shop.id }).first()))
      .to.contain('1.234')
      .and.to.contain('20.5')
  })

  it('is a part of an order to refund, and no more than is left of it', async () => {
    const { page, shop } = await openStore('EUR', '/orders/', async (own) => {
      const { id } = await createOrder(own as never, await createAccount(), {
        status: 'paid',
        payment_status: 'paid',
      })
      return id
    })
    await button(page, 'Refund').click()
    await page.getByRole('tab', { name: 'An amount' }).click()
    await type(page, 'Amount', '500,00')
    await page.keyboard.press('Enter')
    await understood(page, 'At most €50.00.')
    await type(page, 'Amount', '7,90')
    await understood(page, '= €7.90')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect((await rowOf('refunds', shop)).amount).to.equal(790)
  })

  it('is understood or refused in colours and words that everybody can read', async () => {
    const { page } = await openStore('EUR', '/catalogue/', async (own) => {
      const product = await createProduct(own as never, { name: 'Mug' })
      await createVariant(own as never, product, { name: 'Large' })
      return product.id
    })
    await type(page, 'Price', '1.234')
    await page.locator('[name=compareAtPrice]').fill('5 $')
    await type(page, 'Price of Large in €', '1,2,3')
    await type(page, 'Stock of Large', '1,000')
    await understood(page, 'Write the number alone, without “$”.')
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport)
      await expectUsable(page)
    }
  })

  it('is a percentage by which all prices change', async () => {
    const { page } = await openStore('EUR', '/catalogue/prices', async (own) => {
      await createProduct(own as never, { price: 1000 })
      return ''
    })
    await type(page, 'Percentage', '12,5')
    await understood(page, '= 12.5%')
    await page.keyboard.press('Enter')
    await page.getByText('€11.25').waitFor()
  })
})
