import { expect } from 'chai'
import sharp from 'sharp'
import type { Shop } from '../../src/base/context.ts'
import { createDigitalFile, createDigitalProduct } from '../support/digital.ts'
import { createCategory, createFood, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { button, said, useConsole } from './support.ts'

async function seller(type: Shop['type'] = 'ecommerce') {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id, type })
  const home = `/stores/${shop.id}`
  return { email: owner.email!, shop, home, catalogue: `${home}/catalogue` }
}

const picture = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer(),
})

const products = (shop: { id: string }) =>
  service().db('products').where({ shop_id: shop.id }).whereNull('deleted_at').orderBy('id')
const variants = (shop: { id: string }) =>
  service().db('variants').where({ shop_id: shop.id }).whereNull('deleted_at').orderBy('position')

describe('what a store sells, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('is added with pictures and variants, and its pictures are put in order by the keyboard', async () => {
    const { email, shop, catalogue } = await seller()
    const kitchen = await createCategory(shop)
    const page = await site.openFor(email, catalogue)
    await page.getByText('No products yet').waitFor()
    await page.getByRole('link', { name: 'New product' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Enamel mug')
    await page.getByLabel('Price', { exact: true }).fill('15.5')
    await page.getByLabel('Category').selectOption(kitchen.id)
    await page.getByLabel('Web address').fill('mug')
    await page.getByLabel('Add pictures').setInputFiles([await picture('red'), await picture('blue')])
    await page.getByText('2 of 50').waitFor()
    await page.getByLabel('Description of picture 1').fill('A red mug')
    await button(page, 'Options').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Option').first().fill('Size')
    await dialog.getByLabel('Values, separated by commas').first().fill('S, M')
    await button(dialog, 'Make the variants').click()
    await page.getByLabel('Stock of S').fill('3')
    await page.getByLabel('Stock of M').fill('0')
    await page.getByLabel('Price of M in $').fill('17')
    await button(page, 'Add the product').click()
    await page.getByRole('heading', { name: 'Enamel mug' }).waitFor()
    const [made] = await products(shop)
    expect(made).to.deep.include({ price: 1550, category_id: kitchen.id, listed: true, slug: 'mug' })
    expect(made.images).to.have.length(2)
    expect(made.image_alts).to.eql({ [made.images[0]]: 'A red mug' })
    const sold = await variants(shop)
    expect(sold.map(({ name, quantity }) => ({ name, quantity }))).to.eql([
      { name: 'S', quantity: 3 },
      { name: 'M', quantity: 0 },
    ])
    expect(await page.getByLabel('Price of M in $').inputValue()).to.equal('17.00')
    expect(await page.getByLabel('Category').inputValue()).to.equal(kitchen.id)

    await button(page, 'Move picture 1 back').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Save').click()
    await said(page, 'Saved')
    const [changed] = await products(shop)
    expect(changed.images).to.eql(made.images.toReversed())
    expect(changed.image_alts).to.eql(made.image_alts)
    expect(await variants(shop)).to.eql(sold)

    const tiles = page.getByRole('img', { name: /^Picture/ })
    await tiles.last().dragTo(tiles.first())
    await page.getByText('Unsaved changes').waitFor()
    await button(page, 'Save').click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    expect((await products(shop))[0].images).to.eql(made.images)
    await page.reload()
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).to.equal('15.50')
    expect(await page.getByLabel('Price of M in $').inputValue()).to.equal('17.00')
  })

  it('is changed where it was changed and nowhere else: a sale meanwhile keeps its stock', async () => {
    const { email, shop, catalogue } = await seller()
    const product = await createProduct(shop, { name: 'Scarf', quantity: 9 })
    const red = await createVariant(shop, product, { name: 'Red', quantity: 5 })
    await createVariant(shop, product, { name: 'Blue', quantity: 5 })
    const page = await site.openFor(email, `${catalogue}/${product.id}`)
    await page.getByLabel('Stock of Blue').fill('8')
    await page.getByLabel('Description').fill('Knitted by hand')
    const { db } = service()
    await db('variants').where({ id: red.id }).update({ quantity: 4 })
    await db('products').where({ id: product.id }).update({ quantity: 7 })
    await button(page, 'Save').click()
    await said(page, 'Saved')
    expect((await variants(shop)).map(({ quantity }) => quantity).sort()).to.eql([4, 8])
    expect((await products(shop))[0]).to.deep.include({ quantity: 7, description: 'Knitted by hand' })
  })

  it('has a description in Markdown beside its preview, kept as it was written', async () => {
    const { email, shop, catalogue } = await seller()
    const { id } = await createProduct(shop, { name: 'Scarf' })
    const written = 'Wool\nand **silk**\n\n<b>soft</b>'
    const page = await site.openFor(email, `${catalogue}/${id}`)
    await page.getByRole('textbox', { name: 'Description (optional)' }).fill(written)
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.locator('strong', { hasText: 'silk' }).waitFor()
    expect(await preview.locator('.markdown').innerHTML()).to.match(/Wool<br>\s*and .*&lt;b&gt;soft/s)
    await button(page, 'Save').click()
    await said(page, 'Saved')
    const description = () => products(shop).first('description')
    expect(await description()).to.eql({ description: written })
    await page.getByRole('textbox', { name: 'Description (optional)' }).fill('')
    await button(page, 'Save').click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
    expect(await description()).to.eql({ description: '' })
  })

  it('stands in a list without its picture where that cannot be loaded, and leads back to it as to another page', async () => {
    const { email, shop, catalogue } = await seller()
    const { id } = await createProduct(shop, { name: 'Scarf' })
    const images = ['https://pictures.invalid/scarf.png']
    await service().db('products').where({ id }).update({ images })
    const page = await site.openFor(email, catalogue)
    await page.locator('img.broken').waitFor({ state: 'attached' })
    await page.locator('img.thumbnail').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Scarf' }).click()
    const back = page.getByRole('main').getByRole('link', { name: 'Products' })
    expect(await back.getAttribute('aria-current')).to.equal('false')
    await back.click()
    await page.getByRole('link', { name: 'Scarf' }).waitFor()
  })

  it('asks before changes are lost, and before anything is deleted', async () => {
    const { email, shop, catalogue } = await seller()
    const product = await createProduct(shop, { name: 'Lamp' })
    const page = await site.openFor(email, `${catalogue}/${product.id}`)
    await page.getByLabel('Name', { exact: true }).fill('Bright lamp')
    await page.getByText('Unsaved changes').waitFor()
    const back = page.getByRole('main').getByRole('link', { name: 'Products' })
    await back.click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).to.equal('Bright lamp')
    await back.click()
    await button(page, 'Leave').click()
    await page.getByRole('link', { name: 'Lamp' }).click()
    await button(page, 'More actions').click()
    await button(page, 'Delete').click()
    await button(page.getByRole('dialog'), 'Delete').click()
    await page.getByText('No products yet').waitFor()
    expect(await products(shop)).to.eql([])
  })

  it('is narrowed by filters that stand in the address, and exported as they let through', async () => {
    const { email, shop, catalogue } = await seller()
    const kitchen = await createCategory(shop)
    await createProduct(shop, { name: 'Enamel mug', quantity: 0, category_id: kitchen.id })
    await createProduct(shop, { name: 'Wooden fork', quantity: 4 })
    const page = await site.openFor(email, catalogue)
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('Wooden fork').waitFor()
    await button(page, 'Sold out').click()
    await row('Wooden fork').waitFor({ state: 'detached' })
    await row('Enamel mug').waitFor()
    expect(new URL(page.url()).searchParams.get('view')).to.equal('sold-out')
    await button(page, 'Hidden').click()
    await page.getByText('Nothing matches').waitFor()
    await button(page, 'Clear filters').click()
    await page.getByLabel('Category').selectOption(kitchen.id)
    await row('Wooden fork').waitFor({ state: 'detached' })
    const downloading = page.waitForEvent('download')
    await button(page, 'Export').click()
    const text = (await (await (await downloading).createReadStream()).toArray()).join('')
    expect(text).to.contain('Enamel mug').and.not.to.contain('Wooden fork')
    await page.getByLabel('Category').selectOption('')
    await page.getByRole('searchbox').fill('fork')
    await row('Enamel mug').waitFor({ state: 'detached' })
    await row('Wooden fork').waitFor()
  })

  it('has files where it is digital: added, replaced and deleted', async () => {
    const { email, shop, catalogue } = await seller('digital')
    const product = await createDigitalProduct(shop)
    await createDigitalFile(shop, product, Buffer.from('old'), { name: 'book.pdf' })
    const page = await site.openFor(email, `${catalogue}/${product.id}`)
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(text),
    })
    await page.getByLabel('Add files').setInputFiles([file('one.pdf', '1'), file('two.pdf', '22')])
    await page.getByRole('row').filter({ hasText: 'one.pdf' }).waitFor()
    await page.getByRole('row').filter({ hasText: 'two.pdf' }).waitFor()
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Replace book.pdf').click()
    await (await choosing).setFiles(file('book-2.pdf', 'newer'))
    await page.getByRole('row').filter({ hasText: 'book-2.pdf' }).waitFor()
    await page
      .getByRole('row')
      .filter({ hasText: /book\.pdf/ })
      .waitFor({ state: 'detached' })
    await button(page, 'Delete one.pdf').click()
    await button(page.getByRole('dialog'), 'Delete').click()
    await said(page, 'The file has been deleted')
    const left = await service()
      .db('digital_files')
      .where({ shop_id: shop.id, deleted_at: null })
      .pluck('name')
    expect(left.sort()).to.eql(['book-2.pdf', 'two.pdf'])
  })

  it('is put into categories, which are added, renamed and deleted', async () => {
    const { email, shop, catalogue } = await seller()
    const page = await site.openFor(email, `${catalogue}/categories`)
    await button(page, 'New category').click()
    await page.getByLabel('Name', { exact: true }).fill('Kitchen')
    await button(page, 'Add the category').click()
    await page.getByRole('link', { name: 'Kitchen', exact: true }).waitFor()
    await button(page, 'Change Kitchen').click()
    await page.getByLabel('Name', { exact: true }).fill('Cooking')
    await button(page, 'Save').click()
    await page.getByRole('link', { name: 'Cooking', exact: true }).waitFor()
    expect(await service().db('categories').where({ shop_id: shop.id }).select('name', 'slug')).to.eql([
      { name: 'Cooking', slug: 'kitchen' },
    ])
    await button(page, 'Delete Cooking').click()
    await button(page.getByRole('dialog'), 'Delete').click()
    await page.getByText('No categories yet').waitFor()
  })

  it('has a title and a way back where a product cannot be read, and is read by another try', async () => {
    const { email, shop, catalogue } = await seller()
    const { id } = await createProduct(shop, { name: 'Reed lamp' })
    const page = await site.openFor(email, catalogue)
    await page.getByText('Reed lamp').waitFor()
    await page.route(`**/products/${id}`, (route) => route.abort())
    await page.goto(`${site.console}/console${catalogue}/${id}`)
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor()
    await page.getByRole('heading', { name: 'Product', exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Products' }).waitFor()
    await page.unroute(`**/products/${id}`)
    await button(page, 'Try again').click()
    await page.getByRole('heading', { name: 'Reed lamp' }).waitFor()
  })

  it('is sold for less with coupons, which are added, ended and deleted', async () => {
    const { email, shop, home } = await seller()
    const page = await site.openFor(email, `${home}/coupons`)
    await button(page, 'New coupon').click()
    await page.getByLabel('Code').fill('spring')
    await page.getByLabel('Description').fill('Spring sale')
    await page.getByLabel('Discount').fill('12.5')
    await page.getByLabel('Last day').fill('2099-12-31')
    await page.getByLabel('Orders in total').fill('3')
    await button(page, 'Add the coupon').click()
    const row = page.getByRole('row').filter({ hasText: 'SPRING' })
    await row.getByText('0 of 3').waitFor()
    const act = async (name: string) => {
      await button(page, 'Actions for SPRING').click()
      await button(row, name).click()
      await button(page.getByRole('dialog'), name).click()
    }
    await act('End')
    await row.getByText('Off').waitFor()
    await act('Delete')
    await page.getByText('No coupons yet').waitFor()
    expect(await service().db('coupons').where({ shop_id: shop.id }).whereNull('deleted_at')).to.eql([])
  })

  it('is a menu in a restaurant', async () => {
    const { email, shop, catalogue } = await seller('restaurant')
    const soup = await createFood(shop, { name: 'Onion soup' })
    const page = await site.openFor(email, catalogue)
    await page.getByRole('heading', { name: 'Menu' }).waitFor()
    await page.getByRole('link', { name: 'Onion soup' }).click()
    await page.getByLabel('Can be ordered now').uncheck()
    await button(page, 'Save').click()
    await page.getByText('Not available').waitFor()
    expect(await products(shop).first()).to.deep.include({ id: soup.id, available: false, listed: true })
  })
})
