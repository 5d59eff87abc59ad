import { expect } from 'chai'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { factorCode } from '../console/support.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { button, createMerchant, said, sizes, useConsole } from './support.ts'

describe('the settings in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  const shopRow = (id: string) => service().db('shops').where({ id }).first()
  const inDialog = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true })

  it('change the name and the look, with a logo that is uploaded', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings`)
    await page.getByLabel('Name of the store').fill('Lantern and Thread')
    const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer()
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer }
    await page.getByLabel('Choose a picture', { exact: true }).setInputFiles(picture)
    await page.getByRole('img', { name: 'Logo of Lantern and Thread' }).waitFor()
    await page.getByRole('textbox', { name: 'Main colour (optional)' }).fill('#0f766e')
    await button(page, 'Save').click()
    await said(page, 'The settings have been saved')
    const { name, logo, theme } = await shopRow(shop.id)
    expect({ name, theme }).to.eql({ name: 'Lantern and Thread', theme: { primaryColor: '#0f766e' } })
    expect(logo).to.match(/\/pictures\//)
    await page.getByRole('banner').getByText('Lantern and Thread').first().waitFor()
  })

  it('are marked as a page behind More on a phone, and Home is not', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`, {
      viewport: sizes.phone,
      hasTouch: true,
    })
    const bar = page.locator('.bottom-bar')
    const marked = bar.locator('> [aria-current]')
    await marked.getByText('More').waitFor()
    await bar.getByRole('link', { name: 'Home' }).click()
    await bar.locator('> a[aria-current]', { hasText: 'Home' }).waitFor()
    expect(await marked.allTextContents()).to.eql(['Home'])
  })

  it('offer no zones to a store of services, which ships nothing', async () => {
    const { email, home, shop } = await createMerchant()
    await service().db('shops').where({ id: shop.id }).update({ type: 'business' })
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await page.getByText('This store does not ship anything').waitFor()
    expect(await button(page, 'Add a zone').count()).to.equal(0)
  })

  it('set up where a store ships to, and what it costs', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').click()
    await page.getByLabel('Add a country').or(page.getByLabel('Countries')).selectOption('GH')
    await page.getByRole('button', { name: 'Remove Ghana' }).waitFor()
    await inDialog(page, 'Save').click()
    await said(page, 'Shipping has been saved')
    await button(page, 'Add a rate').click()
    await page.getByLabel('Name', { exact: true }).fill('By road')
    await page.getByLabel('Price').fill('4500.50')
    await inDialog(page, 'Save').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('₦4,500.50').waitFor()
    const { shipping } = await shopRow(shop.id)
    expect(shipping.zones).to.have.length(1)
    expect(shipping.zones[0].countries).to.include('GH')
    expect(shipping.zones[0].rates[0].name).to.equal('By road')
  })

  it('take an area on the map, which a sketch shows, with its minimum and a fee by distance', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').click()
    await page.getByLabel('Name of the zone').fill('Riders')
    await page.getByLabel('Where riders start').fill('6.45, 3.39')
    await page.getByLabel('Radius in km').fill('2,5')
    await page.getByLabel('Corners of a polygon').fill('6.4, 3.3\n6.5, 3.3\n6.5')
    await page.getByText('Write a latitude and a longitude').waitFor()
    await page.getByLabel('Corners of a polygon').fill('6.4, 3.3\n6.5, 3.3\n6.5, 3.5')
    await page.getByRole('img', { name: 'The area around' }).waitFor()
    await page.getByLabel('Minimum order').fill('2000')
    await inDialog(page, 'Save').click()
    await said(page, 'Shipping has been saved')
    await button(page, 'Add a rate').click()
    await page.getByLabel('Name', { exact: true }).fill('Rider')
    await page.getByLabel('Price').fill('500')
    await page.getByLabel('Each kilometre adds').fill('100')
    await inDialog(page, 'Save').click()
    await page.getByText('₦100.00 more for each km').waitFor()
    const [{ area, minimum, rates }] = (await shopRow(shop.id)).shipping.zones
    const [west, north] = [
      { lat: 6.4, lng: 3.3 },
      { lat: 6.5, lng: 3.3 },
    ]
    const points = [west, north, { lat: 6.5, lng: 3.5 }]
    expect(area).to.eql({ center: { lat: 6.45, lng: 3.39 }, radiusKm: 2.5, points })
    expect([minimum, rates[0].perKm]).to.eql([200_000, 10_000])
  })

  it('take groups of countries by one click, postal codes as carriers list them, and what a rate carries', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a zone').click()
    await button(page, 'Take the rest of the world').click()
    await button(page, 'Add the European Union').click()
    await page.getByRole('button', { name: 'Remove Croatia' }).waitFor()
    expect(await page.locator('.chip').count()).to.equal(27)
    await button(page, 'Add the European Economic Area').click()
    await page.getByRole('button', { name: 'Remove Norway' }).waitFor()
    await page.getByLabel('Name of the zone').fill('Islands')
    await page.getByLabel('Only these postal codes').fill('20*, 97000-97999\nAB31-38, 40-56')
    await inDialog(page, 'Save').click()
    await said(page, 'Shipping has been saved')
    await button(page, 'Add a rate').click()
    await page.getByLabel('Name', { exact: true }).fill('Rider')
    await page.getByLabel('Price').fill('1')
    expect(await page.getByLabel('Products').isChecked()).to.equal(true)
    await page.getByLabel('Products').uncheck()
    await page.getByLabel('Dishes').check()
    await inDialog(page, 'Save').click()
    await page.getByText('dishes only').waitFor()
    const [zone] = (await shopRow(shop.id)).shipping.zones
    expect(zone.countries).to.have.length(30).and.to.include.members(['DE', 'NO', 'LI'])
    expect(zone.postalCodes).to.eql(['20*', '97000-97999', 'AB31-38', 'AB40-56'])
    expect(zone.rates[0].carries).to.eql(['foods'])
  })

  it('take the weights and measures that a rate is for, and what heavier parcels cost', async () => {
    const { email, home, shop } = await createMerchant()
    await setShipping(shop, { zones: [{ name: 'All', countries: [], rates: [] }] })
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Add a rate').click()
    await page.getByLabel('Name', { exact: true }).fill('Post')
    await page.getByLabel('Price').fill('500')
    await page.getByLabel('For parcels up to').fill('31.500')
    await page.getByLabel('Longest side up to').fill('120')
    const add = page.getByRole('button', { name: 'Add a cost from a weight on' })
    for (const [place, [from, cost]] of [
      ['5000', '900'],
      ['2000', '700'],
      ['9000', '1'],
    ].entries()) {
      await add.click()
      await page.getByLabel('From a weight of').nth(place).fill(from!)
      await page.getByLabel('It costs').nth(place).fill(cost!)
    }
    await page.getByRole('button', { name: 'Remove the last' }).click()
    await inDialog(page, 'Save').click()
    await page.getByText('up to 31,500 g').waitFor()
    await page.getByText('₦900.00 from 5,000 g').waitFor()
    const [{ rates }] = (await shopRow(shop.id)).shipping.zones
    expect(rates[0]).to.deep.include({ maxWeight: 31_500, maxLength: 120 })
    expect(rates[0].weightSteps).to.eql([
      { from: 2000, amount: 70_000 },
      { from: 5000, amount: 90_000 },
    ])
  })

  it('require a telephone number of shoppers, by one button, and leave the rest of the checkout alone', async () => {
    const { email, home, shop } = await createMerchant()
    const before = (await shopRow(shop.id)).checkout
    const page = await site.openFor(email, `${home}/settings/shipping`)
    await button(page, 'Require a phone number').click()
    await page.getByText('People must give a phone number').waitFor()
    expect((await shopRow(shop.id)).checkout).to.eql({ ...before, requirePhone: true })
    await button(page, 'Make it optional').click()
    await page.getByText('People may leave out their phone number.').waitFor()
    expect((await shopRow(shop.id)).checkout).to.eql({ ...before, requirePhone: false })
  })

  it('take the address that parcels are sent from, with the parts of its country', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/shipping`)
    const panel = page.locator('.panel', { hasText: 'Sent from' })
    await panel.getByRole('button', { name: 'Set up' }).click()
    const field = (label: string | RegExp) => page.getByRole('dialog').getByLabel(label)
    await field('Name').fill('Lantern')
    await field('Phone').fill('+81 3 0000 0000')
    await field('Street and number').fill('1-1 Chiyoda')
    await field('Country').selectOption('SG')
    await field('City').waitFor({ state: 'detached' })
    await field('Postal code').fill('100-0001')
    expect(await field(/State|Province/).count()).to.equal(0)
    await field('Country').selectOption('JP')
    await field('Prefecture').waitFor()
    expect(await page.getByRole('dialog').getByText('(optional)').count()).to.equal(0)
    await inDialog(page, 'Save').click()
    expect(await field('Prefecture').evaluate((input) => input.matches(':focus:invalid'))).to.equal(true)
    await field('Prefecture').fill('Tokyo')
    await inDialog(page, 'Save').click()
    await said(page, 'Shipping has been saved')
    await panel.getByText('100-0001').waitFor()
    const { origin } = (await shopRow(shop.id)).shipping
    expect(origin).to.include({ country: 'JP', state: 'Tokyo', postalCode: '100-0001', city: '' })
  })

  it('take the bank account of transfers, and switch it off', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/payments`)
    await button(page, 'Set up').click()
    for (const [label, value] of [
      ['Account holder', 'Lantern Ltd'],
      ['Account number or IBAN', '0123456789'],
      ['Bank', 'Demo Bank'],
      ['Bank code', '058'],
      ['Bank id', '058'],
    ] as const)
      await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value)
    await inDialog(page, 'Save').click()
    await page.getByText('0123456789').waitFor()
    const transfer = page.getByRole('region', { name: 'Bank transfer' })
    await transfer.getByRole('button', { name: 'Switch off' }).click()
    await transfer.getByText('Off', { exact: true }).waitFor()
    const method = await service().db('payment_methods').where({ shop_id: shop.id }).first()
    expect(method.active).to.equal(false)
  })

  it('say how long a transfer is waited for, and what guests may hold', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/payments`)
    const days = page.getByLabel('Days to wait for a bank transfer')
    await days.waitFor()
    expect(await days.inputValue()).to.equal('3')
    await days.fill('7')
    await page.getByLabel('Share of the stock').fill('20 %')
    await page.getByLabel('But at least this many pieces').fill('1')
    await button(page, 'Save').click()
    await page.getByText('The settings have been saved').waitFor()
    const { checkout } = await shopRow(shop.id)
    expect(checkout).to.eql({ holdDays: { transfer: 7 }, guestStock: { percent: 20, pieces: 1 } })
  })

  it('let the owner make a role and invite somebody, who accepts by the link in the e-mail', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/roles/new`)
    await page.getByLabel('Name', { exact: true }).fill('Packer')
    await page.getByLabel('Shipments').selectOption('manage')
    await button(page, 'Save the role').click()
    await page.getByRole('heading', { name: 'Packer' }).waitFor()
    const role = await service().db('roles').where({ shop_id: shop.id, name: 'Packer' }).first()
    expect(role.permissions).to.eql(['shipping:manage'])
    const invited = newEmail()
    await page.goto(`${site.console}/console${home}/settings/staff`)
    await button(page, 'Invite somebody').click()
    await page.getByRole('dialog').getByLabel('E-mail').fill(invited)
    await page.getByLabel('Role').selectOption({ label: 'Packer' })
    await button(page, 'Send the invitation').click()
    await page.getByText(invited).waitFor()
    const guest = await site.openFor(invited, await linkTo(invited))
    await button(guest, 'Accept').click()
    await guest.getByRole('heading', { name: 'Home' }).waitFor()
    await guest.goto(`${site.console}/console${home}/settings/activity`)
    await guest.getByText('Your role does not allow this.').waitFor()
    await page.reload()
    await page.getByRole('row').filter({ hasText: invited }).getByText('Packer').waitFor()
  })

  /** Returns the path of the link that an invitation was mailed with. */
  async function linkTo(email: string): Promise<string> {
    const response = await fetch(`${site.console}/api/v1/mailbox?to=${encodeURIComponent(email)}`)
    const { data } = (await response.json()) as { data: { messages: { text: string }[] } }
    return /\/console(\/invitations\/inv_[\w-]+)/.exec(data.messages[0]!.text)![1]!
  }

  it('show the DNS records of a domain, and take it away', async () => {
    const { email, home } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/domains`)
    await button(page, 'Add a domain').click()
    await page.getByRole('dialog').getByLabel('Domain', { exact: true }).fill('lantern-shop.com')
    await inDialog(page, 'Add it').click()
    const domain = page.getByRole('region', { name: 'lantern-shop.com' })
    await domain.getByText('Waiting for DNS').waitFor()
    await domain.getByText('CNAME', { exact: true }).waitFor()
    const { dependencies } = service()
    const { resolveTxt } = dependencies
    try {
      dependencies.resolveTxt = async () => []
      await domain.getByRole('button', { name: 'Check now' }).click()
      await said(
        page,
        'The TXT record of lantern-shop.com is not in the DNS yet. New records can take some hours.',
      )
    } finally {
      dependencies.resolveTxt = resolveTxt
    }
    await domain.getByRole('button', { name: 'Remove' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await domain.getByRole('button', { name: 'Remove' }).click()
    await inDialog(page, 'Remove').click()
    await domain.waitFor({ state: 'detached' })
  })

  it('let an installed app do less, and take it away', async () => {
    const { email, home, shop } = await createMerchant()
    const { id } = await createInstallation(shop, {
      scopes: ['READ_ORDERS', 'READ_CUSTOMERS', 'WRITE_SHIPPING'],
    })
    const page = await site.openFor(email, `${home}/settings/apps`)
    await button(page, 'Limit access').click()
    await page.getByRole('dialog').locator('[value=READ_CUSTOMERS]').uncheck()
    await inDialog(page, 'Save').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const row = () => service().db('installations').where({ id }).first()
    expect((await row()).scopes).to.eql(['READ_ORDERS', 'WRITE_SHIPPING'])
    await button(page, 'Uninstall').click()
    await inDialog(page, 'Uninstall').click()
    await page.getByText('No app is installed').waitFor()
    expect((await row()).removed_at).not.to.equal(null)
  })

  it('count what is unread in the bar, and mark it as read', async () => {
    const { email, home, shop } = await createMerchant()
    await createNotification(shop)
    const page = await site.openFor(email, home)
    await page.getByText('1 unread notification').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: /Notifications/ }).click()
    await button(page, 'Mark all as read').click()
    await page.getByText('1 unread notification').waitFor({ state: 'detached' })
  })

  it('lead from a notification to the product that it is about', async () => {
    const { email, home, shop } = await createMerchant()
    const { id } = await createProduct(shop, { name: 'Bowl' })
    await createNotification(shop, { resource: 'products', resource_id: id })
    const page = await site.openFor(email, `${home}/notifications`)
    await page.getByRole('link', { name: 'A title' }).click()
    await page.getByRole('heading', { name: 'Bowl', level: 1 }).waitFor()
  })

  it('close a store only for those who type its name', async () => {
    const { email, home, shop } = await createMerchant()
    const { name } = shop
    const page = await site.openFor(email, `${home}/settings/ownership`)
    await button(page, 'Close the store').click()
    const typed = page.getByLabel(`Type ${name} to confirm`)
    await typed.fill('something else')
    await button(page, 'Close for good').click()
    await page.getByText('This is not the name of the store.').waitFor()
    expect((await shopRow(shop.id)).closed_at).to.equal(null)
    await typed.fill(name)
    await button(page, 'Close for good').click()
    await page.getByText('This store is closed.').waitFor()
    expect((await shopRow(shop.id)).closed_at).not.to.equal(null)
  })

  it('switch a second factor on, with recovery codes, and off again', async () => {
    const { email } = await createMerchant()
    const page = await site.openFor(email, '/account')
    await button(page, 'Set it up').click()
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    const secret = await page.getByRole('dialog').locator('code').textContent()
    await page.getByLabel('Code from the app').fill(factorCode(secret!))
    await button(page, 'Switch it on').click()
    await page.getByText('Your recovery codes').waitFor()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).to.equal(10)
    await button(page, 'I have saved them').click()
    await page.getByText('10 recovery codes are left.').waitFor()
    await button(page, 'Switch it off').click()
    await inDialog(page, 'Switch it off').click()
    await button(page, 'Set it up').waitFor()
  })
})
