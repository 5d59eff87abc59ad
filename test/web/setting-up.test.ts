import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { Shop } from '../../src/base/context.ts'
import { createDigitalProduct } from '../support/digital.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { button, said, useConsole } from './support.ts'

describe('What is left to set up', function () {
  this.timeout(180_000)
  const site = useConsole()

  async function open(type: Shop['type'], path = '', country = 'NG') {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, type, country })
    const page = await site.openFor(owner.email!, `/stores/${shop.id}${path}`)
    return { shop, page }
  }
  const stepOf = (page: Page, name: string) => page.locator('.setup-step', { hasText: name })
  const isDone = async (page: Page, name: string) => {
    await page.reload()
    return (await stepOf(page, name).locator('.hidden-text').innerText()) === 'Done'
  }

  it('is the payment until a shopper could really pay, and the shipping until goods could be delivered', async () => {
    const { shop, page } = await open('ecommerce')
    await createPaymentMethod(shop, 'sandbox')
    await setShipping(shop, { zones: [{ name: 'Nigeria', countries: ['NG'], rates: [] }] })
    expect([await isDone(page, 'Payment'), await isDone(page, 'Shipping')]).to.eql([false, false])
    await createPaymentMethod(shop, 'bank-transfer', { settings: { accountNumber: '0123456789' } })
    await setShipping(shop)
    expect([await isDone(page, 'Payment'), await isDone(page, 'Shipping')]).to.eql([true, true])
  })

  it('is where dishes are collected, in a restaurant', async () => {
    const { shop, page } = await open('restaurant')
    expect(await isDone(page, 'Shipping')).to.equal(false)
    await stepOf(page, 'Shipping').getByText('Where people collect their dishes').waitFor()
    await stepOf(page, 'Shipping').getByRole('link').click()
    await button(page.locator('.panel', { hasText: 'Collection' }), 'Set up').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('1 Marina')
    await dialog.getByLabel('Opening hours').fill('Daily, 12:00 to 22:00')
    await button(dialog, 'Save').click()
    await said(page, 'Shipping has been saved')
    await page.goto(`${site.console}/console/stores/${shop.id}`)
    expect(await isDone(page, 'Shipping')).to.equal(true)
  })

  it('is no shipping where everything is downloaded', async () => {
    const { shop, page } = await open('digital')
    await createDigitalProduct(shop)
    expect(await isDone(page, 'Shipping')).to.equal(true)
  })

  const documents: [country: string, kinds: string[]][] = [
    ['NG', ['Bank verification number (BVN)', 'National identification number (NIN)']],
    ['DE', ['National identity card']],
    ['GB', []],
  ]
  for (const [country, kinds] of documents)
    it(`is an identity check with what people have in ${country}`, async () => {
      const { page } = await open('ecommerce', '/settings/identity', country)
      await button(page, 'Submit a check').first().click()
      const kind = page.getByRole('dialog').getByLabel('Kind')
      expect(await kind.locator('option').allInnerTexts()).to.eql([
        ...kinds,
        'Passport',
        'Driving licence',
        'Business registration',
      ])
      await page.getByLabel('Number').fill('123 4567 8901')
      await page.getByLabel('Full name').fill('Ada Obi')
      await button(page.getByRole('dialog'), 'Submit a check').click()
      await page
        .getByRole('row')
        .getByText(kinds[0] ?? 'Passport')
        .waitFor()
    })
})
