import { expect } from 'chai'
import { openPage, useBrowser } from '../support/browser.ts'
import { allowOn, denyOn, signInOn } from '../support/consent.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { openSite, type Site } from '../support/site.ts'
import { consentUrl, createMerchant, usualVerifier } from './oauth-support.ts'

/** The script of an app's page. It is a text, because what the tests are compiled to does not run in pages. */
const appInBrowser = `async ({ apps, form }) => {
  const json = async (url, init) => (await fetch(url, init)).json()
  const post = (url, values) => json(url, { method: 'POST', body: new URLSearchParams(values) })
  const refused = await fetch(apps + '/api/v1/app')
  const [, metadata] = /resource_metadata="(.+?)"/.exec(refused.headers.get('www-authenticate'))
  const { authorization_servers: [issuer] } = await json(metadata)
  const server = await json(issuer + '/.well-known/oauth-authorization-server')
  const { access_token, refresh_token } = await post(server.token_endpoint, form)
  const headers = { authorization: 'Bearer ' + access_token }
  const { data } = await json(apps + '/api/v1/app', { headers })
  const ended = await post(server.revocation_endpoint, { client_id: form.client_id, token: refresh_token })
  const { status } = await fetch(apps + '/api/v1/app', { headers })
  return { scopes: data.scopes, ended: ended.success, status }
}`

describe('The consent page, opened by an app', () => {
  let site: Site
  let app: Receiver

  useBrowser()
  before(async () => {
    site = await openSite()
    app = await openReceiver()
    await openPage()
  })
  after(async () => {
    await app?.close()
    await site?.close()
  })

  /** Opens an address in a window of its own from a page of the app, as `window.open` does. */
  const openFromApp = async (address: string) => {
    const page = await openPage()
    await page.goto(app.url)
    const opened = page.context().waitForEvent('page')
    await page.evaluate(`{ window.opened = window.open(${JSON.stringify(address)}) }`)
    const popup = await opened
    await popup.waitForLoadState()
    return { popup, knows: () => page.evaluate('!window.opened.closed') }
  }

  it('lets an app that runs in a browser alone get its token, use it and revoke it', async () => {
    const values = { confidential: false, redirectUris: [`${app.url}/callback`], scopes: ['READ_ORDERS'] }
    const merchant = await createMerchant(values)
    const page = await openPage()
    await page.goto(consentUrl(site.console, merchant))
    await signInOn(page, merchant.owner.email!)
    const back = await allowOn(page, merchant.app.redirectUri)
    const { clientId: client_id, redirectUri: redirect_uri } = merchant.app
    const code = back.searchParams.get('code')!
    const form = {
      grant_type: 'authorization_code',
      client_id,
      redirect_uri,
      code,
      code_verifier: usualVerifier,
    }
    // The page of the app knows the address of the Apps API alone.
    const seen = await page.evaluate(`(${appInBrowser})(${JSON.stringify({ apps: site.apps, form })})`)
    expect(seen).to.eql({ scopes: ['READ_ORDERS'], ended: true, status: 401 })
  })

  it('stays, and leads back to an app with a scheme of its own, which the browser opens beside it', async () => {
    const redirectUris = ['com.example.printer:/oauth']
    const merchant = await createMerchant({ name: 'Label Printer', confidential: false, redirectUris })
    for (const answer of ['Do not allow', 'Allow']) {
      const page = await openPage()
      await page.goto(consentUrl(site.console, merchant))
      await signInOn(page, merchant.owner.email!)
      await page.getByRole(answer === 'Allow' ? 'button' : 'link', { name: answer, exact: true }).click()
      await page.getByRole('heading', { name: 'Go back to Label Printer' }).waitFor()
      expect(await page.locator('#done').evaluate((done) => done.matches(':focus'))).to.equal(true)
      expect(await page.getByText('asks for access').isVisible()).to.equal(false)
      const back = await page.getByRole('link', { name: 'Open the app' }).getAttribute('href')
      expect(back).to.match(/^com\.example\.printer:\/oauth\?(code|error=access_denied)/)
    }
    const installed = await service()
      .db('installations')
      .where({ shop_id: merchant.shop.id, removed_at: null })
    expect(installed[0].scopes).to.include('READ_ORDERS')
  })

  it('leads a window that the app has opened back to the app, which still knows it', async () => {
    const merchant = await createMerchant({ redirectUris: [`${app.url}/callback`] })
    const { popup, knows } = await openFromApp(consentUrl(site.console, merchant))
    await denyOn(popup, merchant.app.redirectUri)
    expect(await popup.evaluate('window.opener !== null')).to.equal(true)
    expect(await knows()).to.equal(true)
  })

  it('stands beside pages of the console, which no site that has opened them can lead elsewhere', async () => {
    const { popup, knows } = await openFromApp(`${site.console}/console`)
    expect(await popup.evaluate('window.opener')).to.equal(null)
    expect(await knows()).to.equal(false)
  })
})
