import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, signIn, useShops } from './shops.ts'

describe('a form of the example shop that is refused, or asks to sign in', function () {
  this.timeout(300_000)
  const shops = useShops('forms', /./)

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
        State: 'Lagos',
      }
      for (const [label, value] of Object.entries(typed))
        await page.locator('input').and(page.getByLabel(label)).first().fill(value)
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Please fill this in.').waitFor()
      const name = page.getByLabel('Full name').first()
      await name.and(page.locator(':focus[aria-invalid=true]')).waitFor()
      for (const [label, value] of Object.entries(typed))
        expect(await page.locator('input').and(page.getByLabel(label)).first().inputValue(), label).to.equal(
          value,
        )
      await page.getByLabel('Full name').first().fill('Bola Ade')
      const phone = page.getByLabel('Phone number').first()
      await phone.fill('banana')
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('This is not a phone number.').waitFor()
      await phone.and(page.locator(':focus[aria-invalid=true]')).waitFor()
      await phone.fill('0803 123 4567')
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Rider, the same day').waitFor()
    })
  }

  for (const javaScriptEnabled of [true, false]) {
    it(`keeps a review that was written, beside the reason, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const page = await shops.visit('ecommerce', '/sign-in', { javaScriptEnabled })
      await signIn(shops, page)
      await page.getByRole('heading', { name: 'Your account' }).waitFor()
      await page.goto(shops.url('ecommerce', '/products/raw-shea-butter'))
      const heading = page.getByLabel('In a few words')
      const text = page.getByLabel('What should others know?')
      const stars = page.getByRole('combobox', { name: 'Stars' })
      await page.getByText('Write a review').click()
      expect(await stars.inputValue()).to.equal('')
      for (const words of ['Once', 'Twice']) {
        if (!(await heading.isVisible())) await page.getByText('Write a review').click()
        await heading.fill(words)
        await text.fill(`${words} and\nfor all.`)
        await stars.selectOption('4')
        await page.getByRole('button', { name: 'Send the review' }).click()
        await page.waitForURL(/#reviews$/)
      }
      await page.locator('#reviews').getByRole('alert').waitFor()
      expect([await heading.inputValue(), await text.inputValue(), await stars.inputValue()]).to.eql([
        'Twice',
        'Twice and\nfor all.',
        '4',
      ])
      if (javaScriptEnabled) {
        await page.waitForFunction("document.activeElement.getAttribute('role') === 'alert'")
        await expectUsable(page)
      }
      await page.reload()
      await page.goto(shops.url('ecommerce'))
      expect(await page.getByRole('alert').count()).to.equal(0)
    })
  }

  it('leaves whoever types on before all pictures are there in their field', async () => {
    const page = await shops.visit('ecommerce', '/sign-in')
    await signIn(shops, page)
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await page.goto(shops.url('ecommerce', '/products/raw-shea-butter'))
    const heading = page.getByLabel('In a few words')
    const review = async (words: string) => {
      if (!(await heading.isVisible())) await page.getByText('Write a review').click()
      await heading.fill(words)
      await page.getByLabel('What should others know?').fill(words)
      await page.getByRole('combobox', { name: 'Stars' }).selectOption('4')
      await page.getByRole('button', { name: 'Send the review' }).click()
    }
    await review('Once')
    await page.waitForURL(/#reviews$/)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') await released
      await route.continue()
    })
    await review('Twice')
    await page.locator('#reviews').getByRole('alert').waitFor()
    // People type in what has been drawn. Before its first frame the browser goes to the part that the address names, and
    // takes the focus from any field.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    await heading.fill('Thrice')
    release()
    await page.waitForLoadState('load')
    expect(await page.evaluate('document.activeElement.name')).to.equal(await heading.getAttribute('name'))
  })

  it('is sent by its button where a choice is made by keyboard or a field is left, and by itself otherwise', async () => {
    const page = await shops.visit('ecommerce', '/products')
    const show = page.getByRole('button', { name: 'Show', exact: true })
    await page.getByText('Filter and sort').click()
    await page.getByLabel('From ₦').fill('10000')
    await page.keyboard.press('Tab')
    await show.waitFor()
    await page.getByLabel('Up to ₦').fill('20000')
    await page.getByRole('radio', { name: 'Beauty' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(new URL(page.url()).search).to.equal('')
    await show.click()
    await page.waitForURL(/category=fashion&minPrice=10000&maxPrice=20000/)
    await page.getByText('Groceries', { exact: true }).click()
    await page.waitForURL(/category=groceries/)
  })

  for (const javaScriptEnabled of [true, false]) {
    it(`narrows by prices as people write them, and says what it has understood, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const page = await shops.visit('ecommerce', '/products', { javaScriptEnabled, locale: 'en-NG' })
      const show = async (least: string, most: string) => {
        if (!(await page.locator('details[open]').count())) await page.getByText('Filter and sort').click()
        await page.getByLabel('From ₦').fill(least)
        await page.getByLabel('Up to ₦').fill(most)
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.searchParams.get('maxPrice') === most)
      }
      await page.getByText('Filter and sort').click()
      await page.getByLabel('From ₦').fill('79,90')
      if (javaScriptEnabled) await page.getByText('= ₦79.90', { exact: true }).waitFor()
      await show('10.000,00', '₦٢٠٬٠٠٠')
      await page.getByText('= ₦10,000.00', { exact: true }).waitFor()
      await page.getByText('= ₦20,000.00', { exact: true }).waitFor()
      const narrowed = await page.locator('.heading p').textContent()
      await page.goto(shops.url('ecommerce', '/products?minPrice=10000&maxPrice=20000'))
      expect(await page.locator('.heading p').textContent()).to.equal(narrowed)
      await show('$5', '1,2,3')
      await page.getByText('Write the number alone, without “$”.').waitFor()
      await page.getByText('This is not a price. Write one such as 79.90 or 79,90.').waitFor()
      expect(await page.getByLabel('From ₦').inputValue()).to.equal('$5')
      if (javaScriptEnabled) await expectUsable(page)
    })
  }

  it('asks before it cancels an order', async () => {
    const page = await shops.visit('restaurant', '/foods')
    await page.getByRole('link', { name: /Rump Steak and Chips/ }).click()
    await addToCart(page, 'Add to order')
    await page.goto(shops.url('restaurant', '/checkout/review?collect=true'))
    await page.getByLabel('E-mail address').first().fill(newEmail())
    await page.getByText('Bank transfer', { exact: true }).click()
    await page.getByRole('button', { name: 'Place the order and pay' }).click()
    await page.getByRole('button', { name: 'Pay another way' }).click()
    await page.getByText('Cancel the order').click()
    await page.getByText('This cannot be undone.').waitFor()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByText('The order has been cancelled.').waitFor()
  })

  it('goes back to the e-mail address, which may be another, and is there for a browser that loads its page anew', async () => {
    const page = await shops.visit('ecommerce', '/sign-in?next=/orders')
    await page.getByLabel('E-mail address').first().fill(newEmail())
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Six-digit code').waitFor()
    await page.getByRole('button', { name: 'Use another e-mail address' }).click()
    expect(await page.getByLabel('E-mail address').first().inputValue()).to.equal('')
    await signIn(shops, page)
    await page.getByRole('heading', { name: 'Your orders' }).waitFor()
    await page.goto(shops.url('ecommerce', '/sign-in/code'))
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

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
