import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { Fleet } from '../../scripts/torture/processes.ts'
import { openOauthApp } from '../journeys/oauth-app.ts'
import { topicOf } from '../journeys/support.ts'
import { expectUsable } from '../support/barriers.ts'
import { allowOn, signInOn } from '../support/consent.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'
import { button, signIn, sizes, useConsole } from './support.ts'

describe('An app developer, from nothing to a webhook that is sent once more', function () {
  this.timeout(300_000)
  const site = useConsole()
  let receiver: Receiver
  let worker: Fleet
  before(async () => {
    ;[receiver, worker] = await Promise.all([openReceiver(), startWorkerProcess()])
  })
  after(async () => {
    await worker?.stop()
    await receiver?.close()
  })

  const kept = (page: Page) => button(page, 'I have saved it').click()
  const open = (page: Page, path: string) => page.goto(`${site.console}/console${path}`)

  /** Registers an app, and returns what its server is given. */
  async function createApp(page: Page, redirectUri: string) {
    await page.getByRole('link', { name: 'Create an app' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Stock Lamp')
    await page.getByLabel('Redirect URLs').fill(redirectUri)
    await page.locator('[name=scopes][value=READ_INVENTORY]').check()
    await button(page, 'Create the app').click()
    const clientSecret = (await page.getByRole('dialog').locator('code').first().textContent())!.trim()
    await kept(page)
    await page.waitForURL(/developer\/[0-9a-f]{24}$/)
    const clientId = await page
      .getByText(/^client_/)
      .first()
      .textContent()
    return { id: page.url().slice(-24), clientId: clientId!.trim(), clientSecret, redirectUri }
  }

  async function openStoreWith(page: Page): Promise<string> {
    await open(page, '/stores/new')
    await page.getByLabel('Name of the store').fill('Workshop')
    await page.getByLabel('Country').selectOption('NG')
    await page.getByLabel('Currency').selectOption('NGN')
    await button(page, 'Open the store').click()
    await page.getByRole('heading', { name: 'Set up your store' }).waitFor()
    return /\/stores\/[0-9a-f]{24}/.exec(page.url())![0]
  }

  async function addProduct(page: Page, home: string): Promise<void> {
    await open(page, `${home}/catalogue/new`)
    await page.getByLabel('Name', { exact: true }).fill('Lantern')
    await page.getByLabel('Price', { exact: true }).fill('5')
    await page.getByLabel('Stock', { exact: true }).fill('3')
    await button(page, 'Add the product').click()
    await page.getByRole('heading', { name: 'Lantern' }).waitFor()
  }

  for (const [size, viewport] of Object.entries(sizes)) {
    it(`does all of it on a ${size}`, async () => {
      receiver.received.length = 0
      const email = newEmail()
      const page = await site.open('/developer', { viewport })
      await signIn(page, email)
      const registered = await createApp(page, `${receiver.url}/callback`)
      await page.getByRole('tab', { name: 'Webhook' }).click()
      await page.getByLabel('Address').fill(receiver.url)
      await button(page, 'Save').click()
      await kept(page)
      await button(page, 'Send a test notification').click()
      await page.getByText('200', { exact: true }).waitFor()

      const home = await openStoreWith(page)
      const app = await openOauthApp(site, registered)
      const round = await app.ask()
      await page.goto(round.link)
      await signInOn(page, email)
      await app.redeem(await allowOn(page, registered.redirectUri), round)
      await addProduct(page, home)
      const notices = () => receiver.received.filter((call) => topicOf(call) === 'products/created')
      await until('the notice', () => notices()[0])

      await open(page, `/developer/${registered.id}`)
      await page.getByRole('tab', { name: 'Deliveries' }).click()
      await page.getByText('products/created').first().waitFor()
      await button(page, 'Replay a period').click()
      const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('From').fill(day(-1))
      await page.getByLabel('To', { exact: true }).fill(day(1))
      await button(page.getByRole('dialog'), 'Replay').click()
      const [first, second] = await until('the notice once more', () => notices()[1] && notices())
      expect(second!.body).to.equal(first!.body)
      await page.getByText('products/created').first().waitFor()
      const { db } = service()
      const inFlight = () => db('deliveries').where({ app_id: registered.id }).whereNotNull('lease').first()
      // The receiver has the notice before the worker has written down that it does.
      await until('the result of the call', async () => !(await inFlight()))
      const retried = { state: 'pending', attempt: 1, next_at: new Date(Date.now() + 86_400_000) }
      await db('deliveries').where({ app_id: registered.id }).update(retried)
      await page.getByText('Trying again').first().waitFor()
      await expectUsable(page)

      await page.getByRole('tab', { name: 'Webhook' }).click()
      await page.getByLabel('Address').fill('')
      await button(page, 'Save').click()
      await page.getByText('The webhook is off', { exact: true }).waitFor()
      await button(page, 'Send a test notification').waitFor({ state: 'detached' })
    })
  }
})
