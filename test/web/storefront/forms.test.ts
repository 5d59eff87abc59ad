import { expect } from 'chai'
import { closePages } from '../../support/browser.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, openShops, type Shops, signIn } from './shops.ts'

describe('a form of the example shop that is refused, or asks to sign in', function () {
  this.timeout(300_000)
  let shops: Shops
  before(async () => {
    shops = await openShops('forms')
  })
  afterEach(closePages)
  after(() => shops.close())

  for (const javaScriptEnabled of [true, false]) {
    it(`keeps an address that was typed, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const page = await shops.visit('ecommerce', '/products/adire-throw-cushion', { javaScriptEnabled })
      if (javaScriptEnabled) await addToCart(page)
      else await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.goto(shops.url('ecommerce', '/checkout/address'))
      // The browser takes a blank for a name.
      await page.getByLabel('Full name').first().fill(' ')
      const typed = {
        'Phone number': '+2348000000000',
        'Street and number': '3 Test Road',
        'Town or city': 'Ikeja',
        'State or region': 'Lagos',
      }
      for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).first().fill(value)
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText(/^name must/).waitFor()
      for (const [label, value] of Object.entries(typed))
        expect(await page.getByLabel(label).first().inputValue(), label).to.equal(value)
      await page.getByLabel('Full name').first().fill('Bola Ade')
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Rider, the same day').waitFor()
    })
  }

  it('leads through the sign-in to the page that was asked for, not to the one before it', async () => {
    const page = await shops.visit('ecommerce', '/orders')
    const path = '/orders/665f1c2ab4e0d3a1c9f00041'
    await page.evaluate(`location.assign('${path}')`)
    await signIn(shops, page)
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
    expect(new URL(page.url()).pathname).to.equal(path)
  })

  it('still takes the code that was sent where no further one is', async () => {
    const email = newEmail()
    const page = await shops.visit('ecommerce', '/sign-in')
    await page.getByLabel('E-mail address').first().fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Six-digit code').waitFor()
    const problem = page.getByRole('alert')
    for (let sent = 1; sent < 20 && (await problem.count()) === 0; sent += 1) {
      await page.getByRole('button', { name: 'Send another code' }).click()
      await page.waitForLoadState()
    }
    await problem.waitFor()
    await page.getByLabel('Six-digit code').waitFor()
  })
})
