import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOn } from '../support/barriers.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { call, service } from '../support/service.ts'
import { button, createMerchant, said, sizes, useConsole } from './support.ts'

describe('The table of many products, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function openGrid() {
    const { email, shop, home } = await createMerchant()
    const lamp = await createProduct(shop, { name: 'Lamp', quantity: 3 })
    const mug = await createProduct(shop, { name: 'Mug', quantity: 0 })
    const red = await createVariant(shop, mug, { name: 'Red', quantity: 4 })
    const blue = await createVariant(shop, mug, { name: 'Blue', quantity: 6 })
    const bowl = await createProduct(shop, { name: 'Bowl', quantity: 5 })
    await call('apps')
      .post('/api/v1/products/batch')
      .set(await createAppToken(shop, ['WRITE_INVENTORY']))
      .send({
        products: [
          { id: lamp.id, sku: 'L-1' },
          { id: bowl.id, sku: 'B-1' },
        ],
      })
      .expect(200)
    const page = await site.openFor(email, `${home}/catalogue/grid?sort=name`)
    await page.getByRole('grid').waitFor()
    const product = (name: string) =>
      service().db('products').where({ shop_id: shop.id, name }).first('name', 'sku', 'price', 'quantity')
    const variant = ({ id }: { id: string }) =>
      service().db('variants').where({ id }).first('name', 'price', 'quantity', 'sku')
    return { page, shop, home, bowl, lamp, mug, red, blue, product, variant }
  }
  // Rows are Bowl, Lamp, Mug, Red, Blue; columns are name, SKU, barcode, price, stock.
  const cell = (page: Page, row: number, column: number) =>
    page.getByRole('grid').locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`)
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const at = (page: Page) =>
    page.evaluate(
      `[document.activeElement.parentElement.ariaRowIndex - 1, +document.activeElement.ariaColIndex]`,
    )
  const save = (page: Page) => button(page, 'Save').click()
  /** Copies from a cell or pastes into it as the keys do, without the clipboard of the machine. */
  const clipboard = (page: Page, type: 'copy' | 'paste', text = '') =>
    page.evaluate<string>(`(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ${JSON.stringify(text)})
      const event = new ClipboardEvent('${type}', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement.dispatchEvent(event)
      return clipboardData.getData('text/plain')
    })()`)
  const paste = (page: Page, text: string) => clipboard(page, 'paste', text)

  it('is edited by the keyboard alone, and saves only what has changed', async () => {
    const { page, product, variant, red } = await openGrid()
    await cell(page, 1, 1).focus()
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight')
    expect(await at(page)).to.eql([1, 4])
    await page.keyboard.type('12,5')
    await press(page, 'Enter')
    expect(await at(page)).to.eql([2, 4])
    await press(page, 'F2')
    await page.keyboard.type('20')
    await press(page, 'Tab')
    expect(await at(page)).to.eql([2, 5])
    await page.keyboard.type('99')
    await press(page, 'Escape')
    expect(await cell(page, 2, 5).innerText()).to.equal('3')
    await page.keyboard.type('8')
    await press(page, 'ArrowDown', 'ArrowDown')
    expect(await at(page)).to.eql([4, 5])
    await page.keyboard.type('7')
    await press(page, 'Enter')
    await page.getByText('4 cells changed').waitFor()
    const sent: { products: object[] }[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()))
    await save(page)
    await said(page, '4 cells saved')
    expect(await product('Bowl')).to.include({ price: 1250, quantity: 5 })
    expect(await product('Lamp')).to.include({ price: 2000, quantity: 8 })
    expect(await variant(red)).to.include({ quantity: 7, price: null, name: 'Red' })
    expect(sent[0]!.products).to.have.length(3)
    expect(sent[0]!.products[0]).to.have.all.keys('id', 'price', 'expected')
    // Escape, and then Tab, leave the table.
    await cell(page, 1, 1).focus()
    await press(page, 'Tab')
    expect(await at(page)).to.eql([1, 2])
    await press(page, 'Escape', 'Tab')
    expect(await page.evaluate('document.activeElement.closest("table")')).to.equal(null)
  })

  it('takes cells from a spreadsheet and gives them to one, fills down, and takes that back', async () => {
    const { page, product, variant, red, blue } = await openGrid()
    await cell(page, 1, 2).focus()
    await paste(page, 'B-2\t5012345678900\t7.50\t40\r\n\t\t1.234,50\t41\r\n')
    await page.getByText('8 cells pasted').waitFor({ state: 'attached' })
    expect(await cell(page, 1, 4).innerText()).to.match(/7\.50/)
    await cell(page, 1, 4).focus()
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowRight')
    expect(await clipboard(page, 'copy')).to.equal('7.50\t40\n1.234,50\t41')
    await cell(page, 4, 4).focus()
    await paste(page, '15\n16\n17')
    await page.getByText('One line did not fit').waitFor({ state: 'attached' })
    await cell(page, 1, 5).focus()
    await press(page, 'Shift+ArrowDown', 'Control+d')
    expect(await cell(page, 2, 5).innerText()).to.match(/^40/)
    await press(page, 'Control+z')
    expect(await cell(page, 2, 5).innerText()).to.match(/^41/)
    await save(page)
    await page.getByText(/cells saved/).waitFor()
    expect(await product('Bowl')).to.include({ sku: 'B-2', price: 750, quantity: 40 })
    expect(await product('Lamp')).to.include({ sku: null, price: 123450, quantity: 41 })
    expect([(await variant(red))!.price, (await variant(blue))!.price]).to.eql([1500, 1600])
  })

  it('marks the cells that are refused or cannot be read, each with its reason, and saves the others', async () => {
    const { page, lamp, product } = await openGrid()
    await cell(page, 1, 2).focus()
    await page.keyboard.type('L-1')
    await press(page, 'Tab', 'Tab')
    await page.keyboard.type('9')
    await press(page, 'Tab')
    await page.keyboard.type('many')
    await press(page, 'Enter')
    await page.keyboard.type('10')
    await press(page, 'Enter')
    await service().db('products').where({ id: lamp.id }).update({ quantity: 2 })
    await save(page)
    await page.getByRole('alert').getByText('2 cells were not saved').waitFor()
    expect(await product('Bowl')).to.include({ sku: 'B-1', price: 900, quantity: 5 })
    expect(await product('Lamp')).to.include({ quantity: 2 })
    expect(await cell(page, 1, 2).getAttribute('aria-invalid')).to.equal('true')
    await cell(page, 1, 5).getByText('This is not a number').waitFor()
    await cell(page, 2, 5).getByText('It is 2 by now').waitFor()
    expect(await barriersOn(page)).to.eql([])
    // Somebody who has read that may replace it.
    await save(page)
    await page.getByText('2 cells changed').waitFor()
    expect(await product('Lamp')).to.include({ quantity: 10 })
  })

  it('is put back by one press as it was, except for what has changed since', async () => {
    const { page, bowl, red, blue, product, variant } = await openGrid()
    const before = [await product('Bowl'), await product('Mug'), await variant(red), await variant(blue)]
    await cell(page, 1, 1).focus()
    await paste(page, 'Big bowl\tB-9\t\t20\t50')
    await cell(page, 3, 4).focus()
    await paste(page, '30\n31')
    await cell(page, 4, 5).focus()
    await paste(page, '40\n41')
    await save(page)
    await said(page, '8 cells saved')
    expect(await product('Mug')).to.include({ price: 3000 })
    expect([await variant(red), await variant(blue)]).to.deep.equal([
      { name: 'Red', price: 3100, quantity: 40, sku: null },
      { name: 'Blue', price: null, quantity: 41, sku: null },
    ])
    await service().db('products').where({ id: bowl.id }).update({ quantity: 49 })
    await button(page, 'Undo').click()
    await page
      .getByText('7 put back. Left as they are: Stock of Big bowl: It has changed meanwhile.')
      .waitFor()
    const after = [await product('Bowl'), await product('Mug'), await variant(red), await variant(blue)]
    expect(after).to.deep.equal([{ ...before[0], quantity: 49 }, ...before.slice(1)])
  })

  it('never removes a variant that was added meanwhile, nor a name that was changed', async () => {
    const { page, shop, mug, red, variant } = await openGrid()
    await cell(page, 4, 5).focus()
    await page.keyboard.type('1')
    await press(page, 'Enter')
    const green = await createVariant(shop, mug, { name: 'Green', quantity: 2 })
    await save(page)
    await cell(page, 4, 5).getByText('by now').waitFor()
    expect(await variant(red)).to.include({ quantity: 4 })
    expect(await service().db('variants').where({ id: green.id }).first('deleted_at')).to.eql({
      deleted_at: null,
    })
    await save(page)
    await said(page, '1 cell saved')
    expect(await variant(red)).to.include({ quantity: 1 })
    expect(await service().db('variants').where({ id: green.id }).first('deleted_at')).to.eql({
      deleted_at: null,
    })
  })

  it('asks before unsaved cells are lost, and is a list of fields on a phone', async () => {
    const { page, product } = await openGrid()
    await cell(page, 1, 4).focus()
    await page.keyboard.type('11')
    await press(page, 'Enter')
    await page.locator('.back').click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await press(page, 'Escape')
    await page.setViewportSize(sizes.phone)
    expect(await page.getByLabel('Price of Bowl').inputValue()).to.equal('11')
    await page.getByLabel('Stock of Bowl').fill('6')
    expect(await barriersOn(page)).to.eql([])
    await save(page)
    await said(page, '2 cells saved')
    expect(await product('Bowl')).to.include({ price: 1100, quantity: 6 })
  })
})
