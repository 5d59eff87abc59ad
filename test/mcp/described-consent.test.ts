import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { usualChallenge } from '../console/oauth-support.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { allowOn, signInOn } from '../support/consent.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { openSite, type Site } from '../support/site.ts'

describe('The consent page for a client that describes itself', () => {
  let site: Site
  let client: Server
  let back: Receiver
  let clientId: string
  useBrowser()
  before(async () => {
    site = await openSite()
    back = await openReceiver()
    client = createServer((_req, res) => {
      const document = {
        client_id: clientId,
        client_name: 'Desk Agent',
        redirect_uris: [`${back.url}/callback`],
      }
      res.end(JSON.stringify(document))
    })
    await new Promise<void>((listening) => client.listen(0, '127.0.0.1', listening))
    clientId = `http://127.0.0.1:${(client.address() as AddressInfo).port}/agent.json`
  })
  after(async () => {
    client?.close()
    await back?.close()
    await site?.close()
  })

  it('says that its name is its own claim, and grants no write that the merchant has not ticked', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const query = {
      client_id: clientId,
      redirect_uri: `${back.url}/callback`,
      response_type: 'code',
      ...usualChallenge,
    }
    const page = await openPage()
    await page.goto(`${site.console}/api/v1/oauth/authorize?${new URLSearchParams(query)}`)
    await page.getByText('its name is its own claim').waitFor()
    const change = page.getByLabel('Create, update and delete products, foods')
    expect(await change.isChecked()).to.equal(false)
    await signInOn(page, owner.email!)
    await page.getByLabel('The store that Desk Agent may access').selectOption(shop.name)
    await change.check()
    await allowOn(page, `${back.url}/callback`)
    const { scopes } = await service().db('installations').where({ shop_id: shop.id }).first()
    expect(scopes.filter((scope: string) => !scope.startsWith('READ_'))).to.eql(['WRITE_INVENTORY'])
    expect(scopes).to.include('READ_ORDERS')
  })
})
