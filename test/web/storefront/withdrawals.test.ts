import { expectUsable } from '../../support/barriers.ts'
import { newEmail } from '../../support/sign-in.ts'
import { addToCart, orderButton, phone, type Shops, signIn, useShops } from './shops.ts'

describe('withdrawals and returns in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('withdrawals')

  /** Has a guest order a dish to be paid by transfer, and returns the number of the order. */
  async function ordered(page: Awaited<ReturnType<Shops['visit']>>, email?: string): Promise<string> {
    await page.goto(shops.url('restaurant', '/foods'))
    await page.getByRole('link', { name: /Crab Bisque/ }).click()
    await addToCart(page, 'Add to order')
    await page.goto(shops.url('restaurant', '/checkout/review?collect=true'))
    if (email) await page.getByLabel('E-mail address').first().fill(email)
    await page.getByText('Bank transfer', { exact: true }).click()
    await orderButton(page).click()
    await page.getByText('Demo Bank').waitFor()
    return /\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)![0]
  }

  it('lets a guest withdraw in two steps, from the foot of any page, on a phone', async () => {
    const page = await shops.visit('restaurant', '/foods', { viewport: phone })
    const email = newEmail()
    const number = await ordered(page, email)
    await page.getByRole('link', { name: 'Withdraw from a contract' }).click()
    await expectUsable(page)
    const form = page.locator('form[action="/withdraw"]')
    await form.getByLabel('Order number').fill(`#${number}`)
    await form.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'We have written to you' }).waitFor()
    await expectUsable(page)
    const code = await shops.mailed(email, /^[0-9a-f]{48}\w+\.[\w-]+$/m)
    await page.getByLabel('Code from the e-mail').fill('wrong')
    await page.getByRole('button', { name: 'Show the order' }).click()
    await page.getByText('That code is wrong or too old.').waitFor()
    // The page of a wrong code is a 404.
    shops.complaints.splice(0)
    await page.getByLabel('Code from the e-mail').fill(code)
    await page.getByRole('button', { name: 'Show the order' }).click()
    await page.getByRole('heading', { name: `Withdraw from order ${number}` }).waitFor()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Confirm the withdrawal' }).click()
    await page.getByRole('heading', { name: 'You have withdrawn' }).waitFor()
    await expectUsable(page)
    await shops.mailed(email, /received your withdrawal from the contract on/)
  })

  it('says the same of an order that there is not', async () => {
    const page = await shops.visit('restaurant', '/withdraw')
    const form = page.locator('form[action="/withdraw"]')
    await form.getByLabel('Order number').fill('999999')
    await form.getByLabel('E-mail address').fill(newEmail())
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'We have written to you' }).waitFor()
  })

  it('lets a person withdraw from their own order, and lists what they have returned', async () => {
    const page = await shops.visit('restaurant', '/sign-in')
    await signIn(shops, page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const number = await ordered(page)
    await page.goto(shops.url('restaurant', '/withdraw'))
    await expectUsable(page)
    await page.getByRole('link', { name: `Order ${number}` }).click()
    await page.getByRole('heading', { name: `Withdraw from order ${number}` }).waitFor()
    await expectUsable(page)
    const pieces = page.getByLabel(/How many of/)
    await pieces.fill('0')
    await page.getByRole('button', { name: 'Confirm the withdrawal' }).click()
    await page.getByText('Choose at least one piece.').waitFor()
    await pieces.fill('1')
    await page.getByRole('button', { name: 'Confirm the withdrawal' }).click()
    await page.getByRole('heading', { name: 'Your returns' }).waitFor()
    await page.getByText('Waiting for the store').waitFor()
    await expectUsable(page)
  })

  it('lets a person exchange what they bought for another variant', async () => {
    const { merchant } = shops
    const email = newEmail()
    await merchant.returns.setPolicy({ days: 30, excluded: [] })
    const { products } = await merchant.products.list({ limit: 100 })
    const product = products.find(
      ({ variants }) => variants.filter(({ quantity }) => quantity > 1).length > 1,
    )!
    const [bought, other] = product.variants.filter(({ quantity }) => quantity > 1)
    const lines = [{ product: product._id, variant: bought!._id, quantity: 1 }]
    const { _id: id } = await merchant.draftOrders.create({ email, lines })
    await merchant.draftOrders.complete(id, { paid: { method: 'cash' } })
    const page = await shops.visit('ecommerce', '/sign-in')
    await signIn(shops, page, email)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(shops.url('ecommerce', `/orders/${id}/return`))
    await page.getByLabel('What do you want to do?').selectOption('exchange')
    await page.getByLabel('For an exchange').selectOption(other!._id)
    await expectUsable(page)
    await page.getByRole('button', { name: 'Ask to return it' }).click()
    await page.getByText(`Instead: 1 × ${other!.name}`).waitFor()
    const { returns } = await merchant.returns.list({ order: id })
    await merchant.returns.approve(returns[0]!._id, {})
    await merchant.returns.receive(returns[0]!._id, {})
    await page.reload()
    const { exchange } = await merchant.returns.get(returns[0]!._id)
    await page.getByRole('link', { name: String(exchange!.orderId) }).click()
    await page.getByText(other!.name).first().waitFor()
    await page.getByText('Paid by what you sent back').waitFor()
    await expectUsable(page)
    await page.getByRole('link', { name: 'Instead of goods of order' }).click()
    await page.waitForURL(`**/orders/${id}`)
  })
})
