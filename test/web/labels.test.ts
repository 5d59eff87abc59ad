import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOn } from '../support/barriers.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { service } from '../support/service.ts'
import { button, createMerchant, sizes, useConsole } from './support.ts'

describe('Labels of products, in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  async function openLabels() {
    const { email, shop, home } = await createMerchant()
    const bowl = await createProduct(shop, { name: 'Bowl' })
    await service().db('products').where({ id: bowl.id }).update({ barcode: '5012345678900', sku: 'B-1' })
    const mug = await createProduct(shop, { name: 'Mug' })
    const red = await createVariant(shop, mug, { name: 'Red' })
    await service().db('variants').where({ id: red.id }).update({ sku: 'MUG-RED', price: 1550 })
    await createVariant(shop, mug, { name: 'Blue' })
    await createProduct(shop, { name: 'Lamp' })
    const page = await site.openFor(email, `${home}/catalogue?sort=name`)
    for (const name of ['Bowl', 'Mug']) await page.getByLabel(`Choose ${name}`, { exact: true }).check()
    await page.getByRole('link', { name: 'Print labels' }).click()
    await page.getByRole('heading', { name: 'Preview' }).waitFor()
    return page
  }
  /** The modules of a barcode as ones and zeros, without the white beside them. */
  const modulesOf = async (page: Page, code: string) => {
    const path = await page.getByRole('img', { name: code, exact: true }).locator('path').getAttribute('d')
    const bars = [...path!.matchAll(/M(\d+) 0h(\d+)/g)].map(
      ([, at, width]) => [Number(at), Number(width)] as const,
    )
    const last = bars.at(-1)!
    const modules = Array<string>(last[0] + last[1]).fill('0')
    for (const [at, width] of bars) modules.fill('1', at, at + width)
    return modules.join('').replace(/^0+/, '')
  }

  it('are one for each product and variant, with the price and a barcode of the number that it has', async () => {
    const page = await openLabels()
    const labels = page.locator('.label-preview .product-label')
    expect(await labels.count()).to.equal(3)
    expect(await labels.allInnerTexts()).to.satisfy((texts: string[]) =>
      [
        /^Bowl\s+5012345678900 · B-1\s+₦10\.00$/,
        /^Mug, Red\s+MUG-RED\s+₦15\.50$/,
        /^Mug, Blue\s+₦10\.00$/,
      ].every((one) => texts.some((text) => one.test(text.trim()))),
    )
    expect(ofEan(await modulesOf(page, '5012345678900'))).to.equal('5012345678900')
    // Code 128 begins with the start of set B and ends with its stop.
    expect(await modulesOf(page, 'MUG-RED')).to.match(/^11010010000(?:[01]{11}){8}1100011101011$/)
    await page.getByLabel('Print the price').uncheck()
    expect((await labels.allInnerTexts()).join()).to.not.contain('₦')
    for (const size of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(size)
      expect(await barriersOn(page)).to.eql([])
    }
  })

  it('fill as many sheets as the copies need, from the first label that is left', async () => {
    const page = await openLabels()
    await page.getByRole('status').getByText('3 labels on 1 sheet').waitFor()
    await page.getByLabel('Copies of each').fill('8')
    await page.getByRole('status').getByText('24 labels on 1 sheet').waitFor()
    const pagesOf = async () =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
    expect(await pagesOf()).to.equal(1)
    await page.getByLabel('Labels already used').fill('2')
    await page.getByRole('status').getByText('24 labels on 2 sheets').waitFor()
    expect(await pagesOf()).to.equal(2)
    await page.getByLabel('Sheet').selectOption('letter-3x10')
    await page.getByRole('status').getByText('24 labels on 1 sheet').waitFor()
    expect(await pagesOf()).to.equal(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.label-sheet .product-label').count()).to.equal(26)
    expect(await page.getByRole('heading', { name: 'Preview' }).isVisible()).to.equal(false)
    expect(await page.locator('.label-sheet').first().isVisible()).to.equal(true)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate('window.print = () => { document.title = "printed" }')
    await button(page, 'Print').click()
    expect(await page.title()).to.equal('printed')
  })
})

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const inverted = (code: string) => [...code].map((module) => (module === '1' ? '0' : '1')).join('')
const reversed = (code: string) => [...code].reverse().join('')
const firstDigits = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
]

/** Reads an EAN-13 as a scanner does. */
function ofEan(modules: string): string {
  const [, one, other] = /^101([01]{42})01010([01]{42})101$/.exec(modules)!
  const sevens = (text: string) => text.match(/.{7}/g)!
  const even = left.map((code) => reversed(inverted(code)))
  const parity = sevens(one!).map((code) => (left.includes(code) ? 'O' : 'E'))
  const digits = sevens(one!).map((code) => Math.max(left.indexOf(code), even.indexOf(code)))
  const behind = sevens(other!).map((code) => left.indexOf(inverted(code)))
  return [firstDigits.indexOf(parity.join('')), ...digits, ...behind].join('')
}
