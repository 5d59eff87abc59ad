import { expect } from 'chai'
import { createStoreClient } from '../../../src/client/store.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, closeCart, signIn, useShops } from './shops.ts'

describe('the lists of the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('lists')

  it('are searched where there is something to search, and the search keeps its words', async () => {
    const page = await shops.visit('business', '/')
    expect(await page.getByRole('searchbox').count()).to.equal(0)
    await page.goto(shops.url('restaurant', '/search?query=shea'))
    expect(await page.getByRole('searchbox').inputValue()).to.equal('shea')
    await page.getByText('Nothing matches').waitFor()
    await page.getByRole('link', { name: 'Look in the pantry' }).click()
    await page.waitForURL(/\/products\?query=shea$/)
    expect(await page.getByRole('searchbox').inputValue()).to.equal('shea')
  })

  it('say that there is nothing yet where nothing was looked for', async () => {
    for (const path of ['/foods', '/products']) {
      expect((await shops.ask('business', path)).text, path).to.include('There is nothing here yet.')
      expect((await shops.ask('business', `${path}?query=tea`)).text, path).to.include('Nothing matches')
    }
  })

  it('lead from a page after their end to the last one, with the same filters', async () => {
    const { status, headers } = await shops.ask('ecommerce', '/products?sort=price&page=99')
    expect([status, headers.location]).to.eql([303, '/products?sort=price&page=2'])
    expect(await shops.ask('ecommerce', '/products?query=nothingofthekind&page=99')).to.include({
      status: 200,
    })
  })

  it('have pages of comments and of the replies to each, and those of the reviews beside them stay where they are', async () => {
    const path = '/products/danfo-runner-sneakers'
    const page = await shops.visit('ecommerce', '/sign-in')
    await signIn(shops, page)
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    const cookies = await page.context().cookies()
    const store = createStoreClient({
      url: `${shops.service}/api/v1`,
      shop: '665f1c2ab4e0d3a1c9f00001',
      token: cookies.find(({ name }) => name === 'session')!.value.slice('u.'.length),
    })
    const { _id: resourceId } = await store.products.get('danfo-runner-sneakers')
    for (let n = 1; n <= 21; n += 1)
      await store.comments.create({ resource: 'product', resourceId, body: `Question number ${n}.` })
    await page.goto(shops.url('ecommerce', path))
    await page.getByText('Question number 21.').waitFor()
    expect(await page.getByText('Question number 1.').count()).to.equal(0)
    await page
      .getByRole('navigation', { name: 'Pages: Questions and comments' })
      .getByRole('link', { name: 'Next' })
      .click()
    await page.getByText('Question number 1.').waitFor()
    expect(page.url()).to.equal(`${shops.url('ecommerce', path)}?comments=2#comments`)

    const { comments } = await store.comments.list({ resource: 'product', resourceId, page: 2 })
    const parentId = comments.find(({ body }) => body === 'Question number 1.')!._id
    for (let n = 1; n <= 21; n += 1)
      await store.comments.create({ resource: 'product', resourceId, parentId, body: `Answer number ${n}.` })
    await page.reload()
    await page.getByText('Answer number 21.').waitFor()
    expect(await page.getByText('Answer number 1.').count()).to.equal(0)
    await page.getByRole('navigation', { name: 'Pages: Replies' }).getByRole('link', { name: 'Next' }).click()
    await page.getByText('Answer number 1.').waitFor()
    expect(page.url()).to.match(new RegExp(`\\?comments=2&replies-${parentId}=2#replies-${parentId}$`))

    await page.goto(`${shops.url('ecommerce', path)}?comments=99&replies-${parentId}=99&reviews=99`)
    await page.getByText('Question number 1.').waitFor()
    await page.getByText('Answer number 1.').waitFor()
  })

  it('show the unit price, and the lowest price before a reduction', async () => {
    const { products } = shops.merchant
    const { _id, slug } = await products.create({
      name: 'Shea butter',
      price: 30,
      quantity: 3,
      measure: { amount: 600, unit: 'g' },
    })
    await products.update(_id, { price: 24, compareAtPrice: 30 })
    const { text } = await shops.ask('ecommerce', `/products/${slug}`)
    expect(text).to.include('₦40.00/kg').and.include('Lowest price in the 30 days before: ₦30.00')
  })

  it('show a price before only where it was higher than that of the variant, and fit with words of any length', async () => {
    const { products } = shops.merchant
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
    const { _id: product, slug } = await products.create({
      name,
      description: `In red.\nIn blue.\n\n${'x'.repeat(300)}`,
      price: 30,
      compareAtPrice: 40,
      quantity: 3,
      variants: [
        { name: 'Small', price: 30, quantity: 2, options: { Size: 'Small' } },
        { name: `Large ${'y'.repeat(60)}`, price: 55, quantity: 2, options: { Size: 'Large' } },
      ],
    })
    const page = await shops.visit('ecommerce', `/products/${slug}`, {
      viewport: { width: 320, height: 640 },
    })
    const before = page.locator('.buy s', { hasText: '₦40' })
    expect(await before.count()).to.equal(1)
    for (const path of [`/products/${slug}`, '/products', '/cart']) {
      await page.goto(shops.url('ecommerce', path))
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).to.equal(320)
    }
    await page.goto(shops.url('ecommerce', `/products/${slug}`))
    expect(await page.getByText('In red.').innerText()).to.equal('In red.\nIn blue.')
    await page.getByText('Large').first().click()
    await page.getByText('₦55').first().waitFor()
    expect(await before.count()).to.equal(0)
    await page.getByRole('button', { name: 'Add to cart' }).focus()
    await page.keyboard.press('Enter')
    await closeCart(page)
    expect(await page.evaluate('document.activeElement.textContent')).to.equal('Add to cart')
    await page.goto(shops.url('ecommerce', '/cart'))
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(320)
    await products.delete(product)
  })

  it('name the options of a product in the order that the names of its variants have', async () => {
    const { products } = shops.merchant
    const options = { Glaze: 'Lilac', Size: 'L' }
    const variants = [{ name: 'Lilac / L', options, quantity: 2 }]
    const product = { name: 'Stoneware mug', price: 1000, quantity: 0, variants }
    const { _id: mug, slug } = await products.create(product)
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await page.getByRole('group').first().waitFor()
    expect(await page.locator('.buy legend').allTextContents()).to.eql(['Glaze', 'Size'])
    await products.delete(mug)
  })

  it('say in the cart how many are left of what is no longer there in that number, and that its price has changed', async () => {
    const { products } = shops.merchant
    const { _id: bowl, slug } = await products.create({ name: 'Ash bowl', price: 1000, quantity: 5 })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    await page.getByLabel('Quantity').selectOption('4')
    await addToCart(page)
    await page.route('https://pictures.invalid/*', (route) => route.fulfill({ body: 'This is no picture.' }))
    await products.update(bowl, { quantity: 3, price: 1100, images: ['https://pictures.invalid/bowl.png'] })
    await page.goto(shops.url('ecommerce', '/cart'))
    await page.getByText('Only 3 left of Ash bowl').waitFor()
    await page.getByText('The price has changed.').waitFor()
    expect(await page.getByRole('complementary').textContent()).to.include('₦4,400.00')
    // A picture that cannot be loaded is not drawn torn beside the name.
    await page.locator('.lines img.broken').waitFor({ state: 'attached' })
    expect(await page.locator('.lines img').isVisible()).to.equal(false)
    await products.delete(bowl)
  })

  it('keep the signs of what was chosen in Arabic at its own end, and apart from what stands beside it', async () => {
    const page = await shops.visit('restaurant', '/foods')
    await page.getByRole('link', { name: /Rump Steak and Chips/ }).click()
    await page.getByLabel('Anything we should know?').fill('بدون فلفل (من فضلك)!')
    await page.getByRole('button', { name: 'Add to order' }).click()
    await page.locator('[data-cart-count]:not([hidden])').waitFor()
    await page.goto(shops.url('restaurant', '/cart'))
    await page.locator('.lines bdi', { hasText: /^[^:]+: بدون فلفل \(من فضلك\)!$/ }).waitFor()
  })

  it('show that a button was pressed as long as the answer is on its way', async () => {
    const page = await shops.visit('ecommerce', '/sign-in')
    // Nothing comes back, so the page stays, as it does until an answer comes.
    await page.route('**/sign-in', (route) => route.fulfill({ status: 204 }))
    await page.getByLabel('E-mail address').first().fill(newEmail())
    await page.keyboard.press('Enter')
    await page.locator('button[aria-busy]', { hasText: 'Send me a code' }).waitFor()
    await page.unroute('**/sign-in')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    expect(await page.locator('[aria-busy]').count()).to.equal(0)
  })
})
