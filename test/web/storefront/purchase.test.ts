import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { expectUsable } from '../../support/barriers.ts'
import { createBrowser, openPushReceiver, vapidClaims } from '../../support/push-service.ts'
import { sampled } from '../../support/sample.ts'
import { newEmail } from '../../support/sign-in.ts'
import { until } from '../../support/until.ts'
import { addToCart, desktop, orderButton, payByCard, phone, signIn, useShops } from './shops.ts'

describe('a purchase in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('purchase')

  const writeAddress = async (page: Page, address: Record<string, string>) => {
    for (const [label, value] of Object.entries(address))
      await page.locator('input').and(page.getByLabel(label)).first().fill(value)
  }

  for (const [size, viewport] of sampled('sizes of purchases', Object.entries({ desktop, phone }), 1)) {
    it(`of a shirt, found by a search, by a guest with a coupon, on a ${size}`, async () => {
      const page = await shops.visit('ecommerce', '/', { viewport })
      await page.getByRole('searchbox', { name: 'Search' }).fill('camp shirt')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Ankara Camp Shirt' }).click()
      await page.getByText('L', { exact: true }).click()
      await page.getByLabel('Quantity').selectOption('2')
      await addToCart(page)
      expect(await page.locator('[data-cart-count]').textContent()).to.equal('2')
      await page.getByRole('link', { name: /^Cart/ }).click()
      await expectUsable(page)
      await page.getByRole('link', { name: 'Check out' }).click()
      await expectUsable(page)
      const address = {
        'Full name': 'Bola Ade',
        'Phone number': '+2348000000000',
        'Street and number': '3 Test Road',
      }
      await writeAddress(page, { ...address, 'Town or city': 'Ikeja', State: 'Lagos' })
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Rider, the same day').click()
      await expectUsable(page)
      await page.getByRole('button', { name: 'Review your order' }).click()
      await page.getByLabel('Coupon').fill('welcome10')
      await page.getByRole('button', { name: 'Use' }).click()
      await page.getByText('Discount').waitFor()
      expect(await page.getByRole('complementary').textContent()).to.match(/Total\s*₦48,600\.00/)
      await expectUsable(page)
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Card (sandbox)').click()
      await orderButton(page).click()
      await payByCard(page)
      expect(await page.getByRole('complementary').textContent()).to.match(
        /WELCOME10\s*-₦4,900\.00\s*Total\s*₦48,600\.00/i,
      )
      await expectUsable(page)
    })

    it(`of a pass and a book, with a download and the switch of the renewal, on a ${size}`, async () => {
      const page = await shops.visit('digital', '/categories/passes', { viewport })
      await page.getByRole('listitem').getByRole('link').first().click()
      await page.getByLabel(/Renew every 30 days/).check()
      await addToCart(page)
      await page.goto(shops.url('digital', '/products/small-balcony-big-harvest'))
      await addToCart(page)
      await page.goto(shops.url('digital', '/checkout'))
      await signIn(shops, page)
      await page.getByText('Card (sandbox)').click()
      await orderButton(page).click()
      await payByCard(page)
      await page.getByRole('link', { name: 'Go to your library' }).click()
      await page.getByRole('link', { name: 'Files Small Balcony, Big Harvest' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('listitem').getByRole('link').first().click(),
      ])
      expect(file.suggestedFilename()).to.match(/\.\w+$/)
      await expectUsable(page)
      await page.goto(shops.url('digital', '/library'))
      await expectUsable(page)
      await page.locator('li', { hasText: 'Yours until' }).getByRole('link').click()
      await page.getByRole('button', { name: 'Turn off renewal' }).click()
      await page.getByText('It ends automatically.').waitFor()
      await page.getByRole('button', { name: 'Turn on renewal' }).waitFor()
      await expectUsable(page)
      for (const path of ['/account', '/account/addresses', '/orders', '/wishlist']) {
        await page.goto(shops.url('digital', path))
        await expectUsable(page)
      }
    })

    it(`of a dish with a request, which is collected and paid by a transfer, on a ${size}`, async () => {
      const page = await shops.visit('restaurant', '/foods', { viewport })
      await page.getByRole('link', { name: /Rump Steak and Chips/ }).click()
      await page.getByLabel('Anything we should know?').fill('No pepper')
      await addToCart(page, 'Add to order')
      await page.goto(shops.url('restaurant', '/checkout'))
      await page.getByRole('link', { name: 'I will collect it' }).click()
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Bank transfer', { exact: true }).click()
      await orderButton(page).click()
      await page.getByText('Demo Bank').waitFor()
      expect(await page.locator('.facts dd').allInnerTexts()).to.eql([
        '£21.50',
        'The Copper Ladle',
        '0000000000',
        'Demo Bank',
        '000',
      ])
      const send = page.getByRole('button', { name: 'I have sent the money' })
      await send.click()
      await page.getByText('Please tell us the reference, a link or a word').waitFor()
      await page.getByLabel('Reference of the transfer').fill('LADLE 1')
      await page.getByLabel('Anything else that helps us find it').fill('From the account of my mother')
      await send.click()
      await page.getByRole('heading', { name: 'You have told us about your transfer' }).waitFor()
      // The service would refuse both while the merchant looks for the transfer.
      expect(await page.getByText(/^(Cancel the order|Use)$/).count()).to.equal(0)
      await expectUsable(page)
      await page.getByText('Correct what you told us').click()
      await page.getByLabel('Link to the receipt').fill('https://receipts.example/1')
      await send.click()
      await page.getByRole('link', { name: 'https://receipts.example/1' }).waitFor()
      await page.getByText('Correct what you told us').click()
      const receipt = {
        name: 'Beleg.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 £21.50'),
      }
      const file = page.getByLabel('A picture or PDF of the transfer')
      await file.setInputFiles({ ...receipt, buffer: Buffer.from('no picture') })
      await send.click()
      await page.getByText('That file is neither a picture nor a PDF.').waitFor()
      await page.getByText('Correct what you told us').click()
      await file.setInputFiles({ ...receipt, buffer: Buffer.alloc(12 * 1024 * 1024) })
      await send.click()
      await page.getByText('The file is larger than 10 MB.').waitFor()
      await page.getByText('Correct what you told us').click()
      await file.setInputFiles(receipt)
      await send.click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Beleg.pdf' }).click(),
      ])
      expect(download.suggestedFilename()).to.equal('Beleg.pdf')
      await expectUsable(page)
      expect(await page.getByRole('definition').allTextContents()).to.include.members([
        'LADLE 1',
        'From the account of my mother',
      ])
      expect(await page.getByRole('listitem').filter({ hasText: 'Rump Steak' }).textContent()).to.include(
        'No pepper',
      )
    })

    it(`of a dish that nobody brings to where it should go, and that is collected, on a ${size}`, async () => {
      const page = await shops.visit('restaurant', '/foods', { viewport })
      await page.getByRole('link', { name: /Crab Bisque/ }).click()
      await addToCart(page, 'Add to order')
      await page.goto(shops.url('restaurant', '/checkout'))
      await page.getByLabel('Country').selectOption('NO')
      const somewhere = {
        'Street and number': '3 Test Road',
        'Town or city': 'Oslo',
        'Postal code': '0150',
      }
      await writeAddress(page, { 'Full name': 'Ann Lee', 'Phone number': '+4722000000', ...somewhere })
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('We do not deliver this order to that address.').waitFor()
      expect(await page.getByRole('button', { name: 'Review your order' }).count()).to.equal(0)
      await expectUsable(page)
      await page.getByRole('link', { name: /I will collect it/ }).click()
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Card (sandbox)').click()
      await expectUsable(page)
      await orderButton(page).click()
      await payByCard(page)
      expect(await page.getByRole('complementary').textContent()).to.match(/Total\s*£9\.25/)
      const told = await page.getByRole('main').textContent()
      expect(told).to.match(/Collect it here, and name order \d+:.*The hatch on the side street/)
    })

    it(`of a dish that is delivered, on a ${size}`, async () => {
      const page = await shops.visit('restaurant', '/foods', { viewport })
      await page.getByRole('link', { name: /Crab Bisque/ }).click()
      await addToCart(page, 'Add to order')
      await page.goto(shops.url('restaurant', '/checkout'))
      const address = {
        'Full name': 'Ann Lee',
        'Phone number': '+441170000000',
        'Street and number': '3 Test Row',
      }
      await writeAddress(page, {
        ...address,
        'Town or city': 'Bristol',
        'State or region': 'Bristol, City of',
        Postcode: 'BS1 1AA',
      })
      await page.getByRole('button', { name: 'Continue to delivery' }).click()
      await page.getByText('Our own bicycle').waitFor()
      await page.getByRole('button', { name: 'Review your order' }).click()
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Card (sandbox)').click()
      await orderButton(page).click()
      await payByCard(page)
    })

    it(`of an appointment, on a ${size}`, async () => {
      const page = await shops.visit('business', '/services', { viewport })
      await page.getByRole('link', { name: /Monthly Bookkeeping/ }).click()
      const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('Day', { exact: true }).fill(day)
      await page.getByLabel('Time', { exact: true }).fill('10:30')
      await addToCart(page, 'Book')
      await page.goto(shops.url('business', '/cart'))
      await page.getByText('You can use a coupon in the next step.').waitFor()
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByLabel('E-mail address').first().fill(newEmail())
      await page.getByText('Card (sandbox)').click()
      await orderButton(page).click()
      await payByCard(page)
      expect(await page.getByRole('listitem').filter({ hasText: 'Bookkeeping' }).textContent()).to.include(
        day,
      )
    })
  }

  it('is told of by a browser whose pages are closed, and leads back to the order', async () => {
    const push = await openPushReceiver()
    const subscribed = createBrowser(push)
    try {
      const page = await shops.visit('digital', '/sign-in?next=/account')
      await page.context().grantPermissions(['notifications'], { origin: shops.url('digital', '') })
      // A browser asks its maker's push service for an address, and this one reaches no host but this machine.
      await page.addInitScript(`PushManager.prototype.subscribe = async (options) => {
        window.asked = options
        return { toJSON: () => (${JSON.stringify(subscribed.subscription)}) }
      }`)
      await signIn(shops, page)
      const deliver = await pushTo(page, shops.url('digital', ''))
      await page.getByRole('button', { name: 'Notify me when an order changes' }).click()
      await page.getByText('This browser will show messages about your orders.').waitFor()
      const { userVisibleOnly, applicationServerKey: publicKey } = await page.evaluate<{
        userVisibleOnly: boolean
        applicationServerKey: string
      }>('window.asked')
      expect(userVisibleOnly).to.equal(true)
      await page.goto(shops.url('digital', '/products/small-balcony-big-harvest'))
      await addToCart(page)
      await page.goto(shops.url('digital', '/checkout'))
      await page.getByText('Card (sandbox)').click()
      await orderButton(page).click()
      await payByCard(page)
      const { pathname } = new URL(page.url())
      const message = await until('a message about the order', () => push.received[0])
      expect(vapidClaims(message, publicKey)).to.have.property('aud', push.origin)
      const { shown, opened } = await deliver(subscribed.open(message.body))
      expect(shown).to.include({ tag: pathname.split('/').at(-1) })
      expect(shown.title).to.match(/paid/i)
      expect(opened).to.equal(pathname)
    } finally {
      await push.close()
    }
  })
})

/**
 * Returns a function that brings a message to the service worker of a page, as the browser does when one comes, and
 * clicks on what is shown. A browser without a screen shows no messages, so what the worker asks of it is written down.
 */
async function pushTo(page: Page, origin: string) {
  const protocol = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  const registrationId = await registered
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  const worker = page.context().serviceWorkers()[0]!
  await worker.evaluate(`
    self.registration.showNotification = async (title, options) => { self.shown = { title, ...options } }
    self.clients.openWindow = async (path) => { self.opened = path }
  `)
  return async (message: unknown) => {
    await protocol.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
    const shown = await until('what the worker shows', () => worker.evaluate('self.shown'))
    const opened = await worker.evaluate<string>(`
      const notification = { ...self.shown, close() {} }
      self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
      self.opened
    `)
    return { shown: shown as { title: string; body: string; tag: string }, opened }
  }
}
