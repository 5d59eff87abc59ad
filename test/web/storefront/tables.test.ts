import { expect } from 'chai'
import { expectUsable } from '../../support/barriers.ts'
import { addToCart, desktop, orderButton, phone, useShops } from './shops.ts'

describe('a table in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('tables', /404/)

  /** Opens the page of a table of the restaurant, as the camera of a phone does. */
  async function sitting(name: string) {
    const [table] = await shops.rows<{ id: string; code: string }>(
      `select id, code from dining_tables where name = '${name}' and shop_id = (
        select id from shops where slug = 'the-copper-ladle'
      )`,
    )
    const path = `/table/${table!.code}`
    const page = await shops.visit('restaurant', path, { viewport: phone })
    await page.getByRole('heading', { name: `Table ${name}`, exact: true }).waitFor()
    return { page, path, id: table!.id }
  }

  it('shows the menu, takes an order to it, and has its bill, which anybody there pays', async () => {
    const { page, path } = await sitting('T1')
    await page.getByText('Terrace', { exact: true }).waitFor()
    await expectUsable(page)
    const dish = page.locator('main a.row').first()
    const name = await dish.locator('strong').textContent()
    await dish.click()
    await addToCart(page, 'Add to order')
    await page.goto(shops.url('restaurant', '/checkout'))
    await page.getByRole('link', { name: 'Table T1' }).waitFor()
    await page.getByLabel('E-mail address').first().fill('guest@example.com')
    await page.getByText('Pay at the counter', { exact: true }).click()
    await expectUsable(page)
    await orderButton(page).click()
    await page.getByText(/Brought to your table/).waitFor()

    const friend = await shops.visit('restaurant', path, { viewport: desktop })
    await friend.getByRole('heading', { name: 'The bill' }).waitFor()
    await friend.locator('.bill').getByText(name!).waitFor()
    await expectUsable(friend)
    await friend.getByRole('button', { name: /^Pay / }).click()
    await friend.getByText('Card (sandbox)').click()
    await friend.getByLabel('Your e-mail address').fill('friend@example.com')
    await friend.getByRole('button', { name: /^Pay/ }).click()
    await friend.getByText('This is a sandbox').waitFor()
    await friend.getByRole('button', { name: /^Pay/ }).click()
    await friend.getByText(/^Order \d+ is paid/).waitFor()
    await friend.getByRole('link', { name: 'Table T1' }).click()
    await friend.getByText('Order here, and we bring it to your table.').waitFor()
    expect(await friend.getByRole('heading', { name: 'The bill' }).count()).to.equal(0)
  })

  it('is left by guests who want it otherwise, and forgotten once its code no longer works', async () => {
    const { page, path, id } = await sitting('T2')
    await page.getByRole('button', { name: 'I am not at this table' }).click()
    await page.getByText('You no longer order to a table.').waitFor()
    expect(await page.getByRole('link', { name: 'Table T2' }).count()).to.equal(0)
    await page.goto(shops.url('restaurant', path))
    await page.getByRole('link', { name: 'Table T2' }).waitFor()
    await shops.rows(`delete from dining_tables where id = '${id}'`)
    await page.reload()
    await page.getByRole('heading', { name: 'This table’s code no longer works' }).waitFor()
    await expectUsable(page)
    await page.getByRole('link', { name: 'Menu' }).first().click()
    expect(await page.getByRole('link', { name: 'Table T2' }).count()).to.equal(0)
  })
})
