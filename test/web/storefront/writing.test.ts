import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, signIn, useShops } from './shops.ts'

describe('what shoppers send to the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('pages')
  /** Forgets what the browser has to complain of in this test. */
  const forgive = (expected: RegExp) => {
    shops.complaints.splice(0, Infinity, ...shops.complaints.filter((text) => !expected.test(text)))
  }

  it('take comments, likes, reviews and readers of letters', async () => {
    const page = await shops.visit('ecommerce', '/products/adire-throw-cushion')
    const like = page.getByRole('button', { name: /^Like: \d/ }).first()
    const likes = Number(await like.textContent())
    await like.click()
    await page
      .getByRole('button', { name: `Like: ${likes + 1}`, pressed: true })
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: `Like: ${likes + 1}`, pressed: true })
      .first()
      .click()
    await page
      .getByRole('button', { name: `Like: ${likes}`, pressed: false })
      .first()
      .waitFor()
    await page.getByLabel('Ask or say something').fill('Is the filling wool?')
    await page.getByRole('button', { name: 'Send', exact: true }).first().click()
    const email = await signIn(shops, page)
    await page.getByText('Thank you. Others can now read it').waitFor()
    await page.getByText('Is the filling wool?').waitFor()
    await page.getByText('Write a review').click()
    await page.getByLabel('In a few words').fill('Softer than it looks')
    await page.getByLabel('What should others know?').fill('It has been sat on for a week.')
    await page.getByRole('combobox', { name: 'Stars' }).selectOption('5')
    await page.getByRole('button', { name: 'Send the review' }).click()
    await page.getByRole('heading', { name: 'Softer than it looks' }).waitFor()
    await expectUsable(page)
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const code = await shops.mailed(email, /(?<=^|\s)[\w-]{20,}(?=\s|$)/)
    await page.getByLabel('Code from the e-mail').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('You are subscribed.').waitFor()
  })

  it('ask to be told when a sold-out product is back, without scripts too', async () => {
    const { slug } = await shops.merchant.products.create({ name: 'Brass bowl', price: 20, quantity: 0 })
    for (const javaScriptEnabled of [true, false]) {
      const page = await shops.visit('ecommerce', `/products/${slug}`, { javaScriptEnabled })
      const email = newEmail()
      const form = page.locator('.back-in-stock')
      await form.getByLabel('Your e-mail address').fill(email)
      if (javaScriptEnabled) await expectUsable(page)
      await form.getByRole('button', { name: 'Tell me' }).click()
      await page.getByText('We have sent you a code.').waitFor()
      if (javaScriptEnabled) await expectUsable(page)
      await page
        .getByLabel('Code from the e-mail')
        .fill(await shops.mailed(email, /(?<=^|\s)[\w-]{67}(?=\s|$)/))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('We will tell you when it is back.').waitFor()
    }
  })

  it('keep what a stranger wrote through the sign-in, and send it then, without scripts', async () => {
    const path = '/products/adire-throw-cushion'
    const page = await shops.visit('ecommerce', path, { javaScriptEnabled: false })
    const said = '"><img src=x onerror=alert(1)>\nDoes the blue run? \u{1f455} 100 % &amp;'
    await page.getByLabel('Ask or say something').fill(said)
    await page.getByRole('button', { name: 'Send', exact: true }).first().click()
    await page.getByText('What you wrote is kept').waitFor()
    const email = newEmail()
    await page.getByLabel('E-mail address').first().fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Six-digit code').fill('000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('blockquote').textContent()).to.equal(said)
    expect(page.url()).not.to.include('blue')
    await page.getByLabel('Six-digit code').fill(await shops.mailed(email, /\b\d{6}\b/))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Thank you. Others can now read it').waitFor()
    expect(page.url()).to.equal(`${shops.url('ecommerce', path)}#comments`)
    expect(await page.locator('.said p').filter({ hasText: 'Does the blue run?' }).allTextContents()).to.eql([
      said,
    ])
    // The code was wrong.
    forgive(/sign-in\/code: .*status of 400/)
  })

  it('keep a review too, of somebody whose session has ended', async () => {
    const page = await shops.visit('ecommerce', '/products/adire-throw-cushion')
    await page.goto(shops.url('ecommerce', '/sign-in'))
    const email = await signIn(shops, page)
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await page.goto(shops.url('ecommerce', '/products/adire-throw-cushion'))
    const [cookie] = await page.context().cookies()
    await page.context().addCookies([{ ...cookie!, value: `${cookie!.value.slice(0, -3)}AAA` }])
    await page.getByText('Write a review').click()
    await page.getByLabel('In a few words').fill('Kept its colour')
    await page.getByLabel('What should others know?').fill('Washed ten times.')
    await page.getByRole('combobox', { name: 'Stars' }).selectOption('4')
    await page.getByRole('button', { name: 'Send the review' }).click()
    await page.getByText('What you wrote is kept').waitFor()
    await expectUsable(page)
    await signIn(shops, page, email)
    await page.getByRole('heading', { name: 'Kept its colour' }).waitFor()
    expect(await page.locator('.said', { hasText: 'Washed ten times.' }).textContent()).to.include('4')
  })

  it('keep the session from scripts, and take no form of another site', async () => {
    const page = await shops.visit('digital', '/products/small-balcony-big-harvest')
    await addToCart(page)
    const [cookie, ...others] = await page.context().cookies()
    expect(others).to.eql([])
    expect(cookie).to.include({ name: 'session', httpOnly: true, sameSite: 'Lax' })
    expect(await page.evaluate('document.cookie')).to.equal('')
    const form = 'application/x-www-form-urlencoded'
    for (const origin of ['http://elsewhere.example', '']) {
      const { status } = await shops.ask('digital', '/cart/items', {
        method: 'POST',
        headers: { 'content-type': form, ...(origin ? { origin } : {}) },
        body: 'productId=x&quantity=1',
      })
      expect(status, origin).to.equal(403)
    }
  })

  it('make one guest of a browser, however many of its calls begin at once', async () => {
    const path = '/products/adire-throw-cushion'
    const page = await shops.visit('ecommerce', path)
    const other = await page.context().newPage()
    await other.goto(page.url())
    const add = `(async () => {
      const form = new URLSearchParams(new FormData(document.querySelector('form.buy')))
      form.set('quantity', '1')
      const calls = [1, 2, 3].map(() => fetch('/cart/items', { method: 'POST', body: form, headers: { accept: 'application/json' } }))
      return (await Promise.all(calls)).map(({ status }) => status)
    })()`
    expect(await Promise.all([page.evaluate(add), other.evaluate(add)])).to.eql([
      Array(3).fill(200),
      Array(3).fill(200),
    ])
    await page.goto(shops.url('ecommerce', '/cart'))
    expect(await page.locator('[name=quantity] option:checked').textContent()).to.equal('6')
    // Nobody else is that guest, and the name has done its work.
    expect((await page.context().cookies()).map(({ name }) => name)).to.eql(['session'])
    const stranger = await shops.visit('ecommerce', '/cart')
    await stranger.getByText('Your cart is empty').waitFor()
  })

  it('refuse a form that is longer than any of theirs', async () => {
    const { origin } = new URL(shops.url('digital', '/'))
    const { status } = await shops.ask('digital', '/comments', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: `text=${'x'.repeat(200_000)}`,
    })
    expect(status).to.equal(413)
  })
})
