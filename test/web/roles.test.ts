import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { scopesByPermission } from '../../src/base/scopes.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { createMerchant, sizes, useConsole } from './support.ts'

describe('what a role does not allow', function () {
  this.timeout(240_000)
  const site = useConsole()

  /** Opens a page for staff with these permissions, in a store with a record of each kind that is listed here. */
  async function openAs(
    permissions: string[],
    path: (records: Record<'product' | 'order', string>) => string,
  ) {
    const { shop, home } = await createMerchant()
    const person = await createAccount()
    await createStaff(shop, await createRole(shop, permissions), person)
    const product = await createProduct(shop, { name: 'Lamp' })
    const order = await createOrder(shop, await createAccount())
    await createCoupon(shop)
    const page = await site.openFor(person.email!, `${home}${path({ product: product.id, order: order.id })}`)
    return { page, shop, home, person }
  }

  /** Follows a link to another page; the page before stays until the code of the next one has come. */
  const follow = async (link: Locator) => {
    const page = link.page()
    const [title, isHere] = [await page.title(), (await link.getAttribute('aria-current')) !== null]
    await link.click()
    if (!isHere) await until('the next page', async () => (await page.title()) !== title)
    await page.waitForLoadState('networkidle')
  }

  const names = async (page: Page) => {
    const navigation = page.getByRole('navigation', { name: 'Main' }).first()
    await navigation.getByRole('link').first().waitFor()
    return navigation.getByRole('link').allInnerTexts()
  }

  it('is not in the navigation, nor in the palette', async () => {
    const { page } = await openAs(['orders:view', 'comments:manage', 'kyc:view'], () => '')
    expect(await names(page)).to.eql([
      'Home',
      'Orders',
      'Comments',
      'Settings',
      'Access tokens',
      'Event feed',
      'Your apps',
    ])
    await page.getByRole('link', { name: 'Comments' }).click()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Installed apps' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Settings of the store' })
    expect(await menu.getByRole('link').allInnerTexts()).to.eql(['Installed apps', 'Identity checks'])
    await page.keyboard.press('Control+k')
    await page.keyboard.type('co')
    await page.getByRole('option', { name: 'Comments' }).waitFor()
    expect(await page.getByRole('option', { name: 'Coupons' }).count()).to.equal(0)
  })

  it('is not in the bar of a phone, whose first places are those that the role has', async () => {
    const { page } = await openAs(['discounts:view', 'tasks:view'], () => '')
    await page.setViewportSize(sizes.phone)
    const bar = page.getByRole('navigation', { name: 'Main' }).last()
    await bar.getByRole('link', { name: 'Discounts' }).waitFor()
    expect(await bar.getByRole('link').allInnerTexts()).to.eql([
      'Home',
      'Discounts',
      'Tasks',
      'Installed apps',
    ])
  })

  it('is asked of the service by no page that somebody who may only look is led to', async () => {
    const permissions = [...scopesByPermission.keys()].filter((one) => one.endsWith(':view'))
    const { page } = await openAs(permissions, () => '')
    const refused: string[] = []
    page.on('response', (reply) => {
      if (reply.status() === 403) refused.push(`${reply.request().method()} ${reply.url()}`)
    })
    const navigation = page.getByRole('navigation', { name: 'Main' }).first()
    const main = page.getByRole('main')
    for (const name of await names(page)) {
      if (name === 'Access tokens') break
      await follow(navigation.getByRole('link', { name, exact: true }))
      const offered = await main.locator('.button-main, .button-danger').allInnerTexts()
      expect({ name, offered }).to.eql({ name, offered: [] })
      for (const section of await main.locator('.section-link, .settings-nav a').all()) {
        await follow(section)
        expect(await main.locator('.button-main, .button-danger').allInnerTexts()).to.eql([])
      }
    }
    expect(refused).to.eql([])
  })

  it('has no button on a record, whose fields can be read and not changed', async () => {
    const { page, home, shop } = await openAs(
      ['inventory:view', 'orders:view'],
      ({ product }) => `/catalogue/${product}`,
    )
    await page.getByText('Your role may see this, but not change it.').waitFor()
    const name = page.getByLabel('Name', { exact: true })
    expect(await name.inputValue()).to.equal('Lamp')
    expect(await name.isDisabled()).to.equal(true)
    expect(await page.getByRole('main').getByRole('button').count()).to.equal(0)
    expect(await page.getByLabel('Add pictures').isVisible()).to.equal(false)
    const order = await service().db('orders').where({ shop_id: shop.id }).first('id')
    await page.goto(`${site.console}/console${home}/orders/${order!.id}`)
    await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).to.equal(0)
  })

  it('is offered to those whose role does, and no longer once it has changed', async () => {
    const { page, shop } = await openAs(['discounts:manage'], () => '/coupons')
    const create = page.getByRole('button', { name: 'New coupon' })
    await create.waitFor()
    await service()
      .db('roles')
      .where({ shop_id: shop.id })
      .update({ permissions: ['discounts:view'] })
    await create.click()
    await page.getByLabel('Code').fill('SPRING')
    await page.getByLabel('Description').fill('Spring')
    await page.getByLabel('Discount').fill('10')
    await page.getByRole('button', { name: 'Add the coupon' }).click()
    await page.getByRole('alert').getByText('Your role does not allow this').waitFor()
    await create.waitFor({ state: 'detached' })
  })
})
