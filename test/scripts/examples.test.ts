import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { callsOf } from '../../scripts/docs/calls.ts'
import { documentOf } from '../../scripts/docs/contracts.ts'
import { exampleCall } from '../../scripts/docs/samples.ts'
import { callerOf } from '../../scripts/generate/contract.ts'
import { shopper } from '../../scripts/seed/examples.ts'
import { merchant } from '../../scripts/seed.ts'
import { endAll, ownFolder, ownSettings, type Started, startProcess } from '../main/process.ts'

const [store, digitalStore] = ['665f1c2ab4e0d3a1c9f00001', '665f1c2ab4e0d3a1c9f00002']

describe('The examples of the contract', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('examples')
  let started: Started
  let tokens: Record<'store' | 'digital' | 'apps' | 'digitalApps' | 'console', string>

  before(async () => {
    started = startProcess('scripts/start.ts', await ownSettings(folder))
    await started.ready()
    const account = await signIn('console', merchant.email)
    tokens = {
      store: await signIn('store', shopper.email, store),
      digital: await signIn('store', shopper.email, digitalStore),
      apps: await appToken(account, store),
      digitalApps: await appToken(account, digitalStore),
      console: account,
    }
  })
  after(async () => {
    await endAll()
    remove()
  })

  const ask = async (surface: 'store' | 'console', path: string, headers = {}, body?: object) => {
    const url = `${started.urls[surface]}/api/v1${path}`
    const type = { 'content-type': 'application/json', ...headers }
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: type,
      body: body && JSON.stringify(body),
    })
    return ((await reply.json()) as { data: never }).data
  }
  const codes = async (email: string) => {
    const { messages }: { messages: { _id: string; text: string }[] } = await ask(
      'console',
      `/mailbox?to=${email}`,
    )
    return messages.map(({ _id, text }) => ({ _id, otp: /\b\d{6}\b/.exec(text)?.[0] }))
  }
  async function signIn(surface: 'store' | 'console', email: string, shopId?: string): Promise<string> {
    const headers = shopId ? { 'x-shop-id': shopId } : {}
    const known = new Set((await codes(email)).map(({ _id }) => _id))
    await ask(surface, '/auth/authenticate', headers, { email })
    for (;;) {
      const fresh = (await codes(email)).find(({ _id, otp }) => otp && !known.has(_id))
      if (fresh) {
        const { token }: { token: string } = await ask(surface, '/auth/verify', headers, {
          email,
          otp: fresh.otp,
        })
        return token
      }
      await sleep(100)
    }
  }
  async function appToken(account: string, shopId: string): Promise<string> {
    const headers = { authorization: `Bearer ${account}` }
    const { token }: { token: string } = await ask('console', `/stores/${shopId}/tokens`, headers, {
      name: 'test',
    })
    return token
  }

  /** The examples that a fresh service cannot answer, and why. */
  const others: Record<string, string> = {
    getPushSubscription: 'only a browser has one',
    showConsent: 'it is a page, for an app that sends its parameters',
    getNotification: 'removed by the age that its id tells',
    getDelivery: 'removed by the age that its id tells',
    getInvitation: 'the token of an invitation is in an e-mail alone',
    getStoreTransfer: 'nobody has offered the store',
  }

  for (const surface of ['store', 'apps', 'console'] as const) {
    it(`of every GET of ${surface} answer 2xx on a fresh start`, async () => {
      const contract = await documentOf(surface)
      const wrong: string[] = []
      for (const place of callsOf(contract)) {
        const { operationId, tags } = place.operation
        if (place.method !== 'get' || operationId in others) continue
        const { url, headers } = exampleCall(contract, place)
        const isDigital = headers['x-shop-id'] === digitalStore || tags[0] === 'digital-access'
        if (callerOf(contract, place.operation) !== 'nobody') {
          const kind =
            surface === 'console'
              ? 'console'
              : isDigital
                ? (`digital${surface === 'apps' ? 'Apps' : ''}` as const)
                : surface
          headers.authorization = `Bearer ${tokens[kind]}`
        }
        const reply = await fetch(url.replace(/^http:\/\/localhost:\d+/, started.urls[surface]), { headers })
        if (!reply.ok)
          wrong.push(`${operationId} ${reply.status} ${url} ${(await reply.text()).slice(0, 120)}`)
      }
      expect(wrong).to.eql([])
    })
  }
})
